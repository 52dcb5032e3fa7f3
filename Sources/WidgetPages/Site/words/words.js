// All texts of the pages, in English and Ukrainian; the browser chooses, the reader may choose otherwise.

import { remember, remembered, whenRemembered } from "../base/memory.js";

/** @typedef {Record<string, string | Record<string, string>>} Words Texts by key; a table by plural form where they count. */

/** The languages that there are, with the name that each has for itself. */
export const languages = /** @type {const} */ ([["en", "English"], ["uk", "Українська"]]);

/** What brings the texts of a language; a page only loads the one that is read.
 * @type {Record<string, () => Promise<{default: Words}>>} */
const sources = { en: () => import("./words-en.js"), uk: () => import("./words-uk.js") };

/** @type {Record<string, Words>} */
const texts = { en: {}, uk: {} };
const loaded = new Set();

let current = chosen();
await load(current);
whenRemembered("language", () => setLanguage(chosen()));

/** Adds the texts of a page that brings its own.
 * @param {{en: Words, uk: Words}} words */
export function addWords(words) {
    Object.assign(texts.en, words.en);
    Object.assign(texts.uk, words.uk);
}

/** The language of the page: "en" or "uk". */
export function language() {
    return current;
}

/** The tag for numbers, dates and drawn widgets: the browser's own where it has the page's language or none was chosen. */
export function locale() {
    const own = navigator.language || "en";
    const choice = remembered("language");
    return choice && primary(own) !== choice ? choice : own;
}

/** Turns the page to a language and remembers it.
 * @param {string} code "en" or "uk"; anything else is passed over. */
export async function setLanguage(code) {
    if (!(code in texts) || code === current) return;
    await load(code);
    current = code;
    remember("language", code);
    localize(document);
    window.dispatchEvent(new Event("languagechosen"));
}

/** The text of a key in the page's language.
 * @param {string} key A key of words-en.js; one that is not there comes back as it is, so that a test finds it.
 * @param {Record<string, string | number>} [values] What stands for `{name}`; `count` chooses the plural.
 * @returns {string} */
export function text(key, values = {}) {
    const entry = texts[current][key] ?? key;
    const form = typeof entry === "string"
        ? entry
        : entry[new Intl.PluralRules(current).select(Number(values.count))] ?? entry.other;
    return form.replace(/\{(\w+)\}/g, (whole, name) => name in values ? String(values[name]) : whole);
}

/** What a widget is called: its name, or its slug where the name cannot be seen.
 * @param {{name: string, slug: string}} widget */
export function nameOf({ name, slug }) {
    return name.trim() ? name : slug;
}

/** Puts texts into elements: `data-text="key"` is the content, `data-text-label` the accessible name, and so on.
 * @param {ParentNode} root */
export function localize(root) {
    document.documentElement.lang = current;
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

/** How long ago something was, such as "2 min. ago".
 * @param {number} milliseconds */
export function age(milliseconds) {
    const form = new Intl.RelativeTimeFormat(current, { style: "short", numeric: "always" });
    const seconds = Math.max(0, Math.round(milliseconds / 1000));
    if (seconds < 60) return form.format(-seconds, "second");
    if (seconds < 3600) return form.format(-Math.floor(seconds / 60), "minute");
    if (seconds < 86400) return form.format(-Math.floor(seconds / 3600), "hour");
    return form.format(-Math.floor(seconds / 86400), "day");
}

/** The language chosen before, else the first of the browser's that there is, else English. */
function chosen() {
    const before = remembered("language");
    if (before === "en" || before === "uk") return before;
    const wished = (navigator.languages ?? [navigator.language]).map(primary);
    return wished.find((code) => code in texts) ?? "en";
}

/** @param {string} code */
async function load(code) {
    if (loaded.has(code)) return;
    texts[code] = { ...(await sources[code]()).default, ...texts[code] };
    loaded.add(code);
}

/** @param {string} tag */
function primary(tag) {
    return tag.toLowerCase().split("-")[0];
}
