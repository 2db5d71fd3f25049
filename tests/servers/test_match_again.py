"""The bot is killed just after it has spoken: nothing is lost, and what may have been heard is marked as a repetition."""

import asyncio
from pathlib import Path

from tests.servers.client import player
from tests.servers.gamblers import until_there
from tests.servers.gate import Gate
from tests.servers.inspircd import Inspircd
from tests.servers.irc_bot import fresh
from tests.servers.ngircd import Ngircd
from tests.servers.whole_bot import BotProcess, on

OPENS = "opens a table"


async def _opened_killed_and_back(
    server: Ngircd | Inspircd, folder: Path, *modes: str, after: float, surely_heard: bool = False
) -> list[str]:
    """Have a table opened, kill the bot so many seconds after it said so; all that the room was told of it by the end.

    With `surely_heard` the seconds begin when the server's answer to the PING behind it has come.
    """
    room, nick = fresh("#uno"), fresh("bot")
    async with Gate(server.port) as gate, player(server.port, fresh("ann"), room) as ann:
        process = BotProcess(folder, {"net": on(gate.port, nick, room)})
        if not after:
            gate.swallows_after = OPENS.encode()  # or its echo may be quicker than we are
        for mode in modes:
            await ann.send(f"MODE {room} {mode}")
        process.start()
        try:
            await until_there(ann, nick, room)
            await ann.say(room, "!uno")
            await ann.expect(OPENS)
            if surely_heard:
                await gate.heard(rb"PONG \S+ :?unobot-\d")
            await asyncio.sleep(after)
            process.kill()
            await ann.expect(f":{nick}!\\S+ QUIT")
            gate.swallows, gate.swallows_after = False, b"never said"
            process.start()
            await ann.expect("I'm back", 60)
            await ann.say(room, "!help nothing")
            await ann.expect("no help")
            await asyncio.sleep(1)
        finally:
            process.close()
    return [line for line in ann.heard if OPENS in line]


async def test_a_line_that_may_have_been_lost_is_said_again_and_says_so(
    ngircd: Ngircd, tmp_path: Path
) -> None:
    first, second = await _opened_killed_and_back(ngircd, tmp_path, after=0.0)
    assert not first.endswith("(again)")
    assert second.endswith(" (again)")


async def test_a_line_that_has_passed_is_not_said_again(ngircd: Ngircd, tmp_path: Path) -> None:
    # stored a tenth of a second after it came
    told = await _opened_killed_and_back(ngircd, tmp_path, after=0.5, surely_heard=True)
    assert len(told) == 1


async def test_a_line_that_is_in_the_rooms_history_is_not_said_again(
    inspircd: Inspircd, tmp_path: Path
) -> None:
    assert len(await _opened_killed_and_back(inspircd, tmp_path, "+H 20:1h", after=0.0)) == 1


async def test_without_a_history_it_is_said_again_there_too(inspircd: Inspircd, tmp_path: Path) -> None:
    assert len(await _opened_killed_and_back(inspircd, tmp_path, after=0.0)) == 2
