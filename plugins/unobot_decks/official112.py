"""The decks `official112` and `wild4uno`: the 108, customizable cards, and one that moves hands (D1, D9)."""

from typing import Annotated, Literal

import msgspec

import uno_engine as uno
from unobot_decks.charade import Charade
from unobot_decks.customizable import CUSTOMIZABLE, Customizable, Dare, Encore, EveryoneDraws, Plain, Purge
from unobot_decks.hands import SHUFFLE_HANDS, SWAP_HANDS, TRADE, ShuffleHands, SwapHands, Trade

ACTIONS = (Charade, Dare, Encore, EveryoneDraws, Plain, Purge)
"""The actions of customizable cards (D8)."""

CUSTOM = uno.Number("custom", 3, 0, 3, "How many customizable cards are in (D4).")
_MOVING = {"swap": (SWAP_HANDS,), "shuffle": (SHUFFLE_HANDS,), "both": (SWAP_HANDS, SHUFFLE_HANDS)}


class Official112Settings(msgspec.Struct, frozen=True):
    """Which cards are added to the 108."""

    custom: Annotated[int, CUSTOM]
    extra: Annotated[
        Literal["swap", "shuffle", "both"],
        uno.Word("extra", "swap", ("swap", "shuffle", "both"), "Which card moves whole hands (D1)."),
    ]


class Official112(uno.Rule):
    """The 108 cards, 3 Wild Customizable, and a Wild Swap Hands, a Wild Shuffle Hands, or both (D1)."""

    id = "official112"
    role = "deck"
    requires = ("classic-game",)
    includes = tuple(rule.id for rule in (SwapHands, ShuffleHands, Customizable, *ACTIONS))
    before = ("double-deck",)
    settings = uno.settings_of(Official112Settings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        chosen = options.read(Official112Settings)
        self.more: tuple[uno.Kind, ...] = (*CUSTOMIZABLE[: chosen.custom], *_MOVING[chosen.extra])

    def changed_deck(self, deck: uno.Deck, seats: int) -> uno.Deck:
        """Return the deck with the customizable cards and the swapping or shuffling ones added, one of each."""
        return deck.plus(self.id, {uno.Card.of(None, kind): 1 for kind in self.more})


class Wild4UnoSettings(msgspec.Struct, frozen=True):
    """Which cards are added to the 108."""

    custom: Annotated[int, CUSTOM]


class Wild4Uno(uno.Rule):
    """The 108 cards, 3 Wild Customizable and 1 Wild Trade (D9)."""

    id = "wild4uno"
    role = "deck"
    requires = ("classic-game",)
    includes = tuple(rule.id for rule in (Customizable, Trade, *ACTIONS))
    before = ("double-deck",)
    settings = uno.settings_of(Wild4UnoSettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.kinds = (*CUSTOMIZABLE[: options.read(Wild4UnoSettings).custom], TRADE)

    def changed_deck(self, deck: uno.Deck, seats: int) -> uno.Deck:
        """Return the deck with the customizable cards and the Wild Trade added, one of each."""
        return deck.plus(self.id, {uno.Card.of(None, kind): 1 for kind in self.kinds})
