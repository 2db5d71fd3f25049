"""A short run of `make load`: a few tables, both bots, a kill."""

from pathlib import Path

import pytest

from tests.load.__main__ import lost_in
from tests.load.measuring import Plan, measure
from tests.load.telling import tables_told


@pytest.mark.long
async def test_all_tables_of_a_short_load_are_answered_and_come_back_after_a_kill(tmp_path: Path) -> None:
    figures = await measure(tmp_path, Plan(tables=4, seconds=1.0, thinks=0.2, seed=1))

    assert lost_in(figures) == 0
    assert all(pace.silent == 0 and pace.commands > 0 for pace in figures.ours.values())
    assert next(tables_told(figures)).startswith("4 tables of four, 4 dealt")
