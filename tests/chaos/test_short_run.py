"""A short run of `make chaos`, and that its plan follows from the seed."""

import pytest

from tests.chaos.plan import WEIGHTS, planned
from tests.chaos.running import Servers, run

_KINDS = ("kill", "kill in-commit", "kill after-commit", "kill before-send", "connection cut", "locked")


@pytest.mark.long
async def test_a_few_faults_while_people_play_leave_no_trace() -> None:
    (wanted,) = planned(2, 3, ["ngircd"], ["sqlite"], _KINDS)
    async with Servers(["ngircd"], ["sqlite"]) as servers:
        outcome = await run(servers, wanted, rooms=1, people=3)

    assert outcome.findings == []
    assert outcome.faults.total() == 3


def test_the_same_seed_gives_the_same_faults() -> None:
    def plan(seed: int) -> object:
        return planned(seed, 100, ["ngircd", "synapse"], ["sqlite", "postgresql"], [*WEIGHTS])

    assert plan(7) == plan(7)
    assert plan(7) != plan(8)


def test_no_fault_of_one_database_is_planned_for_the_other() -> None:
    for each in planned(1, 400, ["ngircd"], ["sqlite", "postgresql"], [*WEIGHTS]):
        other = {"sqlite": "postgresql", "postgresql": "sqlite"}[each.database]
        assert not [fault for fault in each.faults if fault.kind.startswith(other)]
