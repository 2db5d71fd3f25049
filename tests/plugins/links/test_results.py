"""Whose results are, of people with several accounts."""

import pytest
from sqlalchemy import Connection, select

from tests.bot.persons.networks import TwoNetworks, account, code_in, two_networks
from tests.bot.rooms.conversation import dealt
from unobot.adapter import Identity, Network
from unobot.kit.testing import FakeRoom

careers = pytest.importorskip("unobot_records.schema", reason="plays with records").careers


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
