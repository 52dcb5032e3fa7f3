#!/usr/bin/env python3
"""Writes the table of Material Design Icons names, and checks the one of SF Symbols against it.

    scripts/generate-icons.py [--check] MDI7.PY

MDI7.PY is `fonticon_mdi7/mdi7.py` of the wheel that `scripts/fetch-assets.sh` fetches; with --check nothing is written and
a difference is exit code 1.

How a line of the table is made, from 32 names in the order of their bytes: the first name; for every further one a
character, 64 and the number of bytes that it shares with the name before (at most 32), and then the rest of the name; a
space; for every name its code point less U+F0000, as two characters of base 86 from 40 on, or `!` where it follows on the
one before. That makes 66 KB of text, 31 KB in gzip, of 7,296 names.
"""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ICONS = ROOT / "Sources/Widgets/Icons"
NAMES_PER_LINE = 32

HEADER = '''// swift-format-ignore-file
// Made by scripts/generate-icons.py, which says how to read it, from fonticon-materialdesignicons7 7.2.96. Do not edit.

let materialIconLines: StaticString = #"""
'''


def read_points(path):
    """The code point, less U+F0000, of every name; Python's names have `_` for `-`, and one at the end of a keyword."""
    found = re.findall(r'^    (\w+) = "\\U000f([0-9a-f]{4})"$', path.read_text(), re.MULTILINE)
    return {name.rstrip("_").replace("_", "-"): int(point, 16) for name, point in found}


def table(points):
    names = sorted(points)
    lines = []
    for start in range(0, len(names), NAMES_PER_LINE):
        text, numbers, before = "", "", ""
        for name in names[start:start + NAMES_PER_LINE]:
            kept = 0
            while kept < min(len(name), len(before), 32) and name[kept] == before[kept]:
                kept += 1
            text += name if not before else chr(64 + kept) + name[kept:]
            point = points[name]
            # An entry of its own after the first name: nothing comes before it on this line.
            if before and point == points[before] + 1:
                numbers += "!"
            else:
                numbers += chr(40 + point // 86) + chr(40 + point % 86)
            before = name
        lines.append(f"    {text} {numbers}\n")
    return HEADER + "".join(lines) + '    """#\n'


def sf_symbols(path):
    body = path.read_text().split('"""')[1]
    return [line.split() for line in body.split("\n") if line.strip()]


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--check"]
    if len(arguments) != 1:
        sys.exit("usage: scripts/generate-icons.py [--check] MDI7.PY")
    points = read_points(Path(arguments[0]))
    assert len(points) > 7000 and max(points.values()) < 86 * 86
    assert all(re.fullmatch(r"[a-z0-9-]+", name) for name in points)

    symbols = sf_symbols(ICONS / "SFSymbolTable.swift")
    faults = [f"{symbol}: {icon} is no icon of the font" for symbol, icon in symbols if icon.rstrip("=") not in points]
    keys = [symbol for symbol, _ in symbols]
    faults += [f"{later}: is not after {earlier}" for earlier, later in zip(keys, keys[1:]) if earlier >= later]

    output = ICONS / "MaterialIconTable.swift"
    text = table(points)
    if "--check" in sys.argv:
        if output.read_text() != text:
            faults.append(f"{output.relative_to(ROOT)} is not what this script makes; run it without --check")
    elif not faults:
        output.write_text(text)
    if faults:
        sys.exit("\n".join(faults))
    print(f"{len(points)} Material Design icons, {len(symbols)} SF Symbols")


main()
