"""A widget on a page: one element, drawn again only when it is another, and by itself as time goes on."""

import pytest

moment = 1772366400000  # 2026-03-01T12:00:00Z


def widget(**content):
    return {"slug": "backup", "name": "Backup", "created_at": "2026-03-01T00:00:00Z",
            "updated_at": "2026-03-01T11:00:00Z", "content": {"template": "progress"} | content}


@pytest.fixture
def view(page):
    """A page with one view in it; `view.show(widget, family)` gives what is drawn."""
    page.clock.install(time=moment / 1000 - 60)
    # Nobody is signed in, and the page asks.
    page.expected_errors.append("401 (Unauthorized)")
    page.goto("/sign-in")
    page.evaluate(
        """async () => {
            const { loadDevice } = await import("/site/drawing/device.js");
            const { WidgetView } = await import("/site/drawing/widget-view.js");
            window.device = await loadDevice();
            window.makeView = () => {
                const element = document.body.appendChild(document.createElement("div"));
                element.style.width = "364px";
                return new WidgetView(element, device);
            };
            window.view = makeView();
        }"""
    )
    page.clock.pause_at(moment / 1000)
    page.show = lambda shown, family="medium", environment={}: page.evaluate(
        "([widget, family, environment]) => view.show(widget, family, environment)", [shown, family, environment]
    )
    return page


@pytest.mark.parametrize("family", ["small", "medium", "large", "circular", "rectangular", "inline"])
def test_is_one_progress_bar_that_says_what_it_shows(view, family):
    drawing = view.show(widget(value=0.42, label="R&D <core> \"a\" 'b'"), family)
    bar = view.get_by_role("progressbar")
    assert bar.count() == 1
    assert drawing["percent"] == 42
    assert bar.get_attribute("data-slug") == "backup"
    assert bar.get_attribute("data-family") == family
    assert (bar.get_attribute("aria-valuemin"), bar.get_attribute("aria-valuemax")) == ("0", "100")
    assert bar.get_attribute("aria-valuenow") == "42"
    assert bar.get_attribute("aria-valuetext") == drawing["sentence"]
    assert "R&D <core> \"a\" 'b'" in drawing["sentence"]
    assert "42%" in drawing["sentence"]
    bars = 0 if family == "inline" else 1  # A line of text has no bar.
    assert view.locator("[data-mark=fill]").count() == bars
    assert view.locator("[data-mark=track]").count() == bars


def test_two_widgets_at_5_and_6_tenths_have_fills_of_5_to_6(view):
    widths = []
    for value in [0.5, 0.6]:
        view.show(widget(value=value))
        fill, track = (view.locator(f"[data-mark={mark}]").bounding_box()["width"] for mark in ["fill", "track"])
        assert fill / track == pytest.approx(value, abs=0.002)
        widths.append(fill)
    assert widths[0] / widths[1] == pytest.approx(5 / 6, abs=0.003)


def test_is_not_painted_again_while_nothing_changes(view):
    view.show(widget(value=0.5))
    kept = view.evaluate_handle("document.querySelector('[role=progressbar]')")
    view.show(widget(value=0.5) | {"updated_at": "2026-03-01T11:30:00Z"})
    assert view.evaluate("(kept) => kept.isConnected", kept)
    view.show(widget(value=0.51))
    assert not view.evaluate("(kept) => kept.isConnected", kept)


def test_a_window_goes_on_by_itself_and_ends_at_100(view):
    view.context.set_offline(True)
    drawing = view.show(widget(start_date="2026-03-01T11:59:50Z", end_date="2026-03-01T12:00:10Z"), "small")
    bar = view.get_by_role("progressbar")
    assert drawing["percent"] == 50
    assert moment < drawing["nextChange"] <= moment + 200
    view.clock.run_for(5000)
    assert bar.get_attribute("aria-valuenow") == "75"
    view.clock.run_for(4900)
    assert bar.get_attribute("aria-valuenow") == "99"
    view.clock.run_for(200)
    assert bar.get_attribute("aria-valuenow") == "100"
    fill, track = (view.locator(f"[data-mark={mark}]").bounding_box() for mark in ["fill", "track"])
    assert fill == track


def test_a_window_that_is_far_off_needs_no_timer_of_more_than_a_browser_has(view):
    drawing = view.show(widget(value=0, start_date="2026-12-01T00:00:00Z", end_date="2026-12-02T00:00:00Z"))
    assert drawing["nextChange"] > moment + 2**31
    view.clock.run_for(1000)
    assert view.get_by_role("progressbar").get_attribute("aria-valuenow") == "0"


@pytest.mark.parametrize("locale, text", [("en-GB", "42%"), ("tr-TR", "%42"), ("eu", "%\u00a042"), ("fr-FR", "42\u00a0%")])
def test_the_percent_is_written_as_the_locale_has_it(view, locale, text):
    drawing = view.show(widget(value=0.42), "small", {"locale": locale})
    assert drawing["readingText"] == text
    assert text in drawing["sentence"]


