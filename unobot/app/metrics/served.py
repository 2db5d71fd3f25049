"""The metrics of one bot: counted, and shown by HTTP."""

import asyncio
import math
import os
import socket
import threading
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from http import HTTPStatus
from typing import Final, NamedTuple, TypeVar

import structlog
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from unobot.adapter import Disconnected, Importance, Incoming, Network, Outgoing, Said
from unobot.app.bot import Bot
from unobot.config import Config
from unobot.store import Change, StoreError
from unobot.store.observer import Observer

_log = structlog.get_logger(__name__)

_SLOW: Final = 2.0
"""Seconds that whoever asks may take to ask, and to take the answer."""
_AT_ONCE: Final = 64
"""So many are listened to at a time; when one more comes, the one who has been there for longest is dropped."""
_LONGEST: Final = 8192
"""Bytes of a question with all its headers."""


class Page(NamedTuple):
    """The answer to an HTTP request: its status, content type and body."""

    status: HTTPStatus
    kind: str
    body: bytes


Pages = Mapping[str, Callable[[], Awaitable[Page]]]
"""What makes each page, by its path."""


def serve_pages(host: str, port: int, pages: Pages) -> Callable[[], None]:
    """Serve these pages; to end that, call what is returned. Raises OSError if the address cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=_AT_ONCE)
    loop, ended = asyncio.new_event_loop(), asyncio.Event()

    def serve() -> None:
        try:
            loop.run_until_complete(_Server(pages).serve(listening, ended))
        finally:
            loop.close()

    # nobody waits for it at the end: who asks and does not go on would hold the bot up
    threading.Thread(target=serve, name="unobot pages", daemon=True).start()

    def end() -> None:
        with suppress(RuntimeError):  # it has ended by itself
            loop.call_soon_threadsafe(ended.set)

    return end


class _Server:
    """Listens to all who ask at once: who speaks slowly keeps nobody waiting, and is dropped after a while."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages
        self._asking: dict[asyncio.Task[None], None] = {}

    async def serve(self, listening: socket.socket, ended: asyncio.Event) -> None:
        """Answer until it is ended."""
        async with await asyncio.start_server(self._came, sock=listening, limit=_LONGEST):
            await ended.wait()
        for task in self._asking:
            task.cancel()
        await asyncio.gather(*self._asking, return_exceptions=True)

    def _came(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Somebody has come to ask."""

        def gone(task: asyncio.Task[None]) -> None:
            del self._asking[task]
            writer.transport.abort()  # here, for a task that is dropped before it begins has no `finally`

        if len(self._asking) >= _AT_ONCE:
            next(iter(self._asking)).cancel()
        task = asyncio.get_running_loop().create_task(self._answer(reader, writer))
        self._asking[task] = None
        task.add_done_callback(gone)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(_SLOW):
                asked = await reader.readuntil(b"\r\n\r\n")
            verb, path, *_ = [*asked.partition(b"\r\n")[0].decode(errors="replace").split(), "", ""]
            if verb != "GET":
                page = Page(HTTPStatus.NOT_IMPLEMENTED, "text/plain", b"GET only.\n")
            elif make := self._pages.get(path.partition("?")[0]):
                page = await make()
            else:
                there = f"There are {', '.join(self._pages)}.\n"
                page = Page(HTTPStatus.NOT_FOUND, "text/plain", there.encode())
            head = (
                f"HTTP/1.0 {page.status.value} {page.status.phrase}\r\nContent-Type: {page.kind}\r\n"
                f"Content-Length: {len(page.body)}\r\nConnection: close\r\n\r\n"
            )
            writer.write(head.encode() + page.body)
            writer.close()
            async with asyncio.timeout(_SLOW):
                await writer.wait_closed()
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            _log.debug("a page could not be served", exc_info=True)


class Networks:
    """Which networks are connected: from the first thing that one delivers until it is `Disconnected`."""

    def __init__(self, names: Iterable[Network]) -> None:
        self.connected = dict.fromkeys(names, False)
        self.reconnects = dict.fromkeys(names, 0)
        """How often each was back after it had been lost."""
        self._lost: set[Network] = set()

    def note_delivered(self, item: Incoming) -> None:
        """Note that a network has delivered this item, and so is connected or lost."""
        if isinstance(item, Disconnected):
            if self.connected[item.network]:
                self._lost.add(item.network)
            self.connected[item.network] = False
        elif not self.connected[item.network]:
            self.connected[item.network] = True
            if item.network in self._lost:
                self._lost.discard(item.network)
                self.reconnects[item.network] += 1


_REMEMBERED: Final = 4096
"""Of so many lines it is known when they were heard. Most are chatter, and never answered."""

_SECONDS: Final = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30)

_IMPORTANCE: Final = {each: each.name.lower() for each in Importance}


Kind = TypeVar("Kind", Counter, Histogram)


class _By(dict[tuple[str, ...], Kind]):
    """The parts of something counted by labels. To ask the library each time would double what counting costs."""

    def __init__(self, whole: Kind) -> None:
        super().__init__()
        self._whole: Kind = whole

    def __missing__(self, labels: tuple[str, ...]) -> Kind:
        part: Kind = self._whole.labels(*labels)
        self[labels] = part
        return part


class Counting(Observer):
    """Counts what the bot does into a registry of its own. No label bears a name of a person or a room."""

    def __init__(self, networks: Networks) -> None:
        self.registry: Final = CollectorRegistry()
        self._networks = networks
        self._heard: OrderedDict[tuple[Network, str], float] = OrderedDict()
        self._commands = _By(self._counter("commands", "Commands and moves that were understood.", "name"))
        self._refusals = self._counter("refusals", "Lines over the budget, not read.", "network", "rank")
        self._failures = self._counter("failures", "Failures of rules, commands, adapters.", "kind", "name")
        self._messages = _By(
            self._counter("messages", "Messages given to the network.", "network", "importance")
        )
        self._unkept = self._counter("store_failures", "Changes that the store could not keep.")
        self._answers = _By(self._seconds("answer", "From a line to the first answer's sending.", "network"))
        self._commits = self._seconds("commit", "From a change to its being durable.")
        self.holding_up = -math.inf, ""
        """When a plugin has held up the bot last, and what is told of it."""

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(f"unobot_{name}", what, labels, registry=self.registry)

    def _seconds(self, name: str, what: str, *labels: str) -> Histogram:
        return Histogram(f"unobot_{name}_seconds", what, labels, registry=self.registry, buckets=_SECONDS)

    def note_delivered(self, item: Incoming) -> None:
        """Note when a line was heard, and that the network is there."""
        self._networks.note_delivered(item)
        if isinstance(item, Said):
            self._heard[item.network, item.id] = time.perf_counter()
            if len(self._heard) > _REMEMBERED:
                self._heard.popitem(last=False)

    def refused(self, network: Network, rank: str) -> None:
        """Count a line that was over its sender's budget."""
        self._refusals.labels(network, rank).inc()

    def asked(self, name: str) -> None:
        """Count a command or a move."""
        self._commands[name,].inc()

    def failed(self, kind: str, name: str) -> None:
        """Count a failure of a rule, a command or an adapter."""
        self._failures.labels(kind, name).inc()

    def held_up(self, plugin: str, command: str, seconds: float) -> None:
        """Note which command of a plugin has held up the bot last."""
        self.holding_up = (
            time.monotonic(),
            f"plugin {plugin}: the command {command} has held up the whole bot for {seconds:.0f} s",
        )

    def committed(self, seconds: float, *, kept: bool) -> None:
        """Count a change that the store has kept, and the seconds that it took; else a failure of the store."""
        if kept:
            self._commits.observe(seconds)
        else:
            self._unkept.inc()

    def given(self, message: Outgoing) -> None:
        """Count a message given to the network, and how long whoever is answered by it has waited."""
        self._messages[message.network, _IMPORTANCE[message.importance]].inc()
        if message.reply_to is not None:
            began = self._heard.pop((message.network, message.reply_to), None)
            if began is not None:
                self._answers[message.network,].observe(time.perf_counter() - began)


_PATIENCE = 2.0
"""Seconds that the store has to show that it can be written."""

_TOLD_FOR = 300.0
"""Seconds for which it is told that a plugin has held up the bot."""


class Health:
    """Says what is wrong with the bot. To be asked in the event loop."""

    def __init__(self, bot: Bot, networks: Networks, counting: Counting) -> None:
        self._bot, self._networks, self._counting = bot, networks, counting

    async def complaints(self) -> list[str]:
        """Return a line for each thing that is wrong; none if all is well."""
        found = []
        for network, connected in self._networks.connected.items():
            if reason := self._bot.refused.get(network):
                found.append(f"network {network}: given up: {reason}")
            elif not connected:
                found.append(f"network {network}: not connected")
        try:
            # a change that changes nothing is a transaction all the same, and asks whether this process may still write
            await asyncio.wait_for(self._bot.store.commit(Change(self._bot.clock.now())), _PATIENCE)
        except TimeoutError:
            found.append(f"store: no answer for {_PATIENCE:g} s")
        except StoreError as trouble:
            found.append(f"store: {trouble}")
        at, held_up = self._counting.holding_up
        if time.monotonic() - at < _TOLD_FOR:
            found.append(held_up)
        return found


class Gauges(Collector):
    """The figures of this moment, asked for in another thread than the bot's: it only reads, and of what may change meanwhile it takes a copy."""

    def __init__(self, bot: Bot, networks: Networks) -> None:
        self._bot, self._networks = bot, networks

    def collect(self) -> Iterator[Metric]:
        """Yield all figures of this moment, by network."""
        connected = GaugeMetricFamily(
            "unobot_connected", "1 if the network is connected.", labels=["network"]
        )
        back = CounterMetricFamily("unobot_reconnects", "Connections that came back.", labels=["network"])
        depth = GaugeMetricFamily("unobot_outbox_depth", "Messages on their way.", labels=["network"])
        tables = GaugeMetricFamily("unobot_tables", "Open tables.", labels=["network"])
        rounds = GaugeMetricFamily("unobot_rounds", "Rounds being played.", labels=["network"])
        for network, outbox in self._bot.outboxes.items():
            open_ = [room.place.table for room in self._bot.router.rooms(network) if room.place.table]
            connected.add_metric([network], self._networks.connected[network])
            back.add_metric([network], self._networks.reconnects[network])
            depth.add_metric([network], outbox.depth)
            tables.add_metric([network], len(open_))
            rounds.add_metric([network], sum(not (table.waiting or table.over) for table in open_))
        yield from (connected, back, depth, tables, rounds)


_LOOP: Final = 4.0
"""Seconds that the bot has to say how it is; a rule may keep it from that for two."""


class PrometheusMonitor:
    """Count with prometheus_client what the bot does: a `unobot.app.metrics.Monitor`."""

    def __init__(self, config: Config) -> None:
        self._networks = Networks(config.networks)
        self._settings = config.metrics
        self.observer = Counting(self._networks)

    @contextmanager
    def serve(self, bot: Bot, /) -> Iterator[None]:
        """Serve the pages; if the address cannot be had, warn and go on without."""
        gauges = Gauges(bot, self._networks)
        self.observer.registry.register(gauges)
        host, port = self._settings.host, self._settings.port
        assert port is not None
        try:
            loop, health = asyncio.get_running_loop(), Health(bot, self._networks, self.observer)

            async def metrics() -> Page:
                return Page(HTTPStatus.OK, CONTENT_TYPE_LATEST, generate_latest(self.observer.registry))

            async def healthy() -> Page:
                # in another thread than the bot's: also a bot that does not answer any more is told of
                try:
                    asked = asyncio.run_coroutine_threadsafe(health.complaints(), loop)
                    complaints = await asyncio.wait_for(asyncio.wrap_future(asked), _LOOP)
                except (TimeoutError, RuntimeError):
                    complaints = [f"the bot: no answer for {_LOOP:g} s"]
                status = HTTPStatus.SERVICE_UNAVAILABLE if complaints else HTTPStatus.OK
                text = "".join(f"{line}\n" for line in complaints or ["ok"])
                return Page(status, "text/plain; charset=utf-8", text.encode())

            stop = serve_pages(host, port, {"/metrics": metrics, "/health": healthy})
        except OSError as error:
            reason = os.strerror(error.errno) if error.errno is not None and error.errno > 0 else str(error)
            _log.warning(
                "no metrics and no health: the address cannot be had", host=host, port=port, reason=reason
            )
            yield
            return
        _log.info("metrics and health are served", url=f"http://{host}:{port}/")
        try:
            yield
        finally:
            stop()
