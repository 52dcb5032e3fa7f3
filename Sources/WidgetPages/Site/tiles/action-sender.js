// Sends the HTTP requests of widget actions.

/** @typedef {import("../drawing/device.js").Action} Action */

/** Result of an attempt to send: the key of a text, with its values.
 * @typedef {{key: string, host: string, status?: number, isDone: boolean}} Outcome */

/** Schemes that could run code in the page. The server rejects them too. */
const unsafe = /^\s*(javascript|data|file|vbscript|blob|about):/i;

/** Headers that need no CORS preflight (Fetch, "CORS-safelisted request-header"). */
const simpleHeaders = new Set(["accept", "accept-language", "content-language"]);
const simpleTypes = ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"];

/** Returns true if an address is safe to open.
 * @param {string} address */
export function isSafe(address) {
    return !unsafe.test(address.replace(/[\u0000-\u0020]/g, ""));
}

/** Returns true if the browser sends a request to another origin without a CORS preflight.
 * @param {string} method
 * @param {Record<string, string>} headers */
export function isSimple(method, headers) {
    if (!["GET", "HEAD", "POST"].includes(method)) return false;
    return Object.entries(headers).every(([name, value]) => {
        const header = name.toLowerCase();
        if (header === "content-type") return simpleTypes.includes(value.split(";")[0].trim().toLowerCase());
        return simpleHeaders.has(header) && value.length <= 128;
    });
}

/** Sends an HTTP(S) action from the browser, without credentials and referrer.
 *
 * A request without a preflight uses the mode `no-cors`, which the target cannot refuse; its response is unreadable. Any
 * other request needs the target's permission (CORS). Without it nothing was sent, so the server may try instead.
 * @param {Action} action
 * @returns {Promise<Outcome>} */
export async function send(action) {
    const target = new URL(action.url);
    const method = (action.method ?? "GET").toUpperCase();
    const headers = action.headers ?? {};
    const outcome = { host: target.host, isDone: false };
    const isOpaque = target.origin !== location.origin && isSimple(method, headers);
    /** @type {RequestInit} */
    const request = {
        method, credentials: "omit", referrerPolicy: "no-referrer", cache: "no-store", redirect: "follow",
        mode: isOpaque ? "no-cors" : "cors",
    };
    try {
        request.headers = new Headers(headers);
        if (action.body && method !== "GET" && method !== "HEAD") request.body = action.body;
        new Request(target, request);
    } catch {
        return { ...outcome, key: "actionHeader" };
    }
    try {
        const response = await fetch(target, request);
        if (response.type === "opaque" || response.ok) return { ...outcome, key: "actionSent", isDone: true };
        return { ...outcome, key: "actionAnswered", status: response.status, isDone: true };
    } catch {
        const isInsecure = location.protocol === "https:" && target.protocol === "http:";
        return { ...outcome, key: isInsecure ? "actionInsecure" : "actionRefused" };
    }
}

/** Asks the server to send the stored action.
 * @param {string} slug
 * @param {Action} action
 * @returns {Promise<Outcome>} */
export async function relay(slug, action) {
    const host = new URL(action.url).host;
    try {
        const address = `/widgets/${encodeURIComponent(slug)}/actions/${action.role}`;
        const response = await fetch(address, { method: "POST", cache: "no-store" });
        if (response.ok) {
            const { status } = await response.json();
            return { key: status < 400 ? "actionRelayed" : "actionAnswered", host, status, isDone: true };
        }
        const isOff = [403, 404, 405].includes(response.status);
        return { key: isOff ? "actionRelayOff" : "actionRelayFailed", host, isDone: false };
    } catch {
        return { key: "actionRelayFailed", host, isDone: false };
    }
}
