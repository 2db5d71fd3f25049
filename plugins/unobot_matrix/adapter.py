"""The adapter of one Matrix account."""

import asyncio
import hashlib
import mimetypes
import re
from collections.abc import AsyncGenerator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import structlog

from unobot.adapter import (
    Disconnected,
    Finding,
    Identity,
    Inbox,
    Incoming,
    Network,
    NotNow,
    Outgoing,
    Refused,
    Room,
    Shelf,
    Undeliverable,
)
from unobot.document import Text
from unobot.masks import fits, names_somebody
from unobot.pacing import TokenBucket
from unobot.parts import Means
from unobot_matrix import formatting, session
from unobot_matrix.examine import examined
from unobot_matrix.formatting import Prompts, offered, offered_cards
from unobot_matrix.incoming import Hearing, Undecrypted, Unreadable
from unobot_matrix.membership import Invitations
from unobot_matrix.outgoing import Forbidden, Muted, Post, Sending, hand_pictures, instance
from unobot_matrix.session import Account, Chores, open_account
from unobot_matrix.settings import Settings, room
from unobot_matrix.sync import Presence, Receipts, Sync
from unobot_matrix.wire import Failure, Patience, Unreachable, Wire, path, text

log = structlog.get_logger(__name__)

_LONGEST: Final = 255
_USER: Final = re.compile(r"@[^\s:@*?]+:[^\s@*?]+")
_MASK: Final = re.compile(r"@[^\s:@]+:[^\s@]+")


def of_account(user: str) -> str:
    """The user id itself. Raises ValueError for what is none."""
    if len(user) > _LONGEST or not _USER.fullmatch(user):
        raise ValueError('expected a whole user id, such as "@ann:example.org"')
    return user


def mask(said: str) -> str:
    """The text itself. Raises ValueError if it fits nobody, or nearly everybody."""
    if len(said) > _LONGEST or not said.isprintable() or not _MASK.fullmatch(said):
        raise ValueError("expected somebody here, a user id such as @eve:example.org, or @*:example.org")
    if not names_somebody(said):
        raise ValueError("expected a mask that fits some people only, such as @*:example.org")
    return said


def fits_user(text: str, user: str) -> bool:
    """Whether the mask fits that user; upper and lower case are the same."""
    return fits(text.casefold(), user.casefold())


async def introduce(account: Account) -> None:
    """Set display name and picture where they are configured and differ. Never raises: the game goes on without."""
    chosen = account.settings
    try:
        if chosen.display_name:
            await _set(account, "displayname", chosen.display_name)
        if chosen.avatar is not None:
            await _set(account, "avatar_url", await _uploaded(account.wire, account.shelf, chosen.avatar))
    except (Failure, Unreachable, OSError) as problem:
        log.warning("the account's name or picture could not be set", problem=str(problem))


async def _set(account: Account, what: str, wanted: str) -> None:
    """Set one part of the profile, unless it is so already: each change is an event in every room that we are in."""
    where = path("profile", account.us, what)
    try:
        known = await account.wire.call("GET", where)
    except Failure as problem:
        if problem.status != 404:  # 404: nothing was ever set
            raise
        known = {}
    if text(known, what) != wanted:
        await account.wire.call("PUT", where, {what: wanted})


async def _uploaded(wire: Wire, shelf: Shelf, file: Path) -> str:
    """The `mxc://` address of a picture, which is uploaded only if it is not the one that was uploaded last."""
    content = await asyncio.to_thread(file.read_bytes)
    digest = hashlib.sha256(content).hexdigest()
    kept, _, address = (shelf.get("avatar") or "").partition(" ")
    if kept == digest:
        return address
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    address = await wire.upload(content, kind)
    await shelf.put("avatar", f"{digest} {address}")
    return address


