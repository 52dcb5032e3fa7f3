"""Without a network: the pages open with what was last known, and windows go on."""

import json
import re

from pages import at, bar, percent, until, wait_for_live, wait_for_percent


def visit(page, server, path="/"):
    page.goto(path)
    page.evaluate("navigator.serviceWorker.ready")
    wait_for_live(page)
    # All files are kept once the worker is active; then the state is written.
    until(page, "localStorage.getItem('headway.state')?.includes('updated_at')")


def test_the_page_opens_offline_and_its_windows_go_on(keyed_page, server):
    keyed_page.expected_errors += ["ERR_INTERNET_DISCONNECTED", "Failed to load resource"]
    server.push("backup", value=0.42)
    server.push("window", start_date=at(-5), end_date=at(10))
    visit(keyed_page, server)
    keyed_page.context.set_offline(True)
    for path in ["/wall", "/"]:
        keyed_page.goto(path)
        wait_for_percent(keyed_page, "backup", 42)
        assert percent(keyed_page, "window") > 0
    wait_for_percent(keyed_page, "window", 100)
    keyed_page.goto("/playground")
    bar(keyed_page, "example").first.wait_for()


def test_only_files_of_the_site_are_kept(keyed_page, server):
    server.push("backup", value=0.42)
    visit(keyed_page, server)
    kept = keyed_page.evaluate("""async () => {
      const paths = [];
      for (const name of await caches.keys()) {
        for (const request of await (await caches.open(name)).keys()) paths.push(new URL(request.url).pathname);
      }
      return paths;
    }""")
    documents = {"/", "/wall", "/playground", "/w/", "/manifest.webmanifest"}
    assert [path for path in kept if path not in documents and not path.startswith("/site/")] == []
    assert {"/", "/wall", "/playground", "/site/headway.wasm", "/site/base/fonts.css"} <= set(kept)
    fonts = re.findall(r"/site/fonts/[\w-]+\.woff2", server.call("GET", "/site/base/fonts.css").body.decode())
    assert len(fonts) == 24 and set(fonts) <= set(kept)


def test_a_letter_that_was_never_on_a_page_has_its_font_offline(keyed_page, server):
    keyed_page.expected_errors += ["ERR_INTERNET_DISCONNECTED", "Failed to load resource"]
    server.push("backup", value=0.42)
    visit(keyed_page, server)
    keyed_page.context.set_offline(True)
    keyed_page.goto("/playground")
    keyed_page.evaluate("""async () => {
      const faces = await document.fonts.load("500 16px Inter", "Ж");
      if (faces.length === 0) throw new Error("no font has the letter");
    }""")


def test_a_new_build_of_the_server_brings_its_page_at_once(keyed_page, server):
    visit_empty(keyed_page)
    # A later build, as the worker meets it: other bytes under the same address.
    keyed_page.context.route("**/site/words/en/common.js", lambda route: later(route))
    keyed_page.reload()
    keyed_page.get_by_role("heading", level=1, name="Widgets of tomorrow").wait_for()


def visit_empty(page):
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready")
    page.locator("#empty").wait_for()


def later(route):
    answer = route.fetch()
    body, count = re.subn('(widgets: ?"Widgets)"', r'\1 of tomorrow"', answer.text())
    assert count == 1
    route.fulfill(response=answer, body=body, headers={**answer.headers, "etag": '"tomorrow"'})


def test_the_page_can_be_installed(page, server):
    manifest = json.loads(server.call("GET", "/manifest.webmanifest").body)
    assert manifest["start_url"] == "/" and manifest["display"] == "standalone"
    sizes = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    page.goto("/playground")
    page.expected_errors.append("401")
    for icon in manifest["icons"]:
        size = page.evaluate("""async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }""", icon["src"])
        assert icon["sizes"] in (size, "any")


def test_what_was_kept_of_an_account_goes_with_the_session(keyed_page, server):
    server.push("secret", value=0.42)
    visit(keyed_page, server)
    keyed_page.expected_errors += ["401", "Failed to load resource"]
    keyed_page.context.set_extra_http_headers({"Authorization": "Bearer hlk_00000000000000000000000000000000"})
    keyed_page.set_extra_http_headers({})
    keyed_page.goto("/")
    keyed_page.wait_for_url("**/sign-in*")
    assert keyed_page.evaluate("localStorage.getItem('headway.state')") is None
