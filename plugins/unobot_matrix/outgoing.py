"""Sending what the bot says: in order, once, into the right room, where nobody else can read it; and which lines it has dealt with."""

import asyncio
import json
import secrets
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

import structlog

from unobot.adapter import (
    AdapterError,
    Heard,
    Importance,
    Inbox,
    NotNow,
    Outgoing,
    Room,
    Shelf,
    Undeliverable,
    Unheard,
    Unreached,
)
from unobot.clock import Clock, within
from unobot.messages.pictures import Faces, draw_picture
from unobot_matrix.formatting import (
    Prompt,
    as_edit,
    hand_reactions,
    into_thread,
    is_in_thread,
    message_content,
    plain_text,
    prompt_reactions,
)
from unobot_matrix.rooms import RoomState
from unobot_matrix.session import MatrixAccount
from unobot_matrix.wire import Failure, Json, RoomEvent, Unreachable, Wire, get_text, path

if TYPE_CHECKING:
    from unobot_matrix.crypto import Crypt

log = structlog.get_logger(__name__)
PAUSE: Final = 2.0
"""Seconds after which to try again where the homeserver says nothing better."""
SETTLED = 2.0
"""Seconds after coming in until a client has learnt of our device."""
AGAIN: Final = 120.0
"""Seconds until we try to speak again, if no change of the power levels tells us to do it earlier."""
GOODBYE: Final = 10.0
"""Seconds that a message which is being sent is given to be finished when we are told to stop."""
QUIET: Final = 3600.0
"""Seconds of silence after which a room's thread is over and the next answer starts another."""
SECONDS: Final = 5.0
"""Seconds that an upload may take: what else is said to the same person waits for it."""
NO_PICTURES: Final = 60.0
"""Seconds without pictures after an upload has failed, where the homeserver does not say how long to wait."""
UPLOADS: Final = 16
"""So many uploads are remembered, for messages that are sent again."""
VISIBLE: Final = frozenset({"m.room.message", "m.room.encrypted", "m.sticker"})
"""The events that clients show as messages."""
BATCHES = 100
"""So many batches may wait until they are settled; of older ones no receipt is sent."""


class StatusPosts:
    """The last status message and the thread of each room, kept over restarts."""

    def __init__(self, shelf: Shelf, clock: Clock) -> None:
        self._shelf = shelf
        self._clock = clock
        self._status: dict[str, list[str]] = json.loads(shelf.get("status") or "{}")
        """For each room the purpose and the id of the message that stands last there, if it may be edited."""
        self._covered: set[str] = set()
        """The rooms in which people have said something since."""
        self._echoed: dict[str, str] = {}
        """For each room our own event, if it was heard last there."""
        self._threads: dict[str, tuple[str, float]] = {}
        for room, (root, time) in json.loads(shelf.get("threads") or "{}").items():
            self._threads[room] = (root, time)

    def status(self, room: str, purpose: str) -> str | None:
        """Return the last message in the room if it was sent with this purpose, or None."""
        last = None if room in self._covered else self._status.get(room)
        return last[1] if last is not None and last[0] == purpose else None

    def note_heard(self, room: str, event: RoomEvent, us: str) -> None:
        """Note an event of the room's timeline: below what people have said, nothing above it is edited."""
        if event.type not in VISIBLE or get_text(event.content, "m.relates_to", "rel_type") == "m.replace":
            return
        if event.sender != us:
            self._covered.add(room)
            self._echoed.pop(room, None)
            return
        self._echoed[room] = event.id
        if [event.id] == self._status.get(room, [])[1:]:
            # not when it was sent: what was said before it may be heard after that
            self._covered.discard(room)

    async def note_last(self, room: str, purpose: str | None, event: str) -> None:
        """Remember that this message stands last in the room, with this purpose; with none, it is never edited."""
        if self._echoed.get(room) == event:  # it was heard before the server said that it is sent
            self._covered.discard(room)
        last = None if purpose is None else [purpose, event]
        if self._status.get(room) == last:
            return
        if last is None:
            del self._status[room]
        else:
            self._status[room] = last
        await self._shelf.put("status", json.dumps(self._status))

    async def thread(self, room: str, reply_to: str | None, root: str | None) -> str | None:
        """Return the event on which the room's thread hangs; None if there is no thread.

        `root` is the thread of the message that is answered, if it stood in one: it is used then. All else goes on in
        the room's present thread; if there is none, an answer starts one below the message that it answers.
        """
        now = self._clock.now()
        present, time = self._threads.get(room, (None, 0.0))
        if time < now - QUIET:
            present = None
        chosen = root or present or reply_to
        if chosen is not None:
            fresh = chosen != present or time < now - QUIET / 4  # not stored with every line
            self._threads[room] = (chosen, now)
            if fresh:
                await self._shelf.put("threads", json.dumps(self._threads))
        return chosen

    async def follow_game(self, room: str, root: str | None, *, moved: bool) -> str | None:
        """Return the thread in which it is said what happens in a game: that in which the last move was typed; None for no thread.

        `moved`: this is said after a move, which was typed in the thread `root`, or in none.
        """
        known = self._threads.get(room)
        present = known[0] if known is not None and known[1] >= self._clock.now() - QUIET else None
        if not moved:
            return present
        if root is None and known is not None:
            await self.give_up_thread(room)
        elif root is not None:
            self._threads[room] = (root, self._clock.now())
            if root != present:
                await self._shelf.put("threads", json.dumps(self._threads))
        return root

    async def give_up_thread(self, room: str) -> None:
        """Let the next answer start another thread: the room's thread cannot be gone on with."""
        if self._threads.pop(room, None) is not None:
            await self._shelf.put("threads", json.dumps(self._threads))


