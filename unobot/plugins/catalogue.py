"""All rules and presets there are: the engine's own, and those of the plugins."""

from collections.abc import Iterator
from contextlib import suppress

from uno_engine import BUILT_IN, BadTable, Catalogue
from unobot.plugins import Brought, Plugins

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
    for plugin in plugins.loaded:
        if plugin.at_path:
            for line in _lines(plugin.brought, known):
                with suppress(BadTable):
                    known.compose(line)
                    return line
    return FIRST_PRESET


def _lines(brought: Brought, known: Catalogue) -> Iterator[str]:
    yield from brought.presets
    added = {"house": "+", "deck": "+", "match": ""}
    words = [f"{added[rule.role]}{rule.id}" for rule in brought.rules.values() if rule.role in added]
    for chosen in (" ".join(words), *words) if words else ():
        yield from (f"{preset} {chosen}" for preset in known.presets)
