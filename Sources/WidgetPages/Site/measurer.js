/**
 * Measures text for the module, with a canvas and the fonts that the page draws with.
 *
 * The module asks while it lays out, and cannot wait. So a text whose letters are in a font that has not come yet is measured
 * with what is there, the font is sent for, and once it has come `change` says that everything may look different.
 */
export class CanvasMeasurer extends EventTarget {
    static weights = [400, 500, 600, 700];
    static #limit = 5000;

    #context = document.createElement("canvas").getContext("2d");
    #widths = new Map();
    #coming = 0;

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
        if (!document.fonts.check(font, text)) this.#sendFor(font, text);
        return width;
    }

    /** @param {string} font @param {string} text */
    async #sendFor(font, text) {
        this.#coming += 1;
        let isThere = false;
        try {
            isThere = (await document.fonts.load(font, text)).length > 0;
        } catch {
            // Offline, perhaps: the system's font stays.
        }
        this.#coming -= 1;
        if (isThere) this.#widths.clear();
        if (isThere && this.#coming === 0) this.dispatchEvent(new Event("change"));
    }

    /** @param {number} size @param {number} weight */
    static font(size, weight) {
        return `${weight} ${size}px Inter, sans-serif`;
    }
}
