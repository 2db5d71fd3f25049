"""What one plugin brings: its hooks called, and their answers looked at, before anything of it is used."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from uno_engine import BaseRule, Kind, PlayerFactory, Preset, Rule
from unobot.commands import Command
from unobot.commands.feature import Feature
from unobot.config import FeatureSettings
from unobot.messages.pictures import Figure
from unobot.messages.pictures import named as figures_by_name
from unobot.messages.voice import Tellers
from unobot.plugins.flaws import Flaw
from unobot.plugins.parts import AdapterFactory

Call = Callable[[str], Sequence[Any]]
"""Calls one plugin's hook and gives the answers: none if the plugin does not have it, else one."""


class Unusable(Exception):
    """A plugin cannot be used; the text says why, and `flaws` what is wrong in it, if that is known in detail."""

    def __init__(self, why: str, flaws: Sequence[Flaw] = ()) -> None:
        super().__init__(why)
        self.flaws = tuple(flaws)


@dataclass(frozen=True, slots=True)
class Brought:
    """All that one plugin, or all together, bring to the bot, by name."""

    adapters: Mapping[str, AdapterFactory[Any]] = field(default_factory=dict)
    base_rules: Mapping[str, type[BaseRule]] = field(default_factory=dict)
    rules: Mapping[str, type[Rule]] = field(default_factory=dict)
    presets: Mapping[str, Preset] = field(default_factory=dict)
    texts: tuple[Path, ...] = ()
    tellers: Tellers = field(default_factory=Tellers)
    commands: Mapping[str, Command] = field(default_factory=dict)
    players: Mapping[str, PlayerFactory] = field(default_factory=dict)
    figures: Mapping[str, Figure] = field(default_factory=dict)
    features: Mapping[str, Feature] = field(default_factory=dict)

    def names(self) -> dict[str, tuple[str, ...]]:
        """What is brought, by kind: `{"rules": ("stack", "jump-in")}`."""
        found = {each.name: tuple(map(str, getattr(self, each.name))) for each in fields(self)}
        return {kind: names for kind, names in found.items() if names}

    def declared(self) -> FeatureSettings:
        """The settings of the operator that the features declare."""
        features = self.features.values()
        return FeatureSettings(
            {each.name: each.settings for each in features if each.settings is not None},
            tuple(each.table_settings for each in features if each.table_settings is not None),
        )

    def settable(self) -> list[str]:
        """Return what people and rooms can set of the features."""
        return [name for each in self.features.values() for name in {**each.own, **each.of_rooms}]

    def all_rules(self) -> tuple[type[Rule], ...]:
        """Return all rules, base rules first."""
        return (*self.base_rules.values(), *self.rules.values())

    def clash(self, other: "Brought") -> str | None:
        """The first thing that both bring under one name, `rule stack`, or None. Folders of texts never clash."""
        for kind, ours, theirs in (
            ("adapter", self.adapters, other.adapters),
            ("rule", {**self.base_rules, **self.rules}, {**other.base_rules, **other.rules}),
            ("preset", self.presets, other.presets),
            ("command", self.commands, other.commands),
            ("player", self.players, other.players),
            ("figure", self.figures, other.figures),
            ("feature", self.features, other.features),
            ("setting", self.declared().keys, other.declared().keys),
            ("!set", self.settable(), other.settable()),
        ):
            if shared := [name for name in ours if name in theirs]:
                return f"{kind} {shared[0]}"
        told = self.tellers.clash(other.tellers)
        return f"teller {told}" if told else None

    def plus(self, other: "Brought") -> "Brought":
        """Return what both bring, in one; of the same name the other's counts."""
        both = ((each.name, getattr(self, each.name), getattr(other, each.name)) for each in fields(self))
        joined: dict[str, Any] = {
            name: {**ours, **theirs} for name, ours, theirs in both if isinstance(ours, Mapping)
        }
        return Brought(**joined, texts=(*self.texts, *other.texts), tellers=self.tellers.plus(other.tellers))


