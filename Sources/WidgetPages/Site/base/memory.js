// Values in the browser's storage. Without storage (private windows, full disks) the pages still work, with less comfort.

const prefix = "headway.";
/** Names of the values that belong to an account. */
const ofAccount = ["state", "arrangement", "playground"];
/** Channel to the other pages of this browser. */
const others = new BroadcastChannel("headway.account");
/** Set once the account is forgotten. The page then saves nothing of it, as the next person would find it. */
let isForgotten = false;

/** Returns the text remembered under a name, or null.
 * @param {string} name */
export function remembered(name) {
    try {
        return localStorage.getItem(prefix + name);
    } catch {
        return null;
    }
}

/** Remembers a text; null forgets it.
 * @param {string} name
 * @param {string | null} value */
export function remember(name, value) {
    if (isForgotten && value !== null && ofAccount.includes(name)) return;
    try {
        if (value === null) localStorage.removeItem(prefix + name);
        else localStorage.setItem(prefix + name, value);
    } catch {
        // The page works without it.
    }
}

/** Calls back when another page of this browser has changed or forgotten the value of a name.
 * @param {string} name
 * @param {() => void} callback */
export function whenRemembered(name, callback) {
    window.addEventListener("storage", (event) => {
        if (event.key === prefix + name || event.key === null) callback();
    });
    // A page in the back/forward cache receives no storage events.
    window.addEventListener("pageshow", (event) => { if (event.persisted) callback(); });
}

/** Returns the value of remembered JSON, or null if there is none or it is not JSON.
 * @param {string} name
 * @returns {any} */
export function rememberedValue(name) {
    try {
        return JSON.parse(remembered(name) ?? "null");
    } catch {
        return null;
    }
}

/** Forgets the values of the account, on signing out and when the server no longer accepts the session. From then on the
 * page remembers nothing of the account. Notifies the other pages. */
export function forgetAccount() {
    const wasKnown = remembered("state") !== null;
    forget();
    if (wasKnown) others.postMessage("forget");
}

/** Calls back when another page has forgotten the account.
 * @param {() => void} callback */
export function whenForgotten(callback) {
    others.addEventListener("message", () => {
        // This page may have saved something in between.
        forget();
        callback();
    });
}

function forget() {
    isForgotten = true;
    for (const name of ofAccount) remember(name, null);
}
