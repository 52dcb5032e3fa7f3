// A list of tiles that follows a list of widgets and leaves unchanged tiles alone.

import { element } from "../base/dom.js";
import { Tile } from "./tile.js";
import { nameOf, text } from "../words/words.js";

/** @typedef {import("../base/families.js").Family} Family */
/** @typedef {import("../live/state-store.js").Widget} Widget */

/** One entry: the tile, and below it the name, a link to the page of the widget.
 * @typedef {{item: HTMLLIElement, tile: Tile, caption: HTMLAnchorElement, widget: Widget, family: Family}} Entry */

/** The tiles of a page. */
export class TileList {
    /** @type {Map<string, Entry>} */
    entries = new Map();
    /** The list element. */
    place;
    #device;
    #clock;

    /** @param {HTMLElement} place
     * @param {import("../drawing/device.js").Device} device
     * @param {{now(): number}} clock */
    constructor(place, device, clock) {
        this.place = place;
        this.#device = device;
        this.#clock = clock;
    }

    /** Shows widgets in the given order. Does not move elements already in place, so that they keep the focus.
     * @param {{widget: Widget, family: Family}[]} shown
     * @param {import("../drawing/environment.js").Environment} environment */
    show(shown, environment) {
        const kept = new Set(shown.map(({ widget }) => widget.slug));
        const focused = [...this.place.children].findIndex((item) => item.contains(document.activeElement));
        for (const [slug, entry] of this.entries) {
            if (kept.has(slug)) continue;
            entry.tile.close();
            entry.item.remove();
            this.entries.delete(slug);
        }
        /** @type {Element | null} */
        let next = this.place.firstElementChild;
        for (const { widget, family } of shown) {
            const entry = this.entries.get(widget.slug) ?? this.#make(widget, family);
            if (entry.item === next) next = next.nextElementSibling;
            else this.#move(entry.item, next);
            this.#update(entry, widget, family);
            entry.tile.show(widget, family, environment);
        }
        if (focused >= 0 && document.activeElement === document.body) this.#focusAt(focused);
    }

    /** Moves the focus to the widget that takes the place of a removed one, or to the page if there is none.
     * @param {number} index */
    #focusAt(index) {
        const items = this.place.children;
        const item = items[Math.min(index, items.length - 1)];
        /** @type {NodeListOf<HTMLElement> | undefined} */
        const controls = item?.querySelectorAll(".caption, .arranger .select");
        const seen = [...controls ?? []].find((control) => control.checkVisibility()) ?? document.getElementById("main");
        seen?.focus({ preventScroll: true });
    }

    /** Inserts an element before another and keeps the focus.
     * @param {HTMLElement} item
     * @param {Element | null} next */
    #move(item, next) {
        const focused = item.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : null;
        this.place.insertBefore(item, next);
        focused?.focus({ preventScroll: true });
    }

    /** @param {Entry} entry
     * @param {Widget} widget
     * @param {Family} family */
    #update(entry, widget, family) {
        entry.widget = widget;
        entry.family = family;
        if (entry.item.dataset.of !== family) entry.item.dataset.of = family;
        const name = nameOf(widget);
        if (entry.caption.textContent !== name) entry.caption.textContent = name;
        const label = text("details", { name });
        if (entry.caption.title !== label) entry.caption.title = label;
    }

    /** @param {Widget} widget
     * @param {Family} family
     * @returns {Entry} */
    #make(widget, family) {
        const tile = new Tile(this.#device, this.#clock);
        const caption = element("a", { className: "caption", href: `/w/${encodeURIComponent(widget.slug)}` });
        const item = element("li", { className: "tile", data: { tile: widget.slug } }, [tile.card, caption]);
        const entry = { item, tile, caption, widget, family };
        this.entries.set(widget.slug, entry);
        return entry;
    }
}
