"""Rooms as the homeserver describes them, who comes and goes there, and which of them the account is in.

These are the rooms of the configuration, direct rooms, those of invitations, and rooms that replace others.
"""

import asyncio
import json
import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from operator import itemgetter
from types import MappingProxyType
from typing import Self
from urllib.parse import urlencode
from weakref import WeakValueDictionary

import structlog

from unobot import adapter
from unobot.clock import Clock, within
from unobot.tables.confusables import likenesses
from unobot_matrix.formatting import clean, visible
from unobot_matrix.wire import (
    Failure,
    Json,
    Patience,
    RoomEvent,
    Unreachable,
    Wire,
    get,
    get_dict,
    get_list,
    get_text,
    path,
    read_all,
)

MODERATOR = 50
"""Whoever has this power level or more is an operator of the room."""
CLOSED = ("invite", "private", "knock")
"""Join rules under which nobody comes in unasked."""
SPACE = "m.space"
"""The type of a room that only holds other rooms."""
CREATORS_RULE = 12
"""From this room version on the creators rank above all power levels, and are not listed there."""
log = structlog.get_logger(__name__)
INVITE_AGAIN = 600.0
"""Seconds before somebody who did not follow an invitation into our direct room gets another without asking for it."""
COMES_BY_ITSELF = 3.0
"""Seconds within which a bridge that brings private messages follows an invitation to one of its people."""
KNOCK_AGAIN = 300.0
"""Seconds before a configured room that would not let us in is tried again."""


@dataclass
class RoomState:
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
    is_space: bool = False
    """Whether it only holds other rooms: nobody plays there."""
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

    @property
    def message_kind(self) -> str:
        """The type of the events by which something is said here."""
        return "m.room.encrypted" if self.encrypted else "m.room.message"

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
                self.is_space = event.content.get("type") == SPACE
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
    item: adapter.Incoming


class MemberTracker:
    """Tells the bot who came to one room, left it or was renamed, each change once, in the order in which it happened.

    A name may change though its owner did nothing: it loses the user id when nobody who had it before is there any more.
    """

    def __init__(
        self, network: adapter.Network, room: RoomState, us: str, name: adapter.Room | None = None
    ) -> None:
        self.room = room
        self.name = name or adapter.Room(room.id)
        """What the bot calls the room."""
        self._network = network
        self._us = us
        self._known_names: dict[str, str] = {}

    def sender(self, user: str) -> adapter.Sender:
        """Return a person as they are known in this room now."""
        return adapter.Sender(
            adapter.Identity(user), self.room.name(user), self.room.is_operator(user), lasting=True
        )

    def tell_everyone(self) -> Iterator[adapter.Incoming]:
        """Tell of all who are present anew."""
        self._known_names.clear()
        yield from self._tell_changes(self.room.present)

    def tell_departures_but(self, users: Iterable[str]) -> Iterator[adapter.Incoming]:
        """Tell that all are gone but these people; they are in the room that replaces this one."""
        for user in sorted(set(self._known_names) - set(users)):
            yield adapter.Departed(self._network, self.name, adapter.Identity(user))

    def apply(self, event: RoomEvent) -> Iterator[adapter.Incoming]:
        """Take in a state event and tell what it changed, for its subject and for those with a name like theirs."""
        if event.type != "m.room.member" or event.state_key is None:
            self.room.apply(event)
            return
        user = event.state_key
        touched = {user} | self.room.lookalikes(user)
        self.room.apply(event)
        yield from self._tell_changes(touched | self.room.lookalikes(user))

    def _tell_changes(self, users: Iterable[str]) -> Iterator[adapter.Incoming]:
        """Tell what the bot does not know yet of these people."""
        for user in sorted(set(users) - {self._us}):
            before = self._known_names.get(user)
            if user not in self.room.present:
                if self._known_names.pop(user, None) is not None:
                    yield adapter.Departed(self._network, self.name, adapter.Identity(user))
                continue
            now = self.sender(user)
            self._known_names[user] = now.name
            if before is None:
                yield adapter.Arrived(self._network, self.name, now)
            elif before != now.name:
                yield adapter.Renamed(self._network, adapter.Identity(user), now)


