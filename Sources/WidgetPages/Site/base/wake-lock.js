// Keeping the screen on, where the browser lets a page do that.

/** Keeps the screen on while the page is seen. */
export function keepScreenOn() {
    if (!("wakeLock" in navigator)) return;
    const ask = () => {
        // A battery that is low, or a setting, may refuse; then the screen goes dark as it always does.
        if (!document.hidden) navigator.wakeLock.request("screen").catch(() => undefined);
    };
    document.addEventListener("visibilitychange", ask);
    ask();
}
