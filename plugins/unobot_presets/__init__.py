"""The named variants (presets.md): data over the public rule interface, one file each."""

from collections.abc import Sequence

from unobot_presets.classic import CLASSIC

from uno_engine import Preset

PRESETS: Sequence[Preset] = (CLASSIC,)
