"""Pages with a session: the cookie that the browser keeps, and its end."""

import pytest
from playwright.sync_api import expect

from pages import sign_in, wait_for_live, wait_for_percent


def test_a_session_shows_the_widgets_and_signing_out_ends_it(page, server):
    server.push("backup", value=0.42)
    sign_in(page, server)
    page.goto("/")
    wait_for_percent(page, "backup", 42)
    wait_for_live(page)
    assert page.evaluate("document.cookie") == "", "no script reads the cookie"
    page.expected_errors.append("401")
    page.get_by_role("button", name="Sign out").click()
    page.wait_for_url("**/sign-in*")
    assert page.context.cookies() == []
    assert page.evaluate("Object.keys(localStorage).filter((name) => name.includes('state'))") == []


def test_the_page_of_a_session_that_ended_goes_to_the_sign_in_page(page, server):
    page.expected_errors += ["401", "Failed to load resource"]
    server.push("backup", value=0.42)
    sign_in(page, server)
    page.goto("/wall")
    wait_for_live(page)
    assert page.context.request.delete("/session", headers={"Origin": server.url}).status == 204
    # Its stream ends with the session; the page comes back and is refused.
    page.wait_for_url("**/sign-in?next=%2Fwall", timeout=40_000)
    assert page.evaluate("localStorage.getItem('headway.state')") is None


def test_the_playground_pushes_with_the_session(page, server):
    sign_in(page, server)
    page.goto("/playground")
    page.locator('[role="progressbar"]').first.wait_for()
    page.get_by_label("Slug").fill("mine")
    page.get_by_role("button", name="Push", exact=True).click()
    page.get_by_text("Pushed.").wait_for()
    assert server.call("GET", "/widgets/mine").status == 200


@pytest.mark.parametrize("path", ["/", "/wall", "/w/backup"])
def test_a_key_that_may_see_no_widgets_is_told_so_once_and_not_asked_for(page, server, path):
    page.expected_errors.append("403")
    server.push("backup", value=0.42)
    sign_in(page, server, server.make_key("blind", "--without-widgets"))
    asked = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/events") else None)
    page.clock.install()
    page.goto(path)
    note = page.locator("#contact")
    expect(note).to_contain_text("This key cannot view widgets.")
    page.clock.run_for(120_000)
    expect(note).to_contain_text("This key cannot view widgets.")
    assert len(asked) == 1
    assert page.get_by_text("Waiting for the server").and_(page.locator(":visible")).count() == 0
    # The session gets a key that may, as after signing in elsewhere: the next look shows what there is.
    sign_in(page, server)
    page.clock.run_for(300_000)
    page.locator('[role="progressbar"][data-slug="backup"]').first.wait_for()
    expect(note).to_be_hidden()


def test_a_key_that_may_no_longer_see_widgets_leaves_none_behind(page, server):
    page.expected_errors.append("403")
    server.push("backup", value=0.42)
    sign_in(page, server)
    page.goto("/")
    wait_for_percent(page, "backup", 42)
    sign_in(page, server, server.make_key("blind", "--without-widgets"))
    page.goto("/")
    expect(page.locator("#contact")).to_contain_text("This key cannot view widgets.")
    expect(page.locator("#widgets > li")).to_have_count(0)
    assert "backup" not in page.evaluate("localStorage.getItem('headway.state')")
