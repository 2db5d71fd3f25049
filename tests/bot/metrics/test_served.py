"""What other programs are told of the bot, on a port of this machine."""

import asyncio
import re
import socket
import sys
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, closing

import pytest
from structlog.testing import capture_logs

from uno_engine import Dealt
from unobot.adapter import Disconnected, Entered, Network, Room
from unobot.app.metrics import NoMonitor, open_monitor
from unobot.app.metrics.served import PrometheusMonitor, _Server
from unobot.clock import HeldClock
from unobot.config import Config, MetricsSettings, NetworkSettings
from unobot.kit.testing import FakeNetwork, FakeRoom, fake_room
from unobot.store import Change, Committed

FAKE = Network("fake")


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as probe:
        port: int = probe.getsockname()[1]
        return port


def config(port: int | None) -> Config:
    return Config(metrics=MetricsSettings(port), networks={FAKE: NetworkSettings(FAKE, "fake")})


class Asked:
    """A bot in a room, and what it answers by HTTP."""

    def __init__(self, room: FakeRoom, port: int) -> None:
        self.room, self._port = room, port

    async def page(self, path: str) -> tuple[int, str]:
        def ask() -> tuple[int, str]:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self._port}{path}", timeout=10) as answer:
                    return answer.status, answer.read().decode()
            except urllib.error.HTTPError as refused:
                with refused:
                    return refused.code, refused.read().decode()

        return await asyncio.to_thread(ask)

    async def value(self, metric: str, /, **labels: str) -> float | None:
        """What is counted under that name; None if nothing is."""
        wanted = ",".join(f'{key}="{value}"' for key, value in sorted(labels.items()))
        _, text = await self.page("/metrics")
        found = re.search(
            rf"^{re.escape(f'{metric}{{{wanted}}}' if wanted else metric)} (\S+)$", text, re.MULTILINE
        )
        return float(found[1]) if found else None


@asynccontextmanager
async def asked(*people: str, network: FakeNetwork | None = None) -> AsyncIterator[Asked]:
    port = free_port()
    monitor = PrometheusMonitor(config(port))
    async with fake_room(*people, observer=monitor.observer, network=network) as room:
        with monitor.serve(room.bot):
            yield Asked(room, port)


async def test_commands_are_counted_by_name_and_nobody_is_named() -> None:
    async with asked("ann", "bob") as bot:
        for who, text in (
            ("ann", "!uno"),
            ("bob", "!join"),
            ("ann", "!deal"),
            ("ann", "!scores"),
            ("bob", "hello"),
        ):
            await bot.room.say(who, text)
        _, text = await bot.page("/metrics")

        assert await bot.value("unobot_commands_total", name="join") == 1
        assert await bot.value("unobot_commands_total", name="deal") == 1
        assert await bot.value("unobot_tables", network="fake") == 1
        assert await bot.value("unobot_rounds", network="fake") == 1
        assert await bot.value("unobot_outbox_depth", network="fake") == 0
        assert await bot.value("unobot_connected", network="fake") == 1
        assert (await bot.value("unobot_commit_seconds_count") or 0) >= 4
        # of the four commands, and not of the chatter
        assert await bot.value("unobot_answer_seconds_count", network="fake") == 4
    assert not re.search("ann|bob|#uno", text)


async def test_a_rule_that_fails_is_counted_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_self: object, _state: object) -> None:
        raise KeyError("x")

    async with asked("ann", "bob") as bot:
        for who, text in (("ann", "!uno"), ("bob", "!join")):
            await bot.room.say(who, text)
        with monkeypatch.context() as defect:
            defect.setattr(Dealt, "apply", broken)
            await bot.room.say("ann", "!deal")

        _, text = await bot.page("/metrics")
        assert re.search(r'unobot_failures_total\{kind="rule",name="[a-z-]+"\} 1.0', text)


async def test_lines_over_the_budget_are_counted() -> None:
    network = FakeNetwork(HeldClock())
    network.pace.renew(5, 1.0, network.clock.now())
    async with asked("eve", network=network) as bot:
        for _ in range(5):
            await network.say("eve", "!help")

        assert await bot.value("unobot_refusals_total", network="fake", rank="other") == 2


async def test_a_connection_that_is_lost_is_told_and_counted_when_it_is_back() -> None:
    async with asked("ann") as bot:
        assert await bot.page("/health") == (200, "ok\n")

        await bot.room.bot.router.put(Disconnected(FAKE))
        assert await bot.page("/health") == (503, "network fake: not connected\n")
        assert await bot.value("unobot_connected", network="fake") == 0

        await bot.room.bot.router.put(Entered(FAKE, Room("#uno"), "#uno"))
        assert await bot.page("/health") == (200, "ok\n")
        assert await bot.value("unobot_reconnects_total", network="fake") == 1


