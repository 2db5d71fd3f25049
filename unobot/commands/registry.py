"""All commands there are: those of the bot, and those of plugins."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from copy import copy
from dataclasses import dataclass
from functools import partial
from inspect import iscoroutinefunction
from types import coroutine
from typing import Any, Final

import structlog

from uno_engine import EngineError, NotAllowed
from unobot.commands.command import LONGEST_WAIT, Command, Reading, Where, Who
from unobot.commands.helping import HELP
from unobot.commands.info import GAMES, HOWTO, PING, RULES
from unobot.commands.opening import AGAIN, JOIN, NEW, PAUSE, RESUME, START, STOP, UNO
from unobot.commands.playing import BACKS, HAND, MOVES, PLAYERS, SCORE, TOP, TURN, WHY
from unobot.commands.request import Request
from unobot.commands.seats import HOST, KICK, LEAVE, REJOIN, SEAT, SKIP, WAIT
from unobot.commands.set import SET
from unobot.parsing import CommandRead
from unobot.store import TakenOver
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.watchdog import safe_traceback

COMMANDS: tuple[Command, ...] = (
    UNO,
    NEW,
    START,
    JOIN,
    LEAVE,
    REJOIN,
    SEAT,
    HAND,
    TOP,
    TURN,
    PLAYERS,
    MOVES,
    WHY,
    WAIT,
    SCORE,
    RULES,
    SKIP,
    KICK,
    HOST,
    STOP,
    PAUSE,
    RESUME,
    SET,
    HELP,
    HOWTO,
    PING,
    AGAIN,
    GAMES,
    BACKS,
)
"""The bot's own commands, in the order of the help."""

_HELD: Final = 1.0
"""Seconds for which nothing else was done that an operator is told of."""

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Registry:
    """The commands by their names. `plugins` has, for each that a plugin brings, the plugin's name."""

    more: Mapping[str, Command]
    plugins: Mapping[str, str]

    @property
    def all(self) -> Mapping[str, Command]:
        """Every command by its name; the bot's own come first."""
        return {**{command.name: command for command in COMMANDS}, **self.more}

    @property
    def themes(self) -> Mapping[str, list[str]]:
        """The names of the commands of each theme of the help."""
        found: dict[str, list[str]] = {}
        for name, command in self.all.items():
            found.setdefault(command.theme, []).append(name)
        return found

    @property
    def harmful(self) -> frozenset[str]:
        """The names of the commands that are never suggested to somebody who has mistyped a word."""
        return frozenset(name for name, command in self.all.items() if command.harmful)

    def gives_seat(self, read: CommandRead) -> bool:
        """Return whether who gives that command asks for a seat."""
        return self.all[read.command].seats

    def elsewhere(self, request: Request) -> Place | None:
        """Return the place where the command of that request is done; None if that is where it was typed."""
        found = self.all[request.command].elsewhere
        return None if found is None else found(request)

    async def look_up(self, name: str, request: Request) -> None:
        """Read from the store what that command needs of it; to be called before `perform`.

        Raises what `perform` raises, and `StoreError`.
        """
        command, reads = self.all[name], self.all[name].reads
        readings: list[Reading] = []

        def allowed(asked: Request) -> None:
            require(command, asked)
            assert reads is not None
            readings.append(reads(asked))

        if reads is not None:
            self._try(name, request, allowed)
        for reading in readings:
            request.found = await request.place.services.store.read(reading)

    def perform(self, name: str, request: Request) -> None:
        """Do that command, unless whoever gave it may not, or it was refused already. What is refused is told to them alone.

        Raises RuleFailed if a rule of the game fails, and whatever else the command raises.
        """
        if request.refused:
            return
        command = self.all[name]
        if (observer := request.place.services.observer) is not None:
            observer.asked(name)

        def allowed(asked: Request) -> None:
            # inside `follow`: what is refused here is told like any other refusal
            require(command, asked)
            if iscoroutinefunction(command.run):
                asked.lines.background_tasks.append(partial(self._wait_for, name, asked))
            else:
                command.run(asked)

        self._try(name, request, allowed)

    async def _wait_for(self, name: str, request: Request, lines: Lines) -> None:
        """Carry out a command that waits, into lines of its own; cut it off when its time is over."""
        request, before, place = copy(request), lines.mark(), request.place
        request.lines = lines
        run: Callable[[Request], Coroutine[Any, Any, None]] = self.all[name].run  # type: ignore[assignment]
        doing = asyncio.ensure_future(_step_by_step(run(request), partial(self._guard, name, place)))
        over = asyncio.ensure_future(place.services.clock.sleep(LONGEST_WAIT))

        def apologize(id_: str, error: Exception) -> None:
            self._note_failure(name, place, error)
            lines.back_to(before)
            plugin = self.plugins.get(name, "unobot")
            request.whisper(request.own_voice.say(id_, command=name, plugin=plugin))

        try:
            await asyncio.wait((doing, over), return_when=asyncio.FIRST_COMPLETED)
            if doing.done():
                request.follow(lambda _: doing.result(), since=before)
            else:
                apologize("plugin-command-cut", TimeoutError())
        except TakenOver:
            raise
        except Exception as error:  # noqa: BLE001 - whoever waits is told which plugin it was
            apologize("plugin-command-failed", error)
        finally:
            doing.cancel()
            over.cancel()

    def _try(self, name: str, request: Request, allowed: Callable[[Request], None]) -> None:
        try:
            with self._guard(name, request.place):
                request.follow(allowed)
        except EngineError:
            raise
        except Exception as error:
            self._note_failure(name, request.place, error)
            raise

    @contextmanager
    def _guard(self, name: str, place: Place) -> Iterator[None]:
        """End what does not come back; tell the operator of what has held up the whole bot."""
        began = time.monotonic()
        try:
            with place.services.watchdog:
                yield
        finally:
            held = time.monotonic() - began
            if held >= _HELD and name in self.plugins:
                _log.error(
                    "a command of a plugin has held up the whole bot; what waits belongs into an `async def`",
                    plugin=self.plugins[name],
                    command=name,
                    seconds=round(held, 1),
                )
                if (observer := place.services.observer) is not None:
                    observer.held_up(self.plugins[name], name, held)

    def _note_failure(self, name: str, place: Place, error: Exception) -> None:
        """Name the plugin whose command failed."""
        if name in self.plugins:
            _log.error(
                "a command of a plugin failed; what it did is undone",
                plugin=self.plugins[name],
                command=name,
                error=type(error).__name__,
                where=safe_traceback(error),
            )
        if (observer := place.services.observer) is not None:
            observer.failed("command", name)


@coroutine
def _step_by_step(doing: Coroutine[Any, Any, None], guard: Callable[[], AbstractContextManager[None]]) -> Any:
    """Carry out a coroutine; what it does between two waits is done inside the guard."""
    go_on, value = doing.send, None
    while True:
        try:
            with guard():
                waits_for = go_on(value)
        except StopIteration:
            return
        try:
            go_on, value = doing.send, (yield waits_for)
        except BaseException as error:  # noqa: BLE001 - also that it is cancelled is the coroutine's to know
            go_on, value = doing.throw, error


def require(command: Command, request: Request) -> None:
    """Raise NotAllowed if whoever made the request may not give that command, or not there."""
    if command.where is Where.PRIVATE and not request.private:
        raise NotAllowed("private-only", command=command.name)
    match command.who:
        case Who.SEATED:
            request.require_seat()
        case Who.HOST:
            request.require_host()
        case Who.OPERATOR:
            request.require_operator()
        case Who.IN_CHARGE:
            request.require_in_charge()
        case Who.ANYONE:
            pass
