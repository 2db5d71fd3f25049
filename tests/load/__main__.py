"""`python -m tests.load`: tables of four on a server without flood control, beside a common bot's plain command; rooms on Synapse.

The common bot answers `!ping` in the same rooms, for the same people. *Silent* are rooms where nobody was answered, *crowd* is how busy
the people's own process was: near 100 % it holds everything up.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from tests.load.homeserver import measure_rooms
from tests.load.measuring import DidNotFit, Figures, Plan, measure
from tests.load.telling import rooms_told, tables_told

_MOST = 1500.0
"""Seconds after which it ends in any case."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; returns 1 if a table was lost, a number of tables did not fit, or time ran out."""
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--tables", nargs="*", type=int, default=[10, 100, 300, 1000])
    parser.add_argument("--rooms", type=int, default=50, help="on Synapse")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each pace is measured")
    parser.add_argument("--thinks", type=float, default=5.0, help="seconds that people think at human pace")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    plans = [Plan(tables, chosen.seconds, chosen.thinks, chosen.seed) for tables in chosen.tables]
    try:
        return asyncio.run(_all(plans, chosen.rooms, chosen.seconds, chosen.thinks))
    except TimeoutError:
        _print(["not finished in time: fewer tables at once, or a quiet machine"])
        return 1


async def _all(plans: Sequence[Plan], rooms: int, seconds: float, thinks: float) -> int:
    lost = 0
    async with asyncio.timeout(_MOST):
        for plan in plans:
            try:
                with tempfile.TemporaryDirectory() as folder:
                    figures = await measure(Path(folder), plan)
            except DidNotFit as trouble:
                _print([str(trouble)])
                lost += plan.tables
                continue
            _print(tables_told(figures))
            lost += lost_in(figures)
        if rooms:
            with tempfile.TemporaryDirectory() as folder:
                found = await measure_rooms(Path(folder), rooms, seconds, thinks)
            _print(rooms_told(found))
            lost += rooms - found.back
    return 1 if lost else 0


def lost_in(figures: Figures) -> int:
    """How many tables were not dealt, not back after the crash, or not played at then."""
    return 2 * figures.tables - figures.dealt - figures.back + figures.silent


def _print(lines: Iterable[str]) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
