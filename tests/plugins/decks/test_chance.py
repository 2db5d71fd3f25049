"""What the cards of the other decks leave to chance: over many seeds it comes out in many ways."""

from collections.abc import Mapping

import pytest

from tests.engine.tables import say
from tests.plugins.built_in import all_rules
from uno_engine import Color, Game, Layout, laid_out, seed_from, seen
from unobot_decks.pile_flip import PileFlipped

SEEDS = range(20)


def played(line: str, hands: Mapping[str, str], command: str, seed: int, top: str = "r9") -> Game:
    """The table of that line after the first player's command."""
    rules = all_rules().compose(line)
    cards = rules.deck.by_code
    held = {seat: [cards[code] for code in hand.split()] for seat, hand in enumerate(hands.values())}
    game = laid_out(rules, list(hands), Layout(hands=held, top=cards[top]), seed_from(seed))
    say(game, 0, command)
    return game


def codes(game: Game, seat: int) -> tuple[str, ...]:
    return tuple(sorted(card.code for card in game.state.hands[seat]))


def test_shuffle_hands_shuffles_what_it_deals_out() -> None:
    hands = {"ann": "wx g1 g2 g3", "bob": "r1 r2 r3", "cid": "b1 b2 b3"}
    games = [played("official112 extra=shuffle", hands, "play wx, green", seed) for seed in SEEDS]
    for seat in (0, 1, 2):
        assert len({codes(game, seat) for game in games}) > 10


def test_a_wild_trade_takes_any_card_of_the_opponent() -> None:
    hands = {"ann": "wt r5 b1", "bob": "y1 y2 y3 y4", "cid": "b3 b4 b5"}
    games = [played("wild4uno", hands, "play wt, red, bob, r5", seed) for seed in SEEDS]
    assert {codes(game, 0) for game in games} == {("b1", taken) for taken in ("y1", "y2", "y3", "y4")}


def test_a_pile_flip_turns_up_any_of_the_played_cards() -> None:
    hands = {"ann": "r1 wf b1 b2", "bob": "r2 g1 g2", "cid": "r3 y1 y2"}
    tops = set()
    for seed in SEEDS:
        game = played("unoplus", hands, "play r1", seed)
        say(game, 1, "play r2")
        say(game, 2, "play r3")
        say(game, 0, "play wf")
        assert game.state.top is not None
        tops.add(game.state.top.code)
        assert len(game.state.discard) == 5
    assert tops == {"r9", "r1", "r2", "r3"}


def test_a_pile_flip_shows_its_new_top_card_and_not_what_lies_under_it() -> None:
    hands = {"ann": "wf b1 b2", "bob": "r2 g1 g2"}
    events = played("unoplus", hands, "play wf", 1).take_events()
    for seat in (None, 0, 1):
        (flipped,) = [event for event in seen(events, seat) if isinstance(event, PileFlipped)]
        assert (flipped.card.code, flipped.pile) == ("r9", ())


@pytest.mark.parametrize("top", ["r9", "w"])
def test_a_colour_may_be_typed_with_a_pile_flip_whether_it_is_needed_or_not(top: str) -> None:
    game = played("unoplus", {"ann": "wf b1 b2", "bob": "r2 g1 g2"}, "play wf, green", 1, top)
    assert game.state.color is (Color.RED if top == "r9" else Color.GREEN)
    assert game.state.turn == 1
