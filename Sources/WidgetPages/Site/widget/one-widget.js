// The calls of the page of one widget, with the page's session.

/** What a call brought: its value, or the reason why there is none, as a sentence of the server's.
 * @template Value
 * @typedef {{value?: Value, status: number, reason: string}} Result */

/** @typedef {{at: string, action: "created" | "updated", key?: string, percent?: number, content?: unknown,
 *     content_omitted?: true}} Push */

/** @typedef {{id: string, created_at: string, token?: string, urls?: Record<string, string>}} Link */

/** Calls the server.
 * @param {string} method
 * @param {string} path
 * @param {string} [body] JSON.
 * @returns {Promise<Result<any>>} `status` is 0 when the server could not be reached. */
export async function call(method, path, body) {
    try {
        const headers = body === undefined ? undefined : { "Content-Type": "application/json" };
        const response = await fetch(path, { method, headers, body, cache: "no-store" });
        const answer = response.status === 204 ? {} : await response.json();
        if (response.ok) return { value: answer, status: response.status, reason: "" };
        return { status: response.status, reason: reasonOf(answer) };
    } catch {
        return { status: 0, reason: "" };
    }
}

/** What a problem says: each fault, or else its detail.
 * @param {any} problem */
function reasonOf(problem) {
    const faults = Array.isArray(problem.errors) ? problem.errors : [];
    const said = faults.map((/** @type {any} */ fault) => `${fault.location}: ${fault.message}`);
    return said.length > 0 ? said.join("; ") : String(problem.detail ?? problem.title ?? "");
}

/** The path of a widget.
 * @param {string} slug
 * @param {string} [more] What stands behind it, with its slash. */
export function widgetPath(slug, more = "") {
    return `/widgets/${encodeURIComponent(slug)}${more}`;
}

/** The slug in the address of the page, `/w/{slug}`.
 * @param {string} path */
export function slugOf(path) {
    try {
        return decodeURIComponent(path.split("/").filter(Boolean)[1] ?? "");
    } catch {
        return "";
    }
}

/** The body that replaces a widget; the content stays as it was typed.
 * @param {any} widget As it is on the wire.
 * @param {{name: string, staleAfter: string, content: string}} edit */
export function replacement(widget, { name, staleAfter, content }) {
    const members = [`"slug":${JSON.stringify(widget.slug)}`, `"name":${JSON.stringify(name)}`, `"content":${content}`];
    if (widget.push_throttle !== undefined) members.push(`"push_throttle":${widget.push_throttle}`);
    if (staleAfter !== "") members.push(`"stale_after":${staleAfter}`);
    return `{${members.join(",")}}`;
}

/** Calls a function soon, and then at most once in a while, however often it is asked for.
 * @param {() => void} task
 * @param {number} pause In milliseconds. */
export function seldom(task, pause) {
    let [timer, last] = [0, -Infinity];
    return () => {
        if (timer) return;
        timer = setTimeout(() => {
            timer = 0;
            last = performance.now();
            task();
        }, Math.max(0, last + pause - performance.now()));
    };
}
