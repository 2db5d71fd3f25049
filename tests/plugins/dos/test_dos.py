"""What no scenario can express of DOS."""

from tests.plugins.other_games import rules_for
from uno_engine import Layout, laid_out, seed_from, view
from unobot_dos.deck import DECK


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
