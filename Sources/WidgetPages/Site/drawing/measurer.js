/**
 * Measures text for the module with a canvas and the fonts of the page.
 *
 * The module measures during layout and cannot wait. A text whose font is not loaded yet is measured with a fallback font,
 * and the font is requested. Once it is loaded, `change` tells listeners to draw again. A font that failed to load is
 * requested again later, because a wall may stay open for months.
 */
export class CanvasMeasurer extends EventTarget {
    static weights = [400, 500, 600, 700];
    static #limit = 5000;
    /** Delay before a failed font is requested again, in milliseconds. */
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
     * Waits for the fonts of plain Latin text, with a timeout: the page works without them too.
     * @param {number} milliseconds
     */
    async load(milliseconds = 3000) {
        const fonts = CanvasMeasurer.weights.map((weight) => document.fonts.load(CanvasMeasurer.font(16, weight), "Headway 0%"));
        const patience = new Promise((resolve) => setTimeout(resolve, milliseconds));
        await Promise.race([Promise.allSettled(fonts), patience]);
        this.#widths.clear();
    }

    /**
     * Returns the width of one line of text in points.
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

    /** Requests the missing font files that have letters of a text. `document.fonts.check` does not help: Chromium returns
     * true as soon as any file of the font is loaded.
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
            // Probably offline. The system font stays for now.
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

    /** Reloads the style sheet of the fonts, because a browser requests each font of a sheet only once. */
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

/** Parses the `unicode-range` of a style sheet, such as "U+0-BF, U+D7", into first and last code points.
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
