"""The module in the browser says what the same Swift says natively, to the last bit."""

import json
import pathlib

import pytest

import samples
from bad_contents import texts
from random_content import RandomContent, families, values

here = pathlib.Path(__file__).parent
measurer = (here / "fixed_measurer.js").read_text()
mark_reader = (here / "mark_reader.js").read_text()
marks_module = here.parent.parent / ".build/device/marks.wasm"


@pytest.fixture
def device(page):
    """A page with the module loaded, measuring with fixed widths."""
    # Nobody is signed in, and the page asks.
    page.expected_errors.append("401 (Unauthorized)")
    page.goto("/sign-in")
    page.evaluate(
        f"""async () => {{
            const {{ loadDevice }} = await import("/site/drawing/device.js");
            window.device = await loadDevice({{ measurer: {measurer} }});
            await device.loadIconNames();
        }}"""
    )
    return page


def questions():
    """200 contents and all samples in all families, as texts, for their numbers are to stay as they are written."""
    for seed, text in enumerate(samples.texts("sample").values()):
        for family in families:
            request = RandomContent(seed).request() | {"family": family, "build": "1.6"}
            request["widget"] |= {"content": "CONTENT"}
            yield json.dumps(request, ensure_ascii=False).replace('"CONTENT"', text.replace("\n", " "))
    for seed in range(200):
        value = RandomContent(seed).random.choice(values)
        for family in families:
            request = RandomContent(seed).request() | {"family": family}
            yield json.dumps(request, ensure_ascii=False).replace('"VALUE"', value)


def test_draws_200_contents_in_all_families_with_the_very_marks_of_the_server(device, probe):
    device.route("**/marks.wasm", lambda route: route.fulfill(path=marks_module, content_type="application/wasm"))
    texts = list(questions())
    expected = probe(f'{{"call": "marks", "request": {text}}}' for text in texts)
    answers = device.evaluate(
        f"""async (texts) => {{
            const read = await ({mark_reader})("/marks.wasm", {measurer});
            return texts.map(read);
        }}""",
        texts,
    )
    assert sum('"marks"' in answer for answer in expected) == len(texts), "every content is drawn"
    assert sum(answer.count('"text"') for answer in expected) > 5 * len(texts), "and there is something to compare"
    for text, answer, native in zip(texts, answers, expected):
        assert answer == native, text