class MessagePictures:
    """What messages show as a picture: each is drawn, uploaded and shown above its line. If anything fails, the line stands alone."""

    def __init__(self, wire: Wire, crypt: "Crypt | None", clock: Clock, faces: Faces) -> None:
        self._wire, self._crypt, self._clock = wire, crypt, clock
        self._faces = faces
        self._not_before = clock.now()
        self._uploaded: OrderedDict[tuple[int, bool], Json] = OrderedDict()

    async def image(self, message: Outgoing, *, encrypted: bool) -> Json:
        """Return the content of the event that shows a message's picture; nothing if it goes without.

        A message that is tried again has the picture that was uploaded for it before. Never raises.
        """
        key = message.key, encrypted
        if self._clock.now() < self._not_before:
            return {}
        if key not in self._uploaded:
            # joining takes some milliseconds, in which nobody else's game has to wait
            picture = await asyncio.to_thread(draw_picture, self._faces, message.picture)
            if picture is None:
                return {}
            kind = "image/png"
            info = {"mimetype": kind, "w": picture.width, "h": picture.height, "size": len(picture.png)}
            # without a file name the text is no caption: clients read it out, and show it where a phone rings
            shown = plain_text(message.document, message.style).partition("\n")[0]
            image: Json = {"msgtype": "m.image", "body": shown, "info": info, "m.mentions": {}}
            try:
                if encrypted:
                    # with encryption off nothing is ever said in an encrypted room
                    assert self._crypt is not None
                    unreadable, keys = self._crypt.encrypt_file(picture.png)
                    address = await self._wire.upload(unreadable, "application/octet-stream", SECONDS)
                    image |= {"file": {**keys, "url": address}}
                else:
                    image["url"] = await self._wire.upload(picture.png, kind, SECONDS)
            except (Failure, Unreachable) as problem:
                asked = problem.retry_after if isinstance(problem, Failure) else None
                seconds = asked or NO_PICTURES
                self._not_before = self._clock.now() + seconds
                log.warning("lines go without pictures for a while", problem=str(problem), seconds=seconds)
                return {}
            self._uploaded[key] = image
            if len(self._uploaded) > UPLOADS:
                self._uploaded.popitem(last=False)
        return self._uploaded[key]


class _Forbidden(Undeliverable):
    """The power levels do not let us speak there."""


async def open_sender(account: MatrixAccount, inbox: Inbox, faces: Faces) -> "MessageSender":
    """Return what sends for an account; the faces of all cards are ready then."""
    instance = account.shelf.get("instance")
    if instance is None:
        instance = secrets.token_hex(6)  # must never repeat, so it does not come from the game's chance
        await account.shelf.put("instance", instance)
    # what plugins of other people bring is drawn now, and beside the event loop: that takes a while
    await asyncio.to_thread(faces.prepare)
    pictures = MessagePictures(account.wire, account.crypt, account.clock, faces)
    return MessageSender(account, inbox, instance, pictures)


