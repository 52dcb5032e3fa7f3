"""Debian's Firefox without a window, driven by WebDriver BiDi, which it speaks itself: no driver between."""

import json
import re
import subprocess
import time

import websocket

program = "/usr/bin/firefox-esr"


class Firefox:
    """A browser with a profile of its own and one tab."""

    def __init__(self, directory):
        self.log = directory / "firefox.log"
        profile = directory / "profile"
        profile.mkdir(parents=True)
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(
                [program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
                stdout=log, stderr=log, env={"HOME": str(directory), "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"},
            )
        self.count = 0
        self.errors = []
        try:
            self.socket = websocket.create_connection(self.address() + "/session", timeout=60, suppress_origin=True)
            self.call("session.new", capabilities={})
            self.call("session.subscribe", events=["log.entryAdded"])
            self.tab = self.call("browsingContext.getTree")["contexts"][0]["context"]
        except BaseException:
            self.process.kill()
            self.process.wait()
            raise

    def address(self):
        """Where it listens, once it says so."""
        end = time.monotonic() + 90
        while time.monotonic() < end:
            found = re.search(r"WebDriver BiDi listening on (ws://\S+)", self.log.read_text(errors="replace"))
            if found:
                return found[1]
            assert self.process.poll() is None, self.log.read_text(errors="replace")
            time.sleep(0.05)
        raise AssertionError("Firefox did not start: " + self.log.read_text(errors="replace"))

    def call(self, method, **params):
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": params}))
        while True:
            message = json.loads(self.socket.recv())
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.errors.append(message["params"]["text"])
            if message.get("id") == self.count:
                assert message["type"] == "success", message
                return message["result"]

    def open(self, address):
        self.call("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    def evaluate(self, expression):
        """The value of an expression in the page, awaited; numbers, texts and truths only."""
        answer = self.call("script.evaluate", expression=expression, target={"context": self.tab}, awaitPromise=True)
        assert answer["type"] == "success", answer
        return answer["result"].get("value")

    def wait_for(self, expression, seconds=60):
        """Waits until an expression is true; asking again also lives through a page that changes address."""
        end = time.monotonic() + seconds
        while not self.evaluate(expression):
            assert time.monotonic() < end, f"{expression} did not come true at {self.evaluate('location.href')}"
            time.sleep(0.05)

    def stop(self):
        self.socket.close()
        self.process.terminate()
        try:
            self.process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
