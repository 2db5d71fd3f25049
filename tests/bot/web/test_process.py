"""`unobot web` as a program."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.bot.replay.played import fill

CONFIG = """data = "kept.db"
[web]
port = {port}
url = "https://example.org/uno"
[tables]
web = true
[network.fake]
adapter = "irc"
host = "127.0.0.1"
port = 9
nick = "unobot"
"""


def begun(folder: Path, port: int, verb: str = "web", web: str = "") -> subprocess.Popen[str]:
    (folder / "config.toml").write_text(CONFIG.format(port=port).replace("[web]", f"[web]\n{web}"))
    command = [sys.executable, "-m", "unobot", verb, "--config", str(folder / "config.toml")]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGTERM")
def test_it_serves_until_sigterm_and_leaves_the_store_as_it_was(tmp_path: Path) -> None:
    asyncio.run(fill(tmp_path / "kept.db", opening="!uno cards=2"))
    before = (tmp_path / "kept.db").read_bytes()
    port = free_port()
    with begun(tmp_path, port) as web:
        assert web.stdout is not None
        assert "the web page is served" in web.stdout.readline()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/uno/en/room/fake/%23uno") as page:
            text = page.read().decode()
        web.send_signal(signal.SIGTERM)
        rest = web.stdout.read()
        assert web.wait() == 0
    assert re.findall("/uno/en/round/[0-9a-f]{16}", text)
    assert rest == ""
    assert (tmp_path / "kept.db").read_bytes() == before


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")
def test_a_bot_serves_it_beside_itself_again_when_it_ends_and_takes_it_along(tmp_path: Path) -> None:
    port = free_port()
    with begun(tmp_path, port, "run", "serve = true") as bot:
        assert bot.stdout is not None
        # both write there
        said = iter(bot.stdout.readline, "")
        pid = next(found for line in said if (found := re.search(r"process of its own.*pid=(\d+)", line)))[1]
        next(line for line in said if "the web page is served" in line)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/uno/en/") as page:
            assert page.status == 200
        os.kill(int(pid), signal.SIGKILL)
        next(line for line in said if "the web page has ended, and is started again" in line)
        next(line for line in said if "the web page is served" in line)
        # not even time to end it
        bot.kill()
        # at the end of all that writes there
        bot.stdout.read()
    assert bot.returncode == -signal.SIGKILL


def test_without_a_store_it_says_so(tmp_path: Path) -> None:
    with begun(tmp_path, free_port()) as web:
        assert web.stdout is not None
        told = web.stdout.read()
        assert web.wait() == 1
    assert "the web page cannot be served" in told
    assert "No such file or directory" in told
    assert not (tmp_path / "kept.db").exists()