class MessageSender:
    """Sends for one account: to one receiver one message after the other, and never cut off half-way.

    `instance` makes its transaction ids differ from those of any other database. The bot is told of rooms that do not let
    us speak, and of people whom no private message reaches.
    """

    def __init__(
        self, account: MatrixAccount, inbox: Inbox, instance: str, pictures: MessagePictures
    ) -> None:
        self._account, self._inbox, self._instance, self._pictures = account, inbox, instance, pictures
        self._posts = StatusPosts(account.shelf, account.clock)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By receiver, while anything is on its way there."""
        self._muted: dict[Room, asyncio.Event] = {}
        """The rooms that do not let us speak; the event is set when we may try again."""
        # not kept over a restart: `!hand` tells the hand at any time
        self._too_early: dict[str, Outgoing] = {}
        """For each direct room the last message that the player's client could not read."""
        self._hands: dict[str, str] = {}
        """The event of the last hand in each direct room."""
        self._shown: dict[str, str] = {}
        """The event of the last picture in each direct room."""
        self._arrived_at: dict[str, float] = {}
        """When the player came into each direct room."""

    async def send(self, message: Outgoing) -> None:
        """Send one message, after those before it to the same receiver. Raises `NotNow` or `Undeliverable`."""
        # never cancelled: half a key exchange would leave a room in which nobody can read us
        task = asyncio.create_task(self._send_in_turn(message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        # was raised to the caller, if still there; unread, asyncio would complain of it
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        try:
            await asyncio.shield(task)
        except Undeliverable as problem:
            if self._closed:
                raise
            # nobody has read this: told if somebody can do something about it
            network, room = self._account.network, message.room
            if message.to is not None:
                await self._inbox.put(Unreached(network, message.to, str(problem)))
            elif isinstance(problem, _Forbidden) and room is not None and room not in self._muted:
                self._muted[room] = asyncio.Event()
                await self._inbox.put(Unheard(network, room, str(problem)))
                self._account.chores.start(self._unmute(room))
            raise
        if message.to is None and message.room is not None:
            self.may_speak(message.room)

    async def send_verifying(
        self, room: str | None, kind: str, user: str, device: str, content: Json
    ) -> None:
        """Send an event of a verification: into a room, or (None) to one device. Raises `Failure` or `Unreachable`."""
        account, transaction = self._account, f"{self._instance}-{secrets.token_hex(8)}"
        if room is None:
            where = path("sendToDevice", kind, transaction)
            await account.wire.call("PUT", where, {"messages": {user: {device: content}}})
        elif (known := account.rooms.get(room)) is not None:
            # what has been begun is finished: half a key exchange would leave a room in which nobody can read us
            await asyncio.shield(self._put(known, kind, content, transaction))

    async def close(self) -> None:
        """Let messages under way be finished, within reason."""
        self._closed = True
        if self._tasks:
            # a copy: the last one may leave the set before wait() looks at it, and wait() raises for an empty set
            with suppress(TimeoutError):
                await within(self._account.clock, GOODBYE, asyncio.wait(set(self._tasks)))

    def may_speak(self, room: Room) -> None:
        """Try to speak again in a room: its power levels have changed, or something was said there."""
        if room in self._muted:
            self._muted[room].set()

    def note_heard(self, room: str, event: RoomEvent) -> None:
        """Note an event of a room's timeline."""
        if self._account.settings.edits:
            self._posts.note_heard(room, event, self._account.us)

    def note_arrival(self, room: str) -> None:
        """Say again what the player could not read before they came into this direct room."""
        self._account.direct_rooms.note_arrival(room)
        self._arrived_at[room] = self._account.clock.now()
        self._account.chores.start(self._repeat(room))

    async def _unmute(self, room: Room) -> None:
        """Tell the bot that it may try again, as soon as that seems right."""
        with suppress(TimeoutError):
            await within(self._account.clock, AGAIN, self._muted[room].wait())
        del self._muted[room]
        await self._inbox.put(Heard(self._account.network, room))

    async def _repeat(self, room: str) -> None:
        """After a moment, in which the player's client learns of our device, repeat what it could not read. Never raises."""
        await self._account.clock.sleep(SETTLED)
        message = self._too_early.pop(room, None)
        if message is None:
            return
        async with self._turn(message):
            try:
                await self._send(replace(message, reply_to=None), again=True)
            except (AdapterError, Failure, Unreachable) as problem:
                log.info("a private message is not said again", user=message.to, problem=str(problem))

    def _turn(self, message: Outgoing) -> asyncio.Lock:
        return self._locks.setdefault(str(message.to or message.room), asyncio.Lock())

    async def _send_in_turn(self, message: Outgoing) -> None:
        # the homeserver orders events as they arrive, so two requests at once could arrive the wrong way round
        async with self._turn(message):
            try:
                await self._send(message)
            except Unreachable as problem:
                raise NotNow("the homeserver is out of reach", PAUSE) from problem
            except Failure as problem:
                if problem.passing or problem.token_refused:
                    seconds = problem.retry_after or PAUSE
                    raise NotNow(f"the homeserver says: {problem.code}", seconds) from problem
                kind = _Forbidden if problem.status == 403 else Undeliverable
                raise kind(f"the homeserver refuses: {problem}") from problem

    async def _send(self, message: Outgoing, *, again: bool = False) -> None:
        room = await self._find_room(message)
        purpose = self._status_purpose(message)
        status = self._posts.status(room.id, purpose) if purpose is not None else None
        hand = message.to is not None and message.purpose == f"hand {message.room}"
        # in an encrypted room a homeserver cannot see that it is a notice, and counts it, unless it is an edit
        if hand and room.encrypted and not message.rings:
            status = self._hands.get(room.id)
        content = await self._content(message, room, status)
        # the homeserver drops a repeat by this id; a message that is said again on purpose needs another one
        transaction = f"{self._instance}-{message.key}" + ("-again" if again else "")
        if message.picture:
            await self._show(message, room, content, transaction)
        event = await self._put_message(room, content, transaction)
        if is_in_thread(content):
            self._account.note_thread(event, room.id, get_text(content, "m.relates_to", "event_id"))
        if message.to is not None and not again and room.encrypted:
            self._repeat_if_unread(message, room)
        if hand:
            self._hands[room.id] = status or event
        if self._account.settings.edits and message.to is None:
            await self._posts.note_last(room.id, purpose, status or event)
        if message.answers or message.mention is not None:
            self._account.prompts.add(status or event, Prompt(message.answers, message.room))
            await self._offer(message, room, status or event)

    def _repeat_if_unread(self, message: Outgoing, room: RoomState) -> None:
        """Have a message said again later that its reader's client may not show.

        A client that shares no other encrypted room with us learns of our device only now, and does not show what it got
        before.
        """
        others = (known for known in self._account.rooms.values() if known.id != room.id)
        if any(known.encrypted and message.to in known.present for known in others):
            return
        arrived_at = self._arrived_at.get(room.id)
        just_arrived = arrived_at is not None and self._account.clock.now() - arrived_at < SETTLED
        if just_arrived or message.to not in room.present:
            self._too_early[room.id] = message
        if just_arrived:
            self._account.chores.start(self._repeat(room.id))

    async def _show(self, message: Outgoing, room: RoomState, content: Json, transaction: str) -> None:
        """Show a picture above the line that is said then in any case, which rings only if the picture does not.

        A picture always rings, unless it is an edit. So where a hand comes with no turn, and was not asked for, it is an
        edit of the last picture.
        """
        quiet = not message.rings and message.purpose == f"hand {message.room}"
        last = self._shown.get(room.id) if quiet else None
        if (quiet and last is None) or (room.encrypted and self._account.crypt is None):
            return
        image = await self._pictures.image(message, encrypted=room.encrypted)
        if image:
            if is_in_thread(content):
                image = {**image, "m.relates_to": content["m.relates_to"]}
            shown = image if last is None else as_edit(image, last)
            event = await self._put(room, "m.room.message", shown, f"{transaction}-picture")
            self._shown[room.id] = last or event
            content["msgtype"] = "m.notice"

    async def _find_room(self, message: Outgoing) -> RoomState:
        if message.to is not None:
            # what answers their own line was asked for; a hand that comes with the turn was not
            asked = message.to == self._account.senders.get(message.reply_to or "")
            return await self._account.direct_rooms.find(message.to, asked=asked)
        room = self._account.rooms.get(self._account.upgrades.newest(str(message.room)))
        if room is not None:
            return room
        if not self._account.synced:
            raise NotNow("the rooms are not known yet", 0.5)
        raise Undeliverable(f"we are not in {message.room}")

    def _status_purpose(self, message: Outgoing) -> str | None:
        """Return, with `edits`, under which name a later message may replace this one; None if none may.

        What somebody has asked for is a message of its own, and a message with reactions below it is never edited: they
        would stand below the next question, too.
        """
        asked_for = message.to is not None or message.importance >= Importance.ANSWER
        if not self._account.settings.edits or asked_for or message.answers:
            return None
        return message.purpose or ("status" if message.mention is not None else None)

    async def _content(self, message: Outgoing, room: RoomState, status: str | None) -> Json:
        """Return the content of the message's event, as an edit of `status` if that is given."""
        settings = self._account.settings
        mention = message.mention if message.to in {None, message.mention} else None
        rings = message.rings and message.form != "notice"
        content = message_content(message.document, message.style, mention, rings=rings)
        if message.answers or message.mention is not None:
            content |= Prompt(message.answers, message.room).mark()
        if status is not None:
            return as_edit(content, status)
        root = self._account.thread_of(message.reply_to, room.id)
        if message.to is None and settings.threads:
            root = await self._posts.thread(room.id, message.reply_to, root)
        elif message.to is None and message.importance <= Importance.TURN:
            root = await self._posts.follow_game(room.id, root, moved=message.reply_to is not None)
        return into_thread(content, root) if root is not None else content

    async def _put_message(self, room: RoomState, content: Json, transaction: str) -> str:
        """Send a text and return the event's id; outside of its thread if the homeserver refuses that."""
        try:
            return await self._put(room, "m.room.message", content, transaction)
        except Failure as problem:
            if problem.status != 400 or not is_in_thread(content):
                raise
            log.info("a thread is given up", room=room.id, problem=str(problem))
        await self._posts.give_up_thread(room.id)
        del content["m.relates_to"]
        return await self._put(room, "m.room.message", content, transaction)

    async def _put(self, room: RoomState, kind: str, content: Json, transaction: str) -> str:
        # reactions are never encrypted: clients and homeserver count them by what stands outside
        if room.encrypted and kind != "m.reaction":
            if self._account.crypt is None:  # never send a plain text into an encrypted room
                raise Undeliverable(f"{room.id} is encrypted, and encryption is off")
            kind, content = await self._account.crypt.encrypt(room.id, room.people, kind, content)
        where = path("rooms", room.id, "send", kind, transaction)
        return str((await self._account.wire.call("PUT", where, content)).get("event_id"))

    async def _offer(self, message: Outgoing, room: RoomState, event: str) -> None:
        """Put a reaction for each answer below a prompt. If one fails the rest is left out: answers can be typed, too."""
        settings, signs = self._account.settings, list[str]()
        if message.to is None and settings.reactions:
            signs = prompt_reactions(message.answers)
        # reactions are not encrypted: they would tell the homeserver what is in the hand
        elif message.to is not None and settings.hand_reactions and not room.encrypted:
            signs = hand_reactions(message.answers)
        for sign in signs:
            related = {"rel_type": "m.annotation", "event_id": event, "key": sign}
            transaction = f"{self._instance}-{message.key}-{sign}"
            try:
                await self._put(room, "m.reaction", {"m.relates_to": related}, transaction)
            except (Failure, Unreachable) as problem:
                log.info("an answer is not offered", problem=str(problem))
                return


class ReadReceipts:
    """Read receipts: players see which of their messages the bot has dealt with, batch by batch."""

    def __init__(self, wire: Wire, shelf: Shelf) -> None:
        self._wire = wire
        self._shelf = shelf
        self._waiting: list[tuple[str, Mapping[str, str]]] = []

    def note(self, position: str, last_heard: Mapping[str, str]) -> None:
        """Note a batch that ends at `position`, with the last message heard in it, by room."""
        self._waiting = [*self._waiting, (position, last_heard)][-BATCHES:]

    async def send(self) -> None:
        """Send a receipt for what is settled: a crash may not lose it any more. Never raises."""
        positions = [position for position, _ in self._waiting]
        settled = self._shelf.get("position")
        if settled not in positions:
            return
        count = positions.index(settled) + 1
        done, self._waiting = self._waiting[:count], self._waiting[count:]
        last = {room: event for _, last_heard in done for room, event in last_heard.items()}
        for room, event in last.items():
            try:
                # without a thread id it covers the room's threads, too; receipts do not count for the rate limit
                await self._wire.call("POST", path("rooms", room, "receipt", "m.read", event), {})
            except (Failure, Unreachable) as problem:
                log.info("a read receipt could not be sent", room=room, problem=str(problem))
