"""The whole bot on real servers: in this process, or as a process of its own that can be killed."""

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from tests.plugins.built_in import ROOT, built_in
from unobot.adapter import Network, Room
from unobot.app.assembly import Outside, assemble
from unobot.app.bot import Bot
from unobot.config import Config, NetworkSettings, Secret, TableSettings
from unobot.kit.testing.room import plain_deals
from unobot.tables.table import Table

LIFTED: Mapping[str, Any] = {"burst": 10_000, "per_second": 10_000.0}
QUICK = TableSettings(deal_pause=None, features={"achievements": False})
"""Tables as everywhere, but that the next round waits for `!deal`, and nothing is said behind a round's end."""


@dataclass(frozen=True)
class On:
    """One network that the bot is to be on. `settings` go to the adapter over those of a plain loopback server."""

    port: int
    nick: str
    rooms: tuple[str, ...]
    settings: Mapping[str, Any] = field(default_factory=dict)
    adapter: str = "irc"

    @property
    def all(self) -> dict[str, Any]:
        """The adapter's settings; one that is None is left to the adapter."""
        plain = {
            "host": "127.0.0.1",
            "port": self.port,
            "tls": False,
            "nick": self.nick,
            "rooms": list(self.rooms),
            "pace": LIFTED,
        }
        return {key: value for key, value in {**plain, **self.settings}.items() if value is not None}


class Running:
    """The bot in this process."""

    def __init__(self, bot: Bot, serving: asyncio.Task[None]) -> None:
        self.bot, self.serving = bot, serving

    def table(self, room: str, network: str = "test") -> Table | None:
        """The table in that room, to compare with what players are told."""
        return self.bot.router.room(Network(network), Room(room)).place.table

    def hand(self, nick: str, room: str, network: str = "test") -> tuple[str, ...]:
        """The codes of somebody's cards, sorted."""
        table = self.table(room, network)
        assert table is not None
        seat = next(seat for seat, holder in enumerate(table.holders) if holder.name == nick)
        return tuple(sorted(card.code for card in table.game.state.hands[seat]))


@contextlib.asynccontextmanager
async def whole_bot(
    *on: On,
    data: Path | str = "sqlite://",
    tables: TableSettings = QUICK,
    seed: int | None = None,
    networks: Mapping[str, On] | None = None,
    admins: tuple[str, ...] = (),
    group: str | None = None,
) -> AsyncIterator[Running]:
    """The bot, running on one network called `test`, or on those of these names. With `seed` the cards are known."""
    named = networks or {"test": on[0]}
    config = Config(
        data=Secret(str(data)),
        tables=tables,
        networks={
            Network(name): NetworkSettings(
                Network(name),
                each.adapter,
                tuple(map(Room, each.rooms)),
                each.all,
                tables,
                admins=admins,
                group=group,
            )
            for name, each in named.items()
        },
    )
    # Shares of the players would go into the seed of a fair deal, and with them the time and names of a run.
    outside = Outside() if seed is None else Outside(chance=random.Random(seed))
    plugins = built_in() if seed is None else plain_deals(built_in())
    async with assemble(config, plugins, outside) as bot, bot.at_work() as serving:
        yield Running(bot, serving)


class BotProcess:
    """`unobot run` as a process. It may be killed and started again; the store stays."""

    def __init__(
        self,
        folder: Path,
        on: Mapping[str, On],
        tables: Mapping[str, Any] | None = None,
        data: str = "unobot.db",
    ) -> None:
        folder.mkdir(exist_ok=True)
        self.folder, self.on = folder, on
        self.config = folder / "config.toml"
        self.log = folder / "log"
        self.data = folder / "unobot.db"
        self._process: subprocess.Popen[bytes] | None = None
        self.log.touch()
        self.config.write_text(
            _toml(data, on, {"deal_pause": "off", "achievements": False, **(tables or {})})
        )
        declare_plugins(folder)

    def start(self, *options: str) -> None:
        """Start it; it needs a moment to be in its rooms."""
        path = os.pathsep.join(map(str, (self.folder, ROOT, ROOT / "engine", ROOT / "plugins")))
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "unobot", "run", "--json-log", "--config", str(self.config), *options],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                env={**os.environ, "PYTHONPATH": path},
            )

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end; its exit status."""
        return self._end(signal.SIGTERM)

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    def send(self, number: signal.Signals) -> None:
        """Send it a signal, and do not wait."""
        os.kill(self.pid, number)

    async def logs(self, event: str, count: int = 1, seconds: float = 60.0) -> None:
        """Return when it has logged this so many times."""
        async with asyncio.timeout(seconds):
            while self.said(event) < count:  # noqa: ASYNC110 - a file has no event
                await asyncio.sleep(0.1)

    def said(self, event: str) -> int:
        """How many times it has logged this."""
        return [each.get("event") for each in self.logged].count(event)

    def processor_time(self) -> float:
        """Seconds of processor time that it has used so far."""
        stat = Path(f"/proc/{self.pid}/stat").read_text()
        user, system = stat.rpartition(")")[2].split()[
            11:13
        ]  # counted from behind the name, which may be anything
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        """How much memory it holds now."""
        pages = Path(f"/proc/{self.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def _end(self, number: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(number)
        status = self._process.wait(20)
        self._process = None
        return status

    async def ended(self) -> int:
        """Wait until it ends by itself; its exit status."""
        assert self._process is not None
        return await asyncio.to_thread(self._process.wait, 60)

    def close(self) -> None:
        """Leave nothing running."""
        if self._process is not None:
            self.kill()

    @property
    def logged(self) -> list[dict[str, Any]]:
        """Its log lines; what is no JSON, such as a traceback of Python's own, is under `raw`."""
        return [_entry(line) for line in self.log.read_text().splitlines() if line]

    def complaints(self) -> list[dict[str, Any]]:
        """What it logged as wrong."""
        return [entry for entry in self.logged if "raw" in entry or entry["level"] in {"error", "critical"}]


def _entry(line: str) -> dict[str, Any]:
    try:
        entry = json.loads(line)
    except ValueError:
        return {"raw": line}
    return entry if isinstance(entry, dict) else {"raw": line}


def declare_plugins(folder: Path) -> None:
    """Make the project's plugins known to a process that finds this folder, installed or not."""
    metadata = folder / "unobot-0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: unobot\nVersion: 0\n")
    points = "".join(f"{plugin.name} = {plugin.module}\n" for plugin in built_in().loaded)
    (metadata / "entry_points.txt").write_text(f"[unobot]\n{points}")


def _toml(data: str, on: Mapping[str, On], tables: Mapping[str, Any]) -> str:
    lines = [f"data = {json.dumps(data)}", "[tables]", *_pairs(tables)]
    for name, each in on.items():
        lines += [f"[network.{name}]", f'adapter = "{each.adapter}"', *_pairs(each.all)]
    return "\n".join(lines) + "\n"


def _pairs(table: Mapping[str, Any]) -> list[str]:
    return [f"{key} = {_value(value)}" for key, value in table.items()]


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(_pairs(value)) + " }"
    return json.dumps(value)


def on(port: int, nick: str, *rooms: str, **settings: Any) -> On:
    """A network on a plain loopback server, with what differs."""
    return On(port, nick, rooms, settings)


def slower(each: On, **settings: Any) -> On:
    """The same network with other settings."""
    return replace(each, settings={**each.settings, **settings})
