"""Sending what the bot says: in order, once, into the right room, where nobody else can read it."""

import asyncio
import json
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

import structlog

from unobot.adapter import (
    AdapterError,
    Heard,
    Identity,
    Importance,
    Incoming,
    Network,
    NotNow,
    Outgoing,
    Shelf,
    Undeliverable,
    Unheard,
    Unreached,
)
from unobot.adapter import Room as RoomName
from unobot.clock import Clock
from unobot.pictures import MOST_CARDS, Faces, joined
from unobot.waiting import within
from unobot_matrix import formatting
from unobot_matrix.formatting import (
    MARK,
    Prompt,
    Prompts,
    edited,
    in_thread,
    offered,
    offered_cards,
    threaded,
)
from unobot_matrix.room import Room
from unobot_matrix.session import Account
from unobot_matrix.wire import Failure, Json, Unreachable, Wire, path

if TYPE_CHECKING:
    from unobot_matrix.crypto import Crypt

log = structlog.get_logger(__name__)

SETTLED = 2.0
"""Seconds after coming in until a client has learnt of our device."""


class TooEarly:
    """The last such message of each direct room. It is not kept over a restart; `!hand` tells the hand at any time."""

    def __init__(self) -> None:
        self._waiting: dict[str, Outgoing] = {}
        self._came_at: dict[str, float] = {}

    def came(self, room: str, now: float) -> None:
        """Note when the player came into a direct room."""
        self._came_at[room] = now

    def sent(self, room: str, message: Outgoing, now: float, *, present: bool) -> bool:
        """Note a private message; returns whether it must be said again soon though the player is there already."""
        came = self._came_at.get(room)
        just_come = came is not None and now - came < SETTLED
        if just_come or not present:
            self._waiting[room] = message
        return just_come

    def take(self, room: str) -> Outgoing | None:
        """The message to say again in a room, or None; it is forgotten here."""
        message = self._waiting.pop(room, None)
        return None if message is None else replace(message, reply_to=None)


QUIET = 3600.0
"""Seconds of silence after which a room's thread is over and the next answer starts another."""


class StatusPosts:
    """The status message and the thread of each room, kept over restarts."""

    def __init__(self, shelf: Shelf, clock: Clock) -> None:
        self._shelf = shelf
        self._clock = clock
        self._status: dict[str, list[str]] = json.loads(shelf.get("status") or "{}")
        self._threads: dict[str, tuple[str, float]] = {}
        for room, (root, time) in json.loads(shelf.get("threads") or "{}").items():
            self._threads[room] = (root, time)

    def status(self, room: str, purpose: str) -> str | None:
        """The message in the room that was sent last with this purpose, or None."""
        known = self._status.get(room)
        return known[1] if known is not None and known[0] == purpose else None

    async def stands(self, room: str, purpose: str | None, event: str) -> None:
        """Remember that this message stands last in the room, with this purpose; with none, it is never edited."""
        now = None if purpose is None else [purpose, event]
        if self._status.get(room) == now:
            return
        if now is None:
            del self._status[room]
        else:
            self._status[room] = now
        await self._shelf.put("status", json.dumps(self._status))

    async def thread(self, room: str, reply_to: str | None, root: str | None) -> str | None:
        """The event on which the room's thread hangs; None if there is no thread.

        `root` is the thread of the message that is answered, if it stood in one: it is used then. All else goes on in
        the room's present thread; if there is none, an answer starts one below the message that it answers.
        """
        now = self._clock.now()
        kept, time = self._threads.get(room, (None, 0.0))
        if time < now - QUIET:
            kept = None
        chosen = root or kept or reply_to
        if chosen is not None:
            fresh = chosen != kept or time < now - QUIET / 4  # not stored with every line
            self._threads[room] = (chosen, now)
            if fresh:
                await self._shelf.put("threads", json.dumps(self._threads))
        return chosen

    async def give_up_thread(self, room: str) -> None:
        """The room's thread cannot be gone on with: the next answer starts another."""
        if self._threads.pop(room, None) is not None:
            await self._shelf.put("threads", json.dumps(self._threads))


FILE_NAME: Final = "hand.png"
"""The same for all: with a name that differs from the event's text, clients show that as the caption."""

SECONDS: Final = 5.0
"""How long an upload may take: what else is told to the same person waits for it."""
NO_PICTURES: Final = 60.0
"""Seconds without pictures after an upload has failed, where the homeserver does not say how long to wait."""
UPLOADS: Final = 16
"""So many uploads are remembered, for messages that are sent again."""


