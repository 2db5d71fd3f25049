"""`unobot plugins`: what is installed, and whether it runs."""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from inspect import cleandoc
from typing import Annotated, Any, Final

import typer

from uno_engine import BUILT_IN, BadTable, Kind, Rule
from unobot.document import plain
from unobot.messages.texts import Texts
from unobot.plugins import LoadedPlugin, Plugins, catalogue
from unobot.plugins.options import AsJson, OptionalConfigFile, find_plugins

_Word = Annotated[
    str | None,
    typer.Option("--search", metavar="WORD", help="List only things with WORD in their name or description."),
]


def plugins(*, config: OptionalConfigFile = None, search: _Word = None, as_json: AsJson = False) -> None:
    """List installed plugins: what each one adds, or why it can't be loaded.

    Without --config, all installed plugins are listed. The exit status is 1 if any of them is broken.

    With --search, the command lists rules, presets, cards, commands, computer players and networks with WORD in their
    name or description. It names the plugin that each of them comes from. The exit status is 1 if there are none.

    Example: unobot plugins --search "draw four"
    """
    found = find_plugins(config)
    if search is not None:
        hits = find(found, search)
        if as_json:
            typer.echo(json.dumps([asdict(each) for each in hits], indent=2, ensure_ascii=False))
        else:
            none = f"no installed plugin has anything with {search} in its name or description"
            typer.echo("\n".join(map(str, hits)) or none)
        if not hits:
            raise typer.Exit(1)
        return
    if as_json:
        loaded = [
            {
                "name": each.name,
                "module": each.module,
                "version": each.version,
                "api": each.api,
                "notes": list(each.notes),
                "brings": _named(each),
            }
            for each in found.loaded
        ]
        broken = [{"name": each.name, "reason": each.reason} for each in found.broken]
        typer.echo(json.dumps({"loaded": loaded, "broken": broken}, indent=2))
    else:
        lines = []
        for each in found.loaded:
            named = (f"{kind.replace('_', ' ')} {', '.join(names)}" for kind, names in _named(each).items())
            brought = "; ".join(named) or "listens only"
            called = f"{each.name} {each.version}" if each.version else each.name
            made_for = f", api {each.api}" if each.api is not None else ""
            lines.append(f"{called} ({each.module}{made_for}): {brought}")
            lines += (f"    {note}" for note in each.notes)
        lines += [f"{each.name}: broken: {each.reason}" for each in found.broken]
        typer.echo("\n".join(lines) or "no plugins are installed")
    if found.broken:
        raise typer.Exit(1)


def _named(plugin: LoadedPlugin) -> dict[str, tuple[str, ...]]:
    """What it brings by name; of the texts, the languages."""
    languages = {file.stem for folder in plugin.brought.texts for file in folder.glob("*.ftl")}
    named = plugin.brought.names()
    return {**named, "texts": tuple(sorted(languages))} if languages else named


_ENGINE: Final = "unobot"
_TYPED: Final = {"base": "{}", "part": "{}", "match": "{}", "house": "+{}", "deck": "+{}"}
_CALLED: Final = {"base": "game", "part": "part", "match": "match", "house": "rule", "deck": "deck"}


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A thing that was found: its kind (`rule`), its name as it is typed, the plugin that brings it, and what is said of it."""

    kind: str
    name: str
    plugin: str
    about: str

    def __str__(self) -> str:
        return f"{self.kind} {self.name}, of {self.plugin}: {self.about}"


def find(plugins: Plugins, word: str) -> list[SearchHit]:
    """Return all of what is installed that has the word in its name or in what is said of it, whatever its case; cards last."""
    wanted = word.casefold()
    return [
        found
        for found in (*_brought(plugins), *_cards(plugins))
        if wanted in f"{found.kind} {found.name} {found.plugin} {found.about}".casefold()
    ]


def _brought(plugins: Plugins) -> Iterator[SearchHit]:
    texts = Texts(plugins.brought.texts)
    for plugin in plugins.loaded:
        name, brought = plugin.name, plugin.brought
        yield SearchHit("plugin", name, name, _sentence(sys.modules.get(plugin.module.partition(":")[0])))
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
    yield from (_rule(rule, _ENGINE) for rule in BUILT_IN)


def _rule(rule: type[Rule], plugin: str) -> SearchHit:
    return SearchHit(_CALLED[rule.role], _TYPED[rule.role].format(rule.id), plugin, _sentence(rule))


def _cards(plugins: Plugins) -> Iterator[SearchHit]:
    """Every kind of card but numbers, with the first table that has it."""
    known = catalogue(plugins)
    owners = {rule: name for kind in ("base_rules", "rules") for rule, name in plugins.bringing(kind).items()}
    decks = [rule.id for rule in known.rules.values() if rule.role == "deck"]
    seen: set[Kind] = set()
    # every preset, and every deck on the first preset that it can be added to
    for line in (*known.presets, *(f"{preset} +{deck}" for deck in decks for preset in known.presets)):
        try:
            rules = known.compose(line)
        except BadTable:
            continue
        owner = owners.get(line.rpartition("+")[2]) or owners.get(rules.base.id) or _ENGINE
        for card in rules.deck.counts:
            kind = card.kind
            if kind not in seen and kind.number is None:
                seen.add(kind)
                about = f"{kind.name}, {kind.points} points (!uno {line})"
                yield SearchHit("card", kind.symbol, owner, about)


def _sentence(thing: Any) -> str:
    """The first sentence of what is said of it; nothing if that is only what Python itself says."""
    told = cleandoc(getattr(thing, "__doc__", None) or "")
    own = getattr(thing, "__name__", None)
    return "" if own and told.startswith(f"{own}(") else " ".join(told.split("\n\n", 1)[0].split())
