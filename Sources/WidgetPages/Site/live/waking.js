// Detects that the device has slept or the network is back: the page may then show old data.

/** Interval of the clock checks, and the extra delay that counts as a gap, in milliseconds. */
const beat = 1_000;
const gap = 2_000;
/** Signs within this time, in milliseconds, count as one. */
const together = 300;

/** Calls back on every sign of sleep.
 *
 * Not every browser sends an event after the machine sleeps, and the monotonic clock may stop during sleep. A check every
 * second therefore compares both clocks: a jump of either clock, or a device clock that went back, is a sign.
 * @param {() => void} wake
 * @returns {() => void} Checks the clocks immediately, without waiting for the next interval. */
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
        // Browsers throttle the timers of hidden pages. `visibilitychange` below checks them once they are visible.
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

/** Returns the time of the monotonic clock and of the device clock. */
function moment() {
    return { steady: performance.now(), device: Date.now() };
}
