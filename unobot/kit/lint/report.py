"""`unobot lint`: each plugin that was named is loaded and looked at, and what is found is printed."""

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Annotated

import typer

from unobot.kit.lint.names import adapter_flaws, name_flaws
from unobot.kit.lint.played import played_flaws
from unobot.kit.lint.sources import Subject, source_flaws, trees_of
from unobot.kit.lint.texts import text_flaws
from unobot.plugins import Broken, Flaw, load_plugins
from unobot.plugins.find import FoundPlugins, Uninstalled, find, sources_of
from unobot.plugins.options import AsJson


@dataclass(frozen=True, slots=True)
class Lint:
    """What `unobot lint` is asked for: names of installed plugins, and paths of others; none: all that are installed.

    So many `games` are played at each table.
    """

    plugins: tuple[str, ...]
    games: int
    as_json: bool


@dataclass(frozen=True, slots=True)
class _Report:
    """What was found in one plugin."""

    name: str
    flaws: Sequence[Flaw]


def find_flaws(wanted: Lint, installed: Sequence[EntryPoint] | None = None) -> int:
    """Print what is wrong in the plugins that were named; returns 1 if anything is, or if one of them is missing.

    `installed` are the entry points there are, those of the group `unobot` by default.
    """
    reports = list(_reports(wanted, installed))
    typer.echo(json.dumps(_as_json(reports), indent=2) if wanted.as_json else _as_text(reports))
    return 1 if any(report.flaws for report in reports) else 0


def _reports(wanted: Lint, installed: Sequence[EntryPoint] | None) -> Iterator[_Report]:
    paths = [Path(each) for each in wanted.plugins if _is_path(each)]
    named = [each for each in wanted.plugins if not _is_path(each)]
    found = find(installed, paths)
    plugins = load_plugins([*found.in_order(None), *named], installed, paths)
    at_paths = [name for name, point in found.points.items() if isinstance(point, Uninstalled)]
    wrong = [broken.name for broken in found.broken if broken.name in {path.name for path in paths}]
    for name in dict.fromkeys([*named, *at_paths, *wrong] if wanted.plugins else found.in_order(None)):
        for loaded in plugins.loaded:
            if loaded.name == name:
                yield _Report(
                    name, _looked_at(Subject(name, loaded.brought, _sources(found, name), plugins), wanted)
                )
        for broken in plugins.broken:
            if broken.name == name:
                yield _Report(name, _left_out(broken, found))


def _is_path(said: str) -> bool:
    """Whether it can be no plugin's name."""
    return os.sep in said or said.endswith(".py") or Path(said).exists()


def _sources(found: FoundPlugins, name: str) -> tuple[Path, ...]:
    return sources_of(found.points[name]) if name in found.points else ()


def _left_out(broken: Broken, found: FoundPlugins) -> list[Flaw]:
    """Why it could not be loaded, and what can be seen in its files nevertheless."""
    flaws = broken.flaws or (Flaw("load", broken.reason),)
    return [*flaws, *source_flaws(trees_of(_sources(found, broken.name)))]


def _looked_at(subject: Subject, wanted: Lint) -> list[Flaw]:
    return [
        *name_flaws(subject),
        *source_flaws(subject.trees, subject.rules()),
        *adapter_flaws(subject.trees),
        *text_flaws(subject),
        *played_flaws(subject, wanted.games),
    ]


def _as_text(reports: Sequence[_Report]) -> str:
    lines = [f"{flaw} [{flaw.check}]" for report in reports for flaw in report.flaws]
    return "\n".join([*lines, *(f"{report.name}: {_told(report.flaws)}" for report in reports)])


def _told(flaws: Sequence[Flaw]) -> str:
    return f"{len(flaws)} found" if flaws else "nothing found"


def _as_json(reports: Sequence[_Report]) -> list[dict[str, object]]:
    return [{"plugin": report.name, "found": [_flaw(flaw) for flaw in report.flaws]} for report in reports]


def _flaw(flaw: Flaw) -> dict[str, object]:
    place = flaw.place
    return {
        "check": flaw.check,
        "file": str(place.file) if place is not None else None,
        "line": place.line if place is not None else None,
        "what": flaw.what,
        "instead": flaw.instead,
    }


_Plugins = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="PLUGIN",
        help="The name of an installed plugin; or a module, a package or the folder of a project.",
    ),
]
_Games = Annotated[int, typer.Option(min=0, metavar="N", help="How many rounds are played at each table.")]


def lint(*, plugins: _Plugins = None, games: _Games = 1, as_json: AsJson = False) -> None:
    """Find mistakes in a plugin, line by line.

    Without PLUGIN: in all that are installed. Each is printed as FILE:LINE: what is wrong; what to write instead. Looked at are the classes of rules, hooks, presets, names of rules and options, chance and time that do not come
    from the game, what is kept outside its state, and the texts of each language. Then each preset and each
    rule is played by computer players at two tables, one of which is saved and loaded after every input: both must stay the same.

    The exit status is 1 if anything is found.

    Example: unobot lint house
    """
    raise typer.Exit(find_flaws(Lint(tuple(plugins or ()), games, as_json)))
