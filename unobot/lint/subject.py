"""The plugin that is looked at, and what is there beside it."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from uno_engine import BaseRule, Catalogue, Rule
from unobot.catalogue import catalogue
from unobot.plugins import Brought, Plugins
from unobot.scrutiny import Spoken


@dataclass(frozen=True)
class Subject:
    """A plugin that could be loaded, with its files, and all plugins that are loaded, itself among them."""

    name: str
    brought: Brought
    sources: tuple[Path, ...]
    plugins: Plugins

    @cached_property
    def known(self) -> Catalogue:
        """All rules and presets there are."""
        return catalogue(self.plugins)

    @cached_property
    def spoken(self) -> Spoken:
        """Says what happens at a table in every language there is."""
        return Spoken(self.plugins.brought.texts, self.plugins.brought.tellers)

    @cached_property
    def trees(self) -> Mapping[Path, ast.Module]:
        """The plugin's files, parsed."""
        return trees_of(self.sources)

    def rules(self) -> Iterator[type[Rule] | type[BaseRule]]:
        """The rules that it brings, games among them."""
        yield from self.brought.base_rules.values()
        yield from self.brought.rules.values()


def trees_of(sources: tuple[Path, ...]) -> dict[Path, ast.Module]:
    """These files, parsed; without those that are no Python."""
    found = {}
    for file in sources:
        try:
            found[file] = ast.parse(file.read_text(encoding="utf-8"), str(file))
        except (SyntaxError, ValueError):
            continue  # that it cannot be loaded is told already
    return found
