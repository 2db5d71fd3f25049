"""The preset `classic`: the original rules."""

from uno_engine import Preset

CLASSIC = Preset("classic", base="classic-game", about="The original rules.", match=("winner",))
