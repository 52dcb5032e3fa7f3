#!/usr/bin/env python3
"""Fails when a folder of a module uses a type that is declared in a layer above it.

LAYERS lists the folders of each module from the bottom up; "." stands for the files beside the folders. A file may use
what its own layer and those below declare. Declarations are read from the sources: types and aliases at the top level
that are visible in the whole module. Names in comments and strings do not count.
"""
import pathlib
import re
import sys

LAYERS = {
    "Widgets": [
        "JSON", "Icons", "Time", "Reading", "Colors", "Drawing", "Environment", "Content", "Card", "Layout", "SVG",
        "Terminal", "Templates", "Widget",
    ],
    "WidgetStore": ["Records", "SQLite", "Schema", "Files", "SQLiteStore", "Backups"],
    "WidgetPictures": ["TimeZones", "Vocabulary", "Fonts", "Text", "Raster", "Vector", "."],
    "HeadwayCommands": [
        "Text", "Context", "Arguments", "Values", "Files", "HTTP", "Connection", "Terminal", "Events", "Completions",
        "Commands", "Manual", "Program",
    ],
    "headway": ["Serving", "Commands", "."],
    "HTTPDaemon": ["Vocabulary", "Response", "Deadlines", "Sockets", "Streams", "Connection", "Listener"],
    "WidgetServer": [
        "Time", "Threads", "HTTP", "Problems", "Routing", "Access", "Log", "Board", "Answers", "Pictures", "Events",
        "Relay", "Site", "Metrics", "Handlers", "OpenAPI", "Service",
    ],
}

MODIFIERS = r"(?:@\w+(?:\([^)]*\))?\s+|public\s+|internal\s+|package\s+|final\s+|indirect\s+|nonisolated\s+)*"
DECLARATION = re.compile(rf"^{MODIFIERS}(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)", re.MULTILINE)
RAW_STRING = re.compile(r'#"""".*?"""#|#"""(?:.*?)"""#|#"(?:[^"]|"(?!#))*"#', re.DOTALL)
NAME = re.compile(r"(?<![.\w])([A-Z]\w*)")


def code(text):
    """The text without comments and without strings, but with the code that strings hold in \\( )."""
    text = RAW_STRING.sub('""', text)
    kept, position, open_strings = [], 0, []
    depths = [0]
    while position < len(text):
        rest = text[position:position + 3]
        if open_strings and depths[-1] == 0:
            quote = open_strings[-1]
            if text.startswith(quote, position):
                open_strings.pop()
                depths.pop()
                position += len(quote)
            elif rest.startswith("\\("):
                depths[-1] = 1
                position += 2
            else:
                position += 2 if rest.startswith("\\") else 1
        elif rest.startswith("//"):
            end = text.find("\n", position)
            position = len(text) if end < 0 else end
        elif rest.startswith("/*"):
            position = text.index("*/", position) + 2
        elif rest.startswith('"'):
            quote = '"""' if rest == '"""' else '"'
            open_strings.append(quote)
            depths.append(0)
            position += len(quote)
        else:
            if open_strings:
                depths[-1] += {"(": 1, ")": -1}.get(text[position], 0)
            kept.append(" " if open_strings and depths[-1] == 0 else text[position])
            position += 1
    return "".join(kept)


def layer(path, root):
    parts = path.relative_to(root).parts
    return parts[0] if len(parts) > 1 else "."


def check(module, order):
    root = pathlib.Path("Sources") / module
    faults = []
    sources = {path: code(path.read_text()) for path in sorted(root.rglob("*.swift"))}
    rank = {}
    for path in sources:
        folder = layer(path, root)
        if folder not in order:
            faults.append(f"{path}: {folder} is not in the list of layers")
            continue
        rank[path] = order.index(folder)
    owner = {}
    for path, text in sources.items():
        for name in DECLARATION.findall(text):
            owner.setdefault(name, path)
    for path, text in sources.items():
        for name in sorted(set(NAME.findall(text))):
            declared = owner.get(name)
            if declared is None or path not in rank or declared not in rank:
                continue
            if rank[declared] > rank[path]:
                faults.append(f"{path}: uses {name} of {declared.relative_to(root)}, which is a layer above")
    return faults


def main():
    faults = [fault for module, order in LAYERS.items() for fault in check(module, order)]
    for fault in faults:
        print(fault, file=sys.stderr)
    sys.exit(1 if faults else 0)


main()