def merge(rooms: Iterable[list[Timed]]) -> Iterator[adapter.Incoming]:
    """Return the items of all rooms in one row, by time; within a room the order stays, as senders can set any time."""
    lines: list[tuple[float, int, adapter.Incoming]] = []
    for number, items in enumerate(rooms):
        latest = float("-inf")
        for each in items:
            latest = max(latest, each.time)
            lines.append((latest, number, each.item))
    yield from (item for _, _, item in sorted(lines, key=itemgetter(0, 1)))


class Upgrades:
    """Which room stands for which older one (upgraded rooms), kept over restarts.

    The bot moves along and keeps the old name, so that tables move. A room is replaced only if its tombstone names the
    new one and the new one names it as its predecessor, so that nobody can put a room of their own in the place of
    another. A room never replaces two others, nor itself.
    """

    def __init__(self, shelf: adapter.Shelf) -> None:
        self._shelf = shelf
        self._after: dict[str, str] = json.loads(shelf.get("upgrades") or "{}")
        self._expected: dict[str, str] = {}
        """For each room that we are to enter, the room whose tombstone names it."""
        self._changed = False

    def name_of(self, room: str) -> adapter.Room:
        """Return what the bot calls a room: the id of the oldest one that it stands for."""
        before = {new: old for old, new in self._after.items()}
        while room in before:
            room = before[room]
        return adapter.Room(room)

    def newest(self, room: str) -> str:
        """Return the room that stands for this one now: itself, if it was not replaced."""
        while room in self._after:
            room = self._after[room]
        return room

    def is_replaced(self, room: str) -> bool:
        """Whether another room stands for this one."""
        return room in self._after

    def note_tombstone(self, room: str, event: RoomEvent) -> str | None:
        """If an event is the tombstone of a room, return the new room, to be entered; None if it is not, or is known."""
        new = get_text(event.content, "replacement_room") if event.type == "m.room.tombstone" else None
        if new is None or event.state_key != "" or room in self._after or self._expected.get(new) == room:
            return None
        self._expected[new] = room
        return new

    def expects(self, room: str) -> bool:
        """Whether a room that we are in says that it was replaced by this one."""
        return room in self._expected

    def replace(self, room: RoomState) -> str | None:
        """Return the room that an expected one, which we have entered, replaces from now on; None if it replaces none."""
        old = self._expected.pop(room.id)
        # a circle of rooms would make `name_of` and `newest` run for ever
        if room.follows != old or room.id in {old, *self._after, *self._after.values()}:
            return None
        self._after[old] = room.id
        self._changed = True
        log.info("a room was replaced", old=old, new=room.id)
        return old

    async def save(self) -> None:
        """Keep what has changed; to be called before the bot is told of it."""
        if self._changed:
            await self._shelf.put("upgrades", json.dumps(self._after))
            self._changed = False


