"""Syncing: what has happened since the last time, who is there, and what was said, as far as it can be read."""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from operator import attrgetter

import structlog

from unobot import adapter
from unobot.clock import Clock
from unobot.parsing.addressing import after_name
from unobot.tables.confusables import likenesses
from unobot_matrix.formatting import (
    read_edit,
    read_mentions,
    read_reply,
    read_thread,
    read_words,
    without_mention,
)
from unobot_matrix.outgoing import MessageSender, ReadReceipts
from unobot_matrix.rooms import MemberTracker, ReceivedInvitations, RoomState, Timed, joins, merge
from unobot_matrix.session import REMEMBERED, MatrixAccount
from unobot_matrix.verification import Verifications
from unobot_matrix.wire import Failure, Json, RoomEvent, get_dict, get_list, get_text, path, read, read_all

KEPT = 200
"""So many are kept; of more the oldest are dropped."""
LARGEST = 8192
"""Characters of an event; no encrypted command is longer."""
AGE = 24 * 3600.0
"""Seconds after which a message that nobody could read is given up."""
GRACE = 10.0
"""Seconds in which a key may come after its message; until then nobody is asked."""
AGAIN = 3600.0
"""Seconds until the same person is asked once more."""
OLD = 300.0
"""What was sent longer ago than so many seconds, and comes after an outage, is not asked for any more."""
log = structlog.get_logger(__name__)
POLL = 30.0
"""Seconds that the homeserver may keep us waiting for news."""
ANSWER = 30.0
"""Seconds that an answer may take beyond that; a silent loss of the connection is noticed so late."""
FIRST = 300.0
"""Seconds that the first answer may take: it holds the state of all our rooms."""
PAGE = 100
PAGES = 100
"""A gap of more than ten thousand events is not filled further back."""
ALWAYS = float("-inf")
"""The time for what was true before anything in a batch happened, so that it is told first."""
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


class Undecrypted:
    """The messages of one account that cannot be read yet, oldest first; and whom we have asked to send theirs again.

    One that was read at last stays on the shelf until the position after it is settled: were it forgotten at once, a
    crash before the bot has dealt with it would lose it. (Told twice, the bot drops it by its id.) Who was asked is not
    kept over a restart.
    """

    def __init__(self, shelf: adapter.Shelf, clock: Clock, inbox: adapter.Inbox) -> None:
        self._shelf, self._clock, self._inbox = shelf, clock, inbox
        self._kept: OrderedDict[str, tuple[str, Json]] = OrderedDict()
        self._read: dict[str, str] = {}
        """The position after each that was read at last."""
        self._asked_at: dict[adapter.Identity, float] = {}
        self._positions: list[str] = []
        for room, raw in json.loads(shelf.get("undecrypted") or "[]"):
            self._kept[raw["event_id"]] = (room, raw)
        self._changed = False

    def keep(self, room: str, event_id: str, raw: Json) -> bool:
        """Keep one that cannot be read yet; return whether it is new, and not too large."""
        if event_id in self._kept or len(json.dumps(raw)) > LARGEST:
            return False
        self._kept[event_id] = (room, raw)
        self._changed = True
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return True

    def waiting(self) -> Iterator[tuple[str, Json]]:
        """Yield room and event of each that nobody could read yet; those that are too old are forgotten."""
        for event_id, (room, raw) in list(self._kept.items()):
            event = read(raw)
            if event is None or event.time < self._clock.now() - AGE:
                self._forget(event_id)
            elif event_id not in self._read:
                yield room, raw

    def note_read(self, event_id: str, position: str) -> None:
        """Note that one was read, and is told to the bot before `position`; it is forgotten once that is settled."""
        if event_id in self._kept:
            self._read[event_id] = position

    async def save(self, position: str) -> None:
        """Keep them over a restart; to be called before the bot is told `position`."""
        self._positions = [*self._positions[-100:], position]
        settled = self._shelf.get("position")
        if self._read and settled in self._positions:
            before = set(self._positions[: self._positions.index(settled) + 1])
            for event_id in [event_id for event_id, end in self._read.items() if end in before]:
                self._forget(event_id)
        if self._changed:
            kept = list(self._kept.values())
            await self._shelf.put("undecrypted", json.dumps(kept) if kept else None)
            self._changed = False

    def _forget(self, event_id: str) -> None:
        self._read.pop(event_id, None)
        self._changed = self._kept.pop(event_id, None) is not None or self._changed

    def must_ask(self, sender: adapter.Identity, time: float) -> bool:
        """Whether the sender of a message of that time must be asked to send it again; if so, call `ask`."""
        now = self._clock.now()
        self._asked_at = {who: at for who, at in self._asked_at.items() if now - at < AGAIN}
        if sender in self._asked_at or time < now - OLD:
            return False
        self._asked_at[sender] = now
        return True

    async def ask(self, unread: adapter.Unread) -> None:
        """Tell the bot of what nobody here can read, unless the keys come in time."""
        await self._clock.sleep(GRACE)
        sender = unread.sender.identity
        unreadable = [
            event_id
            for event_id, (_, raw) in self._kept.items()
            if raw["sender"] == sender and event_id not in self._read
        ]
        if not unreadable:
            self._asked_at.pop(sender, None)
            return
        # forgotten, as it is said again now: with a key that comes later it would be done twice
        for event_id in unreadable:
            self._forget(event_id)
        await self._inbox.put(unread)


