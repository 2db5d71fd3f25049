"""People play at the bot's usual pace, alone or while others come, go and flood it; how long they wait for what."""

import asyncio
import contextlib
import random
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from tests.plugins.built_in import ROOT
from tests.servers.client import Player, player
from tests.servers.gamblers import Company, Gambler, company, until_there
from tests.servers.irc_bot import fresh
from tests.servers.process import Server
from tests.servers.whole_bot import BotProcess, on

Place = Literal["room", "private"]
LIMIT: Final = 1.0
"""Seconds that the p95 may be above the server's own share."""
GROWTH: Final = 8.0
"""Megabytes by which the bot may grow in a run."""
_TABLES = {"style": "plain", "hints": False, "deal_pause": "1s"}
_AS_IS: Final = {"style": "plain"}
"""Tables as everywhere, with hints; lines without colours are what the players here read."""
_SETTLES = 2.0
"""Seconds from the first flooder until it is measured."""
_THINKS = 4.0
"""Seconds between two moves: a turn costs the bot two lines, and it may say one a second."""
_MOST = 60.0
"""Seconds that an answer is waited for."""
_RHYTHM: Final = 3.0
"""Seconds between two moves where nobody floods."""
_IDLE: Final = 8.0
"""Seconds that the bot is left alone before it is measured: its pace is full then."""
_UNANSWERED: Final = 10.0
"""Seconds after which a command counts as unanswered."""
_CYCLES: Final = 1 / 3
"""Seconds in which somebody comes and goes once."""

GOALS: Final = {
    "deal": ("asked hand", 1.5),
    "turns": ("next hand p95", 0.6),
    "joins": ("answer p95", 1.5),
    "cycle": ("answer p95", 1.5),
    "five": ("unanswered", 0.0),
}
"""Each row: what is judged, and the most that it may be; in seconds beyond a bystander's relay, or a number of commands."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Seconds from each move to its answer, and of each echo beside it; megabytes of the bot before and after."""

    answers: Sequence[float]
    echoes: Sequence[float]
    before: float
    after: float

    @property
    def waited(self) -> float:
        """The p95 of the answers, without the server's own share."""
        return p95(self.answers) - p95(self.echoes)


