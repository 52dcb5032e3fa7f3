// Tools to arrange the widgets: size, pin and position, by mouse, touch or keyboard.

import { byID, element } from "../base/dom.js";
import { familyNames } from "../base/families.js";
import { say } from "../shell/notice.js";
import { nameOf, text } from "../words/words.js";

/** @typedef {import("../base/families.js").Family} Family */
/** @typedef {import("./arrangement.js").Arrangement} Arrangement */
/** @typedef {import("./tile-list.js").Entry} Entry */

/** The tools below each widget while "Arrange" is on. */
export class Arranger {
    #arrangement;
    #list;
    #slugs;
    #changed;
    #isOn = false;
    /** @type {Map<Entry, {tools: HTMLElement, update(): void}>} */
    #tools = new Map();
    #button = byID("arrange");
    #all = byID("all-sizes");

    /** @param {Arrangement} arrangement
     * @param {import("./tile-list.js").TileList} list
     * @param {() => Map<string, any>} widgets In order of creation.
     * @param {() => void} changed Called to show the list again. */
    constructor(arrangement, list, widgets, changed) {
        this.#arrangement = arrangement;
        this.#list = list;
        this.#slugs = () => [...widgets().keys()];
        this.#changed = changed;
        this.#all.addEventListener("change", () => this.#change(() => arrangement.setAll(this.#all.value)));
        list.place.addEventListener("pointerdown", (event) => this.#drag(event));
        document.addEventListener("keydown", (event) => {
            if (event.key === "Escape" && this.#isOn) this.#turn(false);
        });
    }

    /** Shows or hides the tools. */
    toggle() {
        this.#turn(!this.#isOn);
    }

    /** Updates the tools after the list has changed. */
    show() {
        const { entries } = this.#list;
        if (entries.size === 0) this.#turn(false);
        for (const [entry, { tools }] of this.#tools) {
            if (entries.get(entry.widget.slug) === entry && this.#isOn) continue;
            tools.remove();
            this.#tools.delete(entry);
        }
        if (!this.#isOn) return;
        this.#showSizes();
        for (const entry of entries.values()) {
            if (!this.#tools.has(entry)) this.#add(entry);
            this.#tools.get(entry)?.update();
        }
    }

    /** @param {boolean} isOn */
    #turn(isOn) {
        if (this.#isOn === isOn) return;
        this.#isOn = isOn;
        this.#button.setAttribute("aria-pressed", String(isOn));
        this.#button.dataset.text = isOn ? "done" : "arrange";
        this.#button.textContent = text(this.#button.dataset.text);
        byID("arranging-tools").hidden = !isOn;
        byID("arrange-help").hidden = !isOn;
        this.#list.place.classList.toggle("arranging", isOn);
        this.show();
    }

    /** @param {() => void} act */
    #change(act) {
        act();
        this.#arrangement.remember();
        this.#changed();
    }

    #showSizes() {
        const used = new Set(this.#slugs().map((slug) => this.#arrangement.familyOf(slug)));
        const mixed = element("option", { value: "", textContent: text("mixedSizes"), disabled: true });
        this.#all.replaceChildren(...(used.size > 1 ? [mixed] : []), ...familyOptions());
        this.#all.value = used.size > 1 ? "" : [...used][0] ?? this.#arrangement.family;
    }

    /** @param {Entry} entry */
    #add(entry) {
        const { slug } = entry.widget;
        const size = element("select", { className: "select" });
        size.addEventListener("change", () => {
            this.#change(() => this.#arrangement.setFamily(slug, /** @type {Family} */ (size.value)));
        });
        const handle = tool("⠿", "handle");
        handle.tabIndex = -1;
        handle.setAttribute("aria-hidden", "true");
        const earlier = tool("←", "earlier");
        earlier.addEventListener("click", () => this.#move(entry, -1));
        const later = tool("→", "later");
        later.addEventListener("click", () => this.#move(entry, 1));
        const pin = tool("", "pin");
        pin.append(pinPicture());
        pin.addEventListener("click", () => {
            this.#change(() => this.#arrangement.setPinned(slug, !this.#arrangement.pinned.has(slug)));
        });
        const tools = element("div", { className: "arranger" }, [size, handle, earlier, later, pin]);
        entry.item.append(tools);
        this.#tools.set(entry, {
            tools,
            update: () => {
                const name = nameOf(entry.widget);
                size.replaceChildren(...familyOptions());
                size.value = entry.family;
                size.setAttribute("aria-label", text("sizeOf", { name }));
                earlier.setAttribute("aria-label", text("earlier", { name }));
                later.setAttribute("aria-label", text("later", { name }));
                pin.setAttribute("aria-label", text("pin", { name }));
                pin.setAttribute("aria-pressed", String(this.#arrangement.pinned.has(slug)));
            },
        });
    }

    /** @param {Entry} entry
     * @param {-1 | 1} step */
    #move(entry, step) {
        const { slug } = entry.widget;
        const name = nameOf(entry.widget);
        this.#change(() => this.#arrangement.move(slug, step, this.#slugs()));
        const sorted = this.#arrangement.sorted(this.#slugs());
        say(text("moved", { name, place: sorted.indexOf(slug) + 1, count: sorted.length }), { stays: false, replaces: true });
        entry.item.scrollIntoView({ block: "nearest" });
    }

    /** Drags a tile by its card (mouse) or by its handle (any pointer).
     * @param {PointerEvent} event */
    #drag(event) {
        const target = /** @type {Element} */ (event.target);
        const item = /** @type {HTMLElement | null} */ (target.closest(".tile"));
        const isGrip = target.closest(".handle") || (event.pointerType === "mouse" && target.closest(".card"));
        if (!this.#isOn || !item || !isGrip || event.button !== 0) return;
        event.preventDefault();
        const slug = item.dataset.tile ?? "";
        item.classList.add("dragged");
        const stop = new AbortController();
        const { signal } = stop;
        let last = "";
        const end = () => {
            stop.abort();
            item.classList.remove("dragged");
        };
        window.addEventListener("pointermove", (move) => {
            const over = document.elementFromPoint(move.clientX, move.clientY)?.closest(".tile");
            const other = /** @type {HTMLElement | null | undefined} */ (over)?.dataset.tile;
            // A large tile may stay under the pointer after it has moved away; it counts once.
            if (!other || other === last) return;
            last = other;
            if (other !== slug) this.#change(() => this.#arrangement.place(slug, other, this.#slugs()));
        }, { signal });
        window.addEventListener("pointerup", end, { signal });
        window.addEventListener("pointercancel", end, { signal });
    }
}

/** @param {string} sign
 * @param {string} kind */
function tool(sign, kind) {
    return element("button", { type: "button", className: `button ${kind}`, textContent: sign });
}

function familyOptions() {
    return familyNames.map((family) => element("option", { value: family, textContent: text(family) }));
}

function pinPicture() {
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    picture.setAttribute("viewBox", "0 0 24 24");
    picture.setAttribute("width", "18");
    picture.setAttribute("height", "18");
    picture.setAttribute("aria-hidden", "true");
    picture.innerHTML = '<path fill="currentColor" d="M16 3v2l-1 1v5l3 3v2h-5v6l-1 1-1-1v-6H6v-2l3-3V6L8 5V3z"/>';
    return picture;
}
