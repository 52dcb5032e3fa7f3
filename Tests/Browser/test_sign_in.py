"""Signing in and out, as a person with a key does it."""

import pytest
from axe_core_python.sync_playwright import Axe
from playwright.sync_api import expect

from pages import wait_for_percent

UNSIGNED = "401 (Unauthorized)"


def session_cookie(page):
    return next((cookie for cookie in page.context.cookies() if cookie["name"] == "headway_session"), None)


def sign_in(page, server, path="/sign-in"):
    page.goto(f"{path}#{server.key}")


def test_the_link_of_the_server_signs_in_and_the_key_leaves_the_address(page, server):
    server.push("backup", value=0.42)
    posted = []
    page.on("request", lambda request: posted.append(request) if request.url.endswith("/session") else None)
    sign_in(page, server)
    page.wait_for_url(server.url + "/")
    page.locator('[role="progressbar"][data-slug="backup"]').wait_for()
    assert [request.method for request in posted] == ["POST"]
    cookie = session_cookie(page)
    assert cookie["httpOnly"] and cookie["sameSite"] == "Strict" and not cookie["secure"]
    assert page.evaluate("document.cookie") == ""
    assert "hlk_" not in page.evaluate("JSON.stringify([location.href, {...localStorage}, {...sessionStorage}])")
    page.go_back(wait_until="commit")
    assert "hlk_" not in page.url
    assert "hlk_" not in (server.directory / "log").read_text().split("GET /")[-1]


def test_who_is_not_signed_in_is_asked_to_and_comes_back(page, server):
    page.expected_errors = [UNSIGNED]
    server.push("backup", value=0.42)
    page.goto("/w/backup")
    page.wait_for_url("**/sign-in?next=%2Fw%2Fbackup")
    expect(page.locator("#key")).to_be_focused()
    page.keyboard.type(f"  {server.key} ")
    page.keyboard.press("Enter")
    page.wait_for_url("**/w/backup")
    page.locator('[role="progressbar"][data-family="large"]').wait_for()


@pytest.mark.parametrize("next_page", ["https://example.org/", "//example.org/", "/\\example.org", "javascript:alert(1)", "/sign-in", "x"])
def test_no_link_leads_from_signing_in_to_another_site(page, server, next_page):
    page.goto("/sign-in?next=" + next_page.replace("\\", "%5C") + "#" + server.key)
    page.wait_for_url(server.url + "/")


@pytest.mark.parametrize("written, said", [
    ("nonsense", "not a key"), ("hlk_short", "not a key"), ("hlw_" + "a" * 32, "read token"),
    ("hlk_" + "0" * 32, "does not recognize this key"),
])
def test_what_is_wrong_with_a_key_is_said(page, server, written, said):
    page.expected_errors = [UNSIGNED]
    page.goto("/sign-in")
    page.locator("#key").fill(written)
    page.locator("#submit").click()
    expect(page.locator("#sign-in-fault")).to_contain_text(said)
    expect(page.locator("#key")).to_have_attribute("aria-invalid", "true")
    page.locator("#language").select_option("uk")
    expect(page.locator("#sign-in-fault")).not_to_contain_text(said)
    expect(page.locator("#sign-in-fault")).not_to_be_empty()
    page.locator("#key").fill(f"{server.url}/sign-in#{server.key}")
    expect(page.locator("#sign-in-fault")).to_be_empty()
    page.keyboard.press("Enter")
    page.wait_for_url(server.url + "/")


def test_a_server_that_is_gone_is_said(page, server):
    page.expected_errors = [UNSIGNED, "ERR_CONNECTION_REFUSED"]
    page.goto("/sign-in")
    page.locator("#key").fill(server.key)
    server.stop()
    page.locator("#submit").click()
    expect(page.locator("#sign-in-fault")).to_contain_text("server is unreachable")


def test_signing_out_ends_the_session_and_forgets_what_was_shown(page, server):
    page.expected_errors = [UNSIGNED]
    server.push("backup", value=0.42)
    sign_in(page, server)
    page.locator('[role="progressbar"][data-slug="backup"]').wait_for()
    secret = session_cookie(page)["value"]
    page.locator("#sign-out").click()
    page.wait_for_url("**/sign-in")
    assert session_cookie(page) is None
    assert "backup" not in page.evaluate("JSON.stringify({...localStorage})")
    kept = server.call("GET", "/widgets", headers={"Authorization": "", "Cookie": f"headway_session={secret}"})
    assert kept.status == 401


def test_signing_out_takes_the_other_pages_along_and_none_of_them_keeps_anything(page, server):
    page.expected_errors = [UNSIGNED]
    server.push("backup", value=0.42)
    sign_in(page, server)
    wait_for_percent(page, "backup", 42)
    others = [page.context.new_page() for _ in range(2)]
    for other, path in zip(others, ["/wall", "/playground"]):
        other.goto(path)
        other.locator('[role="progressbar"]').first.wait_for()
    page.locator("#sign-out").click()
    page.wait_for_url("**/sign-in")
    others[0].wait_for_url("**/sign-in?next=%2Fwall")
    others[1].locator("#push-sign-in").wait_for()
    assert page.evaluate("localStorage.getItem('headway.state')") is None
    for other in others:
        other.close()
    assert page.evaluate("localStorage.getItem('headway.state')") is None


def test_a_page_saves_nothing_while_it_is_left_by_signing_out(page, server):
    page.expected_errors = [UNSIGNED]
    server.push("backup", value=0.42)
    sign_in(page, server)
    wait_for_percent(page, "backup", 42)
    # A page that is left saves what it knows; the next page shows all that it may have saved.
    page.add_init_script("window.leftBehind = localStorage.getItem('headway.state')")
    page.locator("#sign-out").click()
    page.wait_for_url("**/sign-in")
    assert page.evaluate("window.leftBehind") is None


def test_a_session_survives_a_restart_of_the_server(page, server):
    server.push("backup", value=0.42)
    sign_in(page, server)
    page.wait_for_url(server.url + "/")
    # Whatever the page loads is loaded then.
    page.locator('[role="progressbar"][data-slug="backup"]').wait_for()
    server.stop()
    server.start()
    page.expected_errors = ["ERR_", "Failed to load"]
    page.goto("/w/backup")
    page.locator('[role="progressbar"][data-family="large"]').wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 390, 1440])
def test_axe_finds_nothing_and_nothing_sticks_out(page, width, scheme):
    page.expected_errors = [UNSIGNED]
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": width, "height": 900})
    page.goto("/sign-in")
    page.locator("#key").fill("nonsense")
    page.keyboard.press("Enter")
    expect(page.locator("#sign-in-fault")).not_to_be_empty()
    findings = Axe().run(page)["violations"]
    assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in findings] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
