// Draws one widget on the page.

import { element } from "../base/dom.js";
import { needIcons } from "./icons.js";

/** @typedef {import("./device.js").Drawing} Drawing */
/** @typedef {import("../live/state-store.js").Widget} Widget */
/** @typedef {import("../base/families.js").Family} Family */

/** Environment of the reader. The browser's settings replace missing values.
 * @typedef {Partial<import("./environment.js").Environment>} Reader */

/** Maximum delay of a browser timer. */
const longest = 2 ** 31 - 1;
let count = 0;

/**
 * One widget on the page. Draws it, and redraws it when time changes it.
 *
 * Links and buttons over the drawing perform its actions. A click sends a bubbling `widget-action` event with the action as
 * `detail`. A listener that handles it calls `preventDefault`.
 */
export class WidgetView {
    #element;
    #device;
    #clock;
    #prefix = `w${(count += 1)}x`;
    #shown = /** @type {{widget: Widget, family: Family, environment: Reader} | null} */ (null);
    #svg = "";
    #actions = "";
    #timer = 0;
    #listeners = new AbortController();

    /**
     * @param {HTMLElement} element An empty element for the drawing.
     * @param {import("./device.js").Device} device
     * @param {{now(): number, addEventListener?: Function}} [clock] The server's time in milliseconds since 1970. Sends
     *   `change` when it is corrected, if it supports events.
     */
    constructor(element, device, clock = { now: () => Date.now() }) {
        this.#element = element;
        this.#device = device;
        this.#clock = clock;
        element.classList.add("widget-view");
        const options = { signal: this.#listeners.signal };
        const paint = () => this.paint();
        document.addEventListener("visibilitychange", paint, options);
        window.addEventListener("pageshow", paint, options);
        window.addEventListener("resize", paint, options);
        device.addEventListener("change", paint, options);
        clock.addEventListener?.("change", paint, options);
    }

    /**
     * Shows a widget and keeps it up to date.
     * @param {Widget} widget As the API returns it.
     * @param {Family} family
     * @param {Reader} [environment]
     * @returns {Drawing|null} The drawing; null if the widget was not drawn.
     */
    show(widget, family, environment = {}) {
        this.#shown = { widget, family, environment };
        return this.paint();
    }

    /** Draws the widget as of now. Changes the page only if the drawing differs. */
    paint() {
        clearTimeout(this.#timer);
        if (!this.#shown || document.hidden) return null;
        const { widget, family, environment } = this.#shown;
        const now = this.#clock.now();
        const scale = Math.min(4, Math.max(1, window.devicePixelRatio || 1));
        let drawing;
        try {
            drawing = this.#device.draw(widget, { ...environment, family, now, scale, prefix: this.#prefix });
        } catch (error) {
            console.warn(`The widget ${widget.slug} cannot be drawn.`, error);
            this.#clear();
            return null;
        }
        this.#replace(drawing);
        needIcons(drawing.icons);
        if (drawing.nextChange !== null) {
            // A timer uses the device's clock, which runs at the same speed as the server's.
            const delay = Math.min(longest, Math.max(1, drawing.nextChange - now));
            this.#timer = setTimeout(() => this.paint(), delay);
        }
        return drawing;
    }

    /** Stops redrawing. The element keeps its last drawing. */
    stop() {
        clearTimeout(this.#timer);
        this.#shown = null;
        this.#listeners.abort();
    }

    /** @param {Drawing} drawing */
    #replace(drawing) {
        if (drawing.svg !== this.#svg) {
            const template = document.createElement("template");
            template.innerHTML = drawing.svg;
            const svg = /** @type {Element} */ (template.content.firstElementChild);
            const old = this.#element.querySelector(":scope > svg");
            if (old) old.replaceWith(svg);
            else this.#element.prepend(svg);
            this.#svg = drawing.svg;
        }
        const actions = JSON.stringify(drawing.actions);
        if (actions !== this.#actions) {
            for (const old of this.#element.querySelectorAll(":scope > .widget-action")) old.remove();
            for (const action of drawing.actions) this.#element.append(this.#control(action, drawing));
            this.#actions = actions;
        }
    }

    #clear() {
        this.#element.replaceChildren();
        this.#svg = "";
        this.#actions = "";
    }

    /**
     * Creates the link or button over a part of the drawing.
     * @param {import("./device.js").Action} action
     * @param {Drawing} drawing
     */
    #control(action, drawing) {
        const control = action.opens
            ? element("a", { href: action.url, target: "_blank", rel: "noopener noreferrer" })
            : element("button", { type: "button" });
        control.className = "widget-action";
        control.dataset.role = action.role;
        control.setAttribute("aria-label", action.title);
        control.style.left = `${(100 * action.x) / drawing.width}%`;
        control.style.top = `${(100 * action.y) / drawing.height}%`;
        control.style.width = `${(100 * action.width) / drawing.width}%`;
        control.style.height = `${(100 * action.height) / drawing.height}%`;
        control.addEventListener("click", (click) => {
            const event = new CustomEvent("widget-action", { bubbles: true, cancelable: true, detail: action });
            if (!this.#element.dispatchEvent(event)) click.preventDefault();
        });
        return control;
    }
}
