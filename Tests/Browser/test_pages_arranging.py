"""Arranging the widgets, by keyboard and by pointer; what was chosen is remembered."""

from playwright.sync_api import expect

from pages import arrange, bar, wait_for_percent


def order(page):
    return page.locator("#widgets > li").evaluate_all("(items) => items.map((item) => item.dataset.tile)")


def three(page, server):
    for index, slug in enumerate(["a", "b", "c"]):
        server.push(slug, value=(index + 1) / 10)
    page.goto("/")
    wait_for_percent(page, "c", 30)


def press_on(page, name):
    page.get_by_role("button", name=name, exact=True).focus()
    page.keyboard.press("Enter")


def test_everything_can_be_arranged_with_the_keyboard(keyed_page, server):
    three(keyed_page, server)
    press_on(keyed_page, "Arrange")
    press_on(keyed_page, "Move a later")
    assert order(keyed_page) == ["b", "a", "c"]
    assert keyed_page.evaluate("document.activeElement.getAttribute('aria-label')") == "Move a later", "the focus stays"
    keyed_page.keyboard.press("Enter")
    assert order(keyed_page) == ["b", "c", "a"]
    assert "position 3 of 3" in keyed_page.locator("#notices").text_content()
    press_on(keyed_page, "Pin a")
    assert order(keyed_page) == ["a", "b", "c"]
    press_on(keyed_page, "Move b earlier")
    assert order(keyed_page) == ["a", "b", "c"], "what is pinned stays first"
    keyed_page.get_by_role("combobox", name="Size of b").focus()
    keyed_page.keyboard.press("ArrowDown")
    keyed_page.locator('[data-slug="b"][data-family="medium"]').wait_for()
    keyed_page.keyboard.press("Escape")
    assert keyed_page.locator(".arranger").count() == 0
    keyed_page.reload()
    wait_for_percent(keyed_page, "c", 30)
    assert order(keyed_page) == ["a", "b", "c"]
    assert bar(keyed_page, "b").get_attribute("data-family") == "medium"


def test_a_widget_is_dragged_to_another_place(keyed_page, server):
    three(keyed_page, server)
    keyed_page.get_by_role("button", name="Arrange").click()
    start = keyed_page.locator("[data-tile=a] .card").bounding_box()
    end = keyed_page.locator("[data-tile=c] .card").bounding_box()
    keyed_page.mouse.move(start["x"] + 60, start["y"] + 60)
    keyed_page.mouse.down()
    keyed_page.mouse.move(end["x"] + 60, end["y"] + 60, steps=8)
    keyed_page.mouse.up()
    assert order(keyed_page)[-1] == "a"


def test_one_size_for_all_also_holds_for_those_to_come(keyed_page, server):
    three(keyed_page, server)
    keyed_page.get_by_role("button", name="Arrange").click()
    keyed_page.get_by_label("Size for all").select_option("large")
    server.push("d", value=0.4)
    wait_for_percent(keyed_page, "d", 40)
    families = keyed_page.locator("[role=progressbar]").evaluate_all("(all) => all.map((one) => one.dataset.family)")
    assert families == ["large"] * 4


def test_what_is_remembered_may_be_anything(make_page, server):
    page = make_page(extra_http_headers={"Authorization": f"Bearer {server.key}"})
    arrange(page, order=[1, None, "b"], pinned="x", families={"a": "huge", "c": "inline"}, family=7)
    three(page, server)
    assert order(page) == ["b", "a", "c"]
    assert bar(page, "a").get_attribute("data-family") == "small"
    assert bar(page, "c").get_attribute("data-family") == "inline"


def test_two_open_pages_do_not_undo_what_the_other_arranged(keyed_page, server):
    three(keyed_page, server)
    other = keyed_page.context.new_page()
    other.goto("/")
    wait_for_percent(other, "c", 30)
    wall = keyed_page.context.new_page()
    wall.goto("/wall")
    wait_for_percent(wall, "c", 30)
    for page in [keyed_page, other]:
        page.get_by_role("button", name="Arrange").click()
    keyed_page.get_by_role("button", name="Move a later").click()
    expect(other.locator("#widgets > li").first).to_have_attribute("data-tile", "b")
    other.get_by_role("button", name="Pin c").click()
    for page in [keyed_page, other, wall]:
        expect(page.locator("#widgets > li").first).to_have_attribute("data-tile", "c")
        assert order(page) == ["c", "b", "a"]
    keyed_page.reload()
    wait_for_percent(keyed_page, "c", 30)
    assert order(keyed_page) == ["c", "b", "a"]


def test_a_widget_whose_name_is_blank_goes_by_its_slug(keyed_page, server):
    server.push("backup", " \u00a0 ", value=0.42)
    keyed_page.goto("/")
    wait_for_percent(keyed_page, "backup", 42)
    assert keyed_page.locator(".caption").text_content() == "backup"
    keyed_page.get_by_role("button", name="Arrange").click()
    keyed_page.get_by_role("button", name="Pin backup").wait_for()
    keyed_page.goto("/w/backup")
    expect(keyed_page.locator("h1")).to_have_text("backup")