class DirectRooms:
    """Where the bot and one player are alone, as the account's `m.direct` says: found again, made, checked."""

    def __init__(
        self,
        wire: Wire,
        user: str,
        rooms: Mapping[str, RoomState],
        clock: Clock,
        *,
        can_encrypt: bool,
        encrypt: bool,
        bridged: Sequence[str] = (),
    ) -> None:
        self._wire, self._user, self._rooms, self._clock = wire, user, rooms, clock
        self._bridged = bridged
        self._doors: dict[str, adapter.Door] = {}
        """How it stands with each person, as it was last seen."""
        self._synced_doors: dict[str, adapter.Door] = {}
        """How it stands with each person by the sync answers alone, which may be later than what the homeserver was asked for."""
        self._arrivals: WeakValueDictionary[str, asyncio.Event] = WeakValueDictionary()
        """By person, set when they come in."""
        self._can_encrypt, self._encrypt = can_encrypt, encrypt
        self._where = path("user", user, "account_data", "m.direct")
        self._listed: dict[str, list[str]] = {}
        self._invited_at: dict[str, float] = {}
        self._finding: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By person, while their room is looked for."""
        self._listing = asyncio.Lock()

    async def load(self) -> None:
        """Read the list from the account's data. Raises `Failure` or `Unreachable`."""
        try:
            self.use(await self._wire.call("GET", self._where))
        except Failure as problem:
            if problem.status != 404:  # 404: the account has no list yet
                raise

    def use(self, content: Json) -> None:
        """Use this list from now on; whatever in it is not of the right type is left out."""
        self._listed = {
            user: [room for room in rooms if isinstance(room, str)]
            for user, rooms in content.items()
            if isinstance(rooms, list)
        }

    def partner(self, room: str) -> str | None:
        """Return with whom this room is a direct room, or None if it is not."""
        return next((user for user, rooms in self._listed.items() if room in rooms), None)

    async def adopt(self, user: str, room: str) -> None:
        """List a room as a direct room with `user`, preferred from now on. Raises `Failure` or `Unreachable`."""
        # the list is put as a whole: of two changes at once one would be lost
        async with self._listing:
            others = [known for known in self._listed.get(user, []) if known != room]
            listed = {**self._listed, user: [*others, room]}
            # nio can only read m.direct
            await self._wire.call("PUT", self._where, listed)
            self._listed = listed

    def note_arrival(self, room: str) -> None:
        """Note that its player came into a direct room: should they leave it, they are invited again at once."""
        self._invited_at.pop(self.partner(room) or "", None)

    def door(self, user: str) -> adapter.Door:
        """Return whether this person is in a direct room, as it was last seen."""
        door = self._doors.get(user, adapter.Door.SHUT)
        bridged = door is adapter.Door.INVITED and any(matches(user, who) for who in self._bridged)
        return adapter.Door.BRIDGED if bridged else door

    def note_synced(self, user: str) -> bool:
        """Look at this person's direct rooms after a sync answer; return whether they have come in."""
        listed = self._listed.get(user, ())
        rooms = [
            room for room in self._rooms.values() if room.id in listed and room.holds_only(self._user, user)
        ]
        if any(user in room.present for room in rooms):
            door = adapter.Door.OPEN
        else:
            invited = any(user in room.invited for room in rooms)
            door = adapter.Door.INVITED if invited else adapter.Door.SHUT
        if self._synced_doors.get(user) is door:
            return False
        self._synced_doors[user] = self._doors[user] = door
        if door is adapter.Door.OPEN and user in self._arrivals:
            self._arrivals[user].set()
        return door is adapter.Door.OPEN

    async def reach(self, user: str) -> None:
        """Find the direct room with somebody, or make one. Raises what `find` raises.

        Some bridges bring private messages: their people are in a moment after they were invited.
        """
        known = user in self._doors
        await self.find(user)
        if known or self.door(user) is not adapter.Door.BRIDGED:
            return
        arrived = self._arrivals.setdefault(user, asyncio.Event())
        with suppress(TimeoutError):
            await within(self._clock, COMES_BY_ITSELF, arrived.wait())

    async def find(self, user: str, *, asked: bool = False) -> RoomState:
        """Return the room in which to speak to `user` alone, with its state of this moment; made if there is none.

        Who has left it is invited again; with `asked`, as they want to hear something, in any case. Raises
        `Undeliverable` if there can be none, `NotNow` if it may work later.
        """
        # else two messages to them at once would make two rooms
        async with self._finding.setdefault(user, asyncio.Lock()):
            try:
                room = await self._find_or_make(user, asked=asked)
            except Unreachable as problem:
                raise adapter.NotNow("the homeserver is out of reach", 2.0) from problem
            except Failure as problem:
                if problem.passing or problem.token_refused:
                    limited = problem.retry_after
                    raise adapter.NotNow(
                        "no direct room yet", limited or 2.0, receiver_only=limited is not None
                    ) from problem
                raise adapter.Undeliverable(f"no direct room with {user} can be made: {problem}") from problem
            inside = user in room.present
            self._doors[user] = adapter.Door.OPEN if inside else adapter.Door.INVITED
            return room

    async def _find_or_make(self, user: str, *, asked: bool) -> RoomState:
        # the newest first; createRoom may have worked though its answer was lost: such a room names its player in its
        # creation event
        made = [room.id for room in self._rooms.values() if room.direct_for == user]
        for room_id in [*reversed(self._listed.get(user, [])), *made]:
            room = await self._look(room_id)
            # a hand may be told there if nobody else is in it, invited, or could come in or read along
            private = room is not None and self._user in room.present and room.holds_only(self._user, user)
            if room is None or not private or (room.encrypted and not self._can_encrypt):
                continue
            if user not in room.people:
                await self._invite(user, room, asked=asked)
            if self.partner(room_id) != user:
                await self.adopt(user, room_id)
            return room
        # what is said before they come in can be read by them then
        state = [_initial_state("m.room.history_visibility", history_visibility="invited")]
        if self._encrypt:
            state.append(_initial_state("m.room.encryption", algorithm="m.megolm.v1.aes-sha2"))
        body = {
            "preset": "private_chat",
            "is_direct": True,
            "invite": [user],
            "initial_state": state,
            "creation_content": {"unobot.direct_for": user},
        }
        # the room's invitation counts, too: who turns it down is not asked again at the deal
        self._invited_at[user] = self._clock.now()
        answer = await self._wire.call("POST", path("createRoom"), body)
        room = await self._look(str(answer.get("room_id")))
        if room is None:
            raise adapter.Undeliverable(f"the direct room with {user} is gone")
        await self.adopt(user, room.id)
        return room

    async def _look(self, room_id: str) -> RoomState | None:
        """Return the room as the homeserver has it now; None if we may not see it."""
        # asked each time, not taken from sync: somebody may have come in since the last answer
        try:
            return RoomState(room_id).apply_all(await self._wire.state(room_id))
        except Failure as problem:
            if problem.passing:
                raise
            return None

    async def _invite(self, user: str, room: RoomState, *, asked: bool) -> None:
        """Invite somebody who left. Raises `Undeliverable` if they did not come a short time ago, or none can be sent."""
        since = self._clock.now() - self._invited_at.get(user, -INVITE_AGAIN)
        if since < INVITE_AGAIN and not asked:
            raise adapter.Undeliverable(f"{user} has left the direct room")
        try:
            await self._wire.call("POST", path("rooms", room.id, "invite"), {"user_id": user})
        except Failure as problem:
            # a homeserver lets 5 invitations to one user through, then one in five minutes: too long to wait in silence
            if problem.retry_after is None:
                raise
            raise adapter.Undeliverable(
                f"{user} has left the direct room and cannot be asked in now"
            ) from problem
        self._invited_at[user] = self._clock.now()
        room.invited.add(user)


