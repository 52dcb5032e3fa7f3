// Example contents for the playground.

const site = "https://example.com";

/** Returns the examples by the text key of their name.
 * @param {number} now Reference time of the windows, in milliseconds since 1970.
 * @returns {Record<string, object>} */
export function examples(now) {
    const at = (/** @type {number} */ minutes) => moment(now + minutes * 60_000);
    return {
        exampleSimple: {
            template: "progress", value: 0.6, label: "Pages", subtitle: "6 of 10 acked · INC-2841",
            icon: "checklist", accent_color: "green",
        },
        exampleWindow: {
            template: "progress", start_date: at(-25), end_date: at(35), label: "Maintenance",
            subtitle: "db-primary · read-only", icon: "wrench.fill", accent_color: "orange",
        },
        exampleRows: {
            template: "progress", value: 0.6, label: "Pages", subtitle: "6 of 10 acked · INC-2841",
            icon: "checklist", severity: "success",
            stat_rows: [
                { label: "Acked", value: "6" }, { label: "Total", value: "10" }, { label: "Severity", value: "SEV-2" },
            ],
        },
        exampleActions: {
            template: "progress", value: 0.99, label: "Quota", subtitle: "498 of 500 GB · resets Friday",
            icon: "internaldrive.fill", accent_color: "purple", trend: "up",
            url_action: { url: `${site}/free`, method: "POST", title: "Free space", icon: "trash.fill" },
            secondary_url_action: { url: `${site}/quota`, foreground: true, title: "Details" },
        },
        exampleStatus: {
            template: "status", severity: "warning", label: "Replica lag", subtitle: "db-2 · 40 s behind",
            url_action: { url: `${site}/runbook`, foreground: true, title: "Runbook", icon: "book.fill" },
        },
        exampleWords: {
            template: "progress", value: 0.87, label: "Резервна копія", subtitle: "фото · 118 ГБ з 136",
            icon: "mdi:backup-restore", accent_color: "#0A84FF",
        },
        exampleFaults: { template: "progress", value: 42, lable: "Backup", start_date: "yesterday", accent_color: "greenish" },
    };
}

/** Parses a date of a content into milliseconds since 1970; NaN if invalid. A leap second becomes the first second of the
 * next day, as in the core, because `Date` does not support leap seconds.
 * @param {any} date RFC 3339. */
export function timeOf(date) {
    const text = String(date).toUpperCase();
    const plain = text.replace(/:60(?=[.Z+-])/, ":59");
    return Date.parse(plain) + (plain === text ? 0 : 1_000);
}

/** Formats a time for a content.
 * @param {number} milliseconds Since 1970.
 * @returns {string} RFC 3339 in UTC, to the second. */
export function moment(milliseconds) {
    return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}
