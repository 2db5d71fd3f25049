"""`make damage`: every kind of damage done to a store many times; what was noticed, and what was not.

    make damage ARGS="--seeds 100"

The exit status is 1 if anything was missed.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.damage.stores import Stores
from tests.damage.trial import by_kind, trials


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def main() -> int:
    """Run them all, and print a line for each kind."""
    parser = argparse.ArgumentParser(description="Damage stores on purpose.")
    parser.add_argument("--seeds", type=int, default=30, help="how often each kind is tried")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        stores = Stores.make(Path(folder))
        found = asyncio.run(trials(stores, range(wanted.seeds), Path(folder)))
    for kind, outcomes in by_kind(found):
        _say(f"{kind:36} {', '.join(f'{outcome} {count}' for outcome, count in outcomes.items())}")
    bad = [trial for trial in found if trial.outcome in {"missed", "written"}]
    for trial in bad:
        _say(f"{trial.outcome}: {trial.kind}, seed {trial.seed} {trial.words}")
    _say(f"{len(found)} stores damaged, {len(bad)} missed or written to")
    return 1 if bad else 0


sys.exit(main())
