"""All rules and presets there are: the engine's own, and those of the plugins."""

from contextlib import suppress

from uno_engine import BUILT_IN, BadTable, Catalogue
from unobot.plugins import Plugins

FIRST_PRESET = "classic"


def catalogue(plugins: Plugins) -> Catalogue:
    """What tables can be opened with. A table's line that names no preset opens `classic`, or else the first there is."""
    brought = plugins.brought
    presets = sorted(brought.presets.values(), key=lambda preset: preset.id != FIRST_PRESET)
    return Catalogue([*BUILT_IN, *brought.base_rules.values(), *brought.rules.values()], presets)


def line_with(plugins: Plugins) -> str:
    """What may follow `!uno` so that what the plugins named by a path bring is played.

    The first preset of theirs, or else the first preset of all that goes with all their rules, or with one. `classic` if they bring neither.
    """
    known = catalogue(plugins)
    added = {"house": "+", "deck": "+", "match": ""}
    for plugin in plugins.loaded:
        if plugin.at_path:
            rules = plugin.brought.rules.values()
            words = [f"{added[rule.role]}{rule.id}" for rule in rules if rule.role in added]
            chosen = (" ".join(words), *words) if words else ()
            lines = (f"{preset} {each}" for each in chosen for preset in known.presets)
            for line in (*plugin.brought.presets, *lines):
                with suppress(BadTable):
                    known.compose(line)
                    return line
    return FIRST_PRESET
