"""The adapter of one Matrix account, from logging in to logging off."""

import asyncio
import hashlib
import mimetypes
import re
from collections.abc import AsyncGenerator, Sequence
from dataclasses import replace
from typing import Final

import structlog

from unobot.adapter import (
    Disconnected,
    Door,
    Finding,
    Identity,
    Inbox,
    Network,
    NotNow,
    Outgoing,
    Refused,
    Room,
    TokenBucket,
    Undeliverable,
)
from unobot.document import Item, Text
from unobot.parsing.masks import fits, names_somebody
from unobot.plugins.parts import Means
from unobot_matrix import AVATAR, MatrixSettings, formatting, valid_room
from unobot_matrix.formatting import hand_reactions, prompt_reactions
from unobot_matrix.outgoing import MessageSender, open_sender
from unobot_matrix.rooms import ReceivedInvitations
from unobot_matrix.session import Login, MatrixAccount, examine, is_logged_out, is_soft_logout, open_account
from unobot_matrix.sync import Sync
from unobot_matrix.wire import Failure, Patience, Unreachable, get_text, path

log = structlog.get_logger(__name__)
LOGIN_AGAIN = 3600.0
"""Seconds between two logins with the password because somebody has logged us out."""
_LONGEST: Final = 255
_USER: Final = re.compile(r"@[^\s:@*?]+:[^\s@*?]+")
_MASK: Final = re.compile(r"@[^\s:@]+:[^\s@]+")


