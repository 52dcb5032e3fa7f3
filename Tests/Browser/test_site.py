"""What is true of all files and pages of the site."""

import re
import pathlib

site = pathlib.Path(__file__).parent.parent.parent / "Sources/WidgetPages/Site"


def test_nothing_moves():
    words = re.compile(r"transition|animat|@keyframes|requestAnimationFrame|scroll-behavior", re.IGNORECASE)
    for file in [*site.rglob("*.css"), *site.rglob("*.html"), *site.rglob("*.js"), *site.rglob("*.svg")]:
        text = re.sub(r"/\*.*?\*/|^\s*//.*$", "", file.read_text(), flags=re.DOTALL | re.MULTILINE)
        assert not words.search(text), file


def test_fonts_are_declared_for_the_letters_that_they_have():
    script = (pathlib.Path(__file__).parent.parent.parent / "scripts/build-fonts.sh").read_text()
    made = {name: ranges.split(",") for name, ranges in re.findall(r"^subset (\S+) (\S+)$", script, re.MULTILINE)}
    rules = re.findall(r"inter-([a-z-]+)-(\d+)\.woff2.*?unicode-range: ([^;]+);", (site / "base/fonts.css").read_text(), re.DOTALL)
    assert len(rules) == 4 * len(made) == 24
    for name, weight, ranges in rules:
        assert ranges.split(", ") == made[name], f"{name} {weight}"


def test_nothing_is_asked_of_another_host():
    for file in [*site.rglob("*.css"), *site.rglob("*.html"), *site.rglob("*.js")]:
        for address in re.findall(r"(?:src|href|url|fetch|import)\W{1,3}(https?://[^\s\"')]+)", file.read_text()):
            assert address.startswith("http://www.w3.org/"), f"{file} names {address}"


def test_every_language_has_the_same_word_files_and_all_are_in_the_table():
    folders = [folder for folder in (site / "words").iterdir() if folder.is_dir()]
    files = [{file.name for file in folder.iterdir()} for folder in folders]
    assert len(folders) == 2 and files[0] == files[1]
    table = (site / "words/words.js").read_text()
    assert set(re.findall(r'import\("\./(.*?)"\)', table)) == {f"{one.name}/{name}" for one in folders for name in files[0]}
