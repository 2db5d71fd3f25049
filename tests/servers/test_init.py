"""`unobot init` as a newcomer meets it: questions on a terminal, and a real server at the end."""

import stat
import sys
from pathlib import Path

from tests.screen import Screen
from tests.servers.irc_bot import fresh
from tests.servers.ngircd import Ngircd

PROGRAM = "import os, sys; os.chdir(sys.argv.pop(1)); from unobot.cli import main; main()"


def names(folder: Path) -> list[str]:
    return [each.name for each in folder.iterdir()]


async def test_whoever_answers_what_is_asked_has_a_bot_that_can_work(tmp_path: Path, ngircd: Ngircd) -> None:
    room = fresh("#r")
    screen = Screen(sys.executable, ["-c", PROGRAM, str(tmp_path), "init"], {"PYTHONPATH": "."})
    try:
        for question, answer in (
            ("Which kind of network", "pigeon"),
            ("Error: expected irc or matrix", ""),
            ("The server, such as", f"irc://127.0.0.1:{ngircd.port}"),
            ("The bot's nick [unobot]", fresh("uno")),
            ("The channel, such as", "uno"),
            ("Error: item 1: expected a channel", room),
            ("The bot's account", ""),
            ("Your own name for this network [irc]", "home"),
        ):
            await screen.shows(question)
            screen.type(answer)
        assert await screen.shows(f"home: good: room {room}")
        assert await screen.shows("Next: type unobot run; then type !uno")
        assert await screen.ended() == 0
    finally:
        screen.close()
    assert names(tmp_path) == ["config.toml"]


async def test_a_password_is_never_shown_and_only_its_owner_can_read_it(
    tmp_path: Path, ngircd: Ngircd
) -> None:
    options = [
        "--host",
        f"irc://127.0.0.1:{ngircd.port}",
        "--room",
        "#uno",
        "--nick",
        "uno",
        "--account",
        "ann",
    ]
    screen = Screen(sys.executable, ["-c", PROGRAM, str(tmp_path), "init", *options], {"PYTHONPATH": "."})
    try:
        await screen.shows("Your own name for this network")
        screen.type("home")
        await screen.shows("leave it empty to write it there yourself")
        screen.type("hunter2")
        # the server of the tests has no services
        await screen.shows("home: wrong: login")
        assert "hunter2" not in screen.text
        assert await screen.ended() == 1
    finally:
        screen.close()
    secret = tmp_path / "home-password"
    assert secret.read_text() == "hunter2"
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
