"""Tables with players at them."""

from collections.abc import Mapping

from tests.plugins.built_in import all_rules
from uno_engine import Game, Layout, laid_out, seed_from

NAMES = ("ann", "bob", "cid", "dan", "eve", "fay", "gus", "hal", "ida", "jon", "kim")


def seated(line: str, players: int, seed: int = 1) -> Game:
    """A table of that line, with so many players waiting for the deal."""
    game = Game(all_rules().compose(line), seed_from(seed))
    for name in NAMES[:players]:
        game.join(name)
    game.take_events()
    return game


def laid(line: str, hands: Mapping[str, str], top: str, draw: str = "") -> Game:
    """A table with these hands, `ann` to play, one player for each hand."""
    rules = all_rules().compose(line)
    cards = rules.deck.by_code
    held = {seat: [cards[code] for code in hand.split()] for seat, hand in enumerate(hands.values())}
    pile = [cards[code] for code in draw.split()]
    layout = Layout(hands=held, top=cards[top], draw=pile)
    return laid_out(rules, list(hands), layout, seed_from(1))