def test_an_older_build_says_that_it_has_nothing_to_show(view):
    window = widget(start_date="2026-03-01T11:00:00Z", end_date="2026-03-01T13:00:00Z")
    drawing = view.show(window, "medium", {"build": "1.5"})
    assert drawing["percent"] is None
    assert "1.6" in drawing["sentence"]
    assert view.get_by_role("progressbar").get_attribute("aria-valuenow") is None


def test_stale_is_said_in_the_readers_time(view):
    stale = widget(value=0.5) | {"stale_after": 60}
    drawing = view.show(stale, "small", {"timeZone": "Asia/Kolkata", "locale": "en-GB"})
    assert drawing["isStale"]
    assert "16:30" in drawing["sentence"]


def test_nothing_moves_when_the_value_changes(view):
    view.show(widget(value=0.1))
    view.show(widget(value=0.9))
    for mark in ["fill", "track", "number"]:
        style = view.evaluate(
            """(mark) => {
                const style = getComputedStyle(document.querySelector(`[data-mark=${mark}]`));
                return [style.transitionDuration, style.transitionDelay, style.animationName];
            }""",
            mark,
        )
        assert style == ["0s", "0s", "none"]
    assert view.evaluate("document.getAnimations().length") == 0


def test_identifiers_of_several_drawings_do_not_clash(view):
    view.evaluate("(widget) => { view.show(widget, 'large'); makeView().show(widget, 'large'); }", widget(value=0.5))
    ids = view.evaluate("[...document.querySelectorAll('[id]')].map((element) => element.id)")
    assert len(ids) == len(set(ids))
    missing = view.evaluate(
        """[...document.querySelectorAll("[clip-path]")].map((element) => element.getAttribute("clip-path").slice(4, -1))
            .filter((name) => !document.querySelector(name))"""
    )
    assert missing == []


def test_what_can_be_tapped_is_a_link_or_a_button_where_it_is_drawn(view):
    view.evaluate("addEventListener('widget-action', (event) => { event.preventDefault(); window.tapped = event.detail; })")
    view.show(widget(
        value=0.5, tap_action={"url": "https://example.org/all"},
        url_action={"url": "https://example.org/run", "method": "POST", "title": "Run it", "headers": {"X-A": "b"}},
        secondary_url_action={"url": "tel:112", "title": "Call"},
    ))
    button = view.get_by_role("button", name="Run it")
    drawn = view.locator("[data-mark=button]").first.bounding_box()
    assert button.bounding_box() == pytest.approx(drawn, abs=1)
    assert view.get_by_role("link", name="Call").get_attribute("href") == "tel:112"
    button.press("Enter")
    assert view.evaluate("window.tapped.url") == "https://example.org/run"
    assert view.evaluate("window.tapped.headers") == {"X-A": "b"}
    view.get_by_role("link", name="Call").click()
    assert view.evaluate("window.tapped.role") == "secondary"


def drawn_length(view, word, weight):
    """How long a word is in a drawing, at 30 points."""
    return view.evaluate(
        """([word, weight]) => {
            const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
            text.textContent = word;
            text.setAttribute("font-size", "30");
            text.setAttribute("font-weight", weight);
            document.querySelector("[role=progressbar]").append(text);
            return text.getComputedTextLength();
        }""", [word, str(weight)]
    )


@pytest.mark.parametrize("word", ["Сховище", "Љубичица", "Überprüfung", "Żółć"])
def test_letters_of_other_parts_of_the_font_are_measured_once_they_have_come(view, word):
    view.show(widget(value=0.5, label="Disk"), "large")
    measure = "(word) => [400, 500, 600, 700].map((weight) => device.measurer.width(word, 30, weight))"
    see_change(view)
    before = view.evaluate(measure, word)
    view.locator("html[data-changed]").wait_for()
    measured = view.evaluate(measure, word)
    assert all(own != other for own, other in zip(measured, before)), "the system's letters are other ones"
    assert measured == pytest.approx([drawn_length(view, word, weight) for weight in (400, 500, 600, 700)], rel=0.005)


def see_change(view):
    """Marks the page once drawings may look different."""
    view.evaluate("""device.addEventListener("change", () => { document.documentElement.dataset.changed = ""; })""")


def test_a_drawing_follows_the_letters_that_come(view):
    see_change(view)
    view.show(widget(value=0.99, label="Сховище"), "inline")
    view.locator("html[data-changed]").wait_for()
    title, number = (view.locator(f"[data-mark={mark}]") for mark in ("title", "number"))
    end = title.evaluate("(text) => text.getComputedTextLength()")
    assert float(number.get_attribute("x")) > end + 3, "there is a blank between them"


def test_text_is_drawn_as_wide_as_it_was_measured(view):
    view.show(widget(value=0.5, label="Wavering AVATAR Toffee"), "large")
    measured = view.evaluate("device.measurer.width('Wavering', 30, 700)")
    assert measured == pytest.approx(drawn_length(view, "Wavering", 700), rel=0.005)


def test_an_undrawable_widget_leaves_its_place_empty(view):
    view.show(widget(value=0.5))
    assert view.show(widget() | {"content": {"template": "gauge"}}) is None
    assert view.get_by_role("progressbar").count() == 0
