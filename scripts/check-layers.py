#!/usr/bin/env python3
"""Fails when a folder of a module uses a type that is declared in a layer above it.

LAYERS lists the folders of each module from the bottom up; "." stands for the files beside the folders. A file may use
what its own layer and those below declare. Declarations are read from the sources: types and aliases at the top level
that are visible in the whole module. Names in comments and strings count for nothing.
"""
import pathlib
import re
import sys

LAYERS = {
    "HTTPDaemon": ["Vocabulary", "Response", "Deadlines", "Sockets", "Streams", "Connection", "Listener"],
    "WidgetServer": [
        "Time", "Threads", "HTTP", "Problems", "Routing", "Access", "Log", "Board", "Answers", "Pictures", "Events",
        "Relay", "Site", "Metrics", "Handlers", "OpenAPI", "Service",
    ],
}

MODIFIERS = r"(?:@\w+(?:\([^)]*\))?\s+|public\s+|internal\s+|package\s+|final\s+|indirect\s+|nonisolated\s+)*"
DECLARATION = re.compile(rf"^{MODIFIERS}(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)", re.MULTILINE)
# A string may hold code in \( ), so only its plain parts are taken out.
NOISE = re.compile(r'//[^\n]*|/\*.*?\*/|#"(?:[^"]|"(?!#))*"#', re.DOTALL)
STRING_PART = re.compile(r'"(?:[^"\\\n]|\\[^(\n])*"')
NAME = re.compile(r"(?<![.\w])([A-Z]\w*)")


def code(text):
    return STRING_PART.sub('""', NOISE.sub("", text))


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
