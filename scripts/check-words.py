#!/usr/bin/env python3
"""Checks the prose of the project against docs/style.md.

    scripts/check-words.py [--count] [FILE...]

Prose is documents, comments and string literals of at least two words; names in code are not checked, nor are code spans,
code blocks, addresses and interpolations. Reported as `file:line: word → better` are:

- words: phrases of GLOSSARY and British spellings of SPELLINGS;
- openings: `///` comments that open with a question word;
- cells: table cells in docs/ longer than 160 characters, addresses of links not counted.

With files as arguments only these are checked. --count prints how many findings of each kind there are, and nothing else.
The exit status is 1 with findings.
"""
import html.parser
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOP = ["Sources", "Tests", "Benchmarks", "Utilities", "scripts", "docs", "debian", ".ci"]
LONGEST_CELL = 160

# Phrase, as a regular expression in which a blank stands for any white space, and what to write.
GLOSSARY = [
    (r"(?:clock|time) that never jumps|never jumps", "monotonic clock"),
    (r"the most (?:bytes|characters|columns|connections|requests|viewers|widgets)", "the maximum size, or number"),
    (r"the least (?:size|time|value)", "the minimum"),
    (r"so many", "a number, or as many as"),
    (r"put off|puts off|putting off", "deferred"),
    (r"(?:am|are|be|been|being|is|was|were) told(?!\sapart)|told of", "notified, receives"),
    (r"figures", "metrics, measurements, numbers or digits"),
    (r"ground", "background"),
    (r"anew", "again"),
    (r"whoever", "the caller, the client, everyone who"),
    (r"nobody", "no client, no one"),
    (r"somebody", "a client, someone"),
    (r"for good", "permanently, if it is true"),
    (r"(?<!page\s)faults?(?!\sinjection)", "error of input, failure of the server"),
    (r"(?:are|be|is|was) (?:no )?room for", "slot, capacity, limit"),
    (r"mend|mends|mended|mending", "fix"),
    (r"answers? to (?:a|the) request", "response"),
    (r"(?<!make\s)hurts?|hurting", "stress, overload"),
    (r"honest client", "well-behaved client"),
    (r"(?-i:Drawn|Kept|Printed|Shown|Written) is", "English word order, as in: it is shown"),
]

# The beginning of a word, and its American spelling.
SPELLINGS = [
    ("analyse", "analyze"), ("behaviour", "behavior"), ("catalogue", "catalog"), ("centre", "center"),
    ("centring", "centering"), ("colour", "color"), ("favour", "favor"), ("honour", "honor"),
    ("initialis", "initializ"), ("licence", "license"), ("neighbour", "neighbor"), ("normalis", "normaliz"),
    ("optimis(?!t)", "optimiz"), ("organis", "organiz"), ("recognis", "recogniz"), ("serialis", "serializ"),
    ("summaris", "summariz"), ("synchronis", "synchroniz"), ("unrecognis", "unrecogniz"),
]

# Whole files: this list itself, license texts, and tables that are generated or data of others.
SKIPPED_FILES = {
    "scripts/check-words.py", "docs/style.md", "debian/copyright",
    "Sources/Widgets/Icons/MaterialIconTable.swift", "Sources/Widgets/Icons/SFSymbolTable.swift",
}
SKIPPED_FOLDERS = {"Corpus", "Recorded", "Goldens", "Stores", "__pycache__", ".build"}

# Places where a phrase is right: pairs of the file and the phrase in small letters.
ALLOWED: set[tuple[str, str]] = set()

QUESTIONS = re.compile(r"(?:What|How|Where|When|Why|Which|Whether)\b")
PHRASES = [(re.compile(r"\b(?:" + phrase.replace(" ", r"\s+") + r")\b", re.IGNORECASE), better)
           for phrase, better in GLOSSARY]
PHRASES += [(re.compile(rf"\b{start}\w*", re.IGNORECASE), better) for start, better in SPELLINGS]


def blank(match):
    """Blanks of the same length and on the same lines."""
    return re.sub(r"[^\n]", " ", match.group())


def prose(text):
    """The text without code spans, addresses and paths."""
    text = re.sub(r"``[^`]+``|`[^`]*`", blank, text)
    text = re.sub(r"\]\([^)\s]*\)", blank, text)
    text = re.sub(r"\bhttps?://\S+|(?:[\w.*-]+/)+[\w.*-]+|\$\{?\w+\}?", blank, text)
    # The names of parameters in documentation.
    return re.sub(r"(?m)^(\s*- (?:Parameter )?)\w+(?=:)", blank, text)


