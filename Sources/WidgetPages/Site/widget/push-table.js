// Shows the recent pushes of a widget as table rows.

import { element } from "../base/dom.js";
import { locale, text } from "../words/words.js";

/** Shows pushes, newest first.
 * @param {HTMLElement} body The table body.
 * @param {import("./one-widget.js").Push[]} pushes */
export function showPushes(body, pushes) {
    const form = new Intl.DateTimeFormat(locale(), { dateStyle: "short", timeStyle: "medium" });
    body.replaceChildren(...pushes.map((push) => {
        const time = element("time", { dateTime: push.at, textContent: form.format(Date.parse(push.at)) });
        const reading = cell(push.percent === undefined ? push.reading ?? "–" : `${push.percent} %`);
        reading.className = "reading";
        const row = element("tr", {}, [
            cell(time), cell(text(push.action === "created" ? "pushCreated" : "pushUpdated")), cell(push.key ?? "–"),
            reading, cell(content(push)),
        ]);
        row.setAttribute("role", "row");
        return row;
    }));
}

/** @param {Node | string} content */
function cell(content) {
    const cell = element("td", {}, [content]);
    cell.setAttribute("role", "cell");
    return cell;
}

/** @param {import("./one-widget.js").Push} push */
function content(push) {
    if (push.content_omitted) return text("pushOmitted");
    if (push.content === undefined) return "–";
    return element("code", { textContent: JSON.stringify(push.content) });
}
