"""Checks the imports of the site's modules: each folder imports from itself and from folders before it only, and no modules
import each other in a circle. Types in comments count as imports."""

import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent
site = root / "Sources/WidgetPages/Site"
generated = root / ".build/site/modules"

LAYERS = ["base", "words", "account", "shell", "live", "drawing", "tiles", "editing", "widget", "pages"]
# Modules at the top belong to no folder and import nothing.
ALONE = ["service-worker.js"]
IMPORT = re.compile(r"""(?:\bfrom\s*|\bimport\s*\(?\s*)["'](.+?)["']""")


def modules():
    """Every module by its path within the site."""
    found = {}
    for directory in (site, generated):
        found |= {path.relative_to(directory).as_posix(): path for path in directory.rglob("*.js")}
    return found


def imports(path, file):
    """The modules that the module at `path` names, as paths within the site."""
    for name in IMPORT.findall(file.read_text(encoding="utf-8")):
        target = (site / path).parent.joinpath(name).resolve()
        yield target.relative_to(site).as_posix() if target.is_relative_to(site) else name


def errors(graph):
    """A sentence for each import that is not allowed."""
    for path, targets in graph.items():
        if path in ALONE:
            yield from (f"{path} imports {target}, and may import nothing" for target in targets)
        elif path.split("/")[0] not in LAYERS:
            yield f"{path} is in none of the folders {', '.join(LAYERS)}"
        else:
            for target in targets:
                if target not in graph:
                    yield f"{path} imports {target}, which does not exist"
                elif target in ALONE or LAYERS.index(target.split("/")[0]) > LAYERS.index(path.split("/")[0]):
                    yield f"{path} imports {target}, which is in a later folder"


def circle(graph):
    """The modules of one circle of imports, in order, or nothing."""
    done = set()

    def visit(path, way):
        if path in way:
            return way[way.index(path):] + [path]
        if path in done:
            return None
        done.add(path)
        for target in graph.get(path, []):
            if found := visit(target, way + [path]):
                return found
        return None

    for path in graph:
        if found := visit(path, []):
            return found
    return []


def main():
    graph = {path: sorted(set(imports(path, file))) for path, file in sorted(modules().items())}
    found = list(errors(graph))
    if way := circle(graph):
        found.append(f"these import each other in a circle: {' → '.join(way)}")
    if found:
        sys.exit("\n".join(f"check-site-layers: {error}" for error in found))


main()
