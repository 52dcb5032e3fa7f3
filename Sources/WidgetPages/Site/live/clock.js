// The server's clock, kept on the browser's monotonic one, so that a device clock that is wrong or jumps does not matter.

import { rememberedValue } from "../base/memory.js";

/** Tells the server's time. It sends "change" when it has learned that it was off by more than can be seen. */
export class ServerClock extends EventTarget {
    /** What is added to the monotonic time to make the server's, in milliseconds. */
    #offset;
    /** By how much the offset may be wrong: half the time that the question and its answer took. */
    #spread = Infinity;

    /** A clock that follows the device's, corrected by what was last known of the server's, until it is measured. */
    constructor() {
        super();
        const known = Number(rememberedValue("state")?.deviceClockError);
        this.#offset = Date.now() - performance.now() + (Number.isFinite(known) ? known : 0);
    }

    /** Milliseconds since 1970 on the server's clock. */
    now() {
        return this.#offset + performance.now();
    }

    /** Whether the server was asked since the page was opened. */
    get isMeasured() {
        return this.#spread < Infinity;
    }

    /** How far the device's clock is behind the server's, in milliseconds; for a page that is opened without a network. */
    get deviceClockError() {
        return this.now() - Date.now();
    }

    /** Learns the server's time from an answer.
     *
     * The server read its clock at some moment between the question and the answer; half way is the best guess.
     * @param {number} server What the server's clock showed, in milliseconds since 1970.
     * @param {number} askedAt When the question was sent, in `performance.now()`.
     * @param {number} answeredAt When the answer came, in `performance.now()`. */
    measure(server, askedAt, answeredAt) {
        if (!Number.isFinite(server)) return;
        const spread = Math.max(0, answeredAt - askedAt) / 2;
        const offset = server + spread - answeredAt;
        const difference = Math.abs(offset - this.#offset);
        // A measurement that agrees with a finer one has nothing to add, and would make the bars tremble.
        if (difference <= spread + this.#spread && spread >= this.#spread) return;
        this.#offset = offset;
        this.#spread = spread;
        if (difference > 5) this.dispatchEvent(new Event("change"));
    }
}
