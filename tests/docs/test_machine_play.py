"""docs/reference/machine-play.md: the program that stands there plays a whole match against itself."""

import asyncio
import sys
from pathlib import Path

from tests.docs.blocks import blocks
from tests.servers.irc_fixtures import ngircd
from tests.servers.ngircd import Ngircd
from tests.servers.whole_bot import QUICK, on, whole_bot
from unobot.store import read

__all__ = ["ngircd"]

(PLAYER,) = (block.text for block in blocks("docs/reference/machine-play.md") if block.title == "player.py")


async def test_the_program_of_the_page_plays_whole_rounds_over_irc(ngircd: Ngircd, tmp_path: Path) -> None:
    program = tmp_path / "player.py"
    program.write_text(PLAYER, encoding="utf-8")
    port = ngircd.port

    async def play(nick: str, *table: str) -> None:
        words = (str(program), "127.0.0.1", str(port), nick, "#uno", "unobot", *table)
        process = await asyncio.create_subprocess_exec(sys.executable, *words)
        try:
            assert await process.wait() == 0
        finally:
            if process.returncode is None:
                process.kill()

    async with whole_bot(on(port, "unobot", "#uno"), tables=QUICK, seed=3) as bot, asyncio.timeout(60):
        players = [asyncio.create_task(play("deep", "rounds=2"))]
        while bot.table("#uno") is None:  # noqa: ASYNC110 - what another process leads to has no event here
            await asyncio.sleep(0.02)
        players.append(asyncio.create_task(play("blue")))
        await asyncio.gather(*players)
        assert bot.table("#uno") is None
        rounds = await bot.bot.store.read(read.latest_rounds)
        assert [each.seats for each in rounds] == ["deep.bot,blue.bot"] * 2
        assert all(each.finished is not None for each in rounds)


def test_the_program_is_as_long_as_the_page_says() -> None:
    assert len([line for line in PLAYER.splitlines() if line]) <= 45
