// The clock of the playground: the real one until it is dragged.

/** A clock that can be stopped at any time; it sends "change" when it is. */
export class PlaygroundClock extends EventTarget {
    #real;
    /** Where it was stopped, in milliseconds since 1970; null while it goes. */
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

    /** Stops it at a time, or lets it go again.
     * @param {number | null} time */
    stop(time) {
        if (this.stoppedAt === time) return;
        this.stoppedAt = time;
        this.dispatchEvent(new Event("change"));
    }
}
