// The widgets as the server has them, kept up to date; and as they last were, when there is no server.

import { followEvents } from "./event-stream.js";
import { loadState, saveState } from "./state-store.js";
import { watchForWaking } from "./waking.js";

/** @typedef {import("./clock.js").ServerClock} ServerClock */
/** @typedef {import("./state-store.js").Widget} Widget */

/** Silence after which a connection is taken for dead, in milliseconds: two comments and a bit. */
const silenceLimit = 35_000;
/** For how long, in milliseconds, what has come is gathered before it is told: after a halt many events come at once, in
 * several pieces, and only the newest state of each widget is to be seen. */
const gathering = 25;
/** Between which times, in milliseconds, a lost connection is tried again, so that not all viewers come at once. */
const retryRange = [1_000, 5_000];
/** After how long, in milliseconds, a server is asked again that shows this session no widgets. */
const forbiddenPause = 300_000;

/** Follows `/events`.
 *
 * It sends "widgets" when any of them changed, "contact" when the connection was made, lost or forbidden, and "refused"
 * when the server knows the session no more. */
export class Live extends EventTarget {
    /** All widgets by slug, in order of creation. */
    widgets = /** @type {Map<string, Widget>} */ (new Map());
    /** Whether the server has said what there is since the page was opened. */
    isKnown = false;
    /** Whether events come at the moment. */
    isConnected = false;
    /** Whether the server knows the session, and that it may see no widgets. */
    isForbidden = false;
    /** When the server was last heard of, on its own clock; null when never. */
    contactAt = /** @type {number | null} */ (null);

    #clock;
    /** Looks whether the page has slept, and wakes it if so. */
    #look = () => {};
    #lastID = "";
    #retry = /** @type {number | null} */ (null);
    #attempt = /** @type {AbortController | null} */ (null);
    #silence = 0;
    #wait = 0;
    #save = 0;
    #tell = 0;

    /** @param {ServerClock} clock Set from what the server says on every connection. */
    constructor(clock) {
        super();
        this.#clock = clock;
        const state = loadState();
        this.widgets = state.widgets;
        this.contactAt = state.savedAt;
    }

    /** Connects, and stays connected until the page is gone. */
    start() {
        this.#look = watchForWaking(() => this.connect());
        window.addEventListener("pagehide", () => this.#saveNow());
        this.connect();
    }

    /** Drops the connection there may be and makes a new one at once. */
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
     * @returns {Promise<number | null>} After how many milliseconds to try again, or null for not at all. */
    async #follow(attempt) {
        const askedAt = performance.now();
        this.#expectSound(attempt);
        try {
            const response = await followEvents("/events", {
                lastID: this.#lastID,
                signal: attempt.signal,
                opened: () => undefined,
                received: (events, parser) => {
                    // What has piled up in a sleep is old; waking makes a new connection, which begins with the newest.
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
            // Another 403 is of something between here and the server.
            const isOwn = response.headers.get("Content-Type")?.startsWith("application/problem+json");
            if (response.status === 403 && isOwn && this.#attempt === attempt) return this.#forbid();
            return response.ok ? this.#delay() : Math.max(this.#delay(), retryAfter(response));
        } catch {
            return this.#delay();
        }
    }

    /** Shows nothing, also of what an earlier key saw; waking and a load of the page ask again at once.
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

    /** Takes in the events of one piece.
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

/** For how long the server asked to be left alone, at most a minute, spread by a quarter; 0 when it did not.
 * @param {Response} response */
function retryAfter(response) {
    const seconds = Number(response.headers.get("Retry-After"));
    return seconds > 0 ? Math.min(seconds, 60) * 1_000 * (1 + Math.random() / 4) : 0;
}
