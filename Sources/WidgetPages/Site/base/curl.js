// Commands for a terminal.

/** Placeholder for a key, as the page never knows one. */
export const keyPlaceholder = "hlk_YOUR_KEY";

/** Quotes a text as one word of a POSIX shell.
 * @param {string} text */
export function shellWord(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Returns the command that pushes a widget.
 * @param {{origin: string, slug: string, name: string, content: string}} push `content` is JSON as typed.
 * @returns {string} */
export function pushCommand({ origin, slug, name, content }) {
    const body = `{"slug":${JSON.stringify(slug)},"name":${JSON.stringify(name)},"content":${content.trim()}}`;
    return [
        `curl ${/^[\w:/.[\]-]+$/.test(origin) ? origin : shellWord(origin)}/widgets \\`,
        `  -H 'Authorization: Bearer ${keyPlaceholder}' \\`,
        "  -H 'Content-Type: application/json' \\",
        `  -d ${shellWord(body)}`,
    ].join("\n");
}

/** Copies a text to the clipboard.
 * @param {string} text
 * @returns {Promise<boolean>} False if the browser refused. */
export async function copyText(text) {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return false;
    }
}
