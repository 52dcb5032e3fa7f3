// Handles clicks on widget actions. The browser sends the request, or the server if the browser may not.

import { isSafe, relay, send } from "./action-sender.js";
import { say } from "../shell/notice.js";
import { text } from "../words/words.js";

/** @typedef {import("./action-sender.js").Action} Action */

/** Actions in progress, so that a double click sends once. */
const underWay = new Set();

/** Performs the actions of a drawing on click. Actions that open a URL are links and need no handler.
 * @param {HTMLElement} element The element with the drawing.
 * @param {() => string} slug The widget's slug. */
export function mountActions(element, slug) {
    element.addEventListener("widget-action", (event) => {
        const action = /** @type {CustomEvent<Action>} */ (event).detail;
        if (action.opens && isSafe(action.url)) return;
        event.preventDefault();
        perform(slug(), action);
    });
}

/** @param {string} slug
 * @param {Action} action */
async function perform(slug, action) {
    if (!isSafe(action.url)) return say(text("actionUnsafe"));
    const key = `${slug} ${action.role}`;
    if (underWay.has(key)) return;
    underWay.add(key);
    let outcome = await send(action);
    if (!outcome.isDone) {
        const relayed = await relay(slug, action);
        // If the server relays nothing, report the browser's error, unless it is one that a relay would have solved.
        if (relayed.key !== "actionRelayOff" || outcome.key === "actionRefused") outcome = relayed;
    }
    underWay.delete(key);
    say(text(outcome.key, { host: outcome.host, status: outcome.status ?? "" }), { stays: !outcome.isDone });
}
