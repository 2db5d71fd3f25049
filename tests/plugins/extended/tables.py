"""Tables of Extended that are laid out by hand."""

from collections.abc import Mapping

from tests.plugins.other_games import rules_for
from uno_engine import Game, Layout, laid_out, seed_from


def game_with(line: str = "extended", *, hands: Mapping[str, str], top: str, draw: str = "") -> Game:
    """The players and what they hold, `{"ann": "r5 w"}`; the last of them deals."""
    rules = rules_for(line)
    cards = rules.deck.by_code
    held = {seat: [cards[code] for code in codes.split()] for seat, codes in enumerate(hands.values())}
    layout = Layout(hands=held, top=cards[top], draw=[cards[code] for code in draw.split()])
    return laid_out(rules, list(hands), layout, seed_from(1))
