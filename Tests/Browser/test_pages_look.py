"""What holds for every page: both languages, keyboard, accessibility, nothing that moves, small."""

import json
import re

import pytest
from axe_core_python.sync_playwright import Axe

from pages import arrange, at, until

PAGES = ["/", "/wall", "/playground"]
FAMILIES = ["small", "medium", "large", "circular", "rectangular", "inline"]


def fill(server):
    for family in FAMILIES:
        server.push(
            family, name=family.title(), value=0.6, label=family, subtitle="6 of 10 · INC-2841",
            accent_color="orange", trend="up", url_action={"url": "https://example.com/", "title": "Ack"},
            secondary_url_action={"url": "https://example.com/", "title": "Open", "foreground": True},
        )
    server.push("window", start_date=at(-1800), end_date=at(1800), tap_action={"url": "https://example.com/"})


def open_page(page, server, path):
    arrange(page, families={family: family for family in FAMILIES})
    fill(server)
    page.goto(path)
    page.locator('[role="progressbar"]').nth(5).wait_for()
    page.evaluate("document.fonts.ready")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(make_page, server, path, width, scheme):
    page = make_page(
        extra_http_headers={"Authorization": f"Bearer {server.key}"}, color_scheme=scheme,
        viewport={"width": width, "height": 900},
    )
    open_page(page, server, path)
    assert_no_findings(page)
    if path == "/":
        page.get_by_role("button", name="Arrange").click()
        page.locator(".arranger").first.wait_for()
        assert_no_findings(page)
    if path == "/playground":
        page.locator("#content").fill('{"template":"progress","value":7,"lable":"x"}')
        page.locator("#faults > li").nth(1).wait_for()
        assert_no_findings(page)


def assert_no_findings(page):
    findings = Axe().run(page)["violations"]
    assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in findings] == []


@pytest.mark.parametrize("path", PAGES)
def test_nothing_moves(keyed_page, server, path):
    open_page(keyed_page, server, path)
    moving = keyed_page.evaluate("""() => [...document.querySelectorAll("*")].flatMap((element) => {
      return [null, "::before", "::after"].map((pseudo) => getComputedStyle(element, pseudo)).filter((style) =>
        style.transitionDuration.split(", ").some((time) => parseFloat(time) > 0) || style.animationName !== "none"
      ).map(() => element.outerHTML.slice(0, 80));
    })""")
    assert moving == []
    assert keyed_page.evaluate("document.getAnimations().length") == 0
    assert keyed_page.locator("animate, animateTransform, set").count() == 0


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("width", [320, 390, 768, 1440, 3840])
def test_nothing_sticks_out_of_the_page(make_page, server, path, width):
    page = make_page(
        extra_http_headers={"Authorization": f"Bearer {server.key}"}, viewport={"width": width, "height": 800},
    )
    open_page(page, server, path)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("path", PAGES)
def test_ukrainian_readers_get_ukrainian(make_page, server, path):
    page = make_page(extra_http_headers={"Authorization": f"Bearer {server.key}"}, locale="uk-UA")
    open_page(page, server, path)
    assert page.evaluate("document.documentElement.lang") == "uk"
    words = page.evaluate("""() => [...document.querySelectorAll("[data-text], [data-text-label]")]
      .flatMap((element) => [element.dataset.text && element.textContent, element.dataset.textLabel && element.ariaLabel])
      .filter(Boolean)""")
    assert words and not [word for word in words if not re.search("[а-яіїєґ]", word.lower())]


def test_the_language_is_switched_and_remembered(keyed_page, server):
    open_page(keyed_page, server, "/")
    keyed_page.get_by_role("heading", level=1, name="Widgets").wait_for()
    keyed_page.get_by_label("Language").select_option("uk")
    keyed_page.get_by_role("heading", level=1, name="Віджети").wait_for()
    assert keyed_page.title() == "Віджети · Headway"
    keyed_page.goto("/playground")
    keyed_page.get_by_role("heading", level=1, name="Майстерня").wait_for()
    keyed_page.get_by_label("Мова", exact=True).select_option("en")
    keyed_page.get_by_role("heading", level=1, name="Playground").wait_for()


def test_the_other_open_pages_follow_the_language(keyed_page, server):
    open_page(keyed_page, server, "/")
    other = keyed_page.context.new_page()
    other.goto("/playground")
    other.get_by_role("heading", level=1, name="Playground").wait_for()
    keyed_page.get_by_label("Language").select_option("uk")
    other.get_by_role("heading", level=1, name="Майстерня").wait_for()
    assert other.locator("#language").input_value() == "uk"
    other.locator("#language").select_option("en")
    keyed_page.get_by_role("heading", level=1, name="Widgets").wait_for()


def test_all_languages_have_the_same_texts(page):
    page.expected_errors.append("404")  # A browser asks for /favicon.ico where a document names no icon.
    page.goto("/site/words/words.js")
    languages = page.evaluate("""async () => {
      const { languages } = await import("/site/words/words.js");
      const open = async ([file, load]) => [file, Object.entries((await load()).default)];
      return Promise.all(languages.map(async ({ words }) => Promise.all(Object.entries(words).map(open))));
    }""")
    assert len(languages) == 2
    for files in zip(*languages):
        names = {name for name, _ in files}
        assert len(names) == 1, names
        for entries in zip(*[entries for _, entries in files], strict=True):
            said = {(key, ",".join(sorted(set(re.findall(r"\{(\w+)\}", str(text)))))) for key, text in entries}
            assert len(said) == 1, said
    words = {name: dict(entries) for name, entries in languages[1]}
    assert set(words) == {"common", "widgets", "wall", "widget", "playground", "signIn"}
    for files, forms in zip(languages, [{"one", "other"}, {"one", "few", "many", "other"}]):
        counted = [text for _, entries in files for _, text in entries if isinstance(text, dict)]
        assert counted and all(set(text) == forms for text in counted), "a counted text has all plural forms"


