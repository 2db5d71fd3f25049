"""Syncing: what has happened since the last time, who is there, and what was read."""

import asyncio
import json
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from operator import attrgetter

import structlog

from unobot.adapter import Bookmark, Disconnected, Entered, Excluded, Inbox, Incoming, Refused, Shelf
from unobot_matrix.incoming import Hearing, Undecrypted
from unobot_matrix.membership import Invitations
from unobot_matrix.room import Chronicle, Room, Told, joins, merged
from unobot_matrix.session import Account
from unobot_matrix.wire import Failure, Json, RoomEvent, Unreachable, Wire, objects, path, read_all, text

log = structlog.get_logger(__name__)

KEPT = 100
"""So many batches may wait until they are settled; of older ones no receipt is sent."""


class Receipts:
    """The last message heard in each room, batch by batch, until the bot has dealt with the batch."""

    def __init__(self, wire: Wire, shelf: Shelf) -> None:
        self._wire = wire
        self._shelf = shelf
        self._waiting: list[tuple[str, Mapping[str, str]]] = []

    def note(self, position: str, heard: Mapping[str, str]) -> None:
        """Note a batch that ends at `position`, with the last message heard in it, by room."""
        self._waiting = [*self._waiting, (position, heard)][-KEPT:]

    async def send(self) -> None:
        """Send a receipt for what is settled: a crash may not lose it any more. Never raises."""
        positions = [position for position, _ in self._waiting]
        settled = self._shelf.get("position")
        if settled not in positions:
            return
        count = positions.index(settled) + 1
        done, self._waiting = self._waiting[:count], self._waiting[count:]
        last: dict[str, str] = {}
        for _, heard in done:
            last |= heard
        for room, event in last.items():
            await self._send(room, event)

    async def _send(self, room: str, event: str) -> None:
        try:
            # without a thread id it covers the room's threads, too; receipts do not count for the rate limit
            await self._wire.call("POST", path("rooms", room, "receipt", "m.read", event), {})
        except (Failure, Unreachable) as problem:
            log.info("a read receipt could not be sent", room=room, problem=str(problem))


ANSWER = 30.0
"""Seconds that an answer may take beyond that; a silent loss of the connection is noticed so late."""

POLL = 30.0
"""Seconds that the homeserver may keep us waiting for news."""

FIRST = 300.0
"""Seconds that the first answer may take: it holds the state of all our rooms."""

PAGE = 100
PAGES = 100
"""A gap of more than ten thousand events is not filled further back."""

FILTER = json.dumps(
    {
        "presence": {"types": []},
        "account_data": {"types": ["m.direct"]},
        "room": {
            "ephemeral": {"types": []},
            "account_data": {"types": []},
            "timeline": {"limit": 50},
        },
    },
    separators=(",", ":"),
)
"""Leaves out what we do not use; typing notices and receipts alone would wake us all the time."""


