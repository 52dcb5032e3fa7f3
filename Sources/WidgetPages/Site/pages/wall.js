// The wall: all widgets at once, as large as the screen allows.

import { Arrangement } from "../tiles/arrangement.js";
import { ServerClock } from "../live/clock.js";
import { mountContactNote } from "../live/contact.js";
import { loadDevice } from "../drawing/device.js";
import { byID } from "../base/dom.js";
import { environment, watchEnvironment } from "../drawing/environment.js";
import { Live } from "../live/live.js";
import { say } from "../shell/notice.js";
import { followSigningOut, goToSignIn } from "../account/session.js";
import { keepWorker } from "../shell/shell.js";
import { TileList } from "../tiles/tile-list.js";
import { keepScreenOn } from "../base/wake-lock.js";
import { fitWall } from "../tiles/wall-fit.js";
import { loadWords, localize, text } from "../words/words.js";

await loadWords("wall");

/** @typedef {import("../live/state-store.js").Widget} Widget */

/** Idle time before the pointer is hidden, in milliseconds. */
const idleAfter = 3_000;

const clock = new ServerClock();
const live = new Live(clock);

localize(document);
mountFullScreen();
mountIdling();
mountContactNote(byID("main"), live, clock);
keepScreenOn();
keepWorker();
followSigningOut();
live.addEventListener("refused", goToSignIn);
live.start();

try {
    const place = byID("widgets");
    const list = new TileList(place, await loadDevice(), clock);
    const arrangement = Arrangement.remembered(() => show());
    const show = () => {
        const slugs = arrangement.sorted(live.widgets.keys());
        const fit = fitWall(slugs.length, place.clientWidth, place.clientHeight);
        byID("empty").hidden = slugs.length > 0 || !live.isKnown;
        place.style.gap = `${fit.gap}px`;
        // Padding limits the row width to the columns, so that rows wrap as calculated.
        place.style.paddingInline = `${Math.max(0, (place.clientWidth - rowWidth(fit)) / 2 - 0.5)}px`;
        const shown = slugs.map((slug) => ({ widget: /** @type {Widget} */ (live.widgets.get(slug)), family: fit.family }));
        list.show(shown, environment());
        for (const { item } of list.entries.values()) item.style.width = `${fit.width}px`;
    };
    show();
    live.addEventListener("widgets", show);
    live.addEventListener("contact", show);
    watchEnvironment(show);
    new ResizeObserver(show).observe(place);
} catch (error) {
    say(text("scriptFailed", { reason: String(error) }));
    throw error;
}

/** @param {import("../tiles/wall-fit.js").Fit} fit */
function rowWidth(fit) {
    return fit.columns * (fit.width + fit.gap) - fit.gap;
}

function mountFullScreen() {
    const button = byID("full-screen");
    const turn = () => {
        if (document.fullscreenElement) document.exitFullscreen();
        // Some browsers, as on the iPhone, do not allow it; the wall then fills the window.
        else document.documentElement.requestFullscreen?.().catch(() => undefined);
    };
    const name = () => {
        button.textContent = text(document.fullscreenElement ? "leaveFullScreen" : "fullScreen");
        button.title = text("fullScreenHint");
    };
    button.hidden = !document.documentElement.requestFullscreen;
    button.addEventListener("click", turn);
    document.addEventListener("fullscreenchange", name);
    document.addEventListener("keydown", (event) => {
        const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
        if (isPlain && (event.key === "f" || event.code === "KeyF")) turn();
    });
    name();
}

function mountIdling() {
    let timer = 0;
    const stir = () => {
        document.body.classList.remove("idle");
        clearTimeout(timer);
        timer = setTimeout(() => document.body.classList.add("idle"), idleAfter);
    };
    for (const kind of ["pointermove", "pointerdown", "keydown"]) document.addEventListener(kind, stir);
    stir();
}
