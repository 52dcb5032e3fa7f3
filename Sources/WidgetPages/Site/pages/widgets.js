// The page of all widgets.

import { Arrangement } from "../tiles/arrangement.js";
import { ServerClock } from "../live/clock.js";
import { mountContactNote } from "../live/contact.js";
import { copyText, pushCommand } from "../base/curl.js";
import { loadDevice } from "../drawing/device.js";
import { byID } from "../base/dom.js";
import { environment, watchEnvironment } from "../drawing/environment.js";
import { Live } from "../live/live.js";
import { say } from "../shell/notice.js";
import { followSigningOut, goToSignIn } from "../account/session.js";
import { mountShell } from "../shell/shell.js";
import { TileList } from "../tiles/tile-list.js";
import { loadWords, text } from "../words/words.js";

await loadWords("widgets");

/** @typedef {import("../live/state-store.js").Widget} Widget */

const clock = new ServerClock();
const live = new Live(clock);

mountShell({ page: "widgets" });
mountContactNote(byID("main"), live, clock);
mountEmptyState();
live.addEventListener("refused", goToSignIn);
followSigningOut();
live.start();

try {
    const device = await loadDevice();
    const arrangement = Arrangement.remembered(show);
    const list = new TileList(byID("widgets"), device, clock);
    /** Loaded on first use, which is rare.
     * @type {import("../tiles/arranger.js").Arranger | undefined} */
    let arranger;
    byID("arrange").addEventListener("click", async () => {
        const { Arranger } = await import("../tiles/arranger.js");
        arranger ??= new Arranger(arrangement, list, () => live.widgets, show);
        arranger.toggle();
    });
    show();
    live.addEventListener("widgets", show);
    live.addEventListener("contact", show);
    watchEnvironment(show);

    function show() {
        const { widgets } = live;
        byID("loading").hidden = widgets.size > 0 || live.isKnown || live.isForbidden;
        byID("arrange").hidden = widgets.size === 0;
        byID("empty").hidden = widgets.size > 0 || !live.isKnown;
        const shown = arrangement.sorted(widgets.keys()).map((slug) => ({
            widget: /** @type {Widget} */ (widgets.get(slug)), family: arrangement.familyOf(slug),
        }));
        list.show(shown, environment());
        arranger?.show();
    }
} catch (error) {
    byID("loading").hidden = true;
    say(text("scriptFailed", { reason: String(error) }));
    throw error;
}

function mountEmptyState() {
    const command = pushCommand({
        origin: location.origin, slug: "backup", name: "Backup",
        content: '{"template":"progress","value":0.42}',
    });
    byID("empty-command").textContent = command;
    byID("empty-copy").addEventListener("click", async () => {
        const isCopied = await copyText(command);
        say(text(isCopied ? "copied" : "copyFailed"), { stays: !isCopied });
    });
}
