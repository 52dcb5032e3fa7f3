"""The pages in Firefox: each opens, draws and stays live."""

import pytest

from firefox import Firefox


@pytest.fixture
def firefox(tmp_path):
    firefox = Firefox(tmp_path / "firefox")
    yield firefox
    firefox.stop()


def percent(slug, number):
    return f"""!!document.querySelector('[role="progressbar"][data-slug="{slug}"][aria-valuenow="{number}"]')"""


def test_every_page_opens_and_a_push_is_seen_without_a_reload(firefox, server):
    server.push("oven", value=0.25, icon="flame.fill")
    firefox.open(f"{server.url}/sign-in#{server.key}")
    firefox.wait_for("location.pathname === '/'")
    for path in ["/", "/wall", "/w/oven"]:
        server.push("oven", value=0.25, icon="flame.fill")
        firefox.open(server.url + path)
        firefox.wait_for(percent("oven", 25))
        firefox.wait_for("!!document.querySelector('.icon-symbols symbol path')")
        length = "document.querySelector('[data-mark=fill]').getBoundingClientRect().width"
        before = firefox.evaluate(length)
        firefox.evaluate("window.isTheSamePage = true")
        server.push("oven", value=0.75, icon="flame.fill")
        firefox.wait_for(percent("oven", 75))
        assert firefox.evaluate("window.isTheSamePage === true")
        assert firefox.evaluate(length) > 2 * before
    firefox.open(server.url + "/playground")
    firefox.wait_for("document.querySelectorAll('[role=progressbar]').length >= 6")
    assert firefox.errors == []


def test_letters_that_come_late_are_measured_anew(firefox, server):
    server.push("disk", value=0.99, label="Сховище")
    firefox.open(f"{server.url}/sign-in?next=/w/disk#{server.key}")
    firefox.wait_for("location.pathname === '/w/disk'")
    mark = "document.querySelector('[data-family=inline] [data-mark={}]')".format
    firefox.wait_for(f"{mark('number')} && {mark('number')}.getAttribute('x') > {mark('title')}.getComputedTextLength() + 3")
    assert firefox.errors == []
