"""What may be typed for a Wild Trade: the number, the cards, or both."""

import pytest

from tests.engine.tables import say
from tests.plugins.tables import laid
from uno_engine import Game, NotUnderstood

HANDS = {"ann": "wt r5 g3 b1 b2", "bob": "y1 y2", "cid": "b3 b4 b5"}


def played(text: str) -> Game:
    game = laid("wild4uno", HANDS, "r9")
    say(game, 0, text)
    return game


def codes(game: Game, seat: int) -> list[str]:
    return sorted(card.code for card in game.state.hands[seat])


@pytest.mark.parametrize("text", ["play wt, red, bob, r5, g3", "play wt, red, bob, 2, r5, g3"])
def test_all_that_it_asks_for_may_be_typed_with_it(text: str) -> None:
    game = played(text)
    assert codes(game, 1) == ["g3", "r5"]
    assert game.state.turn == 1


def test_the_cards_may_be_named_where_the_number_is_asked_for() -> None:
    game = played("play wt, red, bob")
    assert game.question is not None
    assert game.question.why == "trade-number"
    say(game, 0, "pick r5 b1")
    assert codes(game, 1) == ["b1", "r5"]


def test_who_names_the_number_alone_is_asked_for_so_many_cards() -> None:
    game = played("play wt, red, bob, 2")
    assert game.question is not None
    assert (game.question.why, game.question.pick and game.question.pick.least) == ("trade-cards", 2)


@pytest.mark.parametrize(
    "text", ["play wt, red, bob, 3", "play wt, red, bob, r5, g3, b1", "play wt, red, bob, 2, r5, g3, b1"]
)
def test_no_more_may_be_typed_than_the_smaller_hand_holds(text: str) -> None:
    with pytest.raises(NotUnderstood):
        played(text)


def test_of_a_hand_of_one_card_one_is_traded_and_the_number_may_still_be_typed() -> None:
    hands = HANDS | {"bob": "y1"}
    for ahead in ("b2", "1, b2"):
        game = laid("wild4uno", hands, "r9")
        say(game, 0, f"play wt, red, bob, {ahead}")
        assert codes(game, 1) == ["b2"]


def test_the_last_card_but_one_is_traded_without_a_question() -> None:
    game = laid("wild4uno", HANDS | {"ann": "wt r5"}, "r9")
    say(game, 0, "play wt, red, bob")
    assert game.state.turn == 1
    assert "r5" in codes(game, 1)
