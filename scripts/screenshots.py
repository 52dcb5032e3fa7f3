"""Opens every page on a desktop and a phone, light and dark, and writes what is seen to docs/pages."""

import datetime
import io
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import urllib.request

from PIL import Image
from playwright.sync_api import sync_playwright

root = pathlib.Path(__file__).resolve().parent.parent
program = root / ".build/debug/headway"
target = root / "docs/pages"
now = datetime.datetime.now(datetime.timezone.utc)

SCREENS = {"desktop": ((1280, 800), 1), "phone": ((390, 844), 2)}
FAMILIES = {"maintenance": "medium", "pages": "large", "quota": "large", "upload": "circular", "photos": "rectangular"}
PUSHES = [
    {"slug": "maintenance", "name": "Maintenance window", "content": {
        "label": "Maintenance", "subtitle": "db-primary · read-only", "icon": "wrench.fill", "accent_color": "orange",
        "start_date": (now - datetime.timedelta(minutes=25)).isoformat(timespec="seconds"),
        "end_date": (now + datetime.timedelta(minutes=35)).isoformat(timespec="seconds"),
        "url_action": {"url": "https://example.com/ack", "method": "POST", "title": "Ack all", "icon": "checkmark"},
        "secondary_url_action": {"url": "https://example.com/book", "foreground": True, "title": "Runbook",
                                 "icon": "arrow.up.forward.app"}}},
    {"slug": "backup", "name": "Backup", "stale_after": 3600, "content": {
        "value": 0.87, "label": "Backup", "subtitle": "118 of 136 GB", "icon": "mdi:backup-restore", "accent_color": "blue"}},
    {"slug": "deploy", "name": "Deploy", "content": {
        "value": 0.42, "label": "Release 4.2", "subtitle": "canary", "icon": "shippingbox.fill", "accent_color": "indigo"}},
    {"slug": "pages", "name": "Incident pages", "content": {
        "value": 0.6, "label": "Pages", "subtitle": "6 of 10 acked · INC-2841", "icon": "checklist", "accent_color": "green",
        "stat_rows": [{"label": "Acked", "value": "6"}, {"label": "Total", "value": "10"},
                      {"label": "Severity", "value": "SEV-2"}]}},
    {"slug": "quota", "name": "Storage quota", "content": {
        "value": 0.99, "label": "Quota", "subtitle": "498 of 500 GB · resets Friday", "icon": "internaldrive.fill",
        "accent_color": "purple", "trend": "up",
        "url_action": {"url": "https://example.com/free", "method": "POST", "title": "Free space", "icon": "trash.fill"},
        "secondary_url_action": {"url": "https://example.com/quota", "foreground": True, "title": "Details"}}},
    {"slug": "upload", "name": "Upload", "content": {"value": 0.25, "label": "Upload", "icon": "arrow.up"}},
    {"slug": "photos", "name": "Photos", "content": {
        "value": 0.71, "label": "Photos", "subtitle": "1,420 of 2,000 · NAS", "icon": "photo.fill"}},
    {"slug": "tests", "name": "Tests", "content": {
        "value": 1, "label": "Tests", "subtitle": "1,204 passed", "icon": "checkmark.circle.fill", "severity": "success"}},
]


def call(url, key, body):
    request = urllib.request.Request(
        f"{url}/widgets", method="POST", data=json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {key}", "Content-Type": "application/json"},
    )
    urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=30).close()


def write(name, png):
    """Writes a picture just as it is, in the form that takes half the bytes of PNG."""
    file = target / f"{name}.webp"
    Image.open(io.BytesIO(png)).convert("RGB").save(file, lossless=True, quality=100, method=6)
    print(name, file.stat().st_size)


def settle(page):
    """Waits until the fonts are there, and the symbol of every icon that is referred to."""
    page.evaluate("""async () => {
        const missing = () => [...document.querySelectorAll("use")].some((use) => {
            return !document.querySelector(use.getAttribute("href"));
        });
        for (let turn = 0; turn < 60 && missing(); turn += 1) await new Promise((wait) => setTimeout(wait, 50));
        await document.fonts.ready;
        await new Promise((wait) => requestAnimationFrame(() => requestAnimationFrame(wait)));
    }""")


def faulty(page):
    """The playground with a fault in it, as it looks while one types."""
    page.locator("[role=progressbar]").first.wait_for()
    page.locator("#content").fill(page.locator("#content").input_value().replace('"green"', '"greenish"'))
    page.locator("#faults > li").first.wait_for()


def shots(page, url, key):
    """Every page by its name, opened and ready."""
    yield "widgets", lambda: page.goto(url)
    yield "arranging", lambda: (page.goto(url), page.get_by_role("button", name="Arrange").click())
    yield "wall", lambda: (page.goto(f"{url}/wall"), page.locator("body.idle").wait_for())
    yield "widget", lambda: page.goto(f"{url}/w/quota")
    yield "playground", lambda: page.goto(f"{url}/playground")
    yield "faults", lambda: (page.goto(f"{url}/playground"), faulty(page))


def main(url, key, wanted):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for device, ((width, height), scale) in SCREENS.items():
            for scheme in ["light", "dark"]:
                context = browser.new_context(
                    viewport={"width": width, "height": height}, device_scale_factor=scale, color_scheme=scheme,
                    locale="en-GB", has_touch=device == "phone", extra_http_headers={"Authorization": f"Bearer {key}"},
                )
                page = context.new_page()
                arrangement = json.dumps(json.dumps({"families": FAMILIES, "pinned": ["maintenance"]}))
                page.add_init_script(f"localStorage.setItem('headway.arrangement', {arrangement})")
                for name, show in shots(page, url, key):
                    if wanted and name not in wanted:
                        continue
                    show()
                    page.locator("[role=progressbar]").first.wait_for()
                    settle(page)
                    write(f"{name}-{device}-{scheme}", page.screenshot())
                context.close()
                # Signing in is for those who have no key in their requests.
                context = browser.new_context(
                    viewport={"width": width, "height": height}, device_scale_factor=scale, color_scheme=scheme,
                    locale="en-GB",
                )
                if not wanted or "sign-in" in wanted:
                    page = context.new_page()
                    page.goto(f"{url}/sign-in")
                    page.locator("#key").wait_for()
                    settle(page)
                    write(f"sign-in-{device}-{scheme}", page.screenshot())
                context.close()
        browser.close()


if __name__ == "__main__":
    target.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as directory:
        environment = {"HOME": directory, "PATH": os.environ["PATH"], "TZ": "UTC"}
        server = subprocess.Popen(
            [program, "serve", "--data", f"{directory}/data", "--port", "0", "--rate-limit", "0"],
            env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )
        try:
            port = server.stdout.readline().rsplit(":", 1)[1].strip()
            made = subprocess.run([program, "keys", "create", "pictures", "--data", f"{directory}/data"],
                                  env=environment, capture_output=True, text=True, check=True)
            key = made.stdout.strip()
            for push in PUSHES:
                call(f"http://127.0.0.1:{port}", key, push | {"content": {"template": "progress"} | push["content"]})
            main(f"http://127.0.0.1:{port}", key, sys.argv[1:])
        finally:
            server.terminate()
            server.wait()
