"""Plugin with bans: who is not listened to, in a room or on a network, and loses the seat (`!ban`, `!unban`, `!bans`)."""

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from uno_engine import NotAllowed
from unobot.adapter import Identity, Network, Room
from unobot.commands import Command, Where, Who
from unobot.commands.feature import Feature
from unobot.commands.request import Request
from unobot.config.kinds import seconds
from unobot.document import Name
from unobot.plugins.hookspecs import hookimpl
from unobot.store import Record
from unobot.tables.announcing import tell_all
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.services import Services
from unobot.tables.signals import LineHeard, PersonCame, PersonRenamed

unobot_api = 1

NAME: Final = "bans"

MOST: Final = 300
"""So many bans a network may have: every line of everybody is compared with them."""


class Ban(msgspec.Struct, frozen=True):
    """Whoever one of these masks (with spaces between) fits is not listened to, in a room or (None) on the whole network.

    `name` is who was meant, `by` who said so; `until` is when it ends by itself, in seconds since the epoch.
    """

    room: Room | None
    masks: str
    name: str
    by: str
    until: float | None = None

    def record(self, network: Network, *, lifted: bool = False) -> Record:
        """Return what is stored of it; `lifted`: that it is over."""
        payload = None if lifted else msgspec.json.encode(self)
        return Record(NAME, network, "room", self.room or "", self.masks, payload, self.until)