class HandPictures:
    """The pictures of one account; `crypt` is None where encryption is off."""

    def __init__(self, wire: Wire, crypt: "Crypt | None", clock: Clock, faces: Faces) -> None:
        self._wire, self._crypt, self._clock = wire, crypt, clock
        self._faces = faces
        self._not_before = clock.now()
        self._uploaded: OrderedDict[tuple[int, bool], Json] = OrderedDict()

    async def image(self, message: Outgoing, *, encrypted: bool) -> Json:
        """What makes an image of a message's content, whose text is the caption then; nothing if it goes without. Never raises.

        A message that is tried again has the picture that was uploaded for it before.
        """
        key = message.key, encrypted
        if not 0 < len(message.hand) <= MOST_CARDS or self._clock.now() < self._not_before:
            return {}
        if key not in self._uploaded:
            try:
                self._uploaded[key] = await self._made(message, encrypted=encrypted)
            except (Failure, Unreachable) as problem:
                self._failed(problem)
                return {}
            if len(self._uploaded) > UPLOADS:
                self._uploaded.popitem(last=False)
        return self._uploaded[key]

    async def _made(self, message: Outgoing, *, encrypted: bool) -> Json:
        # joining takes some milliseconds, in which nobody else's game has to wait
        picture = await asyncio.to_thread(joined, self._faces, message.hand)
        kind = "image/png"
        info = {"mimetype": kind, "w": picture.width, "h": picture.height, "size": len(picture.png)}
        image: Json = {"msgtype": "m.image", "filename": FILE_NAME, "info": info}
        if not encrypted:
            return image | {"url": await self._wire.upload(picture.png, kind, SECONDS)}
        # with encryption off nothing is ever said in an encrypted room
        assert self._crypt is not None
        locked, keys = self._crypt.lock(picture.png)
        address = await self._wire.upload(locked, "application/octet-stream", SECONDS)
        return image | {"file": {**keys, "url": address}}

    def _failed(self, problem: Failure | Unreachable) -> None:
        """Leave the homeserver in peace for a while."""
        asked = problem.retry_after if isinstance(problem, Failure) else None
        self._not_before = self._clock.now() + (asked or NO_PICTURES)
        log.warning(
            "hands are told without pictures for a while", problem=str(problem), seconds=asked or NO_PICTURES
        )


async def hand_pictures(account: Account, faces: Faces) -> HandPictures:
    """The pictures of an account; the faces of all cards are ready then."""
    # what plugins of other people bring is drawn now, and beside the event loop: that takes a while
    await asyncio.to_thread(faces.prepare)
    return HandPictures(account.wire, account.crypt, account.clock, faces)


PAUSE = 2.0
"""Seconds after which to try again where the homeserver says nothing better."""


async def instance(shelf: Shelf) -> str:
    """A text that makes our transaction ids differ from those of another database; made once and kept."""
    kept = shelf.get("instance")
    if kept is None:
        kept = secrets.token_hex(6)  # must never repeat, so it does not come from the game's chance
        await shelf.put("instance", kept)
    return kept


class Forbidden(Undeliverable):
    """We may not say that there: the power levels do not let us speak."""


