// Who reads: language and region, appearance, time zone. It is asked for anew at every drawing.

import { locale } from "../words/words.js";

/** @typedef {{locale: string, appearance: "light" | "dark", build: string, timeZone: string}} Environment */

const dark = window.matchMedia("(prefers-color-scheme: dark)");

/** The reader of this browser.
 * @returns {Environment} */
export function environment() {
    return {
        locale: locale(),
        appearance: dark.matches ? "dark" : "light",
        build: "1.6",
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    };
}

/** Calls back when the reader has chosen another language or appearance.
 * @param {() => void} changed */
export function watchEnvironment(changed) {
    dark.addEventListener("change", changed);
    window.addEventListener("languagechosen", changed);
    window.addEventListener("languagechange", changed);
}
