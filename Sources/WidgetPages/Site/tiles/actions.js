// What happens when an action of a widget is clicked: the browser sends it, or the server where the browser may not.

import { isSafe, relay, send } from "./action-sender.js";
import { say } from "../shell/notice.js";
import { text } from "../words/words.js";

/** @typedef {import("./action-sender.js").Action} Action */

/** Actions that are under way, so that twice by a nervous finger is once. */
const underWay = new Set();

/** Does what the actions of a drawing say when they are clicked; those that open something are links and do it themselves.
 * @param {HTMLElement} element Holds the drawing.
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
        // Where the server relays nothing, what the browser met is said, unless that is the very thing a relay is for.
        if (relayed.key !== "actionRelayOff" || outcome.key === "actionRefused") outcome = relayed;
    }
    underWay.delete(key);
    say(text(outcome.key, { host: outcome.host, status: outcome.status ?? "" }), { stays: !outcome.isDone });
}