class Post:
    """Sends for one account. `instance` makes its transaction ids differ from those of any other database."""

    def __init__(self, account: Account, instance: str, prompts: Prompts, pictures: HandPictures) -> None:
        self._account = account
        self._instance = instance
        self._prompts = prompts
        self._pictures = pictures
        self._too_early = TooEarly()
        self._standing = StatusPosts(account.shelf, account.clock)

    async def send(self, message: Outgoing) -> None:
        """Send one message. Raises `NotNow` or `Undeliverable`."""
        try:
            await self._send(message)
        except Unreachable as problem:
            raise NotNow("the homeserver is out of reach", PAUSE) from problem
        except Failure as problem:
            if problem.passing or problem.token_refused:
                raise NotNow(
                    f"the homeserver says: {problem.code}", problem.retry_after or PAUSE
                ) from problem
            kind = Forbidden if problem.status == 403 else Undeliverable
            raise kind(f"the homeserver refuses: {problem}") from problem

    def not_read(self, room: str) -> Outgoing | None:
        """What was said in a direct room before the player came in, if anything was; it is told once."""
        return self._too_early.take(room)

    async def repeat(self, message: Outgoing) -> None:
        """Send again what could not be read. Never raises."""
        try:
            await self._send(message, again=True)
        except (AdapterError, Failure, Unreachable) as problem:
            log.info("a private message is not said again", user=message.to, problem=str(problem))

    def came(self, room: str) -> None:
        """The player has come into a direct room."""
        self._account.directs.came(room)
        self._too_early.came(room, self._account.clock.now())
        self._account.say_again(room)

    async def _send(self, message: Outgoing, *, again: bool = False) -> None:
        if message.to is not None:
            # what answers their own line was asked for; a hand that comes with the turn was not
            asked = message.to == self._account.heard.get(message.reply_to or "")
            room = await self._account.directs.find(message.to, asked=asked)
        else:
            room = self._table(message)
        purpose = self._stands_for(message)
        status = self._standing.status(room.id, purpose) if purpose is not None else None
        content = await self._content(message, room, status)
        # the homeserver drops a repeat by this id; a message that is said again on purpose needs another one
        transaction = f"{self._instance}-{message.key}" + ("-again" if again else "")
        event = await self._said(room, content, transaction)
        if message.to is not None and not again and self._may_not_know_us(message.to, room):
            present = message.to in room.present
            if self._too_early.sent(room.id, message, self._account.clock.now(), present=present):
                self._account.say_again(room.id)
        if self._account.settings.edits and message.to is None:
            await self._standing.stands(room.id, purpose, status or event)
        if message.answers:
            self._prompts.asked(status or event, _prompt(message))
            await self._offer(message, room, status or event)

    def _may_not_know_us(self, user: str, direct: Room) -> bool:
        """Whether this direct room is the only encrypted room that somebody shares with us.

        Their client then learns of our device only now, and does not show what it got before.
        """
        others = (room for room in self._account.rooms.values() if room.id != direct.id)
        return direct.encrypted and not any(room.encrypted and user in room.present for room in others)

    def _table(self, message: Outgoing) -> Room:
        room = self._account.rooms.get(self._account.upgrades.newest(str(message.room)))
        if room is not None:
            return room
        if not self._account.synced:
            raise NotNow("the rooms are not known yet", 0.5)
        raise Undeliverable(f"we are not in {message.room}")

    def _stands_for(self, message: Outgoing) -> str | None:
        """With `edits`, under which name a later message may replace this one; None if none may.

        What somebody has asked for is a message of its own, and a message with reactions below it is never edited: they
        would stand below the next question, too.
        """
        asked_for = message.to is not None or message.importance >= Importance.ANSWER
        if not self._account.settings.edits or asked_for or message.answers:
            return None
        return message.purpose or ("status" if message.mention is not None else None)

    async def _content(self, message: Outgoing, room: Room, status: str | None) -> Json:
        mention = message.mention if message.to in {None, message.mention} else None
        rings = message.to is not None or (mention is not None and not self._account.settings.turn_notice)
        content = formatting.content(message.document, message.style, mention, rings=rings)
        if message.answers:
            prompt = _prompt(message)
            content[MARK] = {"answers": list(prompt.answers), "about": prompt.about}
        if message.hand and (self._account.crypt is not None or not room.encrypted):
            content |= await self._pictures.image(message, encrypted=room.encrypted)
        if status is not None:
            return edited(content, status)
        if self._account.settings.threads and message.to is None:
            root = self._account.threads.get(message.reply_to) if message.reply_to is not None else None
            root = await self._standing.thread(room.id, message.reply_to, root)
            return threaded(content, root) if root is not None else content
        return content

    async def _said(self, room: Room, content: Json, transaction: str) -> str:
        """Send a text and return the event's id; outside of its thread if the homeserver refuses that."""
        try:
            return await self._put(room, "m.room.message", content, transaction)
        except Failure as problem:
            if problem.status != 400 or not in_thread(content):
                raise
            log.info("a thread is given up", room=room.id, problem=str(problem))
        await self._standing.give_up_thread(room.id)
        bare = {name: value for name, value in content.items() if name != "m.relates_to"}
        return await self._put(room, "m.room.message", bare, transaction)

    async def _put(self, room: Room, kind: str, content: Json, transaction: str) -> str:
        # reactions are never encrypted: clients and homeserver count them by what stands outside
        if room.encrypted and kind != "m.reaction":
            if self._account.crypt is None:  # never send a plain text into an encrypted room
                raise Undeliverable(f"{room.id} is encrypted, and encryption is off")
            kind, content = await self._account.crypt.encrypt(room.id, room.people, kind, content)
        answer = await self._account.wire.call(
            "PUT", path("rooms", room.id, "send", kind, transaction), content
        )
        return str(answer.get("event_id"))

    async def _offer(self, message: Outgoing, room: Room, event: str) -> None:
        """Put a reaction for each answer below a prompt. If one fails the rest is left out: answers can be typed, too."""
        for sign in self._signs(message, room):
            related = {"rel_type": "m.annotation", "event_id": event, "key": sign}
            try:
                await self._put(
                    room, "m.reaction", {"m.relates_to": related}, f"{self._instance}-{message.key}-{sign}"
                )
            except (Failure, Unreachable) as problem:
                log.info("an answer is not offered", problem=str(problem))
                return

    def _signs(self, message: Outgoing, room: Room) -> list[str]:
        settings = self._account.settings
        if message.to is None:
            return offered(message.answers) if settings.reactions else []
        # reactions are not encrypted: they would tell the homeserver what is in the hand
        return offered_cards(message.answers) if settings.hand_reactions and not room.encrypted else []


