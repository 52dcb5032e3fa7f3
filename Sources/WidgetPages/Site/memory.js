// What the browser remembers for the pages. A browser that keeps nothing (private windows, full disks) loses only comfort.

const prefix = "headway.";

/** What was remembered under a name, or null.
 * @param {string} name */
export function remembered(name) {
    try {
        return localStorage.getItem(prefix + name);
    } catch {
        return null;
    }
}

/** Remembers a text, or forgets it when it is null.
 * @param {string} name
 * @param {string | null} value */
export function remember(name, value) {
    try {
        if (value === null) localStorage.removeItem(prefix + name);
        else localStorage.setItem(prefix + name, value);
    } catch {
        // Nothing that the page needs is lost.
    }
}

/** The value of remembered JSON, or null where there is none or it is not JSON.
 * @param {string} name
 * @returns {any} */
export function rememberedValue(name) {
    try {
        return JSON.parse(remembered(name) ?? "null");
    } catch {
        return null;
    }
}

/** Forgets what belongs to an account: on signing out, and when the server knows the session no more. */
export function forgetAccount() {
    for (const name of ["state", "arrangement", "playground"]) remember(name, null);
}
