"""The playground: faults as the server says them, and everything that follows from what is written."""

import json
import re

import pytest
from playwright.sync_api import expect

from pages import bar, wait_for_percent

# Contents with faults, as they are typed; the server and the page must say the same of each.
FAULTS = [
    "{}", "[]", "42", "null", '"text"',
    '{"template":"progress"}',
    '{"template":"gauge","value":0.5}',
    '{"template":7,"value":0.5}',
    '{"value":0.5}',
    '{"template":"progress","value":42}',
    '{"template":"progress","value":-0.1}',
    '{"template":"progress","value":"0.5"}',
    '{"template":"progress","value":true}',
    '{"template":"progress","value":[0.5]}',
    '{"template":"progress","value":{"v":1}}',
    '{"template":"progress","value":null}',
    '{"template":"progress","value":1e400}',
    '{"template":"progress","valeu":0.5}',
    '{"template":"progress","value":0.5,"a":1,"b":2,"c":3}',
    '{"template":"progress","value":0.5,"label":7}',
    json.dumps({"template": "progress", "value": 0.5, "label": "x" * 257}),
    json.dumps({"template": "progress", "value": 0.5, "label": "🇺🇦" * 256}),
    json.dumps({"template": "progress", "value": 0.5, "icon": "i" * 129}),
    '{"template":"progress","value":0.5,"trend":"sideways"}',
    '{"template":"progress","value":0.5,"severity":"bad"}',
    '{"template":"status","severity":"bad","value":7,"lable":"x"}',
    '{"template":"progress","value":0.5,"accent_color":"greenish","text_color":"#12","background_color":5}',
    '{"template":"progress","start_date":"2026-02-30T00:00:00Z","end_date":"2026-03-01T24:00:00Z"}',
    '{"template":"progress","start_date":"yesterday","end_date":""}',
    '{"template":"progress","start_date":1,"end_date":2}',
    '{"template":"progress","start_date":"2026-03-01T10:00:00Z"}',
    '{"template":"progress","start_date":"2026-03-02T10:00:00Z","end_date":"2026-03-01T10:00:00Z"}',
    '{"template":"progress","start_date":"2026-03-01T10:00:00Z","end_date":"2026-03-01T10:00:00Z"}',
    '{"template":"progress","start_date":"1999-03-01T10:00:00Z","end_date":"2099-03-01T10:00:00Z"}',
    '{"template":"progress","value":0.5,"stat_rows":[null]}',
    '{"template":"progress","value":0.5,"stat_rows":{}}',
    '{"template":"progress","value":0.5,"stat_rows":[{"label":"a"},{"value":"b"},{"label":" ","value":"","unit":7}]}',
    json.dumps({"template": "progress", "value": 0.5, "stat_rows": [{"label": "a", "value": "b"}] * 7}),
    '{"template":"progress","value":0.5,"subtitle_timer":{"date":"x","style":"fast","more":1}}',
    '{"template":"progress","value":0.5,"tap_action":{"url":"javascript:alert(1)"}}',
    '{"template":"progress","value":0.5,"url_action":{"url":"https://","method":"STEAL"}}',
    '{"template":"progress","value":0.5,"url_action":{"url":"app://x","method":"POST","body":"b","headers":{"A":"b"}}}',
    '{"template":"progress","value":0.5,"url_action":{"url":"https://example.com","headers":{"A":7}}}',
    '{"template":"progress","value":0.5,"secondary_url_action":{"title":"x"}}',
    '{"template":"progress","value":0,5}',
    '{"template":"progress","value":.5}',
    '{"template":"progress","value":5.}',
    '{"template":"progress","value":+1}',
    '{"template":"progress","value":NaN}',
    '{"template":"progress","value":0.5,}',
    '{"template":"progress","value":0.5,"value":0.6}',
    '{"template":"progress","label":"é€😀","value":0x10}',
    '{"template":"progress","value":0.5',
    '{"template":"progress","label":"\\ud800","value":0.5}',
    '{"template":"progress","label":"a\tb","value":0.5}',
    "[" * 201,
]


@pytest.fixture
def playground(page):
    page.expected_errors.append("401")
    page.goto("/playground")
    page.locator('[role="progressbar"]').first.wait_for()
    return page


def write(page, text):
    page.get_by_role("textbox", name="Content as JSON").fill(text)


def said(page):
    return page.locator("#faults > li").evaluate_all(
        "(items) => items.map((item) => [item.dataset.location, item.dataset.message])"
    )


def test_there_are_enough_inputs():
    assert len(FAULTS) >= 50