@pytest.mark.parametrize("path", PAGES)
def test_the_keyboard_reaches_everything_and_is_seen(keyed_page, server, path):
    open_page(keyed_page, server, path)
    wanted = keyed_page.evaluate("""() => [...document.querySelectorAll("a[href], button, select, input, textarea, [tabindex='0']")]
      .filter((element) => element.checkVisibility() && !element.disabled && element.tabIndex >= 0).length""")
    reached = []
    for _ in range(wanted + 3):
        keyed_page.keyboard.press("Tab")
        reached.append(keyed_page.evaluate("""() => {
          const element = document.activeElement;
          if (element === document.body) return null;
          element.dataset.reached ??= String(Math.random());
          const ring = element.matches("#content") ? element.closest(".editor") : element;
          const style = getComputedStyle(ring);
          return [element.dataset.reached, style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2];
        }"""))
    assert len({one[0] for one in reached if one}) >= wanted
    assert all(one[1] for one in reached if one), "the focus is seen everywhere"


def test_the_skip_link_leads_past_the_header(keyed_page, server):
    open_page(keyed_page, server, "/")
    keyed_page.keyboard.press("Tab")
    keyed_page.keyboard.press("Enter")
    assert keyed_page.evaluate("document.activeElement.id") == "main"


class Traffic:
    """What a page loads, in bytes as they are sent: compressed and with their headers."""

    def __init__(self, page):
        self.page = page
        self.sizes = {}
        self.awaited = set()
        devtools = page.context.new_cdp_session(page)
        devtools.send("Network.enable")
        devtools.on("Network.requestWillBeSent", self.begin)
        devtools.on("Network.responseReceived", self.receive_headers)
        devtools.on("Network.dataReceived", self.receive_data)
        devtools.on("Network.loadingFinished", self.finish)
        devtools.on("Network.loadingFailed", lambda event: self.awaited.discard(event["requestId"]))

    def begin(self, event):
        if not event["request"]["url"].startswith("data:"):
            self.awaited.add(event["requestId"])

    def receive_headers(self, event):
        self.awaited.discard(event["requestId"])
        self.sizes[event["requestId"]] = event["response"]["encodedDataLength"]

    def receive_data(self, event):
        # A stream never finishes; what has come of it counts all the same.
        self.sizes[event["requestId"]] += event["dataLength"]

    def finish(self, event):
        self.sizes[event["requestId"]] = event["encodedDataLength"]

    def settle(self):
        """Waits until no answer is awaited and nothing has come for a while; gives the bytes in all."""
        seen = None
        while self.awaited or seen != self.sizes:
            seen = dict(self.sizes)
            self.page.wait_for_timeout(500)
        return sum(self.sizes.values())


@pytest.mark.parametrize("path, locale", [
    # Polish takes two more parts of the font.
    (path, locale) for path in [*PAGES, "/w/large", "/sign-in"] for locale in ["en-GB", "uk-UA", "pl-PL"]
])
def test_a_first_visit_takes_less_than_300_kilobytes(make_page, server, path, locale):
    # Nothing is kept from before, all of the page is in view, and its widgets have icons, whose names are a file of 40 KB.
    key = {} if path == "/sign-in" else {"Authorization": f"Bearer {server.key}"}
    page = make_page(
        extra_http_headers=key, locale=locale, service_workers="block", viewport={"width": 1440, "height": 2400},
    )
    page.expected_errors.append("401")
    traffic = Traffic(page)
    fill(server)
    texts = {
        "uk-UA": {"label": "Резервна копія", "subtitle": "118 ГБ з 136 · щоночі"},
        "pl-PL": {"label": "Częściowa kopia źródeł", "subtitle": "łącznie 118 z 136 GB · późną nocą"},
    }.get(locale, {})
    for family in FAMILIES:
        server.call("PATCH", f"/widgets/{family}", {"content": texts | {"icon": "mdi:backup-restore"}})
    page.goto(path)
    if path == "/sign-in":
        page.locator("#key").wait_for()
    else:
        page.locator('[role="progressbar"]').nth(5).wait_for()
        until(page, "document.querySelector('.icon-symbols symbol path')")
    until(page, "document.fonts.status === 'loaded'")
    size = traffic.settle()
    assert 60_000 < size < 300_000, f"{size:,} bytes"


@pytest.mark.parametrize("path", PAGES)
def test_a_page_asks_no_other_host_and_breaks_no_rule_of_its_policy(keyed_page, server, path):
    hosts = set()
    keyed_page.on("request", lambda request: hosts.add(request.url.split("/")[2]) if "://" in request.url else None)
    open_page(keyed_page, server, path)
    # A breach of the policy is an error in the console, which fails the test by itself.
    assert hosts == {server.url.split("/")[2]}


def test_the_page_follows_the_appearance(keyed_page, server):
    open_page(keyed_page, server, "/")
    card = keyed_page.locator('[data-family="small"]').first
    light = card.evaluate("(svg) => svg.outerHTML")
    keyed_page.emulate_media(color_scheme="dark")
    until(keyed_page, f"document.querySelector('[data-family=small]').outerHTML !== {json.dumps(light)}")


def test_full_screen_is_a_key_away(keyed_page, server):
    open_page(keyed_page, server, "/wall")
    keyed_page.keyboard.press("f")
    until(keyed_page, "document.fullscreenElement !== null")
    keyed_page.keyboard.press("f")
    until(keyed_page, "document.fullscreenElement === null")
    until(keyed_page, "document.body.classList.contains('idle')")
    assert keyed_page.evaluate("getComputedStyle(document.body).cursor") == "none"
