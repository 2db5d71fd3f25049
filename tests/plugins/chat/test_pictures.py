"""Hands as pictures, for whoever has chosen them: what the network is told of the cards."""

import pytest

from tests.plugins.chat.laying import set_out
from unobot.document import Pictured, plain
from unobot.kit.testing import FakeRoom


def shown(room: FakeRoom) -> list[str]:
    """The cards of the last message's picture: those on the table with their number, playable ones with a star."""
    return [
        f"{f'{card.place}:' if card.place else ''}{card.code}{'*' if card.playable else ''}"
        for card in room.network.messages[-1].picture
        if isinstance(card, Pictured)
    ]


async def test_who_has_chosen_pictures_is_shown_the_hand_in_the_order_of_the_line() -> None:
    async with set_out("classic", {"ann": "w g1 r5", "bob": "r7 b2"}, top="r9") as room:
        assert await room.whisper("ann", "set pictures on") == ["ann: pictures is now “on”."]
        [line] = await room.say("ann", "!hand")
        assert line == "ann: [#uno] Your cards: [r5] [g1] [w] (playable: r5 w) · bob 2"
        assert room.network.messages[-1].picture == (
            Pictured("r9", "red", "9 9", on_table=True),
            Pictured("r5", "red", "5 5", playable=True),
            Pictured("g1", "green", "1 1"),
            Pictured("w", "black", "w Wild", playable=True),
        )
        await room.whisper("ann", "set sort value")
        await room.say("ann", "!hand")
        assert shown(room) == ["r9", "g1", "r5*", "w*"]


async def test_by_default_and_for_everybody_else_there_is_no_picture() -> None:
    async with set_out("classic", {"ann": "g1 r5", "bob": "r7 b2"}, top="r9") as room:
        await room.whisper("bob", "set pictures on")
        await room.say("ann", "!hand")
        assert shown(room) == []
        await room.say("bob", "!hand")
        assert shown(room) == ["r9", "r7", "b2"]


async def test_a_room_has_a_default_that_everybody_can_leave() -> None:
    async with set_out("classic", {"ann": "g1 r5", "bob": "r7 b2"}, top="r9") as room:
        await room.network.arrive("olga", operator=True)
        assert await room.say("olga", "!set pictures on") == ["#uno: pictures is now “on”."]
        await room.say("ann", "!hand")
        assert shown(room) == ["r9", "r5*", "g1"]
        await room.whisper("ann", "set pictures off")
        await room.say("ann", "!hand")
        assert shown(room) == []


async def test_no_line_in_the_room_has_a_picture() -> None:
    async with set_out("classic", {"ann": "g1 r5", "bob": "r7 b2"}, top="r9") as room:
        await room.network.arrive("olga", operator=True)
        await room.say("olga", "!set pictures on")
        await room.say("ann", "r5")
        with_pictures = [message for message in room.network.messages if message.picture]
        assert [message.to for message in with_pictures] == ["bob"]
        assert "Your cards" in plain(with_pictures[0].document)


@pytest.mark.parametrize("private_rooms", [True, False])
async def test_the_last_hands_are_shown_in_a_room_that_wants_pictures_on_a_network_that_has_them(
    monkeypatch: pytest.MonkeyPatch, *, private_rooms: bool
) -> None:
    async with set_out("classic", {"ann": "r5", "bob": "r7 b2", "cid": "w"}, top="r9") as room:
        monkeypatch.setattr(room.network, "private_rooms", private_rooms)
        await room.network.arrive("olga", operator=True)
        await room.say("olga", "!set pictures on")
        await room.say("ann", "r5")
        told = [message for message in room.network.messages if message.to is None and message.picture]
        assert len(told) == private_rooms
        for message in told:
            assert plain(message.document) == "Left in hand: 1. bob [r7] [b2]; 2. cid [w]."
            assert message.picture == (
                Pictured("r5", "red", "5 5", on_table=True),
                Pictured("r7", "red", "7 7", place=1),
                Pictured("b2", "blue", "2 2", place=1),
                Pictured("w", "black", "w Wild", place=2),
            )


async def test_the_row_of_dos_stands_above_the_hand_with_its_numbers() -> None:
    hands = {"ann": "r1 b5 w2", "bob": "g3 g4 g5"}
    async with set_out("dos", hands, row="r8 b10") as room:
        await room.whisper("ann", "set pictures on")
        await room.say("ann", "!hand")
        assert [card for card in shown(room) if ":" in card] == ["1:r8", "2:b10"]
        assert [card.strip("*") for card in shown(room)[2:]] == ["r1", "b5", "w2"]
