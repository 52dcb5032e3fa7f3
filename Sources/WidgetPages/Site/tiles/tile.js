// One widget in a list: its drawing and its actions.

import { element } from "../base/dom.js";
import { familyNames } from "../base/families.js";
import { WidgetView } from "../drawing/widget-view.js";
import { text } from "../words/words.js";
import { mountActions } from "./actions.js";

/** @typedef {import("../base/families.js").Family} Family */
/** @typedef {import("../drawing/device.js").Device} Device */
/** @typedef {import("../live/state-store.js").Widget} Widget */
/** @typedef {import("../drawing/environment.js").Environment} Environment */

/** A card with a drawing that keeps itself up to date. */
export class Tile {
    /** Root element of the tile. */
    card = element("div", { className: "card" });
    #view;
    #slug = "";

    /** @param {Device} device
     * @param {{now(): number}} clock */
    constructor(device, clock) {
        const drawing = element("div", { className: "drawing" });
        this.card.append(drawing);
        this.#view = new WidgetView(drawing, device, clock);
        mountActions(drawing, () => this.#slug);
    }

    /** Shows a widget as it is now.
     * @param {Widget} widget
     * @param {Family} family
     * @param {Environment} environment */
    show(widget, family, environment) {
        this.#slug = widget.slug;
        if (this.card.dataset.of !== family) this.card.dataset.of = family;
        this.#view.show(widget, family, environment);
    }

    /** Stops the drawing's timer. The tile cannot be used afterwards. */
    close() {
        this.#view.stop();
    }
}

/** Position of each family among tiles of one widget. The ring precedes the large square, so that it fills the row of the
 * first two.
 * @type {Readonly<Record<Family, number>>} */
const positions = { small: 1, medium: 2, circular: 3, large: 4, rectangular: 5, inline: 6 };

/** Adds a tile of every family to a list, with the family's name below it.
 * @param {HTMLElement} place The list element.
 * @param {string} className The class of the names.
 * @param {Device} device
 * @param {{now(): number}} clock
 * @returns {{family: Family, tile: Tile}[]} */
export function addFamilyTiles(place, className, device, clock) {
    const sorted = [...familyNames].sort((a, b) => positions[a] - positions[b]);
    return sorted.map((family) => {
        const tile = new Tile(device, clock);
        const name = element("p", { className, data: { text: family }, textContent: text(family) });
        place.append(element("li", { className: "tile", data: { of: family } }, [tile.card, name]));
        return { family, tile };
    });
}
