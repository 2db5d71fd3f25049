"""The reason that a player is given is the true one."""

import pytest

from tests.plugins.chat.laying import set_out


@pytest.mark.parametrize("line", ["classic", "taiwan", "mainland", "wild4uno", "extended"])
async def test_two_cards_where_one_is_played_at_a_time_are_refused_for_that(line: str) -> None:
    async with set_out(line, {"ann": "y1 y1 r3", "bob": "g5 b6"}, top="y3") as room:
        heard = [text for text in await room.say("ann", "!play y1 y1") if text.startswith("ann: ")]

        assert "only play one card at a time here" in heard[0]


@pytest.mark.parametrize(
    ("line", "hand", "lies", "said", "why"),
    [
        ("extended", "rt4 r3 g1", "ra", "rt4", "Play [rt4] on a number from 0 to 4 of its colour"),
        ("extended", "rt5 r3 g1", "b7", "rt5", "Play [rt5] on a number from 5 to 9 of its colour"),
    ],
)
async def test_a_card_with_a_condition_of_its_own_tells_it(
    line: str, hand: str, lies: str, said: str, why: str
) -> None:
    async with set_out(line, {"ann": hand, "bob": "g5 b6"}, top=lies) as room:
        heard = await room.say("ann", f"!play {said}")

        assert heard[0].startswith(f"ann: [#uno] {why}")


async def test_a_question_in_the_middle_of_a_card_says_what_comes_first() -> None:
    async with set_out("extended", {"ann": "rt4 r3 g1", "bob": "g5 b6"}, top="r2") as room:
        await room.say("ann", "!play rt4")

        heard = await room.say("ann", "!draw")

        assert heard[0].startswith("ann: [#uno] First choose which cards to add")