class Bans:
    """All bans at hand, under the names of networks or their groups. A place without any has no listener."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._bans: defaultdict[Network, dict[tuple[str, str], Ban]] = defaultdict(dict)
        self._watches: dict[Place, Watch] = {}

    def attach(self, place: Place) -> None:
        """Have those who are banned at this place refused, as long as its network has any bans."""
        self._watches[place] = Watch(place, self)
        self._watches[place].look(needed=bool(self._bans[place.board]))

    def put(self, record: Record) -> None:
        """Take in a ban as it was stored, or without a payload that it was lifted."""
        if record.payload is None:
            self._bans[record.network].pop((record.subject, record.key), None)
        else:
            ban = msgspec.json.decode(record.payload, type=Ban)
            self._bans[record.network][record.subject, record.key] = ban
        self._changed(record.network)

    def replaced(self, network: Network, records: Sequence[Record]) -> None:
        """Put these records in the place of all bans of a network or group."""
        before, self._bans[network] = self._bans[network], {}
        for record in records:
            self.put(record)
        if not records and before:
            self._changed(network)

    def _changed(self, group: Network) -> None:
        for place, watch in self._watches.items():
            if place.board == group:
                watch.look(needed=bool(self._bans[group]))

    def on(self, place: Place, identity: Identity) -> Ban | None:
        """Return the ban by which somebody is not listened to there. Owners and admins have none."""
        bans, fits = self._bans[place.board], self._services.adapters[place.network].fits
        for key, ban in list(bans.items()):
            if ban.until is not None and ban.until <= place.date:
                del bans[key]
            elif ban.room in (None, place.room) and any(fits(mask, identity) for mask in ban.masks.split()):
                return None if self._services.roles.of(place.network, identity) is not None else ban
        return None

    def listed(self, place: Place, room: Room | None) -> list[Ban]:
        """Return the bans in a room, beside those on the whole network; all of the network where no room is named."""
        return [
            ban
            for ban in self._bans[place.board].values()
            if (ban.until is None or ban.until > place.date) and (room is None or ban.room in (None, room))
        ]


_BELIEVED: Final = 5.0
"""For so many seconds it is not looked anew whether somebody is banned: a flood of lines must cost next to nothing."""

_MOST_ASKED: Final = 2_000


class Watch:
    """Listens at one place while there are bans: refuses lines of who is banned, and takes away their seats."""

    def __init__(self, place: Place, bans: Bans) -> None:
        self._place, self._bans, self._listens = place, bans, False
        self._asked: dict[Identity, tuple[float, float, bool]] = {}
        """Who was found to be banned or not, and the dates between which that is believed."""

    def look(self, *, needed: bool) -> None:
        """Begin or cease to listen, as there are bans or none; who is banned now loses the seat."""
        self._asked.clear()
        if needed != self._listens:
            self._listens, signals = needed, self._place.signals
            change = signals.listen if needed else signals.stop
            change(LineHeard, self._hear)
            change(PersonCame, self._look_at_seats)
            change(PersonRenamed, self._look_at_seats)
        if needed:
            self._look_at_seats()

    def _hear(self, heard: LineHeard) -> None:
        if self._banned(heard.identity):
            heard.refused = "banned"

    def _banned(self, identity: Identity) -> bool:
        date = self._place.date
        since, until, found = self._asked.get(identity, (0.0, 0.0, False))
        if not since <= date < until:
            ban = self._bans.on(self._place, identity)
            found, until = ban is not None, date + _BELIEVED
            if ban is not None and ban.until is not None:
                until = min(until, ban.until)
            if len(self._asked) >= _MOST_ASKED:
                self._asked.clear()
            self._asked[identity] = date, until, found
        return found

    def _look_at_seats(self, _signal: object = None) -> None:
        # in its turn: who has another name or identity holds the seat under it then
        if self._place.table is not None:
            self._place.in_turn(self._put_out)

    def _put_out(self, lines: Lines) -> None:
        """Take the seats of those who are banned. Raises RuleFailed."""
        table, here = self._place.table, self._place.side
        if table is None or table.over:
            return
        players = [(seat, table.holders[seat]) for seat in table.people()]
        for seat, holder in [
            each for each in players if each[1].side == here and self._banned(each[1].identity)
        ]:
            # before the seat is given up: that may close the table, and this line says why
            tell_all(self._place, lines, "banned-leaves", player=Name(holder.label, holder.identity))
            self._place.kick(seat, self._place.now)


_LONGEST = 366 * 86_400.0
_SHOWN = 40
"""So many letters of a name or mask are said again."""


def ban(request: Request) -> None:
    """`!ban NAME|ACCOUNT|MASK [for 7d]`: have the bot not listen to somebody. Raises NotAllowed, saying what was expected."""
    room = scope(request)
    words, time, lasts = _split(request)
    if not words:
        raise NotAllowed("ban-whom")
    said = " ".join(words)
    services, network = request.place.services, request.place.network
    adapter, person = services.adapters[network], request.somebody_called(said)
    # somebody here by name, else what the network makes of it
    masks = adapter.masks_of(person) if person is not None else ()
    if not masks:
        try:
            masks = adapter.masks(said)
        except ValueError as error:
            raise NotAllowed("ban-what", expected=str(error), said=said[:_SHOWN]) from None
    fits = adapter.fits
    people = [who for who in request.place.present if services.roles.of(network, who) is not None]
    protected = [*people, *(Identity(account) for account in services.roles.accounts(network))]
    for mask in masks:
        if fits(mask, None):
            raise NotAllowed("ban-bot")
        if fits(mask, request.identity):
            raise NotAllowed("ban-self")
        if any(fits(mask, who) for who in protected):
            raise NotAllowed("ban-protected", said=said[:_SHOWN])
    place = request.place
    if len(place.services.of(Bans).listed(place, None)) >= MOST:
        raise NotAllowed("ban-too-many", most=MOST)
    until = None if lasts is None else place.date + lasts
    name = said[:_SHOWN]
    banned = Ban(room, " ".join(masks), name, request.sender.name, until)
    request.lines.records.append(banned.record(place.network))
    request.record(f"ban {' '.join(masks)}" + (f" for {time}" if time else ""))
    where = "network" if room is None else "room"
    request.answer(request.say("ban-done", by=request.speaker, name=name, where=where, time=time or "ever"))


def scope(request: Request) -> Room | None:
    """The room that a ban is for, or None for the network, where it was typed in private."""
    return None if request.private else request.room


def _split(request: Request) -> tuple[Sequence[str], str, float | None]:
    """Who is meant, for how long, as typed, and in seconds. Raises NotAllowed for a time that is too long."""
    words = list(request.args)
    if len(words) < 2:
        return words, "", None
    try:
        lasts = seconds(words[-1])
    except ValueError:
        return words, "", None
    if lasts > _LONGEST:
        raise NotAllowed("ban-too-long", said=words[-1][:_SHOWN])
    connectives = request.place.reader(request.identity).vocabulary.connectives
    end = -2 if words[-2].casefold() in connectives else -1
    return words[:end], words[-1], lasts


BAN = Command("ban", ban, Who.IN_CHARGE, where=Where.ANYWHERE, harmful=True, theme="hosting")


def unban(request: Request) -> None:
    """`!unban NAME|ACCOUNT|MASK`: lift every ban on somebody here. Raises NotAllowed if there is none."""
    room, place = scope(request), request.place
    said = request.rest.strip()
    if not said:
        raise NotAllowed("unban-whom")
    meant = said.casefold()
    found = [
        each
        for each in place.services.of(Bans).listed(place, room)
        if each.room == room and meant in {each.name.casefold(), *each.masks.casefold().split()}
    ]
    if not found:
        raise NotAllowed("not-banned", said=said[:40])
    for each in found:
        request.lines.records.append(each.record(place.network, lifted=True))
        request.record(f"unban {each.masks}")
    where = "network" if room is None else "room"
    request.answer(request.say("unban-done", by=request.speaker, name=found[0].name, where=where))


UNBAN = Command("unban", unban, Who.IN_CHARGE, where=Where.ANYWHERE, theme="hosting")


_MOST = 10
"""So many are listed; `unobot log` tells of all."""


def bans(request: Request) -> None:
    """`!bans`: tell who is not listened to, and how long, to who asked alone: a mask may show somebody's address."""
    room, place = scope(request), request.place
    found = place.services.of(Bans).listed(place, room)
    if not found:
        request.whisper(request.own_voice.say("bans-none"))
        return
    voice, listed = request.own_voice, []
    for ban in found[-_MOST:]:
        where = "network" if ban.room is None else "room" if ban.room == place.room else ban.room
        left = 0 if ban.until is None else max(1, round((ban.until - place.date) / 3600))
        listed.append(
            voice.say(
                "ban-listed",
                masks=ban.masks,
                name=ban.name,
                by=ban.by,
                where=where,
                hours=left,
                days=left // 24,
            )
        )
    request.whisper(voice.say("bans-list", list=voice.together("list-differences", listed), count=len(found)))


BANS = Command("bans", bans, Who.IN_CHARGE, where=Where.ANYWHERE, theme="hosting")


@hookimpl
def unobot_commands() -> Sequence[Command]:
    """Return the commands."""
    return (BAN, UNBAN, BANS)


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what does not listen to who is banned."""
    return (Feature(NAME, attach=lambda place: place.services.of(Bans).attach(place), keeper=Bans),)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
