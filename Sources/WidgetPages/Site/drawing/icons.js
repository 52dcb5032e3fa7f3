// The outlines of icons, loaded one by one and kept as symbols that drawings refer to.

const namespace = "http://www.w3.org/2000/svg";
const patience = 30_000;

/** When each icon was last asked for that is not there yet. */
const asked = new Map();
const there = new Set();
let sprite = /** @type {SVGElement | null} */ (null);

/**
 * Sees to it that the page has the symbols that drawings refer to. Until one is there its place stays empty.
 * @param {string[]} names Code points of the icon font in hexadecimal digits.
 */
export function needIcons(names) {
    for (const name of names) {
        if (there.has(name) || performance.now() - (asked.get(name) ?? -patience) < patience) continue;
        asked.set(name, performance.now());
        fetchIcon(name);
    }
}

/** @param {string} name */
async function fetchIcon(name) {
    try {
        const answer = await fetch(`/site/icons/${name}.svg`);
        if (!answer.ok) return;
        const icon = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
        const symbol = document.createElementNS(namespace, "symbol");
        symbol.id = `icon-${name}`;
        symbol.setAttribute("viewBox", icon.getAttribute("viewBox") ?? "0 0 24 24");
        for (const path of icon.querySelectorAll("path")) symbol.append(plain(path));
        symbols().append(symbol);
        there.add(name);
    } catch {
        // Offline, perhaps: it is asked for again later.
    }
}

/** The outline alone, so that it takes the color of the drawing that refers to it.
 * @param {SVGPathElement} path */
function plain(path) {
    const copy = document.createElementNS(namespace, "path");
    copy.setAttribute("d", path.getAttribute("d") ?? "");
    return copy;
}

function symbols() {
    if (!sprite) {
        sprite = document.createElementNS(namespace, "svg");
        sprite.setAttribute("class", "icon-symbols");
        sprite.setAttribute("aria-hidden", "true");
        document.body.append(sprite);
    }
    return sprite;
}
