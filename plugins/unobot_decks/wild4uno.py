"""The deck `wild4uno`: the 108, customizable cards, and a Wild Trade (D9)."""

from uno_engine import Card, Deck, Options, Rule
from unobot_decks.customizable import CUSTOMIZABLE, Customizable
from unobot_decks.official112 import ACTIONS, CUSTOM
from unobot_decks.wild_trade import TRADE, Trade


class Wild4Uno(Rule):
    """The 108 cards, 3 Wild Customizable and 1 Wild Trade (D9)."""

    id = "wild4uno"
    role = "deck"
    requires = ("classic-game",)
    includes = tuple(rule.id for rule in (Customizable, Trade, *ACTIONS))
    before = ("double-deck",)
    settings = (CUSTOM,)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.kinds = (*CUSTOMIZABLE[: options.number("custom")], TRADE)

    def changed_deck(self, deck: Deck, seats: int) -> Deck:
        """Return the deck with the customizable cards and the Wild Trade added, one of each."""
        return deck.plus(self.id, {Card.of(None, kind): 1 for kind in self.kinds})