def is_name(text, match):
    """Whether what was found is a name: the member of something, a call, or a word in quotes of its own."""
    before, after = text[:match.start()][-1:], text[match.end():][:1]
    return before in ("_", ".") or after in ("_", "(", "-") or before == after == '"'


class Scanner:
    """Finds comments and string literals: a list of their first lines, kinds and texts."""

    # For each language: line comments, block comments, quotes, and what begins an interpolation.
    LANGUAGES = {
        "swift": (["//"], ("/*", "*/"), ['"""', '"'], "\\("),
        "js": (["//"], ("/*", "*/"), ["`", '"', "'"], "${"),
        "ts": (["//"], ("/*", "*/"), ["`", '"', "'"], "${"),
        "c": (["//"], ("/*", "*/"), ['"'], None),
        "h": (["//"], ("/*", "*/"), ['"'], None),
        "css": ([], ("/*", "*/"), [], None),
        "py": (["#"], None, ['"""', "'''", '"', "'"], "{"),
        "sh": (["#"], None, ['"'], "$("),
        "lua": (["--"], None, ['"'], None),
        "toml": (["#"], None, [], None),
    }
    CLOSING = {"(": ")", "{": "}"}

    def __init__(self, text, language):
        self.text = text
        self.comments, self.block, self.quotes, self.interpolation = self.LANGUAGES[language]
        self.language = language
        self.found = []

    def fragments(self):
        position = 0
        while position < len(self.text):
            position = self.step(position)
        return self.merged()

    def step(self, at):
        text = self.text
        if self.block and text.startswith(self.block[0], at):
            end = text.find(self.block[1], at + 2)
            end = len(text) if end < 0 else end
            self.note(at, "comment", text[at + 2:end])
            return end + 2
        for mark in self.comments:
            if text.startswith(mark, at) and (mark != "#" or at == 0 or text[at - 1].isspace()):
                end = text.find("\n", at)
                end = len(text) if end < 0 else end
                kind = "documentation" if text.startswith("///", at) else "comment"
                self.note(at, kind, text[at:end].lstrip(mark[0]))
                return end
        for quote in self.quotes:
            # In Swift a string of several lines begins on the line after its quotes; others are raw and hold quotes.
            if self.language == "swift" and quote == '"""' and not text.startswith(quote + "\n", at):
                continue
            if text.startswith(quote, at):
                return self.string(at, quote)
        return at + 1

    def string(self, start, quote):
        """Reads a string literal; one that may not span lines ends with its line, so that a regular expression does no harm."""
        text, at = self.text, start + len(quote)
        hashes = 0
        while self.language == "swift" and start - hashes > 0 and text[start - hashes - 1] == "#":
            hashes += 1
        end = quote + "#" * hashes
        opening = self.interpolation
        if opening and hashes:
            opening = "\\" + "#" * hashes + "("
        spans = len(quote) == 3 or quote == "`" or self.language == "sh"
        content = []
        while at < len(text) and not text.startswith(end, at):
            if text[at] == "\n" and not spans:
                break
            if opening and text.startswith(opening, at):
                after = self.interpolated(at + len(opening), opening[-1])
                content.append(re.sub(r"[^\n]", " ", text[at:after]))
                at = after
            elif text[at] == "\\" and not hashes and at + 1 < len(text):
                content.append(" " + (text[at + 1] if text[at + 1] in "\n\"" else " "))
                at += 2
            else:
                content.append(text[at])
                at += 1
        self.note(start, "string", "".join(content))
        return at + len(end) if text.startswith(end, at) else at

    def interpolated(self, at, opening):
        depth, closing = 1, self.CLOSING[opening]
        while at < len(self.text) and depth and self.text[at] != "\n":
            depth += (self.text[at] == opening) - (self.text[at] == closing)
            at += 1
        return at

    def note(self, at, kind, text):
        self.found.append((self.text.count("\n", 0, at) + 1, kind, text))

    def merged(self):
        """Fragments with the lines of one comment put together, and strings of fewer than two words left out."""
        result = []
        for line, kind, text in self.found:
            if kind == "string" and not re.search(r"[^\W\d_]{2,}[,;:.]?\s+[^\W\d_]+", text):
                continue
            if result and kind != "string" and result[-1][1] == kind:
                before = result[-1]
                if before[0] + before[2].count("\n") + 1 == line:
                    result[-1] = (before[0], kind, before[2] + "\n" + text)
                    continue
            result.append((line, kind, text))
        return result


