"""Writes .build/site/modules/base/families.js: the families of widgets with their sizes, as the core has them in
Sources/Widgets/Environment/Family.swift. Stops the build when that file cannot be read as expected."""

import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
source = root / "Sources/Widgets/Environment/Family.swift"
target = root / ".build/site/modules/base/families.js"

HEADER = """\
// The families of widgets, in the order of the core. scripts/generate-families.py writes this file from Family.swift.

/** @typedef {NAMES} Family */

/** Size of each family in points, and whether it is for the Lock Screen.
 * @type {Readonly<Record<Family, {width: number, height: number, isOnLockScreen: boolean}>>} */
export const families = {
"""
FOOTER = """\
};

/** The names of all families. */
export const familyNames = /** @type {Family[]} */ (Object.keys(families));
"""


def families(swift):
    """The families in `swift` as (name, width, height, whether on the Lock Screen)."""
    names = re.findall(r"^    case (\w+)$", swift, re.MULTILINE)
    sizes = re.findall(r"case \.(\w+): Size\(width: (\d+), height: (\d+)\)", swift)
    places = re.findall(r"^        case ((?:\.\w+(?:, )?)+): (true|false)$", swift, re.MULTILINE)
    on_lock_screen = {name: place for listed, place in places for name in re.findall(r"\w+", listed)}
    if not names or [name for name, *_ in sizes] != names or set(on_lock_screen) != set(names):
        sys.exit(f"generate-families: {source} does not give each family one size and one screen")
    return [(name, width, height, on_lock_screen[name]) for name, width, height in sizes]


def main():
    found = families(source.read_text(encoding="utf-8"))
    names = " | ".join(f'"{name}"' for name, *_ in found)
    rows = [
        f"    {name}: {{ width: {width}, height: {height}, isOnLockScreen: {place} }},\n"
        for name, width, height, place in found
    ]
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text("".join([HEADER.replace("NAMES", names), *rows, FOOTER]), encoding="utf-8")


main()
