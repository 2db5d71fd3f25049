"""`python -m tests.flood`: how long players wait on servers with their default flood control.

First nobody floods: a table of four is dealt (`deal`), two play (`turns`), while twenty people come (`joins`), while one comes and goes
without end (`cycle`); then five flood those who sit down (`five`). Then 1, 10 and 50 flooders, in the room and in private.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from tests.flood.measuring import GOALS, GROWTH, LIMIT, Figures, Place, Row, measure, measure_row, p95
from tests.servers.inspircd import start_inspircd
from tests.servers.ngircd import start_ngircd
from tests.servers.process import Server

_PLACES: Final[tuple[Place, ...]] = ("room", "private")
_SERVERS: Final[dict[str, Callable[[], Server]]] = {
    "ngircd": lambda: start_ngircd(default_limits=True),
    "inspircd": lambda: start_inspircd(default_limits=True, labels=False),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; returns 1 if a limit is exceeded."""
    parser = argparse.ArgumentParser(prog="python -m tests.flood", description=__doc__)
    parser.add_argument("--servers", nargs="*", choices=[*_SERVERS], default=[*_SERVERS])
    parser.add_argument("--rows", nargs="*", choices=[*GOALS], default=[*GOALS])
    parser.add_argument("--flooders", nargs="*", type=int, default=[1, 10, 50])
    parser.add_argument("--moves", type=int, default=20, help="how many moves are measured in each run")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    failed = 0
    for name in chosen.servers:
        server = _SERVERS[name]()
        try:
            for row in chosen.rows:
                failed += not _run_row(name, server, row, chosen.seed)
            for count in chosen.flooders:
                for place in _PLACES:
                    failed += not _run(name, server, count, place, chosen.moves, chosen.seed)
        finally:
            server.stop()
    return 1 if failed else 0


def _run_row(name: str, server: Server, row: str, seed: int) -> bool:
    what, most = GOALS[row]
    try:
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(measure_row(server, Path(folder), row, seed=seed))
    except (AssertionError, TimeoutError) as stuck:
        told, held = f"stands still: {str(stuck).splitlines()[0] if str(stuck) else 'no answer'}", False
    else:
        told, held = _row_told(found, what, most), found.judged <= most
    sys.stdout.write(f"{name:8} {row:7} {'passed' if held else 'FAILED'}  {told}\n")
    sys.stdout.flush()
    return held


def _row_told(row: Row, what: str, most: float) -> str:
    waits = ", ".join(f"{name} {seconds:.2f} s" for name, seconds in row.seconds.items())
    missed = f" ({', '.join(row.unanswered)})" if row.unanswered else ""
    return f"{what}{missed} {row.judged:.2f} (at most {most:g}); {waits}; relay {row.relay:.3f} s, x{row.ratio:.0f}"


def _run(name: str, server: Server, count: int, place: Place, moves: int, seed: int) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(server, Path(folder), count, place, moves, seed=seed))
    held = figures.waited < LIMIT and figures.after - figures.before < GROWTH
    sys.stdout.write(f"{name:8} {count:3} in {place:7} {_told(figures)}{'' if held else '  TOO MUCH'}\n")
    sys.stdout.flush()
    return held


def _told(figures: Figures) -> str:
    return (
        f"answer p95 {p95(figures.answers):6.3f} s, echo p95 {p95(figures.echoes):6.3f} s, "
        f"bot {figures.before:5.1f} -> {figures.after:5.1f} MB"
    )


if __name__ == "__main__":
    sys.exit(main())
