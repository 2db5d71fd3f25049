"""How the lines of a table reach their readers: whose name stands first, in which style, with what to click."""

import pytest

from tests.bot.rooms.conversation import dealt, lay, room_with
from unobot.adapter import Outgoing
from unobot.kit.testing import FakeNetwork, FakeRoom

CARDS = {"ann": "r5 r6 g1", "bob": "r7 g5 wd4", "top": "r1", "turn": "ann", "draw": "b1 b2 b3 b4"}


async def laid_out(room: FakeRoom) -> None:
    await dealt(room, "ann", "bob")
    lay(room, **CARDS)


@pytest.fixture
def marked_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """A network whose clients mark only a line that begins with the reader's name, as IRC."""
    monkeypatch.setattr(FakeNetwork, "addresses_first", True)


@pytest.mark.usefixtures("marked_at_the_start")
async def test_the_line_that_passes_the_turn_begins_with_the_name_where_clients_mark_only_that() -> None:
    async with room_with("ann", "bob") as room:
        await laid_out(room)
        assert (await room.say("ann", "r5"))[0] == "#uno: bob: ann plays [r5]. Your turn. Top card: [r5]."
        assert room.network.messages[-2].mention == "bob"


@pytest.mark.usefixtures("marked_at_the_start")
async def test_nobody_is_called_who_does_not_want_it() -> None:
    async with room_with("ann", "bob") as room:
        await laid_out(room)
        assert await room.say("bob", "!set highlight off") == ["bob: highlight is now “off”."]
        assert (await room.say("ann", "r5"))[0] == "#uno: ann plays [r5]. bob, your turn. Top card: [r5]."


@pytest.mark.usefixtures("marked_at_the_start")
async def test_after_a_restart_the_line_begins_with_the_name_too() -> None:
    async with room_with("ann", "bob") as room:
        await laid_out(room)
        await room.network.lose_connection()
        said = await room.heard()
        assert said[0] == "#uno: ann: Your turn. Top card: [r1]."


async def test_elsewhere_a_mention_is_enough() -> None:
    async with room_with("ann", "bob") as room:
        await laid_out(room)
        assert (await room.say("ann", "r5"))[0] == "#uno: ann plays [r5]. bob, your turn. Top card: [r5]."


async def test_the_style_words_writes_every_card_out_for_who_chose_it() -> None:
    async with room_with("ann", "bob") as room:
        await room.whisper("bob", "set style words")
        await laid_out(room)
        said = await room.say("ann", "r5")
        assert said[0] == "#uno: ann plays [r5]. bob, your turn. Top card: [r5]."
        assert said[1].startswith("bob: [#uno] Your cards: red 7, green 5, Wild Draw Four")
        assert "[" not in said[1].removeprefix("bob: [#uno]")
        # what is written can be typed back
        assert (await room.say("bob", "!play red 7"))[0].startswith("#uno: bob plays [r7].")


async def test_the_style_words_of_a_room_is_put_on_its_lines() -> None:
    async with room_with("ann", "bob") as room:
        await room.network.arrive("olga", operator=True)
        await room.say("olga", "!set style words")
        await laid_out(room)
        assert (await room.say("ann", "r5"))[0] == "#uno: ann plays red 5. bob, your turn. Top card: red 5."
        await room.whisper("bob", "set style plain")
        assert (await room.say("bob", "!hand"))[0].startswith("bob: [#uno] Your cards: [r7] [g5] [wd4]")


async def test_a_hand_lists_the_cards_that_a_click_can_play() -> None:
    async with room_with("ann", "bob") as room:
        await laid_out(room)
        await room.say("ann", "r5")

        def hand() -> Outgoing:
            return [message for message in room.network.messages if message.to == "bob"][-1]

        assert set(hand().answers) == {"r7", "g5", "wd4", "draw"}
        await room.say("bob", "r7")
        await room.say("bob", "!hand")
        assert hand().answers == ()


async def test_a_new_name_in_a_round_waits_for_the_next_line() -> None:
    async with room_with("ann", "bob") as room:
        await laid_out(room)
        await room.network.rename("bob", "robert")
        assert await room.heard() == []
        assert (await room.say("ann", "r5"))[
            0
        ] == "#uno: ann plays [r5]. robert (was bob), your turn. Top card: [r5]."
        assert (await room.say("bob", "r7"))[0] == "#uno: robert plays [r7]. ann, your turn. Top card: [r7]."


async def test_between_rounds_a_new_name_is_told_at_once() -> None:
    async with room_with("ann", "bob") as room:
        await room.say("ann", "!uno")
        await room.network.rename("ann", "anna")
        assert await room.heard() == ["#uno: ann is now called anna."]