class MessageReader:
    """Makes a `Said` of every message that may be for the bot, once."""

    def __init__(
        self, account: MatrixAccount, undecrypted: Undecrypted, verifications: Verifications
    ) -> None:
        self._account = account
        self._undecrypted = undecrypted
        self._verifications = verifications

    async def hear(self, members: MemberTracker, event: RoomEvent) -> adapter.Said | None:
        """Return what was said with this event; None if nothing was, or by us, or if it was heard before."""
        account, room = self._account, members.room.id
        if event.sender == account.us:
            account.ours[event.id] = None
            if len(account.ours) > REMEMBERED:
                account.ours.popitem(last=False)
        if event.sender == account.us or event.state_key is not None or event.id in account.senders:
            return None
        inner = account.decrypt(room, event.source)
        if inner is None:
            # the key often comes after the message: it is tried again then; if none comes the sender is asked
            new = account.crypt is not None and self._undecrypted.keep(room, event.id, event.source)
            # nothing from before the first sync: who waits for an answer has long sent it again
            ask = new and account.synced and self._may_be_for_us(members, event)
            if ask and self._undecrypted.must_ask(adapter.Identity(event.sender), event.time):
                unread = adapter.Unread(account.network, self._place(members), members.sender(event.sender))
                account.chores.start(self._undecrypted.ask(unread))
            return None
        account.senders[event.id] = event.sender
        if len(account.senders) > REMEMBERED:
            account.senders.popitem(last=False)
        content, kind = inner.get("content"), get_text(inner, "type")
        if not isinstance(content, dict) or kind is None or not self._may_be_for_us(members, event):
            return None
        self._verifications.hear(room, replace(event, type=kind, content=content))
        return await self._understand(members, replace(event, type=kind, content=content))

    def _may_be_for_us(self, members: MemberTracker, event: RoomEvent) -> bool:
        if members.room.is_space:
            return False
        # a direct room into which a third person came is no private place any more, nor a room to play in
        partner = self._account.direct_rooms.partner(members.room.id)
        alone = event.sender == partner and members.room.holds_only(self._account.us, event.sender)
        return partner is None or alone

    def _place(self, members: MemberTracker) -> adapter.Room | None:
        """Return the room in which something was said; None for a direct room."""
        return members.name if self._account.direct_rooms.partner(members.room.id) is None else None

    async def _understand(self, members: MemberTracker, event: RoomEvent) -> adapter.Said | None:
        account, room, sender = self._account, members.room, members.sender(event.sender)
        said = adapter.Said(account.network, self._place(members), sender, "", event.id, event.time)
        edit = read_edit(event)
        if edit is not None:
            said, event = replace(said, edit_of=edit[0]), edit[1]
        line = read_words(event)
        if line is None:
            answer = await account.prompts.read_answer(room.id, event, account.decrypt)
            if answer is None:
                return None
            account.note_thread(event.id, room.id, account.thread_of(answer[2], room.id))
            about = adapter.Room(answer[1]) if answer[1] is not None and said.room is None else None
            return replace(said, text=answer[0], addressed=True, about=about, tapped=True)
        # its answer stands in its thread, too
        account.note_thread(event.id, room.id, read_thread(event) or account.thread_of(said.edit_of, room.id))
        # what begins with our name is surely meant for us
        names = room.present.get(account.us, ""), account.us.removeprefix("@").partition(":")[0]
        rest = after_name(line, names, [*read_mentions(event, account.us), account.us])
        if rest is not None:
            return replace(said, text=rest, addressed=True)
        rest = without_mention(event, line, account.us, names)
        replied, body = read_reply(event), get_text(event.content, "body") or ""
        # where the message of ours is an older one, many clients quote its sender
        if rest is None and (replied in account.ours or (replied and body.startswith(f"> <{account.us}>"))):
            rest = line
        if rest is None or said.room is None:
            return replace(said, text=line)
        return replace(said, text=rest, addressed=True, in_passing=True)


