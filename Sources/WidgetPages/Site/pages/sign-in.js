// The sign-in page. Accepts the link that the server prints, or a pasted key.

import { byID } from "../base/dom.js";
import { account } from "../account/session.js";
import { mountShell } from "../shell/shell.js";
import { keyIn, nextPage, signIn } from "../account/sign-in.js";
import { loadWords, text } from "../words/words.js";

await loadWords("signIn");
mountShell({ page: "sign-in", isSignedIn: false });

/** The current error, kept to show it again in another language. */
let fault = /** @type {import("../account/sign-in.js").Refusal} */ (null);

byID("sign-in-form").addEventListener("submit", (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    tryKey(byID("key").value);
});
byID("key").addEventListener("input", () => showFault(null));
window.addEventListener("hashchange", () => tryFragment());
window.addEventListener("languagechosen", () => showFault(fault));

if (!tryFragment()) {
    // A signed-in reader does not need this page.
    account().then((known) => {
        if (known) return leave();
        showForm();
    });
}

/** Takes the key from the fragment of the sign-in link, and removes it from the address bar and the history.
 * @returns {boolean} True if there was a key. */
function tryFragment() {
    const key = location.hash.slice(1);
    if (!key) return false;
    history.replaceState(history.state, "", location.pathname + location.search);
    tryKey(key);
    return true;
}

/** @param {string} written */
async function tryKey(written) {
    showFault(null);
    byID("submit").disabled = true;
    byID("working").textContent = text("signingIn");
    byID("working").hidden = false;
    const refusal = await signIn(keyIn(written));
    byID("working").hidden = true;
    byID("submit").disabled = false;
    if (!refusal) return leave();
    showForm();
    showFault(refusal);
    byID("key").select();
}

function leave() {
    location.replace(nextPage(location.search, location.origin));
}

function showForm() {
    byID("sign-in-form").hidden = false;
    byID("key").focus();
}

/** @param {import("../account/sign-in.js").Refusal} refusal */
function showFault(refusal) {
    fault = refusal;
    byID("sign-in-fault").textContent = refusal ? text(refusal.key, refusal.values) : "";
    byID("key").setAttribute("aria-invalid", String(refusal !== null));
}