def p95(seconds: Sequence[float]) -> float:
    """The time that 95 % of them do not exceed."""
    return sorted(seconds)[max(0, -(-len(seconds) * 95 // 100) - 1)]


async def measure(
    server: Server,
    folder: Path,
    flooders: int,
    place: Place,
    moves: int,
    *,
    seed: int = 1,
    thinks: float = _THINKS,
) -> Figures:
    """Play so many moves on that server while so many people flood the bot."""
    nick, room = fresh("bot"), fresh("#uno")
    bot = BotProcess(folder, {"net": on(server.port, nick, room, pace=None, trust_hosts=True)}, _TABLES)
    async with company(server.port, nick, room, fresh("ann"), fresh("bob"), seed=seed) as people:
        bot.start()
        try:
            await until_there(people.witness, nick, room, 1.0)
            await _deal(people)
            before = bot.megabytes()
            target = room if place == "room" else nick
            async with _echo(server) as echoes, _flooded(server, flooders, target, room, seed):
                await asyncio.sleep(_SETTLES)
                echoes.clear()  # ngIRCd lets newcomers wait
                answers = await _play(people, moves, thinks)
            return Figures(answers, echoes, before, bot.megabytes())
        finally:
            bot.close()


@dataclass(frozen=True, slots=True)
class Row:
    """What one of the `GOALS` was found to be; `seconds` are the waits by name, `relay` a bystander's own."""

    judged: float
    relay: float
    seconds: Mapping[str, float]
    unanswered: Sequence[str] = ()

    @property
    def ratio(self) -> float:
        """The longest wait as a multiple of the relay."""
        return max(self.seconds.values()) / self.relay


async def measure_row(server: Server, folder: Path, row: str, *, seed: int = 1, moves: int = 12) -> Row:
    """Measure one of the `GOALS` on that server, with a bot whose settings are the default ones."""
    nick, room = fresh("bot"), fresh("#uno")
    words = ("ann", "bob", "cid", "dan") if row == "deal" else ("ann", "bob")
    bot = BotProcess(
        folder,
        {"net": on(server.port, nick, room, pace=None)},
        {**_AS_IS, "deal_pause": "10s"},
    )
    async with company(server.port, nick, room, *map(fresh, words), seed=seed) as people:
        bot.start()
        try:
            await until_there(people.witness, nick, room, 1.0)
            await asyncio.sleep(_IDLE)
            async with _echo(server) as echoes:
                if row == "deal":
                    seconds = await _sit_and_deal(people)
                    await _at_least(echoes, 3)
                    return _row(seconds["asked hand"], echoes, seconds)
                if row == "five":
                    return await _among_five(server, people, echoes, seed, moves)
                await _deal(people)
                await asyncio.sleep(_IDLE)
                echoes.clear()
                async with _company_of(row, server, room):
                    hands, answers = await _play_in_rhythm(people, moves)
            waits = {
                "answer p50": p50(answers),
                "answer p95": p95(answers),
                "next hand p50": p50(hands),
                "next hand p95": p95(hands),
            }
            return _row(waits[GOALS[row][0]], echoes, waits)
        finally:
            bot.close()


def p50(seconds: Sequence[float]) -> float:
    """The time that half of them do not exceed."""
    return sorted(seconds)[(len(seconds) - 1) // 2]


def _row(judged: float, echoes: Sequence[float], seconds: Mapping[str, float]) -> Row:
    relay = p50(echoes)
    return Row(judged - relay, relay, seconds)


async def _at_least(found: Sequence[float], count: int) -> None:
    while len(found) < count:  # noqa: ASYNC110 - a list has no event
        await asyncio.sleep(0.1)


async def _sit_and_deal(people: Company) -> dict[str, float]:
    """All take a seat, one as soon as the one before has it, and the cards are dealt; seconds to each answer."""
    first, *others = people.players
    began = time.monotonic()
    await first.command("uno")
    await people.witness.told_in_room("opens a table", _MOST)
    seconds = {"opening": time.monotonic() - began}
    for each in others:
        began = time.monotonic()
        await each.command("join")
        await people.witness.told_in_room(f"{each.nick} joins", _MOST)
        seconds["seat"] = max(seconds.get("seat", 0.0), time.monotonic() - began)
    began = time.monotonic()
    await first.command("deal")

    async def since(heard: Coroutine[object, object, object]) -> float:
        await heard
        return time.monotonic() - began

    line = since(people.witness.told_in_room("turns up", _MOST))
    all_asked = [asyncio.create_task(since(each.asked())) for each in people.players]
    hands = [since(each.told_alone("Your cards", _MOST)) for each in people.players]
    (asked, *_), _ = await asyncio.wait(all_asked, return_when=asyncio.FIRST_COMPLETED)
    for task in all_asked:
        task.cancel()
    seconds["asked hand"] = asked.result()
    seconds["round line"] = await line
    # each was waiting all the time, so that the last one tells when the last hand came
    seconds["last hand"] = max(await asyncio.gather(*hands))
    return seconds


async def _play_in_rhythm(people: Company, moves: int) -> tuple[list[float], list[float]]:
    """A move every few seconds; how long the next hand took each time, and the line in the room."""
    hands: list[float] = []
    answers: list[float] = []
    waiting = {asyncio.create_task(each.asked()): each for each in people.players}
    while len(answers) < moves:
        done, _ = await asyncio.wait(waiting, timeout=_MOST, return_when=asyncio.FIRST_COMPLETED)
        assert done, f"nobody was asked; the room was told {people.witness.told[-3:]}"
        task = done.pop()
        player = waiting.pop(task)
        due = asyncio.create_task(asyncio.sleep(_RHYTHM))
        for each in people.everyone:
            each.forget()
        line = asyncio.create_task(people.witness.told_in_room(".", _MOST))
        asked = asyncio.create_task(player.asked())
        waiting[asked] = player
        began = time.monotonic()
        await player.command(player.answer(task.result(), people.chance))
        hand = asyncio.create_task(_first_of(waiting))
        said = await line
        answers.append(time.monotonic() - began)
        # at the end of a round nobody is asked before the next deal
        if not re.search("wins the round", said):
            hands.append(await hand - began)
        hand.cancel()
        await due
    for task in waiting:
        task.cancel()
    return hands, answers


async def _first_of(waiting: Mapping[asyncio.Task[str], Gambler]) -> float:
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    return time.monotonic()


@contextlib.asynccontextmanager
async def _company_of(row: str, server: Server, room: str) -> AsyncIterator[None]:
    """Who else is about while it is measured: twenty who come, one who comes and goes without end, or nobody."""
    async with contextlib.AsyncExitStack() as stack:
        crowd = 20 if row == "joins" else 1 if row == "cycle" else 0
        others = [await stack.enter_async_context(player(server.port, fresh("by"))) for _ in range(crowd)]
        if row == "joins":
            await asyncio.gather(*(each.send(f"JOIN {room}") for each in others))
        cycling = [asyncio.create_task(_cycle(others[0], room))] if row == "cycle" else []
        try:
            yield
        finally:
            for task in cycling:
                task.cancel()
            await asyncio.gather(*cycling, return_exceptions=True)


async def _cycle(each: Player, room: str) -> None:
    while True:
        await each.send(f"JOIN {room}")
        await asyncio.sleep(_CYCLES / 2)
        await each.send(f"PART {room}")
        await asyncio.sleep(_CYCLES / 2)


async def _among_five(server: Server, people: Company, echoes: list[float], seed: int, moves: int) -> Row:
    """Five people flood the room from before anybody sits down; every command of those who want to play is counted."""
    room = people.witness.room
    unanswered, answers = list[str](), list[float]()

    async def counted(each: Gambler, command: str, told: Coroutine[object, object, str]) -> None:
        began = time.monotonic()
        await each.command(command)
        try:
            await told
        except AssertionError:
            unanswered.append(command)
        else:
            answers.append(time.monotonic() - began)

    async with _flooded(server, 5, room, room, seed):
        await asyncio.sleep(_SETTLES)
        first, second = people.players
        witness = people.witness
        await counted(first, "uno rounds=99", witness.told_in_room(f"{first.nick} opens", _UNANSWERED))
        await counted(second, "join", witness.told_in_room(f"{second.nick} joins", _UNANSWERED))
        await counted(first, "deal", witness.told_in_room("turns up", _UNANSWERED))
        if not unanswered:
            for number in range(moves // 3):
                each = people.players[number % 2]
                for command, told in (
                    ("hand", "Your cards"),
                    ("score", "No round has been"),
                    ("turn", "your turn"),
                ):
                    each.forget()
                    alone = command == "hand"
                    heard = (each.told_alone if alone else each.told_in_room)(told, _UNANSWERED)
                    await counted(each, command, heard)
                    await asyncio.sleep(_RHYTHM)
    seconds = {"answer p50": p50(answers or [_MOST]), "answer p95": p95(answers or [_MOST])}
    return Row(len(unanswered), p50(echoes), seconds, unanswered)


async def _deal(people: Company) -> None:
    first, second = people.players
    await first.command("uno rounds=99")
    await people.witness.told_in_room("opens a table", 20)
    await second.command("join")
    await people.witness.told_in_room("joins", 20)
    await first.command("deal")


async def _play(people: Company, moves: int, thinks: float) -> list[float]:
    """Let both play until there were so many moves in all; the seconds from each to its answer."""
    answers: list[float] = []
    enough = asyncio.Event()

    async def plays(each: Gambler) -> None:
        while True:
            command = each.answer(await each.asked(), people.chance)
            await asyncio.sleep(thinks)
            began = time.monotonic()
            each.forget()
            await each.command(command)
            await each.told_in_room(".", _MOST)
            answers.append(time.monotonic() - began)
            if len(answers) >= moves:
                enough.set()

    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(plays(each)) for each in people.players]
        await enough.wait()
        for task in playing:
            task.cancel()
    return answers


@contextlib.asynccontextmanager
async def _flooded(server: Server, count: int, target: str, room: str, seed: int) -> AsyncIterator[None]:
    arguments = [str(server.port), str(count), target, room, str(random.Random(seed).randrange(10**6))]
    # a process of its own, or they would take time from the players
    flooders = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.flood.flooders", *arguments, stdin=subprocess.PIPE, cwd=ROOT
    )
    try:
        yield
    finally:
        assert flooders.stdin is not None
        flooders.stdin.close()
        await asyncio.wait_for(flooders.wait(), 20)


@contextlib.asynccontextmanager
async def _echo(server: Server) -> AsyncIterator[list[float]]:
    """What the server takes for itself: one person says something to another, who says it back, once a second."""
    found: list[float] = []
    async with player(server.port, fresh("near")) as near, player(server.port, fresh("far")) as far:
        going = asyncio.create_task(_go(near, far, found))
        try:
            yield found
        finally:
            going.cancel()
            await asyncio.gather(going, return_exceptions=True)


async def _go(near: Player, far: Player, found: list[float]) -> None:
    for number in range(10_000):
        began = time.monotonic()
        await near.say(far.nick, f"there {number}")
        await far.expect(f"there {number}$", _MOST)
        await far.say(near.nick, f"back {number}")
        await near.expect(f"back {number}$", _MOST)
        found.append(time.monotonic() - began)
        await asyncio.sleep(1.5)
