"""The named variants (presets.md): data over the public rule interface, one file each."""

from collections.abc import Sequence

from uno_engine import Preset
from unobot_presets.classic import CLASSIC

PRESETS: Sequence[Preset] = (CLASSIC,)