class Polling:
    """Asks for one account. `since` is the position up to which everything has been told to the bot.

    nio's `sync_forever` is not used: it asks a failing server 2,000 times a second, ends at a truncated answer, and keeps
    its position before what came with it was dealt with, so that a crash loses events.
    """

    def __init__(self, account: Account) -> None:
        self._account = account
        self.since = account.shelf.get("position")
        self.lost = False
        """Whether the bot was told that the homeserver is out of reach: then the next answer is wanted without news, too."""
        self.asked = account.clock.played()
        """When, in seconds of play, the last answer was asked for."""
        self._hurry = asyncio.Event()

    def hurry(self) -> None:
        """Somebody must know now whether the homeserver is there: do not let it wait for news."""
        self._hurry.set()

    async def next(self, *, starting: bool) -> Json:
        """The next answer, at the latest after `POLL` seconds.

        Tries again while the homeserver is away. Raises `Refused` if it does not accept us any more.
        """
        while True:
            try:
                return await self._account.patience.persist(partial(self._poll, starting=starting))
            except Failure as problem:
                if self.since is None or problem.status != 400:
                    raise Refused(f"the homeserver will not sync: {problem}") from problem
                log.warning(
                    "the homeserver does not know our position; starting from now", problem=str(problem)
                )
                self.since = None

    async def _poll(self, *, starting: bool) -> Json:
        """An answer: with news, or after a while without; at once if somebody is in a hurry."""
        # asked anew at each try: the homeserver may be given up between two of them
        if starting or self.lost or self._hurry.is_set():
            answer = await self._ask(0.0, starting=starting)
        else:
            answer = await self._unless_hurried() or await self._ask(0.0, starting=False)
        self._hurry.clear()
        return answer

    async def _unless_hurried(self) -> Json | None:
        """An answer that may take its time; None if somebody gets into a hurry before it is there."""
        polling = asyncio.ensure_future(self._ask(POLL, starting=False))
        hurried = asyncio.ensure_future(self._hurry.wait())
        try:
            await asyncio.wait((polling, hurried), return_when=asyncio.FIRST_COMPLETED)
            return polling.result() if polling.done() else None
        finally:
            # given up on the way, it is lost with nothing: our position is still that before it
            polling.cancel()
            hurried.cancel()
            await asyncio.gather(polling, hurried, return_exceptions=True)

    async def _ask(self, wait: float, *, starting: bool) -> Json:
        query = {"filter": FILTER, "timeout": str(int(wait * 1000))}
        if starting:
            query["full_state"] = "true"  # without it nobody tells after a restart who is in our rooms
        if self.since is not None:
            query["since"] = self.since
        asked = self._account.clock.played()
        seconds = FIRST if starting else wait + ANSWER
        answer = await self._account.wire.call("GET", path("sync"), query=query, seconds=seconds)
        self.asked = asked
        return answer

    async def missed(self, room: str, info: Json) -> list[Json]:
        """The events that one joined room's part of a sync answer left out since the last answer, oldest first.

        Empty if they cannot be read.
        """
        try:
            return await self._account.patience.persist(partial(self._fill, room, info))
        except Failure as problem:
            log.warning("what was missed in a room cannot be read", room=room, problem=str(problem))
            return []

    async def _fill(self, room: str, info: Json) -> list[Json]:
        """Page back from the beginning of the timeline to `since`, or to where we came into the room."""
        timeline = objects(info, "timeline")
        start = text(timeline, "prev_batch")
        if self.since is None or start is None or timeline.get("limited") is not True:
            return []
        found: list[Json] = []
        for _ in range(PAGES):
            query = {"from": start, "to": self.since, "dir": "b", "limit": str(PAGE)}
            answer = await self._account.wire.call("GET", path("rooms", room, "messages"), query=query)
            chunk = answer.get("chunk")
            found += chunk if isinstance(chunk, list) else []
            start = text(answer, "end")
            if not chunk or start is None or any(joins(event, self._account.us) for event in read_all(chunk)):
                break
        found.reverse()
        return found


ALWAYS = float("-inf")
"""The time for what was true before anything in a batch happened, so that it is told first."""


