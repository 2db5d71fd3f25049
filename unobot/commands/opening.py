"""Opening a table, and its time: `!uno`, `!new`, `!join`, `!again`, `!start`, `!stop`, `!pause`, `!resume`."""

import shlex
from collections.abc import Iterable, Iterator
from typing import Final

from uno_engine import Catalogue, Move, NotAllowed, RuleSet, StopMatch
from unobot import messages
from unobot.adapter import Importance, Room, Sender
from unobot.commands.command import Command, Who
from unobot.commands.playing import give
from unobot.commands.request import Request
from unobot.commands.set import long_enough
from unobot.parsing import MoveRead
from unobot.tables.announcing import next_deal, plan_deal_anew
from unobot.tables.seats import Holder
from unobot.tables.signals import SeatTaken, TableOpened, TableWanted
from unobot.tables.table import Table


def new(request: Request) -> None:
    """Open a table, and seat whoever asks. Raises NotAllowed if there is one, BadTable if what was said makes none."""
    open_table(request, request.rest)


def open_table(request: Request, behind: str) -> None:
    """Open the table whose rules are named by `behind`, as they are typed after `!uno`, and seat the person who asks."""
    opening = Opening(request, behind)
    opening.seat([request.sender])
    opening.tell("table-opened" if request.place.owner is None else "table-opened-own")


class Opening:
    """A table that is being opened. Raises NotAllowed if there is one, BadTable if what was said makes none."""

    def __init__(self, request: Request, behind: str) -> None:
        place = request.place
        if place.table is not None:
            code = "table-open" if place.table.waiting else "table-runs"
            raise NotAllowed(code, preset=place.table.title)
        self._request = request
        self.table = make_table(request, request.room, behind)

    def seat(self, players: Iterable[Sender | Holder]) -> None:
        """Seat people, and agents that had seats at another table."""
        place, table, now = self._request.place, self.table, self._request.now
        for each in players:
            elders = place.elders(each.identity)
            if isinstance(each, Holder):
                table.seat_agent(each.name, each.agent, now, elders)
            else:
                seated = place.seated(each.identity)
                table.join(each, table.home, now, elders, mark=seated.mark, kind=seated.kind)
        # that they joined is not told: the line about the table names them
        self.table.take_events()

    def tell(self, id_: str) -> None:
        """Put the table up, and say that message in the room."""
        request, place, table = self._request, self._request.place, self.table
        place.table = table
        for seat in table.game.state.held():
            place.signals.emit(SeatTaken(table, seat))
        others = [(request.person(seat),) for seat in table.game.state.held() if seat != request.seat]
        opening = request.say(
            id_,
            player=request.speaker,
            preset=request.voice.table_named(messages.shown_line(table.rules, table.title)),
            others=request.voice.together("list-and", others),
        )
        plan_deal_anew(place, table)
        dealt = [next_deal(place, table)] if table.deal_at is not None else []
        parts = [opening, table.pace.opened(request.voice), *dealt, table.seeds.promise(request.voice)]
        # bound before anybody has a share: from now on the secret cannot be changed
        said = request.voice.together("list-sentences", filter(None, parts))
        request.lines.room(request.voice.line(said), Importance.TURN)
        place.signals.emit(TableOpened(table, request.lines))


def make_table(request: Request, room: Room, behind: str) -> Table:
    """Make the table that was asked for, without anybody at it. Raises BadTable if there are no such rules."""
    rules, title = compose_asked(request, behind)
    return request.place.new_table(room, rules, title, request.identity, request.now)


def compose_asked(request: Request, behind: str) -> tuple[RuleSet, str]:
    """Return the rules that were asked for, and the title of their table. Raises BadTable or NotAllowed."""
    catalogue, said = request.place.services.catalogue, chosen_line(request, behind)
    rules = catalogue.compose(table_line(request, said))
    long_enough(rules.base.patience)
    return rules, catalogue.compose(said).line


def chosen_line(request: Request, behind: str) -> str:
    """What was said after `!uno`; without a preset it is added to the room's default table.

    Where nothing is said a feature may know what is wanted. Raises NotAllowed for a name whose rules are gone.
    """
    place, catalogue = request.place, request.place.services.catalogue
    wanted = TableWanted()
    if not behind:
        place.signals.emit(wanted)
    said = wanted.line or place.reader(request.identity).rule_line(behind)
    line = place.signals.resolve(said)
    if any(word in catalogue.presets for word in line.lower().split()):
        return line
    return add_words(catalogue, place.settings.preset, line)


def table_line(request: Request, said: str) -> str:
    """What was said after `!uno`, with the room's time-outs unless it names its own. Raises NotAllowed."""
    place = request.place
    pace = place.pace_for(place.services.catalogue.compose(said), opening=True)
    settings = pace.settings(place.settings)
    waits = settings.auto_play and settings.turn_timeout >= 1
    defaults = {
        "turn-timeout": f"{int(settings.turn_timeout)}s" if waits else "off",
        "idle-limit": str(settings.idle_limit or 0),
    }
    return " ".join([said, *(f"{key}={value}" for key, value in defaults.items() if f"{key}=" not in said)])


