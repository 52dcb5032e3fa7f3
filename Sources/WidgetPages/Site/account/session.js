// The session of the page: a cookie that scripts cannot read. The page only learns whether the server accepts it.

import { forgetAccount, whenForgotten } from "../base/memory.js";

/** Returns the account that the page is signed in to, null if signed out, undefined if the server gives no usable response.
 * @returns {Promise<{id: string, nickname?: string | null} | null | undefined>} */
export async function account() {
    try {
        const response = await fetch("/auth/me", { headers: { Accept: "application/json" }, cache: "no-store" });
        if (response.status === 401 || response.status === 403) return null;
        return response.ok ? await response.json() : undefined;
    } catch {
        return undefined;
    }
}

/** Forgets the account and opens the sign-in page, which returns here afterwards. */
export function goToSignIn() {
    forgetAccount();
    location.replace(`/sign-in?next=${encodeURIComponent(location.pathname)}`);
}

/** Ends the session, forgets the account and opens the sign-in page.
 * @returns {Promise<boolean>} False if the server did not end the session. */
export async function signOut() {
    try {
        const response = await fetch("/session", { method: "DELETE" });
        if (!response.ok && response.status !== 401) return false;
    } catch {
        return false;
    }
    forgetAccount();
    location.assign("/sign-in");
    return true;
}

/** Reloads the page when another page of this browser signs out, so that it checks the session again. */
export function followSigningOut() {
    whenForgotten(() => location.reload());
}
