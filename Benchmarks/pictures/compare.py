#!/usr/bin/env python3
"""Times others on an SVG of ours: a process of rsvg-convert a picture, and headless Chromium that is kept open.

    compare.py CARD.SVG

Prints `milliseconds<TAB>what` by line, medians. Chromium is spoken to over a pipe, by its DevTools protocol; it loads the
SVG anew for each picture, as each would be another one, and makes a PNG of it.
"""
import base64
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROUNDS = 20


def rsvg(svg):
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        subprocess.run(["rsvg-convert", svg], stdout=subprocess.DEVNULL, check=True)
        times.append(time.perf_counter() - start)
    return times


class Chromium:
    """Chromium with its DevTools on file descriptors 3 and 4, messages ended by NUL."""

    def __init__(self, program, profile):
        to_read, self.to = os.pipe()
        self.source, to_write = os.pipe()
        arguments = [program, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                     f"--user-data-dir={profile}", "--remote-debugging-pipe", "about:blank"]

        def place():
            # Out of the way first: one of the two may be 3 or 4 already.
            os.dup2(to_read, 20)
            os.dup2(to_write, 21)
            os.dup2(20, 3)
            os.dup2(21, 4)

        self.process = subprocess.Popen(arguments, preexec_fn=place, close_fds=False, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self.buffer = b""
        self.number = 0

    def read(self):
        while b"\0" not in self.buffer:
            data = os.read(self.source, 1 << 20)
            if not data:
                sys.exit("Chromium has gone away")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, session=None, wait_for=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.to, json.dumps(message).encode() + b"\0")
        result, event = None, wait_for is None
        while result is None or not event:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']['message']}")
                result = answer["result"]
            event = event or answer.get("method") == wait_for
        return result


def chromium(program, svg):
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Chromium(program, profile)
        try:
            target = browser.call("Target.createTarget", url="about:blank")["targetId"]
            session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
            browser.call("Page.enable", session)
            browser.call("Emulation.setDeviceMetricsOverride", session, width=1092, height=510,
                         deviceScaleFactor=1, mobile=False)
            times = []
            for _ in range(ROUNDS + 3):
                start = time.perf_counter()
                browser.call("Page.navigate", session, "Page.loadEventFired", url=Path(svg).resolve().as_uri())
                shot = browser.call("Page.captureScreenshot", session, format="png")
                times.append(time.perf_counter() - start)
            assert base64.b64decode(shot["data"]).startswith(b"\x89PNG")
            return times[3:]
        finally:
            browser.process.terminate()
            browser.process.wait()


def report(times, what):
    print(f"{statistics.median(times) * 1000:.2f}\t{what}", flush=True)


def main():
    svg = sys.argv[1]
    if shutil.which("rsvg-convert"):
        report(rsvg(svg), "rsvg-convert of our SVG, a process each")
    else:
        print("rsvg-convert is not here: install librsvg2-bin", file=sys.stderr)
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program:
        report(chromium(program, svg), "headless Chromium of our SVG, kept open")
    else:
        print("Chromium is not here: install chromium", file=sys.stderr)


main()
