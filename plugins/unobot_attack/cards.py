"""The cards of Attack that the classic game has not (A1), with their points (A12)."""

from collections.abc import Mapping
from typing import Final

from uno_engine import Card, Deck, DiscardAll, Kind, Reverse, Skip, each_color

HIT_ONE: Final = Kind("h1", "Hit One", 20, spellings=("hit1",))
HIT_TWO: Final = Kind("h2", "Hit Two", 20, spellings=("hit2",))
DISCARD_ALL: Final = Kind(DiscardAll.symbol, "Discard All", 30)
TRADE_HANDS: Final = Kind("th", "Trade Hands", 30, spellings=("trade",))
ATTACK_ATTACK: Final = Kind(
    "wa", "Wild Attack-Attack", 50, spellings=("attack", "attack attack", "attack-attack", "wild attack")
)
HIT_FOUR: Final = Kind("wh4", "Wild Hit Four", 50, spellings=("hit4", "hit four"))
ALL_HIT: Final = Kind("wah", "Wild All Hit", 50, spellings=("all hit",))
HIT_FIRE: Final = Kind("whf", "Wild Hit-Fire", 50, spellings=("hit fire", "hit-fire", "wild hit fire"))
CUSTOMIZABLE: Final = tuple(
    Kind(f"wc{n}", f"Wild Customizable {n}", 50, spellings=(f"custom{n}", f"customizable {n}"))
    for n in (1, 2, 3)
)

_NUMBERS: Final = tuple("123456789")

COLOURED: Final[Mapping[str, Mapping[str | Kind, int]]] = {
    "new": {Reverse.symbol: 1, Skip.symbol: 2, HIT_ONE: 1, HIT_TWO: 2, DISCARD_ALL: 2},
    "custom": {Reverse.symbol: 1, Skip.symbol: 2, HIT_TWO: 2, DISCARD_ALL: 2},
    "old": {Reverse.symbol: 2, Skip.symbol: 2, HIT_TWO: 2, DISCARD_ALL: 1, TRADE_HANDS: 1},
}
"""How many of each in each colour, by edition; the classic game's cards by their symbols."""

BLACK: Final[Mapping[str, Mapping[str | Kind, int]]] = {
    "new": {"w": 4, ATTACK_ATTACK: 4},
    "custom": {"w": 4, ATTACK_ATTACK: 4, **dict.fromkeys(CUSTOMIZABLE, 1), HIT_FOUR: 1},
    "old": {"w": 4, ALL_HIT: 2, HIT_FIRE: 2},
}
"""How many black ones of each."""


def counts(edition: str, classic: Deck) -> Mapping[Card, int]:
    """Return the 112 cards of an edition in their order, those that the classic game has too taken from its deck."""
    wanted: dict[str | Kind, int] = {**dict.fromkeys(_NUMBERS, 2), **COLOURED[edition], **BLACK[edition]}
    return {card: count for what, count in wanted.items() for card in _cards(what, classic)}


def _cards(what: str | Kind, classic: Deck) -> list[Card]:
    """Return a kind's cards: one in each colour, or the only one if it is black."""
    if isinstance(what, str):
        return [card for card in classic.counts if card.symbol == what]
    return [Card.of(None, what)] if what.symbol.startswith("w") else list(each_color(what))
