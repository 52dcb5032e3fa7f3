// The form that edits a widget on its page. Unsaved changes stay until they are saved or discarded, also when pushes arrive.

import { byID } from "../base/dom.js";
import { Editor } from "../editing/editor.js";
import { showFaults } from "../editing/fault-list.js";
import { say } from "../shell/notice.js";
import { call, replacement } from "./one-widget.js";
import { text } from "../words/words.js";

/** The form that edits a widget. */
export class WidgetEditor {
    #device;
    #clock;
    #editor = new Editor(byID("content"));
    #widget = /** @type {any} */ (null);
    /** Time of the push on which the form is based. */
    #base = "";

    /** @param {import("../drawing/device.js").Device} device
     * @param {{now(): number}} clock */
    constructor(device, clock) {
        this.#device = device;
        this.#clock = clock;
        for (const id of ["edit-name", "edit-stale", "content"]) byID(id).addEventListener("input", () => this.check());
        byID("revert").addEventListener("click", () => this.#fill());
        byID("edit-form").addEventListener("submit", (/** @type {SubmitEvent} */ event) => {
            event.preventDefault();
            this.#save();
        });
    }

    /** Updates the widget. The form follows it unless it has unsaved changes.
     * @param {any} widget */
    show(widget) {
        const isEdited = this.#widget !== null && this.#isEdited();
        this.#widget = widget;
        if (isEdited) this.check();
        else this.#fill();
    }

    /** Validates the content with the core and shows the errors. */
    check() {
        const faults = this.#device.check(this.#editor.text, { now: this.#clock.now() });
        showFaults({ editor: this.#editor, list: byID("faults"), summary: byID("fault-summary") }, faults);
        const isEdited = this.#isEdited();
        byID("save").disabled = faults.length > 0 || !isEdited;
        byID("revert").disabled = !isEdited;
        const isOvertaken = isEdited && this.#base !== this.#widget.updated_at;
        if (isOvertaken === byID("changed").hidden) {
            byID("changed").textContent = isOvertaken ? text("changedMeanwhile") : "";
            byID("changed").hidden = !isOvertaken;
        }
    }

    /** Returns the initial values of the form for a widget.
     * @param {any} widget */
    static #texts(widget) {
        return {
            name: widget.name,
            staleAfter: String(widget.stale_after ?? ""),
            content: JSON.stringify(widget.content, null, 2),
        };
    }

    #written() {
        return { name: byID("edit-name").value, staleAfter: byID("edit-stale").value, content: this.#editor.text };
    }

    #filled = /** @type {any} */ (null);

    #isEdited() {
        return JSON.stringify(this.#written()) !== JSON.stringify(this.#filled);
    }

    #fill() {
        this.#filled = WidgetEditor.#texts(this.#widget);
        this.#base = this.#widget.updated_at;
        byID("edit-name").value = this.#filled.name;
        byID("edit-stale").value = this.#filled.staleAfter;
        this.#editor.text = this.#filled.content;
        this.check();
    }

    async #save() {
        const written = this.#written();
        const { value, status, reason } = await call("POST", "/widgets", replacement(this.#widget, written));
        if (!value) return say(status ? text("notSaved", { reason }) : text("notSavedUnreachable"));
        this.#widget = value;
        // Changes made while saving stay in the form.
        if (JSON.stringify(this.#written()) === JSON.stringify(written)) this.#fill();
        say(text("saved"), { stays: false });
    }
}
