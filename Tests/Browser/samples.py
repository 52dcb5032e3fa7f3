"""The samples of all templates, as the tests of the core keep them among the seeds of the fuzzer."""

import json
import pathlib

seeds = pathlib.Path(__file__).parent.parent / "Fuzz/Corpus/content"

# The instant that the dates of all samples are written for, 2026-03-01T12:00:00Z.
instant = 1772366400000


def texts(kind):
    """The contents of a kind, `sample` for those that are drawn and `refused` for the others, by `TEMPLATE-NAME`."""
    files = sorted(seeds.glob(f"{kind}-*"))
    assert files, f"there are no seeds {kind}-*"
    return {file.name.removeprefix(f"{kind}-"): file.read_text() for file in files}


def contents():
    """The contents that are drawn, read."""
    return {name: json.loads(text) for name, text in texts("sample").items()}