def ask(call: Call) -> Brought:
    """Call all hooks of a plugin but the listeners. Raises `Unusable`, or whatever the plugin raises."""
    folders = tuple(_listed("unobot_texts", call))
    for folder in folders:
        if not isinstance(folder, Path) or not (folder / "en.ftl").is_file():
            raise Unusable(f"unobot_texts must return folders with an en.ftl; {folder} is none")
    return Brought(
        adapters=_mapped(
            "unobot_adapters",
            call,
            lambda it: isinstance(it, AdapterFactory),
            "unobot.plugins.parts.AdapterFactory",
        ),
        base_rules=_rules("unobot_base_rules", call, BaseRule),
        rules=_rules("unobot_rules", call, Rule),
        presets=_named("unobot_presets", call, Preset, "uno_engine.Preset"),
        texts=folders,
        tellers=_tellers("unobot_tellers", call),
        commands=_named("unobot_commands", call, Command, "unobot.commands.Command"),
        players=_mapped("unobot_players", call, callable, "factories"),
        figures=_figures("unobot_figures", call),
        features=_named("unobot_features", call, Feature, "unobot.commands.feature.Feature"),
    )


def _mapped(hook: str, call: Call, fits: Callable[[object], bool], what: str) -> dict[str, Any]:
    brought: dict[str, Any] = {}
    for answer in call(hook):
        if not isinstance(answer, Mapping) or not all(
            isinstance(name, str) and fits(item) for name, item in answer.items()
        ):
            raise Unusable(f"{hook} must return a mapping of names to {what}")
        brought.update(answer)
    return brought


def _named(hook: str, call: Call, kind: type, what: str) -> dict[str, Any]:
    items = _listed(hook, call)
    if not all(isinstance(item, kind) for item in items):
        raise Unusable(f"{hook} must return a list of {what}")
    return _unique(hook, items)


def _rules(hook: str, call: Call, base: type[Rule]) -> dict[str, Any]:
    items = _listed(hook, call)
    for item in items:
        known = isinstance(item, type) and issubclass(item, base)
        if not known or not isinstance(getattr(item, "id", None), str):
            raise Unusable(
                f"{hook} must return classes derived from uno_engine.{base.__name__}, with an `id`"
            )
    return _unique(hook, items)


def _unique(hook: str, items: Iterable[Any]) -> dict[str, Any]:
    """The items by their names, or ids."""
    brought: dict[str, Any] = {}
    for item in items:
        name = item.name if isinstance(item, Command | Feature) else item.id
        if name in brought:
            raise Unusable(f"{hook} brings {name} twice")
        brought[name] = item
    return brought


def _listed(hook: str, call: Call) -> list[Any]:
    items: list[Any] = []
    for answer in call(hook):
        if isinstance(answer, str | bytes) or not isinstance(answer, Sequence):
            raise Unusable(f"{hook} must return a list")
        items.extend(answer)
    return items


def _tellers(hook: str, call: Call) -> Tellers:
    told = Tellers()
    for answer in call(hook):
        if not isinstance(answer, Tellers) or not all(
            isinstance(kind, type) and callable(teller)
            for table in answer.tables()
            for kind, teller in table.items()
        ):
            raise Unusable(f"{hook} must return unobot.messages.voice.Tellers, with functions by class")
        told = told.plus(answer)
    return told


def _figures(hook: str, call: Call) -> dict[str, Figure]:
    brought: dict[str, Figure] = {}
    for answer in call(hook):
        if not isinstance(answer, Mapping) or not all(
            isinstance(kind, Kind) and isinstance(figure, Figure) for kind, figure in answer.items()
        ):
            raise Unusable(
                f"{hook} must return a mapping of uno_engine.Kind to unobot.messages.pictures.Figure"
            )
        brought.update(figures_by_name(answer))
    for name, figure in brought.items():
        if not figure.drawing.is_file():
            raise Unusable(f"{hook} brings {figure.drawing} for {name}, and there is no such file")
    return brought
