"""The command `unobot rules`: which presets and rules there are, and what a table with them would play."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from inspect import cleandoc
from typing import Annotated, Final

import typer

from uno_engine import BadTable, Catalogue, Game, Rule, RuleSet
from unobot.document import plain
from unobot.messages import Voice, rules_named, rules_unknown, wrong_table
from unobot.messages.texts import Texts
from unobot.plugins import Plugins, catalogue
from unobot.plugins.options import AsJson, OptionalConfigFile, PluginPaths, fail, find_plugins

_Table = Annotated[
    list[str] | None,
    typer.Argument(metavar="TABLE", help="What you would type after !uno: preset, options, rules."),
]
_Language = Annotated[
    str | None,
    typer.Option(metavar="LANG", help="Describe the rules in this language, as !rules does in a room."),
]

SETTINGS: Final = {"ignore_unknown_options": True}
"""For typer, so that `-stack` is a rule to be left out, and no option."""
_Turn = Annotated[bool, typer.Option("--turn", help="Print the code that plays a turn at this table.")]


@dataclass(frozen=True, slots=True)
class Rules:
    """What was asked for; without `table` the list of all presets and rules. With `language`, as it is said in chat."""

    table: str | None
    language: str | None
    as_json: bool


def rules(
    *,
    table: _Table = None,
    language: _Language = None,
    plugin: PluginPaths = None,
    config: OptionalConfigFile = None,
    as_json: AsJson = False,
    turn: _Turn = False,
) -> None:
    """List presets and house rules, or describe a table.

    Without TABLE, every preset, rule and option is listed. With the name of one rule, that rule is described. With
    other words, the command describes the table that !uno with these words would open. If there is no such table, it
    says why, and the exit status is 1.

    With --language, the command prints the bot's own words for the chat, in English if the bot does not speak that
    language. The output of --json does not depend on the language. With --turn, the command prints the Python code
    that plays a turn at this table, made from the code of the rules.

    Example: unobot rules classic cards=9 target=200
    """
    wanted, plugins = (
        Rules(" ".join(table) if table else None, language, as_json),
        find_plugins(config, plugin),
    )
    raise typer.Exit(describe_turn(wanted.table, plugins) if turn else describe(wanted, plugins))


_ROLES: Final = {
    "match": "Match kinds, by their bare name",
    "house": "House rules, +name",
    "deck": "Decks, +name",
    "base": "Games",
}


def describe(wanted: Rules, plugins: Plugins) -> int:
    """Print all presets and rules, one rule, or what a table plays; 1 if there is no such table."""
    known, texts, named = catalogue(plugins), Texts(plugins.brought.texts), wanted.table
    played: RuleSet | None = None
    if named is not None:
        spelled = known.spelled(named)
        # a rule is meant by its name alone; a preset and its deck are called the same
        bare = spelled if named.startswith("+") else spelled.removeprefix("+")
        named = spelled if bare in known.presets or bare not in known.rules else bare
    if named is not None and (named in known.presets or named not in known.rules):
        try:
            played = known.compose(named)
        except BadTable as error:
            fail(wrong_table(error, plugins.brought.texts))
    as_json: object
    if wanted.as_json:
        if named is None:
            presets = [
                {
                    "name": preset.id,
                    "about": preset.about,
                    "base": preset.base,
                    "rules": list(preset.rules),
                    "options": dict(preset.options),
                    "match": list(preset.match),
                }
                for preset in known.presets.values()
            ]
            as_json = {"presets": presets, "rules": [_rule_as_json(rule) for rule in known.rules.values()]}
        else:
            as_json = (
                _rule_as_json(known.rules[named])
                if played is None
                else {
                    "table": played.line,
                    "preset": played.preset,
                    "cards": len(played.deck),
                    "least_players": played.base.least_seats,
                    "most_players": played.base.room,
                    "rules": [rule.id for rule in played.rules if rule.role != "part"],
                    "options": {
                        one.name: one.write(played.options[one.name])
                        for rule in played.rules
                        for one in rule.settings
                    },
                }
            )
        typer.echo(json.dumps(as_json, indent=2))
    elif wanted.language is not None:
        # what the bot answers to `!rules` in a room of that language
        if not texts.speaks(wanted.language):
            there = ", ".join(texts.languages)
            typer.echo(
                f"The bot does not speak {wanted.language} (it speaks: {there}); in English:", err=True
            )
        voice, word = Voice(texts, wanted.language), named or "list"
        for line in rules_named(voice, known, word) or [rules_unknown(voice, known, word)]:
            typer.echo(plain(line))
    elif played is not None:
        typer.echo("\n".join(_table(known, played)))
    else:
        typer.echo("\n".join(_list(known) if named is None else _rule(known.rules[named])))
    return 0


def describe_turn(table: str | None, plugins: Plugins) -> int:
    """Print the code by which a table's turns are taken; 1 if there is no such table."""
    try:
        rules = catalogue(plugins).compose(table or "")
    except BadTable as error:
        fail(wrong_table(error, plugins.brought.texts))
    text = Game.turn_code(rules).text
    typer.echo(text or f"At {rules.line}, the methods of the rules play each turn themselves.", nl=not text)
    return 0


