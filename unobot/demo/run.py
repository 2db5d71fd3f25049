"""The demo as a whole: server, bot, computer players, and somebody who watches or plays."""

import asyncio
import getpass
import random
import sys
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from shutil import get_terminal_size
from typing import Any, Protocol

from unobot.clock import Clock, WallClock
from unobot.demo.auto import Unfinished, Witness, limit, play_one_round
from unobot.demo.client import IrcClient
from unobot.demo.guide import Guide
from unobot.demo.paint import painted
from unobot.demo.plain import bare
from unobot.demo.players import DemoPlayer, Knowledge
from unobot.demo.terminal import Terminal
from unobot.demo.thinking import FAST, READABLE, ThinkingTime
from unobot.demo.wrapping import wrapped
from unobot.ircd import IrcServer
from unobot.ircd.names import is_nick
from unobot.wanted import Demo

ROOM = "#uno"
PLAYERS = ("ada", "bela", "cleo", "dora", "emil", "fina", "gus", "hana", "ivo", "juna")
"""Who plays: with a person all but the last of as many as wanted, else all of them."""


class StartBot(Protocol):
    """How the demo gets its bot; given by whoever knows the adapters."""

    def __call__(self, host: str, port: int, room: str, /) -> AbstractAsyncContextManager[str]:
        """Run the bot on this server and in this room, its pace unlimited; the context's value is the bot's nick.

        The bot may still be on its way into the room when the context is entered: the players wait for it.
        """
        ...


async def run_demo(
    start_bot: StartBot,
    asked: Demo,
    knows: Knowledge,
    guide: Guide,
    *,
    nick: str | None = None,
    clock: Clock | None = None,
    tell: Callable[[str], None] | None = None,
) -> int:
    """Run the demo until the person leaves, or (`auto`, or without a terminal) one round has been played.

    Returns the exit status: 1 if the round did not end within its time. `tell` gets the lines that are no part of the
    terminal's room. Raises `OSError` if the address cannot be had.
    """
    alone = asked.auto or not (sys.stdin.isatty() and sys.stdout.isatty())
    demo = _Demo(asked, knows, guide, clock or WallClock(), tell or _tell)
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(IrcServer("127.0.0.1", asked.port))
        bot = await stack.enter_async_context(start_bot(*server.address, ROOM))
        seats = _Seats(stack, server.address, bot)
        if alone:
            return await demo.by_themselves(seats)
        await demo.with_a_person(seats, nick or _own_nick())
    demo.say_what_next()  # at last, so that nothing that the server or the bot still does is written below it
    return 0


class _Seats:
    """Connections to the server, closed in the end in the opposite order."""

    def __init__(self, stack: AsyncExitStack, address: tuple[str, int], bot: str) -> None:
        self._stack, self.address, self.bot = stack, address, bot

    async def client(self, nick: str) -> IrcClient:
        client = await IrcClient.connect(*self.address, nick)
        self._stack.push_async_callback(client.close)
        return client

    def background(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._stack.push_async_callback(_end, task)
        return task


class _Demo:
    def __init__(
        self, asked: Demo, knows: Knowledge, guide: Guide, clock: Clock, tell: Callable[[str], None]
    ) -> None:
        self._asked, self._knows, self._guide, self._clock, self._tell = asked, knows, guide, clock, tell
        self._chance = random.Random(asked.seed)  # noqa: S311 - for play, not for secrets

    async def by_themselves(self, seats: _Seats) -> int:
        client = await seats.client("witness")
        room_lines = self._knows.room_lines
        witness = Witness(client, room_lines, bot=seats.bot, room=ROOM, tell=self._show)
        watching = seats.background(witness.run())
        await witness.entered.wait()
        players = await self._players(seats, self._asked.players, FAST)
        seats.background(self._begin(players))
        try:
            await play_one_round(witness, watching, self._clock, limit=limit(len(players)))
        except Unfinished as failure:
            self._tell(f"unobot demo: {failure}")
            return 1
        finally:
            watching.cancel()  # how the players leave is no part of the transcript
        self.say_what_next()
        return 0

    async def with_a_person(self, seats: _Seats, nick: str) -> None:
        client = await seats.client(nick)
        players = await self._players(seats, self._asked.players - 1, READABLE)
        terminal = Terminal(client, self._guide, self._knows.room_lines, room=ROOM, bot=seats.bot)
        await terminal.run(*seats.address, self._opening(), _all_ready(players))

    def say_what_next(self) -> None:
        """The demo's last words."""
        for line in self._guide.next():
            self._show(line)

    def _show(self, line: str) -> None:
        if not sys.stdout.isatty():
            self._tell(bare(line))
            return
        for part in wrapped(line, get_terminal_size().columns):
            self._tell(painted(part))

    def _opening(self) -> str:
        return f"uno {self._asked.table}".removesuffix(" classic")

    async def _begin(self, players: Sequence[DemoPlayer]) -> None:
        """The first one opens a table; the others hear of it and sit down by themselves; then the cards are dealt."""
        await _all_ready(players)
        await players[0].open(self._opening())
        for player in players:
            await player.seated.wait()
        await players[0].deal()

    async def _players(self, seats: _Seats, count: int, pace: ThinkingTime) -> list[DemoPlayer]:
        """So many of them; they sit down in this order, so that a seed gives the same round every time."""
        players: list[DemoPlayer] = []
        for name in PLAYERS[:count]:
            player = DemoPlayer(
                await seats.client(name),
                self._knows,
                bot=seats.bot,
                room=ROOM,
                clock=self._clock,
                chance=random.Random(self._chance.random()),  # noqa: S311 - each player's own, for play
                pace=pace,
                after=players[-1].seated if players else None,
            )
            seats.background(player.run())
            players.append(player)
        return players


async def _all_ready(players: Sequence[DemoPlayer]) -> None:
    for player in players:
        await player.ready.wait()


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait({task})
    if not task.cancelled():
        task.result()


def _own_nick() -> str:
    try:
        name = getpass.getuser()
    # a user without an entry in the system's list, as in some containers; Windows has no such list
    except (KeyError, OSError, ImportError):
        return "you"
    return name if is_nick(name) and name not in PLAYERS else "you"


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
