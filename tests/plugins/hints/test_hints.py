"""What newcomers are told, and that they are told it once."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from pathlib import Path

import pytest

from tests.bot.rooms.conversation import dealt, lay
from tests.plugins.built_in import built_in
from tests.private_lines import Hand, read_private
from unobot.kit.testing import FakeRoom, fake_room

FIRST = "!set hints off ends this."
ABOUT = """
about-card-reward = All other cards of its colour go along with it.
about-card-widow = It stops a Magic Hand.
about-card-bounce = It turns the direction.
"""

RoomWith = Callable[..., AbstractAsyncContextManager[FakeRoom]]


@pytest.fixture
def room_with(tmp_path: Path) -> RoomWith:
    """A room in which hints are on, and three cards of Extended have a text for sure."""
    folder = tmp_path / "texts"
    folder.mkdir()
    (folder / "en.ftl").write_text(ABOUT, encoding="utf-8")
    plugins = built_in()
    # first, for a message that is there already is not replaced
    brought = replace(plugins.brought, texts=(folder, *plugins.brought.texts))
    return lambda *people, **more: fake_room(*people, plugins=replace(plugins, brought=brought), **more)


def hints(room: FakeRoom, lines: list[str]) -> list[str]:
    return [line for line in lines if FIRST in line or "New to you" in line]


async def open_table(room: FakeRoom, *names: str, line: str = "classic") -> list[str]:
    await room.say(names[0], f"!new {line}")
    for name in names[1:]:
        await room.say(name, "!join")
    return await room.say(names[0], "!deal")


async def test_the_first_hand_ever_tells_also_how_to_play(room_with: RoomWith) -> None:
    async with room_with("ann", "bob") as room:
        said = hints(room, await open_table(room, "ann", "bob"))
        assert sorted(line.partition(" ")[0] for line in said) == ["ann:", "bob:"]
        assert all("Your cards:" in line.partition(" | ")[0] for line in said)
        await room.say("ann", "!stop")
        assert hints(room, await open_table(room, "ann", "bob")) == []


async def test_at_the_deal_who_is_asked_is_told_first_and_everybody_once(room_with: RoomWith) -> None:
    async with room_with("ann", data="sqlite://") as room:
        for name in ("bob", "cid"):
            await room.network.arrive(name, identity=f"{name}-1")
        said = await open_table(room, "ann", "bob-1", "cid-1")
    asked, line, *others = (each.partition(" ") for each in said)
    assert "(playable: " in asked[2] or "nothing fits" in asked[2]
    assert line[0] == "#uno:"
    assert "turns up" in line[2]
    assert sorted([asked[0], *(each[0] for each in others)]) == ["ann:", "bob:", "cid:"]
    # what takes the seat back and how to play, in the same message and behind the hand
    for to, _, text in (asked, *others):
        assert read_private(text).__class__ is Hand, to
        assert "rejoin" in text
        assert FIRST in text


async def test_who_comes_back_without_an_account_is_no_newcomer(room_with: RoomWith, tmp_path: Path) -> None:
    async with room_with("ann", data=tmp_path / "unobot.db") as room:
        await room.network.arrive("bob", identity="bob-1")
        await open_table(room, "ann", "bob-1")
        await room.say("ann", "!stop")
        await room.network.depart("bob-1")
        await room.network.arrive("bob", identity="bob-2")
        assert hints(room, await open_table(room, "ann", "bob-2")) == []
    async with room_with("ann", "bob", data=tmp_path / "unobot.db") as room:
        assert hints(room, await open_table(room, "ann", "bob")) == []


async def test_hints_are_switched_off_by_who_wants_none(room_with: RoomWith) -> None:
    async with room_with("ann", "bob") as room:
        assert await room.say("ann", "!set hints off") == ["ann: hints is now “off”."]
        said = hints(room, await open_table(room, "ann", "bob"))
        assert [line.partition(" ")[0] for line in said] == ["bob:"]


async def test_dos_explains_dos(room_with: RoomWith) -> None:
    async with room_with("ann", "bob") as room:
        said = hints(room, await open_table(room, "ann", "bob", line="dos"))
        assert all("on the first card of the row" in line for line in said)
        assert len(said) == 2


async def test_a_card_is_explained_once_when_it_is_met(room_with: RoomWith) -> None:
    async with room_with("ann", "bob", "cid") as room:
        await room.say("cid", "!set hints off")
        await dealt(room, "ann", "bob", "cid", line="extended")
        await room.heard()
        lay(room, ann="r5 r6 r7", bob="ra rv r1 g1 r8", cid="bounce r3 r4", top="r2", turn="ann")
        widow = (
            "New to you: [rv] Widow: Stops a Magic Hand or Pincer against you. Played in your turn, you look at up to two "
            "cards of the next player."
        )
        about_widow = f"bob: [#uno] {widow}"
        about_reward = (
            "bob: [#uno] New to you: [ra] Reward: You play all other cards of its colour along with it. Then you lose your "
            "next turn (Stun) and can't play Pass, Bounce or Transfer (Weakness)."
        )
        assert sorted(hints(room, await room.say("ann", "r5"))) == sorted([about_reward, about_widow])
        # in the others' hands nothing is new before their turn; what is played all may see
        said = hints(room, await room.say("bob", "rv"))
        assert said == [f"ann: [#uno] {widow}"]  # cid wants none


async def test_of_a_hand_full_of_new_cards_two_are_explained_in_a_turn(room_with: RoomWith) -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob", line="extended")
        lay(room, ann="r5 r6 r7", bob="ra rv bounce r1 r8", top="r2", turn="ann")
        assert len(hints(room, await room.say("ann", "r5"))) == 2
        await room.say("bob", "r1")
        assert len(hints(room, await room.say("ann", "r6"))) == 1
        await room.say("bob", "r8")
        assert hints(room, await room.say("ann", "r7")) == []


async def test_a_classic_game_explains_no_card(room_with: RoomWith) -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob")
        lay(room, ann="r+2 r6", bob="wd4 g5 rs", top="r2", turn="ann")
        assert hints(room, await room.say("ann", "r+2")) == []
