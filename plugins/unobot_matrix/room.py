"""A room as the homeserver tells it: its state, its people and their names, and the order of what happens there."""

import math
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from operator import itemgetter

from unobot.adapter import Arrived, Departed, Identity, Incoming, Network, Renamed, Sender
from unobot.adapter import Room as RoomName
from unobot.likeness import likenesses
from unobot_matrix.wire import RoomEvent, objects, part, text

LONGEST = 32
INVISIBLE = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that nobody can see, though Unicode calls them letters or symbols."""


def clean(name: object, user: str) -> str:
    r"""A display name without anything that could break a line, hide, reorder or pile up; else the user id's first part.

    >>> clean("Bob\u202e \n  Builder", "@bob:example.org")
    'Bob Builder'
    >>> clean("\u200b", "@bob:example.org")
    'bob'
    """
    shown = visible(name) if isinstance(name, str) else ""
    # nobody may call themselves "bob (@bob:example.org)", which is how we tell two bobs apart
    shown = shown.split("(@")[0].strip()[:LONGEST].strip()
    return shown or visible(user.removeprefix("@").split(":")[0])[:LONGEST] or "somebody"


def told_apart(name: str, user: str) -> str:
    """The name with the user id after it, for somebody whose name looks like that of another person, who had it before."""
    return f"{name} ({user})"


def visible(text: str) -> str:
    r"""The part of a text that can be seen, in one line: no control or invisible characters, at most two accents a letter.

    >>> visible("!play\u202e r5\ud800")
    '!play r5'
    """
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text[: LONGEST * 20]):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if kind.startswith("Z") or sign in "\t\n\r\v\f":
            kept.append(" ")
        elif not kind.startswith("C") and sign not in INVISIBLE and marks <= 2:
            kept.append(sign)
    return " ".join("".join(kept).split())


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
    public: bool = False
    """Whether anybody may come in, or read without coming in."""
    direct_for: str | None = None
    """Whom we made this room for, if we made it for one player alone."""
    follows: str | None = None
    """The room that this one says it replaces."""
    alias: str | None = None
    title: str = ""
    _open: dict[str, bool] = field(default_factory=dict)
    _powers: dict[str, object] = field(default_factory=dict)
    _creators: set[str] = field(default_factory=set)
    _likes: dict[str, dict[str, None]] = field(default_factory=dict)
    """Who has a name that looks so, in the order in which they took it. (A dictionary with None keeps the order.)"""

    @property
    def people(self) -> frozenset[str]:
        """Everybody who is in the room or has been asked in."""
        return frozenset(self.present) | self.invited

    def holds_only(self, *users: str) -> bool:
        """Whether nobody but these is in the room, invited, or could come in or read along unasked."""
        return self.people <= set(users) and not self.public

    def name(self, user: str) -> str:
        """What a person is called here; with the user id if it looks like a name that another one had before."""
        name = self.present.get(user) or clean(None, user)
        first = {next(iter(self._likes[look]), user) for look in likenesses(name) if look in self._likes}
        return told_apart(name, user) if first - {user} else name

    def operator(self, user: str) -> bool:
        """Whether a person may moderate this room."""
        level = self._level(user)
        return level is not None and level >= MODERATOR

    def may_send(self, user: str, kind: str) -> bool:
        """Whether the power levels let a person send events of this kind (`m.room.message`) into this room."""
        level = self._level(user)
        wanted = part(self._powers, "events", kind)
        needed = _whole(self._powers.get("events_default", 0) if wanted is None else wanted)
        return level is not None and needed is not None and level >= needed

    def _level(self, user: str) -> float | None:
        """Somebody's power level; None for one that is no number."""
        if user in self._creators:
            return math.inf
        level = part(self._powers, "users", user)
        return _whole(self._powers.get("users_default", 0) if level is None else level)

    def likes(self, name: str) -> frozenset[str]:
        """Everybody present whose name looks like this one."""
        return frozenset(user for look in likenesses(name) for user in self._likes.get(look, ()))

    def apply(self, event: RoomEvent) -> None:
        """Take in one state event."""
        match event.type, event.state_key:
            case "m.room.member", str(user):
                self._member(user, event)
            case "m.room.encryption", "":
                self.encrypted = True
            case "m.room.power_levels", "":
                self._powers = event.content
            case "m.room.create", "":
                self._created(event)
            case "m.room.join_rules", "":
                self._opened("rule", open_now=event.content.get("join_rule") not in CLOSED)
            case "m.room.history_visibility", "":
                readable = event.content.get("history_visibility")
                self._opened("history", open_now=readable == "world_readable")
            case "m.room.canonical_alias", "":
                alias = text(event.content, "alias")
                self.alias = alias if alias and alias == visible(alias) else None
            case "m.room.name", "":
                self.title = clean(event.content.get("name"), "@:")
            case _:
                pass

    def _member(self, user: str, event: RoomEvent) -> None:
        standing = event.content.get("membership")
        self.invited.discard(user)
        old = self.present.pop(user, None)
        name = clean(event.content.get("displayname"), user) if standing == "join" else None
        self._looks(user, old, name)
        if name is not None:
            self.present[user] = name
        elif standing == "invite":
            self.invited.add(user)

    def _looks(self, user: str, old: str | None, new: str | None) -> None:
        """Note how a person's name looks from now on; where it looks as before, they stay who had it first."""
        before = likenesses(old) if old is not None else frozenset()
        after = likenesses(new) if new is not None else frozenset()
        for look in before - after:
            del self._likes[look][user]
        for look in after - before:
            self._likes.setdefault(look, {})[user] = None

    def _created(self, event: RoomEvent) -> None:
        self.direct_for = text(event.content, "unobot.direct_for")
        self.follows = text(event.content, "predecessor", "room_id")
        version = text(event.content, "room_version") or "1"
        if version.isdecimal() and int(version) < CREATORS_RULE:
            return
        more = event.content.get("additional_creators")
        others = [user for user in more if isinstance(user, str)] if isinstance(more, list) else []
        self._creators = {event.sender, *others}

    def _opened(self, way: str, *, open_now: bool) -> None:
        self._open[way] = open_now
        self.public = any(self._open.values())


