"""Every command is answered once, whenever the bot or the homeserver goes down."""

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from tests.servers.matrix.secret import SecretPlayer, encrypting
from tests.servers.synapse import Account, Synapse, interpreter, running
from tests.servers.whole.bot import configured, matrix, serving
from tests.servers.whole.mortal import POINTS
from tests.servers.whole.seat import HAND, Seat, said_by
from tests.servers.whole.table import dealt, heard


@pytest.mark.parametrize("point", POINTS)
async def test_a_command_in_which_the_bot_is_killed_is_answered_once(
    synapse: Synapse, us: Account, tmp_path: Path, point: str
) -> None:
    async with dealt(synapse, us, tmp_path) as table:
        ann, room = table.seats[0], table.room
        await table.stop()
        await ann.client.say(room, "!draw")
        await killed(table.file, point, "!draw")

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


@pytest.mark.parametrize("point", ["after the commit", "after the send"])
async def test_a_command_in_which_the_bot_is_killed_is_answered_once_in_an_encrypted_room(
    synapse: Synapse, us: Account, tmp_path: Path, point: str
) -> None:
    async with encrypting(synapse, tmp_path / "clients", "ann", "bob") as [ann, bob]:
        room = await ann.create(name="Uno")
        file = configured(tmp_path, matrix(synapse, us, room, encryption=True))
        async with serving(file):
            await ann.knows(room, us.user)
            await Seat(ann, room, us.user).sit("!uno")
        await bob.join(room)
        await bob.knows(room, us.user)
        await bob.say(room, "!join")
        await killed(file, point, "!join")
        async with serving(file):
            await bob.say(room, "!score")
            while not any("finished" in line for line in read(ann, room, us)):
                await ann.sync()
        assert sum("bob" in line and "joins" in line for line in read(ann, room, us)) == 1
        assert not ann.unreadable(room)


def read(client: SecretPlayer, room: str, us: Account) -> list[str]:
    """What a client has read of the bot's lines in a room."""
    return [str(said["body"]) for said in said_by(client, room, us.user)]


async def killed(file: Path, point: str, word: str) -> None:
    """Run the bot until it has killed itself there."""
    command = [sys.executable, "-m", "tests.servers.whole.mortal", str(file), point, word]
    mortal = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.DEVNULL)
    async with asyncio.timeout(30):
        assert await mortal.wait() == -signal.SIGKILL


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
