"""`unobot scenario`: rulebook cases from files, played and judged."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from unobot.cli.common import AsJson, OptionalConfigFile, PluginPaths, installed
from unobot.plugins import Plugins
from unobot.wanted import Scenarios

_Files = Annotated[
    list[Path],
    typer.Argument(metavar="FILE", exists=True, readable=True, help="Scenario files, or folders with them."),
]
_Match = Annotated[
    str | None, typer.Option("--match", "-k", metavar="TEXT", help="Only those with TEXT in the name.")
]


def verb(play: Callable[[Scenarios, Plugins], int]) -> Callable[..., None]:
    """The verb; `play` plays the scenarios, prints how each went, and returns 1 if one fails."""

    def scenario(
        *,
        files: _Files,
        match: _Match = None,
        plugin: PluginPaths = None,
        config: OptionalConfigFile = None,
        as_json: AsJson = False,
    ) -> None:
        """Play scenario files, and say which hold.

        With --json one object a scenario is printed: name, clauses, passed, message. The exit status is 1 if one
        fails, or if there is none.

        Example: unobot scenario tests/scenarios/base
        """
        raise typer.Exit(play(Scenarios(tuple(files), match, as_json), installed(config, plugin)))

    return scenario
