"""Being stopped while a message is on its way: it is finished, and nothing is left open."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.plugins.matrix.homeserver import said, serving
from tests.reading import good
from tests.servers.matrix.bot import HOME, Book, Bot
from unobot.clock import WallClock
from unobot.plugins.parts import Means
from unobot_matrix import MatrixSettings
from unobot_matrix.adapter import MatrixAdapter
from unobot_matrix.outgoing import MessageSender
from unobot_matrix.wire import Wire


@pytest.mark.parametrize("later", range(5))
async def test_a_message_that_is_finished_while_the_adapter_is_stopped_leaves_no_connection_open(
    later: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Wire] = []
    until_sent = asyncio.Event()
    made = Wire.__init__

    def watched(wire: Wire, homeserver: str, ca_file: Path | None = None) -> None:
        made(wire, homeserver, ca_file)
        opened.append(wire)

    async def slow(_sender: MessageSender, _message: object) -> None:
        await until_sent.wait()

    monkeypatch.setattr(Wire, "__init__", watched)
    monkeypatch.setattr(MessageSender, "_send", slow)
    async with serving(said({"next_batch": "first"})) as server:
        values = {"homeserver": server.url, "user": "@uno:x", "password": "x", "encryption": False}
        book = Book(tmp_path)
        means = Means(book.shelf, WallClock(), random.Random(1), tmp_path)
        bot = Bot(MatrixAdapter(HOME, good(MatrixSettings, values), means), book)
        running = asyncio.create_task(bot.adapter.run(bot))
        await bot.until(lambda _: True)
        sending = asyncio.create_task(bot.say("hello", "!room"))
        await asyncio.sleep(0.01)
        until_sent.set()
        # the race is about single steps of the event loop, so each of them is tried
        for _ in range(later):
            await asyncio.sleep(0)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        await sending
    assert [wire._session for wire in opened] == [None]
