"""`!new [preset] [options]`: open a table and sit down at it."""

import shlex
from collections.abc import Iterable

from uno_engine import NotAllowed
from unobot import messages
from unobot.adapter import Importance, Room, Sender
from unobot.commands.command import Command
from unobot.commands.request import Request
from unobot.commands.set import long_enough
from unobot.tables.next_deal import sealed
from unobot.tables.notifying import notify
from unobot.tables.table import Table


def new(request: Request) -> None:
    """Open a table, and seat whoever asks. Raises NotAllowed if there is one, BadTable if what was said makes none."""
    open_table(request, request.rest)


def open_table(request: Request, behind: str) -> None:
    """The same, with what was typed behind the command."""
    opening = Opening(request, behind)
    opening.seat([(request.sender, "")])
    opening.tell("table-opened")


class Opening:
    """A table that is being opened. Raises NotAllowed if there is one, BadTable if what was said makes none."""

    def __init__(self, request: Request, behind: str) -> None:
        place = request.place
        if place.table is not None:
            code = "table-open" if place.table.waiting else "table-runs"
            raise NotAllowed(code, preset=place.table.title)
        self._request = request
        self.table = opened(request, request.room, behind)

    def seat(self, people: Iterable[tuple[Sender, str]]) -> None:
        """Seat these, each with the kind of computer player that it is, or nothing."""
        for sender, computer in people:
            elders = self._request.place.elders(sender.identity)
            self.table.join(sender, self.table.home, self._request.now, elders, computer=computer)
        # that they joined is not told: the line about the table names them
        self.table.take_events()

    def tell(self, id_: str) -> None:
        """Put the table up, and tell the room with that message."""
        request, table = self._request, self.table
        request.place.table = table
        others = [(request.person(seat),) for seat in table.game.state.held() if seat != request.seat]
        opening = request.say(
            id_,
            player=request.speaker,
            preset=request.voice.table_named(messages.shown_line(table.rules, table.title)),
            others=request.voice.together("list-and", others),
        )
        # bound before anybody has a share: from now on the secret cannot be changed
        told = request.voice.together("list-sentences", [opening, sealed(request.voice, table)])
        request.lines.room(request.voice.line(told), Importance.TURN)
        notify(request.place, table, request.lines)


def opened(request: Request, room: Room, behind: str) -> Table:
    """The table that was asked for, empty. Raises BadTable if what was said makes none."""
    services, said = request.place.services, chosen_line(request, behind)
    rules = services.catalogue.compose(table_line(request, said))
    long_enough(rules.base.patience)
    return Table(
        request.place.network,
        room,
        rules,
        services.catalogue.compose(said).line,
        request.identity,
        services.chance,
        request.now,
        services.seed_of,
    )


def chosen_line(request: Request, behind: str) -> str:
    """What was said after `!uno`; without a preset it is added to the room's default table.

    There it may take a rule away (`-jump-in`), and a kind of match takes the place of the default's.
    """
    catalogue = request.place.services.catalogue
    said = request.place.reader(request.identity).rule_line(behind)
    words = said.lower().split()
    if any(word in catalogue.presets for word in words):
        return said
    matches = {name for name, rule in catalogue.rules.items() if rule.role == "match"}
    away = {word[1:] for word in words if word.startswith("-")}
    if matches & {_named(word) for word in words}:
        away |= matches
    default = shlex.split(request.place.settings.preset)
    return " ".join([*(shlex.quote(word) for word in default if _named(word) not in away), said]).strip()


def _named(word: str) -> str:
    """The rule or option that a word is about: `+stack=any` is about `stack`."""
    return word.lstrip("+-").partition("=")[0]


def table_line(request: Request, said: str) -> str:
    """What was said after `!uno`, with the room's time-outs unless it names its own."""
    settings = request.place.settings
    waits = settings.auto_play and settings.turn_timeout >= 1
    defaults = {
        "turn-timeout": f"{int(settings.turn_timeout)}s" if waits else "off",
        "idle-limit": str(settings.idle_limit or 0),
    }
    return " ".join([said, *(f"{key}={value}" for key, value in defaults.items() if f"{key}=" not in said)])


NEW = Command("new", new, seats=True)
