"""Pages with a session: the cookie that the browser keeps, and its end."""

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