def add_words(catalogue: Catalogue, line: str, more: str) -> str:
    """Add more words to the line of a table.

    They may take a rule of the line away (`-jump-in`), and a kind of match takes the place of the line's.
    """
    words = more.lower().split()
    matches = {name for name, rule in catalogue.rules.items() if rule.role == "match"}
    away = {word[1:] for word in words if word.startswith("-")}
    if matches & {_rule_of(word) for word in words}:
        away |= matches
    kept = (shlex.quote(word) for word in shlex.split(line) if _rule_of(word) not in away)
    return " ".join([*kept, more]).strip()


def _rule_of(word: str) -> str:
    """Return the rule or option that a word is about: `stack` for `+stack=any`."""
    return word.lstrip("+-").partition("=")[0]


LONGEST_LINE: Final = 150
"""So many letters the line of a table has at most that is kept for later."""

OPENING = frozenset({"uno", "new", "again"})
"""The commands that open a table."""

NEW = Command("new", new, seats=True, theme="table")


def uno(request: Request) -> None:
    """Open a table, or join the one that waits."""
    table = request.place.table
    if table is not None and table.waiting and not request.rest:
        join(request)
    else:
        new(request)


UNO = Command("uno", uno, seats=True, theme="table")


def join(request: Request) -> None:
    """Seat whoever asks. Raises NotAllowed if they sit there already, or the seat is somebody else's."""
    table = request.table
    if request.place.held_by(request.identity) is not None:
        raise NotAllowed("already-seated")
    # who left may come back under the same identity; to anybody else with that name the seat wants its token
    stranger = request.place.seat_of(request.identity) is None
    if stranger and (holder := request.place.seat_waiting_for(request.sender)) is not None:
        raise NotAllowed("seat-waits-for-token", name=holder.name)
    if stranger:
        request.place.require_not_shut_out(request.identity)
    place = request.place
    seated = place.seated(request.identity)
    table.organizer.admit(request.sender)
    seat = table.join(
        request.sender,
        place.side,
        request.now,
        place.elders(request.identity),
        mark=seated.mark,
        kind=seated.kind,
    )
    table.organizer.seated(seat, request.sender)
    place.signals.emit(SeatTaken(table, seat))


JOIN = Command("join", join, seats=True, theme="table")


def again(request: Request) -> None:
    """Open the table that was here last, with everybody seated who is still there; at a table that waits, take a seat.

    Raises NotAllowed if a round is being played, or if nobody has played here since the bot was started.
    """
    place, last = request.place, request.place.last_table
    if place.table is not None and place.table.waiting:
        join(request)
        return
    if place.table is None and last is None:
        raise NotAllowed("again-none")
    opening = Opening(request, last.title if last is not None else "")
    players = list(who_is_there(request, last.last_seated() if last is not None else ()))
    if request.sender not in players:
        players.insert(0, request.sender)
    opening.seat(players)
    alone = "table-opened" if place.owner is None else "table-opened-own"
    opening.tell("table-again" if len(players) > 1 else alone)


def who_is_there(request: Request, holders: tuple[Holder, ...]) -> Iterator[Sender | Holder]:
    """Yield those of the holders who are in the room, in their order, and the agents among them."""
    for holder in holders:
        if holder.agent:
            yield holder
        elif holder.side != request.place.side:
            continue  # played in another room
        elif holder.identity == request.identity:
            yield request.sender
        elif holder.identity in request.place.present:
            yield request.place.present[holder.identity]


AGAIN = Command("again", again, seats=True, theme="table")


def start(request: Request) -> None:
    """Open a table where there is none; else deal."""
    if request.place.table is None:
        new(request)
    else:
        give(request, MoveRead(Move("deal")))


START = Command("start", start, seats=True, theme="table")


def stop(request: Request) -> None:
    """Stop the match."""
    # said first: the lines about the end of the match follow from the game
    request.record("stop")
    request.tell("stopped-by", by=request.speaker)
    table = request.table
    table.organizer.stopped()
    table.take(StopMatch(), request.now)


STOP = Command("stop", stop, Who.HOST, harmful=True, theme="hosting")


def pause(request: Request) -> None:
    """Stop the table's clock. Raises NotAllowed if it stands."""
    if request.table.paused:
        raise NotAllowed("paused-already")
    request.table.pause(request.now, date=request.place.date)
    request.record("pause")
    request.tell("paused-by", by=request.speaker)


PAUSE = Command("pause", pause, Who.HOST, harmful=True, theme="hosting")


def resume(request: Request) -> None:
    """Start the table's clock again. Any player may, so that nobody can lock the table. Raises NotAllowed if it runs."""
    if not request.is_operator:
        request.require_seat()
    if not request.table.paused:
        raise NotAllowed("not-paused")
    request.table.resume(request.now)
    request.record("resume")
    request.tell("resumed-by", by=request.speaker)


RESUME = Command("resume", resume, theme="hosting")
