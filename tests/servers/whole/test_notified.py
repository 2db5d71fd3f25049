"""Whose phone rings: what docs/reference/notifications.md says, as Synapse counts it."""

import itertools
import json
from pathlib import Path

import pytest

from tests.servers.matrix.player import Player
from tests.servers.synapse import Account, Synapse
from tests.servers.whole.seat import Seat
from tests.servers.whole.table import Dealt, begins, dealt, heard
from uno_engine import Game
from unobot.adapter import Network, Room
from unobot.messages.voice import shortest

_limits = itertools.count(1)
"""A first sync is answered from a cache unless it asks for something new."""

NAMES = ("ann", "bob", "cid")


async def unread(seat: Seat[Player], room: str) -> int:
    """How many events in a room count as news for a player: so often a phone rings, and a badge shows that number."""
    query = {"filter": json.dumps({"room": {"timeline": {"limit": next(_limits)}}})}
    answer = await seat.client.wire.call("GET", "/_matrix/client/v3/sync", query=query)
    count = answer["rooms"]["join"][room]["unread_notifications"]["notification_count"]
    assert isinstance(count, int)
    return count


async def rung(table: Dealt) -> list[tuple[int, int]]:
    """How often each player was rung at in the room and in the direct room; then everybody has read everything."""
    rings = [(await unread(seat, seat.room), await unread(seat, seat.direct)) for seat in table.seats]
    for seat in table.seats:
        for room in (seat.room, seat.direct):
            last = (await seat.client.history(room))[-1]["event_id"]
            await seat.client.wire.call("POST", f"/_matrix/client/v3/rooms/{room}/receipt/m.read/{last}", {})
    return rings


def game_of(table: Dealt) -> Game:
    """The game at the table, to know who is to do what."""
    place = table.bot.router.room(Network("home"), Room(table.room)).place
    assert place.table is not None
    return place.table.game


async def move(table: Dealt) -> tuple[int, int | None]:
    """Let the player who is waited for do the first thing that is possible, alone with the bot; who was waited for, and who is then."""
    (seat,) = game_of(table).question.waiting()  # type: ignore[union-attr]
    answer = shortest(game_of(table).options(seat)[0], game_of(table).state.names)
    before = len(await table.said())
    player = table.seats[seat]
    await player.client.say(player.direct, answer)
    await table.hears(table.name(player), after=before)
    await table.bot.settled()
    question = game_of(table).question
    waiting = question.waiting() if question is not None else ()
    return seat, waiting[0] if len(waiting) == 1 else None


async def test_each_turn_rings_once_at_its_player_alone_and_nowhere_else(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with dealt(synapse, us, tmp_path, begins("g5"), names=NAMES) as table:
        await table.bot.settled()
        assert [direct for _, direct in await rung(table)] == [1, 0, 0], (
            "all have cards, and it is ann's turn"
        )
        turns = 0
        while turns < 8:
            did, asked = await move(table)
            if asked is None:
                break
            new_turn = asked != did
            expected = [(0, int(new_turn and seat == asked)) for seat in range(3)]
            assert await rung(table) == expected, (did, asked)
            turns += new_turn
        assert turns > 3


@pytest.mark.parametrize(
    ("ring", "room", "direct"), [("room", 1, 0), ("direct", 0, 1), ("both", 1, 1), ("off", 0, 0)]
)
async def test_everybody_chooses_where_their_turn_rings(
    synapse: Synapse, us: Account, tmp_path: Path, ring: str, room: int, direct: int
) -> None:
    async with dealt(synapse, us, tmp_path, begins("g5"), names=NAMES) as table:
        ann, bob, _ = table.seats
        await bob.client.say(bob.direct, f"set ring {ring}")
        await heard(bob.client, bob.direct, us, "ring is now")
        await rung(table)
        await ann.client.say(ann.direct, "g5")
        await table.hears("plays 🟩g5")
        await table.bot.settled()
        rings = await rung(table)
        assert rings[1] == (room, direct)
        # by the default rules every text in a room counts as news for all who are in it
        assert [alone for _, alone in (rings[0], rings[2])] == [0, 0]
        assert [together for together, _ in (rings[0], rings[2])] == [room, room]
