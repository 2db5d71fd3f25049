"""`python -m tests.chaos`: faults on the real bot while people play at several tables, and proofs that nothing came of them."""

import argparse
import asyncio
import signal
import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Final

from tests.chaos.plan import WEIGHTS, planned
from tests.chaos.running import DATABASES, NETWORKS, Outcome, Servers, run
from tests.chaos.takeovers import stoppings, takeovers
from tests.servers.postgresql import Postgresql

_TAKEN_OVER: Final = 6.0
"""Seconds within which a standby must have written something after the bot before it has stopped."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Commit the faults of a seed and print what came of them; returns 1 if there is a finding."""
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--faults", type=int, default=1000)
    parser.add_argument(
        "--takeovers",
        type=int,
        default=10**6,
        help="of a bot that stops in a commit, as many as there are messages",
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--networks", nargs="*", choices=NETWORKS, default=[*NETWORKS])
    parser.add_argument("--databases", nargs="*", choices=DATABASES, default=[*DATABASES])
    parser.add_argument("--kinds", nargs="*", choices=[*WEIGHTS], default=[*WEIGHTS])
    parser.add_argument("--rooms", type=int, default=2, help="tables on each network")
    parser.add_argument("--people", type=int, default=3, help="players at each table")
    parser.add_argument(
        "--verbose", action="store_true", help="tell each fault, and how long play took to go on"
    )
    parser.add_argument(
        "--patience",
        type=float,
        default=60.0,
        help="seconds in which each table must play on; more for a busy machine",
    )
    parser.add_argument("--keep", help="a folder for the logs of runs with findings")
    try:
        return asyncio.run(_main(parser.parse_args(arguments)))
    except asyncio.CancelledError:
        return 1


async def _main(chosen: argparse.Namespace) -> int:
    if (task := asyncio.current_task()) is not None:
        # ended like this, too, it leaves no server behind
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    began = time.monotonic()
    _say(f"seed {chosen.seed}: {chosen.faults} faults on {', '.join(chosen.networks)}")
    tell = _say if chosen.verbose else _keep_quiet
    total = Outcome(Counter(), [])
    async with Servers(chosen.networks, chosen.databases) as servers:
        if servers.cluster is not None:
            total.findings += await _take_over(servers.cluster, chosen.takeovers)
        for each in planned(chosen.seed, chosen.faults, chosen.networks, chosen.databases, chosen.kinds):
            outcome = await run(
                servers, each, chosen.rooms, chosen.people, chosen.keep, chosen.patience, tell
            )
            total.add(outcome)
            done = f"{total.faults.total()}/{chosen.faults}"
            _say(f"{done} {each.database} (run {each.seed}), {time.monotonic() - began:.0f} s: {outcome}")
    for kind, count in sorted(total.faults.items()):
        _say(f"{count:5} {kind}")
    seconds = time.monotonic() - began
    _say(
        f"seed {chosen.seed}: {total.faults.total()} faults in {seconds:.0f} s, {len(total.findings)} findings"
    )
    return 1 if total.findings else 0


async def _take_over(cluster: Postgresql, most: int) -> list[str]:
    """Let a standby take over from a bot that stops at each message of a commit; tell how long that took, and what took too long."""
    wanted = (await stoppings(cluster))[:most]
    took = {str(each): seconds async for each, seconds in takeovers(cluster, wanted)}
    if took:
        _say(f"{len(took)} takeovers within {max(took.values()):.1f} s")
    return [
        f"{where}: taken over after {seconds:.1f} s"
        for where, seconds in took.items()
        if seconds > _TAKEN_OVER
    ]


def _keep_quiet(_: str) -> None:
    pass


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
