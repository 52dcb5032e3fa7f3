"""The buttons of a widget: sent silently by the browser, or opened, and plain words when neither is possible."""

import http.server
import threading

import pytest

from pages import arrange, sign_in, wait_for_percent


class Target(http.server.ThreadingHTTPServer):
    """Another site. It answers everything with 204 and keeps what it was asked; `allows` says whether it lets pages of other
    sites do what they must ask for first."""

    def __init__(self, allows):
        self.allows = allows
        self.asked = []
        super().__init__(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_port}/hook"


class Handler(http.server.BaseHTTPRequestHandler):
    def answer(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.asked.append((self.command, headers, body))
        self.send_response(204)
        if self.server.allows:
            for name in ["Origin", "Methods", "Headers"]:
                self.send_header(f"Access-Control-Allow-{name}", "*" if name != "Methods" else "PUT, DELETE")
        self.end_headers()

    do_GET = do_POST = do_PUT = do_OPTIONS = answer

    def log_message(self, *_):
        pass


@pytest.fixture
def make_target():
    targets = []

    def make(allows=False):
        targets.append(Target(allows))
        return targets[-1]

    yield make
    for target in targets:
        target.shutdown()
        target.server_close()


def show(page, server, **actions):
    arrange(page, family="medium")
    server.push("alarm", value=0.5, **actions)
    page.goto("/")
    wait_for_percent(page, "alarm", 50)


def notice(page):
    page.locator(".notice").wait_for()
    return page.locator(".notice").text_content()


def test_a_simple_request_is_sent_silently_without_saying_from_where(keyed_page, server, make_target):
    target = make_target()
    show(keyed_page, server, url_action={"url": target.url, "method": "POST", "body": "all", "title": "Ack all"})
    keyed_page.get_by_role("button", name="Ack all").click()
    assert "Sent to 127.0.0.1" in notice(keyed_page)
    [(method, headers, body)] = target.asked
    assert (method, body) == ("POST", "all")
    assert not set(headers) & {"cookie", "referer"}
    assert len(keyed_page.context.pages) == 1, "nothing was opened"


def test_a_request_that_must_be_allowed_is_sent_where_it_is(keyed_page, server, make_target):
    target = make_target(allows=True)
    action = {"url": target.url, "method": "PUT", "headers": {"X-Hook": "1"}, "body": "{}", "title": "Ack"}
    show(keyed_page, server, url_action=action)
    keyed_page.get_by_role("button", name="Ack").click()
    assert "Sent to 127.0.0.1" in notice(keyed_page)
    method, headers, body = target.asked[-1]
    assert (method, headers["x-hook"], body) == ("PUT", "1", "{}")


def test_a_target_that_refuses_other_sites_is_said_so(keyed_page, server, make_target):
    keyed_page.expected_errors += ["CORS policy", "ERR_FAILED", "Failed to load resource"]
    target = make_target()
    show(keyed_page, server, url_action={"url": target.url, "method": "PUT", "title": "Ack"})
    keyed_page.get_by_role("button", name="Ack").click()
    assert "refuses requests from other sites (CORS)" in notice(keyed_page)
    assert all(method == "OPTIONS" for method, _, _ in target.asked), "nothing was done"


@pytest.mark.parametrize("action", [{"foreground": True}, {"scheme": "app://open"}])
def test_other_actions_are_links_that_tell_the_target_nothing(keyed_page, server, make_target, action):
    url = action.get("scheme", make_target().url)
    more = {"foreground": True} if "foreground" in action else {}
    show(keyed_page, server, secondary_url_action={"url": url, "title": "Runbook", **more},
         url_action={"url": url, "title": "Other", **more})
    link = keyed_page.get_by_role("link", name="Runbook")
    assert link.get_attribute("href") == url
    assert link.get_attribute("target") == "_blank"
    assert set(link.get_attribute("rel").split()) >= {"noopener", "noreferrer"}


def test_the_buttons_lie_where_they_are_drawn(keyed_page, server):
    show(keyed_page, server, url_action={"url": "https://example.com/", "title": "Ack"})
    drawn = keyed_page.locator('[data-mark="button"]').bounding_box()
    control = keyed_page.get_by_role("button", name="Ack").bounding_box()
    for side in ["x", "y", "width", "height"]:
        assert control[side] == pytest.approx(drawn[side], abs=1)


@pytest.fixture
def server(make_server, request):
    """A server that relays, for tests that ask for one."""
    return make_server(*getattr(request, "param", []))


@pytest.mark.parametrize("server", [["--relay-actions"]], indirect=True)
def test_the_server_sends_what_the_browser_may_not_where_its_operator_allows_it(page, server, make_target):
    page.expected_errors += ["CORS policy", "ERR_FAILED", "Failed to load resource"]
    target = make_target()
    sign_in(page, server)
    show(page, server, url_action={"url": target.url, "method": "PUT", "headers": {"X-Hook": "1"}, "title": "Ack"})
    page.get_by_role("button", name="Ack").click()
    assert "by the server" in notice(page)
    method, headers, _ = target.asked[-1]
    assert (method, headers["x-hook"]) == ("PUT", "1")


@pytest.mark.parametrize("server", [["--relay-actions"]], indirect=True)
def test_what_the_browser_has_sent_is_not_sent_again_by_the_server(page, server, make_target):
    target = make_target()
    sign_in(page, server)
    show(page, server, url_action={"url": target.url, "method": "POST", "body": "1", "title": "Ack"})
    page.get_by_role("button", name="Ack").click()
    assert "Sent to 127.0.0.1" in notice(page)
    assert [method for method, _, _ in target.asked] == ["POST"]
