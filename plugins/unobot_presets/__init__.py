"""The named variants (presets.md): data over the public rule interface, one file each."""

from collections.abc import Sequence

from uno_engine import Preset
from unobot.hookspecs import hookimpl
from unobot_presets.classic import CLASSIC

PRESETS: Sequence[Preset] = (CLASSIC,)


@hookimpl
def unobot_presets() -> Sequence[Preset]:
    """The presets."""
    return PRESETS
