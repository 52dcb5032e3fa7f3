// The playground: edits a content, and shows its errors and its preview in each family.

import { ServerClock } from "../live/clock.js";
import { copyText, pushCommand } from "../base/curl.js";
import { loadDevice } from "../drawing/device.js";
import { byID, element } from "../base/dom.js";
import { Editor } from "../editing/editor.js";
import { environment, watchEnvironment } from "../drawing/environment.js";
import { examples, moment, timeOf } from "../editing/examples.js";
import { showFaults } from "../editing/fault-list.js";
import { withMember } from "../editing/json-edit.js";
import { remember, remembered } from "../base/memory.js";
import { say } from "../shell/notice.js";
import { PlaygroundClock } from "../editing/playground-clock.js";
import { pushWidget } from "../editing/push.js";
import { account, followSigningOut } from "../account/session.js";
import { mountShell } from "../shell/shell.js";
import { addFamilyTiles } from "../tiles/tile.js";
import { language, loadWords, locale, text } from "../words/words.js";

await loadWords("playground");

const realClock = new ServerClock();
const clock = new PlaygroundClock(realClock);
const editor = new Editor(byID("content"));
/** The last valid content. */
let content = /** @type {Record<string, any> | null} */ (null);
/** The window of that content, in milliseconds since 1970. */
let range = /** @type {{start: number, end: number} | null} */ (null);
/** Reasons that disable pushing: no session, or errors. */
const obstacles = { session: false, faults: false };

mountShell({ page: "playground", isSignedIn: false });
followSigningOut();
account().then((known) => {
    byID("sign-out").hidden = !known;
    setObstacle("session", known === null);
    byID("push-sign-in").hidden = known !== null;
});

try {
    const device = await loadDevice();
    const tiles = addFamilyTiles(byID("families"), "stage-name", device, clock);

    /** Reads the editor and updates everything that depends on it. */
    const read = () => {
        const faults = device.check(editor.text, { now: realClock.now() });
        showFaults({ editor, list: byID("faults"), summary: byID("fault-summary") }, faults);
        if (faults.length === 0) content = JSON.parse(editor.text);
        setObstacle("faults", faults.length > 0);
        showAge(faults.length > 0 && content !== null);
        remember("playground", editor.text);
        showTools();
        draw();
    };
    /** Draws the last valid content. */
    const draw = () => {
        byID("nothing").hidden = content !== null;
        byID("families").hidden = content === null;
        byID("families").dataset.appearance = byID("appearance").value;
        showClock();
        byID("command").textContent = command();
        if (!content) return;
        const widget = preview(content, byID("stale").checked);
        for (const { family, tile } of tiles) tile.show(widget, family, reader());
    };

    mountChoices(draw);
    mountTools(read);
    editor.area.addEventListener("input", read);
    clock.addEventListener("change", draw);
    watchEnvironment(() => {
        fillChoices();
        checkSlug();
        read();
    });
    editor.text = remembered("playground") ?? exampleText("exampleSimple");
    read();
} catch (error) {
    say(text("scriptFailed", { reason: String(error) }));
    throw error;
}

/** Returns the environment of the preview. */
function reader() {
    return {
        ...environment(), build: byID("build").value, appearance: byID("appearance").value, locale: byID("locale").value,
    };
}

/** Returns the content as a widget. A stale widget has an old push time and a short `stale_after`.
 * @param {Record<string, any>} content
 * @param {boolean} isStale */
function preview(content, isStale) {
    const pushedAt = moment(clock.now() - (isStale ? 3_600_000 : 0));
    const widget = { slug: byID("slug").value, name: byID("name").value, content, created_at: pushedAt, updated_at: pushedAt };
    return isStale ? { ...widget, stale_after: 60 } : widget;
}

/** @param {string} key */
function exampleText(key) {
    return JSON.stringify(examples(clock.now())[key], null, 2);
}

function command() {
    return pushCommand({
        origin: location.origin, slug: byID("slug").value, name: byID("name").value, content: editor.text,
    });
}

/** @param {"session" | "faults"} name
 * @param {boolean} isThere */
function setObstacle(name, isThere) {
    obstacles[name] = isThere;
    byID("push").disabled = obstacles.session || obstacles.faults;
}