def _initial_state(kind: str, **content: str) -> Json:
    return {"type": kind, "state_key": "", "content": content}


class ConfiguredRooms:
    """The rooms that we should be in, and how any room is joined and left."""

    def __init__(
        self, wire: Wire, rooms: Mapping[str, RoomState], patience: Patience, upgrades: Upgrades
    ) -> None:
        self._wire, self._rooms, self._patience, self._upgrades = wire, rooms, patience, upgrades
        self._ids: dict[str, str] = {}
        """The id of each room, by its name in the configuration."""

    def includes(self, room: str) -> bool:
        """Whether the configuration names this room, or it replaces one that we are in."""
        return room in self._ids.values() or self._upgrades.expects(room)

    def alias(self, room: str) -> str | None:
        """Return the alias under which the configuration names a room, or None."""
        return next((name for name, known in self._ids.items() if known == room and name != room), None)

    async def resolve(self, names: Iterable[str]) -> None:
        """Learn which rooms these aliases stand for. Waits while the homeserver is away."""
        for name in names:
            room = name
            if name.startswith("#"):
                try:
                    where = path("directory", "room", name)
                    answer = await self._patience.persist(partial(self._wire.call, "GET", where))
                    room = get_text(answer, "room_id") or name
                except Failure as problem:
                    log.warning("a configured room is not known", room=name, problem=str(problem))
            self._ids[name] = self._upgrades.newest(room)

    async def enter(self, names: Iterable[str], clock: Clock) -> None:
        """Join these configured rooms, again and again where we are not let in."""
        missing = list(names)
        while missing:
            for name in tuple(missing):
                await self.resolve([name])  # each time: the alias may have been pointed to another room
                room = self._ids[name]
                # by alias where possible: the homeserver then knows by whom the room can be reached
                where = name if self._upgrades.name_of(room) == room else room
                if room in self._rooms or await self.attempt("join", path("join", where)):
                    missing.remove(name)
            if missing:
                await clock.sleep(KNOCK_AGAIN)

    async def drop(self, names: Iterable[str]) -> None:
        """Leave rooms that are no longer configured."""
        for name in names:
            room = self._ids.pop(name, name)
            if room in self._rooms:
                await self.leave(room)

    async def attempt(self, what: str, where: str, body: Mapping[str, str] = MappingProxyType({})) -> bool:
        """Ask the homeserver for something until it is done or refused; return whether it was done."""
        try:
            await self._patience.persist(partial(self._wire.call, "POST", where, body))
        except Failure as problem:
            log.warning("a room does not let us", what=what, where=where, problem=str(problem))
            return False
        return True

    async def follow(self, room: str, by: str) -> None:
        """Enter a room that replaces another; `by` is who said so, whose homeserver must know it."""
        # a room id has no domain any more since version 12, so we must say through which server to join
        server = by.partition(":")[2]
        # `via` is the new name of `server_name`; older homeservers know only that
        through = urlencode({"server_name": server, "via": server})
        await self.attempt("join", f"{path('join', room)}?{through}")

    async def leave(self, room: str) -> None:
        """Leave a room."""
        await self.attempt("leave", path("rooms", room, "leave"))


