// Short notices at the bottom of the page that report the result of an action.

import { element } from "../base/dom.js";
import { text } from "../words/words.js";

/** Lifetime of a notice in milliseconds. Errors stay until closed. */
const stay = 6000;

/** Storage key of a notice for the next page of this tab. */
const waiting = "headway.notice";

/** Stores a notice for the next page of this tab.
 * @param {string} message */
export function sayNext(message) {
    try {
        sessionStorage.setItem(waiting, message);
    } catch {
        // The next page shows the result in its own way too.
    }
}

/** Shows the notice that the previous page of this tab stored. The delay lets screen readers find the live region first:
 * they announce only later changes in it. */
export function sayWaiting() {
    setTimeout(() => {
        try {
            const message = sessionStorage.getItem(waiting);
            sessionStorage.removeItem(waiting);
            if (message) say(message, { stays: false });
        } catch {
            // Without storage there is no notice.
        }
    }, 100);
}

/** Shows a notice, which screen readers announce.
 * @param {string} message
 * @param {object} options
 * @param {boolean} [options.stays] Keeps the notice until it is closed; true by default.
 * @param {boolean} [options.replaces] Removes all earlier notices. */
export function say(message, { stays = true, replaces = false } = {}) {
    const notice = element("div", { className: "notice" }, [element("span", { textContent: message })]);
    const close = element("button", { className: "button plain", type: "button", textContent: "✕" });
    close.setAttribute("aria-label", text("close"));
    close.addEventListener("click", () => notice.remove());
    notice.append(close);
    const place = region();
    if (replaces) place.replaceChildren();
    place.append(notice);
    while (place.childElementCount > 3) place.firstElementChild?.remove();
    if (!stays) setTimeout(() => notice.remove(), stay);
}

/** Returns the live region. It is created at load, so that screen readers find it before the first notice. */
function region() {
    const known = document.getElementById("notices");
    if (known) return known;
    const made = element("div", { id: "notices", className: "notices" });
    made.setAttribute("role", "status");
    document.body.append(made);
    return made;
}

region();
