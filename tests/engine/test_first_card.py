"""B6: where a first card goes that may not start."""

from tests.engine.tables import rules_for
from uno_engine import Layout, laid_out, seed_from


def place_of_the_wild_draw_four(line: str, seed: int) -> int:
    """How deep in the pile the card lies that was turned up and put back; 0 is the bottom."""
    rules = rules_for(line)
    black = rules.deck.by_code["wd4"]
    hands = {0: [card for card in rules.deck.cards if card.color is None][:-1]}
    game = laid_out(rules, ["ann", "bob"], Layout(hands=hands, flip=black), seed_from(seed))
    return game.state.draw.index(black)


def test_a_first_wild_draw_four_is_shuffled_into_the_pile() -> None:
    places = {place_of_the_wild_draw_four("classic", seed) for seed in range(12)}

    assert len(places) > 6


def test_with_first_wd4_at_the_bottom_it_lies_there() -> None:
    places = {place_of_the_wild_draw_four("classic first-wd4=bottom", seed) for seed in range(12)}

    assert places == {0}
