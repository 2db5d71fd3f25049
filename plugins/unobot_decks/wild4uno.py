"""The deck `wild4uno`: the 108, customizable cards, and a Wild Trade (D9)."""

from typing import Annotated

import msgspec

from uno_engine import Card, Deck, Options, Rule, settings_of
from unobot_decks.customizable import CUSTOMIZABLE, Customizable
from unobot_decks.official112 import ACTIONS, CUSTOM
from unobot_decks.wild_trade import TRADE, Trade


class Wild4UnoSettings(msgspec.Struct, frozen=True):
    """Which cards are added to the 108."""

    custom: Annotated[int, CUSTOM]


class Wild4Uno(Rule):
    """The 108 cards, 3 Wild Customizable and 1 Wild Trade (D9)."""

    id = "wild4uno"
    role = "deck"
    requires = ("classic-game",)
    includes = tuple(rule.id for rule in (Customizable, Trade, *ACTIONS))
    before = ("double-deck",)
    settings = settings_of(Wild4UnoSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.kinds = (*CUSTOMIZABLE[: options.read(Wild4UnoSettings).custom], TRADE)

    def changed_deck(self, deck: Deck, seats: int) -> Deck:
        """Return the deck with the customizable cards and the Wild Trade added, one of each."""
        return deck.plus(self.id, {Card.of(None, kind): 1 for kind in self.kinds})
