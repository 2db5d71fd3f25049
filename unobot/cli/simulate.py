"""`unobot simulate`: many rounds, fast, for authors of rules."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from unobot.catalogue import line_with
from unobot.cli.common import AsJson, OptionalConfigFile, PluginPaths, installed
from unobot.plugins import Plugins
from unobot.wanted import Simulation

_Table = Annotated[
    str | None,
    typer.Option(
        metavar="TEXT",
        help="What would follow !uno: preset, options, rules; without it classic, or what --plugin brings.",
    ),
]
_Players = Annotated[int, typer.Option(min=2, max=10, metavar="N", help="How many seats.")]
_Games = Annotated[int, typer.Option(min=1, metavar="N", help="How many rounds.")]
_Seed = Annotated[int, typer.Option(metavar="N", help="The same seed gives the same rounds.")]
_Kinds = Annotated[
    str,
    typer.Option(
        "--players-are",
        metavar="KIND,…",
        help="Kinds of computer players (unobot plugins lists them), seat by seat; the last repeats.",
    ),
]
_NoCheck = Annotated[
    bool, typer.Option("--no-check", help="Do not check the invariants after every input; faster.")
]
_Strict = Annotated[
    bool,
    typer.Option(
        "--strict",
        help="Replay each round and compare, save and load it after every input, say it in every language; slow.",
    ),
]
_Failures = Annotated[
    Path,
    typer.Option(
        metavar="FOLDER",
        exists=True,
        file_okay=False,
        help="Where --strict writes a scenario file for each round that fails.",
    ),
]
_Plot = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Write a picture of lengths and wins to this file, NAME.svg."),
]


def verb(simulate_rounds: Callable[[Simulation, Plugins], int]) -> Callable[..., None]:
    """The verb; `simulate_rounds` plays and reports, and returns 1 if an invariant was broken."""

    def simulate(
        *,
        table: _Table = None,
        players: _Players = 4,
        games: _Games = 1000,
        seed: _Seed = 1,
        players_are: _Kinds = "random",
        no_check: _NoCheck = False,
        strict: _Strict = False,
        failures: _Failures = Path(),
        plot: _Plot = None,
        plugin: PluginPaths = None,
        config: OptionalConfigFile = None,
        as_json: AsJson = False,
    ) -> None:
        """Let computer players play many rounds, and report.

        The invariants are checked after every input: no card is lost or doubled, nobody is shown a card without a right to it, somebody can always act, and it ends. The report has games, turns (a player's play or draw that the turn asked for), plays (every card laid),
        seconds, games, turns and plays per second, the distribution of lengths, and wins by seat and by kind of player.

        Example: unobot simulate --table "classic cards=9" --games 100
        """
        kinds = tuple(kind.strip() for kind in players_are.split(","))
        plugins = installed(config, plugin)
        line = table or line_with(plugins)
        wanted = Simulation(line, players, games, seed, kinds, not no_check, as_json, plot, strict, failures)
        raise typer.Exit(simulate_rounds(wanted, plugins))

    return simulate
