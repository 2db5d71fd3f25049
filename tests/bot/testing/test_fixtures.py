import pytest

from unobot.kit.testing.fixtures import DealCards, OpenTable
from unobot.kit.testing.room import PlainRoom


def test_a_line_is_said_and_the_lines_are_read(room: PlainRoom) -> None:
    assert room.say("ann", "!uno classic")[0].startswith("#uno: ann")


def test_whoever_is_not_in_the_room_must_arrive_first(room: PlainRoom) -> None:
    with pytest.raises(
        LookupError, match=r'eve is not in the room: await room.network.arrive\("eve"\) first'
    ):
        room.say("eve", "!uno")


def test_cards_lie_as_a_test_wants_them(room: PlainRoom, table: OpenTable, deal: DealCards) -> None:
    table("classic", "ann", "bob")
    deal(hands={"ann": "r2 b5", "bob": "r7 g1"}, top="r9")

    assert room.hand("bob") == ["r7", "g1"]
    assert room.say("ann", "!play r2") == [
        "#uno: ann plays [r2]. bob, your turn. Top card: [r2].",
        "bob: [#uno] Your cards: [r7] [g1] (playable: r7) · ann 1",
    ]


def test_a_row_may_be_written_like_a_hand(room: PlainRoom, table: OpenTable, deal: DealCards) -> None:
    table("dos", "ann", "bob")
    deal(hands={"ann": "r3 b5 y1", "bob": "r7 g1 g3"}, row="r8 g5")

    assert [card.code for card in room.table().game.state.zones["row"]] == ["r8", "g5"]


def test_the_side_that_is_up_can_be_chosen(room: PlainRoom, table: OpenTable, deal: DealCards) -> None:
    table("flip pairs=table", "ann", "bob")
    deal(hands={"ann": "r2 b5 y1", "bob": "r7 g1 g3"}, top="p9", side="dark", color="pink")

    assert "[p9]" in room.say("ann", "!top")[0]
