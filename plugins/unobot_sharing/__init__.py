"""Plugin with shared tables: several rooms, perhaps of different networks, play at one table (`!share`), or a table is moved to another room (`!move`)."""

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
import structlog

from uno_engine import GiveUpSeat, NotAllowed
from unobot import messages
from unobot.commands import Command, Who
from unobot.commands.feature import Feature
from unobot.commands.request import Request
from unobot.document import Document
from unobot.plugins.hookspecs import hookimpl
from unobot.tables.announcing import tell_one
from unobot.tables.lines import Lines
from unobot.tables.place import Place, PlaceDirectory
from unobot.tables.seats import TableRoom, token
from unobot.tables.signals import (
    ChangeStored,
    CutOff,
    RoomAsked,
    RulesAsked,
    TableGone,
    TableRestored,
    TouchChanged,
)
from unobot.tables.table import Table

unobot_api = 1

_log = structlog.get_logger(__name__)
NAME: Final = "sharing"
MOST_GUESTS: Final = 3
"""Beside its home a table has at most so many rooms: each line about the game is said in every one of them."""
_HOLDS: Final = 600.0
"""Seconds for which a code can be used."""


class RoomOffer(msgspec.Struct, frozen=True):
    """Whoever types this code in another room lets that room play at the table; once, and until then (a date)."""

    code: str
    until: float

    def __repr__(self) -> str:
        """Return how long it holds; never the code."""
        return f"<RoomOffer until {self.until:.0f}>"


class Shared(msgspec.Struct):
    """What is kept with a table: the other rooms in which it is played, and what lets one more of them play there."""

    guests: list[TableRoom] = []
    offer: RoomOffer | None = None


def load_sharing(table: Table) -> Shared:
    """Return what is kept with that table of its sharing; whoever changes it makes the table `dirty`."""
    found: Shared = table.kept.setdefault(NAME, Shared())
    return found


def guests(table: Table) -> list[TableRoom]:
    """Return the other rooms in which that table is played."""
    return table.kept[NAME].guests if NAME in table.kept else []


def offers(place: Place, code: str) -> bool:
    """Return whether the table there waits for another room that knows that code."""
    table = place.table if place.home is place else None
    offer = table.kept[NAME].offer if table is not None and NAME in table.kept else None
    return offer is not None and offer.code == code and place.date < offer.until


def room_named(place: Place, side: TableRoom) -> Document:
    """Return what the room of another side is called at that place, where two rooms may have one name."""
    title = place.services.preferences.title(*side)
    return place.voice().say("share-room", room=title, network=side.network)


