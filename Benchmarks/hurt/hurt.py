#!/usr/bin/env python3
"""Does to a server what hurts, and measures meanwhile what an honest client sees. See run.sh.

Exits with 1, and a sentence for each limit that was passed, unless all was well.
"""

import json
import math
import multiprocessing
import os
import re
import selectors
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

PROGRAM = sys.argv[1]
SECONDS = float(sys.argv[2]) if len(sys.argv) > 2 else 10
ONLY = sys.argv[3:]
TEXT = "x" * 200
# The limits of docs/performance.md: milliseconds, on the kept connection and on new ones, and MiB at any time.
SLOWEST_P99 = 250
MOST_MEMORY = 256


class Server:
    """A `headway serve` with its default limits, but for the rate limit, which would end the measuring."""

    def __init__(self, directory, port=0):
        self.directory = directory
        self.log = open(directory + "/log", "ab")
        environment = dict(os.environ, HOME=directory)
        self.process = subprocess.Popen(
            [PROGRAM, "serve", "--port", str(port), "--rate-limit", "0", "--data", directory + "/data"],
            stdout=subprocess.PIPE, stderr=self.log, env=environment, text=True,
        )
        line = self.process.stdout.readline()
        if not line.startswith("listening on "):
            sys.exit("the server does not start; see " + directory + "/log")
        self.port = int(line.rsplit(":", 1)[1])

    def key(self):
        command = [PROGRAM, "keys", "create", f"hurt{time.time()}", "--data", self.directory + "/data"]
        environment = dict(os.environ, HOME=self.directory)
        return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout.strip()

    def memory(self, field="VmRSS"):
        with open(f"/proc/{self.process.pid}/status") as status:
            return int(re.search(field + r":\s+(\d+)", status.read())[1]) / 1024

    def alive(self):
        return self.process.poll() is None

    def stop(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        try:
            return self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return "only by force"


class Client:
    """An honest client on one connection."""

    def __init__(self, port, key, timeout=30):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.key = key
        self.unread = b""

    def call(self, method, target, body=None, headers=""):
        data = b"" if body is None else json.dumps(body).encode()
        length = "" if body is None else f"Content-Length: {len(data)}\r\nContent-Type: application/json\r\n"
        head = f"{method} {target} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {self.key}\r\n{length}{headers}\r\n"
        self.socket.sendall(head.encode() + data)
        while b"\r\n\r\n" not in self.unread:
            self.fill()
        head, self.unread = self.unread.split(b"\r\n\r\n", 1)
        found = re.search(rb"(?i)\r\ncontent-length: (\d+)", head)
        status = int(head[9:12])
        count = int(found[1]) if found and status != 304 else 0
        while len(self.unread) < count:
            self.fill()
        body, self.unread = self.unread[:count], self.unread[count:]
        tag = re.search(rb"(?i)\r\netag: (\S+)", head)
        return status, body, tag[1].decode() if tag else None

    def fill(self):
        piece = self.socket.recv(65536)
        if not piece:
            raise ConnectionError("closed")
        self.unread += piece

    def close(self):
        self.socket.close()


def content(number, text=TEXT):
    return {"template": "progress", "value": 0.5, "label": f"n {number}", "subtitle": f"n {number}",
            "tap_action": {"url": "http://a/" + text}}


def put(client, slug, number=0, text=TEXT):
    status, body, _ = client.call("POST", "/widgets", {"slug": slug, "name": "W", "content": content(number, text)})
    assert status == 201, body


# What hurts. Each runs in a process of its own, says "ready" once it is in place, and goes on until it is killed.

def connect(address, port, small=False):
    """A connection from one of many addresses of this machine, which does not wait to be accepted."""
    one = socket.socket()
    one.setblocking(False)
    if small:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    one.bind((f"127.0.{1 + address // 200}.{1 + address % 200}", 0))
    one.connect_ex(("127.0.0.1", port))
    return one


def slow(port, key, count, ready):
    """Senders of one byte a second: half of them in the headers, half in the body."""
    head = f"POST /widgets HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {key}\r\nContent-Type: application/json\r\n"
    texts = [head.encode(), (head + "Content-Length: 60000\r\n\r\n").encode()]
    start = [0, len(texts[1])]
    senders = {}

    def begin(number):
        sender = connect(number % 20, port)
        senders[number] = [sender, 0]

    for number in range(count):
        begin(number)
    time.sleep(1)
    ready.set()
    while True:
        begun = time.time()
        for number, state in senders.items():
            sender, sent = state
            kind = number % 2
            text = texts[kind]
            try:
                if kind and sent == 0:
                    state[1] = sender.send(text)
                else:
                    state[1] += sender.send(text[sent:sent + 1] if sent < len(text) else b"x")
                if sender.recv(4096) == b"":
                    raise ConnectionError
            except BlockingIOError:
                pass
            except OSError:
                sender.close()
                begin(number)
        time.sleep(max(0, 1 - (time.time() - begun)))


def idle(port, key, count, ready):
    """Connections that stay open without a word: half of them never say anything, half have asked once."""
    selector = selectors.DefaultSelector()
    opened = 0

    def begin(number):
        one = connect(number % 20, port)
        selector.register(one, selectors.EVENT_READ | (selectors.EVENT_WRITE if number % 2 else 0), number)

    for number in range(count):
        begin(number)
        if number % 100 == 99:
            time.sleep(0.02)
    while True:
        for key_, events in selector.select(0.5):
            one, number = key_.fileobj, key_.data
            try:
                if events & selectors.EVENT_WRITE:
                    one.send(b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n")
                    selector.modify(one, selectors.EVENT_READ, number)
                elif one.recv(4096) == b"":
                    raise ConnectionError
            except BlockingIOError:
                pass
            except OSError:
                selector.unregister(one)
                one.close()
                begin(number)
                time.sleep(0.001)
        opened += 1
        if opened == 4:
            ready.set()


def mute(port, key, count, ready):
    """Viewers that never read, while two others push contents of 2 KB as fast as they can."""
    viewers = []

    def begin(number):
        viewer = connect(number % 20, port, small=True)
        viewer.settimeout(5)
        try:
            viewer.sendall(f"GET /events HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {key}\r\n\r\n".encode())
        except OSError:
            pass
        return viewer

    for number in range(count):
        viewers.append(begin(number))
    ready.set()
    client = Client(port, key)
    number = 0
    while True:
        number += 1
        put(client, f"loud-{number % 10}", number, "y" * 1900)


def viewers(port, key, count, ready):
    """Viewers that read, and come back at once when the server has gone."""
    selector = selectors.DefaultSelector()
    request = f"GET /events HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {key}\r\n\r\n".encode()
    informed = set()
    again = []

    def begin(number):
        one = connect(number % 20, port)
        selector.register(one, selectors.EVENT_WRITE, number)

    for number in range(count):
        begin(number)
    while True:
        for entry, events in selector.select(0.02):
            one, number = entry.fileobj, entry.data
            try:
                if events & selectors.EVENT_WRITE:
                    one.send(request)
                    selector.modify(one, selectors.EVENT_READ, number)
                else:
                    piece = one.recv(65536)
                    if piece == b"":
                        raise ConnectionError
                    if b"event: state" in piece:
                        informed.add(number)
                        if len(informed) == count:
                            ready.set()
            except BlockingIOError:
                pass
            except OSError:
                selector.unregister(one)
                one.close()
                informed.discard(number)
                again.append((time.time() + 0.05, number))
        while again and again[0][0] <= time.time():
            begin(again.pop(0)[1])


def writers(port, key, count, ready):
    """Writers that add one to the number in a widget if it is still what they have read (If-Match)."""
    totals = [0] * count

    def write(index):
        try:
            add(index)
        except OSError:
            os._exit(5)

    def add(index):
        client = Client(port, key)
        slug = f"shared-{index % 10}"
        while True:
            _, body, tag = client.call("GET", "/widgets/" + slug)
            found = json.loads(body)["content"]
            if found["label"] != found["subtitle"]:
                os._exit(3)
            change = {"content": content(int(found["label"][2:]) + 1)}
            status, _, _ = client.call("PATCH", "/widgets/" + slug, change, f"If-Match: {tag}\r\n")
            if status == 200:
                totals[index] += 1
            elif status != 412:
                os._exit(4)

    def report(*_):
        with open(os.environ["HURT_TOTAL"], "w") as file:
            file.write(str(sum(totals)))
        os._exit(0)

    signal.signal(signal.SIGTERM, report)
    for index in range(count):
        threading.Thread(target=write, args=(index,), daemon=True).start()
    ready.set()
    while True:
        time.sleep(0.05)


# What an honest client sees.

def probe(port, key, seconds):
    """PATCH and GET every 10 ms on one connection, and every fifth time GET on a new one; gives times in milliseconds."""
    kept, new, failures = [], [], 0
    client = None
    end = time.time() + seconds
    number = 0
    while time.time() < end:
        number += 1
        start = time.perf_counter()
        try:
            if client is None:
                client = Client(port, key, 5)
            if number % 2:
                status, _, _ = client.call("PATCH", "/widgets/honest", {"content": {"value": 0.5}})
            else:
                status, _, _ = client.call("GET", "/widgets/honest")
            assert status == 200
            kept.append((time.perf_counter() - start) * 1000)
            if number % 5 == 0:
                start = time.perf_counter()
                once = Client(port, key, 5)
                assert once.call("GET", "/widgets/honest")[0] == 200
                once.close()
                new.append((time.perf_counter() - start) * 1000)
        except (OSError, AssertionError):
            failures += 1
            client = None
        time.sleep(0.01)
    return kept, new, failures


def percentile(times, share):
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] if times else float("nan")


def faults_of(kept, new, failures, peak, status):
    """What of a run is beyond the limits that hold for every attack, a sentence each."""
    found = []
    for times, where in (kept, "its connection"), (new, "new connections"):
        # Not "more than": a client that got no answer has no p99, and nan is neither more nor less.
        if not percentile(times, 0.99) <= SLOWEST_P99:
            found.append(f"the honest client's p99 on {where} was {percentile(times, 0.99):.0f} ms, not {SLOWEST_P99}")
    if failures:
        found.append(f"{failures} requests of the honest client failed")
    if peak > MOST_MEMORY:
        found.append(f"the server took {peak:.0f} MiB, more than {MOST_MEMORY}")
    if status != 0:
        found.append(f"the server's exit status was {status}, not 0")
    return found


def hurt(name, attack, count):
    """Runs one attack, prints its row, and gives the limits that were passed."""
    faults = []
    with tempfile.TemporaryDirectory(prefix="headway-hurt-") as directory:
        server = Server(directory)
        key = server.key()
        client = Client(server.port, key)
        put(client, "honest")
        for index in range(10):
            put(client, f"shared-{index}")
        client.close()
        before = server.memory()
        notes = ""
        os.environ["HURT_TOTAL"] = directory + "/total"
        ready = multiprocessing.Event()
        attacker = multiprocessing.Process(target=attack, args=(server.port, key, count, ready), daemon=True)
        begun = time.time()
        attacker.start()
        if not ready.wait(60):
            notes = "; not all in place"
            faults.append("not all attackers were in place within a minute")
        if attack is viewers:
            ready.clear()
            server.stop(signal.SIGKILL)
            server = Server(directory, server.port)
            begun = time.time()
            times = []
            watcher = threading.Thread(target=lambda: ready.wait(60) and times.append(time.time() - begun))
            watcher.start()
        kept, new, failures = probe(server.port, key, SECONDS)
        if attack is viewers:
            watcher.join()
            if times:
                notes += f"; all {count} were back and informed after {times[0]:.2f} s"
            else:
                faults.append(f"not all of {count} viewers were back within a minute")
        alive = server.alive()
        during, peak = (server.memory(), server.memory("VmHWM")) if alive else (math.nan, math.nan)
        if not attacker.is_alive():
            faults.append("the attackers gave up before the end, as what they saw should not be")
        attacker.terminate()
        attacker.join(10)
        if attack is writers and not os.path.exists(directory + "/total"):
            faults.append("a writer read a widget mixed of two pushes (3), was answered with neither 200 nor 412 (4) or "
                          f"not at all (5): its exit status was {attacker.exitcode}")
        elif attack is writers and alive:
            client = Client(server.port, key)
            total = int(open(directory + "/total").read())
            found = 0
            for index in range(10):
                found += int(json.loads(client.call("GET", f"/widgets/shared-{index}")[1])["content"]["label"][2:])
            # What was under way when they were ended may have been counted by the server alone.
            if total <= found <= total + count:
                notes += f"; {total} increments, none lost"
            else:
                faults.append(f"the writers made {total} increments, and {found} were found")
            client.close()
        status = server.stop() if alive else server.process.returncode
        print(
            f"| {name} | {percentile(kept, 0.5):.1f} | {percentile(kept, 0.99):.1f} | {percentile(new, 0.99):.1f} "
            f"| {max(kept + new, default=float('nan')):.0f} | {failures} of {len(kept) + len(new) + failures} "
            f"| {before:.0f} | {during:.0f} | {peak:.0f} | {'up' if alive else 'DOWN'}, exit {status}{notes} |",
            flush=True,
        )
    return [f"{name}: {fault}." for fault in faults + faults_of(kept, new, failures, peak, status)]


SCENARIOS = {
    "none": ("none", lambda port, key, count, ready: (ready.set(), time.sleep(600)), 0),
    "slow": ("500 senders of one byte a second", slow, 500),
    "idle": ("5,000 idle connections", idle, 5_000),
    "crowd": ("10,000 idle connections, more than the limit", idle, 10_000),
    "mute": ("1,000 viewers that never read, with constant 2 KB pushes", mute, 1_000),
    "storm": ("1,000 viewers reconnecting at once after kill -9", viewers, 1_000),
    "writers": ("50 writers on 10 widgets", writers, 50),
}

if __name__ == "__main__":
    multiprocessing.set_start_method("fork")
    print("| load | p50 ms | p99 ms | p99 on new connections | slowest | failures | MiB before | during | peak | afterward |")
    print("| --- | --: | --: | --: | --: | --: | --: | --: | --: | --- |")
    unknown = [name for name in ONLY if name not in SCENARIOS]
    if unknown:
        sys.exit(f"There is no {unknown[0]}; there are {', '.join(SCENARIOS)}.")
    faults = []
    for name, (text, attack, count) in SCENARIOS.items():
        if not ONLY or name in ONLY:
            faults += hurt(text, attack, count)
    for fault in faults:
        print(fault, file=sys.stderr)
    sys.exit(1 if faults else 0)
