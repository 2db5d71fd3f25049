import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.bot.demo.fake_bot import FakeBot, fake_bot, start_fake_bot
from unobot.demo import IrcClient, run_demo
from unobot.demo import run as run_module


@pytest.mark.parametrize("seed", range(5))
async def test_three_computer_players_play_a_whole_round(seed: int) -> None:
    bots: list[FakeBot] = []

    @asynccontextmanager
    async def start_bot(host: str, port: int, room: str, /) -> AsyncIterator[str]:
        async with fake_bot(host, port, room, seed, colours=seed % 2 == 0) as bot:
            bots.append(bot)
            yield bot.client.nick

    lines: list[str] = []
    assert await run_demo(start_bot, auto=True, seed=seed, tell=lines.append) == 0
    (bot,) = bots
    assert bot.over
    assert bot.seats == ["ada", "bela", "cleo"]
    assert {name for name, text in bot.heard if text == "set style plain"} == {"ada", "bela", "cleo"}
    assert "wins the round" in lines[-1]
    assert any(line.startswith("<ada> !play ") for line in lines)
    assert not any("Your cards" in line or "\x03" in line for line in lines)
    assert not [why for _, why in bot.refusals if "catch" not in why]


async def test_a_round_that_does_not_end_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    @asynccontextmanager
    async def start_bot(host: str, port: int, room: str, /) -> AsyncIterator[str]:
        async with fake_bot(host, port, room) as bot:
            bot.deaf_to = {"deal"}
            yield bot.client.nick

    monkeypatch.setattr(run_module, "LIMIT_SECONDS", 0.3)
    lines: list[str] = []
    assert await run_demo(start_bot, auto=True, seed=1, tell=lines.append) == 1
    assert lines[-1].startswith("unobot demo: the round did not end within 0.3 seconds")


async def test_without_a_terminal_the_round_is_played_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False)
    assert await run_demo(start_fake_bot, seed=3) == 0
    assert "wins the round" in capsys.readouterr().out


def test_a_round_takes_less_than_twenty_seconds() -> None:
    begin = time.monotonic()
    assert asyncio.run(run_demo(start_fake_bot, auto=True, seed=4, tell=lambda _line: None)) == 0
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

    assert await run_demo(start_bot, auto=True, seed=2, tell=lambda _line: None) == 0
