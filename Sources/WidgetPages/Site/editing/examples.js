// Contents to begin with in the playground.

const site = "https://example.com";

/** The contents by the key of their name.
 * @param {number} now The time from which windows are counted, in milliseconds since 1970.
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

/** When a date of a content is, in milliseconds since 1970; NaN for what is no date. A leap second is the first second of the
 * next day, as the core has it; `Date` knows none.
 * @param {any} date RFC 3339. */
export function timeOf(date) {
    const text = String(date).toUpperCase();
    const plain = text.replace(/:60(?=[.Z+-])/, ":59");
    return Date.parse(plain) + (plain === text ? 0 : 1_000);
}

/** A time as contents have it.
 * @param {number} milliseconds Since 1970.
 * @returns {string} RFC 3339 in UTC, to the second. */
export function moment(milliseconds) {
    return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}
