"""What of all that is installed has a word in its name or in what is said of it."""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from inspect import cleandoc
from typing import Any, Final

from uno_engine import BUILT_IN, BadTable, Catalogue, Kind, Rule
from unobot.document import plain
from unobot.messages.texts import Texts
from unobot.plugins import Brought, Plugins
from unobot.plugins.catalogue import catalogue

_ENGINE: Final = "unobot"
_TYPED: Final = {"base": "{}", "part": "{}", "match": "{}", "house": "+{}", "deck": "+{}"}
_CALLED: Final = {"base": "game", "part": "part", "match": "match", "house": "rule", "deck": "deck"}


@dataclass(frozen=True, slots=True)
class SearchHit:
    """One thing: its kind (`rule`), its name as it is typed, the plugin that brings it, and what is said of it."""

    kind: str
    name: str
    plugin: str
    about: str

    def __str__(self) -> str:
        return f"{self.kind} {self.name}, of {self.plugin}: {self.about}"


def search(plugins: Plugins, word: str) -> list[SearchHit]:
    """All that has the word, whatever its case; cards last."""
    wanted = word.casefold()
    return [
        found
        for found in _everything(plugins)
        if wanted in f"{found.kind} {found.name} {found.plugin} {found.about}".casefold()
    ]


def _everything(plugins: Plugins) -> Iterator[SearchHit]:
    texts = Texts(plugins.brought.texts)
    for plugin in plugins.loaded:
        module = sys.modules.get(plugin.module.partition(":")[0])
        yield SearchHit("plugin", plugin.name, plugin.name, _sentence(module))
        yield from _of_one(plugin.name, plugin.brought, texts)
    yield from (_rule(rule, _ENGINE) for rule in BUILT_IN)
    yield from _cards(plugins)


def _of_one(name: str, brought: Brought, texts: Texts) -> Iterator[SearchHit]:
    for rule in (*brought.base_rules.values(), *brought.rules.values()):
        yield _rule(rule, name)
    for preset in brought.presets.values():
        yield SearchHit("preset", preset.id, name, preset.about)
    for command in brought.commands:
        help_ = f"help-{command}"
        about = plain(texts.say("en", help_, p="!")) if texts.has(help_) else ""
        yield SearchHit("command", f"!{command}", name, about)
    for player, factory in brought.players.items():
        yield SearchHit("player", player, name, _sentence(factory))
    for network, adapter in brought.adapters.items():
        yield SearchHit("network", network, name, _sentence(adapter.settings))


def _rule(rule: type[Rule], plugin: str) -> SearchHit:
    return SearchHit(_CALLED[rule.role], _TYPED[rule.role].format(rule.id), plugin, _sentence(rule))


def _cards(plugins: Plugins) -> Iterator[SearchHit]:
    """Every kind of card but numbers, with the first table that has it."""
    known = catalogue(plugins)
    owners = {rule: name for kind in ("base_rules", "rules") for rule, name in plugins.bringing(kind).items()}
    seen: set[Kind] = set()
    for line in _tables(known):
        for kind, owner in _kinds(known, line, owners):
            if kind not in seen and kind.number is None:
                seen.add(kind)
                yield SearchHit(
                    "card", kind.symbol, owner, f"{kind.name}, {kind.points} points (!uno {line})"
                )


def _tables(known: Catalogue) -> Iterator[str]:
    """Every preset, and every deck on the first preset that it can be added to."""
    yield from known.presets
    for rule in known.rules.values():
        if rule.role == "deck":
            yield from (f"{preset} +{rule.id}" for preset in known.presets)


def _kinds(known: Catalogue, line: str, owners: Mapping[str, str]) -> Iterator[tuple[Kind, str]]:
    """The kinds of cards of a table; none if there is no such table. A deck's owner is that of the last word."""
    try:
        rules = known.compose(line)
    except BadTable:
        return
    word = line.rpartition("+")[2]
    owner = owners.get(word) or owners.get(rules.base.id) or _ENGINE
    yield from ((card.kind, owner) for card in rules.deck.counts)


def _sentence(thing: Any) -> str:
    """The first sentence of what is said of it; nothing if that is only what Python itself says."""
    told = cleandoc(getattr(thing, "__doc__", None) or "")
    own = getattr(thing, "__name__", None)
    return "" if own and told.startswith(f"{own}(") else " ".join(told.split("\n\n", 1)[0].split())
