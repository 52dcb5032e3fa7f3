// Snippets that embed a widget in other pages by its shared link.

import { families } from "../base/families.js";

/** Returns the addresses and snippets of a link, by the text key of their name.
 * @param {Record<string, string>} urls The link's pictures by family, as absolute or relative URLs.
 * @param {{origin: string, name: string}} context
 * @returns {[string, string][]} */
export function snippets(urls, { origin, name }) {
    const medium = new URL(urls.medium, origin).href;
    const small = new URL(urls.small, origin).href;
    const { width, height } = families.medium;
    return [
        ["linkImage", medium],
        ["linkMarkdown", `![${name.replace(/[[\]\\`*_]/g, "\\$&").replace(/\s+/g, " ")}](${medium})`],
        ["linkHTML", `<img src="${escaped(medium)}" alt="${escaped(name)}" width="${width}" height="${height}">`],
        ["linkScriptable", scriptable(small, medium)],
    ];
}

/** @param {string} text */
function escaped(text) {
    const names = /** @type {Record<string, string>} */ ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" });
    return text.replace(/[&<>"]/g, (character) => names[character]);
}

/** Returns a script for the Scriptable app, which shows the picture on the Home Screen.
 * @param {string} small
 * @param {string} medium */
function scriptable(small, medium) {
    return [
        `const address = config.widgetFamily === "small" ? ${JSON.stringify(small)} : ${JSON.stringify(medium)};`,
        "const widget = new ListWidget();",
        "widget.setPadding(0, 0, 0, 0);",
        "widget.backgroundImage = await new Request(address).loadImage();",
        "widget.refreshAfterDate = new Date(Date.now() + 5 * 60 * 1000);",
        "Script.setWidget(widget);",
        "Script.complete();",
    ].join("\n");
}