class Poller:
    """Asks the homeserver for news; `since` is the position up to which everything has been told to the bot.

    nio's `sync_forever` is not used: it asks a failing server 2,000 times a second, ends at a truncated answer, and keeps
    its position before what came with it was dealt with, so that a crash loses events.
    """

    def __init__(self, account: MatrixAccount) -> None:
        self._account = account
        self.since = account.shelf.get("position")
        self.lost = False
        """Whether the bot was told that the homeserver is out of reach: then the next answer is wanted without news, too."""
        self.asked_at = account.clock.played()
        """When, in seconds of play, the last answer was asked for."""
        self._hurry = asyncio.Event()

    def hurry(self) -> None:
        """Do not let the homeserver wait for news: somebody must know now whether it is there."""
        self._hurry.set()

    async def next(self, *, starting: bool) -> Json:
        """Return the next answer, at the latest after `POLL` seconds.

        Tries again while the homeserver is away. Raises `Refused` if it does not accept us any more.
        """
        while True:
            try:
                return await self._account.patience.persist(partial(self._poll, starting=starting))
            except Failure as problem:
                if self.since is None or problem.status != 400:
                    raise adapter.Refused(f"the homeserver will not sync: {problem}") from problem
                log.warning(
                    "the homeserver does not know our position; starting from now", problem=str(problem)
                )
                self.since = None

    async def _poll(self, *, starting: bool) -> Json:
        """Return an answer: with news, or after a while without; at once if somebody is in a hurry."""
        answer = None
        # asked anew at each try: the homeserver may be given up between two of them
        if not (starting or self.lost or self._hurry.is_set()):
            polling = asyncio.ensure_future(self._ask(POLL, starting=False))
            hurried = asyncio.ensure_future(self._hurry.wait())
            try:
                await asyncio.wait((polling, hurried), return_when=asyncio.FIRST_COMPLETED)
                answer = polling.result() if polling.done() else None
            finally:
                # given up on the way, it is lost with nothing: our position is still that before it
                polling.cancel()
                hurried.cancel()
                await asyncio.gather(polling, hurried, return_exceptions=True)
        answer = answer or await self._ask(0.0, starting=starting)
        self._hurry.clear()
        return answer

    async def _ask(self, wait: float, *, starting: bool) -> Json:
        query = {"filter": FILTER, "timeout": str(int(wait * 1000))}
        if starting:
            query["full_state"] = "true"  # without it nobody tells after a restart who is in our rooms
        if self.since is not None:
            query["since"] = self.since
        asked_at = self._account.clock.played()
        seconds = FIRST if starting else wait + ANSWER
        answer = await self._account.wire.call("GET", path("sync"), query=query, seconds=seconds)
        self.asked_at = asked_at
        return answer

    async def fetch_missed(self, room: str, info: Json) -> list[Json]:
        """Return the events that one joined room's part of a sync answer left out since the last answer, oldest first.

        Empty if they cannot be read.
        """
        try:
            return await self._account.patience.persist(partial(self._fill_gap, room, info))
        except Failure as problem:
            log.warning("what was missed in a room cannot be read", room=room, problem=str(problem))
            return []

    async def _fill_gap(self, room: str, info: Json) -> list[Json]:
        """Page back from the beginning of the timeline to `since`, or to where we came into the room."""
        start = get_text(info, "timeline", "prev_batch")
        if self.since is None or start is None or get_dict(info, "timeline").get("limited") is not True:
            return []
        found: list[Json] = []
        for _ in range(PAGES):
            query = {"from": start, "to": self.since, "dir": "b", "limit": str(PAGE)}
            answer = await self._account.wire.call("GET", path("rooms", room, "messages"), query=query)
            chunk = get_list(answer, "chunk")
            found += chunk
            start = get_text(answer, "end")
            if not chunk or start is None or any(joins(event, self._account.us) for event in read_all(chunk)):
                break
        found.reverse()
        return found