def _prompt(message: Outgoing) -> Prompt:
    return Prompt(message.answers, message.room)


GOODBYE = 10.0
"""Seconds that a message which is being sent is given to be finished when we are told to stop."""


class Sending:
    """What is being sent."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tasks: set[asyncio.Task[None]] = set()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By receiver, while anything is on its way there."""

    async def send(self, post: Post, message: Outgoing) -> None:
        """Send one message, after those before it to the same receiver. Raises `NotNow` or `Undeliverable`."""
        # never cancelled: half a key exchange would leave a room in which nobody can read us
        task = asyncio.create_task(self._in_turn(post, message))
        self._tasks.add(task)
        task.add_done_callback(self._sent)
        await asyncio.shield(task)

    async def repeat(self, post: Post, room: str) -> None:
        """After a moment, in which the player's client learns of our device, repeat what it could not read."""
        await self._clock.sleep(SETTLED)
        message = post.not_read(room)
        if message is not None:
            async with self._turn(message):
                await post.repeat(message)

    async def finish(self) -> None:
        """Let messages under way be finished, within reason."""
        if self._tasks:
            # a copy: the last one may leave the set before wait() looks at it, and wait() raises for an empty set
            with suppress(TimeoutError):
                await within(self._clock, GOODBYE, asyncio.wait(set(self._tasks)))

    async def _in_turn(self, post: Post, message: Outgoing) -> None:
        # the homeserver orders events as they arrive, so two requests at once could arrive the wrong way round
        async with self._turn(message):
            await post.send(message)

    def _turn(self, message: Outgoing) -> asyncio.Lock:
        return self._locks.setdefault(str(message.to or message.room), asyncio.Lock())

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # was raised to the caller, if still there; unread, asyncio would complain of it


AGAIN = 120.0
"""Seconds until we try to speak again, if no change of the power levels tells us to do it earlier."""


class Muted:
    """The rooms of one account that refuse what we say; `tell` takes what the bot is to be told."""

    def __init__(self, network: Network, clock: Clock, tell: Callable[[Incoming], Awaitable[None]]) -> None:
        self._network, self._clock, self._tell = network, clock, tell
        self._rooms: dict[RoomName, asyncio.Event] = {}

    async def unreached(self, identity: Identity, reason: str) -> None:
        """Something for this person alone could not be said."""
        await self._tell(Unreached(self._network, identity, reason))

    async def refused(self, room: RoomName, reason: str) -> bool:
        """The homeserver does not let us speak in this room. Returns True if that is news."""
        if room in self._rooms:
            return False
        self._rooms[room] = asyncio.Event()
        await self._tell(Unheard(self._network, room, reason))
        return True

    def may_speak(self, room: RoomName) -> None:
        """The power levels have changed, or something was said there: try again."""
        if room in self._rooms:
            self._rooms[room].set()

    async def wait(self, room: RoomName) -> None:
        """Tell the bot that it may try again, as soon as that seems right."""
        with suppress(TimeoutError):
            await within(self._clock, AGAIN, self._rooms[room].wait())
        del self._rooms[room]
        await self._tell(Heard(self._network, room))