def test_draws_paths_with_the_very_marks_of_the_server(device, probe):
    device.route("**/marks.wasm", lambda route: route.fulfill(path=marks_module, content_type="application/wasm"))
    rows = [[0.1, 0.2, 1 / 3, 99.999, 200, -0.0], [10, 10, 20.5, 1e-7, 30, 10, 15, 2**0.5], [1, 1]]
    texts = []
    for seed, numbers in enumerate(rows):
        request = RandomContent(seed).request() | {"family": "small", "path": numbers}
        texts.append(json.dumps(request).replace('"VALUE"', "0.5"))
    expected = probe(f'{{"call": "marks", "request": {text}}}' for text in texts)
    answers = device.evaluate(
        f"""async (texts) => {{
            const read = await ({mark_reader})("/marks.wasm", {measurer});
            return texts.map(read);
        }}""",
        texts,
    )
    for numbers, answer, native in zip(rows, answers, expected):
        assert answer == native
        paths = [mark["path"] for mark in json.loads(answer)["marks"] if "path" in mark]
        assert [path[0] for path in paths] == ["fill", "stroke"]
        assert [path[-1] for path in paths[:1]] == ["Z"]
        assert all(path.count("L") == len(numbers) // 2 - 1 and path.count("M") == 1 for path in paths)


def test_draws_200_contents_in_all_families_as_the_server_writes_them(device, probe):
    texts = list(questions())
    expected = probe(f'{{"call": "draw", "request": {text}}}' for text in texts)
    answers = device.evaluate(
        """(texts) => texts.map((text) => {
            const { widget, offset, ...options } = JSON.parse(text);
            return device.draw(widget, { ...options, offsetSeconds: offset.seconds });
        })""",
        texts,
    )
    for text, answer, native in zip(texts, answers, expected):
        assert answer == json.loads(native), text


def test_finds_the_faults_that_the_server_finds_in_50_inputs(device, server, probe):
    now = 1772366400000
    faults = device.evaluate("([texts, now]) => texts.map((text) => device.check(text, { now }))", [texts, now])
    native = probe({"call": "check", "text": text, "now": now} for text in texts)
    assert [{"faults": each} for each in faults] == [json.loads(answer) for answer in native]
    assert sum(bool(each) for each in faults) >= 50
    for text, found in zip(texts, faults):
        answer = server.call("POST", "/widgets", f'{{"slug":"w","name":"w","content":{text}}}')
        if not found:
            assert answer.status == 201, text
        elif "position" in found[0]:
            assert answer.status == 400, text
        else:
            assert answer.status == 422, text
            assert found == answer.json["errors"], text


def test_needs_nothing_of_the_page_but_a_measurer_of_text(device):
    imports = device.evaluate(
        """async () => WebAssembly.Module.imports(await WebAssembly.compileStreaming(fetch("/site/headway.wasm")))"""
    )
    assert imports == [{"module": "headway", "name": "text_width", "kind": "function"}]


def test_draws_the_families_of_the_site_in_their_sizes(device):
    known, drawn = device.evaluate(
        """async () => {
            const { families, familyNames } = await import("/site/base/families.js");
            const widget = { slug: "a", name: "A", updated_at: "2026-03-01T12:00:00Z",
                created_at: "2026-03-01T12:00:00Z", content: { template: "progress", value: 0.5 } };
            const now = Date.parse(widget.updated_at);
            return [
                familyNames.map((family) => [family, families[family].width, families[family].height]),
                familyNames.map((family) => {
                    const { width, height } = device.draw(widget, { family, now });
                    return [family, width, height];
                }),
            ];
        }"""
    )
    assert known == drawn
    assert [name for name, *_ in known] == families


def test_is_under_120_kilobytes_on_the_wire(server):
    answer = server.call("GET", "/site/headway.wasm", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["Content-Encoding"] == "gzip"
    assert 20_000 < len(answer.body) < 120_000


def test_loads_the_names_of_icons_once_a_drawing_needs_them(device):
    drawings = device.evaluate(
        """async () => {
            const { Device } = await import("/site/drawing/device.js");
            const fresh = new Device(await WebAssembly.compileStreaming(fetch("/site/headway.wasm")), { width: () => 9 });
            const widget = (content) => ({ slug: "w", name: "w", updated_at: "2026-03-01T10:00:00Z",
                content: { template: "progress", value: 0.5, ...content } });
            const draw = (content) => fresh.draw(widget(content), { now: 0 });
            const changed = new Promise((resolve) => fresh.addEventListener("change", resolve, { once: true }));
            const drawings = [draw({}), draw({ icon: "mdi:wrench" })];
            await changed;
            return [...drawings, draw({ icon: "mdi:wrench" })].map(({ icons, lacksIconNames }) => [icons, lacksIconNames]);
        }"""
    )
    assert drawings == [[[], False], [[], True], [["f05b7"], False]]


@pytest.mark.parametrize("request_text", [
    "null", "{}", '{"widget":{}}', '{"widget":{},"now":0}', '{"widget":{"content":{"template":"x"}},"now":0}',
    '{"widget":{"content":{"template":"progress"},"updated_at":"x"},"now":0}',
    '{"widget":{"content":{"template":"progress"},"updated_at":"2026-03-01T10:00:00Z"},"now":1e300,"family":"huge"}',
    '{"widget":{"content":{"template":"progress"},"updated_at":"2026-03-01T10:00:00Z"},"now":0,"build":"x"}',
    '{"widget":{"content":{"template":"progress"},"updated_at":"2026-03-01T10:00:00Z"},"now":0,"appearance":7}',
])
def test_says_in_a_sentence_what_is_wrong_with_a_request(probe, request_text):
    for call in ["draw", "marks"]:
        [answer] = probe([f'{{"call": "{call}", "request": {request_text}}}'])
        error = json.loads(answer)["error"]
        assert error.endswith(".") and " " in error


def test_draws_whatever_number_or_date_it_is_given(device):
    widget = {
        "slug": "w", "name": "", "updated_at": "9999-12-31T23:59:59Z", "stale_after": 1e300,
        "content": {"template": "progress", "start_date": "0000-01-01T00:00:00Z", "end_date": "9999-12-31T23:59:59Z",
                    "subtitle_timer": {"date": "0000-01-01T00:00:00Z"}},
    }
    answers = device.evaluate(
        """(widget) => [0, -1e300, 1e300, 1.5, -62167219200000, 253402300799000].map(
            (now) => device.draw(widget, { now, family: "large", scale: 1e9, offsetSeconds: -1e12 }).percent)""",
        widget,
    )
    assert all(0 <= percent <= 100 for percent in answers)


def test_starts_anew_after_a_trap(device):
    device.expected_errors.append("The module stopped and was restarted.")
    widget = {"slug": "w", "name": "w", "updated_at": "2026-03-01T10:00:00Z",
              "content": {"template": "progress", "value": 0.5}}
    answers = device.evaluate(
        """(widget) => {
            const draw = () => device.draw(widget, { now: 0 }).percent;
            const measure = device.measurer.width;
            device.measurer.width = () => { throw new WebAssembly.RuntimeError("unreachable"); };
            let message = "";
            try { draw(); } catch (error) { message = error.message; }
            device.measurer.width = measure;
            return [message, draw()];
        }""",
        widget,
    )
    assert answers == ["The widget could not be drawn.", 50]