class Sharing:
    """One place's part in it: its table is played at other places, too, or it plays at the table of another one.

    A place that does neither listens only for a table that comes back from the store, or is to have other rules.
    """

    def __init__(self, place: Place) -> None:
        self._place, self._listens = place, False
        place.signals.listen(TableRestored, self._restored)
        place.signals.listen(RulesAsked, self._rules_asked)

    def join(self, guest: Place) -> None:
        """Have the table here played at that place, too; what happens there is dealt with here."""
        guest.table, guest.redirect = self._place.table, partial(self._place.receive, guest)
        self._arrange({**self._place.sides, guest.side: guest})

    def part(self, guest: Place) -> None:
        """Have the table here played at that place no more; it has none then."""
        self._arrange({side: place for side, place in self._place.sides.items() if place is not guest})
        guest.table = guest.redirect = None
        guest.play_at(guest, {guest.side: guest})
        guest.of(Sharing).listen(needed=False)
        guest.last_spoke.clear()
        guest.left_at.clear()
        guest.services.of(PlaceDirectory).set_seats(*guest.side, ())
        # it wakes by itself again, and has not known when
        guest.in_turn(lambda _lines: None)

    def _arrange(self, sides: Mapping[TableRoom, Place]) -> None:
        for place in sides.values():
            place.play_at(self._place, sides)
            place.of(Sharing).listen(needed=len(sides) > 1)
        if len(sides) > 1:
            self._look()

    def _look(self) -> None:
        """Have all who play at the table know which places are told of it."""
        sides = self._place.sides.values()
        audience = tuple(place for place in sides if place.open)
        for place in sides:
            place.audience = audience
            place.open_elsewhere = any(other is not place for other in audience)

    def listen(self, *, needed: bool) -> None:
        """Begin or cease to follow what becomes of the places: only where there are several is there anything to do."""
        if needed != self._listens:
            self._listens, signals = needed, self._place.signals
            change = signals.listen if needed else signals.stop
            change(TouchChanged, self._touch_changed)
            change(CutOff, self._cut_off)
            change(TableGone, self._gone)

    def _touch_changed(self, signal: TouchChanged) -> None:
        self._look()
        id_ = "share-back" if self._place.open else "share-away"
        for side in self._place.audience if signal.moved else ():
            if side is not self._place:
                tell_one(side, signal.lines, id_, {"room": room_named(side, self._place.side)})

    def _cut_off(self, signal: CutOff) -> None:
        if self._place.open_elsewhere:
            signal.message += "-shared"

    def _rules_asked(self, signal: RulesAsked) -> None:
        if guests(signal.table):
            # whoever asks does so for one room, and the others would lose their table
            raise NotAllowed("share-votes")

    def _gone(self, signal: TableGone) -> None:
        for place in list(self._place.sides.values()):
            if place is not self._place:
                place.last_table = signal.closed or place.last_table
                self.part(place)

    def _restored(self, signal: TableRestored) -> None:
        place, table = self._place, signal.table
        if place.home is not place:
            if place.home.table is table:
                return  # it is told by its home
            # another process has opened a table here, and the room was not taken from it
            home = place.home
            home.of(Sharing).part(place)
            place.table = table
            home.of(Sharing).bring_together()
        kept = table.kept.get(NAME)
        if kept is not None:
            table.kept[NAME] = msgspec.convert(kept, Shared)
            self.bring_together()
            for side in place.sides.values():
                if side is not place:
                    side.signals.emit(TableRestored(table))

    def bring_together(self, _signal: ChangeStored | None = None) -> None:
        """Have the table played at all places of its rooms that can; in the others its players are away."""
        self._place.signals.stop(ChangeStored, self.bring_together)
        services, table = self._place.services, self._place.table
        for side in guests(table) if table is not None else ():
            if side.network not in services.adapters:
                _log.warning(
                    "a side of a shared table is not on a network of this process",
                    room=str(self._place),
                    side=side,
                )
                continue
            place = services.of(PlaceDirectory).at(*side)
            if place.home is place and place.table is None:
                self.join(place)
            elif place.home is not self._place:
                # while this process did not have the network, another one has opened a table there: until that is closed
                self._place.signals.stop(ChangeStored, self.bring_together)
                self._place.signals.listen(ChangeStored, self.bring_together)


def share(request: Request) -> None:
    """`!share` gives a code; `!share CODE` in another room lets that one play at the table, `!share off` parts the rooms. Raises NotAllowed."""
    said = _code(request)
    if request.says_off(request.rest):
        _part(request)
    elif request.place.table is None:
        _join(request, said)
    elif not said:
        _offer(request)
    else:
        raise NotAllowed("share-table-here")


def _code(request: Request) -> str:
    """Return the code that was typed behind the command, in small letters as all codes are; nothing if it is none."""
    return "" if request.says_off(request.rest) else request.rest.strip().lower()


def find_home(request: Request) -> Place | None:
    """Return the home of the table that the code lets this room play at; None if it has one, the code is wrong, or they guess."""
    place, code = request.place, _code(request)
    flood = place.services.flood_control[place.network]
    if place.table is not None or not code or not flood.may_try_token(request.identity, place.now):
        return None
    home = next((each for each in place.services.of(PlaceDirectory) if offers(each, code)), None)
    if home is None:
        flood.wrong_token(request.identity, place.now)
    return home


def _offer(request: Request) -> None:
    """Tell the host the code that is to be typed in the other room."""
    table, place = request.table, request.place
    if place.home is not place:
        raise NotAllowed("share-guest")
    request.require_host()
    if table.organizer.organized or not table.pace.live:
        raise NotAllowed("share-kind")
    kept = load_sharing(table)
    _require_room(kept)
    kept.offer, table.dirty = RoomOffer(token(place.services.chance), place.date + _HOLDS), True
    request.record("share")
    # the English word is read in every language, and the other room may have another one
    minutes = int(_HOLDS / 60)
    told = request.own_voice.say("share-code", command=SHARE.name, code=kept.offer.code, minutes=minutes)
    request.whisper(told)


