// Short notices at the foot of the page: what a button did, and why it did not.

import { element } from "./dom.js";
import { text } from "./words.js";

/** How long a notice stays, in milliseconds; one that says what went wrong stays until it is closed. */
const stay = 6000;

/** Shows a notice and has screen readers say it.
 * @param {string} message
 * @param {{stays?: boolean, replaces?: boolean}} [options] Whether it stays until it is closed, and whether it takes the
 *     place of all before it. */
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
