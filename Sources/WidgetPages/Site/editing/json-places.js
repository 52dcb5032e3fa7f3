// Finds the positions of values in a JSON text, to mark errors and to change one member in place.

/** Position of a value in the text: its start and end, and for a member also the start of its name.
 * @typedef {{start: number, end: number, nameStart?: number, members?: Map<string, Place>, elements?: Place[]}} Place */

/** Finds the positions of all values.
 * @param {string} text
 * @returns {Place | null} The outermost value; null if the text is not JSON. The core reports the syntax error. */
export function placesOf(text) {
    const reader = new Reader(text);
    try {
        const place = reader.value(0);
        reader.space();
        return reader.at === text.length ? place : null;
    } catch (error) {
        if (error === notJSON) return null;
        throw error;
    }
}

/** Finds the value at the location of an error.
 * @param {Place} root Position of the content.
 * @param {string} location A path such as `body.content.stat_rows[2].label`.
 * @returns {Place} The value, or its nearest existing parent. */
export function placeOf(root, location) {
    let place = root;
    const path = location.replace(/^body\.content(?=$|[.[])/, "");
    for (const [, name, index] of path.matchAll(/\.?([^.[\]]+)|\[(\d+)\]/g)) {
        const inner = index === undefined ? place.members?.get(name) : place.elements?.[Number(index)];
        if (!inner) return place;
        place = inner;
    }
    return place;
}

/** Returns the line and column of an offset, counted from 1.
 * @param {string} text
 * @param {number} offset */
export function lineOf(text, offset) {
    const before = text.slice(0, offset);
    const line = before.split("\n").length;
    return { line, column: offset - (before.lastIndexOf("\n") + 1) + 1 };
}

/** Converts a byte offset in UTF-8, as the core counts, to an offset in the text.
 * @param {string} text
 * @param {number} byte */
export function offsetOfByte(text, byte) {
    let [bytes, offset] = [0, 0];
    for (const character of text) {
        if (bytes >= byte) break;
        const code = /** @type {number} */ (character.codePointAt(0));
        bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
        offset += character.length;
    }
    return offset;
}

const notJSON = Symbol("not JSON");
const depthLimit = 200;

class Reader {
    at = 0;
    #text;

    /** @param {string} text */
    constructor(text) {
        this.#text = text;
    }

    /** @param {number} depth
     * @returns {Place} */
    value(depth) {
        this.space();
        const start = this.at;
        const next = this.#text[start];
        if (depth > depthLimit) throw notJSON;
        /** @type {Place} */
        let place = { start, end: start };
        if (next === "{") place.members = this.#object(depth);
        else if (next === "[") place.elements = this.#array(depth);
        else if (next === '"') this.#token(strings);
        else this.#token(words);
        place.end = this.at;
        return place;
    }

    space() {
        while (/[ \t\n\r]/.test(this.#text[this.at] ?? "")) this.at += 1;
    }

    /** @param {number} depth */
    #object(depth) {
        /** @type {Map<string, Place>} */
        const members = new Map();
        this.#list("}", () => {
            const nameStart = this.at;
            const name = JSON.parse(this.#token(strings));
            this.space();
            if (this.#text[this.at] !== ":") throw notJSON;
            this.at += 1;
            members.set(name, { ...this.value(depth + 1), nameStart });
        });
        return members;
    }

    /** @param {number} depth */
    #array(depth) {
        /** @type {Place[]} */
        const elements = [];
        this.#list("]", () => elements.push(this.value(depth + 1)));
        return elements;
    }

    /** @param {string} end
     * @param {() => void} readPart */
    #list(end, readPart) {
        this.at += 1;
        this.space();
        if (this.#text[this.at] === end) {
            this.at += 1;
            return;
        }
        for (;;) {
            this.space();
            readPart();
            this.space();
            const next = this.#text[this.at];
            this.at += 1;
            if (next === end) return;
            if (next !== ",") throw notJSON;
        }
    }

    /** @param {RegExp} form */
    #token(form) {
        form.lastIndex = this.at;
        const found = form.exec(this.#text);
        if (!found) throw notJSON;
        this.at = form.lastIndex;
        return found[0];
    }
}

const strings = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const words = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
