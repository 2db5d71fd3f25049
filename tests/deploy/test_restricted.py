"""The bot works under the restrictions of its unit and its container."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.deploy.restricted import restricted
from tests.docs.installed import environment
from tests.servers.client import player
from tests.servers.irc_bot import fresh
from tests.servers.ngircd import Ngircd

_PROBE = """
import mmap, os, resource, signal, sqlite3, sys, time

def refused(what):
    try:
        what()
    except OSError:
        return True
    return False

status = dict(line.split(":", 1) for line in open("/proc/self/status"))
assert status["NoNewPrivs"].strip() == "1"
assert int(status["CapEff"], 16) == int(status["CapBnd"], 16) == 0
assert refused(lambda: open("/etc/unobot-was-here", "w"))
if sys.argv[1] == "mdwe":
    assert refused(lambda: mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC))
"""


def test_what_the_bot_must_not_do_is_refused_there(tmp_path: Path) -> None:
    version = tuple(map(int, os.uname().release.split(".")[:2]))
    kernel = "mdwe" if version >= (6, 3) else "older"
    command = restricted(tmp_path, sys.executable, "-c", _PROBE, kernel)
    done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)

    assert (done.returncode, done.stderr) == (0, "")


def test_rounds_are_played_there_with_all_their_limits_of_time_and_memory(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    command = restricted(tmp_path, sys.executable, "-m", "unobot", "simulate", "--games", "2")
    done = subprocess.run(
        command, env=environment(tmp_path / "site"), capture_output=True, text=True, timeout=60, check=False
    )

    assert (done.returncode, done.stderr) == (0, "")


async def test_the_bot_answers_there_keeps_its_store_and_ends_when_it_is_told_to(
    ngircd: Ngircd, tmp_path: Path
) -> None:
    nick, room = fresh("bot"), fresh("#r")
    (tmp_path / "site").mkdir()
    (tmp_path / "config.toml").write_text(
        f'[network.test]\nadapter = "irc"\nhost = "127.0.0.1"\nport = {ngircd.port}\ntls = false\nnick = "{nick}"\n'
        f'rooms = ["{room}"]\n'
    )
    command = restricted(tmp_path, sys.executable, "-m", "unobot", "run", "--config", "config.toml")
    async with player(ngircd.port, fresh("ann"), room) as ann:
        with (tmp_path / "log").open("wb") as log:
            process = await asyncio.create_subprocess_exec(
                *command, env=environment(tmp_path / "site"), stdout=log, stderr=log
            )
        try:
            await ann.expect(f":{nick}!.* JOIN", seconds=40)
            await ann.say(room, "!uno")
            await ann.expect(f":{nick}!.* PRIVMSG {room} :.*opens a table")
            began = time.monotonic()
            # bubblewrap does not pass it on
            os.kill(_inside(process.pid), signal.SIGTERM)
            assert await asyncio.wait_for(process.wait(), 10) == 0
            assert time.monotonic() - began < 5
            await ann.expect(f":{nick}!.* QUIT")
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    assert (tmp_path / "unobot.db").stat().st_size > 0


def _inside(outer: int) -> int:
    """The bot's process, by that of bubblewrap: the innermost child."""
    children = Path(f"/proc/{outer}/task/{outer}/children").read_text().split()
    return _inside(int(children[0])) if children else outer
