// One widget in a list: its drawing, and what its actions do.

import { mountActions } from "./actions.js";
import { element } from "../base/dom.js";
import { WidgetView } from "../drawing/widget-view.js";

/** @typedef {import("../live/state-store.js").Widget} Widget */
/** @typedef {import("../drawing/environment.js").Environment} Environment */

/** A card with a drawing that keeps itself up to date. */
export class Tile {
    /** What goes into the page. */
    card = element("div", { className: "card" });
    #view;
    #slug = "";

    /** @param {any} device
     * @param {{now(): number}} clock */
    constructor(device, clock) {
        const drawing = element("div", { className: "drawing" });
        this.card.append(drawing);
        this.#view = new WidgetView(drawing, device, clock);
        mountActions(drawing, () => this.#slug);
    }

    /** Shows a widget as it is now.
     * @param {Widget} widget
     * @param {string} family
     * @param {Environment} environment */
    show(widget, family, environment) {
        this.#slug = widget.slug;
        if (this.card.dataset.of !== family) this.card.dataset.of = family;
        this.#view.show(widget, family, environment);
    }

    /** Stops the drawing's timer; the tile is not used again. */
    close() {
        this.#view.stop();
    }
}
