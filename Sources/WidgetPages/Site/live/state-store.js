// The last known state, stored in the browser for pages opened offline.

import { remember, rememberedValue } from "../base/memory.js";

/** A widget as the API returns it.
 * @typedef {{slug: string, name: string, content: Record<string, any>, created_at: string, updated_at: string,
 *     stale_after?: number, push_throttle?: number}} Widget */

/** Maximum size of the stored widgets in characters. */
const limit = 500_000;

/** Stores the widgets. Skips those that do not fit.
 * @param {Iterable<Widget>} widgets In order of creation.
 * @param {number | null} savedAt Time of the last contact, on the server's clock.
 * @param {number} deviceClockError Time by which the device clock is behind the server's, in milliseconds. */
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

/** Returns the stored state; empty if there is none or it is unreadable.
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
