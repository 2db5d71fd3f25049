"""The promises of `AdapterContract` about the connection and the time: what is heard, lost, begun anew, and ended."""

import asyncio
import unittest
from typing import Final

from unobot.adapter import Arrived, Disconnected, Entered, Identity, Room, Said
from unobot.testing.contracts.other_side import AtWork, CanBeCut, seen_by_people
from unobot.testing.contracts.promises import identity_of_ann
from unobot.testing.ears import PATIENCE

_MOMENT: Final = 0.05


async def has_heard(at: AtWork, room: Room) -> None:
    """What was heard is known soon."""
    wanted = at.side.clock.played()
    for _ in range(int(PATIENCE / _MOMENT)):
        if (until := at.adapter.heard_until(wanted)) >= wanted:
            break
        await asyncio.sleep(_MOMENT)
    assert until >= wanted, f"after {PATIENCE:g} s it has heard only until {until:g}, not {wanted:g}"
    now = at.side.clock.played()
    assert until <= now, (
        f"it has heard what was not said yet: heard_until gave {until:g}, and it is {now:g};"
        " is `clock` of the other side the one in the adapter's `Means`?"
    )


async def comes_back(at: AtWork, room: Room) -> None:
    """After a cut the room is entered again."""
    if not isinstance(at.side, CanBeCut):
        raise unittest.SkipTest("the other side cannot cut the connection")
    await at.side.cut()
    await at.ears.next(Disconnected)
    await at.ears.next(Arrived, lambda item: item.room == room)
    await at.ears.next(Entered, lambda item: item.room == room)
    await at.side.say("ann", "are you there")
    said = await at.ears.next(Said, lambda item: item.text == "are you there")
    assert said.room == room, f"the room {room} is now {said.room}"


async def is_new_each_run(at: AtWork, room: Room) -> None:
    """While the bot is away ann goes, and somebody comes under her name; what they are and say is new to the bot."""
    if why := at.exempt("new_each_run"):
        raise unittest.SkipTest(why)
    await identity_of_ann(at)
    await ends(at, room)
    await at.side.depart("ann")
    assert hasattr(at.side, "restart"), "the other side has no `restart`, which opens the adapter again"
    at.side.restart()
    assert at.side.adapter is not at.adapter, "after `restart`, `adapter` of the other side must be a new one"
    later = AtWork(at.side)
    try:
        await _namesake_speaks(later)
    finally:
        await later.stop()
    before, after, people = _lines(at), _lines(later), _passing(at) & _passing(later)
    # the same line may be told once more: then the bot does well to drop it
    ids = [id_ for id_ in before.keys() & after.keys() if before[id_] != after[id_]]
    assert not ids, f"ids of lines come again after a restart, and the bot drops these lines: {ids}"
    assert not people, (
        f"whoever has this identity after a restart gets the cards of who had it before: {people}"
    )


async def _namesake_speaks(at: AtWork) -> None:
    """Somebody comes under ann's name, and says something."""
    with seen_by_people(at):
        await at.ears.next(Entered)
        await at.side.arrive("ann")
        await at.side.say("ann", "now it is me")
        await at.ears.next(Said, lambda item: item.text == "now it is me")


async def ends(at: AtWork, room: Room) -> None:
    """Cancelled, the adapter leaves the network and its task ends."""
    assert await at.stop(), "it goes on, though it was cancelled"
    assert at.running.cancelled() or at.running.exception() is None, (
        f"it ended with {at.running.exception()!r}"
    )


def _lines(at: AtWork) -> dict[str, tuple[str, float]]:
    """What was said, and when, by its id."""
    return {item.id: (item.text, item.time) for item in at.ears.items if isinstance(item, Said)}


def _passing(at: AtWork) -> set[Identity]:
    """The identities that are not proven over a lost connection."""
    people = [item.sender for item in at.ears.items if isinstance(item, Arrived | Said)]
    return {sender.identity for sender in people if not sender.lasting}
