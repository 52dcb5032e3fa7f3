// The clock of the playground: runs in real time until it is dragged.

/** A clock that can be stopped. Sends "change" when it is stopped or started. */
export class PlaygroundClock extends EventTarget {
    #real;
    /** Time at which it is stopped, in milliseconds since 1970; null while it runs. */
    stoppedAt = /** @type {number | null} */ (null);

    /** @param {{now(): number}} real */
    constructor(real) {
        super();
        this.#real = real;
    }

    /** Milliseconds since 1970. */
    now() {
        return this.stoppedAt ?? this.#real.now();
    }

    /** Stops the clock at a time; null starts it again.
     * @param {number | null} time */
    stop(time) {
        if (this.stoppedAt === time) return;
        this.stoppedAt = time;
        this.dispatchEvent(new Event("change"));
    }
}
