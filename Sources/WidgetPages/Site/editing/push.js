// Pushes a widget with the session of the page.

/** Pushes a content as typed.
 * @param {string} slug
 * @param {string} name
 * @param {string} content JSON.
 * @returns {Promise<{key: string, reason: string}>} The key of a text with the result, and the server's reason. */
export async function pushWidget(slug, name, content) {
    const body = `{"slug":${JSON.stringify(slug)},"name":${JSON.stringify(name)},"content":${content}}`;
    try {
        const response = await fetch("/widgets", { method: "POST", headers: { "Content-Type": "application/json" }, body });
        if (response.ok) return { key: "pushed", reason: "" };
        if (response.status === 401) return { key: "pushSignIn", reason: "" };
        return { key: "pushFailed", reason: reasonOf(await response.json()) };
    } catch {
        return { key: "pushUnreachable", reason: "" };
    }
}

/** Returns the message of a problem: its validation errors, or else its detail.
 * @param {any} problem */
function reasonOf(problem) {
    const faults = Array.isArray(problem.errors) ? problem.errors : [];
    const said = faults.map((/** @type {any} */ fault) => `${fault.location}: ${fault.message}`);
    return said.length > 0 ? said.join("; ") : String(problem.detail ?? problem.title ?? problem.status);
}
