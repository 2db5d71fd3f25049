"""The demo as a whole: server, bot, computer players, and somebody who watches or plays."""

import asyncio
import getpass
import random
import sys
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import Any, Protocol

from unobot.clock import Clock, WallClock
from unobot.demo.auto import LIMIT_SECONDS, Unfinished, Witness, play_one_round
from unobot.demo.client import IrcClient
from unobot.demo.pace import FAST, READABLE, ThinkingTime
from unobot.demo.players import DemoPlayer
from unobot.demo.terminal import Terminal
from unobot.ircd import IrcServer
from unobot.ircd.names import is_nick

ROOM = "#uno"
PLAYERS = ("ada", "bela", "cleo")
"""Who plays: two of them with a person, all three by themselves."""


class StartBot(Protocol):
    """How the demo gets its bot; given by whoever knows the adapters."""

    def __call__(self, host: str, port: int, room: str, /) -> AbstractAsyncContextManager[str]:
        """Run the bot on this server and in this room, its pace unlimited; the context's value is the bot's nick.

        The bot may still be on its way into the room when the context is entered: the players wait for it.
        """
        ...


async def run_demo(
    start_bot: StartBot,
    *,
    auto: bool = False,
    host: str = "127.0.0.1",
    port: int = 0,
    nick: str | None = None,
    seed: int | None = None,
    clock: Clock | None = None,
    tell: Callable[[str], None] | None = None,
) -> int:
    """Run the demo until the person leaves, or (`auto`, or without a terminal) one round has been played.

    Returns the exit status: 1 if the round did not end within its time. `tell` gets the lines of the transcript. Raises
    `OSError` if the address cannot be had.
    """
    alone = auto or not (sys.stdin.isatty() and sys.stdout.isatty())
    demo = _Demo(clock or WallClock(), random.Random(seed), tell or _tell)  # noqa: S311 - for play, not for secrets
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(IrcServer(host, port))
        bot = await stack.enter_async_context(start_bot(*server.address, ROOM))
        if alone:
            return await demo.by_themselves(stack, server.address, bot)
        return await demo.with_a_person(stack, server.address, bot, nick or _own_nick())


class _Demo:
    def __init__(self, clock: Clock, chance: random.Random, tell: Callable[[str], None]) -> None:
        self._clock, self._chance, self._tell = clock, chance, tell

    async def by_themselves(self, stack: AsyncExitStack, address: tuple[str, int], bot: str) -> int:
        client = await self._client(stack, address, "witness")
        witness = Witness(client, bot=bot, room=ROOM, tell=self._tell, colours=sys.stdout.isatty())
        watching = self._background(stack, witness.run())
        await witness.entered.wait()
        players = [await self._player(stack, address, bot, name, FAST) for name in PLAYERS]
        self._background(stack, _seat(players, deal=True))
        try:
            await play_one_round(witness, self._clock, limit=LIMIT_SECONDS)
        except Unfinished as failure:
            self._tell(f"unobot demo: {failure}")
            return 1
        finally:
            watching.cancel()  # how the players leave is no part of the transcript
        return 0

    async def with_a_person(
        self, stack: AsyncExitStack, address: tuple[str, int], bot: str, nick: str
    ) -> int:
        client = await self._client(stack, address, nick)
        players = [await self._player(stack, address, bot, name, READABLE) for name in PLAYERS[:2]]
        self._background(stack, _seat(players, deal=False))
        await Terminal(client, room=ROOM).run(*address)
        return 0

    async def _player(
        self, stack: AsyncExitStack, address: tuple[str, int], bot: str, name: str, pace: ThinkingTime
    ) -> DemoPlayer:
        client = await self._client(stack, address, name)
        chance = random.Random(self._chance.random())  # noqa: S311 - each player's own, for play
        player = DemoPlayer(client, bot=bot, room=ROOM, clock=self._clock, chance=chance, pace=pace)
        self._background(stack, player.run())
        return player

    async def _client(self, stack: AsyncExitStack, address: tuple[str, int], nick: str) -> IrcClient:
        client = await IrcClient.connect(*address, nick)
        stack.push_async_callback(client.close)
        return client

    def _background(self, stack: AsyncExitStack, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        stack.push_async_callback(_end, task)
        return task


async def _seat(players: Sequence[DemoPlayer], *, deal: bool) -> None:
    for player in players:
        await player.sit_down()
    if deal:
        await players[0].deal()


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait({task})
    if not task.cancelled():
        task.result()


def _own_nick() -> str:
    try:
        name = getpass.getuser()
    except (KeyError, OSError):
        return "you"
    return name if is_nick(name) and name not in PLAYERS else "you"


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
