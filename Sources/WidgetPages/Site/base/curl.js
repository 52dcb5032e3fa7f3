// Commands for a terminal.

/** What stands where a key belongs: the page never knows one. */
export const keyPlaceholder = "hlk_YOUR_KEY";

/** A text as one word of a POSIX shell.
 * @param {string} text */
export function shellWord(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The command that pushes a widget.
 * @param {{origin: string, slug: string, name: string, content: string}} push `content` is JSON as it was typed.
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

/** Puts a text on the clipboard.
 * @param {string} text
 * @returns {Promise<boolean>} Whether the browser let it. */
export async function copyText(text) {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return false;
    }
}