async def test_a_network_that_has_refused_the_bot_is_named_with_the_reason() -> None:
    async with asked() as bot:
        bot.room.bot.refused[FAKE] = "wrong password"

        assert await bot.page("/health") == (503, "network fake: given up: wrong password\n")


async def test_a_store_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hangs(change: Change) -> Committed:
        await asyncio.Event().wait()
        return Committed()

    monkeypatch.setattr("unobot.app.metrics.served._PATIENCE", 0.1)
    async with asked() as bot:
        with monkeypatch.context() as patch:
            patch.setattr(bot.room.bot.store, "commit", hangs)

            assert await bot.page("/health") == (503, "store: no answer for 0.1 s\n")


async def test_a_plugin_that_has_held_up_the_bot_is_named() -> None:
    async with asked("ann") as bot:
        observer = bot.room.bot.observer
        assert observer is not None
        observer.held_up("weather", "forecast", 5.04)
        assert await bot.page("/health") == (
            503,
            "plugin weather: the command forecast has held up the whole bot for 5 s\n",
        )


@pytest.mark.parametrize("talkers", [40, 100])
async def test_who_asks_slowly_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch, talkers: int) -> None:
    # nobody is dropped for being slow: only who was there first, to let others in
    monkeypatch.setattr("unobot.app.metrics.served._SLOW", 3600.0)
    async with asked() as bot:
        with ExitStack() as open_:
            for _ in range(talkers):
                talker = open_.enter_context(closing(socket.create_connection(("127.0.0.1", bot._port))))
                talker.sendall(b"GET /hea")
            assert await bot.page("/health") == (200, "ok\n")


async def test_who_does_not_go_on_asking_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("unobot.app.metrics.served._SLOW", 0.1)
    async with asked() as bot:
        with closing(socket.create_connection(("127.0.0.1", bot._port))) as talker:
            talker.sendall(b"GET /health")
            assert await asyncio.to_thread(talker.recv, 1) == b""


async def test_who_is_dropped_at_once_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("unobot.app.metrics.served._AT_ONCE", 1)
    listening = socket.create_server(("127.0.0.1", 0))
    # both are there before anybody listens, so that the first is dropped in the moment in which it has come
    with ExitStack() as open_:
        first, second = (
            open_.enter_context(closing(socket.create_connection(listening.getsockname()))) for _ in "12"
        )
        ended = asyncio.Event()
        serving = asyncio.create_task(_Server({}).serve(listening, ended))
        first.settimeout(5)
        assert await asyncio.to_thread(first.recv, 1) == b""
        second.sendall(b"GET / HTTP/1.0\r\n\r\n")
        assert (await asyncio.to_thread(second.recv, 100)).split()[1] == b"404"
        ended.set()
        await serving


@pytest.mark.parametrize(
    ("question", "status"),
    [(b"POST /health HTTP/1.0", b"501"), (b"GET", b"404"), (b"\xff\xfe", b"501"), (b"", b"501")],
)
async def test_other_questions_are_answered(question: bytes, status: bytes) -> None:
    async with asked() as bot:
        with closing(socket.create_connection(("127.0.0.1", bot._port))) as talker:
            talker.sendall(question + b"\r\n\r\n")
            assert (await asyncio.to_thread(talker.recv, 100)).split()[1] == status


async def test_another_path_says_which_there_are() -> None:
    async with asked() as bot:
        assert await bot.page("/") == (404, "There are /metrics, /health.\n")


async def test_a_port_that_is_in_use_is_told_and_the_bot_goes_on() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken, capture_logs() as logged:
        port = taken.getsockname()[1]
        monitor = PrometheusMonitor(config(port))
        async with fake_room("ann", observer=monitor.observer) as room:
            with monitor.serve(room.bot):
                assert await room.say("ann", "!uno")

    (warning,) = (entry for entry in logged if entry["log_level"] == "warning")
    assert (warning["port"], warning["reason"]) == (port, "Address already in use")


def test_without_the_library_the_cure_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("unobot.app.metrics.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "prometheus_client", None)

    with capture_logs() as logged:
        monitor = open_monitor(config(9464))

    assert isinstance(monitor, NoMonitor)
    assert logged[0]["cure"] == "pip install prometheus_client"


def test_usually_nothing_is_watched() -> None:
    assert isinstance(open_monitor(config(None)), NoMonitor)
