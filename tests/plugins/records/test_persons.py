"""Whose results are, of people with several accounts, machines, and who wants none kept."""

from sqlalchemy import Connection, select

from tests.bot.persons.networks import TwoNetworks, account, code_in, two_networks
from tests.bot.rooms.conversation import dealt, room_with
from tests.plugins.built_in import needs
from unobot.adapter import Identity, Network
from unobot.store import schema
from unobot.testing import FakeRoom
from unobot_records.schema import careers


def _results(connection: Connection) -> set[tuple[str, str, str, bool]]:
    r = schema.results.c
    return {tuple(row) for row in connection.execute(select(r.person, r.name, r.kind, r.won))}


def _careers(connection: Connection) -> dict[str, int]:
    c = careers.c
    return {row.person: row.rounds for row in connection.execute(select(c.person, c.rounds))}


async def _round(room: FakeRoom, winner: str, loser: str) -> None:
    """The one wins a round against the other."""
    await dealt(room, winner, loser, line="rounds=1", top="r1", turn=winner, **{winner: "r5", loser: "r7 y2"})
    assert any("wins" in line for line in await room.say(winner, "r5"))


async def _linked(both: TwoNetworks) -> str:
    """Link ann of the one network and anna of the other; returns the person that they are."""
    code = code_in(await both.irc.whisper("ann", "link"))
    await both.home.whisper("anna", f"link {code}")
    return str(both.bot.router.services.persons.shared(Network("irc"), Identity("ann")))


async def test_rounds_of_linked_accounts_are_counted_together_and_apart_again_when_they_part() -> None:
    async with two_networks() as both:
        for room, name in ((both.irc, "ann"), (both.home, "anna")):
            await account(room, name)
            await account(room, "bob")
        await _round(both.irc, "ann", "bob")
        person = await _linked(both)
        store = both.bot.store
        assert await store.read(_careers) == {person: 1, "irc bob": 1}
        await _round(both.home, "anna", "bob")
        assert await store.read(_careers) == {person: 2, "irc bob": 1, "home bob": 1}
        await both.irc.whisper("ann", "unlink")
        assert await store.read(_careers) == {"irc ann": 1, "home anna": 1, "irc bob": 1, "home bob": 1}


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
