"""A short run of `make load`: a few tables, both bots, a kill."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.load.__main__ import lost_in
from tests.load.crowd import Crowd
from tests.load.measuring import DidNotFit, Plan, fitting, measure
from tests.load.telling import tables_told


@pytest.mark.long
async def test_all_tables_of_a_short_load_are_answered_and_come_back_after_a_kill(tmp_path: Path) -> None:
    figures = await measure(tmp_path, Plan(tables=4, seconds=1.0, thinks=0.2, seed=1))

    assert lost_in(figures) == 0
    assert all(pace.silent == 0 and pace.commands > 0 for pace in figures.ours.values())
    assert next(tables_told(figures)).startswith("4 tables of four, 4 dealt")


async def test_what_is_answered_late_does_not_count_in_the_next_phase() -> None:
    crowd = Crowd(0, tables=1, seats=2, seed=1)
    late, other = crowd.tables[0].seats
    late.said_at = time.monotonic() - 60
    answered = asyncio.get_running_loop().call_later(0.1, late.answered)

    await crowd._drained()

    assert answered.when() <= asyncio.get_running_loop().time()
    assert [seat.said_at for seat in (late, other)] == [None, None]


def test_what_did_not_fit_is_said() -> None:
    with (
        pytest.raises(DidNotFit, match=r"^300 tables did not fit: the bot needs more than 20 s"),
        fitting(300, "the bot needs more than 20 s to enter its rooms"),
    ):
        raise TimeoutError
