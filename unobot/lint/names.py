"""Names that a plugin uses for what is not there: rules and options, in its rules and its presets."""

from collections.abc import Collection, Iterator
from typing import TypeAlias

from uno_engine import BadTable, Preset, Rule, Setting
from unobot.lint.subject import Subject
from unobot.messages import wrong_table
from unobot.nearest import nearest
from unobot.plugins.flaws import Flaw, SourceLine, place_in

Settings: TypeAlias = dict[str, list[Setting]]
"""The settings of all rules, by name; several kinds of match have one of the same name."""


def name_flaws(subject: Subject) -> Iterator[Flaw]:
    """Every name of a rule or an option that no plugin brings."""
    settings: Settings = {}
    for rule in subject.known.rules.values():
        for setting in rule.settings:
            settings.setdefault(setting.name, []).append(setting)
    for rule in subject.rules():
        yield from _of_rule(rule, subject.known.rules, settings)
    for preset in subject.brought.presets.values():
        yield from _of_preset(preset, subject, settings)


def _of_rule(rule: type[Rule], rules: Collection[str], settings: Collection[str]) -> Iterator[Flaw]:
    for attribute in ("requires", "includes"):
        yield from _unknown(rule, attribute, getattr(rule, attribute), rules)
    for attribute in ("conflicts", "before"):
        # rules of plugins that need not be there; but not slips of the finger
        slips = [name for name in getattr(rule, attribute) if nearest(name, rules)]
        yield from _unknown(rule, attribute, slips, rules)
    yield from _unknown(rule, "presets", rule.presets, settings)


def _unknown(
    rule: type[Rule], attribute: str, names: Collection[str], known: Collection[str]
) -> Iterator[Flaw]:
    what = "option" if attribute == "presets" else "rule"
    for name in names:
        if name not in known:
            told = f"{rule.__name__}: {attribute} names the {what} {name}, which no plugin brings"
            yield Flaw(attribute, told, _cure(name, known), place_in(rule, attribute))


def _cure(name: str, known: Collection[str]) -> str:
    near = nearest(name, known)
    return f"did you mean {near[0]}?" if near else "install the plugin that does, or leave it out"


def _of_preset(preset: Preset, subject: Subject, settings: Settings) -> Iterator[Flaw]:
    place = _line_with(subject, f'"{preset.id}"')
    for what, names in (("base", (preset.base,)), ("rules", preset.rules), ("match", preset.match)):
        for name in names:
            if name not in subject.known.rules:
                told = f"preset {preset.id}: {what} names the rule {name}, which no plugin brings"
                yield Flaw("preset", told, _cure(name, subject.known.rules), place)
    for option, typed in preset.options.items():
        if option not in settings:
            told = f"preset {preset.id}: no rule has the option {option}"
            yield Flaw("preset", told, _cure(option, settings), place)
        elif wrong := _refused(settings[option], typed, subject):
            yield Flaw("preset", f"preset {preset.id}: option {option} cannot be {typed}", wrong, place)


def _refused(settings: list[Setting], typed: str, subject: Subject) -> str | None:
    """What was expected of an option; None if one of these settings takes this value."""
    wrong: list[BadTable] = []
    for setting in settings:
        try:
            setting.read(typed)
        except BadTable as error:
            wrong.append(error)
    return wrong_table(wrong[0], subject.brought.texts) if len(wrong) == len(settings) else None


def _line_with(subject: Subject, text: str) -> SourceLine | None:
    """The first line of the plugin with that text."""
    for file in subject.sources:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if text in line:
                return SourceLine(file, number)
    return None
