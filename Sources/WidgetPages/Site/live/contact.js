// A note that the connection has been lost for a while, or that this key cannot view widgets. Short interruptions show
// nothing.

import { age, locale, text } from "../words/words.js";
import { element } from "../base/dom.js";

/** Delay before the note appears, and interval of the updates of its age, in milliseconds. */
const patience = 10_000;
const renewal = 10_000;

/** Shows the note at the top of an element while disconnected. `data-live` of the document changes without the delay.
 * @param {HTMLElement} place
 * @param {import("./live.js").Live} live
 * @param {import("./clock.js").ServerClock} clock */
export function mountContactNote(place, live, clock) {
    // Screen readers announce the note once; updates of its age are silent.
    const spoken = element("p", { className: "hidden-text" });
    spoken.setAttribute("role", "status");
    const shown = element("p", { className: "contact", id: "contact", hidden: true });
    shown.setAttribute("aria-hidden", "true");
    place.prepend(spoken, shown);
    let timer = 0;

    const write = () => {
        const message = noteText(live, clock);
        shown.textContent = message;
        const isNews = shown.hidden || (live.isForbidden && spoken.textContent !== message);
        if (isNews) spoken.textContent = message;
        shown.hidden = false;
        timer = setTimeout(write, renewal);
    };
    const follow = () => {
        clearTimeout(timer);
        document.documentElement.dataset.live = String(live.isConnected);
        if (live.isConnected) {
            shown.hidden = true;
            spoken.textContent = "";
        } else if (shown.hidden && !live.isForbidden) {
            timer = setTimeout(write, patience);
        } else {
            write();
        }
    };
    live.addEventListener("contact", follow);
    window.addEventListener("languagechosen", () => { if (!shown.hidden) follow(); });
    follow();
}

/** @param {import("./live.js").Live} live
 * @param {import("./clock.js").ServerClock} clock */
function noteText(live, clock) {
    if (live.isForbidden) return text("mayNotSee");
    if (live.contactAt === null) return text("contactNever");
    const passed = clock.now() - live.contactAt;
    const day = passed > 86_400_000 ? { day: "numeric", month: "short" } : {};
    const form = new Intl.DateTimeFormat(locale(), { hour: "numeric", minute: "2-digit", .../** @type {any} */ (day) });
    return text("contactLost", { time: form.format(live.contactAt), age: age(passed) });
}
