// Icon outlines, loaded one by one and added to the page as SVG symbols for drawings.

const namespace = "http://www.w3.org/2000/svg";
const patience = 30_000;

/** Time of the last request of each missing icon. */
const asked = new Map();
const there = new Set();
let sprite = /** @type {SVGElement | null} */ (null);

/**
 * Loads the missing symbols of a drawing. An icon is invisible until its symbol is loaded.
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
        // Probably offline. A later drawing requests it again.
    }
}

/** Copies the outline without its color, so that it takes the color of the drawing.
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
