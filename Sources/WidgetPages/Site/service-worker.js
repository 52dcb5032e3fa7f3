// The pages without a network. What the network has always comes first, so that a new server brings its new pages at once;
// what was kept is for when there is none. Answers with data, events and pictures are never kept.

const cacheName = "headway-pages";
/** The documents; each stands for all its addresses. */
const documents = ["/", "/wall", "/playground"];
/** How long a slow network is waited for before what was kept is shown, in milliseconds. */
const patience = 4_000;

const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {any} */ event) => {
    worker.skipWaiting();
    event.waitUntil(keepAll());
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
    event.waitUntil(Promise.all([worker.clients.claim(), forgetOthers()]));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
    const { request } = event;
    const address = new URL(request.url);
    if (request.method !== "GET" || address.origin !== worker.location.origin) return;
    const key = keyOf(address.pathname);
    if (key) event.respondWith(answer(event, key));
});

/** Under which address an answer is kept, or null when it is not one of the pages' own files.
 * @param {string} path */
function keyOf(path) {
    if (documents.includes(path) || path.startsWith("/site/") || path === "/manifest.webmanifest") return path;
    // One document serves all widgets; which ones were looked at is nobody's business.
    return /^\/w\/[^/]+$/.test(path) ? "/w/" : null;
}

/** The network's answer, kept; or what was kept when there is no network.
 * @param {any} event
 * @param {string} key */
async function answer(event, key) {
    const cache = await caches.open(cacheName);
    const kept = await cache.match(key);
    const network = fetch(event.request).then((response) => {
        if (!response.ok || response.type !== "basic" || response.redirected) return response;
        const isNew = response.headers.get("ETag") !== kept?.headers.get("ETag");
        if (isNew) event.waitUntil(cache.put(key, response.clone()));
        // A document that has changed comes with a new build: all of it is fetched, so that a later visit without a network
        // does not mix two builds.
        if (isNew && kept && event.request.mode === "navigate") event.waitUntil(keepAll());
        return response;
    });
    if (!kept) return network;
    event.waitUntil(network.catch(() => undefined));
    return Promise.race([network.catch(() => kept), after(patience).then(() => kept)]);
}

/** How documents, modules and style sheets name other files: a path of the site, or one beside them, in quotes or, as
 * minified style sheets have it, in the brackets of `url()`. */
const references = /["'(]((?:\/site\/|\.{1,2}\/)[\w./-]+\.\w+)["')]/g;

/** Keeps every file of the pages as it is now: the documents, what they name, and what the named modules import. */
async function keepAll() {
    const cache = await caches.open(cacheName);
    const open = [...documents, "/w/widget", "/manifest.webmanifest"];
    const found = new Set(open);
    while (open.length > 0) {
        const texts = await Promise.all(open.splice(0).map((path) => keepFile(cache, path)));
        for (const { path, text } of texts) {
            const base = new URL(path, worker.location.origin);
            for (const [, named] of text.matchAll(references)) {
                const file = new URL(named, base).pathname;
                if (!file.startsWith("/site/") || found.has(file)) continue;
                found.add(file);
                open.push(file);
            }
        }
    }
}

/** Keeps one file.
 * @param {Cache} cache
 * @param {string} path
 * @returns {Promise<{path: string, text: string}>} Its text where it can name others, else nothing. */
async function keepFile(cache, path) {
    const response = await fetch(path, { cache: "no-cache", credentials: "omit" });
    if (!response.ok) return { path, text: "" };
    const namesOthers = /html|javascript|css/.test(response.headers.get("Content-Type") ?? "");
    await cache.put(/** @type {string} */ (keyOf(path)), response.clone());
    return { path, text: namesOthers ? await response.text() : "" };
}

async function forgetOthers() {
    for (const other of await caches.keys()) {
        if (other !== cacheName) await caches.delete(other);
    }
}

/** @param {number} milliseconds */
function after(milliseconds) {
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
