"""All commands there are: those of the bot, and those of plugins."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import structlog

from uno_engine import EngineError, NotAllowed
from unobot.commands.command import Command, Reading, Where, Who
from unobot.commands.helping import HELP
from unobot.commands.info import GAMES, HOWTO, PING, RULES
from unobot.commands.opening import AGAIN, JOIN, NEW, PAUSE, RESUME, START, STOP, UNO
from unobot.commands.playing import BACKS, HAND, MOVES, PLAYERS, SCORE, TOP, TURN, WHY
from unobot.commands.request import Request
from unobot.commands.seats import HOST, KICK, LEAVE, REJOIN, SEAT, SKIP, WAIT
from unobot.commands.set import SET
from unobot.parsing import CommandRead
from unobot.tables.place import Place

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
            command.run(asked)

        self._try(name, request, allowed)

    def _try(self, name: str, request: Request, allowed: Callable[[Request], None]) -> None:
        try:
            with request.place.services.watchdog:
                request.follow(allowed)
        except EngineError:
            raise
        except Exception as error:
            # name the plugin whose command failed; who called `perform` logs where
            if name in self.plugins:
                _log.error(
                    "a command of a plugin failed; what it did is undone",
                    plugin=self.plugins[name],
                    command=name,
                    error=type(error).__name__,
                )
            if (observer := request.place.services.observer) is not None:
                observer.failed("command", name)
            raise


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
