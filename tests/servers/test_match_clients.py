"""A person with a client that people use, at a table on a real server."""

import asyncio
import re
import shutil
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from tests.screen import Screen
from tests.servers.gamblers import company, until_there
from tests.servers.irc_bot import fresh
from tests.servers.ngircd import Ngircd
from tests.servers.whole_bot import on, whole_bot

WIDE = 240
"""So many columns that no line of the bot is wrapped beside a list of nicks."""

Opener = Callable[[int, str, Path], Screen]


def irssi(port: int, nick: str, home: Path) -> Screen:
    (home / "config").write_text('settings = { "irc/core" = { cmd_queue_speed = "10msecs"; }; };\n')
    words = [f"--home={home}", "-c", "127.0.0.1", "-p", str(port), "-n", nick]
    return Screen(_program("irssi"), words, columns=WIDE)


def weechat(port: int, nick: str, home: Path) -> Screen:
    made = f"/server add test 127.0.0.1/{port} -notls -nicks={nick};/connect test"
    return Screen(_program("weechat"), ["-d", str(home), "-r", made], columns=WIDE)


def _program(name: str) -> str:
    if (found := shutil.which(name)) is None:
        pytest.skip(f"{name} is not installed")
    return found


@pytest.fixture(params=[irssi, weechat], ids=lambda client: client.__name__)
async def client(
    request: pytest.FixtureRequest, ngircd: Ngircd, tmp_path: Path
) -> AsyncIterator[tuple[Screen, str]]:
    nick = fresh("dora")
    screen = request.param(ngircd.port, nick, tmp_path)
    yield screen, nick
    screen.close()


async def test_a_person_sees_the_hand_in_the_rooms_window_and_plays_from_it(
    client: tuple[Screen, str], ngircd: Ngircd
) -> None:
    screen, dora = client
    room, nick = fresh("#uno"), fresh("bot")
    async with (
        company(ngircd.port, nick, room, fresh("ann")) as people,
        whole_bot(on(ngircd.port, nick, room), seed=2) as bot,
    ):
        await until_there(people.witness, nick, room)
        await screen.shows("hello")
        screen.type(f"/join {room}")
        await until_there(people.witness, dora, room)
        (ann,) = people.players
        await ann.whisper("set style plain")
        await ann.command("uno round cards=3")
        await screen.shows("opens a table (")
        screen.type("jo")
        await people.witness.told_in_room(f"{dora} joins")
        playing = asyncio.create_task(ann.play_alone(people.chance))
        try:
            await ann.command("deal")
            await people.witness.told_in_room(f"{dora}: .*Your turn")
            await screen.shows("(playable:")
            hand = " ".join(screen.text.split()).rsplit("Your cards:", 1)[1].split("(playable")[0]
            told = re.findall(r"\[([^\]\s]+)\]", hand.lower())
            assert tuple(sorted(told)) == bot.hand(dora, room)
            await screen.shows("our turn.")
            screen.type("!draw")
            await people.witness.told_in_room(f"{dora} draws")
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
