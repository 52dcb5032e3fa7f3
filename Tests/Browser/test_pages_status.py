"""Status widgets on every page: live, readable without colour, and without findings."""

import pytest
from axe_core_python.sync_playwright import Axe
from playwright.sync_api import expect

from pages import arrange, wait_for_percent

FAMILIES = ["small", "medium", "large", "circular", "rectangular", "inline"]
# What a family that draws the subtitle says, and what the others say.
SAID = "Warning, Replica lag, db-2, 40 s behind"
SAID_IN_SHORT = "Warning, Replica lag"
LAG = {"template": "status", "severity": "warning", "label": "Replica lag", "subtitle": "db-2 · 40 s behind"}


def state(page, slug, family=None):
    """The drawn status widget of a slug: a picture, for nothing is measured."""
    return page.locator(f'svg[role="img"][data-slug="{slug}"]' + (f'[data-family="{family}"]' if family else ""))


def shown_icons(drawing):
    return drawing.locator("use").evaluate_all("(all) => all.map((one) => one.href.baseVal)")


def test_the_state_is_said_first_and_a_push_is_seen_without_a_reload(keyed_page, server):
    server.push("db", **LAG)
    keyed_page.goto("/")
    drawing = state(keyed_page, "db")
    expect(drawing).to_have_attribute("aria-label", SAID)
    assert drawing.locator("[data-mark=fill], [data-mark=track]").count() == 0
    keyed_page.evaluate("window.isSamePage = true")
    before = shown_icons(drawing)
    server.call("PATCH", "/widgets/db", {"content": {"severity": "critical", "label": "Replica lost"}})
    expect(drawing).to_have_attribute("aria-label", "Critical, Replica lost, db-2, 40 s behind")
    assert shown_icons(drawing) != before, "the shape of the icon says it too"
    assert keyed_page.evaluate("window.isSamePage")


def test_a_patch_makes_a_bar_of_it_and_back(keyed_page, server):
    server.push("db", **LAG)
    keyed_page.goto("/")
    state(keyed_page, "db").wait_for()
    server.call("PATCH", "/widgets/db", {"content": {"template": "progress", "value": 0.4}})
    wait_for_percent(keyed_page, "db", 40)
    expect(state(keyed_page, "db")).to_have_count(0)
    server.call("PATCH", "/widgets/db", {"content": {"template": "status"}})
    state(keyed_page, "db").wait_for()


def test_the_page_of_one_widget_shows_all_families_and_its_pushes(keyed_page, server):
    server.push("db", **LAG)
    keyed_page.goto("/w/db")
    for family in FAMILIES:
        said = SAID_IN_SHORT if family in ["circular", "inline"] else SAID
        expect(state(keyed_page, "db", family)).to_have_attribute("aria-label", said)
    server.call("PATCH", "/widgets/db", {"content": {"severity": "success", "label": "In step", "subtitle": None}})
    for family in FAMILIES:
        expect(state(keyed_page, "db", family)).to_have_attribute("aria-label", "Success, In step")
    expect(keyed_page.locator("#pushes tr")).to_have_count(2)


def test_the_wall_shows_bars_and_states_side_by_side(keyed_page, server):
    server.push("db", **LAG)
    server.push("backup", value=0.42)
    keyed_page.goto("/wall")
    state(keyed_page, "db").wait_for()
    wait_for_percent(keyed_page, "backup", 42)
    areas = keyed_page.locator("svg[data-slug]").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => width * height)"
    )
    assert len(areas) == 2 and areas[0] == pytest.approx(areas[1], rel=0.01)


def test_the_playground_draws_its_example_in_all_families(page, server):
    page.expected_errors.append("401")
    page.goto("/playground")
    page.locator("#example").select_option("exampleStatus")
    for family in FAMILIES:
        said = SAID_IN_SHORT if family in ["circular", "inline"] else SAID
        expect(state(page, "example", family)).to_have_attribute("aria-label", said)
    page.locator("#content").fill('{"template":"status","severity":"grave"}')
    expect(page.locator("#faults > li")).to_have_attribute("data-location", "body.content.severity")


def test_ukrainian_readers_hear_the_state_in_ukrainian(make_page, server):
    page = make_page(extra_http_headers={"Authorization": f"Bearer {server.key}"}, locale="uk-UA")
    server.push("db", **LAG)
    page.goto("/")
    expect(state(page, "db")).to_have_attribute("aria-label", "Попередження, Replica lag, db-2, 40 s behind")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/wall", "/w/critical", "/playground"])
def test_axe_finds_nothing(make_page, server, path, scheme):
    page = make_page(extra_http_headers={"Authorization": f"Bearer {server.key}"}, color_scheme=scheme)
    severities = ["info", "warning", "critical", "success"]
    arrange(page, families=dict(zip(severities, FAMILIES)))
    for severity in severities:
        server.push(severity, **LAG | {"severity": severity, "url_action": {"url": "https://example.com/", "title": "Ack"}})
    page.goto(path)
    if path == "/playground":
        page.locator("#example").select_option("exampleStatus")
    page.locator('svg[role="img"][data-family]').nth(3).wait_for()
    findings = Axe().run(page)["violations"]
    assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in findings] == []