def _list(known: Catalogue) -> Iterator[str]:
    yield "Presets"
    for preset in known.presets.values():
        yield f"  {preset.id}: {preset.about}"
    for role, title in _ROLES.items():
        rules = [rule for rule in known.rules.values() if rule.role == role]
        if rules:
            yield f"\n{title}"
            yield from (f"  {rule.id}: {_sentence(rule)}" for rule in rules)
    yield "\nOptions, name=value"
    for rule in known.rules.values():
        yield from (f"  {line}" for line in _settings(rule))


def _rule(rule: type[Rule]) -> Iterator[str]:
    yield f"{rule.id} ({rule.role})"
    yield cleandoc(rule.__doc__ or "")
    if rule.requires:
        yield f"Needs: {', '.join(rule.requires)}"
    if rule.includes:
        yield f"Includes: {', '.join(rule.includes)}"
    if rule.conflicts:
        yield f"Cannot be combined with: {', '.join(rule.conflicts)}"
    yield from (f"  {line}" for line in _settings(rule))


def _settings(rule: type[Rule]) -> Iterator[str]:
    for setting in rule.settings:
        yield f"{setting.name}={setting.write(setting.default)}: {setting.about}"


def _rule_as_json(rule: type[Rule]) -> Mapping[str, object]:
    return {
        "name": rule.id,
        "role": rule.role,
        "about": cleandoc(rule.__doc__ or ""),
        "requires": list(rule.requires),
        "includes": list(rule.includes),
        "conflicts": list(rule.conflicts),
        "options": [
            {"name": one.name, "default": one.write(one.default), "about": one.about} for one in rule.settings
        ],
    }


def _sentence(rule: type[Rule]) -> str:
    return cleandoc(rule.__doc__ or "").split("\n", 1)[0]


def _table(known: Catalogue, rules: RuleSet) -> Iterator[str]:
    preset = known.presets[rules.preset]
    yield f"{rules.line}: {preset.about}"
    seats = " to ".join(map(str, dict.fromkeys((rules.base.least_seats, rules.base.room))))
    yield f"{len(rules.deck)} cards, {seats} players"
    for rule in rules.rules:
        if rule.role != "part":
            yield f"  {rule.id}: {_sentence(type(rule))}"
    settings = {one.name: one for rule in rules.rules for one in rule.settings}
    changed = [one for name, one in settings.items() if rules.options[name] != one.default]
    if changed:
        yield "Options other than usual"
        yield from (
            f"  {one.name}={one.write(rules.options[one.name])} (default {one.write(one.default)}): {one.about}"
            for one in changed
        )