class Presence:
    """The rooms of one account. Direct rooms are kept like the others, but the bot is told nothing of them."""

    def __init__(self, account: Account) -> None:
        self._account = account
        self._chronicles: dict[str, Chronicle] = {}
        self._told: set[str] = set()

    def chronicle(self, room: str) -> Chronicle:
        """The chronicle of a room that we are in."""
        return self._chronicles[room]

    def enter(
        self,
        room: str,
        state: list[RoomEvent],
        missed: list[RoomEvent],
        timeline: list[RoomEvent],
        *,
        resumed: bool,
    ) -> tuple[list[Told], Iterator[tuple[RoomEvent, bool]]]:
        """Take in the state of a room before its timeline.

        Returns what to tell first, and the events to go on with; each with True if its state is not in `state` already.
        If we have just come in, nothing from before is among them; when `resumed` after a restart, all since is.
        """
        events = [*missed, *timeline]
        entries = [place for place, event in enumerate(events) if joins(event, self._account.us)]
        known = room in self._chronicles
        if known and not entries:
            # `state` holds what changed between the missed events and the timeline
            return [], ((event, True) for event in [*missed, *state, *timeline])
        told = self._left(room, "came back after leaving", ALWAYS) if known else []
        chronicle = self._begin_chronicle(room)
        start = entries[-1] + 1 if entries else (0 if resumed else len(events))
        # in the order of time: of two names that look the same, the older one is shown as it is
        state = sorted(state, key=attrgetter("time"))
        for event in [*state, *events[len(missed) : start]]:
            if event.state_key is not None:
                chronicle.room.apply(event)
        told += [*self._moved(chronicle), *self._entered(room)]
        return told, ((event, place >= len(missed)) for place, event in enumerate(events) if place >= start)

    def _begin_chronicle(self, room: str) -> Chronicle:
        name = self._account.upgrades.name(room)
        chronicle = Chronicle(self._account.network, Room(room), self._account.us, name)
        self._chronicles[room], self._account.rooms[room] = chronicle, chronicle.room
        return chronicle

    def apply(self, room: str, event: RoomEvent) -> list[Told]:
        """Take in an event if it is a state event, and return what that changed."""
        if event.state_key is None:
            return []
        changes = list(self._chronicles[room].apply(event))
        if event.type == "m.room.power_levels":
            self._account.may_speak(self._chronicles[room].name)
        return [Told(event.time, item) for item in changes] if room in self._told else []

    def settle(self, room: str) -> list[Told]:
        """What to tell once all of a batch has been taken in: that a room was encrypted, and we cannot read there."""
        shut = self._chronicles[room].room.encrypted and self._account.crypt is None
        return self._left(room, "the room is encrypted, and encryption is off", ALWAYS) if shut else []

    def gone(self, left: Json) -> list[Told]:
        """Forget the rooms that we are no longer in, as a sync answer lists them."""
        told: list[Told] = []
        for room, info in left.items():
            if room in self._chronicles:
                told += self._left(room, self._reason(objects(info)), ALWAYS)
                del self._chronicles[room], self._account.rooms[room]
                if self._account.crypt is not None:
                    self._account.crypt.forget(room)
        return told

    def again(self) -> list[Told]:
        """Everybody in every room, and that we are in it, after the bot was told that the network is lost."""
        return [item for room in self._chronicles for item in self._entered(room)]

    def _entered(self, room: str) -> list[Told]:
        chronicle = self._chronicles[room]
        shut = chronicle.room.encrypted and self._account.crypt is None
        if shut or self._account.upgrades.replaced(room):
            return []
        if self._account.directs.partner(room) is not None or chronicle.room.direct_for is not None:
            return []
        self._told.add(room)
        title = self._account.doors.alias(room) or chronicle.room.alias or chronicle.room.title or room
        items: Iterable[Incoming] = [
            *chronicle.everyone(),
            Entered(self._account.network, chronicle.name, title),
        ]
        return [Told(ALWAYS, item) for item in items]

    def _moved(self, chronicle: Chronicle) -> list[Told]:
        """If a room replaces an older one, tell who has not come along, and leave the older one."""
        room, upgrades = chronicle.room, self._account.upgrades
        if not upgrades.expected(room.id):
            return []
        old = upgrades.entered(room)
        chronicle.name = upgrades.name(room.id)
        if old is not None or not self._account.doors.wanted(room.id):
            self._account.go_out(old or room.id)
        if old is None or old not in self._told:
            return []
        self._told.discard(old)
        return [Told(ALWAYS, item) for item in self._chronicles[old].without(room.present)]

    def _left(self, room: str, reason: str, time: float) -> list[Told]:
        if room not in self._told:
            return []
        self._told.discard(room)
        return [Told(time, Excluded(self._account.network, self._chronicles[room].name, reason))]

    def _reason(self, info: Json) -> str:
        """How we got out of a room: `leave`, or `ban by @ann:example.org`."""
        found = "left"
        for section in ("state", "timeline"):
            for event in read_all(objects(info, section).get("events")):
                if event.type == "m.room.member" and event.state_key == self._account.us:
                    how = text(event.content, "membership") or "left"
                    by = "" if event.sender == self._account.us else f" by {event.sender}"
                    found = f"{how}{by}"
        return found


