"""Computer players' searching, in a few processes of its own for all tables: a thread would keep every other table waiting."""

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, Self

import structlog

from uno_engine import Determinizer, Game, Move, Observation, RuleSet, SearchingPlayer
from unobot.plugins import catalogue, load_plugins
from unobot.tables.services import Services
from unobot.tables.watchdog import compute_freely

_log = structlog.get_logger(__name__)

MOST: Final = 2
"""So many processes at most. Each takes about 70 MB, and 100 ms for a move: two serve forty tables at the usual pace."""

PATIENCE: Final = 3.0
"""Seconds of real time until a player that waits for a free process plays by habit instead."""
_LONGEST: Final = 5.0
"""Seconds of real time that a search may take; then its process is ended, for perhaps it never comes back."""
_STARTS: Final = 30.0
"""Seconds until a process that has not begun to work is given up."""

_LOST = (OSError, EOFError, TimeoutError, pickle.UnpicklingError)
"""What is raised when a process has died, or does not answer."""

_SIZE = 4
"""So many bytes say how long a message is that follows."""
_AT_PATH = "--plugin="
_NICE = 5
"""The bot itself goes first: where cores are scarce, thinking takes longer and answers do not."""


class SearchTask(NamedTuple):
    """What a process is to search: the kind and seed of a player, and the table's line."""

    kind: str
    seed: bytes
    line: str
    observation: Observation


def encode_message(message: object) -> bytes:
    """Return a message as bytes for the pipe between the bot and a process of its own."""
    body = pickle.dumps(message)
    return len(body).to_bytes(_SIZE, "big") + body


class Thinkers:
    """The pool of processes that search moves: starts one more whenever all are busy, and starts anew what has died.

    `plugins` are the names of the plugins that the bot has loaded, `paths` where those are that are not installed.
    """

    def __init__(self, plugins: Sequence[str], paths: Sequence[Path] = (), *, most: int = MOST) -> None:
        # what a process is started with, so that it loads these plugins
        self._arguments, self._most = [*plugins, *(f"{_AT_PATH}{path}" for path in paths)], most
        self._free = asyncio.LifoQueue[_Thinker]()
        self._working: set[_Thinker] = set()
        self._starting: set[asyncio.Task[None]] = set()

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that are ready or at work."""
        return [thinker.pid for thinker in self._working]

    async def search(self, kind: str, seed: bytes, line: str, observation: Observation, /) -> Move | None:
        """Return the move that a player of that kind and seed finds, at a table with that line.

        None if it finds none, if no process is free in time, or if the search is lost.
        """
        if self._free.empty() and len(self._working) + len(self._starting) < self._most:
            starting = asyncio.create_task(self._start())
            self._starting.add(starting)
            starting.add_done_callback(self._starting.discard)
        try:
            thinker = await asyncio.wait_for(self._free.get(), PATIENCE)
        except TimeoutError:
            return None
        lost = True
        try:
            task = SearchTask(kind, seed, line, observation)
            move = await asyncio.wait_for(thinker.answer(task), _LONGEST)
            lost = False
        except _LOST as error:
            _log.error("a search was lost", kind=kind, error=type(error).__name__)
            return None
        finally:
            # also when nobody waits any more: the next one must not be given this answer
            if lost:
                self._working.discard(thinker)
                await thinker.end()
            else:
                self._free.put_nowait(thinker)
        return move

    async def _start(self) -> None:
        try:
            thinker = await asyncio.wait_for(_Thinker.started(self._arguments), _STARTS)
        except _LOST as error:
            _log.error("no process for computer players can be started", error=type(error).__name__)
            return
        self._working.add(thinker)
        self._free.put_nowait(thinker)

    async def run(self) -> None:
        """Wait until cancelled, then end all processes, which are started by `search`."""
        try:
            await asyncio.Event().wait()
        finally:
            await self.close()

    async def close(self) -> None:
        """End all processes, and start none any more."""
        self._most = 0
        for starting in self._starting:
            starting.cancel()
        await asyncio.gather(*self._starting, return_exceptions=True)
        for thinker in self._working:
            await thinker.end()
        self._working.clear()


def thinkers_of(services: Services) -> Thinkers:
    """Make the bot's pool of processes: `services.of(thinkers_of)` is always the same one."""
    return Thinkers(services.providers.loaded, services.providers.paths)


class _Thinker:
    """One process."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self.pid = process.pid

    @classmethod
    async def started(cls, arguments: Sequence[str]) -> Self:
        """Start a process, and wait until it is ready."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", f"from {__name__} import work; work()", *arguments,
            stdin=PIPE, stdout=PIPE,
            start_new_session=True,  # Ctrl-C in a terminal is for the bot, which ends its processes itself
        )  # fmt: skip
        thinker = cls(process)
        try:
            await thinker._read()
        except BaseException:
            await thinker.end()
            raise
        return thinker

    async def answer(self, task: SearchTask) -> Move | None:
        """Give it a task, and wait for the move."""
        assert self._process.stdin is not None
        self._process.stdin.write(encode_message(task))
        await self._process.stdin.drain()
        return await self._read()

    async def _read(self) -> Move | None:
        assert self._process.stdout is not None
        size = await self._process.stdout.readexactly(_SIZE)
        body = await self._process.stdout.readexactly(int.from_bytes(size, "big"))
        move = pickle.loads(body)  # noqa: S301 - it comes from a process of our own
        return move if isinstance(move, Move) else None

    async def end(self) -> None:
        """End the process, whatever it does."""
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


def work() -> None:
    """Run one process of the pool: load the plugins that are named, say that all is ready, and do one task after the other.

    It ends by itself when the bot does, however that ends: its input is a pipe from the bot.
    """
    compute_freely()
    if hasattr(os, "nice"):
        os.nice(_NICE)
    moves, sys.stdout = sys.stdout.buffer, sys.stderr  # what a plugin prints must not get among the moves
    given = sys.argv[1:]
    plugins = load_plugins(
        [each for each in given if not each.startswith(_AT_PATH)],
        paths=[Path(each.removeprefix(_AT_PATH)) for each in given if each.startswith(_AT_PATH)],
    )
    known = catalogue(plugins)

    @cache
    def compose(line: str) -> RuleSet:
        rules = known.compose(line)
        Game.turn_code(rules)  # a search plays thousands of copies: code made for these rules pays
        return rules

    moves.write(encode_message(None))
    moves.flush()
    tasks = sys.stdin.buffer
    while len(size := tasks.read(_SIZE)) == _SIZE:
        task: SearchTask = pickle.loads(tasks.read(int.from_bytes(size, "big")))  # noqa: S301 - the bot wrote it
        move = None
        # a player may be a plugin's; where it fails its habit decides
        with suppress(Exception):
            player = plugins.brought.players[task.kind](task.seed)
            assert isinstance(player, SearchingPlayer)
            move = player.search(Determinizer(task.observation, compose(task.line)))
        moves.write(encode_message(move))
        moves.flush()
