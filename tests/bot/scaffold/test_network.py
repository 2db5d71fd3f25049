"""The network that `unobot new` makes is safe against whoever connects: it is copied into each new network."""

import asyncio
import importlib
import random
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from unobot.adapter import Adapter, Arrived, Departed, Entered, Identity, Network, Outgoing, Room, Said
from unobot.clock import WallClock
from unobot.document import Text
from unobot.kit.new import NewPlugin, ScaffoldNames, make_plugin, start_plugin
from unobot.kit.testing import Ears, MemoryShelf
from unobot.plugins.parts import Means


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The plugin's package."""
    folder = tmp_path_factory.mktemp("made") / "it"
    make_plugin("network", ScaffoldNames.of("some-net", "network"), folder)
    sys.path.insert(0, str(folder))
    try:
        yield importlib.import_module("unobot_some_net")
    finally:
        sys.path.remove(str(folder))


class Client:
    """One raw connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self.writer = reader, writer

    def send(self, line: str) -> None:
        self.writer.write(f"{line}\n".encode())

    async def line(self) -> str:
        """The next line; an empty text when the connection is closed."""
        return (await asyncio.wait_for(self._reader.readline(), 5)).decode().rstrip("\n")

    async def until(self, text: str) -> str:
        while line := await self.line():
            if text in line:
                return line
        raise AssertionError(f"{text!r} has not come")


class Place:
    """A running adapter, and what it tells the bot."""

    def __init__(self, module: Any) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        factory = module.unobot_adapters()["some-net"]
        means = Means(MemoryShelf(), WallClock(), random.Random(1), Path())
        self.adapter: Adapter = factory.open(Network("net"), factory.settings(self.port), means)
        self.ears = Ears()
        self.clients: list[Client] = []

    async def come(self, *lines: str) -> Client:
        client = Client(*await asyncio.open_connection("127.0.0.1", self.port))
        self.clients.append(client)
        for line in lines:
            client.send(line)
        return client

    async def ann(self) -> tuple[Client, Identity]:
        client = await self.come("ann")
        return client, (await self.ears.next(Arrived)).sender.identity

    async def says(self, text: str) -> None:
        await self.adapter.send(Outgoing(1, Network("net"), Room("lobby"), None, (Text(text),)))


@asynccontextmanager
async def running(module: Any) -> AsyncIterator[Place]:
    place = Place(module)
    task = asyncio.create_task(place.adapter.run(place.ears))
    try:
        await place.ears.next(Entered, seconds=5)  # before anybody comes
        yield place
    finally:
        task.cancel()
        done, _ = await asyncio.wait([task], timeout=5)
        for client in place.clients:
            client.writer.close()
            with suppress(ConnectionError):
                await client.writer.wait_closed()
        assert done, "it goes on, though it was cancelled"


Play = Callable[[Callable[[Place], Awaitable[None]]], None]


@pytest.fixture
def play(module: Any) -> Play:
    async def whole(test: Callable[[Place], Awaitable[None]]) -> None:
        async with running(module) as place:
            await test(place)

    return lambda test: asyncio.run(whole(test))


def test_nobody_and_no_line_is_what_was_there_in_an_earlier_run(module: Any) -> None:
    async def told() -> tuple[Identity, str]:
        async with running(module) as place:
            ann, identity = await place.ann()
            ann.send("!hand")
            return identity, (await place.ears.next(Said)).id

    first, second = asyncio.run(told()), asyncio.run(told())

    assert first[0] != second[0]
    assert first[1] != second[1]


def test_everybody_is_let_go_when_the_bot_stops_and_nobody_has_left(module: Any) -> None:
    async def whole() -> None:
        async with running(module) as place:
            ann, _ = await place.ann()
            unnamed = await place.come()
            await asyncio.sleep(0.05)
        assert await ann.line() == await unnamed.line() == ""
        assert not [item for item in place.ears.items if isinstance(item, Departed)]

    asyncio.run(whole())


def test_cancelling_does_not_wait_for_the_server(module: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """From Python 3.12.1 on, what waits for a server to be closed waits for all who are connected."""

    async def forever(_server: asyncio.Server) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(asyncio.Server, "wait_closed", forever)

    async def whole() -> None:
        async with running(module) as place:
            await place.ann()

    asyncio.run(whole())


@pytest.mark.parametrize(
    "name", ["unobot", "UnoBot", "ann", "ANN", "\u0430nn", "a b", "", "x" * 21, "\x1b[2J"]
)
def test_a_name_that_nobody_may_have_is_refused(play: Play, name: str) -> None:
    async def test(place: Place) -> None:
        await place.ann()
        eve = await place.come(name)
        assert "name" in await eve.line()
        assert await eve.line() == ""

    play(test)


def test_what_a_terminal_obeys_reaches_nobody(play: Play) -> None:
    async def test(place: Place) -> None:
        ann, _ = await place.ann()
        eve = await place.come("eve", "a\x1b[2Jb\x07\u202ec\rd")
        assert await ann.until("eve") == "<eve> a[2Jbcd"
        assert (await place.ears.next(Said)).text == "a[2Jbcd"
        eve.send("\x1b")
        eve.send("after")
        assert (await place.ears.next(Said)).text == "after"

    play(test)


def test_a_line_that_is_too_long_is_answered_and_skipped(play: Play) -> None:
    async def test(place: Place) -> None:
        ann, _ = await place.ann()
        for size in (5_000, 300_000):
            ann.send("x" * size)
            ann.send(f"after {size}")
            assert "too long" in await ann.line()
            assert (await place.ears.next(Said)).text == f"after {size}"

    play(test)


def test_the_bot_is_called_by_its_name(play: Play) -> None:
    async def test(place: Place) -> None:
        ann, _ = await place.ann()
        ann.send("unobot: top")
        said = await place.ears.next(Said)
        assert (said.text, said.addressed, said.room) == ("top", True, "lobby")
        ann.send("top")
        assert not (await place.ears.next(Said)).addressed

    play(test)


def test_who_does_not_read_is_cut_off_and_the_others_go_on(play: Play) -> None:
    async def test(place: Place) -> None:
        ann, _ = await place.ann()
        deaf = await place.come("deaf")
        deaf.writer.transport.pause_reading()  # type: ignore[attr-defined]
        who = (await place.ears.next(Arrived)).sender.identity
        for number in range(20_000):
            await place.says(f"{'x' * 1000} {number}")
            await ann.until(f"x {number}")
            if not await place.adapter.reachable(who):
                break
        assert (await place.ears.next(Departed)).identity == who
        await place.says("go on")
        await ann.until("go on")

    play(test)


def test_too_many_are_not_let_in(play: Play) -> None:
    async def test(place: Place) -> None:
        there = [await place.come() for _ in range(200)]
        await asyncio.sleep(0.1)
        eve = await place.come()
        assert "Too many" in await eve.line()
        assert await eve.line() == ""
        there[0].writer.close()
        await asyncio.sleep(0.1)
        await place.ann()

    play(test)


def test_its_page_says_how_it_is_played_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    start_plugin(NewPlugin("network", "other-net", tmp_path / "net"))
    make_plugin("rule", ScaffoldNames.of("some-rule", "rule"), tmp_path / "rule")
    network, rule = ((tmp_path / kind / "README.md").read_text() for kind in ("net", "rule"))

    # the room that `unobot dev` opens is another network
    assert "unobot run --config config.toml --plugin ." in network
    assert "unobot dev" not in network + capsys.readouterr().out
    assert "unobot dev ." in rule
    assert all("\n\n## Work on it\n\n" in page for page in (network, rule))
