"""The Matrix adapter: one account on one homeserver, from logging in to logging off."""

import asyncio
import secrets
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

import structlog

from unobot.adapter import Identity, Inbox, Incoming, Network, NotNow, Outgoing, Refused, Room, Undeliverable
from unobot.document import Text
from unobot.parts import Means
from unobot.waiting import within
from unobot_matrix import dress, login
from unobot_matrix.account import Account
from unobot_matrix.answers import offered, offered_cards
from unobot_matrix.hearing import Hearing
from unobot_matrix.invitations import Invitations
from unobot_matrix.muted import Muted
from unobot_matrix.opening import open_account
from unobot_matrix.post import Forbidden, Post
from unobot_matrix.presence import Presence
from unobot_matrix.profile import introduce
from unobot_matrix.prompts import Prompts
from unobot_matrix.receipts import Receipts
from unobot_matrix.retry import Patience
from unobot_matrix.settings import Settings, room
from unobot_matrix.sync import Sync
from unobot_matrix.undecrypted import Undecrypted
from unobot_matrix.unheard import SETTLED

log = structlog.get_logger(__name__)

GOODBYE = 10.0
"""Seconds that a message which is being sent is given to be finished when we are told to stop."""


class MatrixAdapter:
    """One Matrix account; see `unobot.adapter.Adapter` for what each method promises."""

    repeats_are_told = True
    """The homeserver drops a message that was sent before with the same transaction id, for 24 hours."""
    addresses_first = False
    """An event says in `m.mentions` whom it mentions, wherever the name stands."""

    def __init__(self, network: Network, chosen: Settings, means: Means) -> None:
        self.network = network
        self.burst = chosen.pace.burst
        self.per_second = chosen.pace.per_second
        self._settings = chosen
        self._means = means
        self._account: Account | None = None
        self._post: Post | None = None
        self._muted: Muted | None = None
        self._sync: Sync | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()
        self._chores: set[asyncio.Task[None]] = set()

    async def run(self, inbox: Inbox, /) -> None:
        """Log in, enter the rooms, tell what happens, until cancelled.

        Raises `Refused` if the homeserver does not let us in, or not any more.
        """
        account = await open_account(self.network, self._settings, self._means)
        try:
            await self._live(account, inbox)
        finally:
            self._account = self._post = self._muted = None
            try:
                await self._finish()
            finally:
                # even if we are cancelled a second time: an open key store or connection would be left behind
                if account.crypt is not None:
                    account.crypt.close()
                await account.wire.close()

    async def _finish(self) -> None:
        """Let messages under way be finished, within reason, and stop all other work."""
        if self._sending:
            # a copy: the last one may leave the set before wait() looks at it, and wait() raises for an empty set
            with suppress(TimeoutError):
                await within(self._means.clock, GOODBYE, asyncio.wait(set(self._sending)))
        for task in self._chores:
            task.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)

    async def send(self, message: Outgoing, /) -> None:
        """Send one message, after those before it. Raises `NotNow` or `Undeliverable`."""
        if self._post is None:
            raise NotNow("not logged in", 1.0)
        # never cancelled: half a key exchange would leave a room in which nobody can read us
        task = asyncio.create_task(self._in_turn(self._post, message))
        self._sending.add(task)
        task.add_done_callback(self._sent)
        try:
            await asyncio.shield(task)
        except Undeliverable as problem:
            await self._not_said(message, problem)
            raise
        if self._muted is not None and message.to is None and message.room is not None:
            self._muted.may_speak(message.room)

    async def _not_said(self, message: Outgoing, problem: Undeliverable) -> None:
        """Tell the bot that nobody has read this, if somebody can do something about it."""
        muted, room, reason = self._muted, message.room, str(problem)
        if muted is None:
            return
        if message.to is not None:
            await muted.unreached(message.to, reason)
        elif isinstance(problem, Forbidden) and room is not None and await muted.refused(room, reason):
            self._background(muted.wait(room))

    async def passed(self, message: Outgoing, /) -> None:
        """At once: what `send` has sent, the homeserver has answered."""

    def heard_until(self, wanted: float, /) -> float:
        """Until the homeserver was last asked for news, and has answered."""
        return self._sync.heard_until(wanted) if self._sync is not None else self._means.clock.played()

    async def reachable(self, identity: Identity, /) -> bool:
        """Whether there is a direct room with this person, or one could be made; True while that is not sure."""
        if self._account is None:
            return True
        try:
            await self._account.directs.find(identity)
        except NotNow:
            return True
        except Undeliverable as problem:
            log.info("somebody cannot be reached in private", user=identity, reason=str(problem))
            return False
        return True

    def lines(self, message: Outgoing, /) -> int:
        """How many events the message is: itself, and each reaction offered below it."""
        if message.to is not None:
            return 1 + (len(offered_cards(message.answers)) if self._settings.hand_reactions else 0)
        return 1 + (len(offered(message.answers)) if self._settings.reactions else 0)

    def join(self, first: Outgoing, second: Outgoing, /) -> Outgoing | None:
        """Both messages as one event of two lines, or None if they go to different people or must stay apart."""
        apart = {first.room, second.room}, {first.to, second.to}, {first.style, second.style}
        if any(len(both) > 1 for both in apart) or first.answers or second.answers:
            return None
        if self._settings.edits and first.to is None and (first.purpose or second.purpose or first.mention):
            return None  # a status is edited later, and chatter must not be edited away with it
        if first.mention is not None and second.mention not in {None, first.mention}:
            return None
        document = (*first.document, Text("\n"), *second.document)
        if dress.size(dress.body(document, second.style)) > dress.LONGEST // 4:
            return None
        importance = min(first.importance, second.importance)
        return replace(
            second, document=document, mention=second.mention or first.mention, importance=importance
        )

    async def reload_rooms(self, rooms: Sequence[Room], /) -> None:
        """Be in these rooms, beside those that somebody invited us to. Raises ValueError for what is no room."""
        wanted = tuple(room(name) for name in rooms)
        gone = [name for name in self._settings.rooms if name not in wanted]
        self._settings = replace(self._settings, rooms=wanted)
        if self._account is not None:
            await self._account.doors.leave(gone)
            self._enter(self._account)

    async def _live(self, account: Account, inbox: Inbox) -> None:
        prompts = Prompts(account.wire, account.us, account.patience)
        undecrypted = Undecrypted(self._means.shelf, self._means.clock)
        invitations = Invitations(
            account.us, account.rooms, account.doors, account.directs, self._means.shelf
        )
        hearing = Hearing(account, prompts, undecrypted)
        receipts = Receipts(account.wire, account.shelf)
        sync = Sync(account, Presence(account), hearing, invitations, undecrypted, receipts)
        self._account, self._sync = account, sync
        self._post = Post(account, await self._instance(), prompts)

        async def tell(item: Incoming) -> None:
            await inbox.put(item)

        self._muted = Muted(self.network, self._means.clock, tell)
        account.may_speak = self._muted.may_speak
        account.came = self._post.came
        account.go_in = lambda room, by: self._background(account.doors.follow(room, by))
        account.go_out = lambda room: self._background(account.doors.leave_one(room))
        account.say_again = partial(self._say_again, self._post)
        account.show_read = lambda: self._background(receipts.send())
        self._background(self._arrive(account))
        self._background(
            invitations.work(self._settings.invites_from, Patience(self._means.clock, self._means.chance))
        )
        while True:
            try:
                await sync.run(inbox)
            except Refused as refusal:
                # a soft logout: the homeserver wants the password again and keeps our device and its keys
                device = login.kept_device(refusal, self._means.shelf)
                if device is None or self._settings.password is None:
                    raise
                await login.with_password(
                    account.wire, self._settings, self._means.shelf, account.patience, device
                )

    async def _instance(self) -> str:
        """A text that makes our transaction ids differ from those of another database; made once and kept."""
        kept = self._means.shelf.get("instance")
        if kept is None:
            kept = secrets.token_hex(6)  # must never repeat, so it does not come from the game's chance
            await self._means.shelf.put("instance", kept)
        return kept

    def _say_again(self, post: Post, room: str) -> None:
        self._background(self._repeat(post, room))

    async def _repeat(self, post: Post, room: str) -> None:
        """After a moment, in which the player's client learns of our device, repeat what it could not read."""
        await self._means.clock.sleep(SETTLED)
        async with self._one_at_a_time:
            await post.repeat(room)

    async def _in_turn(self, post: Post, message: Outgoing) -> None:
        # the homeserver orders events as they arrive, so two requests at once could arrive the wrong way round
        async with self._one_at_a_time:
            await post.send(message)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        if not task.cancelled():
            task.exception()  # was raised to the caller, if still there; unread, asyncio would complain of it

    async def _arrive(self, account: Account) -> None:
        """Take our name and picture, then enter the rooms: Synapse tells rooms that we are in of a change only later."""
        await introduce(account)
        self._enter(account)

    def _enter(self, account: Account) -> None:
        self._background(account.doors.enter(self._settings.rooms, self._means.clock))

    def _background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._chores.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._chores.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None:
            log.error("a task of the adapter failed", problem=f"{type(problem).__name__}: {problem}")
