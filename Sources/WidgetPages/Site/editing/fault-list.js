// Validation errors of a content: marks in the editor, and a list of links to them.

import { element } from "../base/dom.js";
import { lineOf, offsetOfByte, placeOf, placesOf } from "./json-places.js";
import { text } from "../words/words.js";

/** A validation error from the core. `position` is a byte offset in a text that is not JSON.
 * @typedef {{location: string, message: string, position?: number}} Fault */

/** Returns the position of each error in the text.
 * @param {string} content
 * @param {Fault[]} faults
 * @returns {import("./editor.js").TextMark[]} */
export function marksOf(content, faults) {
    const root = placesOf(content);
    return faults.map(({ location, message, position }) => {
        if (position !== undefined || !root) {
            const start = Math.min(offsetOfByte(content, position ?? 0), Math.max(0, content.length - 1));
            return { start, end: start + 1, message };
        }
        const place = placeOf(root, location);
        // An error of an object or array, or of a missing member, is marked at the opening bracket.
        const isWhole = place.members !== undefined || place.elements !== undefined;
        const start = place.nameStart ?? place.start;
        return { start, end: isWhole ? place.start + 1 : place.end, message };
    });
}

/** Shows the errors below an editor.
 * @param {{editor: import("./editor.js").Editor, list: HTMLElement, summary: HTMLElement}} parts
 * @param {Fault[]} faults */
export function showFaults({ editor, list, summary }, faults) {
    const marks = marksOf(editor.text, faults);
    editor.mark(marks);
    editor.area.setAttribute("aria-invalid", String(faults.length > 0));
    const said = faults.length === 0 ? text("noFaults") : text("faultCount", { count: faults.length });
    if (summary.textContent !== said) summary.textContent = said;
    summary.classList.toggle("bad", faults.length > 0);
    list.replaceChildren(...faults.map((fault, index) => {
        const { line } = lineOf(editor.text, marks[index].start);
        const place = fault.location.replace(/^body\./, "");
        const button = element("button", { type: "button", className: "fault-link" }, [
            element("span", { className: "fault-place", textContent: text("faultPlace", { line, location: place }) }),
            element("span", { className: "fault-message", textContent: fault.message }),
        ]);
        button.addEventListener("click", () => editor.goTo(marks[index]));
        return element("li", { data: { location: fault.location, message: fault.message } }, [button]);
    }));
}
