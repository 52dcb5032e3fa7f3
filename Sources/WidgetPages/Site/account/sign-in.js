// Exchanges a key for a session.

import { account } from "./session.js";
import { remember } from "../base/memory.js";

/** Reason for a failed sign-in: the key of a text with its values. Null if sign-in succeeded.
 * @typedef {{key: string, values?: Record<string, string | number>} | null} Refusal */

/** Extracts the key from pasted text: the key itself, or a sign-in link that ends with it.
 * @param {string} text
 * @returns {string} */
export function keyIn(text) {
    return /#(hl[a-z]_\w*)\s*$/.exec(text)?.[1] ?? text.trim();
}

/** Returns the page to open after sign-in, from `?next=`. Falls back to the widgets if it is not a page of this server.
 * @param {string} search The query of the address.
 * @param {string} origin
 * @returns {string} */
export function nextPage(search, origin) {
    const wish = new URLSearchParams(search).get("next") ?? "/";
    try {
        const page = new URL(wish, origin);
        const isHere = page.origin === origin && wish.startsWith("/") && page.pathname !== "/sign-in";
        return isHere ? page.pathname + page.search + page.hash : "/";
    } catch {
        return "/";
    }
}

/** Signs in with a key.
 * @param {string} key
 * @returns {Promise<Refusal>} */
export async function signIn(key) {
    if (/^hlw_\w{32}$/.test(key)) return { key: "keyReadOnly" };
    if (!/^hlk_[0-9A-Za-z]{32}$/.test(key)) return { key: "keyMalformed" };
    try {
        const headers = { Authorization: `Bearer ${key}` };
        const response = await fetch("/session", { method: "POST", headers, cache: "no-store" });
        if (!response.ok) return await refusal(response);
    } catch {
        return { key: "signInUnreachable" };
    }
    // The stored state may belong to another account. A draft in the playground stays.
    remember("state", null);
    return await account() === null ? { key: "cookiesOff" } : null;
}

/** @param {Response} response
 * @returns {Promise<Refusal>} */
async function refusal(response) {
    if (response.status === 401) return { key: "keyUnknown" };
    if (response.status === 429) {
        return { key: "keyTooOften", values: { count: response.headers.get("Retry-After") ?? "1" } };
    }
    const problem = await response.json().catch(() => ({}));
    return { key: "signInRefused", values: { reason: String(problem.detail ?? response.status) } };
}
