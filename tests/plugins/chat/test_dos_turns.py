"""A turn of DOS in the room: one line, however many cards are matched in it."""

import pytest

from tests.plugins.chat.laying import set_out

HANDS = {"ann": "r1 g3 b5 y9 y6 y7", "bob": "y1 y3 b3 g4 b5"}


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            ["1 r1", "pass"],
            "ann matches [r5] with [r1] — the row gets [b1]. bob, match the row [g8] [b1]",
        ),
        (
            ["1 r1", "2 g3 b5"],
            "ann matches [r5] with [r1] and [g8] with [g3] [b5] — the row gets [b1] [b4]. bob, match the row [b1] [b4]",
        ),
    ],
)
async def test_a_turn_with_cards_left_is_told_in_one_line_when_it_is_over(said: list[str], told: str) -> None:
    async with set_out("dos", HANDS, row="r5 g8", draw="b1 b4 b7") as room:
        lines = [line for text in said for line in await room.say("ann", text) if line.startswith("#uno: ")]

        assert len(lines) == 1
        assert lines[0].startswith(f"#uno: {told}")


async def test_a_match_that_may_owe_the_call_is_told_at_once() -> None:
    async with set_out("dos", {**HANDS, "ann": "r1 g3"}, row="r5 g8", draw="b1 b4 b7") as room:
        heard = await room.say("ann", "1 r1")

        assert heard[0].startswith("#uno: ann matches [r5] with [r1]. ann, match more of the row, 2 [g8]")


@pytest.mark.parametrize(
    ("line", "said", "why"),
    [
        ("dos", "!play y9", "[y9] has neither the number nor the colour of [r5] [g8]."),
        ("dos", "!play 2 y9", "[y9] has neither the number nor the colour of [g8]."),
        ("dos-official", "!play g3", "[g3] doesn't have the number of [r5] [g8]."),
        ("dos", "!play r1 g3", "[r1] [g3] add up to 4: that does not match [r5] [g8]."),
        ("dos", "!play 1 r1 g3 b5", "One card of the row takes one card, or two that add up to it."),
        ("dos", "!play 1 y9=5", "[y9] cannot be 5."),
        ("dos", "!play 3 y9", "The row has no card at that place."),
    ],
)
async def test_the_reason_why_cards_do_not_match_is_the_true_one(line: str, said: str, why: str) -> None:
    async with set_out(line, HANDS, row="r5 g8", draw="b1 b4 b7") as room:
        heard = await room.say("ann", said)

        assert heard[0].startswith(f"ann: [#uno] {why} You can ")
