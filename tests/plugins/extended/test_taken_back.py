"""What is taken back, by the engine or by a Regret, is as it was."""

import pytest

from tests.plugins.extended.tables import game_with
from uno_engine import Color, Move, NotUnderstood, play


def test_a_refused_move_leaves_who_was_silent_earlier_in_the_turn_as_they_were() -> None:
    game = game_with(hands={"ann": "grenade b1 b2", "bob": "b3 b4 b5", "cid": "y1 y2"}, top="r5")
    cards = game.rules.deck.by_code
    game.play(0, play(cards["grenade"]))
    for _ in range(2):  # reminded, then timed out: the colour is the one held most
        game.advance(game.due() or 0)
    before = game.state.copy()
    assert game.question is not None
    assert (game.question.why, game.question.asked) == ("grenade", (1,))

    with pytest.raises(NotUnderstood):
        game.play(1, play(cards["b3"]), Color.RED, "what")

    assert game.state == before
    assert game.failures == []
    assert (game.question.why, game.question.asked) == ("grenade", (1,))


def test_a_black_card_is_not_shuffled_away_while_it_may_be_given_back() -> None:
    hands = {"ann": "px b2", "bob": "regret g1 g2", "cid": "y1 y2 y3", "dan": "b3 b4 b5"}
    game = game_with(hands=hands, top="r5")
    cards = game.rules.deck.by_code
    game.state.discard[:0] = game.state.draw
    game.state.draw.clear()
    game.play(0, play(cards["px"]))
    game.play(2, Move("catch"))  # the two that ann draws come from the discard pile

    game.play(1, play(cards["regret"]))

    assert len(game.state.hands[0]) == 4
    assert cards["px"] in game.state.hands[0]
    assert game.state.zones == {}


def test_who_left_gets_no_turn_again_when_the_card_is_regretted() -> None:
    hands = {"ann": "r1 b2 b3", "bob": "regret g1 g2", "cid": "y1 y2 y3"}
    game = game_with(hands=hands, top="r5")
    cards = game.rules.deck.by_code
    game.play(0, play(cards["r1"]))
    game.leave(0)

    game.play(1, play(cards["regret"]))

    assert game.question is not None
    assert game.question.asked == (1,)
