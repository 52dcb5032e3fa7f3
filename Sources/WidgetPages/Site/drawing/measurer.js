/**
 * Measures text for the module, with a canvas and the fonts that the page draws with.
 *
 * The module asks while it lays out, and cannot wait. So a text whose letters are in a font that has not come yet is measured
 * with what is there, the font is sent for, and once it has come `change` says that everything may look different. A font
 * that could not be had is sent for again after a while, for a wall hangs for months.
 */
export class CanvasMeasurer extends EventTarget {
    static weights = [400, 500, 600, 700];
    static #limit = 5000;
    /** How long after a failure a font is sent for again, in milliseconds. */
    static #pause = 30_000;

    #context = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
    #widths = new Map();
    /** @type {{face: FontFace, weight: number, ranges: number[][]}[] | undefined} */
    #parts;
    /** @type {Set<FontFace>} */
    #coming = new Set();
    #hasCome = false;
    #retry = 0;

    /**
     * Waits for the fonts of plain Latin text, and for nothing longer than that: without them the page still works.
     * @param {number} milliseconds
     */
    async load(milliseconds = 3000) {
        const fonts = CanvasMeasurer.weights.map((weight) => document.fonts.load(CanvasMeasurer.font(16, weight), "Headway 0%"));
        const patience = new Promise((resolve) => setTimeout(resolve, milliseconds));
        await Promise.race([Promise.allSettled(fonts), patience]);
        this.#widths.clear();
    }

    /**
     * The width of one line of text in points.
     * @param {string} text
     * @param {number} size
     * @param {number} weight
     * @returns {number}
     */
    width(text, size, weight) {
        const key = `${weight} ${size} ${text}`;
        const known = this.#widths.get(key);
        if (known !== undefined) return known;
        const font = CanvasMeasurer.font(size, weight);
        this.#context.font = font;
        this.#context.fontKerning = "normal";
        this.#context.textRendering = "geometricPrecision";
        const width = this.#context.measureText(text).width;
        if (this.#widths.size >= CanvasMeasurer.#limit) this.#widths.clear();
        this.#widths.set(key, width);
        this.#sendFor(text, weight);
        return width;
    }

    /** Sends for the parts of the font that have letters of a text and are not there yet. `document.fonts.check` would not do:
     * in Chromium it says yes as soon as the font has any part at all.
     * @param {string} text @param {number} weight */
    #sendFor(text, weight) {
        this.#parts ??= [...document.fonts].filter((face) => /^["']?Inter["']?$/.test(face.family)).map((face) => {
            return { face, weight: Number(face.weight), ranges: rangesOf(face.unicodeRange) };
        });
        for (const { face, weight: own, ranges } of this.#parts) {
            if (own !== weight || face.status === "loaded" || this.#coming.has(face) || !hasLetterIn(text, ranges)) continue;
            if (face.status === "error") this.#retryLater();
            else this.#waitFor(face);
        }
    }

    /** @param {FontFace} face */
    async #waitFor(face) {
        this.#coming.add(face);
        try {
            await face.load();
            this.#hasCome = true;
        } catch {
            // Offline, perhaps: the system's font stays for now.
            this.#retryLater();
        }
        this.#coming.delete(face);
        if (this.#coming.size > 0 || !this.#hasCome) return;
        this.#hasCome = false;
        this.#widths.clear();
        this.dispatchEvent(new Event("change"));
    }

    #retryLater() {
        if (!this.#retry) this.#retry = setTimeout(() => this.#tryAnew(), CanvasMeasurer.#pause);
    }

    /** Puts the style sheet of the fonts in anew: a browser asks for each font of a sheet only once. */
    async #tryAnew() {
        this.#retry = 0;
        const old = document.querySelector('link[href$="/fonts.css"]');
        if (!old) return;
        const fresh = /** @type {HTMLLinkElement} */ (old.cloneNode());
        const hasCome = await new Promise((resolve) => {
            fresh.addEventListener("load", () => resolve(true));
            fresh.addEventListener("error", () => resolve(false));
            old.after(fresh);
        });
        (hasCome ? old : fresh).remove();
        if (!hasCome) return this.#retryLater();
        this.#parts = undefined;
        this.#widths.clear();
        this.dispatchEvent(new Event("change"));
    }

    /** @param {number} size @param {number} weight */
    static font(size, weight) {
        return `${weight} ${size}px Inter, sans-serif`;
    }
}

/** The first and last code points of ranges as a style sheet has them, such as "U+0-BF, U+D7".
 * @param {string} ranges */
function rangesOf(ranges) {
    return ranges.split(",").map((range) => {
        const [first, last = first] = range.trim().slice(2).split("-");
        return [parseInt(first, 16), parseInt(last, 16)];
    });
}

/** @param {string} text
 * @param {number[][]} ranges */
function hasLetterIn(text, ranges) {
    return [...text].some((letter) => {
        const code = letter.codePointAt(0) ?? 0;
        return ranges.some(([first, last]) => first <= code && code <= last);
    });
}
