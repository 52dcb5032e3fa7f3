"""The page of one widget: drawn in all sizes, edited, shared, deleted."""

import json

import pytest
from axe_core_python.sync_playwright import Axe
from playwright.sync_api import expect

FAMILIES = ["small", "medium", "circular", "large", "rectangular", "inline"]


@pytest.fixture
def widget_page(page, server):
    """A signed-in page that shows the widget `backup`."""
    server.push("backup", "Nightly backup", value=0.42, label="Backup", subtitle="118 GB left")
    page.goto(f"/sign-in?next=/w/backup#{server.key}")
    page.wait_for_url("**/w/backup")
    page.locator('[role="progressbar"][data-family="large"]').wait_for()
    return page


def rows(page):
    return page.locator("#pushes tr")


def test_all_families_are_live(widget_page, server):
    for family in FAMILIES:
        bar = widget_page.locator(f'[role="progressbar"][data-slug="backup"][data-family="{family}"]')
        expect(bar).to_have_attribute("aria-valuenow", "42")
    server.call("PATCH", "/widgets/backup", {"content": {"value": 0.8}})
    for family in FAMILIES:
        bar = widget_page.locator(f'[role="progressbar"][data-slug="backup"][data-family="{family}"]')
        expect(bar).to_have_attribute("aria-valuenow", "80")
    expect(widget_page.locator("#json")).to_contain_text('"value": 0.8')
    expect(widget_page.locator("h1")).to_have_text("Nightly backup")


def test_the_last_pushes_are_listed_the_newest_first(widget_page, server):
    expect(rows(widget_page)).to_have_count(1)
    server.call("PATCH", "/widgets/backup", {"content": {"value": 0.5}})
    expect(rows(widget_page)).to_have_count(2)
    expect(rows(widget_page).first).to_contain_text('{"value":0.5}')
    expect(rows(widget_page).first).to_contain_text("50 %")
    expect(rows(widget_page).first).to_contain_text("browser")
    expect(rows(widget_page).last).to_contain_text("Created")
    server.call("PATCH", "/widgets/backup", {"content": {"template": "status", "severity": "warning"}})
    expect(rows(widget_page)).to_have_count(3)
    expect(rows(widget_page).first.locator(".reading")).to_have_text("warning")


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("language", ["en", "uk"])
def test_pushes_are_read_on_a_phone_without_scrolling_sideways(widget_page, width, language):
    widget_page.set_viewport_size({"width": width, "height": 844})
    widget_page.locator("#language").select_option(language)
    expect(rows(widget_page)).to_have_count(1)
    frame = widget_page.locator("#pushes-frame")
    assert frame.evaluate("(frame) => frame.scrollWidth <= frame.clientWidth")
    # It is laid out as a grid there, and still a table for a screen reader.
    assert frame.get_by_role("columnheader").count() == 5
    assert frame.get_by_role("row").last.get_by_role("cell").count() == 5


def test_a_content_is_edited_with_the_cores_checks(widget_page, server):
    save = widget_page.locator("#save")
    expect(save).to_be_disabled()
    content = widget_page.locator("#content")
    content.fill('{"template":"progress","value":1.5}')
    expect(widget_page.locator("#fault-summary")).to_have_text("1 error")
    expect(widget_page.locator("#faults li")).to_have_attribute("data-location", "body.content.value")
    expect(save).to_be_disabled()
    content.fill('{"template":"progress","value":0.90}')
    widget_page.locator("#edit-name").fill("Other")
    widget_page.locator("#edit-stale").fill("600")
    save.click()
    expect(widget_page.locator("#notices")).to_contain_text("Saved.")
    stored = server.call("GET", "/widgets/backup")
    assert b'"value":0.90' in stored.body
    assert stored.json["name"] == "Other" and stored.json["stale_after"] == 600
    assert "label" not in stored.json["content"]
    expect(save).to_be_disabled()
    expect(widget_page.locator("h1")).to_have_text("Other")


def test_what_is_written_outlives_a_push_and_can_be_given_up(widget_page, server):
    content = widget_page.locator("#content")
    content.fill('{"template":"progress","value":0.1}')
    server.call("PATCH", "/widgets/backup", {"content": {"value": 0.7}})
    expect(widget_page.locator("#changed")).to_contain_text("pushed while you were editing")
    expect(content).to_have_value('{"template":"progress","value":0.1}')
    widget_page.locator("#revert").click()
    expect(widget_page.locator("#changed")).to_be_hidden()
    assert json.loads(content.input_value())["value"] == 0.7
    server.call("PATCH", "/widgets/backup", {"content": {"value": 0.8}})
    expect(widget_page.locator("#json")).to_contain_text("0.8")
    assert json.loads(content.input_value())["value"] == 0.8


def test_a_link_is_made_shown_once_and_revoked(widget_page, server):
    expect(widget_page.locator("#links-note")).to_have_text("No links.")
    widget_page.locator("#make-link").click()
    snippet = widget_page.locator('[data-snippet="linkImage"] pre')
    address = snippet.inner_text()
    assert address.startswith(server.url + "/p/hlw_") and address.endswith("/medium.png")
    assert server.call("GET", address.removeprefix(server.url), headers={"Authorization": ""}).status == 200
    expect(widget_page.locator('[data-snippet="linkMarkdown"] pre')).to_have_text(f"![Nightly backup]({address})")
    expect(widget_page.locator('[data-snippet="linkScriptable"] pre')).to_contain_text("new ListWidget()")
    expect(widget_page.locator("#links li")).to_have_count(1)
    widget_page.locator("#links button").click()
    expect(widget_page.locator("#links li")).to_have_count(0)
    expect(snippet).to_have_count(0)
    assert server.call("GET", address.removeprefix(server.url), headers={"Authorization": ""}).status == 404


