"""Telling how scenarios went, to people and to programs."""

import json
from collections.abc import Iterator
from dataclasses import asdict

import typer

from unobot.catalogue import catalogue
from unobot.plugins import Plugins
from unobot.scenario.load import ScenarioError, load
from unobot.scenario.model import Scenario
from unobot.scenario.run import Result, run
from unobot.tables.watchdog import Watchdog
from unobot.wanted import Scenarios


def play_files(wanted: Scenarios, plugins: Plugins) -> int:
    """Play the scenarios of these files and print how each went; 1 if one fails or cannot be read, else 0."""
    try:
        scenarios = list(_chosen(wanted))
    except ScenarioError as error:
        typer.echo(error, err=True)
        return 1
    if not scenarios:
        about = "" if wanted.match is None else f" with {wanted.match!r} in its name"
        typer.echo(f"there is no scenario{about} in {', '.join(map(str, wanted.files))}", err=True)
        return 1
    known = catalogue(plugins)
    failed = 0
    watchdog = Watchdog()
    with watchdog.awake():
        for scenario in scenarios:
            result = run(scenario, known, plugins.brought.texts, watchdog, plugins.brought.tellers)
            failed += not result.passed
            typer.echo(json.dumps(asdict(result), ensure_ascii=False) if wanted.as_json else _line(result))
    if not wanted.as_json:
        typer.echo(f"{len(scenarios) - failed} passed, {failed} failed")
    return 1 if failed else 0


def _chosen(wanted: Scenarios) -> Iterator[Scenario]:
    for file in wanted.files:
        for scenario in load(file):
            if wanted.match is None or wanted.match.casefold() in scenario.name.casefold():
                yield scenario


def _line(result: Result) -> str:
    about = f"{result.name} ({', '.join(result.clauses)})" if result.clauses else result.name
    if result.passed:
        return f"passed  {about}"
    return f"FAILED  {about}\n        {result.message}"
