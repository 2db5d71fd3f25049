"""Which room may take the place of another."""

import pytest

from unobot.kit.testing import MemoryShelf
from unobot_matrix.rooms import RoomState, Upgrades
from unobot_matrix.wire import RoomEvent


def tombstone(new: object, key: str | None = "") -> RoomEvent:
    return RoomEvent("$1", "m.room.tombstone", "@ann:x", 0.0, {"replacement_room": new}, key, {})


async def test_a_room_that_says_it_follows_takes_the_place_also_after_a_restart() -> None:
    shelf = MemoryShelf()
    upgrades = Upgrades(shelf)
    assert upgrades.note_tombstone("!old", tombstone("!new")) == "!new"
    assert upgrades.replace(RoomState("!new", follows="!old")) == "!old"
    await upgrades.save()
    for kept in (upgrades, Upgrades(shelf)):
        assert (kept.name_of("!new"), kept.newest("!old"), kept.is_replaced("!old")) == ("!old", "!new", True)


@pytest.mark.parametrize(("new", "follows"), [("!new", None), ("!new", "!other"), ("!old", "!old")])
def test_a_room_takes_the_place_of_none_but_the_one_that_it_follows(new: str, follows: str | None) -> None:
    upgrades = Upgrades(MemoryShelf())
    upgrades.note_tombstone("!old", tombstone(new))
    assert upgrades.replace(RoomState(new, follows=follows)) is None
    assert upgrades.name_of(new) == new


def test_two_rooms_cannot_take_each_others_place() -> None:
    upgrades = Upgrades(MemoryShelf())
    upgrades.note_tombstone("!one", tombstone("!two"))
    upgrades.note_tombstone("!two", tombstone("!one"))
    assert upgrades.replace(RoomState("!two", follows="!one")) == "!one"
    assert upgrades.replace(RoomState("!one", follows="!two")) is None
    assert upgrades.name_of("!two") == "!one"


def test_only_a_rooms_own_state_says_that_it_is_replaced() -> None:
    upgrades = Upgrades(MemoryShelf())
    for event in (tombstone("!new", None), tombstone("!new", "x"), tombstone(5), tombstone(None)):
        assert upgrades.note_tombstone("!old", event) is None
    assert not upgrades.expects("!new")
