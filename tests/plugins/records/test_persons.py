"""Whose results are, of machines, and of who wants none kept."""

from sqlalchemy import Connection, select

from tests.bot.persons.networks import account
from tests.bot.rooms.conversation import dealt, room_with
from tests.plugins.built_in import needs
from unobot.kit.testing import FakeRoom
from unobot.store import schema


def _results(connection: Connection) -> set[tuple[str, str, str, bool]]:
    r = schema.results.c
    return {tuple(row) for row in connection.execute(select(r.person, r.name, r.kind, r.won))}


async def _round(room: FakeRoom, winner: str, loser: str) -> None:
    """The one wins a round against the other."""
    await dealt(room, winner, loser, line="rounds=1", top="r1", turn=winner, **{winner: "r5", loser: "r7 y2"})
    assert any("wins" in line for line in await room.say(winner, "r5"))


@needs("machines", "privacy")
async def test_machines_are_counted_by_themselves_and_who_keeps_no_records_is_not_named() -> None:
    async with room_with("bob") as room:
        await account(room, "ann")
        await account(room, "deep")
        await room.whisper("deep", "set machine on")
        await _round(room, "ann", "deep")
        await room.whisper("ann", "set records off")
        await _round(room, "ann", "bob")
        found = await room.bot.store.read(_results)
        assert found == {
            ("fake ann", "ann", "person", True),
            ("fake deep", "deep", "machine", False),
            ("", "player1", "person", True),
            ("fake bob", "bob", "person", False),
        }
