// The texts of the pages. The browser's settings choose the language; the reader can switch it.

import { remember, remembered, whenRemembered } from "../base/memory.js";

/** Texts by key. A counted text is a table by plural category.
 * @typedef {Record<string, string | Record<string, string>>} Words */

/** The pages, each with a word file of its own.
 * @typedef {"widgets" | "wall" | "widget" | "playground" | "signIn"} Page */

/** A language: its primary subtag, its own name for itself, and loaders of its word files. The service worker finds the
 * files by their paths, so each path is written out.
 * @typedef {{code: string, name: string, words: Record<"common" | Page, () => Promise<{default: Words}>>}} Language */

/** All languages. The first is the default; a new one needs a row here and a folder with the same word files.
 * @type {readonly Language[]} */
export const languages = [
    {
        code: "en",
        name: "English",
        words: {
            common: () => import("./en/common.js"),
            widgets: () => import("./en/widgets.js"),
            wall: () => import("./en/wall.js"),
            widget: () => import("./en/widget.js"),
            playground: () => import("./en/playground.js"),
            signIn: () => import("./en/sign-in.js"),
        },
    },
    {
        code: "uk",
        name: "Українська",
        words: {
            common: () => import("./uk/common.js"),
            widgets: () => import("./uk/widgets.js"),
            wall: () => import("./uk/wall.js"),
            widget: () => import("./uk/widget.js"),
            playground: () => import("./uk/playground.js"),
            signIn: () => import("./uk/sign-in.js"),
        },
    },
];

/** The loaded texts by language.
 * @type {Map<Language, Words>} */
const texts = new Map();
/** The word files that the page needs.
 * @type {(keyof Language["words"])[]} */
const files = ["common"];

let current = chosen();
whenRemembered("language", () => setLanguage(chosen().code));

/** Loads the words of a page in the reader's language. A page waits for this before it shows any text.
 * @param {Page} page */
export async function loadWords(page) {
    files.push(page);
    await load(current);
}

/** Returns the code of the page's language, such as "en". */
export function language() {
    return current.code;
}

/** Returns the language tag for numbers, dates and drawn widgets: the browser's own, unless the reader chose another language. */
export function locale() {
    const own = navigator.language || "en";
    const choice = remembered("language");
    return choice && primary(own) !== choice ? choice : own;
}

/** Switches the page to a language and remembers it.
 * @param {string} code The code of a language. Unknown codes are ignored. */
export async function setLanguage(code) {
    const language = known(code);
    if (!language || language === current) return;
    await load(language);
    current = language;
    remember("language", code);
    localize(document);
    window.dispatchEvent(new Event("languagechosen"));
}

/** Returns the text of a key in the page's language.
 * @param {string} key A key of the word files. An unknown key is returned unchanged, so that a test finds it.
 * @param {Record<string, string | number>} [values] Values of the placeholders `{name}`. `count` selects the plural form.
 * @returns {string} */
export function text(key, values = {}) {
    const entry = texts.get(current)?.[key] ?? key;
    const form = typeof entry === "string"
        ? entry
        : entry[new Intl.PluralRules(current.code).select(Number(values.count))] ?? entry.other;
    return form.replace(/\{(\w+)\}/g, (whole, name) => name in values ? String(values[name]) : whole);
}

/** Returns the display name of a widget: its name, or its slug if the name is blank.
 * @param {{name: string, slug: string}} widget */
export function nameOf({ name, slug }) {
    return name.trim() ? name : slug;
}

/** Fills in the texts of elements: `data-text="key"` sets the content, `data-text-label` the accessible name, and so on.
 * @param {ParentNode} root */
export function localize(root) {
    document.documentElement.lang = current.code;
    for (const [data, put] of places) {
        for (const element of root.querySelectorAll(`[data-text${data}]`)) {
            put(/** @type {HTMLElement} */ (element), text(element.getAttribute(`data-text${data}`) ?? ""));
        }
    }
    const title = document.documentElement.dataset.title;
    if (title) document.title = `${text(title)} · Headway`;
}

/** @type {[string, (element: HTMLElement, text: string) => void][]} */
const places = [
    ["", (element, value) => { element.textContent = value; }],
    ["-label", (element, value) => element.setAttribute("aria-label", value)],
    ["-hint", (element, value) => element.setAttribute("placeholder", value)],
    ["-title", (element, value) => { element.title = value; }],
];

/** Formats an elapsed time, such as "2 min. ago".
 * @param {number} milliseconds */
export function age(milliseconds) {
    const form = new Intl.RelativeTimeFormat(current.code, { style: "short", numeric: "always" });
    const seconds = Math.max(0, Math.round(milliseconds / 1000));
    if (seconds < 60) return form.format(-seconds, "second");
    if (seconds < 3600) return form.format(-Math.floor(seconds / 60), "minute");
    if (seconds < 86400) return form.format(-Math.floor(seconds / 3600), "hour");
    return form.format(-Math.floor(seconds / 86400), "day");
}

/** Returns the remembered language, else the first supported language of the browser, else the default. */
function chosen() {
    const wished = [remembered("language"), ...(navigator.languages ?? [navigator.language]).map(primary)];
    return wished.map(known).find(Boolean) ?? languages[0];
}

/** @param {string | null} code */
function known(code) {
    return languages.find((language) => language.code === code);
}

/** @param {Language} language */
async function load(language) {
    if (texts.has(language)) return;
    const parts = await Promise.all(files.map((file) => language.words[file]()));
    texts.set(language, Object.assign({}, ...parts.map((part) => part.default)));
}

/** @param {string} tag */
function primary(tag) {
    return tag.toLowerCase().split("-")[0];
}
