"""`unobot lint`: find mistakes in plugins before anybody plays with them, and print them."""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Annotated

import typer

from unobot.kit.lint.bodies import answer_flaws, hand_flaws, unused_flaws
from unobot.kit.lint.bot_side import adapter_flaws, default_flaws, waiting_flaws
from unobot.kit.lint.rooms import room_flaws
from unobot.kit.lint.source import Subject, Surroundings, parse_files, rule_classes, rule_files, rule_flaws
from unobot.kit.lint.tables import Recorded, name_flaws, order_flaws, play_flaws
from unobot.kit.lint.texts import text_flaws, translated
from unobot.kit.lint.unsaid import form_flaws, unsaid_flaws
from unobot.kit.lint.wheel import wheel_flaws
from unobot.kit.lint.words import card_flaws, word_flaws
from unobot.plugins import Flaw, load_plugins
from unobot.plugins.find import Uninstalled, find, sources_of
from unobot.plugins.flaws import place_of_error
from unobot.plugins.options import AsJson

_ALL = 100
"""Percent."""


@dataclass(frozen=True, slots=True)
class Lint:
    """What `unobot lint` is asked for: names of installed plugins, and paths of others; none: all that are installed.

    So many `games` are played at each table.
    """

    plugins: tuple[str, ...]
    games: int
    as_json: bool


def find_flaws(wanted: Lint, installed: Sequence[EntryPoint] | None = None) -> int:
    """Print what is wrong in the plugins that were named; returns 1 if anything is, or if one of them is missing.

    `installed` are the entry points there are, those of the group `unobot` by default.
    """
    reports = _reports(wanted, installed)
    if wanted.as_json:
        listed = [
            {
                "plugin": name,
                "found": [
                    {
                        "check": flaw.check,
                        "file": None if flaw.place is None else str(flaw.place.file),
                        "line": None if flaw.place is None else flaw.place.line,
                        "what": flaw.what,
                        "instead": flaw.instead,
                    }
                    for flaw in flaws
                ],
                "translated": languages,
            }
            for name, flaws, languages in reports
        ]
        typer.echo(json.dumps(listed, indent=2))
    else:
        lines = [f"{flaw} [{flaw.check}]" for _, flaws, _ in reports for flaw in flaws]
        for name, flaws, languages in reports:
            lacking = sorted({percent for percent in languages.values() if percent < _ALL}, reverse=True)
            parts = [
                f"; {percent} % of {', '.join(each for each in languages if languages[each] == percent)}"
                for percent in lacking
            ]
            lines.append(f"{name}: {f'{len(flaws)} found' if flaws else 'nothing found'}{''.join(parts)}")
        typer.echo("\n".join(lines))
    return 1 if any(flaws for _, flaws, _ in reports) else 0


def _reports(
    wanted: Lint, installed: Sequence[EntryPoint] | None
) -> list[tuple[str, list[Flaw], dict[str, int]]]:
    """Return each plugin's name, its flaws, and how many percent of its messages each language has."""
    # what can be no plugin's name is a path
    at = [each for each in wanted.plugins if os.sep in each or each.endswith(".py") or Path(each).exists()]
    named = [each for each in wanted.plugins if each not in at]
    paths = [Path(each) for each in at]
    found = find(installed, paths)
    plugins = load_plugins([*found.in_order(None), *named], installed, paths)
    at_paths = [name for name, point in found.points.items() if isinstance(point, Uninstalled)]
    around, recorded = Surroundings(plugins), list[Recorded]()
    reports: list[tuple[str, list[Flaw], dict[str, int]]] = []
    wrong = [broken.name for broken in found.broken if broken.name in {path.name for path in paths}]
    for name in dict.fromkeys([*named, *at_paths, *wrong] if wanted.plugins else found.in_order(None)):
        sources = sources_of(found.points[name]) if name in found.points else ()
        for loaded in plugins.loaded:
            if loaded.name == name:
                subject = Subject(name, loaded.brought, sources, around)
                recorded.append([])
                reports.append((name, _flaws_in(subject, wanted.games, recorded[-1]), translated(subject)))
        for broken in plugins.broken:
            if broken.name == name:
                # why it could not be loaded, and what can be seen in its files nevertheless
                flaws = [*(broken.flaws or (Flaw("load", broken.reason),))]
                recorded.append([])
                reports.append((name, [*flaws, *rule_flaws(parse_files(sources))], {}))
    again = order_flaws(recorded, plugins)
    return [
        (name, flaws + found_there, languages)
        for (name, flaws, languages), found_there in zip(reports, again, strict=True)
    ]


def _flaws_in(subject: Subject, games: int, recorded: Recorded) -> list[Flaw]:
    """Return all that is wrong with a plugin, and add its rounds that went well to `recorded`.

    A check in which its code fails says so, and the others go on.
    """
    trees, rules, brought = subject.trees, subject.rules(), subject.brought
    looked_at = rule_files(trees, rule_classes(trees, rules))
    # computer players deal themselves hands that might be
    tells = brought.commands or brought.features
    found: list[Flaw] = []
    checks: list[Callable[[], Iterator[Flaw]]] = [
        lambda: name_flaws(subject),
        lambda: rule_flaws(trees, rules),
        lambda: adapter_flaws(trees),
        lambda: waiting_flaws(trees, looked_at),
        lambda: default_flaws(brought),
        lambda: unused_flaws(trees),
        lambda: answer_flaws(trees),
        lambda: hand_flaws(trees, looked_at if tells else trees.keys()),
        lambda: unsaid_flaws(brought, subject.around.plugins.brought),
        lambda: form_flaws(brought, subject.around.plugins.brought),
        lambda: text_flaws(subject),
        lambda: wheel_flaws(brought),
        lambda: word_flaws(subject),
        lambda: card_flaws(subject),
        # what players try to type in vain would be taken for a round that goes otherwise in another process
        lambda: play_flaws(subject, 0 if any(flaw.check == "cards" for flaw in found) else games, recorded),
        lambda: room_flaws(subject) if games else iter(()),
    ]
    for check in checks:
        try:
            found += check()
        except Exception as error:  # noqa: BLE001 - whatever a plugin does, it is told
            told = f"{type(error).__name__}: {error}"
            found.append(Flaw("load", told, place=place_of_error(error, subject.sources)))
    return found


_Plugins = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="PLUGIN",
        help="The name of an installed plugin; or a module, a package or the folder of a project.",
    ),
]
_Games = Annotated[int, typer.Option(min=0, metavar="N", help="How many rounds to play at each table.")]


def lint(*, plugins: _Plugins = None, games: _Games = 1, as_json: AsJson = False) -> None:
    """Check a plugin for mistakes.

    Without PLUGIN, all installed plugins are checked. Each mistake is printed as FILE:LINE: what is wrong; what to
    write instead. The command checks the classes of rules, hooks, presets, names of rules and options, and the texts
    of each language. It finds chance and time that do not come from the game, and data that a rule stores outside the
    game's state. Then computer players play each preset and each rule at two tables. One of them is saved and loaded
    after every input: both must stay the same. At last a round is played in a room, and each command is given there.

    The exit status is 1 if there is a mistake.

    Example: unobot lint house
    """
    raise typer.Exit(find_flaws(Lint(tuple(plugins or ()), games, as_json)))
