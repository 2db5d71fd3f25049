"""The kinds of cards that this deck has beside those of the 108, as they are typed (N1, N2)."""

from uno_engine import DiscardAll, Kind, SkipEveryone

# The spellings that two of them share are asked back: `rd`, `w4` and the like (N2).
DRAW_FOUR = Kind("+4", "Draw Four", 20, spellings=("d4", "w4", "wd4"))
SKIP_EVERYONE = Kind(SkipEveryone.symbol, "Skip Everyone", 20)
DISCARD_ALL = Kind(DiscardAll.symbol, "Discard All", 20, spellings=("d",))
WILD_REVERSE_DRAW_FOUR = Kind("wr4", "Wild Reverse Draw Four", 50, spellings=("w4", "wd4", "+4", "wrd4"))
WILD_DRAW_SIX = Kind("w6", "Wild Draw Six", 50, spellings=("wd6", "+6"))
WILD_DRAW_TEN = Kind("w10", "Wild Draw Ten", 50, spellings=("wd10", "+10"))
WILD_COLOR_ROULETTE = Kind("wcr", "Wild Colour Roulette", 50, spellings=("wild color roulette", "roulette"))