def _join(request: Request, code: str) -> None:
    """Let this room play at the table that the code is for."""
    home, place = request.turn_of, request.place
    if home.table is None or not offers(home, code):
        tries = place.services.flood_control[place.network].may_try_token(request.identity, place.now)
        wrong = "share-code-wrong" if tries else "too-many-tokens"
        raise NotAllowed(wrong if code else "share-code-what")
    place.signals.emit(RoomAsked())
    table, kept = home.table, load_sharing(home.table)
    _require_room(kept)
    kept.offer, table.dirty = None, True
    kept.guests.append(place.side)
    request.record(f"share with {home}")
    home.of(Sharing).join(place)
    for side in place.audience:
        if side is not place:
            tell_one(side, request.lines, "share-joined", {"room": room_named(side, place.side)})
    view, voice = table.view(None), place.voice()
    standing = [messages.players(voice, view)]
    if not table.waiting:
        standing.append(messages.top(voice, view))
    told = {"room": room_named(place, home.side), "table": voice.together("list-sentences", standing)}
    tell_one(place, request.lines, "share-joined-here", told)


def _require_room(kept: Shared) -> None:
    """Raise NotAllowed if no further room may play at the table."""
    if len(kept.guests) >= MOST_GUESTS:
        raise NotAllowed("share-full", most=MOST_GUESTS + 1)


def _part(request: Request) -> None:
    """Let the other rooms play here no more; typed in one of these, that room alone. Its players leave (M9)."""
    place, sides = request.place, guests(request.table)
    if not sides:
        raise NotAllowed("share-none")
    if place.home is place or not request.is_operator:
        request.require_host()
    request.record("share off")
    table, home = request.table, place.home
    for gone in list(sides) if home is place else [place.side]:
        for each in place.audience:
            if each.side != gone:
                tell_one(each, request.lines, "share-over", {"room": room_named(each, gone)})
            else:
                tell_one(each, request.lines, "share-over-here", {"room": room_named(each, home.side)})
        for seat in table.game.state.held():
            if table.holders[seat].side == gone:
                table.take(GiveUpSeat(seat), request.now)
        sides.remove(gone)
        table.dirty = True
        # it may be a room on whose network the bot is not now
        if gone in home.sides:
            home.of(Sharing).part(home.sides[gone])


SHARE = Command("share", share, elsewhere=find_home, theme="hosting")


def move(request: Request) -> None:
    """`!move #room`: have the table stand in another room, where the host is, too. Raises NotAllowed."""
    old, table, there = request.place, request.table, request.turn_of
    if guests(table):
        raise NotAllowed("move-shared")
    if table.organizer.organized or not table.pace.live:
        raise NotAllowed("share-kind")
    if there is old or there.refuses(request.identity) is not None:
        raise NotAllowed("move-where")
    there.signals.emit(RoomAsked())
    request.record(f"move {there.title}")
    moved = {"player": request.speaker}
    tell_one(old, request.lines, "moved-away", {**moved, "room": there.title})
    assert there.room is not None
    table.move(there.room)
    # players have to come there first
    table.begin_turn_anew(request.now)
    old.table, there.table = None, table
    # whom the table waits for is told there, as at a table that has just been dealt
    tell_one(there, request.lines, "moved-here", {"room": old.title, **moved})
    stored: list[ChangeStored] = []
    there.signals.listen(ChangeStored, stored.append)

    def leave_behind(_lines: Lines) -> None:
        there.signals.stop(ChangeStored, stored.append)
        if not stored:
            # what stands here is read from the store again
            raise RuntimeError("a table could not be moved")
        old.signals.emit(TableGone())
        there.signals.emit(TableRestored(table))

    old.in_turn(leave_behind)


def find_target(request: Request) -> Place | None:
    """Return the place to which the table here can be moved; None if it is not one where both the bot and the person are."""
    place = request.place
    there = place.services.of(PlaceDirectory).find(place.network, request.rest.strip())
    if place.table is None or there is None or there is place or place.home is not place:
        return None
    free = there.open and there.home is there and there.table is None and not there.closed
    return there if free and request.identity in there.present else None


MOVE = Command("move", move, Who.HOST, elsewhere=find_target, harmful=True, theme="hosting")


@hookimpl
def unobot_commands() -> Sequence[Command]:
    """Return the commands."""
    return (SHARE, MOVE)


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what has a table played in several rooms."""
    return (Feature(NAME, attach=lambda place: place.of(Sharing)),)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
