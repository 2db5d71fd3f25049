"""Clients that people use, each in a terminal of its own, on our server."""

import shutil
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from tests.bot.ircd.conftest import Seat
from tests.bot.ircd.screen import Screen
from unobot.ircd import IrcServer

Opener = Callable[[IrcServer, Path], Screen]


def irssi(server: IrcServer, home: Path) -> Screen:
    host, port = server.address
    (home / "config").write_text('settings = { "irc/core" = { cmd_queue_speed = "10msecs"; }; };\n')
    return Screen(_program("irssi"), [f"--home={home}", "-c", host, "-p", str(port), "-n", "dora"])


def weechat(server: IrcServer, home: Path) -> Screen:
    host, port = server.address
    made = f"/server add demo {host}/{port} -notls -nicks=dora;/connect demo"
    return Screen(_program("weechat"), ["-d", str(home), "-r", made])


def _program(name: str) -> str:
    if (found := shutil.which(name)) is None:
        pytest.skip(f"{name} is not installed")
    return found


@pytest.fixture(params=[irssi, weechat], ids=lambda client: client.__name__)
async def client(request: pytest.FixtureRequest, server: IrcServer, tmp_path: Path) -> AsyncIterator[Screen]:
    screen = request.param(server, tmp_path)
    yield screen
    screen.close()


async def test_a_real_client_joins_hears_its_hand_speaks_and_leaves(client: Screen, seat: Seat) -> None:
    ann = await seat("ann", "#uno")
    ann.say("TOPIC #uno :cards on the table")
    await client.shows("dora")
    await client.shows("Type /join #uno to play.")
    client.type("/join #uno")
    await ann.until("dora!")
    await client.shows("cards on the table")
    ann.say(
        "PRIVMSG #uno :dora, your turn on \x0300,05r5\x0f.",
        "NOTICE dora :[#uno] Your cards: [r7] (playable: r7)",
    )
    await client.shows("your turn on r5.")
    await client.shows("Your cards: [r7] (playable: r7)")
    client.type("!play r7")
    assert (await ann.until("PRIVMSG")).endswith(" PRIVMSG #uno :!play r7")
    client.type("/nick dora|uno")
    assert (await ann.until(" NICK ")).endswith(" NICK dora|uno")
    client.type("/names")
    await client.shows("@ann")
    client.type("/quit see you")
    assert (await ann.until(" QUIT ")).endswith("see you")
