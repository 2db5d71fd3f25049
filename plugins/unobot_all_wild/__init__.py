"""Plugin with All Wild (all-wild.md): no colours, no numbers, every card goes on every card."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import uno_engine as uno
from unobot.messages.pictures import DRAW, REVERSE, SKIP, Figure
from unobot.plugins.hookspecs import hookimpl
from unobot_all_wild import all_wild
from unobot_all_wild.all_wild import AllWild, ForcedSwap, SkipTwo, TargetedDraw

unobot_api = 1

RULES: Sequence[type[uno.Rule]] = (AllWild, ForcedSwap, SkipTwo, TargetedDraw)

ALL_WILD = uno.Preset(
    "all-wild",
    base="classic-game",
    about="112 black cards: no colours, no numbers, every card fits on every card.",
    rules=("all-wild",),
    options={"target-more": "250"},
    match=("winner",),
)


@hookimpl
def unobot_rules() -> Sequence[type[uno.Rule]]:
    """Return the deck and the rules of its own cards."""
    return RULES


@hookimpl
def unobot_presets() -> Sequence[uno.Preset]:
    """Return the preset."""
    return (ALL_WILD,)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with the texts."""
    return (Path(__file__).parent / "texts",)


@hookimpl
def unobot_figures() -> Mapping[uno.Kind, Figure]:
    """Return what is drawn on its cards."""
    figures = Path(__file__).parent / "figures"
    return {
        all_wild.REVERSE: Figure(REVERSE),
        all_wild.SKIP: Figure(SKIP),
        all_wild.DRAW_TWO: Figure(DRAW, "+2"),
        all_wild.SKIP_TWO: Figure(SKIP, "2"),
        all_wild.TARGETED_DRAW_TWO: Figure(figures / "target.svg", "+2"),
        all_wild.FORCED_SWAP: Figure(figures / "forced_swap.svg"),
    }
