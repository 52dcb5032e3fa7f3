// The reader's language and region, appearance and time zone, read again for each drawing.

import { locale } from "../words/words.js";

/** @typedef {{locale: string, appearance: "light" | "dark", build: string, timeZone: string}} Environment */

const dark = window.matchMedia("(prefers-color-scheme: dark)");

/** Returns the environment of this browser.
 * @returns {Environment} */
export function environment() {
    return {
        locale: locale(),
        appearance: dark.matches ? "dark" : "light",
        build: "1.6",
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    };
}

/** Calls back when the reader changes the language or the appearance.
 * @param {() => void} changed */
export function watchEnvironment(changed) {
    dark.addEventListener("change", changed);
    window.addEventListener("languagechosen", changed);
    window.addEventListener("languagechange", changed);
}
