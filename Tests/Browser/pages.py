"""What the tests of the pages share: finding widgets, and waiting for what they show."""

import datetime
import json
import time

# Remembers every percent that is painted, in order, for tests of what is seen first.
WATCH = """(slug) => {
  window.painted = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const svg = target.querySelector?.(`[role=progressbar][data-slug="${slug}"]`);
      const percent = svg?.getAttribute("aria-valuenow");
      if (percent && window.painted.at(-1) !== percent) window.painted.push(percent);
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""

# A device clock that is off: `Date` alone, as the monotonic clock cannot be set.
WRONG_CLOCK = """{
  const Right = Date;
  globalThis.clockError = SHIFT;
  globalThis.Date = class Date extends Right {
    constructor(...parts) { parts.length ? super(...parts) : super(Right.now() + globalThis.clockError); }
    static now() { return Right.now() + globalThis.clockError; }
  };
}"""


def bar(page, slug):
    """The drawn widget of a slug."""
    return page.locator(f'[role="progressbar"][data-slug="{slug}"]')


def wait_for_percent(page, slug, percent, timeout=60_000):
    """Waits until a widget says a percent."""
    bar(page, slug).and_(page.locator(f'[aria-valuenow="{percent}"]')).wait_for(timeout=timeout)


def percent(page, slug):
    return int(bar(page, slug).get_attribute("aria-valuenow"))


def seconds_until_seen(page, server, percent):
    """How long it takes from the beginning of a push to `backup` until the page shows it."""
    begun = time.monotonic()
    server.call("PATCH", "/widgets/backup", {"content": {"value": percent / 100}})
    wait_for_percent(page, "backup", percent)
    return time.monotonic() - begun


def fill_length(page, slug):
    """How long the fill is that is seen, in CSS pixels."""
    return bar(page, slug).locator('[data-mark="fill"]').bounding_box()["width"]


def track_length(page, slug):
    return bar(page, slug).locator('[data-mark="track"]').bounding_box()["width"]


def at(seconds):
    """A moment so many seconds from now, as contents have it."""
    moment = datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(seconds=seconds)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def arrange(page, **arrangement):
    """Has the browser remember an arrangement before the page is opened."""
    value = json.dumps(json.dumps(arrangement))
    page.add_init_script(f'localStorage.setItem("headway.arrangement", {value})')


def wait_for_live(page):
    """Waits until the page follows the server."""
    page.locator('html[data-live="true"]').wait_for()


def wait_for_loss(page):
    """Waits until the page knows that it does not follow the server."""
    page.locator('html[data-live="false"]').wait_for()


def sign_in(page, server, key=None):
    """Gives the page a session, as the sign-in page would."""
    answer = page.context.request.post("/session", headers={"Authorization": f"Bearer {key or server.key}"})
    assert answer.status == 204


def until(page, condition, timeout=60_000):
    """Waits until an expression is true in the page. Playwright's own way would need `unsafe-eval` in the page's policy."""
    page.evaluate(f"""() => new Promise((done, fail) => {{
      const end = performance.now() + {timeout};
      const look = () => {{
        if ({condition}) done();
        else if (performance.now() > end) fail(new Error("It did not come true."));
        else setTimeout(look, 20);
      }};
      look();
    }})""")