class Sync:
    """One account's loop."""

    def __init__(
        self,
        account: Account,
        presence: Presence,
        hearing: Hearing,
        invitations: Invitations,
        undecrypted: Undecrypted,
        receipts: Receipts,
    ) -> None:
        self._account = account
        self._presence = presence
        self._hearing = hearing
        self._invitations = invitations
        self._undecrypted = undecrypted
        self._receipts = receipts
        self._polling = Polling(account)
        self._heard: dict[str, str] = {}
        """The last message heard in each room in the batch that is being taken in."""
        self._heard_until = account.clock.played()

    def heard_until(self, wanted: float) -> float:
        """Until when, in seconds of play, all was told that people said; asks anew if that is before `wanted`."""
        if self._heard_until < wanted:
            self._polling.hurry()
        return self._heard_until

    async def run(self, inbox: Inbox) -> None:
        """Tell what happens, until cancelled. Raises `Refused` if the homeserver does not accept us any more."""
        starting = True
        while True:
            quiet = self._polling.lost or starting
            self._account.patience.alarm = None if quiet else partial(self._lose, inbox)
            answer = await self._polling.next(starting=starting)
            # now, as the answer often comes with our own reply: what it replies to is settled
            self._account.show_read()
            asked = self._polling.asked
            await self._take(answer, inbox, starting=starting)
            self._heard_until = asked
            starting = False

    async def _take(self, answer: Json, inbox: Inbox, *, starting: bool) -> None:
        """Take in one sync answer and tell the bot of it, in one batch with its bookmark."""
        position = text(answer, "next_batch")
        if position is None or (position == self._polling.since and not (self._polling.lost or starting)):
            return
        joined = objects(answer, "rooms", "join")
        missed = {room: await self._polling.missed(room, objects(info)) for room, info in joined.items()}
        # keys before events: the key of a message comes in the same answer as the message, or in a later one
        keys_came = self._account.crypt is not None and self._account.crypt.receive(answer)
        self._listed(answer)
        for room, info in joined.items():
            self._replaced(room, _all_events(objects(info), missed[room]))
        lines = [self._presence.gone(objects(answer, "rooms", "leave"))]
        if self._polling.lost:
            lines.append(self._presence.again())
        lines += [
            await self._room(room, objects(joined[room]), missed[room], starting=starting) for room in joined
        ]
        if keys_came or starting:
            lines.append(await self._late(position))
        await self._prepare(answer, position)
        await inbox.put(*merged(lines), Bookmark(self._account.network, position))
        self._receipts.note(position, self._heard)
        self._heard = {}
        # only now: what raises before this is told again, from the old position
        self._polling.since, self._polling.lost, self._account.synced = position, False, True

    async def _room(self, room: str, info: Json, missed: list[Json], *, starting: bool) -> list[Told]:
        """What happened in one room: first what the answer left out, then what it holds."""
        state = read_all(objects(info, "state").get("events"))
        before, after = read_all(missed), read_all(objects(info, "timeline").get("events"))
        resumed = starting and self._polling.since is not None
        told, rest = self._presence.enter(room, state, before, after, resumed=resumed)
        for event, is_news in rest:
            partner = self._account.directs.partner(room)
            if partner is not None and joins(event, partner):
                self._account.came(room)
            if is_news:
                told += self._presence.apply(room, event)
            told += await self._said(room, event)
        return told + self._presence.settle(room)

    def _replaced(self, room: str, events: list[RoomEvent]) -> None:
        """Enter the new room if one of these events says that this room was replaced (a tombstone)."""
        for event in events:
            new = self._account.upgrades.expect(room, event)
            if new is not None and self._account.directs.partner(room) is None:
                self._account.go_in(new, event.sender)

    async def _said(self, room: str, event: RoomEvent) -> list[Told]:
        said = await self._hearing.hear(self._presence.chronicle(room), event)
        if said is None:
            return []
        self._heard[room] = event.id
        return [Told(event.time, said)]

    async def _late(self, position: str) -> list[Told]:
        """What was said in earlier messages that can be decrypted only now."""
        told: list[Told] = []
        for room, raw in self._undecrypted.waiting():
            for event in read_all([raw]):
                if room not in self._account.rooms or self._account.opened(room, raw) is None:
                    continue
                told += await self._said(room, event)
                self._undecrypted.done(event.id, position)
        return told

    async def _prepare(self, answer: Json, position: str) -> None:
        """Do what must be done before the bot hears of the batch, so that it can answer and a crash loses nothing."""
        crypt = self._account.crypt
        if crypt is not None:
            # who has just joined could not read an answer that is sent before their devices are known
            for room in self._account.rooms.values():
                if room.encrypted:
                    crypt.follow(room.people)
            await crypt.settle()
        await self._undecrypted.save(position)
        await self._account.upgrades.save()
        await self._invitations.take(objects(answer, "rooms", "invite"))

    def _listed(self, answer: Json) -> None:
        """Take over the account's list of direct rooms if it has changed: other clients of the account write it, too."""
        events = objects(answer, "account_data").get("events")
        for event in events if isinstance(events, list) else []:
            if text(event, "type") == "m.direct":
                self._account.directs.take(objects(event, "content"))

    async def _lose(self, inbox: Inbox) -> None:
        """Tell the bot that the homeserver is out of reach; the next answer tells it everything anew."""
        self._polling.lost = True
        await inbox.put(Disconnected(self._account.network))


def _all_events(info: Json, missed: list[Json]) -> list[RoomEvent]:
    """All events of one joined room in their order: its state, what was missed, its timeline."""
    raws = (objects(info, "state").get("events"), missed, objects(info, "timeline").get("events"))
    return [event for part in raws for event in read_all(part)]
