"""What the tests in a browser share: the built program, a server of their own for each, and pages that fail a test when
anything goes wrong in their console."""

import json
import os
import pathlib
import subprocess
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect, sync_playwright

root = pathlib.Path(__file__).resolve().parent.parent.parent
build = root / ".build/debug"
chromium = "/usr/bin/chromium"
# How long, in milliseconds, a test waits for what must come; a busy machine is slow, and waiting costs nothing where it comes.
patience = 60_000
expect.set_options(timeout=patience)


class Server:
    """`headway serve` on a free port over a directory of its own, with a key that may do all."""

    def __init__(self, directory, *options):
        self.directory = directory
        self.options = options
        self.port = 0
        self.process = None
        self.environment = {"HOME": str(directory), "PATH": os.environ["PATH"], "TZ": "UTC", "LC_ALL": "C.UTF-8"}
        self.start()
        self.key = self.make_key("browser")

    def make_key(self, name, *options):
        """A new key, with the options of `headway keys create`."""
        made = subprocess.run(
            [build / "headway", "keys", "create", name, "--data", self.data, *options],
            env=self.environment, capture_output=True, text=True, check=True, timeout=60,
        )
        return made.stdout.strip()

    @property
    def data(self):
        return str(self.directory / "data")

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        """Starts it, on the port it had before if it had one."""
        with open(self.directory / "log", "ab") as log:
            self.process = subprocess.Popen(
                [build / "headway", "serve", "--data", self.data, "--port", str(self.port), "--rate-limit", "0",
                 *self.options],
                env=self.environment, stdout=subprocess.PIPE, stderr=log, text=True,
            )
        line = self.process.stdout.readline()
        if not line.startswith("listening on "):
            pytest.fail(f"the server did not start: {(self.directory / 'log').read_text()}")
        self.port = int(line.rsplit(":", 1)[1])

    def stop(self):
        """Ends it as an operator would, and sees that it took no harm; one that was stopped stays so."""
        if self.process.stdout.closed:
            return
        self.process.terminate()
        status = self.process.wait(timeout=60)
        self.process.stdout.close()
        assert status == 0, (self.directory / "log").read_text()

    def call(self, method, path, body=None, headers=None, key=None):
        """Calls the server with the key; gives the status, the header lines and the body, read where it is JSON."""
        data = body if body is None or isinstance(body, (bytes, str)) else json.dumps(body)
        request = urllib.request.Request(
            self.url + path, method=method, data=data.encode() if isinstance(data, str) else data,
            headers={"Authorization": f"Bearer {key or self.key}", "Content-Type": "application/json"} | (headers or {}),
        )
        try:
            with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=30) as answer:
                return Answer(answer)
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error)

    def push(self, slug, name=None, **content):
        """Creates or replaces a progress widget and gives it as it is on the wire."""
        answer = self.call("POST", "/widgets", {
            "slug": slug, "name": name or slug, "content": {"template": "progress"} | content,
        })
        assert answer.status == 201, answer.json
        return answer.json


class Answer:
    def __init__(self, answer):
        self.status = answer.status
        self.headers = answer.headers
        self.body = answer.read()

    @property
    def json(self):
        return json.loads(self.body)


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path)
    yield server
    server.stop()


@pytest.fixture
def make_server(tmp_path):
    """Starts a server with options of its own."""
    servers = []

    def make(*options):
        directory = tmp_path / f"server{len(servers)}"
        directory.mkdir()
        servers.append(Server(directory, *options))
        return servers[-1]

    yield make
    for server in servers:
        server.stop()


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"]
        )
        yield browser
        browser.close()


@pytest.fixture
def make_page(browser, server):
    """Opens pages in contexts of their own; options are those of Playwright's `new_context`.

    A test fails when a page of it logs an error or a script of it throws. What a test expects goes into
    `page.expected_errors`, as parts of the messages.
    """
    pages = []
    errors = []

    def make(**options):
        context = browser.new_context(**{"base_url": server.url, "locale": "en-GB", "timezone_id": "UTC"} | options)
        page = context.new_page()
        page.set_default_timeout(patience)
        page.expected_errors = []
        page.on("console", lambda message: errors.append((page, message.text)) if message.type == "error" else None)
        page.on("pageerror", lambda error: errors.append((page, str(error))))
        pages.append(page)
        return page

    yield make
    unexpected = [text for page, text in errors if not any(part in text for part in page.expected_errors)]
    for page in pages:
        page.context.close()
    assert not unexpected, f"errors in the browser: {unexpected}"


@pytest.fixture
def page(make_page):
    """A page that is not signed in."""
    return make_page()


@pytest.fixture
def keyed_page(make_page, server):
    """A page whose requests to the server all carry the key."""
    return make_page(extra_http_headers={"Authorization": f"Bearer {server.key}"})


@pytest.fixture
def probe():
    """Asks the native build of what the browser's module is built of; questions are texts of JSON or what becomes one."""
    process = subprocess.Popen([build / "DeviceProbe"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                               encoding="utf-8")

    def ask(questions):
        answers = []
        for question in questions:
            text = question if isinstance(question, str) else json.dumps(question, ensure_ascii=False)
            process.stdin.write(text + "\n")
            process.stdin.flush()
            answers.append(process.stdout.readline().rstrip("\n"))
        return answers

    yield ask
    process.stdin.close()
    process.wait(timeout=30)
    process.stdout.close()
