// A JSON editor made of a plain text area, with colors and marks behind it and line numbers beside it.

import { element } from "../base/dom.js";
import { lineOf } from "./json-places.js";

/** A mark on a part of the text.
 * @typedef {{start: number, end: number, message: string}} TextMark */

/** The parts of JSON by kind, for coloring. Other text stays plain. */
const parts = /("(?:[^"\\\n]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|\b(true|false|null)\b/g;

/** A text area with colors, marks and line numbers. */
export class Editor {
    /** The text area, for events and labels. */
    area;
    #ink = element("pre", { className: "editor-ink" });
    #gutter = element("div", { className: "editor-gutter" });
    #marks = /** @type {TextMark[]} */ ([]);
    /** Changes made by tools, with the text before each: browsers cannot undo changes made by scripts. */
    #steps = /** @type {{tool: string, before: string, after: string}[]} */ ([]);

    /** @param {HTMLTextAreaElement} area The text area. The editor replaces and contains it. */
    constructor(area) {
        this.area = area;
        const frame = element("div", { className: "editor" });
        area.replaceWith(frame);
        this.#ink.setAttribute("aria-hidden", "true");
        this.#gutter.setAttribute("aria-hidden", "true");
        frame.append(this.#gutter, element("div", { className: "editor-paper" }, [this.#ink, area]));
        area.addEventListener("scroll", () => { this.#ink.scrollLeft = area.scrollLeft; });
        area.addEventListener("input", () => this.#paint());
        area.addEventListener("keydown", (event) => {
            const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.code === "KeyZ";
            if (isUndo && this.#undo()) event.preventDefault();
        });
    }

    /** Text of the editor. */
    get text() {
        return this.area.value;
    }

    /** Replaces the text. Keeps the caret position if the new text is long enough. */
    set text(text) {
        if (text === this.area.value) return;
        const { selectionStart, selectionEnd } = this.area;
        this.area.value = text;
        this.area.setSelectionRange(selectionStart, selectionEnd);
        this.#paint();
    }

    /** Replaces the text as a change by a tool, which the reader can undo.
     * @param {string} text
     * @param {string} tool Name of the tool. Consecutive changes by one tool, as from a dragged slider, are one undo step. */
    replace(text, tool) {
        const before = this.text;
        if (text === before) return;
        const last = this.#steps.at(-1);
        if (last?.tool === tool && last.after === before) last.after = text;
        else this.#steps = [...this.#steps.slice(-50), { tool, before, after: text }];
        this.text = text;
    }

    /** Undoes the last change by a tool.
     * @returns {boolean} False if the last change was typed, which the browser can undo. */
    #undo() {
        const last = this.#steps.at(-1);
        if (last?.after !== this.text) return false;
        this.#steps.pop();
        this.text = last.before;
        this.area.dispatchEvent(new Event("input", { bubbles: true }));
        return true;
    }

    /** Marks parts of the text.
     * @param {TextMark[]} marks */
    mark(marks) {
        this.#marks = marks;
        this.#paint();
    }

    /** Selects the text of a mark.
     * @param {TextMark} mark */
    goTo(mark) {
        this.area.focus();
        this.area.setSelectionRange(mark.start, Math.max(mark.start, mark.end));
    }

    #paint() {
        const { text } = this;
        const lines = text.split("\n").length;
        this.area.rows = Math.max(lines, 8);
        const bad = new Map(this.#marks.map((mark) => [lineOf(text, mark.start).line, mark.message]));
        const numbers = Array.from({ length: lines }, (_, index) => {
            const message = bad.get(index + 1);
            return element("span", { className: message ? "bad" : "", title: message ?? "", textContent: String(index + 1) });
        });
        this.#gutter.replaceChildren(...numbers);
        this.#ink.replaceChildren(...this.#runs(text), "\n");
        this.#ink.scrollLeft = this.area.scrollLeft;
    }

    /** Returns the text as colored runs, split at the marks.
     * @param {string} text */
    #runs(text) {
        /** @type {{start: number, end: number, kind: string}[]} */
        const runs = [];
        let end = 0;
        for (const found of text.matchAll(parts)) {
            const start = found.index ?? 0;
            if (start > end) runs.push({ start: end, end: start, kind: "" });
            end = start + (found[1] ?? found[0]).length;
            const kind = found[1] ? (found[2] ? "name" : "string") : found[3] ? "number" : "word";
            runs.push({ start, end, kind });
        }
        if (end < text.length) runs.push({ start: end, end: text.length, kind: "" });
        return runs.flatMap((run) => this.#cut(run).map(({ start, end, kind }) => {
            const isMarked = this.#marks.some((mark) => mark.start < end && start < Math.max(mark.end, mark.start + 1));
            const className = `${kind}${isMarked ? " fault" : ""}`.trim();
            const piece = text.slice(start, end);
            return className ? element("span", { className, textContent: piece }) : piece;
        }));
    }

    /** @param {{start: number, end: number, kind: string}} run */
    #cut(run) {
        const edges = this.#marks.flatMap((mark) => [mark.start, Math.max(mark.end, mark.start + 1)])
            .filter((edge) => edge > run.start && edge < run.end);
        const cuts = [...new Set([run.start, ...edges, run.end])].sort((a, b) => a - b);
        return cuts.slice(1).map((end, index) => ({ start: cuts[index], end, kind: run.kind }));
    }
}