def test_the_faults_are_those_of_the_server(playground, server):
    head = '{"slug":"x","name":"X","content":'
    for text in FAULTS:
        answer = server.call("POST", "/widgets", head + text + "}")
        assert answer.status in (400, 422), text
        write(playground, text)
        faults = said(playground)
        if answer.status == 422:
            assert faults == [[fault["location"], fault["message"]] for fault in answer.json["errors"]], text
            continue
        [(_, message)] = faults
        place, reason = re.search(r"at byte (\d+), (.*?)\.?$", message).groups()
        served = re.search(r"at byte (\d+), (.*?)\.?$", answer.json["detail"])
        if "ends before" in reason or text.startswith("[["):
            # What follows the content in a body, and how deep it lies there, is another matter; both refuse it.
            continue
        assert (int(place) + len(head.encode()), reason) == (int(served[1]), served[2]), text


def test_the_faults_are_marked_where_they_are(playground):
    write(playground, '{\n  "template": "progress",\n  "value": 42,\n  "stat_rows": [{ "label": "a" }]\n}')
    assert playground.locator("#fault-summary").text_content() == "2 errors"
    assert playground.locator(".editor-gutter .bad").all_text_contents() == ["3", "4"]
    assert "value" in "".join(playground.locator(".editor-ink .fault").all_text_contents())
    link = playground.get_by_role("button", name="Line 3, content.value")
    link.focus()
    playground.keyboard.press("Enter")
    area = playground.locator("#content")
    assert area.evaluate("(area) => area.value.slice(area.selectionStart, area.selectionEnd)") == '"value": 42'
    assert area.get_attribute("aria-invalid") == "true"


def test_what_is_not_json_is_marked_at_the_letter(playground):
    write(playground, '{\n  "label": "é€😀",\n  "value": x\n}')
    assert playground.locator(".editor-gutter .bad").all_text_contents() == ["3"]
    assert playground.locator(".editor-ink .fault").text_content() == "x"


def test_with_faults_the_preview_is_said_to_be_old(playground):
    outdated = playground.locator("#outdated")
    stage = playground.locator("#families")
    card = stage.locator(".card").first
    assert outdated.is_hidden() and stage.get_attribute("aria-describedby") is None
    write(playground, '{"template":"progress","value":7}')
    assert outdated.is_visible() and stage.get_attribute("aria-describedby") == "outdated"
    assert float(card.evaluate("(card) => getComputedStyle(card).opacity")) < 0.6
    assert playground.locator('[role="progressbar"]').first.get_attribute("aria-valuenow") == "60"
    write(playground, '{"template":"progress","value":0.7}')
    assert outdated.is_hidden() and stage.get_attribute("aria-describedby") is None
    assert float(card.evaluate("(card) => getComputedStyle(card).opacity")) == 1


def test_dragging_the_value_leaves_the_rest_as_it_was_typed(playground):
    write(playground, '{ "template":"progress",\n\t"value" :  0.50 ,"label":"Ünï\\u0063ode" }')
    playground.locator("#value").focus()
    playground.keyboard.press("ArrowRight")
    assert playground.locator("#content").input_value() == (
        '{ "template":"progress",\n\t"value" :  0.51 ,"label":"Ünï\\u0063ode" }'
    )
    assert playground.locator("[role=progressbar]").evaluate_all("(all) => all.map((one) => one.ariaValueNow)") == ["51"] * 6


def test_what_the_tools_did_is_undone_like_what_was_typed(playground):
    typed = '{"template":"progress","value":0.5}'
    write(playground, typed)
    value, content = playground.locator("#value"), playground.locator("#content")
    value.focus()
    for _ in range(3):
        playground.keyboard.press("ArrowRight")
    slid = typed.replace("0.5", "0.53")
    assert content.input_value() == slid
    playground.locator("#example").select_option("exampleStatus")
    assert "Replica lag" in content.input_value()
    content.focus()
    playground.keyboard.press("Control+z")
    assert content.input_value() == slid
    content.evaluate("(area) => area.setSelectionRange(0, 0)")
    playground.keyboard.type("x")
    playground.keyboard.press("Control+z")
    assert content.input_value() == slid, "what was typed is undone first"
    playground.keyboard.press("Control+z")
    assert content.input_value() == typed
    assert playground.locator("[role=progressbar]").first.get_attribute("aria-valuenow") == "50"
    assert playground.locator("#fault-summary").text_content().startswith("No errors")


def test_a_window_is_started_and_the_clock_dragged_through_it(playground):
    playground.get_by_role("button", name="Set a one-hour window").click()
    clock = playground.locator("#clock")
    for place, percent in [(-100, "0"), (0, "0"), (500, "50"), (1000, "100"), (1100, "100")]:
        clock.fill(str(place))
        shown = playground.locator("[role=progressbar]").evaluate_all("(all) => all.map((one) => one.ariaValueNow)")
        assert shown == [percent] * 6
    playground.get_by_role("button", name="Now").click()
    assert playground.locator("[role=progressbar]").first.get_attribute("aria-valuenow") == "0"
    assert playground.evaluate("document.activeElement.id") == "clock", "the focus stays near the button that is gone"
    assert 0 <= float(clock.input_value()) < 50