class ReceivedInvitations:
    """The invitations of one account that are not answered yet, kept over restarts.

    They are accepted into rooms that we should be in, from those whom the operator trusts, and into direct rooms with
    somebody who shares a room with us.
    """

    def __init__(
        self,
        us: str,
        rooms: Mapping[str, RoomState],
        configured: ConfiguredRooms,
        direct: DirectRooms,
        shelf: adapter.Shelf,
    ) -> None:
        self._us, self._rooms, self._configured, self._direct = us, rooms, configured, direct
        self._shelf = shelf
        self._open: dict[str, tuple[str, bool, bool]] = {}
        """For each room that we are invited to: by whom, whether as a direct room, and whether it is a space."""
        self._some = asyncio.Event()
        for room, (inviter, is_direct, is_space) in json.loads(shelf.get("invitations") or "{}").items():
            self._open[room] = (inviter, is_direct, is_space)
            self._some.set()

    async def add(self, invitations: Json) -> None:
        """Keep the invitations of a sync answer, to be answered by `work`."""
        for room, invitation in invitations.items():
            events = get_list(invitation, "invite_state", "events")
            is_space = any(
                get_text(event, "type") == "m.room.create" and get_text(event, "content", "type") == SPACE
                for event in events
            )
            # the inviter's homeserver can add to the invitation any events it likes, also a second invitation
            claims = {
                (get_text(event, "sender") or "", get_dict(event, "content").get("is_direct") is True)
                for event in events
                if get_text(event, "type") == "m.room.member" and get_text(event, "state_key") == self._us
            }
            inviter, is_direct = claims.pop() if len(claims) == 1 else ("", False)
            self._open[room] = (inviter, is_direct, is_space)
        # kept on the shelf, as the homeserver tells of each only once
        if invitations:
            await self._save()
            self._some.set()

    async def work(self, trusted: Iterable[str], patience: Patience) -> None:
        """Answer invitations, one after the other, until cancelled."""
        while True:
            await self._some.wait()
            for room, (inviter, is_direct, is_space) in list(self._open.items()):
                accepted = not is_space and (
                    self._configured.includes(room)
                    or any(matches(inviter, who) for who in trusted)
                    or (is_direct and any(inviter in known.present for known in self._rooms.values()))
                )
                log.info("invited", room=room, by=inviter, direct=is_direct, accepted=accepted)
                try:
                    if accepted and is_direct:
                        await patience.persist(partial(self._direct.adopt, inviter, room))
                    where = path("join", room) if accepted else path("rooms", room, "leave")
                    why = {"reason": "This is a space. Invite me into one of its rooms."} if is_space else {}
                    await self._configured.attempt("join" if accepted else "decline", where, why)
                except Failure as problem:
                    log.warning("an invitation cannot be answered", room=room, problem=str(problem))
                self._open.pop(room, None)
            await self._save()
            if not self._open:
                self._some.clear()

    async def _save(self) -> None:
        await self._shelf.put("invitations", json.dumps(self._open) if self._open else None)


def matches(user: str, pattern: str) -> bool:
    """Whether a user id fits a pattern in which `*` stands for anything.

    >>> matches("@ann:example.org", "@*:example.org"), matches("@ann:evil.org", "@*:example.org")
    (True, False)
    """
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), user) is not None
