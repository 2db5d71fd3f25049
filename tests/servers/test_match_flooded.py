"""A short run of `make flood`: a player is answered at once while ten people flood the bot on a server with its defaults."""

from pathlib import Path

import pytest

from tests.flood.measuring import GROWTH, LIMIT, measure, p50
from tests.servers.ngircd import Ngircd


@pytest.mark.long
async def test_a_player_is_answered_within_a_second_while_ten_people_flood_the_room(
    strict_ngircd: Ngircd, tmp_path: Path
) -> None:
    figures = await measure(strict_ngircd, tmp_path, 10, "room", 4, seed=1, thinks=3.0)

    assert len(figures.answers) == 4
    # one of four may wait for its turn in the pace; `make flood` has enough of them to judge the slowest
    assert p50(figures.answers) - p50(figures.echoes) < LIMIT
    assert figures.after - figures.before < GROWTH
