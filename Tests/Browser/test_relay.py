"""An action that the browser may not send goes through the server, where that is turned on."""

import http.server
import threading

from playwright.sync_api import expect


class Target(http.server.BaseHTTPRequestHandler):
    """Refuses what browsers ask before they send, and keeps what comes."""

    asked = []

    def do_PUT(self):
        self.asked.append((self.path, self.headers.get("X-Token")))
        self.send_response(204)
        self.end_headers()

    def do_OPTIONS(self):
        self.send_response(403)
        self.end_headers()

    def log_message(self, *_):
        pass


def test_the_server_sends_what_the_browser_may_not(make_server, browser):
    Target.asked.clear()
    target = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Target)
    threading.Thread(target=target.serve_forever, daemon=True).start()
    server = make_server("--relay-actions")
    url = f"http://127.0.0.1:{target.server_port}/ack"
    action = {"url": url, "method": "PUT", "headers": {"X-Token": "t"}, "title": "Ack"}
    server.push("backup", value=0.42, url_action=action)
    context = browser.new_context(base_url=server.url, locale="en-GB")
    page = context.new_page()
    page.goto(f"/sign-in?next=/w/backup#{server.key}")
    page.locator('.widget-action[data-role="primary"]').first.click()
    expect(page.locator("#notices")).to_contain_text("by the server")
    assert Target.asked == [("/ack", "t")]
    context.close()
    target.shutdown()
    target.server_close()
