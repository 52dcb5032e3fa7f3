"""nginx in front, with its defaults."""

import http.client
import json
import socket
import subprocess
import time

import pytest

from pages import seconds_until_seen, sign_in, wait_for_live, wait_for_percent

# All that is not nginx's default is where it listens and keeps its files, and that it runs as one process.
CONFIGURATION = """
daemon off;
master_process off;
pid {here}/pid;
error_log {here}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {here}/body;
    proxy_temp_path {here}/proxy;
    fastcgi_temp_path {here}/fastcgi;
    uwsgi_temp_path {here}/uwsgi;
    scgi_temp_path {here}/scgi;
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass {url};
        }}
    }}
}}
"""


@pytest.fixture
def proxy(server, tmp_path):
    """The address of an nginx in front of the server."""
    here = tmp_path / "nginx"
    here.mkdir()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    (here / "nginx.conf").write_text(CONFIGURATION.format(here=here, port=port, url=server.url))
    process = subprocess.Popen(["/usr/sbin/nginx", "-p", here, "-c", here / "nginx.conf"], stderr=subprocess.DEVNULL)
    end = time.monotonic() + 30
    while not (here / "pid").exists():
        assert process.poll() is None and time.monotonic() < end, (here / "error.log").read_text()
        time.sleep(0.02)
    yield f"http://127.0.0.1:{port}"
    process.terminate()
    process.wait(timeout=30)


def test_a_push_is_seen_within_a_second_behind_nginx(make_page, server, proxy):
    page = make_page(base_url=proxy)
    server.push("backup", value=0.2)
    sign_in(page, server)
    page.goto("/")
    wait_for_percent(page, "backup", 20)
    wait_for_live(page)
    assert min(seconds_until_seen(page, server, percent) for percent in [30, 60, 90]) < 1


def test_an_idle_stream_stays_open_behind_nginx(server, proxy):
    connection = http.client.HTTPConnection(proxy.removeprefix("http://"), timeout=40)
    connection.request("GET", "/events", headers={"Authorization": f"Bearer {server.key}"})
    stream = connection.getresponse()
    assert stream.status == 200
    for line in stream:
        # The comment comes every 15 seconds; nginx gives up after 60 in which nothing has come.
        if line.startswith(b":"):
            break
    server.push("late", value=0.5)
    data = next(line for line in stream if line.startswith(b"data:"))
    assert json.loads(data.removeprefix(b"data:"))["slug"] == "late"
    connection.close()
