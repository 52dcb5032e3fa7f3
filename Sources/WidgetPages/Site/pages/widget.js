// The page of one widget: all sizes, its JSON, recent pushes and shared links, with editing and deletion.

import { ServerClock } from "../live/clock.js";
import { mountContactNote } from "../live/contact.js";
import { copyText } from "../base/curl.js";
import { loadDevice } from "../drawing/device.js";
import { byID } from "../base/dom.js";
import { environment, watchEnvironment } from "../drawing/environment.js";
import { LinkList } from "../widget/link-list.js";
import { Live } from "../live/live.js";
import { say, sayNext } from "../shell/notice.js";
import { call, seldom, slugOf, widgetPath } from "../widget/one-widget.js";
import { showPushes } from "../widget/push-table.js";
import { followSigningOut, goToSignIn } from "../account/session.js";
import { mountShell } from "../shell/shell.js";
import { addFamilyTiles } from "../tiles/tile.js";
import { WidgetEditor } from "../widget/widget-editor.js";
import { loadWords, nameOf, text } from "../words/words.js";

await loadWords("widget");

/** Minimum time between requests for the history, in milliseconds. */
const historyPause = 3_000;

const slug = slugOf(location.pathname);
const clock = new ServerClock();
const live = new Live(clock);
/** The widget as last shown. */
let shown = /** @type {any} */ (null);
let pushes = /** @type {import("../widget/one-widget.js").Push[]} */ ([]);

mountShell({ page: "widget" });
mountContactNote(byID("main"), live, clock);
byID("slug").textContent = slug;
live.addEventListener("refused", goToSignIn);
followSigningOut();
mountDeleting();
byID("copy-json").addEventListener("click", async () => {
    const isCopied = await copyText(byID("json").textContent);
    say(text(isCopied ? "copied" : "copyFailed"), { stays: !isCopied });
});
const links = new LinkList(slug, {
    place: byID("links"), note: byID("links-note"), fresh: byID("new-link"), name: () => shown?.name ?? slug,
});
byID("make-link").addEventListener("click", () => links.make());

try {
    const device = await loadDevice();
    const editor = new WidgetEditor(device, clock);
    const tiles = addFamilyTiles(byID("families"), "caption", device, clock);
    const loadHistory = seldom(loadPushes, historyPause);

    const show = () => {
        const widget = live.widgets.get(slug);
        byID("loading").hidden = widget !== undefined || live.isKnown || live.isForbidden;
        byID("gone").hidden = widget !== undefined || !live.isKnown;
        byID("gone-text").textContent = text("widgetGone", { slug });
        byID("one").hidden = widget === undefined;
        byID("name").textContent = widget ? nameOf(widget) : text("widget");
        document.title = `${byID("name").textContent} · Headway`;
        if (!widget) {
            shown = null;
            return;
        }
        const isNew = shown === null;
        for (const { family, tile } of tiles) tile.show(widget, family, environment());
        if (shown?.updated_at === widget.updated_at) return;
        shown = widget;
        byID("json").textContent = JSON.stringify(widget, null, 2);
        editor.show(widget);
        loadHistory();
        if (isNew) links.load();
    };
    show();
    live.addEventListener("widgets", show);
    live.addEventListener("contact", show);
    watchEnvironment(() => {
        show();
        showPushes(byID("pushes"), pushes);
        links.show();
        if (shown) editor.check();
    });
    live.start();
} catch (error) {
    say(text("scriptFailed", { reason: String(error) }));
    throw error;
}

async function loadPushes() {
    const { value, status, reason } = await call("GET", widgetPath(slug, "/pushes"));
    if (value) pushes = value.items;
    showPushes(byID("pushes"), pushes);
    byID("pushes-frame").hidden = pushes.length === 0;
    const failed = text("notLoaded", { reason: status ? reason : text("unreachable") });
    byID("pushes-note").textContent = value ? (pushes.length > 0 ? "" : text("noPushes")) : failed;
}

function mountDeleting() {
    const ask = byID("ask");
    byID("delete").addEventListener("click", () => {
        byID("ask-title").textContent = text("deleteTitle", { name: shown ? nameOf(shown) : slug });
        ask.returnValue = "no";
        ask.showModal();
    });
    ask.addEventListener("close", async () => {
        if (ask.returnValue !== "yes") return;
        const name = shown ? nameOf(shown) : slug;
        const { value, status, reason } = await call("DELETE", widgetPath(slug));
        if (value || status === 404) {
            sayNext(text("deleted", { name }));
            return location.assign("/");
        }
        say(text("failed", { reason: status ? reason : text("unreachable") }));
    });
}
