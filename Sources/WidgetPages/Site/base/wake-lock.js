// Keeps the screen on, in browsers that support it.

/** Keeps the screen on while the page is visible. */
export function keepScreenOn() {
    if (!("wakeLock" in navigator)) return;
    const ask = () => {
        // A low battery or a setting may refuse the lock; the screen then turns off as usual.
        if (!document.hidden) navigator.wakeLock.request("screen").catch(() => undefined);
    };
    document.addEventListener("visibilitychange", ask);
    ask();
}
