// Lists, creates and revokes the shared links of a widget.

import { copyText } from "../base/curl.js";
import { element } from "../base/dom.js";
import { say } from "../shell/notice.js";
import { call, widgetPath } from "./one-widget.js";
import { snippets } from "./snippets.js";
import { locale, text } from "../words/words.js";

/** The links of one widget on its page. */
export class LinkList {
    #slug;
    #place;
    #note;
    #fresh;
    /** Returns the name for embedded pictures. */
    #name = () => "";
    #links = /** @type {import("./one-widget.js").Link[]} */ ([]);
    #made = /** @type {import("./one-widget.js").Link | null} */ (null);

    /** @param {string} slug
     * @param {{place: HTMLElement, note: HTMLElement, fresh: HTMLElement, name: () => string}} parts */
    constructor(slug, { place, note, fresh, name }) {
        this.#slug = slug;
        this.#place = place;
        this.#note = note;
        this.#fresh = fresh;
        this.#name = name;
    }

    /** Loads the links from the server. */
    async load() {
        const { value, status, reason } = await call("GET", widgetPath(this.#slug, "/links"));
        if (!value) {
            this.#note.textContent = text("notLoaded", { reason: status ? reason : text("unreachable") });
            return;
        }
        this.#links = value.items;
        this.show();
    }

    /** Creates a link and shows its address and snippets, this time only. */
    async make() {
        const { value, status, reason } = await call("POST", widgetPath(this.#slug, "/links"));
        if (!value) return say(text("failed", { reason: status ? reason : text("unreachable") }));
        this.#made = value;
        await this.load();
        this.#fresh.querySelector("h3")?.focus();
    }

    /** Shows the links again, in the current language. */
    show() {
        const form = new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" });
        this.#note.textContent = this.#links.length > 0 ? "" : text("noLinks");
        this.#place.replaceChildren(...this.#links.map((link) => {
            const revoke = element("button", { className: "button", type: "button", textContent: text("revoke") });
            revoke.setAttribute("aria-label", text("revokeLink", { id: link.id }));
            revoke.addEventListener("click", () => this.#revoke(link.id));
            const time = form.format(Date.parse(link.created_at));
            const made = element("span", { textContent: text("linkMade", { id: link.id, time }) });
            return element("li", { data: { link: link.id } }, [made, revoke]);
        }));
        this.#showMade();
    }

    #showMade() {
        this.#fresh.hidden = this.#made === null;
        if (!this.#made?.urls) return this.#fresh.replaceChildren();
        const title = element("h3", { textContent: text("linkNew", { id: this.#made.id }), tabIndex: -1 });
        const parts = snippets(this.#made.urls, { origin: location.origin, name: this.#name() });
        this.#fresh.replaceChildren(title, ...parts.map(([key, code]) => {
            const copy = element("button", { className: "button", type: "button", textContent: text("copy") });
            copy.setAttribute("aria-label", text("copySnippet", { name: text(key) }));
            copy.addEventListener("click", async () => {
                const isCopied = await copyText(code);
                say(text(isCopied ? "copied" : "copyFailed"), { stays: !isCopied });
            });
            const name = element("strong", { textContent: text(key) });
            const head = element("div", { className: "row between" }, [name, copy]);
            const shown = element("pre", { className: "code", tabIndex: 0, textContent: code });
            shown.setAttribute("aria-label", text(key));
            shown.setAttribute("role", "region");
            return element("div", { className: "snippet", data: { snippet: key } }, [head, shown]);
        }));
    }

    /** @param {string} id */
    async #revoke(id) {
        const path = widgetPath(this.#slug, `/links/${encodeURIComponent(id)}`);
        const { value, status, reason } = await call("DELETE", path);
        if (!value && status !== 404) return say(text("failed", { reason: status ? reason : text("unreachable") }));
        if (this.#made?.id === id) this.#made = null;
        say(text("revoked", { id }), { stays: false });
        await this.load();
    }
}
