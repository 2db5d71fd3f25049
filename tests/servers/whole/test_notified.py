"""Whose phone rings: what docs/matrix.md says about push rules."""

import itertools
import json
from pathlib import Path

from tests.servers.matrix.player import Player
from tests.servers.synapse import Account, Synapse
from tests.servers.whole.seat import Seat
from tests.servers.whole.table import begins, dealt

NOTICES = "/_matrix/client/v3/pushrules/global/override/.m.rule.suppress_notices/enabled"

_limits = itertools.count(1)
"""A first sync is answered from a cache unless it asks for something new."""


async def unread(seat: Seat[Player]) -> tuple[int, int]:
    """How many events in the room count as news, and how many of them as meant for the player."""
    query = {"filter": json.dumps({"room": {"timeline": {"limit": next(_limits)}}})}
    answer = await seat.client.wire.call("GET", "/_matrix/client/v3/sync", query=query)
    counts = answer["rooms"]["join"][seat.room]["unread_notifications"]
    return counts["notification_count"], counts["highlight_count"]


async def test_a_turn_calls_its_player_alone(synapse: Synapse, us: Account, tmp_path: Path) -> None:
    async with dealt(synapse, us, tmp_path, begins("g5"), names=("ann", "bob", "cid")) as table:
        before = [(await unread(seat))[1] for seat in table.seats]
        assert before == [1, 0, 0], "it is ann's turn"
        await table.seats[0].client.say(table.room, "!play g5")
        await table.hears("plays 🟩g5")
        assert [(await unread(seat))[1] for seat in table.seats] == [1, 1, 0]


async def test_where_turns_are_notices_they_call_only_who_wants_messages_of_bots(
    synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    names = ("ann", "bob", "cid")
    async with dealt(synapse, us, tmp_path, begins("g5"), names=names, turn_notice=True) as table:
        ann, bob, cid = table.seats
        await bob.client.wire.call("PUT", NOTICES, {"enabled": False})
        before = [await unread(seat) for seat in (ann, cid)]
        await ann.client.say(table.room, "!play g5")
        await table.hears("plays 🟩g5")
        assert (await unread(bob))[1] == 1
        assert (await unread(ann)) == before[0], "the bot alone makes no noise"
        assert (await unread(cid))[1] == 0
