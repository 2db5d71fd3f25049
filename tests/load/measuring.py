"""One run: so many tables of four on a server without flood control, with a common bot first and then with ours."""

import asyncio
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tests.load.crowd import lift_limits
from tests.load.programs import CrowdProcess, crowd, pinger, processor_time
from tests.servers.client import Player, player
from tests.servers.gamblers import until_there
from tests.servers.ngircd import start_ngircd
from tests.servers.process import Server
from tests.servers.whole_bot import BotProcess, on

SEATS: Final = 4
_TABLES: Final = {"style": "plain", "hints": False, "deal_pause": "1s"}
_NICK: Final = "unobot"
_COMMON: Final = "common"


@dataclass(frozen=True, slots=True)
class Pace:
    """What one bot did at one pace of the people. Times are in seconds."""

    commands: float
    """A second."""
    p50: float
    p99: float
    processor: float
    """Of the bot, for one command."""
    silent: int
    """Rooms in which it said nothing."""
    asked_again: int
    refused: int
    crowd: float
    """How busy the people's own process was: near 1 it is what holds everything up."""


@dataclass(frozen=True, slots=True)
class Figures:
    """A whole run; `common` and `ours` are by the name of the pace."""

    tables: int
    common: dict[str, Pace]
    ours: dict[str, Pace]
    kilobytes: float
    """Of memory for a table."""
    entered: float
    """Seconds until the bot was in all rooms."""
    back: dict[str, float]


async def measure(folder: Path, tables: int, seconds: float, thinks: float, seed: int = 1) -> Figures:
    """Play so long at each pace: at that of people, who think for so long, and flat out."""
    lift_limits()
    server = start_ngircd()
    paces = {"human": thinks, "flat out": 0.0}
    try:
        async with (
            crowd(server.port, tables, SEATS, seed) as people,
            player(server.port, "witness") as witness,
        ):
            await people.ask("connect")
            common = await _common(server, people, witness, tables, seconds, paces)
            return await _ours(server, people, witness, folder, tables, seconds, paces, common)
    finally:
        server.stop()


async def _common(
    server: Server,
    people: CrowdProcess,
    witness: Player,
    tables: int,
    seconds: float,
    paces: dict[str, float],
) -> dict[str, Pace]:
    rooms = _rooms(tables)
    found = {}
    with pinger(server.port, _COMMON, rooms) as pid:
        await until_there(witness, _COMMON, rooms[-1], 0.2)
        for name, thinks in paces.items():
            before = processor_time(pid)
            told = await people.ask("ping", _COMMON, seconds, thinks)
            found[name] = _pace(told, processor_time(pid) - before)
    return found


async def _ours(
    server: Server,
    people: CrowdProcess,
    witness: Player,
    folder: Path,
    tables: int,
    seconds: float,
    paces: dict[str, float],
    common: dict[str, Pace],
) -> Figures:
    rooms = _rooms(tables)
    bot = BotProcess(folder, {"net": on(server.port, _NICK, *rooms)}, _TABLES)
    began = time.monotonic()
    bot.start()
    try:
        await until_there(witness, _NICK, rooms[-1], 0.2)
        entered = time.monotonic() - began
        empty = bot.megabytes()
        print(await people.ask("sit", _NICK))
        found = {}
        for name, thinks in paces.items():
            before = bot.processor_time()
            told = await people.ask("play", seconds, thinks)
            print(told)
            found[name] = _pace(told, bot.processor_time() - before)
        full = bot.megabytes()
        bot.kill()
        killed = time.monotonic()
        bot.start()
        back = await people.ask("back", killed)
        return Figures(tables, common, found, (full - empty) * 1000 / tables, entered, back)
    finally:
        bot.close()


def _rooms(tables: int) -> list[str]:
    return [f"#t{number}" for number in range(tables)]


def _pace(told: dict[str, Any], processor: float) -> Pace:
    answers = told["answers"]
    return Pace(
        answers / told["seconds"],
        told["p50"],
        told["p99"],
        processor / max(1, answers),
        *(told[key] for key in ("silent", "asked_again", "refused", "crowd")),
    )