class RoomTracker:
    """The rooms that we are in and who is in them, through joins, kicks, gaps in the timeline and outages.

    Direct rooms are followed like the others, but the bot is told nothing of them.
    """

    def __init__(self, account: MatrixAccount) -> None:
        self._account = account
        self._members: dict[str, MemberTracker] = {}
        self._announced: set[str] = set()
        """The rooms of which the bot was told that it is in them."""
        self._titles: dict[str, str] = {}
        """The titles of rooms without an alias, as far as they may not be on the shelf yet."""

    def members(self, room: str) -> MemberTracker:
        """Return the members of a room that we are in."""
        return self._members[room]

    def enter(
        self,
        room: str,
        state: list[RoomEvent],
        missed: list[RoomEvent],
        timeline: list[RoomEvent],
        *,
        resumed: bool,
    ) -> tuple[list[Timed], Iterator[tuple[RoomEvent, bool]]]:
        """Take in the state of a room before its timeline.

        Returns what to tell first, and the events to go on with; each with True if its state is not in `state` already.
        If we have just come in, nothing from before is among them; when `resumed` after a restart, all since is.
        """
        account, events = self._account, [*missed, *timeline]
        entries = [place for place, event in enumerate(events) if joins(event, account.us)]
        known = room in self._members
        if known and not entries:
            # `state` holds what changed between the missed events and the timeline
            return [], ((event, True) for event in [*missed, *state, *timeline])
        news = self._leave(room, "came back after leaving") if known else []
        members = MemberTracker(account.network, RoomState(room), account.us, account.upgrades.name_of(room))
        self._members[room], account.rooms[room] = members, members.room
        start = entries[-1] + 1 if entries else (0 if resumed else len(events))
        # in the order of time: of two names that look the same, the older one is shown as it is
        for event in [*sorted(state, key=attrgetter("time")), *events[len(missed) : start]]:
            if event.state_key is not None:
                members.room.apply(event)
        news += [*self._replace_older(members), *self._tell_entered(room)]
        return news, ((event, place >= len(missed)) for place, event in enumerate(events) if place >= start)

    def note_opened(self, room: str, came: RoomEvent) -> list[Timed]:
        """Tell the bot that somebody has opened a direct room with us, which we have entered: they have called it by its name."""
        members, partner = self._members[room], self._account.direct_rooms.partner(room)
        ours = members.room.direct_for is not None
        if partner is None or ours or not members.room.holds_only(self._account.us, partner):
            return []
        sender = members.sender(partner)
        said = adapter.Said(self._account.network, None, sender, "", came.id, came.time, addressed=True)
        return [Timed(came.time, said)]

    def apply(self, room: str, event: RoomEvent) -> list[Timed]:
        """Take in an event if it is a state event, and return what that changed."""
        if event.state_key is None:
            return []
        changes = list(self._members[room].apply(event))
        return [Timed(event.time, item) for item in changes] if room in self._announced else []

    def settle(self, room: str) -> list[Timed]:
        """Return what to tell once all of a batch is taken in: that a room was encrypted, if we cannot read there."""
        unreadable = self._is_unreadable(room)
        return self._leave(room, "the room is encrypted, and encryption is off") if unreadable else []

    def forget(self, left: Json) -> list[Timed]:
        """Forget the rooms that we are no longer in, as a sync answer lists them."""
        news: list[Timed] = []
        for room, info in left.items():
            if room in self._members:
                # `leave`, or `ban by @ann:example.org`
                reason = "left"
                for event in _state_and_timeline(get_dict(info), []):
                    if event.type == "m.room.member" and event.state_key == self._account.us:
                        how = get_text(event.content, "membership") or "left"
                        reason = how if event.sender == self._account.us else f"{how} by {event.sender}"
                news += self._leave(room, reason)
                del self._members[room], self._account.rooms[room]
                if self._account.crypt is not None:
                    self._account.crypt.forget(room)
        return news

    def tell_all(self) -> list[Timed]:
        """Tell everybody in every room, and that we are in it, after the bot was told that the network is lost."""
        return [item for room in self._members for item in self._tell_entered(room)]

    def _is_unreadable(self, room: str) -> bool:
        return self._members[room].room.encrypted and self._account.crypt is None

    def _tell_entered(self, room: str) -> list[Timed]:
        account, members = self._account, self._members[room]
        if self._is_unreadable(room) or account.upgrades.is_replaced(room):
            return []
        if account.direct_rooms.partner(room) is not None or members.room.direct_for is not None:
            return []
        if members.room.is_space:
            log.warning("a space is no room to play in; invite the bot into one of its rooms", room=room)
            return []
        self._announced.add(room)
        entered: adapter.Incoming = adapter.Entered(account.network, members.name, self._title(room))
        return [Timed(ALWAYS, item) for item in (*members.tell_everyone(), entered)]

    def _title(self, room: str) -> str:
        """Return how a room is called: by its alias, else by its name and, where another has that name, the beginning of its id.

        A name is told as it can be typed, `#Games-Room`. Rooms keep their titles over restarts.
        """
        account, state = self._account, self._members[room].room
        alias = account.configured_rooms.alias(room) or state.alias
        if alias is not None or not state.title:
            return alias or room
        title = "#" + "-".join(state.title.replace(":", " ").split())
        kept: dict[str, str] = json.loads(account.shelf.get("titles") or "{}") | self._titles
        taken = {look for other, name in kept.items() if other != room for look in likenesses(name)}
        if kept.get(room, "").partition("~")[0] == title:
            return kept[room]
        if not taken.isdisjoint(likenesses(title)):
            title += "~" + room.removeprefix("!")[:4]
        self._titles[room] = title
        known = {each: name for each, name in (kept | self._titles).items() if each in self._members}
        account.chores.start(account.shelf.put("titles", json.dumps(known)))
        return title

    def _replace_older(self, members: MemberTracker) -> list[Timed]:
        """If a room replaces an older one, tell who has not come along, and leave the older one."""
        room, account = members.room, self._account
        if not account.upgrades.expects(room.id):
            return []
        old = account.upgrades.replace(room)
        members.name = account.upgrades.name_of(room.id)
        if old is not None or not account.configured_rooms.includes(room.id):
            account.chores.start(account.configured_rooms.leave(old or room.id))
        if old is None or old not in self._announced:
            return []
        self._announced.discard(old)
        return [Timed(ALWAYS, item) for item in self._members[old].tell_departures_but(room.present)]

    def _leave(self, room: str, reason: str) -> list[Timed]:
        if room not in self._announced:
            return []
        self._announced.discard(room)
        return [Timed(ALWAYS, adapter.Excluded(self._account.network, self._members[room].name, reason))]


