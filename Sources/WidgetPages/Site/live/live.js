// The widgets, kept up to date from the server, or in their last known state while disconnected.

import { followEvents } from "./event-stream.js";
import { loadState, saveState } from "./state-store.js";
import { watchForWaking } from "./waking.js";

/** @typedef {import("./clock.js").ServerClock} ServerClock */
/** @typedef {import("./state-store.js").Widget} Widget */

/** Silence after which a connection counts as dead, in milliseconds: slightly more than two comment intervals. */
const silenceLimit = 35_000;
/** Delay in milliseconds before listeners are notified. After a pause many events arrive at once in several chunks, and only
 * the newest state of each widget should be shown. */
const gathering = 25;
/** Range of the random reconnection delay in milliseconds, so that not all clients reconnect at once. */
const retryRange = [1_000, 5_000];
/** Delay in milliseconds before the next attempt after the server denied this session access to widgets. */
const forbiddenPause = 300_000;

/** Follows `/events`.
 *
 * Sends "widgets" when any widget changed, "contact" when the connection was opened, lost or forbidden, and "refused"
 * when the server no longer accepts the session. */
export class Live extends EventTarget {
    /** All widgets by slug, in order of creation. */
    widgets = /** @type {Map<string, Widget>} */ (new Map());
    /** True once the server has sent the state since the page was opened. */
    isKnown = false;
    /** True while the event stream is open. */
    isConnected = false;
    /** True if the server accepts the session but denies it access to widgets. */
    isForbidden = false;
    /** Time of the last contact on the server's clock; null if never. */
    contactAt = /** @type {number | null} */ (null);

    #clock;
    /** Checks whether the device has slept, and reconnects if so. */
    #look = () => {};
    #lastID = "";
    #retry = /** @type {number | null} */ (null);
    #attempt = /** @type {AbortController | null} */ (null);
    #silence = 0;
    #wait = 0;
    #save = 0;
    #tell = 0;

    /** @param {ServerClock} clock Set from the server's time on every connection. */
    constructor(clock) {
        super();
        this.#clock = clock;
        const state = loadState();
        this.widgets = state.widgets;
        this.contactAt = state.savedAt;
    }

    /** Connects, and stays connected until the page is closed. */
    start() {
        this.#look = watchForWaking(() => this.connect());
        window.addEventListener("pagehide", () => this.#saveNow());
        this.connect();
    }

    /** Closes the current connection, if any, and opens a new one immediately. */
    connect() {
        clearTimeout(this.#wait);
        this.#attempt?.abort();
        const attempt = new AbortController();
        this.#attempt = attempt;
        this.#follow(attempt).then((delay) => {
            if (this.#attempt !== attempt) return;
            this.#attempt = null;
            clearTimeout(this.#silence);
            this.#setConnected(false);
            if (delay !== null) this.#wait = setTimeout(() => this.connect(), delay);
        });
    }

    /** Follows one connection to its end.
     * @param {AbortController} attempt
     * @returns {Promise<number | null>} Delay before the next attempt in milliseconds; null for none. */
    async #follow(attempt) {
        const askedAt = performance.now();
        this.#expectSound(attempt);
        try {
            const response = await followEvents("/events", {
                lastID: this.#lastID,
                signal: attempt.signal,
                opened: () => undefined,
                received: (events, parser) => {
                    // Events buffered during sleep are old. Waking opens a new connection, which starts with the newest.
                    this.#look();
                    if (this.#attempt !== attempt) return;
                    this.#expectSound(attempt);
                    this.#take(events, askedAt);
                    this.#lastID = parser.lastID;
                    this.#retry = parser.retry;
                    this.contactAt = this.#clock.now();
                },
            });
            if (response.status === 401 && this.#attempt === attempt) {
                this.dispatchEvent(new Event("refused"));
                return null;
            }
            // Any other 403 comes from a proxy.
            const isOwn = response.headers.get("Content-Type")?.startsWith("application/problem+json");
            if (response.status === 403 && isOwn && this.#attempt === attempt) return this.#forbid();
            return response.ok ? this.#delay() : Math.max(this.#delay(), retryAfter(response));
        } catch {
            return this.#delay();
        }
    }

    /** Removes all widgets, also those from an earlier key. Waking and reloading the page retry immediately.
     * @returns {number} */
    #forbid() {
        this.isForbidden = true;
        this.isKnown = false;
        this.isConnected = false;
        this.#lastID = "";
        this.widgets = new Map();
        saveState([], null, this.#clock.deviceClockError);
        this.dispatchEvent(new Event("widgets"));
        this.dispatchEvent(new Event("contact"));
        return forbiddenPause;
    }

    /** @param {AbortController} attempt */
    #expectSound(attempt) {
        clearTimeout(this.#silence);
        this.#silence = setTimeout(() => attempt.abort(), silenceLimit);
    }

    /** @returns {number} */
    #delay() {
        const [least, most] = retryRange;
        const retry = this.#retry;
        this.#retry = null;
        return retry ?? least + Math.random() * (most - least);
    }

    /** @param {boolean} isConnected */
    #setConnected(isConnected) {
        if (this.isConnected === isConnected) return;
        this.isConnected = isConnected;
        this.dispatchEvent(new Event("contact"));
    }

    /** Applies the events of one chunk.
     * @param {import("./event-stream.js").ServerEvent[]} events
     * @param {number} askedAt */
    #take(events, askedAt) {
        let hasChanged = false;
        for (const event of events) {
            const data = parsed(event.data);
            if (!data) continue;
            if (event.type === "state" && Array.isArray(data.items)) {
                this.#clock.measure(Date.parse(data.now), askedAt, performance.now());
                this.widgets = new Map(data.items.map((/** @type {Widget} */ widget) => [widget.slug, widget]));
                this.isKnown = true;
                hasChanged = true;
            } else if (event.type === "resumed") {
                this.#clock.measure(Date.parse(data.now), askedAt, performance.now());
                this.isKnown = true;
            } else if (event.type === "widget" && typeof data.slug === "string") {
                this.widgets.set(data.slug, data);
                hasChanged = true;
            } else if (event.type === "removed") {
                hasChanged = this.widgets.delete(data.slug) || hasChanged;
            }
        }
        if (this.isKnown) {
            this.isForbidden = false;
            this.#setConnected(true);
        }
        if (!hasChanged) return;
        if (!this.#save) this.#save = setTimeout(() => this.#saveNow(), 1_000);
        if (!this.#tell) this.#tell = setTimeout(() => this.#tellNow(), gathering);
    }

    #tellNow() {
        this.#tell = 0;
        this.dispatchEvent(new Event("widgets"));
    }

    #saveNow() {
        clearTimeout(this.#save);
        this.#save = 0;
        if (this.isKnown) saveState(this.widgets.values(), this.contactAt, this.#clock.deviceClockError);
    }
}

/** @param {string} data
 * @returns {any} */
function parsed(data) {
    try {
        const value = JSON.parse(data);
        return typeof value === "object" ? value : null;
    } catch {
        return null;
    }
}

/** Returns the delay from `Retry-After` in milliseconds: at most a minute, plus up to a quarter at random. 0 without one.
 * @param {Response} response */
function retryAfter(response) {
    const seconds = Number(response.headers.get("Retry-After"));
    return seconds > 0 ? Math.min(seconds, 60) * 1_000 * (1 + Math.random() / 4) : 0;
}