class PageText(html.parser.HTMLParser):
    """Texts and comments of a page, and the attributes that people read."""

    def __init__(self):
        super().__init__()
        self.found, self.inside = [], None

    def handle_starttag(self, tag, attributes):
        self.inside = tag
        for name, value in attributes:
            if name in ("alt", "title", "aria-label", "placeholder") and value:
                self.found.append((self.getpos()[0], "string", value))

    def handle_endtag(self, tag):
        self.inside = None

    def handle_data(self, data):
        if self.inside not in ("script", "style"):
            self.found.append((self.getpos()[0], "string", data))

    def handle_comment(self, data):
        self.found.append((self.getpos()[0], "comment", data))


def without_code_blocks(text):
    return re.sub(r"(?ms)^ *(```+|~~~+).*?^ *\1[^\n]*$", blank, text)


def fragments(path, text):
    kind = path.suffix[1:]
    if kind == "md":
        # Of a tag only the words that stand for a picture are prose.
        document = re.sub(r"<(?!http)[^>]*>", blank, without_code_blocks(text))
        return [(1, "document", document)]
    if kind in ("html", "svg"):
        page = PageText()
        page.feed(text)
        return page.found
    if path.name.startswith(("README", "headway.README")) or path.name in ("control", "changelog"):
        return [(1, "document", text)]
    if kind in Scanner.LANGUAGES:
        return Scanner(text, kind).fragments()
    return Scanner(text, "sh" if text.startswith("#!") or path.name == "Makefile" else "toml").fragments()


def cells(text):
    """Line and visible text of every cell of a table."""
    for number, line in enumerate(without_code_blocks(text).split("\n"), 1):
        if line.lstrip().startswith("|"):
            for cell in re.split(r"(?<!\\)\|", line.strip().strip("|")):
                yield number, re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", cell).strip()


def findings(path):
    """Kind, line and message of all that is not as docs/style.md says."""
    name = path.relative_to(ROOT).as_posix()
    text = path.read_text(encoding="utf-8")
    for line, kind, fragment in fragments(path, text):
        plain = prose(fragment)
        for pattern, better in PHRASES:
            for match in pattern.finditer(plain):
                word = " ".join(match.group().split())
                if not is_name(plain, match) and (name, word.lower()) not in ALLOWED:
                    yield "words", line + plain.count("\n", 0, match.start()), f"{word} → {better}"
        if kind == "documentation" and (opening := QUESTIONS.match(fragment.lstrip())):
            yield "openings", line, f"{opening.group()} … → a noun phrase, or a verb for a function"
    if name.startswith("docs/"):
        for line, cell in cells(text):
            if len(cell) > LONGEST_CELL:
                yield "cells", line, f"cell of {len(cell)} characters → at most {LONGEST_CELL}, the rest below the table"


def is_text(path):
    known = {"." + language for language in Scanner.LANGUAGES} | {".md", ".html", ".svg", ".service", ".postinst", ".postrm"}
    return path.suffix in known or path.name in (
        "Makefile", "Dockerfile", "README", "headway.README.Debian", "headway.default", "control", "rules", "changelog",
    )


def files():
    yield from (path for path in sorted(ROOT.iterdir()) if path.is_file())
    for top in TOP:
        yield from (path for path in sorted((ROOT / top).rglob("*")) if path.is_file())


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--count"]
    chosen = [Path(argument).resolve() for argument in arguments] or list(files())
    counts = {"words": 0, "openings": 0, "cells": 0}
    for path in chosen:
        relative = path.relative_to(ROOT)
        if not is_text(path) or relative.as_posix() in SKIPPED_FILES or SKIPPED_FOLDERS & set(relative.parts):
            continue
        for kind, line, message in sorted(findings(path), key=lambda finding: finding[1]):
            counts[kind] += 1
            if "--count" not in sys.argv:
                print(f"{relative}:{line}: {message}", file=sys.stderr)
    total = sum(counts.values())
    if total or "--count" in sys.argv:
        print(", ".join(f"{kind}: {count}" for kind, count in counts.items()), file=sys.stderr)
    sys.exit(1 if total else 0)


main()
