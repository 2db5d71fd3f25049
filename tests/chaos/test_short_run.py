"""A short run of `make chaos`, and that its plan follows from the seed."""

import random

import pytest

from tests.chaos.plan import WEIGHTS, Fault, Run, planned
from tests.chaos.running import Servers, run
from tests.chaos.takeovers import stoppings, takeovers
from tests.servers.postgresql import Postgresql

_KINDS = ("kill", "kill in-commit", "kill after-commit", "kill before-send", "connection cut", "locked")


@pytest.mark.long
async def test_a_few_faults_while_people_play_leave_no_trace() -> None:
    (wanted,) = planned(2, 3, ["ngircd"], ["sqlite"], _KINDS)
    async with Servers(["ngircd"], ["sqlite"]) as servers:
        outcome = await run(servers, wanted, rooms=1, people=3)

    assert outcome.findings == []
    assert outcome.faults.total() == 3


_NEVER_TOLD = "committed, but never told"


@pytest.mark.long
@pytest.mark.parametrize(
    ("flaws", "fault", "count", "found"),
    [
        ("swallow", "freeze", 1, [_NEVER_TOLD]),
        # a line of five that were to be said again
        (
            "forget double leak",
            "kill before-line",
            3,
            [_NEVER_TOLD, "told twice without a mark", "received what"],
        ),
    ],
)
async def test_a_bot_with_flaws_is_found_out(flaws: str, fault: str, count: int, found: list[str]) -> None:
    faults = tuple(Fault(fault, "ngircd", 8.0 / count, 0.0) for _ in range(count))
    async with Servers(["ngircd"], ["sqlite"]) as servers:
        outcome = await run(servers, Run("sqlite", 3, faults), rooms=1, people=3, flaws=flaws)

    assert [words for words in found if any(words in each for each in outcome.findings)] == found


@pytest.mark.long
async def test_a_standby_takes_over_at_its_first_try_from_a_bot_that_stops_in_mid_commit(
    postgresql: Postgresql,
) -> None:
    every = await stoppings(postgresql)
    chosen = [*random.Random(1).sample(every[:-2], 6), every[-1]]

    assert len([each async for each in takeovers(postgresql, chosen)]) == len(chosen)


def test_the_same_seed_gives_the_same_faults() -> None:
    def plan(seed: int) -> object:
        return planned(seed, 100, ["ngircd", "synapse"], ["sqlite", "postgresql"], [*WEIGHTS])

    assert plan(7) == plan(7)
    assert plan(7) != plan(8)


def test_no_fault_of_one_database_is_planned_for_the_other() -> None:
    for each in planned(1, 400, ["ngircd"], ["sqlite", "postgresql"], [*WEIGHTS]):
        other = {"sqlite": "postgresql", "postgresql": "sqlite"}[each.database]
        assert not [fault for fault in each.faults if fault.kind.startswith(other)]