def joined(first: Outgoing, second: Outgoing, *, edits: bool) -> Outgoing | None:
    """Both as one, or None if they go to different people or must stay apart; `edits`: statuses are edited later."""
    apart = {first.room, second.room}, {first.to, second.to}, {first.style, second.style}
    if any(len(both) > 1 for both in apart) or first.answers or second.answers or first.hand or second.hand:
        return None
    if edits and first.to is None and (first.purpose or second.purpose or first.mention):
        return None  # a status is edited later, and chatter must not be edited away with it
    if first.mention is not None and second.mention not in {None, first.mention}:
        return None
    document = (*first.document, Text("\n"), *second.document)
    if formatting.size(formatting.body(document, second.style)) > formatting.LONGEST // 4:
        return None
    mention, importance = second.mention or first.mention, min(first.importance, second.importance)
    return replace(second, document=document, mention=mention, importance=importance)


LOGIN_AGAIN = 3600.0
"""Seconds between two logins with the password because somebody has logged us out."""


class MatrixAdapter:
    """One Matrix account; see `unobot.adapter.Adapter` for what each method promises."""

    repeats_are_told = True
    """The homeserver drops a message that was sent before with the same transaction id, for 24 hours."""
    in_flight = 8
    """A busy homeserver takes a tenth of a second and more to answer a request: no room waits for another's."""
    addresses_first = False
    """An event says in `m.mentions` whom it mentions, wherever the name stands."""

    def __init__(self, network: Network, chosen: Settings, means: Means) -> None:
        self.network = network
        self.pace = TokenBucket(chosen.pace.burst, chosen.pace.per_second, means.clock.now())
        """Only what is sent into rooms is limited."""
        self._settings = chosen
        self._means = means
        self._account: Account | None = None
        self._post: Post | None = None
        self._muted: Muted | None = None
        self._sync: Sync | None = None
        self._sending = Sending(means.clock)
        self._chores = Chores()

    def fold(self, name: str, /) -> str:
        """The same whatever its case."""
        return name.casefold()

    async def run(self, inbox: Inbox, /) -> None:
        """Log in, enter the rooms, tell what happens, until cancelled.

        Raises `Refused` if the homeserver does not let us in, or not any more.
        """
        clock, last = self._means.clock, -LOGIN_AGAIN
        while True:
            try:
                await self._stay(inbox)
            except Refused as refusal:
                # not twice in a short time: somebody else may use this account, and log us out each time
                if not self._may_log_in_again(refusal) or clock.now() - last < LOGIN_AGAIN:
                    raise
                last = clock.now()
            log.warning("we were logged out; logging in once more", network=self.network)
            await inbox.put(Disconnected(self.network))

    def _may_log_in_again(self, refusal: Refused) -> bool:
        return self._settings.password is not None and session.logged_out(refusal)

    async def _stay(self, inbox: Inbox) -> None:
        """Log in and tell what happens until the homeserver does not know us any more (`Refused`), or cancelled."""
        account = await open_account(self.network, self._settings, self._means)
        try:
            await self._live(account, inbox)
        finally:
            self._account = self._post = self._muted = None
            try:
                await self._sending.finish()
                await self._chores.stop()
            finally:
                # even if we are cancelled a second time: an open key store or connection would be left behind
                if account.crypt is not None:
                    account.crypt.close()
                await account.wire.close()

    async def send(self, message: Outgoing, /) -> None:
        """Send one message, after those before it. Raises `NotNow` or `Undeliverable`."""
        if self._post is None:
            raise NotNow("not logged in", 1.0)
        try:
            await self._sending.send(self._post, message)
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
            self._chores.start(muted.wait(room))

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

    def account(self, name: str, /) -> str:
        """The user id. Raises ValueError."""
        return of_account(name)

    def masks(self, said: str, /) -> tuple[str, ...]:
        """The user id, or the mask of several."""
        return (mask(said),)

    def masks_of(self, identity: Identity, /) -> tuple[str, ...]:
        """The user id."""
        return (identity,)

    def fits(self, mask: str, identity: Identity | None, /) -> bool:
        """Whether it fits the user id."""
        us = self._account.us if self._account is not None else self._settings.user
        return fits_user(mask, us if identity is None else identity)

    def invitable(self, name: str, /) -> str:
        """The user id. Raises ValueError."""
        return of_account(name)

    async def invite(self, room: Room, name: str, /) -> None:
        """Invite them, as far as the room's power levels let us."""
        if self._account is None:
            raise NotNow("not logged in", 1.0)
        try:
            await self._account.wire.call("POST", path("rooms", room, "invite"), {"user_id": name})
        except (Failure, Unreachable) as problem:
            raise Undeliverable(str(problem)) from problem

    def lines(self, message: Outgoing, /) -> int:
        """How many events the message is: itself, and each reaction offered below it."""
        if message.to is not None:
            return 1 + (len(offered_cards(message.answers)) if self._settings.hand_reactions else 0)
        return 1 + (len(offered(message.answers)) if self._settings.reactions else 0)

    def join(self, first: Outgoing, second: Outgoing, /) -> Outgoing | None:
        """Both messages as one event of two lines, or None if they go to different people or must stay apart."""
        return joined(first, second, edits=self._settings.edits)

    def examine(self) -> AsyncGenerator[Finding, None]:
        """Look how the bot stands with the homeserver, which is only asked."""
        return examined(self._settings, self._means)

    def renew(self, chosen: Settings) -> None:
        """Speak at this pace from now on, and give this password when it is asked for again."""
        self._settings = replace(self._settings, pace=chosen.pace, password=chosen.password)
        self.pace.renew(chosen.pace.burst, chosen.pace.per_second, self._means.clock.now())

    async def reload_rooms(self, rooms: Sequence[Room], /) -> None:
        """Be in these rooms, beside those that somebody invited us to. Raises ValueError for what is no room."""
        wanted = tuple(room(name) for name in rooms)
        gone = [name for name in self._settings.rooms if name not in wanted]
        self._settings = replace(self._settings, rooms=wanted)
        if self._account is not None:
            await self._account.doors.leave(gone)
            self._enter(self._account)

    async def _live(self, account: Account, inbox: Inbox) -> None:
        """Do all that an account does, until it is refused or cancelled."""
        prompts = Prompts(account.wire, account.us, account.patience)
        pictures = await hand_pictures(account, self._means.faces)
        post = Post(account, await instance(account.shelf), prompts, pictures)
        receipts = Receipts(account.wire, account.shelf)

        async def tell(item: Incoming) -> None:
            await inbox.put(item)

        self._muted = Muted(self.network, self._means.clock, tell)
        self._connect(account, post, self._muted, receipts)
        invitations = Invitations(account.us, account.rooms, account.doors, account.directs, account.shelf)
        undecrypted = Undecrypted(account.shelf, account.clock)
        unreadable = Unreadable(account.clock, undecrypted, tell)
        account.not_read = lambda unread: self._chores.start(unreadable.ask(unread))
        hearing = Hearing(account, prompts, undecrypted, unreadable)
        sync = Sync(account, Presence(account), hearing, invitations, undecrypted, receipts)
        self._account, self._post, self._sync = account, post, sync
        self._chores.start(self._arrive(account))
        patience = Patience(account.clock, self._means.chance)
        self._chores.start(invitations.work(self._settings.invites_from, patience))
        await self._follow(sync, account, inbox)

    def _connect(self, account: Account, post: Post, muted: Muted, receipts: Receipts) -> None:
        """Let the parts that know the account only start what would keep the sync loop waiting."""
        account.may_speak = muted.may_speak
        account.came = post.came
        account.go_in = lambda room, by: self._chores.start(account.doors.follow(room, by))
        account.go_out = lambda room: self._chores.start(account.doors.leave_one(room))
        account.say_again = lambda room: self._chores.start(self._sending.repeat(post, room))
        account.show_read = lambda: self._chores.start(receipts.send())

    async def _follow(self, sync: Sync, account: Account, inbox: Inbox) -> None:
        """Sync, also after soft logouts: then the homeserver wants the password again, but keeps our device and keys."""
        shelf = account.shelf
        while True:
            try:
                await sync.run(inbox)
            except Refused as refusal:
                if not session.softly(refusal) or self._settings.password is None:
                    raise
            await session.with_password(
                account.wire, self._settings, shelf, account.patience, shelf.get("device")
            )

    async def _arrive(self, account: Account) -> None:
        """Take our name and picture, then enter the rooms: Synapse tells rooms that we are in of a change only later."""
        await introduce(account)
        self._enter(account)

    def _enter(self, account: Account) -> None:
        self._chores.start(account.doors.enter(self._settings.rooms, self._means.clock))
