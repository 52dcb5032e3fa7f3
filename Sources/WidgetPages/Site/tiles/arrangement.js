// The reader's arrangement of the widgets: their order, pins, and the family of each.

import { familyNames } from "../base/families.js";
import { remember, rememberedValue, whenRemembered } from "../base/memory.js";

/** @typedef {import("../base/families.js").Family} Family */

/** Maximum number of remembered slugs. */
const limit = 1_000;

/** An arrangement. It stores slugs only, so a widget that is created again returns to its place. */
export class Arrangement {
    /** Slugs in the chosen order. Other widgets follow in order of creation.
     * @type {string[]} */
    order = [];
    /** @type {Set<string>} */
    pinned = new Set();
    /** Families chosen for single widgets.
     * @type {Map<string, Family>} */
    chosen = new Map();
    /** Family of all other widgets.
     * @type {Family} */
    family = "small";

    /** @param {any} saved A result of `value`. Anything else gives an empty arrangement. */
    constructor(saved) {
        this.#take(saved);
    }

    /** @param {any} saved */
    #take(saved) {
        const slugs = (/** @type {any} */ list) => Array.isArray(list) ? list.filter((slug) => typeof slug === "string") : [];
        this.order = [...new Set(slugs(saved?.order))];
        this.pinned = new Set(slugs(saved?.pinned));
        const chosen = /** @type {[string, Family][]} */ (Object.entries(saved?.families ?? {}));
        this.chosen = new Map(chosen.filter(([, family]) => familyNames.includes(family)));
        this.family = familyNames.includes(saved?.family) ? saved.family : "small";
    }

    /** Returns the arrangement stored in this browser. It follows changes from other pages, so that no page overwrites the
     * changes of another.
     * @param {() => void} changed Called when another page has changed it. */
    static remembered(changed) {
        const arrangement = new Arrangement(rememberedValue("arrangement"));
        whenRemembered("arrangement", () => {
            arrangement.#take(rememberedValue("arrangement"));
            changed();
        });
        return arrangement;
    }

    /** Stores the arrangement in this browser. */
    remember() {
        remember("arrangement", JSON.stringify(this.value));
    }

    /** The arrangement as a JSON value. */
    get value() {
        return {
            order: this.order.slice(0, limit), pinned: [...this.pinned].slice(0, limit),
            families: Object.fromEntries([...this.chosen].slice(-limit)), family: this.family,
        };
    }

    /** Sorts slugs into display order, pinned ones first.
     * @param {Iterable<string>} slugs In order of creation.
     * @returns {string[]} */
    sorted(slugs) {
        const known = new Map(this.order.map((slug, place) => [slug, place]));
        const place = (/** @type {string} */ slug) => known.get(slug) ?? Infinity;
        return [...slugs]
            .map((slug, index) => ({ slug, index, isPinned: this.pinned.has(slug) ? 0 : 1 }))
            .sort((a, b) => a.isPinned - b.isPinned || compare(place(a.slug), place(b.slug)) || a.index - b.index)
            .map(({ slug }) => slug);
    }

    /** @param {string} slug */
    familyOf(slug) {
        return this.chosen.get(slug) ?? this.family;
    }

    /** @param {string} slug
     * @param {Family} family */
    setFamily(slug, family) {
        this.chosen.delete(slug);
        this.chosen.set(slug, family);
    }

    /** Sets the family of all widgets, including future ones.
     * @param {Family} family */
    setAll(family) {
        this.family = family;
        this.chosen.clear();
    }

    /** @param {string} slug
     * @param {boolean} isPinned */
    setPinned(slug, isPinned) {
        if (isPinned) this.pinned.add(slug);
        else this.pinned.delete(slug);
    }

    /** Moves a widget to the position of another. Never moves between pinned and unpinned widgets.
     * @param {string} slug
     * @param {string} target
     * @param {Iterable<string>} slugs All shown slugs, in order of creation.
     * @returns {boolean} True if the order changed. */
    place(slug, target, slugs) {
        const sorted = this.sorted(slugs);
        const [from, to] = [sorted.indexOf(slug), sorted.indexOf(target)];
        if (from < 0 || to < 0 || from === to || this.pinned.has(slug) !== this.pinned.has(target)) return false;
        sorted.splice(to, 0, ...sorted.splice(from, 1));
        const shown = new Set(sorted);
        this.order = [...sorted, ...this.order.filter((other) => !shown.has(other))];
        return true;
    }

    /** Moves a widget by one position.
     * @param {string} slug
     * @param {-1 | 1} step
     * @param {Iterable<string>} slugs All shown slugs, in order of creation. */
    move(slug, step, slugs) {
        const sorted = this.sorted(slugs);
        const target = sorted[sorted.indexOf(slug) + step];
        return target !== undefined && this.place(slug, target, slugs);
    }
}

/** @param {number} a
 * @param {number} b */
function compare(a, b) {
    return a === b ? 0 : a - b;
}
