// The last known state, kept in the browser for a page that is opened without a network.

import { remember, rememberedValue } from "../base/memory.js";

/** A widget as it is on the wire.
 * @typedef {{slug: string, name: string, content: Record<string, any>, created_at: string, updated_at: string,
 *     stale_after?: number, push_throttle?: number}} Widget */

/** How many characters of widgets are kept at most. */
const limit = 500_000;

/** Keeps the widgets; those that do not fit are left out.
 * @param {Iterable<Widget>} widgets In order of creation.
 * @param {number | null} savedAt When they were known to be right, on the server's clock.
 * @param {number} deviceClockError How far the device's clock is behind the server's, in milliseconds. */
export function saveState(widgets, savedAt, deviceClockError) {
    let room = limit;
    const texts = [];
    for (const widget of widgets) {
        const text = JSON.stringify(widget);
        if (text.length > room) continue;
        room -= text.length + 1;
        texts.push(text);
    }
    remember("state", `{"savedAt":${savedAt},"deviceClockError":${deviceClockError},"widgets":[${texts.join()}]}`);
}

/** What was kept; nothing when there is nothing, or it cannot be read.
 * @returns {{widgets: Map<string, Widget>, savedAt: number | null}} */
export function loadState() {
    const state = rememberedValue("state");
    const list = Array.isArray(state?.widgets) ? state.widgets : [];
    const sound = list.filter((/** @type {any} */ widget) => typeof widget?.slug === "string" && widget.content);
    return {
        widgets: new Map(sound.map((/** @type {Widget} */ widget) => [widget.slug, widget])),
        savedAt: typeof state?.savedAt === "number" ? state.savedAt : null,
    };
}
