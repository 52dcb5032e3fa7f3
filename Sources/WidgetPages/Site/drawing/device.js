// The core in the browser: the WebAssembly module built by scripts/build-device.sh, and its imports.

import { CanvasMeasurer } from "./measurer.js";

/**
 * @typedef {import("../base/families.js").Family} Family
 * @typedef {import("../live/state-store.js").Widget} Widget
 *
 * @typedef {object} DrawOptions
 * @property {number} now The server's time in milliseconds since 1970.
 * @property {Family} [family]
 * @property {string} [locale] A language tag; English unless given.
 * @property {"light"|"dark"} [appearance]
 * @property {string} [build] The device's build, such as "1.5".
 * @property {number} [offsetSeconds] The reader's offset from UTC; derived from `timeZone` unless given.
 * @property {string} [timeZone] A name such as "Europe/Kyiv"; the browser's own unless given.
 * @property {number} [scale] Pixels per point.
 * @property {string} [prefix] Prefix of identifiers, so that several drawings can share one document.
 *
 * @typedef {object} Action
 * @property {"tap"|"primary"|"secondary"} role
 * @property {string} url
 * @property {boolean} opens True to open the URL visibly, false to call it silently.
 * @property {boolean} foreground
 * @property {string|null} method
 * @property {Record<string, string>} headers
 * @property {string|null} body
 * @property {string} title
 * @property {number} x @property {number} y @property {number} width @property {number} height In points.
 *
 * @typedef {object} Drawing
 * @property {string} svg
 * @property {number|null} percent
 * @property {string|null} readingText The reading in the format of the locale; null without one.
 * @property {string} sentence Text for screen readers.
 * @property {string} title
 * @property {number|null} nextChange Time of the next redraw, in milliseconds since 1970.
 * @property {number} width @property {number} height In points.
 * @property {Action[]} actions
 * @property {string[]} icons The names of the glyphs in the drawing.
 * @property {boolean} lacksIconNames True if an icon is missing because the icon names are not loaded yet.
 * @property {boolean} isStale
 *
 * @typedef {{location: string, message: string, value?: unknown, position?: number, reason?: string}} Fault
 *
 * Measures a line of text in points. May send `change` when its measurements have changed.
 * @typedef {{width(text: string, size: number, weight: number): number, load?(): Promise<void>,
 *   addEventListener?: (type: "change", listener: () => void) => void}} Measurer
 *
 * The functions that the module exports; pointers are numbers.
 * @typedef {{headway_check: Call, headway_draw: Call, headway_name_icons: (text: number, count: number) => void,
 *   headway_allocate: (count: number) => number, headway_release: (pointer: number) => void,
 *   memory: WebAssembly.Memory}} Exports
 * @typedef {(text: number, count: number, ...more: number[]) => number} Call
 */

/** Minimum time between requests for the icon names, in milliseconds. */
const patience = 30_000;

/** Formats by time zone.
 * @type {Map<string, Intl.DateTimeFormat>} */
const formats = new Map();

/** Failure of the module; the message is a sentence. */
export class DeviceError extends Error {}

/**
 * Loads the core, the same code that the server runs.
 * @param {object} options
 * @param {Measurer} [options.measurer]
 * @param {string} [options.source] The address of the module.
 * @returns {Promise<Device>}
 */
export async function loadDevice({ measurer = new CanvasMeasurer(), source = "/site/headway.wasm" } = {}) {
    const [module] = await Promise.all([WebAssembly.compileStreaming(fetch(source)), measurer.load?.()]);
    return new Device(module, measurer);
}

/**
 * The functions of the core. Each takes a text and returns a text.
 *
 * The icon names are a separate file, a third of the size of the module, loaded when a drawing first needs it.
 * Sends `change` when drawings may look different, because of the icon names or a font.
 */
export class Device extends EventTarget {
    #module;
    #measurer;
    #exports = /** @type {Exports} */ ({});
    #iconNames = /** @type {Uint8Array | null} */ (null);
    #askedForIconNames = -patience;
    #encoder = new TextEncoder();
    #decoder = new TextDecoder();

    /** @param {WebAssembly.Module} module
     * @param {Measurer} measurer */
    constructor(module, measurer) {
        super();
        this.#module = module;
        this.#measurer = measurer;
        measurer.addEventListener?.("change", () => this.dispatchEvent(new Event("change")));
        this.#start();
    }

    /** The text measurer. */
    get measurer() {
        return this.#measurer;
    }

