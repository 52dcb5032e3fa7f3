// API calls of the page of one widget, with the session of the page.

/** Result of a call: its value, or the server's reason for the failure.
 * @template Value
 * @typedef {{value?: Value, status: number, reason: string}} Result */

/** @typedef {{at: string, action: "created" | "updated", key?: string, reading?: string, percent?: number,
 *     content?: unknown, content_omitted?: true}} Push */

/** @typedef {{id: string, created_at: string, token?: string, urls?: Record<string, string>}} Link */

/** Calls the server.
 * @param {string} method
 * @param {string} path
 * @param {string} [body] JSON.
 * @returns {Promise<Result<any>>} `status` is 0 if the server is unreachable. */
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

/** Returns the message of a problem: its validation errors, or else its detail.
 * @param {any} problem */
function reasonOf(problem) {
    const faults = Array.isArray(problem.errors) ? problem.errors : [];
    const said = faults.map((/** @type {any} */ fault) => `${fault.location}: ${fault.message}`);
    return said.length > 0 ? said.join("; ") : String(problem.detail ?? problem.title ?? "");
}

/** Returns the API path of a widget.
 * @param {string} slug
 * @param {string} [more] A subpath with its leading slash. */
export function widgetPath(slug, more = "") {
    return `/widgets/${encodeURIComponent(slug)}${more}`;
}

/** Extracts the slug from the path of the page, `/w/{slug}`.
 * @param {string} path */
export function slugOf(path) {
    try {
        return decodeURIComponent(path.split("/").filter(Boolean)[1] ?? "");
    } catch {
        return "";
    }
}

/** Builds the request body that replaces a widget. Keeps the content as typed.
 * @param {any} widget As the API returns it.
 * @param {{name: string, staleAfter: string, content: string}} edit */
export function replacement(widget, { name, staleAfter, content }) {
    const members = [`"slug":${JSON.stringify(widget.slug)}`, `"name":${JSON.stringify(name)}`, `"content":${content}`];
    if (widget.push_throttle !== undefined) members.push(`"push_throttle":${widget.push_throttle}`);
    if (staleAfter !== "") members.push(`"stale_after":${staleAfter}`);
    return `{${members.join(",")}}`;
}

/** Returns a throttled version of a function.
 * @param {() => void} task
 * @param {number} pause Minimum time between calls in milliseconds. */
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
