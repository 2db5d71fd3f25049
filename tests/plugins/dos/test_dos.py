"""What no scenario can express of DOS."""

import pytest

from tests.plugins.other_games import rules_for
from uno_engine import DRAW, PASS, Layout, Move, Words, laid_out, seed_from, view
from unobot_dos.dos import DECK


def test_the_deck_has_108_cards() -> None:
    assert len(DECK) == 108
    assert len(DECK.by_code) == len(DECK.counts)


def test_cards_that_match_only_in_a_pair_are_shown_as_playable() -> None:
    rules = rules_for("dos-official")
    cards = rules.deck.by_code
    hand = [cards["b5"], cards["y3"], cards["b10"]]
    layout = Layout(hands={0: hand}, zones={"row": [cards["r8"], cards["g9"]]})

    game = laid_out(rules, ["ann", "bob"], layout, seed_from(1))

    assert set(view(game, 0).playable) == {cards["b5"], cards["y3"]}


def test_matched_centre_cards_what_lies_on_them_and_a_card_put_aside_are_the_discard_pile() -> None:
    rules = rules_for("dos")
    cards = rules.deck.by_code
    hands = {0: [cards["b8"], cards["y3"], cards["g4"], cards["g1"]], 1: [cards["y4"], cards["y6"]]}
    layout = Layout(
        hands=hands, zones={"row": [cards["r8"], cards["b7"]]}, draw=[cards["r1"], cards["r3"], cards["g9"]]
    )
    game = laid_out(rules, ["ann", "bob"], layout, seed_from(1))

    for seat, words in [
        (0, "play 1 b8"),
        (0, "play 2 g4 y3"),
        (1, "draw"),
        (1, "put y6"),
    ]:
        move, ahead = Words(game.state.names, cards).read(words)
        game.play(seat, move, *ahead)

    assert sorted(card.code for card in game.state.discard) == ["b7", "b8", "g4", "r8", "y3", "y6"]


def test_the_discard_pile_is_shuffled_into_the_new_draw_pile() -> None:
    rules = rules_for("dos")
    cards = rules.deck.by_code
    last = [cards[code] for code in ("r9", "y9", "g9", "b9", "r7", "y7", "g7", "b7")]
    orders = set()
    for number in range(1, 6):
        game = laid_out(
            rules, ["ann", "bob"], Layout(zones={"row": [cards["r1"], cards["b1"]]}), seed_from(number)
        )
        game.state.discard, game.state.draw = list(last), []
        game.play(0, DRAW)
        orders.add(tuple(game.state.draw))

    assert len(orders) > 1


@pytest.mark.parametrize("move", [DRAW, PASS])
def test_a_turn_in_which_nothing_can_be_drawn_or_matched_is_ended_by_draw_or_pass(move: Move) -> None:
    rules = rules_for("dos")
    cards = rules.deck.by_code
    hands = {0: [cards["y3"], cards["y3"]], 1: [cards["g6"], cards["g6"]]}
    layout = Layout(hands=hands, zones={"row": [cards["r10"], cards["b10"]]})
    game = laid_out(rules, ["ann", "bob"], layout, seed_from(1))
    game.state.discard, game.state.draw = [], []

    game.play(0, move)

    assert game.state.turn == 1
