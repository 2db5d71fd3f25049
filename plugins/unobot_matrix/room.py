"""A room as the homeserver describes it: its state, its people and their names, and who comes and goes."""

import math
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Self

from unobot.adapter import Arrived, Departed, Identity, Incoming, Network, Renamed, Sender
from unobot.adapter import Room as RoomName
from unobot.tables.confusables import likenesses
from unobot_matrix.events import Json, RoomEvent, get, get_list, get_text, read_all

LONGEST = 32
INVISIBLE = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that nobody can see, though Unicode calls them letters or symbols."""


def clean(name: object, user: str) -> str:
    r"""Return a display name without anything that could break a line, hide, reorder or pile up; else the user id's first part.

    >>> clean("Bob\u202e \n  Builder", "@bob:example.org")
    'Bob Builder'
    >>> clean("\u200b", "@bob:example.org")
    'bob'
    """
    shown = visible(name) if isinstance(name, str) else ""
    # nobody may call themselves "bob (@bob:example.org)", which is how we tell two bobs apart
    shown = shown.split("(@")[0].strip()[:LONGEST].strip()
    return shown or visible(user.removeprefix("@").split(":")[0])[:LONGEST] or "somebody"


def visible(text: str) -> str:
    r"""Return what of a text can be seen, in one line: no control or invisible characters, at most two accents a letter.

    >>> visible("!play\u202e r5\ud800")
    '!play r5'
    """
    seen: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text[: LONGEST * 20]):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if kind.startswith("Z") or sign in "\t\n\r\v\f":
            seen.append(" ")
        elif not kind.startswith("C") and sign not in INVISIBLE and marks <= 2:
            seen.append(sign)
    return " ".join("".join(seen).split())


MODERATOR = 50
"""Whoever has this power level or more is an operator of the room."""

CLOSED = ("invite", "private", "knock")
"""Join rules under which nobody comes in unasked."""

CREATORS_RULE = 12
"""From this room version on the creators rank above all power levels, and are not listed there."""


@dataclass
class Room:
    """What is known of a room. Only state events from the homeserver may be given to `apply`, never decrypted ones."""

    id: str
    present: dict[str, str] = field(default_factory=dict)
    """Who is in the room, with their display name made harmless."""
    invited: set[str] = field(default_factory=set)
    encrypted: bool = False
    direct_for: str | None = None
    """Whom we made this room for, if we made it for one player alone."""
    follows: str | None = None
    """The room that this one says it replaces."""
    alias: str | None = None
    title: str = ""
    _anybody_may_join: bool = False
    _anybody_may_read: bool = False
    _powers: dict[str, object] = field(default_factory=dict)
    _creators: set[str] = field(default_factory=set)
    _by_look: dict[str, dict[str, None]] = field(default_factory=dict)
    """Who has a name that looks so, in the order in which they took it. (A dictionary with None keeps the order.)"""

    @property
    def people(self) -> frozenset[str]:
        """Everybody who is in the room or has been asked in."""
        return frozenset(self.present) | self.invited

    @property
    def public(self) -> bool:
        """Whether anybody may come in, or read without coming in."""
        return self._anybody_may_join or self._anybody_may_read

    def holds_only(self, *users: str) -> bool:
        """Whether nobody but these is in the room, invited, or could come in or read along unasked."""
        return self.people <= set(users) and not self.public

    def name(self, user: str) -> str:
        """Return what a person is called here; with the user id if it looks like a name that another one had before."""
        name = self.present.get(user) or clean(None, user)
        first = {next(iter(self._by_look[look]), user) for look in likenesses(name) if look in self._by_look}
        return f"{name} ({user})" if first - {user} else name

    def is_operator(self, user: str) -> bool:
        """Whether a person may moderate this room."""
        level = self._level(user)
        return level is not None and level >= MODERATOR

    def may_send(self, user: str, kind: str) -> bool:
        """Whether the power levels let a person send events of this kind (`m.room.message`) into this room."""
        level = self._level(user)
        own = get(self._powers, "events", kind)
        needed = _whole_number(self._powers.get("events_default", 0) if own is None else own)
        return level is not None and needed is not None and level >= needed

    def _level(self, user: str) -> float | None:
        """Return somebody's power level; None for one that is no number."""
        if user in self._creators:
            return math.inf
        own = get(self._powers, "users", user)
        return _whole_number(self._powers.get("users_default", 0) if own is None else own)

    def lookalikes(self, user: str) -> frozenset[str]:
        """Return everybody whose name looks like that of this person, who is one of them; nobody if they are not present."""
        looks = likenesses(self.present[user]) if user in self.present else ()
        return frozenset(other for look in looks for other in self._by_look.get(look, ()))

    def apply_all(self, state: list[Json]) -> Self:
        """Take in the state of the room, and return the room."""
        for event in read_all(state):
            self.apply(event)
        return self

    def apply(self, event: RoomEvent) -> None:
        """Take in one state event."""
        match event.type, event.state_key:
            case "m.room.member", str(user):
                self._apply_member(user, event)
            case "m.room.encryption", "":
                self.encrypted = True
            case "m.room.power_levels", "":
                self._powers = event.content
            case "m.room.create", "":
                self.direct_for = get_text(event.content, "unobot.direct_for")
                self.follows = get_text(event.content, "predecessor", "room_id")
                version = get_text(event.content, "room_version") or "1"
                if not version.isdecimal() or int(version) >= CREATORS_RULE:
                    others = get_list(event.content, "additional_creators")
                    self._creators = {event.sender, *(user for user in others if isinstance(user, str))}
            case "m.room.join_rules", "":
                self._anybody_may_join = event.content.get("join_rule") not in CLOSED
            case "m.room.history_visibility", "":
                self._anybody_may_read = event.content.get("history_visibility") == "world_readable"
            case "m.room.canonical_alias", "":
                alias = get_text(event.content, "alias")
                self.alias = alias if alias and alias == visible(alias) else None
            case "m.room.name", "":
                self.title = clean(event.content.get("name"), "@:")
            case _:
                pass

    def _apply_member(self, user: str, event: RoomEvent) -> None:
        membership = event.content.get("membership")
        self.invited.discard(user)
        before = after = frozenset[str]()
        if user in self.present:
            before = likenesses(self.present.pop(user))
        if membership == "join":
            self.present[user] = name = clean(event.content.get("displayname"), user)
            after = likenesses(name)
        elif membership == "invite":
            self.invited.add(user)
        # where a name looks as the one before, its owner stays who had it first
        for look in before - after:
            del self._by_look[look][user]
        for look in after - before:
            self._by_look.setdefault(look, {})[user] = None


