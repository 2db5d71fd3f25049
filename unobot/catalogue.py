"""All rules and presets there are: the engine's own, and those of the plugins."""

from uno_engine import BUILT_IN, Catalogue
from unobot.plugins import Plugins

FIRST_PRESET = "classic"


def catalogue(plugins: Plugins) -> Catalogue:
    """What tables can be opened with. A table's line that names no preset opens `classic`, or else the first there is."""
    brought = plugins.brought
    presets = sorted(brought.presets.values(), key=lambda preset: preset.id != FIRST_PRESET)
    return Catalogue([*BUILT_IN, *brought.base_rules.values(), *brought.rules.values()], presets)
