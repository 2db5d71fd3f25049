"""Plugin with the named variants of presets.md: `classic`, `taiwan` and the others played with the classic game."""

from collections.abc import Sequence

from uno_engine import Preset
from unobot.hookspecs import hookimpl
from unobot_presets.presets import (
    CLASSIC,
    DUO,
    JAPAN,
    JAPAN11,
    MAINLAND,
    OFFICIAL112,
    PARTY,
    TAIWAN,
    UNOPLUS,
    WILD4UNO,
)

PRESETS: Sequence[Preset] = (
    CLASSIC,
    OFFICIAL112,
    TAIWAN,
    MAINLAND,
    JAPAN,
    JAPAN11,
    DUO,
    PARTY,
    WILD4UNO,
    UNOPLUS,
)

unobot_api = 1


@hookimpl
def unobot_presets() -> Sequence[Preset]:
    """Return the presets, in the order in which `!rules list` shows them."""
    return PRESETS
