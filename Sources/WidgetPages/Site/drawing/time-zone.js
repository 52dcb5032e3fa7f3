const formats = new Map();

/**
 * How far local time is from UTC, in seconds, positive east of Greenwich.
 * @param {number} milliseconds An instant since 1970; the offset changes with it.
 * @param {string} [timeZone] A name such as "Europe/Kyiv"; the browser's own unless given.
 * @returns {number}
 */
export function offsetSeconds(milliseconds, timeZone) {
    if (!Number.isFinite(milliseconds)) return 0;
    if (!timeZone) return -60 * new Date(milliseconds).getTimezoneOffset();
    const parts = {};
    for (const { type, value } of format(timeZone).formatToParts(milliseconds)) parts[type] = Number(value);
    const local = Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second);
    return local / 1000 - Math.floor(milliseconds / 1000);
}

/** @param {string} timeZone */
function format(timeZone) {
    if (!formats.has(timeZone)) {
        const numeric = "numeric";
        const fields = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric };
        formats.set(timeZone, new Intl.DateTimeFormat("en-u-ca-iso8601-nu-latn", { ...fields, hourCycle: "h23", timeZone }));
    }
    return formats.get(timeZone);
}
