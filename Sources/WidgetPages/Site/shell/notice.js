// Short notices at the foot of the page: what a button did, and why it did not.

import { element } from "../base/dom.js";
import { text } from "../words/words.js";

/** How long a notice stays, in milliseconds; one that says what went wrong stays until it is closed. */
const stay = 6000;

/** Where a notice waits for the next page of this tab. */
const waiting = "headway.notice";

/** Has the page that is opened next show a notice.
 * @param {string} message */
export function sayNext(message) {
    try {
        sessionStorage.setItem(waiting, message);
    } catch {
        // That page shows what has happened in its own way too.
    }
}

/** Shows the notice that the last page of this tab left. It comes a moment late, because screen readers only say what
 * changes in a region that they know. */
export function sayWaiting() {
    setTimeout(() => {
        try {
            const message = sessionStorage.getItem(waiting);
            sessionStorage.removeItem(waiting);
            if (message) say(message, { stays: false });
        } catch {
            // Nothing can wait there.
        }
    }, 100);
}

/** Shows a notice and has screen readers say it.
 * @param {string} message
 * @param {object} options
 * @param {boolean} [options.stays] Whether it stays until it is closed.
 * @param {boolean} [options.replaces] Whether it takes the place of all before it. */
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

/** The live region, made at once so that screen readers know it before anything is said. */
function region() {
    const known = document.getElementById("notices");
    if (known) return known;
    const made = element("div", { id: "notices", className: "notices" });
    made.setAttribute("role", "status");
    document.body.append(made);
    return made;
}

region();
