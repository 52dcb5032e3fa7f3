// The last pushes of a widget as the rows of a table.

import { element } from "./dom.js";
import { locale, text } from "./words.js";

/** Shows pushes, the newest first.
 * @param {HTMLElement} body The body of the table.
 * @param {import("./one-widget.js").Push[]} pushes */
export function showPushes(body, pushes) {
    const form = new Intl.DateTimeFormat(locale(), { dateStyle: "short", timeStyle: "medium" });
    body.replaceChildren(...pushes.map((push) => {
        const time = element("time", { dateTime: push.at, textContent: form.format(Date.parse(push.at)) });
        return element("tr", {}, [
            element("td", {}, [time]),
            element("td", { textContent: text(push.action === "created" ? "pushCreated" : "pushUpdated") }),
            element("td", { textContent: push.key ?? "–" }),
            element("td", {
                className: "percent", textContent: push.percent === undefined ? "–" : `${push.percent} %`,
            }),
            element("td", {}, [content(push)]),
        ]);
    }));
}

/** @param {import("./one-widget.js").Push} push */
function content(push) {
    if (push.content_omitted) return text("pushOmitted");
    if (push.content === undefined) return "–";
    return element("code", { textContent: JSON.stringify(push.content) });
}
