"""The parts of the pages that only compute, asked one by one in the browser."""

import pytest

import samples


@pytest.fixture
def ask(page):
    """Imports a module of the site and gives what an expression over it gives."""
    # A browser asks for /favicon.ico where a document names no icon.
    page.expected_errors.append("404")
    page.goto("/site/words/words.js")

    def ask(module, expression, argument=None):
        return page.evaluate(
            f"async (argument) => {{ const it = await import('/site/{module}'); return ({expression}); }}", argument
        )

    return ask


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (390, 844), (844, 390), (3840, 2160), (320, 240), (5000, 300)])
def test_a_wall_is_filled_whatever_hangs_on_it(ask, width, height):
    fits = ask("tiles/wall-fit.js", f"Array.from({{length: 200}}, (_, index) => it.fitWall(index + 1, {width}, {height}))")
    for count, fit in enumerate(fits, start=1):
        assert fit["columns"] * fit["rows"] >= count
        assert (fit["columns"] * fit["rows"] - count) < fit["columns"], "no row is empty"
        assert fit["columns"] * (fit["width"] + fit["gap"]) + fit["gap"] <= width + 0.01
        assert fit["rows"] * (fit["height"] + fit["gap"]) + fit["gap"] <= height + 0.01
        assert fit["width"] > 0 and fit["height"] > 0
    shares = [count * fit["width"] * fit["height"] / (width * height) for count, fit in enumerate(fits[:40], start=1)]
    if (width, height) == (1920, 1080):
        assert min(shares) > 0.5, "more than half of a usual screen is filled"


def test_an_event_stream_is_read_however_it_is_cut(ask):
    text = "\ufeffretry: 1500\r\n\r\nid: r-1\revent: state\rdata: {\rdata: }\r\r: nothing\n\ndata:x\n\nevent: lost\n\n"
    whole = ask("live/event-stream.js", "new it.EventParser().push(argument)", text)
    assert whole == [
        {"type": "state", "data": "{\n}", "id": "r-1"},
        {"type": "message", "data": "x", "id": "r-1"},
    ]
    cut = ask("live/event-stream.js", """(() => {
      const parser = new it.EventParser();
      return { events: [...argument].flatMap((letter) => parser.push(letter)), retry: parser.retry, last: parser.lastID };
    })()""", text)
    assert cut == {"events": whole, "retry": 1500, "last": "r-1"}


@pytest.mark.parametrize(("text", "expected"), [
    ('{"value":1}', '{"value":0.5}'),
    ('{"a":{"value":1}, "value" : 0.10 }', '{"a":{"value":1}, "value" : 0.5 }'),
    ("{}", '{"value": 0.5}'),
    ('{ "a": 1 }', '{ "a": 1, "value": 0.5 }'),
    ('{\n  "a": 1\n}', '{\n  "a": 1,\n  "value": 0.5\n}'),
    ("[1]", "[1]"),
    ("{", "{"),
    ('{"value":"\\u0022}"}', '{"value":0.5}'),
])
def test_a_member_is_set_and_the_rest_stays(ask, text, expected):
    assert ask("editing/json-edit.js", "it.withMember(argument, 'value', '0.5')", text) == expected


@pytest.mark.parametrize(("example", "sample"), [
    ("exampleSimple", "progress-simple"), ("exampleWindow", "progress-window"), ("exampleRows", "progress-rows"),
    ("exampleActions", "progress-actions"), ("exampleStatus", "status-warning"), ("exampleWords", "progress-words"),
])
def test_an_example_of_the_playground_is_a_sample_of_its_template(ask, example, sample):
    assert ask("editing/examples.js", f"it.examples({samples.instant}).{example}") == samples.contents()[sample]


def test_the_playground_has_an_example_of_every_template(ask):
    examples = ask("editing/examples.js", f"Object.values(it.examples({samples.instant}))")
    assert {each["template"] for each in examples} == {each["template"] for each in samples.contents().values()}


@pytest.mark.parametrize(("text", "word"), [("plain", "'plain'"), ("it's $HOME `x`", "'it'\\''s $HOME `x`'"), ("", "''")])
def test_a_word_for_the_shell_is_quoted(ask, text, word):
    assert ask("base/curl.js", "it.shellWord(argument)", text) == word


@pytest.mark.parametrize(("method", "headers", "is_simple"), [
    ("GET", {}, True), ("POST", {"Content-Type": "text/plain; charset=utf-8"}, True), ("HEAD", {"Accept": "*/*"}, True),
    ("POST", {"Content-Type": "application/json"}, False), ("PUT", {}, False), ("GET", {"X-Key": "1"}, False),
])
def test_what_a_browser_sends_without_asking(ask, method, headers, is_simple):
    assert ask("tiles/action-sender.js", "it.isSimple(argument.method, argument.headers)",
               {"method": method, "headers": headers}) == is_simple


@pytest.mark.parametrize("address", ["javascript:alert(1)", " JavaScript:x", "java\tscript:x", "data:text/html,x", "file:///etc"])
def test_addresses_that_could_run_something_are_not_opened(ask, address):
    assert ask("tiles/action-sender.js", "it.isSafe(argument)", address) is False


def test_the_clock_takes_the_finer_measurement_and_follows_a_jump(ask):
    result = ask("live/clock.js", """(() => {
      const clock = new it.ServerClock();
      const error = () => Math.round(clock.now() - performance.now());
      let changes = 0;
      clock.addEventListener("change", () => { changes += 1; });
      clock.measure(1_000_000, 0, 100);
      const first = error();
      clock.measure(1_000_500, 0, 1000);
      const coarse = error();
      clock.measure(1_000_040, 50, 60);
      const fine = error();
      clock.measure(1_600_000, 100, 110);
      return { first, coarse, fine, jumped: error(), changes };
    })()""")
    assert result == {"first": 999950, "coarse": 999950, "fine": 999985, "jumped": 1599895, "changes": 3}


def test_what_is_kept_for_later_is_bounded(ask):
    length = ask("live/state-store.js", """(() => {
      const widgets = Array.from({ length: 300 }, (_, index) => ({
        slug: `s${index}`, name: "x", content: { label: "y".repeat(5000) },
      }));
      it.saveState(widgets, 5, 0);
      const { widgets: kept, savedAt } = it.loadState();
      return [localStorage.getItem("headway.state").length, kept.size, savedAt];
    })()""")
    assert length[0] < 520_000 and 90 < length[1] < 300 and length[2] == 5


def test_a_kept_state_may_be_anything(ask):
    for text in ["", "null", "7", "[]", '{"widgets":[null,1,{"slug":7}]}', "{"]:
        size = ask("live/state-store.js", "(localStorage.setItem('headway.state', argument), it.loadState().widgets.size)", text)
        assert size == 0
