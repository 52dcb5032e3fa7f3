// Parts of every page: header, navigation, language selection, sign-out, and the service worker.

import { signOut } from "../account/session.js";
import { element } from "../base/dom.js";
import { language, languages, localize, setLanguage, text } from "../words/words.js";
import { say, sayWaiting } from "./notice.js";

const places = [["widgets", "/"], ["wall", "/wall"], ["playground", "/playground"]];

/** Adds the header and fills in the texts of the page.
 * @param {{page: string, isSignedIn?: boolean}} options `page` is "widgets", "wall" or "playground". Any other value
 *     highlights no link. `isSignedIn: false` hides the sign-out button. */
export function mountShell({ page, isSignedIn = true }) {
    const skip = element("a", { className: "skip", href: "#main", data: { text: "skip" } });
    const header = element("header", { className: "header" }, [brand(), navigation(page), tools(isSignedIn)]);
    document.body.prepend(skip, header);
    localize(document);
    sayWaiting();
    keepWorker();
}

function brand() {
    const link = element("a", { className: "brand", href: "/" });
    const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    picture.setAttribute("viewBox", "0 0 32 32");
    picture.setAttribute("aria-hidden", "true");
    picture.innerHTML = '<rect width="32" height="32" rx="8" fill="#4552d4"/>'
        + '<rect x="6" y="12.5" width="20" height="7" rx="3.5" fill="#fff" fill-opacity=".35"/>'
        + '<rect x="6" y="12.5" width="13" height="7" rx="3.5" fill="#fff"/>';
    link.append(picture, "Headway");
    return link;
}

/** @param {string} page */
function navigation(page) {
    const links = places.map(([name, href]) => {
        const link = element("a", { href, data: { text: name } });
        if (name === page) link.setAttribute("aria-current", "page");
        return link;
    });
    return element("nav", { className: "nav", data: { textLabel: "navigation" } }, links);
}

/** @param {boolean} isSignedIn */
function tools(isSignedIn) {
    const choice = element("select", { className: "select", id: "language", data: { textLabel: "language" } });
    for (const { code, name } of languages) {
        const option = element("option", { value: code, lang: code, textContent: name });
        option.selected = code === language();
        choice.append(option);
    }
    choice.addEventListener("change", () => setLanguage(choice.value));
    // Another page of this browser may have changed the language.
    window.addEventListener("languagechosen", () => { choice.value = language(); });
    const leave = element("button", {
        className: "button plain", type: "button", id: "sign-out", hidden: !isSignedIn, data: { text: "signOut" },
    });
    leave.addEventListener("click", async () => {
        if (!await signOut()) say(text("signOutFailed"));
    });
    return element("div", { className: "tools" }, [choice, leave]);
}

/** Registers and updates the service worker, which serves the pages offline. */
export function keepWorker() {
    if (!("serviceWorker" in navigator)) return;
    // Without a worker (for example over plain HTTP from another machine) the page works, but not offline.
    navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
}
