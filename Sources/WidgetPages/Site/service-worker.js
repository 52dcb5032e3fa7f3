// Serves the pages offline. The network comes first, so that a new server's pages appear at once; the cache is the fallback.
// Responses with data, events and pictures are never cached.

const cacheName = "headway-pages";
/** Paths of the documents. */
const documents = ["/", "/wall", "/playground"];
/** Time to wait for a slow network before using the cache, in milliseconds. */
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

/** Returns the cache key of a path, or null if it is not a file of the pages.
 * @param {string} path */
function keyOf(path) {
    if (documents.includes(path) || path.startsWith("/site/") || path === "/manifest.webmanifest") return path;
    // One document serves all widgets. For privacy, the cache does not record which ones were opened.
    return /^\/w\/[^/]+$/.test(path) ? "/w/" : null;
}

/** Returns the response of the network and caches it, or the cached response if the network fails or is slow.
 * @param {any} event
 * @param {string} key */
async function answer(event, key) {
    const cache = await caches.open(cacheName);
    const kept = await cache.match(key);
    const network = fetch(event.request).then((response) => {
        if (!response.ok || response.type !== "basic" || response.redirected) return response;
        const isNew = response.headers.get("ETag") !== kept?.headers.get("ETag");
        if (isNew) event.waitUntil(cache.put(key, response.clone()));
        // A changed document means a new build. All its files are fetched, so that a later offline visit does not mix two
        // builds.
        if (isNew && kept && event.request.mode === "navigate") event.waitUntil(keepAll());
        return response;
    });
    if (!kept) return network;
    event.waitUntil(network.catch(() => undefined));
    return Promise.race([network.catch(() => kept), after(patience).then(() => kept)]);
}

/** References to other files in documents, modules and style sheets: an absolute or relative path in quotes or, in minified
 * style sheets, in the parentheses of `url()`. */
const references = /["'(]((?:\/site\/|\.{1,2}\/)[\w./-]+\.\w+)["')]/g;

/** Caches the current version of every file of the pages: the documents, and all files that they refer to, directly or not. */
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

/** Caches one file.
 * @param {Cache} cache
 * @param {string} path
 * @returns {Promise<{path: string, text: string}>} Its text if it can refer to other files, else empty. */
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