class MatrixAdapter:
    """One Matrix account; see `unobot.adapter.Adapter` for what each method promises."""

    repeats_are_told = True
    """The homeserver drops a message that was sent before with the same transaction id, for 24 hours."""
    in_flight = 8
    """A busy homeserver takes a tenth of a second and more to answer a request: no room waits for another's."""
    addresses_first = False
    """An event says in `m.mentions` whom it mentions, wherever the name stands."""
    private_rooms = True
    """The direct room of each player."""

    def __init__(self, network: Network, settings: MatrixSettings, means: Means) -> None:
        self.network = network
        self.pace = TokenBucket(settings.speaks_at.burst, settings.speaks_at.per_second, means.clock.now())
        """Only what is sent into rooms is limited."""
        self._settings = settings
        self._means = means
        # None while we are not logged in
        self._account: MatrixAccount | None = None
        self._sender: MessageSender | None = None
        # stays when we are logged out: nothing was heard since
        self._sync: Sync | None = None

    def fold(self, name: str, /) -> str:
        """Return the name in small letters."""
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
                may_log_in = self._settings.access_token is None and is_logged_out(refusal)
                if not may_log_in or clock.now() - last < LOGIN_AGAIN:
                    raise
                last = clock.now()
            log.warning("we were logged out; logging in once more", network=self.network)
            await inbox.put(Disconnected(self.network))

    async def _stay(self, inbox: Inbox) -> None:
        """Log in and tell what happens until the homeserver does not know us any more (`Refused`), or cancelled."""
        account = await open_account(self.network, self._settings, self._means)
        sender = None
        try:
            sender = await open_sender(account, inbox, self._means.faces)
            invitations = ReceivedInvitations(
                account.us, account.rooms, account.configured_rooms, account.direct_rooms, account.shelf
            )
            sync = Sync(account, inbox, sender, invitations)
            self._account, self._sender, self._sync = account, sender, sync
            account.chores.start(sync.work())
            account.chores.start(self._arrive(account))
            patience = Patience(account.clock, self._means.chance)
            account.chores.start(invitations.work(self._settings.invites_from, patience))
            while True:
                try:
                    await sync.run()
                except Refused as refusal:
                    # after a soft logout the homeserver wants the password again, but keeps our device and keys
                    if not is_soft_logout(refusal) or self._settings.access_token is not None:
                        raise
                login = Login(account.wire, self._settings, account.shelf, account.patience)
                await login.log_in_anew(account.shelf.get("device"))
        finally:
            self._account = self._sender = None
            try:
                if sender is not None:
                    await sender.close()
                await account.chores.stop()
            finally:
                # even if we are cancelled a second time: an open key store or connection would be left behind
                if account.crypt is not None:
                    account.crypt.close()
                await account.wire.close()

    async def _arrive(self, account: MatrixAccount) -> None:
        """Set our name and picture, then enter the rooms: Synapse tells rooms that we are in of a change only later."""
        name, avatar = self._settings.display_name, self._settings.avatar
        try:
            if name:
                await _set_profile(account, "displayname", name)
            default = self._settings.default_avatar and avatar is None
            if default and not await _profile(account, "avatar_url"):
                avatar = AVATAR
            if avatar is not None:
                content = await asyncio.to_thread(avatar.read_bytes)
                digest = hashlib.sha256(content).hexdigest()
                uploaded, _, address = (account.shelf.get("avatar") or "").partition(" ")
                # uploaded only if it is not the one that was uploaded last
                if uploaded != digest:
                    kind = mimetypes.guess_type(avatar.name)[0] or "application/octet-stream"
                    address = await account.wire.upload(content, kind)
                    await account.shelf.put("avatar", f"{digest} {address}")
                await _set_profile(account, "avatar_url", address)
        except (Failure, Unreachable, OSError) as problem:
            # the game goes on without
            log.warning("the account's name or picture could not be set", problem=str(problem))
        self._enter_rooms(account)

    def _enter_rooms(self, account: MatrixAccount) -> None:
        account.chores.start(account.configured_rooms.enter(self._settings.rooms, self._means.clock))

    async def send(self, message: Outgoing, /) -> None:
        """Send one message, after those before it. Raises `NotNow` or `Undeliverable`."""
        if self._sender is None:
            raise NotNow("not logged in", 1.0)
        await self._sender.send(message)

    async def passed(self, message: Outgoing, /) -> None:
        """Return at once: what `send` has sent, the homeserver has answered."""

    def heard_until(self, wanted: float, /) -> float:
        """Return when the homeserver was last asked for news that it has answered."""
        return self._sync.heard_until(wanted) if self._sync is not None else self._means.clock.played()

    async def reachable(self, identity: Identity, /) -> bool:
        """Whether there is a direct room with this person, or one could be made; True while that is not sure."""
        if self._account is None:
            return True
        try:
            await self._account.direct_rooms.reach(identity)
        except NotNow:
            return True
        except Undeliverable as problem:
            log.info("somebody cannot be reached in private", user=identity, reason=str(problem))
            return False
        return True

    def door(self, identity: Identity, /) -> Door:
        """Return whether this person is in a direct room with us."""
        return Door.SHUT if self._account is None else self._account.direct_rooms.door(identity)

    def account(self, name: str, /) -> str:
        """Return the user id. Raises ValueError for what is none."""
        if len(name) > _LONGEST or not _USER.fullmatch(name):
            raise ValueError('expected a whole user id, such as "@ann:example.org"')
        return name

    def masks(self, said: str, /) -> tuple[str, ...]:
        """Return the user id, or one with `*` and `?`. Raises ValueError if it fits nobody, or nearly everybody."""
        if len(said) > _LONGEST or not said.isprintable() or not _MASK.fullmatch(said):
            raise ValueError("expected somebody here, a user id such as @eve:example.org, or @*:example.org")
        if not names_somebody(said):
            raise ValueError("expected a mask that fits some people only, such as @*:example.org")
        return (said,)

    def masks_of(self, identity: Identity, /) -> tuple[str, ...]:
        """Return the user id."""
        return (identity,)

    def fits(self, mask: str, identity: Identity | None, /) -> bool:
        """Whether the mask fits the user id, in whatever case; None is ourselves."""
        us = self._account.us if self._account is not None else self._settings.user
        return fits(mask.casefold(), (us if identity is None else identity).casefold())

    def invitable(self, name: str, /) -> str:
        """Return the user id. Raises ValueError for what is none."""
        return self.account(name)

    async def invite(self, room: Room, name: str, /) -> None:
        """Invite them, as far as the room's power levels let us."""
        if self._account is None:
            raise NotNow("not logged in", 1.0)
        try:
            await self._account.wire.call("POST", path("rooms", room, "invite"), {"user_id": name})
        except (Failure, Unreachable) as problem:
            raise Undeliverable(str(problem)) from problem

    def lines(self, message: Outgoing, /) -> int:
        """Return how many events the message is: itself, a picture above it, and each reaction offered below it."""
        if message.to is not None:
            below = len(hand_reactions(message.answers)) if self._settings.hand_reactions else 0
            return 1 + bool(message.picture) + below
        return (
            1
            + bool(message.picture)
            + (len(prompt_reactions(message.answers)) if self._settings.reactions else 0)
        )

    def join(self, first: Outgoing, second: Outgoing, /) -> Outgoing | None:
        """Return both messages as one event of two lines, or None if they go to different people or must stay apart."""
        apart = {first.room, second.room}, {first.to, second.to}, {first.style, second.style}
        if (
            any(len(both) > 1 for both in apart)
            or first.answers
            or second.answers
            or first.picture
            or second.picture
            # a list has no end but the message's
            or any(type(span) is Item for span in first.document)
        ):
            return None
        if self._settings.edits and first.to is None and (first.purpose or second.purpose or first.mention):
            return None  # a status is edited later, and chatter must not be edited away with it
        if first.mention is not None and second.mention not in {None, first.mention}:
            return None
        document = (*first.document, Text("\n"), *second.document)
        if formatting.json_size(formatting.plain_text(document, second.style)) > formatting.LONGEST // 4:
            return None
        mention, importance = second.mention or first.mention, min(first.importance, second.importance)
        rings = first.rings or second.rings
        return replace(second, document=document, mention=mention, importance=importance, rings=rings)

    def examine(self) -> AsyncGenerator[Finding, None]:
        """Look how the bot stands with the homeserver, which is only asked."""
        return examine(self._settings, self._means)

    def renew(self, settings: MatrixSettings) -> None:
        """Speak at this pace from now on, and give this password when it is asked for again."""
        self._settings = replace(self._settings, pace=settings.pace, password=settings.password)
        pace = self._settings.speaks_at
        self.pace.renew(pace.burst, pace.per_second, self._means.clock.now())

    async def reload_rooms(self, rooms: Sequence[Room], /) -> None:
        """Be in these rooms, beside those that somebody invited us to. Raises ValueError for what is no room."""
        wanted = tuple(valid_room(name) for name in rooms)
        gone = [name for name in self._settings.rooms if name not in wanted]
        self._settings = replace(self._settings, rooms=wanted)
        if self._account is not None:
            await self._account.configured_rooms.drop(gone)
            self._enter_rooms(self._account)


async def _set_profile(account: MatrixAccount, what: str, wanted: str) -> None:
    """Set one part of the profile, unless it is so already: each change is an event in every room that we are in."""
    if await _profile(account, what) != wanted:
        await account.wire.call("PUT", path("profile", account.us, what), {what: wanted})


async def _profile(account: MatrixAccount, what: str) -> str | None:
    """Return one part of the profile, or None if it was never set."""
    try:
        return get_text(await account.wire.call("GET", path("profile", account.us, what)), what)
    except Failure as problem:
        if problem.status != 404:
            raise
        return None
