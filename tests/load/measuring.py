"""One run: so many tables of four on a server without flood control, with a common bot first and then with ours."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
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
_OURS: Final = "unobot"
_COMMON: Final = "common"


class DidNotFit(Exception):
    """So many tables are more than the machine can carry: a sentence that says where it ended."""


@contextmanager
def fitting(tables: int, what: str) -> Iterator[None]:
    """Say what did not fit if it is not finished in its time."""
    try:
        yield
    except TimeoutError as late:
        raise DidNotFit(f"{tables} tables did not fit: {what}") from late


@dataclass(frozen=True, slots=True)
class Plan:
    """How many tables; how long each pace is measured, how long people think, in seconds."""

    tables: int
    seconds: float
    thinks: float
    seed: int = 1

    @property
    def rooms(self) -> list[str]:
        """The channels."""
        return [f"#t{number}" for number in range(self.tables)]

    @property
    def paces(self) -> dict[str, float]:
        """How long people think, by the name of the pace."""
        return {"human": self.thinks, "flat out": 0.0}


@dataclass(frozen=True, slots=True)
class Pace:
    """What one bot did at one pace of the people. Times are in seconds."""

    commands: float
    """A second."""
    p50: float
    p95: float
    p99: float
    processor: float
    """Of the bot, for one command."""
    silent: int
    """Rooms in which it said nothing."""
    crowd: float
    """How busy the people's own process was: near 1 it is what holds everything up."""


@dataclass(frozen=True, slots=True)
class Figures:
    """A whole run; `common` and `ours` are by the name of the pace. Times are in seconds."""

    tables: int
    common: dict[str, Pace]
    ours: dict[str, Pace]
    entered: float
    """Until the bot was in all rooms."""
    dealt: int
    kilobytes: float
    """Of memory for a table."""
    back: int
    """Tables that heard of the bot again after it was killed."""
    half_back: float
    all_back: float
    silent: int
    """Tables at which nobody was answered afterwards."""


async def measure(folder: Path, plan: Plan) -> Figures:
    """Play at each pace with each bot, then kill ours."""
    lift_limits()
    server = start_ngircd()
    try:
        async with (
            crowd(server.port, plan.tables, SEATS, plan.seed) as people,
            player(server.port, "witness") as witness,
        ):
            with fitting(plan.tables, "their people need more than 240 s to connect"):
                await people.ask("connect")
            common = await _common(server, people, witness, plan)
            return await _ours(server, people, witness, folder, plan, common)
    finally:
        server.stop()


async def _common(server: Server, people: CrowdProcess, witness: Player, plan: Plan) -> dict[str, Pace]:
    found = {}
    with pinger(server.port, _COMMON, plan.rooms) as pid:
        with fitting(plan.tables, "the common bot needs more than 20 s to enter its rooms"):
            await until_there(witness, _COMMON, plan.rooms[-1], 0.2)
        for name, thinks in plan.paces.items():
            before = processor_time(pid)
            told = await people.ask("ping", _COMMON, plan.seconds / 2, thinks)
            found[name] = _pace(told, processor_time(pid) - before)
    return found


async def _ours(
    server: Server,
    people: CrowdProcess,
    witness: Player,
    folder: Path,
    plan: Plan,
    common: dict[str, Pace],
) -> Figures:
    bot = BotProcess(folder, {"net": on(server.port, _OURS, *plan.rooms)}, _TABLES)
    try:
        began = time.monotonic()
        bot.start()
        with fitting(plan.tables, "the bot needs more than 20 s to enter its rooms"):
            await until_there(witness, _OURS, plan.rooms[-1], 0.2)
        entered = time.monotonic() - began
        empty = bot.megabytes()
        with fitting(plan.tables, "nobody is done with sitting down after 240 s"):
            sat = await people.ask("sit", _OURS)
        ours = await _played(bot, people, plan)
        kilobytes = (bot.megabytes() - empty) * 1000 / plan.tables
        back = await _killed(bot, people)
        after = await people.ask("go_on", plan.thinks)
    finally:
        bot.close()
    return Figures(plan.tables, common, ours, entered, sat["dealt"], kilobytes, *back, silent=after["silent"])


async def _played(bot: BotProcess, people: CrowdProcess, plan: Plan) -> dict[str, Pace]:
    found = {}
    for name, thinks in plan.paces.items():
        before = bot.processor_time()
        told = await people.ask("play", plan.seconds, thinks)
        found[name] = _pace(told, bot.processor_time() - before)
    return found


async def _killed(bot: BotProcess, people: CrowdProcess) -> tuple[int, float, float]:
    """Kill it and start it again: how many tables heard of it, and after how many seconds half of them and all."""
    bot.kill()
    since = time.monotonic()
    bot.start()
    told = await people.ask("back", since)
    return told["back"], told["half"], told["last"]


def _pace(told: dict[str, Any], processor: float) -> Pace:
    answers = told["answers"]
    each = processor / max(1, answers)
    return Pace(
        answers / told["seconds"], told["p50"], told["p95"], told["p99"], each, told["silent"], told["crowd"]
    )
