// What the browser remembers for the pages. A browser that keeps nothing (private windows, full disks) loses only comfort.

const prefix = "headway.";
/** What belongs to an account. */
const ofAccount = ["state", "arrangement", "playground"];
/** The other pages of this browser. */
const others = new BroadcastChannel("headway.account");
/** Whether the account is gone: what a page still saves while it is left would be found by the next person. */
let isForgotten = false;

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
    if (isForgotten && value !== null && ofAccount.includes(name)) return;
    try {
        if (value === null) localStorage.removeItem(prefix + name);
        else localStorage.setItem(prefix + name, value);
    } catch {
        // Nothing that the page needs is lost.
    }
}

/** Calls back when another page of this browser has remembered something else under a name, or forgotten it.
 * @param {string} name
 * @param {() => void} callback */
export function whenRemembered(name, callback) {
    window.addEventListener("storage", (event) => {
        if (event.key === prefix + name || event.key === null) callback();
    });
    // A page that the browser had put aside was told nothing meanwhile.
    window.addEventListener("pageshow", (event) => { if (event.persisted) callback(); });
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

/** Forgets what belongs to an account: on signing out, and when the server knows the session no more. The page remembers
 * nothing of it from then on, and the other pages learn of it. */
export function forgetAccount() {
    const wasKnown = remembered("state") !== null;
    forget();
    if (wasKnown) others.postMessage("forget");
}

/** Calls back when another page has forgotten the account.
 * @param {() => void} callback */
export function whenForgotten(callback) {
    others.addEventListener("message", () => {
        // This page may have saved something meanwhile.
        forget();
        callback();
    });
}

function forget() {
    isForgotten = true;
    for (const name of ofAccount) remember(name, null);
}
