// Noticing that the device has slept, or the network has come back: then what is shown may be old.

/** How often the clocks are looked at, and how much later than that is a gap, in milliseconds. */
const beat = 1_000;
const gap = 2_000;
/** Signs that come together, in milliseconds, are one waking. */
const together = 300;

/** Calls back on every sign of having slept.
 *
 * Not every browser sends an event after the sleep of the machine, and the monotonic clock may have stood still
 * meanwhile. So both clocks are looked at every second: when one of them has gone on much further,
 * or has gone back, something has happened.
 * @param {() => void} wake
 * @returns {() => void} Looks at the clocks at once, for one who does not want to wait for the next beat. */
export function watchForWaking(wake) {
    let last = moment();
    let wokenAt = -Infinity;
    const woken = () => {
        if (performance.now() - wokenAt < together) return;
        wokenAt = performance.now();
        wake();
    };
    let hiddenAt = document.hidden ? last : null;
    const check = () => {
        const now = moment();
        const [steady, device] = [now.steady - last.steady, now.device - last.device];
        last = now;
        // Hidden pages get few timers; they are looked after when they are seen again.
        if (!document.hidden && (Math.max(steady, device) > beat + gap || device < -gap)) woken();
    };
    setInterval(check, beat);
    document.addEventListener("visibilitychange", () => {
        const now = moment();
        if (document.hidden) {
            hiddenAt = now;
        } else {
            const away = hiddenAt ? Math.max(now.steady - hiddenAt.steady, now.device - hiddenAt.device) : Infinity;
            hiddenAt = null;
            last = now;
            if (away > gap) woken();
        }
    });
    document.addEventListener("resume", woken);
    window.addEventListener("pageshow", (event) => { if (event.persisted) woken(); });
    window.addEventListener("online", woken);
    window.addEventListener("offline", woken);
    return check;
}

/** The time on the clock that only goes on, and on the one that people set. */
function moment() {
    return { steady: performance.now(), device: Date.now() };
}