@pytest.mark.parametrize("end", ["2016-12-31T23:59:60Z", "2017-01-01t01:59:60.0+02:00"])
def test_the_clock_is_dragged_to_a_leap_second(playground, end):
    write(playground, json.dumps({"template": "progress", "start_date": "2016-12-31T23:00:00Z", "end_date": end}))
    assert playground.locator("#fault-summary").text_content().startswith("No errors")
    clock = playground.locator("#clock")
    for place, percent in [(500, "50"), (1000, "100")]:
        clock.fill(str(place))
        assert playground.locator("[role=progressbar]").first.get_attribute("aria-valuenow") == percent
    assert playground.locator("#clock-shown").text_content() == "1 Jan 2017, 00:00:00"


def test_an_old_build_has_nothing_to_draw_of_a_mere_window(playground):
    write(playground, '{"template":"progress","start_date":"2026-03-01T10:00:00Z","end_date":"2026-03-02T10:00:00Z"}')
    playground.locator("#build").select_option("1.5")
    playground.locator("[role=progressbar]:not([aria-valuenow])").first.wait_for()
    playground.locator("#build").select_option("1.6")
    playground.locator('[role=progressbar][aria-valuenow="100"]').first.wait_for()


@pytest.mark.parametrize(("tag", "text"), [("en", "60%"), ("tr", "%60"), ("eu", "% 60"), ("fr", "60 %")])
def test_the_locale_places_the_percent_sign(playground, tag, text):
    playground.locator("#locale").select_option(tag)
    said = playground.locator('[data-family="small"]').get_attribute("aria-valuetext")
    assert text in said.replace("\u202f", " ").replace("\u00a0", " ")
    assert playground.locator('[data-family="small"]').get_attribute("aria-valuenow") == "60"


def test_a_right_to_left_locale_mirrors_the_bar(playground):
    playground.locator("#locale").select_option("ar")
    # Both in one look, for the card may be drawn anew between two.
    playground.wait_for_function("""() => {
        const end = (mark) => document.querySelector(`[data-family="medium"] [data-mark="${mark}"]`)?.getBoundingClientRect().right;
        return Math.abs(end("fill") - end("track")) < 1;
    }""")


def test_the_command_pushes_what_is_written(playground, server):
    write(playground, '{"template":"progress","value":0.80,"label":"it\'s $HOME"}')
    command = playground.locator("#command").text_content()
    body = command.split("  -d ")[1].strip()[1:-1].replace("'\\''", "'")
    assert server.call("POST", "/widgets", body).json["content"]["label"] == "it's $HOME"
    assert '"value":0.80' in body


def test_the_playground_pushes_by_itself(keyed_page, server):
    keyed_page.goto("/playground")
    keyed_page.locator('[role="progressbar"]').first.wait_for()
    keyed_page.get_by_label("Slug").fill("from-page")
    keyed_page.get_by_role("button", name="Push", exact=True).click()
    keyed_page.get_by_text("Pushed.").wait_for()
    assert server.call("GET", "/widgets/from-page").json["content"]["value"] == 0.6
    keyed_page.goto("/")
    wait_for_percent(keyed_page, "from-page", 60)


def test_nothing_with_faults_is_pushed_and_the_rule_of_slugs_is_said(keyed_page):
    keyed_page.goto("/playground")
    keyed_page.locator('[role="progressbar"]').first.wait_for()
    push = keyed_page.locator("#push")
    expect(push).to_be_enabled()
    write(keyed_page, '{"template":"progress","value":7}')
    expect(push).to_be_disabled()
    write(keyed_page, '{"template":"progress","value":0.7}')
    expect(push).to_be_enabled()
    slug = keyed_page.get_by_label("Slug")
    said = "(input) => input.validationMessage"
    slug.fill("no blanks")
    assert "begins with a letter or digit" in slug.evaluate(said)
    keyed_page.locator("#language").select_option("uk")
    keyed_page.get_by_role("heading", level=1, name="Майстерня").wait_for()
    assert "починається з літери" in keyed_page.locator("#slug").evaluate(said)
    keyed_page.locator("#slug").fill("none")
    assert keyed_page.locator("#slug").evaluate(said) == ""


def test_without_a_session_everything_but_pushing_works(playground):
    assert playground.get_by_role("link", name="Sign in").is_visible()
    assert playground.locator("#push").is_disabled()
    assert playground.locator("#sign-out").is_hidden()
    write(playground, '{"template":"progress","value":1}')
    assert bar(playground, "example").count() == 6
    medium = playground.locator('[data-family="medium"]')
    assert medium.locator('[data-mark="fill"]').bounding_box() == medium.locator('[data-mark="track"]').bounding_box()
