"""The deck `official112`: the 108, customizable cards, and a Wild Swap or Shuffle Hands (D1)."""

from typing import Annotated, Literal

import msgspec

from uno_engine import Card, Deck, Kind, Number, Options, Rule, Word, settings_of
from unobot_decks.actions import Encore, EveryoneDraws, Plain, Purge
from unobot_decks.charade import Charade
from unobot_decks.customizable import CUSTOMIZABLE, Customizable
from unobot_decks.dare import Dare
from unobot_decks.shuffle_hands import SHUFFLE_HANDS, ShuffleHands
from unobot_decks.swap_hands import SWAP_HANDS, SwapHands

ACTIONS = (Charade, Dare, Encore, EveryoneDraws, Plain, Purge)
"""What a customizable card can do (D8)."""

CUSTOM = Number("custom", 3, 0, 3, "How many customizable cards are in (D4).")
_MOVING = {"swap": (SWAP_HANDS,), "shuffle": (SHUFFLE_HANDS,), "both": (SWAP_HANDS, SHUFFLE_HANDS)}


class Official112Settings(msgspec.Struct, frozen=True):
    """Which cards are added to the 108."""

    custom: Annotated[int, CUSTOM]
    extra: Annotated[
        Literal["swap", "shuffle", "both"],
        Word("extra", "swap", ("swap", "shuffle", "both"), "Which card moves whole hands (D1)."),
    ]


class Official112(Rule):
    """The 108 cards, 3 Wild Customizable, and 1 Wild Swap Hands or 1 Wild Shuffle Hands, or both (D1)."""

    id = "official112"
    role = "deck"
    requires = ("classic-game",)
    includes = tuple(rule.id for rule in (SwapHands, ShuffleHands, Customizable, *ACTIONS))
    before = ("double-deck",)
    settings = settings_of(Official112Settings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        chosen = options.read(Official112Settings)
        self.more: tuple[Kind, ...] = (*CUSTOMIZABLE[: chosen.custom], *_MOVING[chosen.extra])

    def changed_deck(self, deck: Deck, seats: int) -> Deck:
        """Return the deck with the customizable cards and the swapping or shuffling ones added, one of each."""
        return deck.plus(self.id, {Card.of(None, kind): 1 for kind in self.more})
