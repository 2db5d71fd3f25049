"""`unobot scenario`: rulebook cases from files, played and judged."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from unobot.cli.common import AsJson, OptionalConfigFile, PluginPaths, installed
from unobot.kit.scenario.schema import schema
from unobot.plugins import Plugins
from unobot.wanted import Scenarios

_Files = Annotated[
    list[Path],
    typer.Argument(metavar="FILE", exists=True, readable=True, help="Scenario files, or folders with them."),
]
_Match = Annotated[
    str | None, typer.Option("--match", "-k", metavar="TEXT", help="Only those with TEXT in the name.")
]


def _print_schema(wanted: bool) -> None:  # noqa: FBT001  # so typer calls it
    if wanted:
        typer.echo(json.dumps(schema(), indent=2, ensure_ascii=False))
        raise typer.Exit


def verb(play: Callable[[Scenarios, Plugins], int]) -> Callable[..., None]:
    """The verb; `play` plays the scenarios, prints how each went, and returns 1 if one fails."""

    def scenario(
        *,
        files: _Files,
        match: _Match = None,
        plugin: PluginPaths = None,
        config: OptionalConfigFile = None,
        as_json: AsJson = False,
        _schema: Annotated[
            bool,
            typer.Option(
                "--schema",
                callback=_print_schema,
                is_eager=True,
                help="Print the JSON schema of the files, for editors.",
            ),
        ] = False,
    ) -> None:
        """Play scenario files, and say which hold.

        With --json one object a scenario is printed: name, clauses, passed, message, and where the step stands that failed. The exit status is 1 if one
        fails, or if there is none.

        Example: unobot scenario tests/scenarios/base
        """
        raise typer.Exit(play(Scenarios(tuple(files), match, as_json), installed(config, plugin)))

    return scenario
