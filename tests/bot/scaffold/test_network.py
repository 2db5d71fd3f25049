"""The network that `unobot new` makes is copied into each new network: whatever its server says, the bot stays."""

import asyncio
import importlib
import json
import random
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from unobot.adapter import (
    Adapter,
    Departed,
    Disconnected,
    Entered,
    Excluded,
    Identity,
    Network,
    Outgoing,
    Refused,
    Renamed,
    Room,
    Said,
    Undeliverable,
)
from unobot.clock import WallClock
from unobot.config import Secret
from unobot.document import Text
from unobot.kit.new import NewPlugin, ScaffoldNames, make_plugin, start_plugin
from unobot.kit.testing import Ears, MemoryShelf
from unobot.plugins.parts import Means

LOBBY = Room("lobby")
ANN = {"id": "a1", "name": "ann", "room": "lobby"}


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


class Wire:
    """A server that lets each bot in, or refuses it, and then says what a test wants; `asked` is what the bot asked for."""

    def __init__(self) -> None:
        self.answers = ["welcome"]
        self.asked: asyncio.Queue[dict[str, str]] = asyncio.Queue()
        self._writer: asyncio.StreamWriter | None = None

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readline()
        self._writer = writer
        self.say(what=self.answers.pop(0) if len(self.answers) > 1 else self.answers[0])
        while line := await reader.readline():
            self.asked.put_nowait(json.loads(line))
        writer.close()

    def say(self, line: str = "", **event: Any) -> None:
        assert self._writer is not None
        self._writer.write(f"{line or json.dumps(event)}\n".encode())

    def cut(self) -> None:
        assert self._writer is not None
        self._writer.close()


@asynccontextmanager
async def connected(module: Any, wire: Wire) -> AsyncIterator[tuple[Adapter, Ears, "asyncio.Task[None]"]]:
    server = await asyncio.start_server(wire.serve, "127.0.0.1", 0)
    factory = module.unobot_adapters()["some-net"]
    settings = factory.settings(server.sockets[0].getsockname()[1], Secret("sesame"), rooms=("lobby",))
    means = Means(MemoryShelf(), WallClock(), random.Random(1), Path())
    adapter, ears = factory.open(Network("net"), settings, means), Ears()
    running = asyncio.create_task(adapter.run(ears))
    try:
        yield adapter, ears, running
    finally:
        running.cancel()
        await asyncio.wait([running])
        server.close()


async def test_a_line_that_makes_no_sense_or_is_too_long_is_skipped(module: Any) -> None:
    wire = Wire()
    async with connected(module, wire) as (_, ears, _running):
        assert await wire.asked.get() == {"enter": "lobby"}
        for line in ("{", "[1]", '{"no": 1}', "[" * 2000, "x" * 50_000, '{"what": "pong", "text": "soon"}'):
            wire.say(line)
        wire.say(what="said", text="\u202ea\x1b[2Jb\x07 ", **ANN)
        said = await ears.next(Said)
        assert (said.text, said.sender.name, said.room) == ("a[2Jb", "ann", LOBBY)
        wire.say(what="told", text="unobot: top", **ANN)
        said = await ears.next(Said)
        assert (said.text, said.addressed, said.room) == ("top", True, None)


async def test_what_is_for_somebody_is_for_their_id_as_long_as_they_are_there(module: Any) -> None:
    wire, message = Wire(), Outgoing(1, Network("net"), LOBBY, Identity("a1"), (Text("a hand"),))
    async with connected(module, wire) as (adapter, ears, _):
        assert await wire.asked.get() == {"enter": "lobby"}
        wire.say(what="here", **ANN)
        wire.say(what="entered", room="lobby")
        await ears.next(Entered)
        wire.say(what="renamed", **{**ANN, "name": "anna"})
        assert (await ears.next(Renamed)).sender.name == "anna"
        await adapter.send(message)
        assert await wire.asked.get() == {"tell": "a hand", "id": "a1"}
        wire.say(what="gone", id="a1")
        await ears.next(Departed)
        assert not await adapter.reachable(Identity("a1"))
        with pytest.raises(Undeliverable):
            await adapter.send(message)


async def test_rooms_are_left_and_entered_as_the_operator_wants(module: Any) -> None:
    wire = Wire()
    async with connected(module, wire) as (adapter, ears, _):
        assert await wire.asked.get() == {"enter": "lobby"}
        await adapter.reload_rooms([Room("attic")])
        assert [await wire.asked.get(), await wire.asked.get()] == [{"leave": "lobby"}, {"enter": "attic"}]
        wire.say(what="out", room="attic", text="locked")
        assert await ears.next(Excluded) == Excluded(Network("net"), Room("attic"), "locked")


async def test_a_wrong_password_ends_it_unless_it_was_right_before(module: Any) -> None:
    wire = Wire()
    wire.answers = ["welcome", "no", "welcome"]
    async with connected(module, wire) as (_, ears, running):
        await wire.asked.get()
        wire.cut()
        await ears.next(Disconnected)
        assert await wire.asked.get() == {"enter": "lobby"}
        assert not running.done()
    wire.answers = ["no"]
    async with connected(module, wire) as (_, _ears, running):
        with pytest.raises(Refused, match="password"):
            await running


def test_its_settings_do_not_send_a_password_in_the_clear(module: Any) -> None:
    settings = module.unobot_adapters()["some-net"].settings
    assert list(settings(1, Secret("x"), "chat.example.org").wrong())
    assert not list(settings(1, Secret("x"), "chat.example.org", tls=True).wrong())


def test_its_page_says_how_it_is_played_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    start_plugin(NewPlugin("network", "other-net", tmp_path / "net"))
    make_plugin("rule", ScaffoldNames.of("some-rule", "rule"), tmp_path / "rule")
    network, rule = ((tmp_path / kind / "README.md").read_text() for kind in ("net", "rule"))

    # the room that `unobot dev` opens is another network
    assert "unobot run --config config.toml --plugin ." in network
    assert "unobot dev" not in network + capsys.readouterr().out
    assert "unobot dev ." in rule
    assert all("\n\n## Work on it\n\n" in page for page in (network, rule))
