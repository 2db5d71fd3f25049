"""The cards of All Wild (W1, W10), in the order of the deck.

Those that do what a card of the classic game does have its symbol: house rules know them by it.
"""

from typing import Final

from uno_engine import Card, DrawTwo, Kind, Reverse, Skip, WildDrawFour

WILD: Final = Kind("w", "Wild", 20)
REVERSE: Final = Kind(Reverse.symbol, "Wild Reverse", 50, code="wrev", spellings=("wreverse",))
SKIP: Final = Kind(Skip.symbol, "Wild Skip", 50, code="wsk", spellings=("wskip",))
DRAW_TWO: Final = Kind(DrawTwo.symbol, "Wild Draw Two", 50, code="w2", spellings=("wd2",))
DRAW_FOUR: Final = Kind(WildDrawFour.symbol, "Wild Draw Four", 50, code="w4", spellings=("+4",))
SKIP_TWO: Final = Kind("wsk2", "Wild Skip Two", 50, spellings=("wskip2",))
TARGETED_DRAW_TWO: Final = Kind("wt2", "Wild Targeted Draw Two", 50, spellings=("targeted draw two",))
FORCED_SWAP: Final = Kind("ws", "Wild Forced Swap", 50, spellings=("forced swap", "swap"))

COUNTS: Final = {
    Card.of(None, kind): count
    for kind, count in (
        (WILD, 54),
        (REVERSE, 14),
        (SKIP, 14),
        (DRAW_TWO, 10),
        (DRAW_FOUR, 6),
        (SKIP_TWO, 6),
        (TARGETED_DRAW_TWO, 4),
        (FORCED_SWAP, 4),
    )
}