def test_deleting_asks_first(widget_page, server):
    widget_page.locator("#delete").click()
    ask = widget_page.locator("#ask")
    expect(ask).to_contain_text("Delete “Nightly backup”?")
    widget_page.keyboard.press("Escape")
    expect(ask).to_be_hidden()
    expect(widget_page.locator("#delete")).to_be_focused()
    assert server.call("GET", "/widgets/backup").status == 200
    widget_page.keyboard.press("Enter")
    expect(ask.locator("button").first).to_be_focused()
    widget_page.locator("#ask-yes").click()
    widget_page.wait_for_url(server.url + "/")
    expect(widget_page.locator("#notices")).to_contain_text("“Nightly backup” deleted.")
    widget_page.reload()
    widget_page.locator("#empty").wait_for()
    expect(widget_page.locator(".notice")).to_have_count(0)
    assert server.call("GET", "/widgets/backup").status == 404


def test_a_widget_that_goes_or_never_was_is_said(widget_page, server):
    server.call("DELETE", "/widgets/backup")
    expect(widget_page.locator("#gone")).to_contain_text("no widget “backup”")
    expect(widget_page.locator("#one")).to_be_hidden()
    server.push("backup", "Again", value=0.1)
    expect(widget_page.locator("h1")).to_have_text("Again")
    expect(widget_page.locator("#gone")).to_be_hidden()
    widget_page.goto("/w/never-was")
    expect(widget_page.locator("#gone")).to_contain_text("never-was")


def test_it_speaks_ukrainian_and_turns_at_once(widget_page):
    widget_page.locator("#language").select_option("uk")
    expect(widget_page.locator("#pushes-title")).to_have_text("Останні оновлення")
    expect(rows(widget_page).first).to_contain_text("Створено")
    expect(widget_page.locator("#links-note")).to_have_text("Посилань немає.")
    expect(widget_page.locator("#fault-summary")).to_contain_text("Помилок немає")


def test_the_title_is_the_name_of_the_widget(widget_page, server):
    expect(widget_page).to_have_title("Nightly backup · Headway")
    server.push("backup", "Weekly backup", value=0.5)
    expect(widget_page).to_have_title("Weekly backup · Headway")
    widget_page.locator("#language").select_option("uk")
    expect(widget_page.locator("#pushes-title")).to_have_text("Останні оновлення")
    expect(widget_page).to_have_title("Weekly backup · Headway")
    server.call("DELETE", "/widgets/backup")
    expect(widget_page).to_have_title("Віджет · Headway")


def test_every_control_is_reached_by_keyboard(widget_page):
    """Each has a name, and Tab comes to each."""
    unnamed = widget_page.evaluate("""() => [...document.querySelectorAll("button, a, input, select, textarea")]
      .filter((control) => control.checkVisibility() && control.tabIndex >= 0)
      .filter((control) => !(control.getAttribute("aria-label") || control.labels?.[0]?.textContent.trim()
        || control.textContent.trim())).map((control) => control.outerHTML)""")
    assert unnamed == []
    reached = set()
    for _ in range(40):
        widget_page.keyboard.press("Tab")
        reached.add(widget_page.evaluate("document.activeElement.id"))
    assert {"edit-name", "edit-stale", "content", "copy-json", "make-link", "pushes-frame", "delete"} <= reached


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 390, 1440])
def test_axe_finds_nothing_and_nothing_sticks_out(widget_page, width, scheme):
    widget_page.emulate_media(color_scheme=scheme)
    widget_page.set_viewport_size({"width": width, "height": 900})
    expect(rows(widget_page)).to_have_count(1)
    widget_page.locator("#content").fill('{"template":"progress","value":7}')
    assert_no_findings(widget_page, width)
    widget_page.locator("#delete").click()
    assert_no_findings(widget_page, width)


def assert_no_findings(page, width):
    findings = Axe().run(page)["violations"]
    assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in findings] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("width", [320, 1440])
def test_names_of_one_long_word_do_not_widen_the_page(make_page, server, width):
    slug, name = "s" * 128, "N" * 256
    server.push(slug, name, value=0.42)
    page = make_page(extra_http_headers={"Authorization": f"Bearer {server.key}"}, viewport={"width": width, "height": 844})
    page.goto(f"/w/{slug}")
    page.locator('[role="progressbar"][data-family="large"]').wait_for()
    fits = "(node) => node.scrollWidth <= node.clientWidth && document.documentElement.scrollWidth <= innerWidth"
    assert page.locator("main").evaluate(fits)
    page.locator("#delete").click()
    assert page.locator("#ask").evaluate(fits)
    page.keyboard.press("Escape")
    server.call("DELETE", f"/widgets/{slug}")
    expect(page.locator("#gone")).to_be_visible()
    assert page.locator("main").evaluate(fits)
    # A notice with such a name.
    server.push(slug, name, value=0.42)
    server.push("other", value=0.42)
    page.goto("/")
    page.get_by_role("button", name="Arrange").click()
    page.get_by_role("button", name=f"Move {name} later").click()
    assert page.locator(".notice").evaluate(fits)
