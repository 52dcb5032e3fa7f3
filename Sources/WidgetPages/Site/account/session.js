// The session of the page: a cookie that scripts cannot read. The page only learns whether it is taken.

import { forgetAccount, whenForgotten } from "../base/memory.js";

/** The account that the page is signed in to, null when it is not, undefined when the server cannot be asked.
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

/** Goes to the sign-in page, which comes back here. What was shown of the account is forgotten. */
export function goToSignIn() {
    forgetAccount();
    location.replace(`/sign-in?next=${encodeURIComponent(location.pathname)}`);
}

/** Ends the session and forgets what was shown.
 * @returns {Promise<boolean>} Whether the server ended it. */
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

/** Has the page loaded anew when another page of this browser signs out: it then asks who is signed in. */
export function followSigningOut() {
    whenForgotten(() => location.reload());
}
