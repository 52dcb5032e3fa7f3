// The server's clock, based on the browser's monotonic clock, so that a wrong or jumping device clock does not matter.

import { rememberedValue } from "../base/memory.js";

/** The server's time. Sends "change" after a visible correction, more than 5 ms. */
export class ServerClock extends EventTarget {
    /** Offset of the server's time from the monotonic clock, in milliseconds. */
    #offset;
    /** Maximum error of the offset: half the round-trip time. */
    #spread = Infinity;

    /** Creates a clock that follows the device clock, corrected by its last known error, until the first measurement. */
    constructor() {
        super();
        const known = Number(rememberedValue("state")?.deviceClockError);
        this.#offset = Date.now() - performance.now() + (Number.isFinite(known) ? known : 0);
    }

    /** Milliseconds since 1970 on the server's clock. */
    now() {
        return this.#offset + performance.now();
    }

    /** True after the first measurement since the page was opened. */
    get isMeasured() {
        return this.#spread < Infinity;
    }

    /** Time by which the device clock is behind the server's, in milliseconds; stored for pages opened offline. */
    get deviceClockError() {
        return this.now() - Date.now();
    }

    /** Sets the clock from a response.
     *
     * The server read its clock between the request and the response; the midpoint is the best estimate.
     * @param {number} server The server's time in milliseconds since 1970.
     * @param {number} askedAt Time of the request, in `performance.now()`.
     * @param {number} answeredAt Time of the response, in `performance.now()`. */
    measure(server, askedAt, answeredAt) {
        if (!Number.isFinite(server)) return;
        const spread = Math.max(0, answeredAt - askedAt) / 2;
        const offset = server + spread - answeredAt;
        const difference = Math.abs(offset - this.#offset);
        // A measurement that agrees with a more exact one adds nothing and would make the bars jitter.
        if (difference <= spread + this.#spread && spread >= this.#spread) return;
        this.#offset = offset;
        this.#spread = spread;
        if (difference > 5) this.dispatchEvent(new Event("change"));
    }
}
