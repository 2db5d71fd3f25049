"""The demo as a newcomer gets it: the real bot, through the real IRC adapter, on our own server."""

from importlib.metadata import entry_points

import pytest

from unobot.demo.bot import demo_bot
from unobot.demo.run import run_demo


@pytest.mark.skipif(
    not entry_points(group="unobot"), reason="unobot is not installed here; make test installs it"
)
async def test_computer_players_play_a_whole_round_by_themselves() -> None:
    lines: list[str] = []
    assert await run_demo(demo_bot, auto=True, seed=3, tell=lines.append) == 0
    assert any("your turn on [" in line for line in lines)
    assert "wins" in lines[-1]
