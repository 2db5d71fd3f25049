import asyncio
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.bot.demo.fake_bot import GUIDE, KNOWS, FakeBot, fake_bot, start_fake_bot
from unobot.demo import IrcClient, StartBot, auto, run_demo
from unobot.demo.plain import bare
from unobot.wanted import Demo


async def demo(start_bot: StartBot, tell: Callable[[str], None] | None = None, **asked: Any) -> int:
    return await run_demo(start_bot, Demo(**asked), KNOWS, GUIDE, tell=tell)


@pytest.mark.parametrize("seed", range(5))
async def test_three_computer_players_play_a_whole_round(seed: int) -> None:
    bots: list[FakeBot] = []

    @asynccontextmanager
    async def start_bot(host: str, port: int, room: str, /) -> AsyncIterator[str]:
        async with fake_bot(host, port, room, seed, colours=seed % 2 == 0) as bot:
            bots.append(bot)
            yield bot.client.nick

    lines: list[str] = []
    assert await demo(start_bot, lines.append, auto=True, seed=seed) == 0
    (bot,) = bots
    assert bot.over
    assert bot.seats == ["ada", "bela", "cleo"]
    assert {name for name, text in bot.heard if text == "set style plain"} == {"ada", "bela", "cleo"}
    end = next(place for place, line in enumerate(lines) if "wins the round" in line)
    assert lines[end + 1 :] == [bare(line) for line in GUIDE.next()]
    assert any(line.startswith("<ada> !play ") for line in lines)
    assert not any("Your cards" in line or "\x03" in line for line in lines)
    assert bot.refusals == []


async def test_a_round_that_does_not_end_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    @asynccontextmanager
    async def start_bot(host: str, port: int, room: str, /) -> AsyncIterator[str]:
        async with fake_bot(host, port, room) as bot:
            bot.deaf_to = {"deal"}
            yield bot.client.nick

    monkeypatch.setattr(auto, "SECONDS_A_PLAYER", 0.1)
    lines: list[str] = []
    assert await demo(start_bot, lines.append, auto=True, seed=1) == 1
    assert lines[-1].startswith("unobot demo: the round did not end within 0.3 seconds")


async def test_without_a_terminal_the_round_is_played_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False)
    assert await demo(start_fake_bot, seed=3) == 0
    assert "wins the round" in capsys.readouterr().out


def test_a_round_takes_less_than_twenty_seconds() -> None:
    begin = time.monotonic()
    assert asyncio.run(demo(start_fake_bot, lambda _line: None, auto=True, seed=4)) == 0
    assert time.monotonic() - begin < 20


async def test_players_wait_for_a_bot_that_comes_late() -> None:
    @asynccontextmanager
    async def start_bot(host: str, port: int, room: str, /) -> AsyncIterator[str]:
        early = await IrcClient.connect(host, port, "early")
        early.send("JOIN", room)

        async def late() -> None:
            async for message in early.messages():
                if message.verb == "JOIN" and message.nick == "cleo":
                    break
            async with fake_bot(host, port, room, 2):
                await asyncio.Event().wait()

        task = asyncio.create_task(late())
        yield "unobot"
        task.cancel()
        await asyncio.wait({task})
        await early.close()

    assert await demo(start_bot, lambda _line: None, auto=True, seed=2) == 0