class Sync:
    """One account's loop: what happened on the homeserver is taken in batch by batch and told to the bot in order."""

    def __init__(
        self,
        account: MatrixAccount,
        inbox: adapter.Inbox,
        sender: MessageSender,
        invitations: ReceivedInvitations,
    ) -> None:
        self._account, self._inbox, self._sender, self._invitations = account, inbox, sender, invitations
        self._tracker = RoomTracker(account)
        self._undecrypted = Undecrypted(account.shelf, account.clock, inbox)
        self._verifications = Verifications(
            account.us, account.device, account.crypt, account.clock, sender.send_verifying, self._remark
        )
        self._reader = MessageReader(account, self._undecrypted, self._verifications)
        self._receipts = ReadReceipts(account.wire, account.shelf)
        self._poller = Poller(account)
        self._last_heard: dict[str, str] = {}
        """The last message heard in each room in the batch that is being taken in."""
        self._heard_until = account.clock.played()

    def heard_until(self, wanted: float) -> float:
        """Return until when, in seconds of play, all was told that people said; asks anew if that is before `wanted`."""
        if self._heard_until < wanted:
            self._poller.hurry()
        return self._heard_until

    async def run(self) -> None:
        """Tell what happens, until cancelled. Raises `Refused` if the homeserver does not accept us any more."""
        starting = True
        while True:
            quiet = self._poller.lost or starting
            self._account.patience.alarm = None if quiet else self._note_outage
            answer = await self._poller.next(starting=starting)
            # now, as the answer often comes with our own reply: what it replies to is settled
            self._account.chores.start(self._receipts.send())
            asked_at = self._poller.asked_at
            await self._take_in(answer, starting=starting)
            self._heard_until = asked_at
            starting = False

    async def work(self) -> None:
        """Answer those who verify us, until cancelled."""
        await self._verifications.work()

    async def _remark(self, user: str, message: str, emoji: str) -> bool:
        """Tell somebody one of our texts, if we have a direct room with them; return whether we have."""
        account = self._account
        if account.direct_rooms.door(user) is not adapter.Door.OPEN:
            return False
        sender = adapter.Sender(adapter.Identity(user), user, lasting=True)
        await self._inbox.put(adapter.Remark(account.network, sender, message, (("emoji", emoji),)))
        return True

    async def _note_outage(self) -> None:
        """Tell the bot that the homeserver is out of reach; the next answer tells it everything anew."""
        self._poller.lost = True
        await self._inbox.put(adapter.Disconnected(self._account.network))

    async def _take_in(self, answer: Json, *, starting: bool) -> None:
        """Take in one sync answer and tell the bot of it, in one batch with its bookmark."""
        account, poller = self._account, self._poller
        position = get_text(answer, "next_batch")
        if position is None or (position == poller.since and not (poller.lost or starting)):
            return
        joined = {room: get_dict(info) for room, info in get_dict(answer, "rooms", "join").items()}
        missed = {room: await poller.fetch_missed(room, info) for room, info in joined.items()}
        self._verifications.receive(answer)
        # keys before events: the key of a message comes in the same answer as the message, or in a later one
        keys_came = account.crypt is not None and account.crypt.receive(answer)
        # other clients of the account write the list of direct rooms, too
        for event in get_list(answer, "account_data", "events"):
            if get_text(event, "type") == "m.direct":
                account.direct_rooms.use(get_dict(event, "content"))
        # all tombstones before any room is entered: a new room may come in the same answer
        for room, info in joined.items():
            for event in _state_and_timeline(info, missed[room]):
                new = account.upgrades.note_tombstone(room, event)
                if new is not None and account.direct_rooms.partner(room) is None:
                    account.chores.start(account.configured_rooms.follow(new, event.sender))
        lines = [self._tracker.forget(get_dict(answer, "rooms", "leave"))]
        if poller.lost:
            lines.append(self._tracker.tell_all())
        lines += [
            await self._take_in_room(room, info, missed[room], starting=starting)
            for room, info in joined.items()
        ]
        if keys_came or starting:
            lines.append(await self._decrypt_late(position))
        await self._prepare(answer, position)
        await self._inbox.put(*merge(lines), adapter.Bookmark(account.network, position))
        self._receipts.note(position, self._last_heard)
        self._last_heard = {}
        # only now: what raises before this is told again, from the old position
        poller.since, poller.lost, account.synced = position, False, True

    async def _take_in_room(
        self, room: str, info: Json, missed: list[Json], *, starting: bool
    ) -> list[Timed]:
        """Return what happened in one room: first what the answer left out, then what it holds."""
        state = read_all(get_list(info, "state", "events"))
        before, after = read_all(missed), read_all(get_list(info, "timeline", "events"))
        resumed = starting and self._poller.since is not None
        news, rest = self._tracker.enter(room, state, before, after, resumed=resumed)
        came = [event for event in (*before, *after) if joins(event, self._account.us)]
        if came and not starting:
            news += self._tracker.note_opened(room, came[-1])
        for event, is_new in rest:
            partner = self._account.direct_rooms.partner(room)
            if partner is not None and joins(event, partner):
                self._sender.note_arrival(room)
            if is_new:
                self._sender.note_heard(room, event)
                news += self._tracker.apply(room, event)
                if event.type == "m.room.power_levels" and event.state_key is not None:
                    members = self._tracker.members(room)
                    # the very levels that have silenced us may come after the first refusal
                    if members.room.may_send(self._account.us, members.room.message_kind):
                        self._sender.may_speak(members.name)
            news += await self._hear(room, event)
        partner = self._account.direct_rooms.partner(room)
        if partner is not None and self._account.direct_rooms.note_synced(partner) and not starting:
            entered = adapter.CameIn(self._account.network, adapter.Identity(partner))
            news.append(Timed(self._account.clock.now(), entered))
        return news + self._tracker.settle(room)

    async def _hear(self, room: str, event: RoomEvent) -> list[Timed]:
        said = await self._reader.hear(self._tracker.members(room), event)
        if said is None:
            return []
        self._last_heard[room] = event.id
        return [Timed(event.time, said)]

    async def _decrypt_late(self, position: str) -> list[Timed]:
        """Return what was said in earlier messages that can be decrypted only now."""
        news: list[Timed] = []
        for room, raw in self._undecrypted.waiting():
            for event in read_all([raw]):
                if room in self._account.rooms and self._account.decrypt(room, raw) is not None:
                    news += await self._hear(room, event)
                    self._undecrypted.note_read(event.id, position)
        return news

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
        await self._invitations.add(get_dict(answer, "rooms", "invite"))


def _state_and_timeline(info: Json, missed: list[Json]) -> Iterator[RoomEvent]:
    """Yield all events of one room's part of a sync answer in their order: its state, what was missed, its timeline."""
    for raws in (get_list(info, "state", "events"), missed, get_list(info, "timeline", "events")):
        yield from read_all(raws)