    /**
     * Validates the text of a content. Returns the errors in the wording and order of the server; empty if valid.
     * @param {string} text
     * @param {object} options
     * @param {number} [options.now] The current time for checks of dates, in milliseconds since 1970.
     * @returns {Fault[]}
     */
    check(text, { now = Date.now() } = {}) {
        return JSON.parse(this.#call("headway_check", text, now)).faults;
    }

    /**
     * Draws a widget.
     * @param {Widget} widget As the API returns it.
     * @param {DrawOptions} options
     * @returns {Drawing}
     */
    draw(widget, options) {
        const answer = JSON.parse(this.#call("headway_draw", JSON.stringify(Device.request(widget, options))));
        if (answer.error) throw new DeviceError(answer.error);
        if (answer.lacksIconNames) this.loadIconNames();
        return answer;
    }

    /** Loads the icon names, unless they are loaded or were requested recently. */
    async loadIconNames() {
        if (this.#iconNames || performance.now() - this.#askedForIconNames < patience) return;
        this.#askedForIconNames = performance.now();
        try {
            const answer = await fetch("/site/icon-names.txt");
            if (!answer.ok) return;
            this.#iconNames = new Uint8Array(await answer.arrayBuffer());
        } catch {
            // Probably offline. A later drawing requests them again; until then icons are missing.
            return;
        }
        this.#giveIconNames(this.#iconNames);
        this.dispatchEvent(new Event("change"));
    }

    /** Builds the request for the module.
     * @param {Widget} widget
     * @param {DrawOptions} options */
    static request(widget, { timeZone, offsetSeconds: seconds, ...rest }) {
        // The core shows one time of day, the time of the last push.
        const offset = seconds ?? offsetSeconds(Date.parse(widget.updated_at), timeZone);
        return { widget, ...rest, offset: { seconds: offset } };
    }

    /** Calls a function of the module with a text and returns its result.
     * @param {"headway_check" | "headway_draw"} name
     * @param {string} text
     * @param {number[]} more */
    #call(name, text, ...more) {
        try {
            const { memory, headway_release: release } = this.#exports;
            const bytes = this.#encoder.encode(text);
            const question = this.#put(bytes);
            const answer = this.#exports[name](question, bytes.length, ...more) >>> 0;
            release(question);
            const count = new DataView(memory.buffer).getUint32(answer, true);
            const result = this.#decoder.decode(new Uint8Array(memory.buffer, answer + 4, count));
            release(answer);
            return result;
        } catch (error) {
            // The module should never trap. A new instance keeps one bad widget from breaking the others.
            console.error("The module stopped and was restarted.", name, error);
            this.#start();
            throw new DeviceError("The widget could not be drawn.");
        }
    }

    /** Copies bytes into the module's memory and returns their address.
     * @param {Uint8Array} bytes */
    #put(bytes) {
        const { memory, headway_allocate: allocate } = this.#exports;
        const pointer = allocate(bytes.length) >>> 0;
        new Uint8Array(memory.buffer, pointer, bytes.length).set(bytes);
        return pointer;
    }

    /** @param {Uint8Array} names */
    #giveIconNames(names) {
        const text = this.#put(names);
        this.#exports.headway_name_icons(text, names.length);
        this.#exports.headway_release(text);
    }

    #start() {
        /** @type {(pointer: number, count: number, size: number, weight: number) => number} */
        const text_width = (pointer, count, size, weight) => {
            if (count === 0) return 0;
            const bytes = new Uint8Array(this.#exports.memory.buffer, pointer >>> 0, count);
            return this.#measurer.width(this.#decoder.decode(bytes), size, weight);
        };
        const { exports } = new WebAssembly.Instance(this.#module, { headway: { text_width } });
        this.#exports = /** @type {any} */ (exports);
        if (this.#iconNames) this.#giveIconNames(this.#iconNames);
    }
}

/**
 * Returns the offset of local time from UTC in seconds, positive east of Greenwich.
 * @param {number} milliseconds An instant since 1970; the offset changes with it.
 * @param {string} [timeZone] A name such as "Europe/Kyiv"; the browser's own unless given.
 * @returns {number}
 */
function offsetSeconds(milliseconds, timeZone) {
    if (!Number.isFinite(milliseconds)) return 0;
    if (!timeZone) return -60 * new Date(milliseconds).getTimezoneOffset();
    /** @type {Record<string, number>} */
    const parts = {};
    for (const { type, value } of format(timeZone).formatToParts(milliseconds)) parts[type] = Number(value);
    const local = Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second);
    return local / 1000 - Math.floor(milliseconds / 1000);
}

/** @param {string} timeZone */
function format(timeZone) {
    const known = formats.get(timeZone);
    if (known) return known;
    const numeric = "numeric";
    const made = new Intl.DateTimeFormat("en-u-ca-iso8601-nu-latn", {
        year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric, hourCycle: "h23", timeZone,
    });
    formats.set(timeZone, made);
    return made;
}