/** Shows or hides the note that the preview is out of date.
 * @param {boolean} isOld */
function showAge(isOld) {
    byID("outdated").hidden = !isOld;
    byID("families").classList.toggle("old", isOld);
    if (isOld) byID("families").setAttribute("aria-describedby", "outdated");
    else byID("families").removeAttribute("aria-describedby");
}

/** Updates the slider and the clock range from the content. */
function showTools() {
    const value = content?.value;
    byID("value").disabled = content === null;
    if (typeof value === "number" && document.activeElement !== byID("value")) byID("value").value = String(value);
    byID("value-shown").textContent = typeof value === "number" ? String(value) : "–";
    const [start, end] = [timeOf(content?.start_date), timeOf(content?.end_date)];
    range = start < end ? { start, end } : null;
    if (!range) clock.stop(null);
}

function showClock() {
    byID("clock").disabled = !range;
    byID("clock-help").hidden = range !== null;
    byID("clock-now").hidden = clock.stoppedAt === null;
    const form = new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "medium" });
    byID("clock-shown").textContent = clock.stoppedAt === null ? text("clockNow") : form.format(clock.stoppedAt);
    byID("clock").setAttribute("aria-valuetext", form.format(clock.now()));
    // Does not move the slider while it is being dragged.
    if (!range || (clock.stoppedAt !== null && document.activeElement === byID("clock"))) return;
    byID("clock").value = String((1000 * (clock.now() - range.start)) / (range.end - range.start));
}

/** @param {() => void} read */
function mountTools(read) {
    byID("example").addEventListener("change", () => {
        clock.stop(null);
        editor.replace(exampleText(byID("example").value), "example");
        read();
    });
    byID("value").addEventListener("input", () => {
        editor.replace(withMember(editor.text, "value", byID("value").value), "value");
        read();
    });
    byID("clock").addEventListener("input", () => {
        if (range) clock.stop(range.start + (Number(byID("clock").value) / 1000) * (range.end - range.start));
    });
    byID("clock-now").addEventListener("click", () => {
        clock.stop(null);
        // The button is hidden now, so the focus moves to the slider.
        byID("clock").focus();
    });
    byID("open-window").addEventListener("click", () => {
        clock.stop(null);
        const now = clock.now();
        const begun = withMember(editor.text, "start_date", JSON.stringify(moment(now)));
        editor.replace(withMember(begun, "end_date", JSON.stringify(moment(now + 3_600_000))), "window");
        read();
    });
    byID("copy-curl").addEventListener("click", async () => {
        const isCopied = await copyText(command());
        say(text(isCopied ? "copied" : "copyFailed"), { stays: !isCopied });
    });
    byID("push-form").addEventListener("submit", async (/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        const { key, reason } = await pushWidget(byID("slug").value, byID("name").value, editor.text);
        say(text(key, { reason }), { stays: key !== "pushed" });
    });
}

/** @param {() => void} draw */
function mountChoices(draw) {
    fillChoices();
    byID("appearance").value = environment().appearance;
    for (const id of ["build", "appearance", "locale", "stale"]) byID(id).addEventListener("change", draw);
    for (const id of ["slug", "name"]) byID(id).addEventListener("input", draw);
    byID("slug").addEventListener("input", checkSlug);
    checkSlug();
}

/** Sets the browser's validation message for invalid slugs, in place of its generic one. */
function checkSlug() {
    const slug = byID("slug");
    slug.setCustomValidity(slug.validity.patternMismatch ? text("slugRule") : "");
}

/** Fills the lists that depend on the language, and keeps the selection. */
function fillChoices() {
    const keys = Object.keys(examples(0));
    const first = element("option", { value: "", textContent: text("example"), disabled: true, selected: true });
    byID("example").replaceChildren(first, ...keys.map((key) => element("option", { value: key, textContent: text(key) })));
    const names = new Intl.DisplayNames([language()], { type: "language" });
    const chosen = byID("locale").value || locale();
    const tags = [...new Set([locale(), "en", "uk", "ar", "de", "eu", "fr", "he", "ja", "tr"])];
    byID("locale").replaceChildren(...tags.map((tag) => {
        return element("option", { value: tag, textContent: `${names.of(tag) ?? tag} (${tag})` });
    }));
    byID("locale").value = chosen;
}
