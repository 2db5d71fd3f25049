"""Every command is answered once, whenever the bot or the homeserver goes down."""

import asyncio
import re
import signal
import sys
from pathlib import Path

import pytest

from tests.bot.store.words import seen_ids
from tests.servers.matrix.secret import SecretPlayer, encrypting
from tests.servers.synapse import Account, Synapse, running
from tests.servers.whole.bot import configured, matrix, seed_where, serving
from tests.servers.whole.mortal import POINTS
from tests.servers.whole.seat import HAND, Seat, said_by
from tests.servers.whole.table import LINE, Dealt, begins, dealt, heard
from unobot.adapter import Network
from unobot.document import SQUARES
from unobot.store import Store
from unobot.store import read as stores
from unobot_matrix.wire import path

CARD = rf"[{''.join(SQUARES.values())}](\S+)"
"""A card as it is shown on Matrix, and its code."""


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
            await heard(ann.client, ann.direct, us, "Your settings")
        said = await table.said()
        assert sum("draws" in line for line in said) == 1, said
        assert sum("finished" in line for line in said) == 1, said
        hands = [found for line in ann.told() if (found := HAND.fullmatch(line))]
        assert len(hands[0]["cards"].split()) == 5
        assert len(hands[-1]["cards"].split()) == 6


# what comes before is the same in every room, and is shown above
@pytest.mark.parametrize("point", ["before the send", "after the send"])
async def test_a_command_in_which_the_bot_is_killed_is_answered_once_in_an_encrypted_room(
    synapse: Synapse, us: Account, tmp_path: Path, point: str
) -> None:
    async with encrypting(synapse, tmp_path / "clients", "ann", "bob") as players:
        room = await players[0].create(name="Uno")
        file = configured(tmp_path, matrix(synapse, us, room, encryption=True))
        ann, bob = [Seat(player, room, us.user) for player in players]
        async with serving(file, seed_where(LINE, 2, begins())):
            await bob.client.join(room)
            for one, other in ((ann, bob), (bob, ann)):
                await one.client.knows(room, us.user)
                await one.client.knows(room, other.client.user)
            await ann.sit(f"!uno {LINE}")
            await bob.sit()
            await ann.client.say(room, "!deal")
            await ann.hears("Your cards")
        await ann.client.say(room, "!draw")
        await killed(file, point, "!draw")

        async with serving(file):
            await bob.client.say(room, "!score")
            while not any("finished" in line for line in read(bob.client, room, us)):
                await bob.client.sync()
            await ann.client.say(room, "!hand")
            await ann.hears("Your cards: " + " ".join([CARD] * 6) + "( [(·]|$)")
        said = read(bob.client, room, us)
        assert sum("draws" in line for line in said) == 1, said
        assert sum("finished" in line for line in said) == 1, said
        assert not bob.client.unreadable(room)
        assert not ann.client.unreadable(ann.direct)


@pytest.mark.parametrize("point", ["before the commit", "after the commit"])
async def test_no_crash_leaves_a_command_in_the_store_without_the_position_behind_it(
    synapse: Synapse, us: Account, tmp_path: Path, point: str
) -> None:
    async with dealt(synapse, us, tmp_path) as table:
        ann = table.seats[0]
        await table.stop()
        before = await stored(tmp_path, table)
        said = await ann.client.say(table.room, "!draw")
        await killed(table.file, point, "!draw")
        position, seen = await stored(tmp_path, table)
        committed = point == "after the commit"
        assert (said in seen) == committed
        assert (position != before[0]) == committed
        assert (said in await after(synapse, table, position)) != committed


async def stored(folder: Path, table: Dealt) -> tuple[str, set[str]]:
    """The position and the ids of the messages dealt with, as they stand in the store."""
    async with await Store.open(str(folder / "unobot.db"), only_read=True) as store:
        network = Network("home")
        position = await store.read(stores.position, network)
        assert position is not None
        return position, await store.read(seen_ids, network)


async def after(synapse: Synapse, table: Dealt, position: str) -> list[str]:
    """The ids of what the homeserver tells the bot of the room after a position."""
    body = {
        "type": "m.login.password",
        "identifier": {"type": "m.id.user", "user": table.us.user},
        "password": table.us.password,
    }
    token = synapse.ask("POST", path("login"), body)["access_token"]
    answer = synapse.ask("GET", f"{path('sync')}?since={position}&timeout=0", token=token)
    joined = answer.get("rooms", {}).get("join", {})
    return [event["event_id"] for event in joined.get(table.room, {}).get("timeline", {}).get("events", [])]


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
        cards = [f"{color}{face}" for color in "rygb" for face in (*"0123456789sr", "+2")][:50]
        for number in range(100):
            asked = f"!help {cards[number // 2]}" if number % 2 else f"!{topics[number // 2 % 4]}"
            await ann.client.say(table.room, asked)
        async with serving(table.file):
            await table.hears(f"{SQUARES['blue']}{cards[-1]} ")
        lines = [line for body in (await table.said())[before:] for line in body.splitlines()]
        explained = [found[1] for line in lines if (found := re.search(rf"^{CARD} .* \(B\d+\)$", line))]
        assert explained == cards


async def test_a_round_goes_on_over_a_restart_of_the_homeserver(tmp_path: Path) -> None:
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
