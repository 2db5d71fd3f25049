"""The colours and the kinds of cards of Flip!, on both sides (F1, F2, F15)."""

from typing import Final

from uno_engine import Color, Kind, Reverse, Skip, SkipEveryone

LIGHT: Final = "light"
DARK: Final = "dark"

DARK_COLORS: Final = tuple(
    Color.of(letter, word, place)
    for place, (letter, word) in enumerate((("p", "pink"), ("t", "teal"), ("o", "orange"), ("u", "purple")))
)
"""Pink, teal, orange and purple, in the order in which ties are broken (F19)."""

# What does the same on both sides has the same symbol: rules know cards by it.
LIGHT_NUMBERS: Final = tuple(Kind(str(n), str(n), n, n, side=LIGHT) for n in range(1, 10))
DRAW_ONE: Final = Kind("+1", "Draw One", 10, spellings=("d1", "draw one", "drawone"), side=LIGHT)
SKIP: Final = Kind(Skip.symbol, "Skip", 20, spellings=("skip",), side=LIGHT)
REVERSE: Final = Kind(Reverse.symbol, "Reverse", 20, spellings=("rev", "reverse"), side=LIGHT)
FLIP: Final = Kind("f", "Flip", 20, spellings=("flip",), side=LIGHT)
WILD: Final = Kind("w", "Wild", 40, spellings=("wild",), side=LIGHT)
WILD_DRAW_TWO: Final = Kind("w2", "Wild Draw Two", 50, spellings=("wd2", "wd", "+2"), side=LIGHT)

DARK_NUMBERS: Final = tuple(Kind(str(n), str(n), n, n, side=DARK) for n in range(1, 10))
DRAW_FIVE: Final = Kind("+5", "Draw Five", 20, spellings=("d5", "draw five", "drawfive"), side=DARK)
SKIP_EVERYONE: Final = Kind(
    SkipEveryone.symbol, "Skip Everyone", 30, spellings=("skip everyone", "skipeveryone"), side=DARK
)
DARK_REVERSE: Final = Kind(Reverse.symbol, "Reverse", 20, spellings=("rev", "reverse"), side=DARK)
DARK_FLIP: Final = Kind("f", "Flip", 20, spellings=("flip",), side=DARK)
DARK_WILD: Final = Kind("w", "Wild", 40, spellings=("wild",), code="dw", side=DARK)
WILD_DRAW_COLOR: Final = Kind(
    "wc", "Wild Draw Colour", 60, spellings=("wdc", "wild draw color", "wilddrawcolor"), side=DARK
)
