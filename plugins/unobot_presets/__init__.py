"""The named variants (presets.md): data over the public rule interface, one file each."""

from collections.abc import Sequence

from uno_engine import Preset
from unobot.hookspecs import hookimpl
from unobot_presets.classic import CLASSIC
from unobot_presets.duo import DUO
from unobot_presets.japan import JAPAN
from unobot_presets.japan11 import JAPAN11
from unobot_presets.mainland import MAINLAND
from unobot_presets.official112 import OFFICIAL112
from unobot_presets.taiwan import TAIWAN
from unobot_presets.unoplus import UNOPLUS
from unobot_presets.wild4uno import WILD4UNO

PRESETS: Sequence[Preset] = (CLASSIC, OFFICIAL112, TAIWAN, MAINLAND, JAPAN, JAPAN11, DUO, WILD4UNO, UNOPLUS)


@hookimpl
def unobot_presets() -> Sequence[Preset]:
    """The presets."""
    return PRESETS
