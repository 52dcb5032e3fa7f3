"""Writes .build/site/pages.inc, the list that Sources/CPages compiles in: each file of the site with its path, its entity
tag, its bytes, and the same compressed where that saves a twentieth. Modules and style sheets are minified, which saves a
browser a third of what it would load of them. Files that did not change stay as they are."""

import hashlib
import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent
site = root / ".build/site"
packed = site / "packed"
written = root / "Sources/WidgetPages/Site"
# The part of <head> that all documents share. It is no file of the site.
head = written / "shell/head.html"


def sources():
    """Every file of the site by its path."""
    files = {}
    for directory in (written, site / "modules"):
        files |= {str(path.relative_to(directory)): path for path in directory.rglob("*") if path.is_file()}
    del files[str(head.relative_to(written))]
    files |= {f"fonts/{path.name}": path for path in (site / "fonts").glob("*.woff2")}
    files["headway.wasm"] = site / "headway.wasm"
    files["icon-names.txt"] = icon_names()
    return dict(sorted(files.items()))


def icon_names():
    """The two tables of icons as one text, with an empty line between them; the module leaves them out."""
    texts = []
    for name in ("MaterialIconTable", "SFSymbolTable"):
        table = (root / f"Sources/Widgets/Icons/{name}.swift").read_text(encoding="ascii").split('"""')[1]
        # Swift takes a literal's lines without their indentation and without the line feeds at its ends.
        texts.append("\n".join(line.removeprefix("    ") for line in table.strip().split("\n")))
    write(site / "icon-names.txt", "\n\n".join(texts).encode())
    return site / "icon-names.txt"


def document(file):
    """A document without indentation, and with the shared head in place of its comment `<!-- head.html name="value" … -->`.
    The values stand for `{name}` in the head."""
    text = file.read_text(encoding="utf-8")
    comments = re.findall(r"<!-- head\.html (.*) -->\n", text)
    if len(comments) != 1:
        sys.exit(f"pack-site: {file} has to name head.html once")
    values = dict(re.findall(r'(\w+)="([^"]*)"', comments[0]))
    shared = head.read_text(encoding="utf-8").format(**values)
    whole = text.replace(f"<!-- head.html {comments[0]} -->\n", shared)
    return "".join(line.lstrip() for line in whole.splitlines(keepends=True)).encode()


def content(file):
    """The bytes of a file as browsers get them. Documents get their head; esbuild minifies modules and style sheets, and
    its warnings end the build."""
    if file.suffix == ".html":
        return document(file)
    if file.suffix not in {".js", ".css"}:
        return file.read_bytes()
    run = subprocess.run(["esbuild", "--minify", "--charset=utf8", "--log-level=warning", file], capture_output=True)
    if run.returncode != 0 or run.stderr:
        sys.exit(f"pack-site: {file} cannot be minified.\n{run.stderr.decode()}")
    return run.stdout


def write(path, data):
    """Writes a file unless it holds just that, so that nothing is compiled again for nothing."""
    if not path.exists() or path.read_bytes() != data:
        path.write_bytes(data)


def compressed(tag, file):
    """The file as gzip, by zopfli, which takes long and saves a twentieth; what was compressed before is kept."""
    known = packed / f"{tag}.gz"
    if known.exists():
        return known.read_bytes()
    return subprocess.run(["zopfli", "--i5", "-c", file], check=True, capture_output=True).stdout


def main():
    packed.mkdir(parents=True, exist_ok=True)
    arrays, rows, names = [], [], set()
    for number, (path, file) in enumerate(sources().items()):
        data = content(file)
        if not data or not path.isascii() or '"' in path or "\\" in path:
            sys.exit(f"pack-site: {file} is empty, or its name is not plain ASCII")
        tag = hashlib.sha256(data).hexdigest()[:20]
        write(packed / tag, data)
        small = data if file.suffix in {".woff2", ".png"} else compressed(tag, packed / tag)
        forms = [(tag, data)] + ([(f"{tag}.gz", small)] if len(small) < len(data) * 0.95 else [])
        for name, form in forms:
            write(packed / name, form)
            names.add(name)
        for kind, (name, _) in zip("ap", forms):
            arrays.append(f'static const unsigned char {kind}{number}[] = {{\n#embed "packed/{name}"\n}};\n')
        small_row = f"p{number}, sizeof p{number}" if len(forms) > 1 else "0, 0"
        rows.append(f'    {{"{path}", "{tag}", a{number}, sizeof a{number}, {small_row}}},\n')
    write(
        site / "pages.inc",
        "".join(
            arrays + ["static const struct headway_page pages[] = {\n"] + rows + ["};\n"]
        ).encode(),
    )
    for file in packed.iterdir():
        if file.name not in names:
            file.unlink()


main()