def _whole_number(level: object) -> int | None:
    try:
        return int(str(level))  # older rooms hold levels as texts, too
    except ValueError:
        return None


def joins(event: RoomEvent, user: str) -> bool:
    """Whether with this event `user` came into the room (and did not only change name or picture)."""
    if event.type != "m.room.member" or event.state_key != user:
        return False
    before = get_text(event.source, "unsigned", "prev_content", "membership")
    return event.content.get("membership") == "join" and before != "join"


@dataclass(frozen=True, slots=True)
class Timed:
    """One item for the inbox, and when it happened, in seconds since the epoch."""

    time: float
    item: Incoming


class Chronicle:
    """Tells the bot who came to one room, left it or was renamed, each change once, in the order in which it happened.

    A name may change though its owner did nothing: it loses the user id when nobody who had it before is there any more.
    """

    def __init__(self, network: Network, room: Room, us: str, name: RoomName | None = None) -> None:
        self.room = room
        self.name = name or RoomName(room.id)
        """What the bot calls the room."""
        self._network = network
        self._us = us
        self._known_names: dict[str, str] = {}

    def sender(self, user: str) -> Sender:
        """Return a person as they are known in this room now."""
        return Sender(Identity(user), self.room.name(user), self.room.is_operator(user), lasting=True)

    def tell_everyone(self) -> Iterator[Incoming]:
        """Tell of all who are present anew."""
        self._known_names.clear()
        yield from self._tell_changes(self.room.present)

    def tell_departures_but(self, users: Iterable[str]) -> Iterator[Incoming]:
        """Tell that all are gone but these people; they are in the room that replaces this one."""
        for user in sorted(set(self._known_names) - set(users)):
            yield Departed(self._network, self.name, Identity(user))

    def apply(self, event: RoomEvent) -> Iterator[Incoming]:
        """Take in a state event and tell what it changed, for its subject and for those with a name like theirs."""
        if event.type != "m.room.member" or event.state_key is None:
            self.room.apply(event)
            return
        user = event.state_key
        touched = {user} | self.room.lookalikes(user)
        self.room.apply(event)
        yield from self._tell_changes(touched | self.room.lookalikes(user))

    def _tell_changes(self, users: Iterable[str]) -> Iterator[Incoming]:
        """Tell what the bot does not know yet of these people."""
        for user in sorted(set(users) - {self._us}):
            before = self._known_names.get(user)
            if user not in self.room.present:
                if self._known_names.pop(user, None) is not None:
                    yield Departed(self._network, self.name, Identity(user))
                continue
            now = self.sender(user)
            self._known_names[user] = now.name
            if before is None:
                yield Arrived(self._network, self.name, now)
            elif before != now.name:
                yield Renamed(self._network, Identity(user), now)


def merge(rooms: Iterable[list[Timed]]) -> Iterator[Incoming]:
    """Return the items of all rooms in one row, by time; within a room the order stays, as senders can set any time."""
    lines: list[tuple[float, int, Incoming]] = []
    for number, items in enumerate(rooms):
        latest = float("-inf")
        for each in items:
            latest = max(latest, each.time)
            lines.append((latest, number, each.item))
    yield from (item for _, _, item in sorted(lines, key=itemgetter(0, 1)))