def _whole(level: object) -> int | None:
    try:
        return int(str(level))  # older rooms hold levels as texts, too
    except ValueError:
        return None


def joins(event: RoomEvent, user: str) -> bool:
    """Whether with this event `user` came into the room (and did not only change name or picture)."""
    if event.type != "m.room.member" or event.state_key != user:
        return False
    before = text(objects(event.source, "unsigned"), "prev_content", "membership")
    return event.content.get("membership") == "join" and before != "join"


@dataclass(frozen=True, slots=True)
class Told:
    """One item for the inbox, and when it happened, in seconds since the epoch."""

    time: float
    item: Incoming


class Chronicle:
    """The presence in one room, and what the bot was told of it: each change is told once.

    A name may change though its owner did nothing: it loses the user id when nobody who had it before is there any more.
    """

    def __init__(self, network: Network, room: Room, us: str, name: RoomName | None = None) -> None:
        self.room = room
        self.name = name or RoomName(room.id)
        """What the bot calls the room."""
        self._network = network
        self._us = us
        self._told: dict[str, str] = {}

    def sender(self, user: str) -> Sender:
        """A person as they are known in this room now."""
        return Sender(Identity(user), self.room.name(user), self.room.operator(user), lasting=True)

    def everyone(self) -> Iterator[Incoming]:
        """All who are present, told anew."""
        self._told.clear()
        yield from self.changes(self.room.present)

    def without(self, users: Iterable[str]) -> Iterator[Incoming]:
        """Tell that all are gone but these people; they are in the room that replaces this one."""
        for user in sorted(set(self._told) - set(users)):
            yield Departed(self._network, self.name, Identity(user))

    def apply(self, event: RoomEvent) -> Iterator[Incoming]:
        """Take in a state event and tell what it changed, for its subject and for those with a name like theirs."""
        if event.type != "m.room.member" or event.state_key is None:
            self.room.apply(event)
            return
        touched = {event.state_key} | self._alike(event.state_key)
        self.room.apply(event)
        yield from self.changes(touched | self._alike(event.state_key))

    def changes(self, users: Iterable[str]) -> Iterator[Incoming]:
        """Tell what the bot does not know yet of these people."""
        for user in sorted(set(users) - {self._us}):
            before = self._told.get(user)
            if user not in self.room.present:
                if self._told.pop(user, None) is not None:
                    yield Departed(self._network, self.name, Identity(user))
                continue
            now = self.sender(user)
            self._told[user] = now.name
            if before is None:
                yield Arrived(self._network, self.name, now)
            elif before != now.name:
                yield Renamed(self._network, Identity(user), now)

    def _alike(self, user: str) -> frozenset[str]:
        name = self.room.present.get(user)
        return self.room.likes(name) if name is not None else frozenset()


def merged(rooms: Iterable[list[Told]]) -> Iterator[Incoming]:
    """The items of all rooms in one row, by time; within a room the order stays, as senders can set any time."""
    lines: list[tuple[float, int, Incoming]] = []
    for number, told in enumerate(rooms):
        latest = float("-inf")
        for one in told:
            latest = max(latest, one.time)
            lines.append((latest, number, one.item))
    yield from (item for _, _, item in sorted(lines, key=itemgetter(0, 1)))
