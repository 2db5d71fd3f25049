"""Every command is answered once, whenever the bot or the homeserver goes down."""

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from tests.servers.synapse import Account, Synapse, interpreter, running
from tests.servers.whole.bot import serving
from tests.servers.whole.mortal import POINTS
from tests.servers.whole.seat import HAND
from tests.servers.whole.table import dealt, heard


@pytest.mark.parametrize("point", POINTS)
async def test_a_command_in_which_the_bot_is_killed_is_answered_once(
    synapse: Synapse, us: Account, tmp_path: Path, point: str
) -> None:
    async with dealt(synapse, us, tmp_path) as table:
        ann, room = table.seats[0], table.room
        await table.stop()
        await ann.client.say(room, "!draw")
        command = [sys.executable, "-m", "tests.servers.whole.mortal", str(table.file), point, "!draw"]
        mortal = await asyncio.create_subprocess_exec(*command)
        async with asyncio.timeout(30):
            assert await mortal.wait() == -signal.SIGKILL

        async with serving(table.file):
            await ann.client.say(room, "!score")
            await table.hears("finished")
            await ann.client.say(ann.direct, "!hand")
            await ann.client.say(ann.direct, "!set")
            await heard(ann.client, ann.direct, us, "Settings")
        said = await table.said()
        assert sum("draws" in line for line in said) == 1, said
        assert sum("finished" in line for line in said) == 1, said
        hands = [found for line in ann.told() if (found := HAND.fullmatch(line))]
        assert hands[0]["cards"].count("[") == 5
        assert hands[-1]["cards"].count("[") == 6


async def test_a_hundred_commands_given_while_the_bot_is_down_are_answered_in_order_and_once(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with dealt(synapse, us, tmp_path) as table:
        ann = table.seats[0]
        await table.stop()
        before = len(await table.said())
        topics = ["score", "top", "players", "rules list"]
        for number in range(100):
            await ann.client.say(
                table.room, f"!help nothing{number}" if number % 4 else f"!{topics[number // 4 % 4]}"
            )
        async with serving(table.file):
            await table.hears("nothing99")
        lines = [line for body in (await table.said())[before:] for line in body.splitlines()]
        unknown = [line.split("“")[1].split("”")[0] for line in lines if "There is no help" in line]
        assert unknown == [f"nothing{number}" for number in range(100) if number % 4]


async def test_a_round_goes_on_over_a_restart_of_the_homeserver(tmp_path: Path) -> None:
    if interpreter() is None:
        pytest.skip("Synapse is not installed: pip install matrix-synapse, or set UNOBOT_SYNAPSE_PYTHON")
    with running() as server:
        async with dealt(server, server.register("bot"), tmp_path) as table:
            ann, _ = table.seats
            await table.hears("your turn")
            server.stop()
            server.start()
            await ann.client.say(table.room, "!draw")
            await table.hears("draws", seconds=60)
            await ann.client.say(table.room, "!score")
            await table.hears("finished")
            assert sum("draws" in line for line in await table.said()) == 1
