// Server-Sent Events over fetch. `EventSource` hides three things that the page needs: the status of an error response, the
// time of the request (for the clock), and comments (to tell a dead connection from a quiet one).

/** @typedef {{type: string, data: string, id: string}} ServerEvent */

/** Parser of event streams (HTML Living Standard, section 9.2.6). */
export class EventParser {
    #rest = "";
    #type = "";
    #data = /** @type {string[]} */ ([]);
    #isFirst = true;

    /** Identifier of the last event, for `Last-Event-ID`. */
    lastID = "";
    /** Reconnection delay in milliseconds, if the stream has set one. */
    retry = /** @type {number | null} */ (null);

    /** Parses the next chunk.
     * @param {string} text A chunk, split at any position.
     * @returns {ServerEvent[]} The events completed by this chunk. */
    push(text) {
        const events = [];
        if (this.#isFirst && text) {
            this.#isFirst = false;
            if (text.startsWith("\uFEFF")) text = text.slice(1);
        }
        this.#rest += text;
        for (;;) {
            const end = this.#rest.search(/[\r\n]/);
            // A carriage return at the end may be half of a CRLF.
            if (end < 0 || (this.#rest[end] === "\r" && end === this.#rest.length - 1)) break;
            const line = this.#rest.slice(0, end);
            const length = this.#rest.startsWith("\r\n", end) ? 2 : 1;
            this.#rest = this.#rest.slice(end + length);
            const event = this.#line(line);
            if (event) events.push(event);
        }
        return events;
    }

    /** @param {string} line */
    #line(line) {
        if (line === "") {
            const event = { type: this.#type || "message", data: this.#data.join("\n"), id: this.lastID };
            const isEvent = this.#data.length > 0;
            this.#type = "";
            this.#data = [];
            return isEvent ? event : null;
        }
        const colon = line.indexOf(":");
        const field = colon < 0 ? line : line.slice(0, colon);
        const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
        if (field === "event") this.#type = value;
        else if (field === "data") this.#data.push(value);
        else if (field === "id" && !value.includes("\0")) this.lastID = value;
        else if (field === "retry" && /^\d+$/.test(value)) this.retry = Number(value);
        return null;
    }
}

/** Requests an event stream and passes on its events until it ends.
 * @param {string} address
 * @param {object} options
 * @param {string} options.lastID Identifier of the last seen event, or "".
 * @param {AbortSignal} options.signal
 * @param {(response: Response) => void} options.opened Called with the headers of a successful response.
 * @param {(events: ServerEvent[], parser: EventParser) => void} options.received Called for every chunk, also without
 *     events: a comment shows that the server is alive.
 * @returns {Promise<Response>} The response, once it is an error or has ended. A lost connection throws. */
export async function followEvents(address, { lastID, signal, opened, received }) {
    /** @type {Record<string, string>} */
    const headers = { Accept: "text/event-stream" };
    if (lastID) headers["Last-Event-ID"] = lastID;
    const response = await fetch(address, { headers, signal, cache: "no-store" });
    if (!response.ok || !response.body) return response;
    opened(response);
    const parser = new EventParser();
    parser.lastID = lastID;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
        const { done, value } = await reader.read();
        if (done) return response;
        received(parser.push(value), parser);
    }
}
