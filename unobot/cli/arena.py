"""`unobot arena`: how strong computer players are, measured."""

import os
from collections.abc import Callable
from typing import Annotated

import typer

from unobot.cli.common import AsJson, OptionalConfigFile, PluginPaths, installed
from unobot.plugins import Plugins
from unobot.wanted import Arena

_Tables = Annotated[
    list[str] | None,
    typer.Option(
        "--table",
        metavar="TEXT",
        help="What would follow !uno; several times for several; without it every preset.",
    ),
]
_Players = Annotated[
    list[str] | None,
    typer.Option(
        metavar="KIND,…",
        help="Who plays, the measured kind first; the last one takes the seats that are left. Several times for several contests.",
    ),
]
_Seats = Annotated[
    int, typer.Option(min=0, max=10, metavar="N", help="How many seats; 0: as many as kinds are named.")
]
_Rounds = Annotated[
    int, typer.Option(min=2, metavar="N", help="How many rounds in each contest, rounded up.")
]
_Seed = Annotated[int, typer.Option(metavar="N", help="The same seed gives the same rounds.")]
_Processes = Annotated[
    int, typer.Option(min=0, metavar="N", help="How many processes; 0: as many as there are cores.")
]


def verb(report_contests: Callable[[Arena, Plugins], int]) -> Callable[..., None]:
    """The verb; `report_contests` plays and reports, and returns 1 if something failed."""

    def arena(
        *,
        table: _Tables = None,
        players: _Players = None,
        seats: _Seats = 0,
        rounds: _Rounds = 400,
        seed: _Seed = 1,
        processes: _Processes = 0,
        config: OptionalConfigFile = None,
        plugin: PluginPaths = None,
        as_json: AsJson = False,
    ) -> None:
        """Measure how strong computer players are, one kind against another.

        Each deal is played once from every seat by every kind, so that luck with the cards mostly cancels out. For each contest it prints how many rounds the first kind won, with the 95 % interval and the p-value: how likely it is by luck alone.

        Example: unobot arena --table classic --players hard,normal --rounds 200
        """
        kinds = tuple(_kinds(named) for named in players or ["hard,normal", "normal,easy"])
        wanted = Arena(
            tuple(table or ()), kinds, seats, rounds, seed, processes or os.cpu_count() or 1, as_json
        )
        raise typer.Exit(report_contests(wanted, installed(config, plugin)))

    return arena


def _kinds(named: str) -> tuple[str, ...]:
    return tuple(kind.strip() for kind in named.split(","))
