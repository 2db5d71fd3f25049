"""The adapter of one Matrix account, from logging in to logging off; `unobot check --online` looks how the account stands."""

import asyncio
import hashlib
import mimetypes
import re
from collections.abc import AsyncGenerator, AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Final
from urllib.parse import quote

import structlog

from unobot import adapter
from unobot.document import Text
from unobot.parsing.masks import fits, names_somebody
from unobot.plugins.parts import Means
from unobot_matrix import Pace, Settings, formatting, valid_room
from unobot_matrix.formatting import hand_reactions, prompt_reactions
from unobot_matrix.outgoing import MessageSender, open_sender
from unobot_matrix.rooms import ReceivedInvitations, RoomState
from unobot_matrix.session import (
    Login,
    MatrixAccount,
    OwnDevice,
    logged_out,
    logged_out_softly,
    login_request,
    open_account,
    read_session,
)
from unobot_matrix.sync import Sync
from unobot_matrix.wire import (
    Failure,
    Json,
    Patience,
    Unreachable,
    Wire,
    get,
    get_list,
    get_object,
    get_text,
    is_signed,
    path,
    read_all,
)

_SUMMARIES: Final = "/_matrix/client/v1/room_summary/", "/_matrix/client/unstable/im.nheko.summary/summary/"
"""Where a room that we are not in is described: since Matrix 1.15, and before."""
_LIFT: Final = (
    "let its administrator lift the limit for the bot (docs/matrix.md), or leave pace as it is by default"
)
_TOO_LARGE: Final = "." * 70_000
"""More than any event may hold: who sends it is refused in any case, but told first whether they have sent too much."""
log = structlog.get_logger(__name__)
LOGIN_AGAIN = 3600.0
"""Seconds between two logins with the password because somebody has logged us out."""
_LONGEST: Final = 255
_USER: Final = re.compile(r"@[^\s:@*?]+:[^\s@*?]+")
_MASK: Final = re.compile(r"@[^\s:@]+:[^\s@]+")


async def examine(settings: Settings, means: Means) -> AsyncGenerator[adapter.Finding, None]:
    """Ask the homeserver, and yield what is found. Raises nothing."""
    wire = Wire(settings.homeserver, settings.ca_file)
    try:
        await wire.call("GET", "/_matrix/client/versions")
        software = "which does not tell its software"
        with suppress(Failure, Unreachable):
            answer = await wire.call("GET", "/_matrix/federation/v1/version")
            name = get_text(answer, "server", "name") or "unknown software"
            software = f"{name} {get_text(answer, 'server', 'version') or ''}".rstrip()
        near = settings.homeserver.split("://")[1].startswith(("localhost", "127.0.0.1", "[::1]"))
        safe = settings.homeserver.startswith("https:")
        cure = 'homeserver = "https://…"; or else everybody on the way can read the password'
        found = f"{settings.homeserver}, {software}, {'encrypted' if safe else 'without TLS'}"
        yield adapter.Finding("reachable", found, "" if safe or near else cure)
        async with _logged_in(wire, settings, means.shelf) as (session, finding):
            yield finding
            joined = list(map(str, get_list(await wire.call("GET", path("joined_rooms")), "joined_rooms")))
            yield await _examine_rate(wire, settings, joined)
            for name in settings.rooms:
                yield await _examine_room(wire, settings, session.user, joined, name)
            if settings.encryption:
                yield await _examine_device(wire, settings, means.shelf, session)
            yield await _examine_mentions(wire, settings)
    except Unreachable as problem:
        cure = "see whether the address is right, whether the homeserver runs, and whether ca_file is needed"
        yield adapter.Finding("reachable", str(problem), cure, stops=True)
    except adapter.Refused as refusal:
        yield adapter.Finding("login", str(refusal), "correct it in the configuration", stops=True)
    except Failure as problem:
        yield adapter.Finding(
            "homeserver", f"refuses: {problem}", "try it later, or ask its administrator", stops=True
        )
    finally:
        await wire.close()


@asynccontextmanager
async def _logged_in(
    wire: Wire, settings: Settings, shelf: adapter.Shelf
) -> AsyncIterator[tuple[OwnDevice, adapter.Finding]]:
    """Log in beside the bot, which may be running, until the block ends; the finding says how that went.

    With the bot's own token if there is one, else for a moment, as a device of our own; the session is without a device
    then. Raises `Refused`, `Failure` or `Unreachable`.
    """
    token = settings.access_token
    wire.token = token.reveal() if token is not None else shelf.get("token")
    how, cure = "with the password; the bot has no device there yet", ""
    if wire.token is not None:
        try:
            session = read_session(settings, await wire.call("GET", path("account", "whoami")))
        except Failure as problem:
            if not problem.token_refused:
                raise
            if token is not None:
                raise adapter.Refused(
                    "the homeserver does not take this access_token; log in for a fresh one"
                ) from problem
            how, cure = "with the password", "the bot was logged out; it logs in again when it is started"
        else:
            yield session, adapter.Finding("login", f"as {session.user}, device {session.device}")
            return
    wire.token = None
    # never with the bot's device id: a login under it would log the running bot out
    body = login_request(settings, f"{settings.device_name} check")
    try:
        answer = await wire.call("POST", path("login"), body)
    except Failure as problem:
        if problem.passing:
            raise
        raise adapter.Refused(f"{settings.user} cannot log in with this password: {problem}") from problem
    wire.token = get_text(answer, "access_token")
    try:
        user = read_session(settings, answer).user
        yield OwnDevice(user, None), adapter.Finding("login", f"as {user}, {how}", cure)
    finally:
        with suppress(Failure, Unreachable):
            await wire.call("POST", path("logout"), {})


async def _examine_rate(wire: Wire, settings: Settings, joined: Sequence[str]) -> adapter.Finding:
    """Return what is asked of the rate, and whether we are at the limit this moment. What it is, nobody can ask."""
    ours, usual = settings.pace, Pace()
    rate = f"we send {ours.burst} messages at once, then one in {1 / ours.per_second:g} s (pace)"
    if joined:
        where = path("rooms", joined[0], "send", "m.room.message", "unobot-check")
        try:
            await wire.call("PUT", where, {"msgtype": "m.notice", "body": _TOO_LARGE})
        except Failure as problem:
            if problem.retry_after is not None:
                wait = f"now the homeserver wants us to wait for {problem.retry_after:g} s (M_LIMIT_EXCEEDED)"
                return adapter.Finding("rate", f"{rate}; {wait}", _LIFT)
    if ours.burst > usual.burst or ours.per_second > usual.per_second:
        more = f"a homeserver allows {usual.burst} and one in {1 / usual.per_second:g} s by default"
        return adapter.Finding("rate", f"{rate}; {more}, and whether it allows more cannot be asked", _LIFT)
    return adapter.Finding("rate", f"{rate}, which every homeserver allows by default")


async def _examine_room(
    wire: Wire, settings: Settings, us: str, joined: Collection[str], name: str
) -> adapter.Finding:
    """Return how the bot stands with a room of the configuration. Raises `Failure` or `Unreachable`."""
    what = f"room {name}"
    room = name
    if name.startswith("#"):
        try:
            answer = await wire.call("GET", path("directory", "room", name))
        except Failure as problem:
            if problem.passing:
                raise
            cure = "correct the alias, or give the room one"
            return adapter.Finding(what, f"there is no such room: {problem}", cure, stops=True)
        room = get_text(answer, "room_id") or name
    if room in joined:
        return await _examine_joined_room(wire, settings, us, room, what)
    summary: Json = {}
    for where in _SUMMARIES:
        with suppress(Failure, Unreachable):
            summary = await wire.call("GET", where + quote(room, safe=""))
            break
    match get_text(summary, "membership"), get_text(summary, "join_rule"):
        case "invite", _:
            return adapter.Finding(what, "the bot is invited, and comes in when it runs")
        case "ban", _:
            return adapter.Finding(what, "the bot is banned", f"a moderator says /unban {us}", stops=True)
        case _, "public":
            return adapter.Finding(what, "is open, and the bot comes in when it runs")
        case _:
            return adapter.Finding(
                what, "does not let the bot in", f"somebody in it says /invite {us}", stops=True
            )


async def _examine_joined_room(
    wire: Wire, settings: Settings, us: str, room: str, what: str
) -> adapter.Finding:
    state = await wire.state(room)
    seen = RoomState(room).apply_all(state)
    if any(event.type == "m.room.tombstone" for event in read_all(state)):
        found = "was replaced by another room, into which the bot goes along"
        return adapter.Finding(what, found, "write the new room into rooms")
    if seen.encrypted and not settings.encryption:
        cure = "encryption = true (pip install 'unobot[e2e]')"
        return adapter.Finding(what, "is encrypted, and the bot cannot read it", cure, stops=True)
    kind = seen.message_kind
    if not seen.may_send(us, kind):
        cure = f"a moderator gives {us} the power level that {kind} needs there"
        return adapter.Finding(what, "its power levels do not let the bot speak", cure, stops=True)
    if settings.reactions and not seen.may_send(us, "m.reaction"):
        cure = f"let {us} send m.reaction, or reactions = false"
        return adapter.Finding(what, "the bot may speak, but not react", cure)
    return adapter.Finding(what, f"the bot is in it and may speak{', encrypted' if seen.encrypted else ''}")


async def _examine_device(
    wire: Wire, settings: Settings, shelf: adapter.Shelf, session: OwnDevice
) -> adapter.Finding:
    if session.device is None:
        return adapter.Finding("device", "not made yet: the bot makes and signs it when it runs first")
    known = await wire.call("POST", path("keys", "query"), {"device_keys": {session.user: []}})
    why = vouched(known, session.user, session.device)
    if why:
        found = f"{session.device} is not signed: {why}; clients of today do not let it read"
        cure = "start the bot again: it signs its device at the start"
        if settings.password is not None:
            return adapter.Finding("device", found, cure)
        return adapter.Finding("device", found, f"{cure}; set the password, which that may need", stops=True)
    device, _, fingerprint = (shelf.get("fingerprint") or "").partition(" ")
    ours = get_object(known, "device_keys", session.user, session.device)
    if device == session.device and get_text(ours, "keys", f"ed25519:{device}") != fingerprint:
        found = f"{session.device} is known by other keys than the bot's own"
        return adapter.Finding(
            "device", found, "start the bot again with its password set: it makes a new device"
        )
    return adapter.Finding("device", f"{session.device} is signed by its account, and that by its master key")


async def _examine_mentions(wire: Wire, settings: Settings) -> adapter.Finding:
    if settings.turn_notice:
        return adapter.Finding("mention", "rings at no client: turn lines are notices", "turn_notice = false")
    rules = get_list(await wire.call("GET", "/_matrix/client/v3/pushrules/"), "global", "override")
    if any(
        get_text(rule, "rule_id") == ".m.rule.is_user_mention" and get(rule, "enabled") is not False
        for rule in rules
    ):
        found = "rings: turn lines are texts with m.mentions, and the homeserver has the rule for them"
        return adapter.Finding("mention", found)
    found = "rings only where a client looks for the name: the homeserver has no rule for m.mentions"
    return adapter.Finding("mention", found, "update the homeserver")


def vouched(known: Json, user: str, device: str) -> str:
    """Return why the account does not vouch for its device, by the homeserver's answer to a query of keys.

    Empty if it does: the device is signed by the account's own key, and that by its master key.
    """
    ours = get_object(known, "device_keys", user, device)
    master = get_object(known, "master_keys", user)
    signing = get_object(known, "self_signing_keys", user)
    if not ours:
        return "the homeserver has no keys of our device"
    if not master or not signing:
        return "the account has no signing keys"
    if not is_signed(signing, user, master):
        return "the account's signing key is not signed by its master key"
    return "" if is_signed(ours, user, signing) else "the account has not signed our device"


class MatrixAdapter:
    """One Matrix account; see `unobot.adapter.Adapter` for what each method promises."""

    repeats_are_told = True
    """The homeserver drops a message that was sent before with the same transaction id, for 24 hours."""
    in_flight = 8
    """A busy homeserver takes a tenth of a second and more to answer a request: no room waits for another's."""
    addresses_first = False
    """An event says in `m.mentions` whom it mentions, wherever the name stands."""

    def __init__(self, network: adapter.Network, settings: Settings, means: Means) -> None:
        self.network = network
        self.pace = adapter.TokenBucket(settings.pace.burst, settings.pace.per_second, means.clock.now())
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

    async def run(self, inbox: adapter.Inbox, /) -> None:
        """Log in, enter the rooms, tell what happens, until cancelled.

        Raises `Refused` if the homeserver does not let us in, or not any more.
        """
        clock, last = self._means.clock, -LOGIN_AGAIN
        while True:
            try:
                await self._stay(inbox)
            except adapter.Refused as refusal:
                # not twice in a short time: somebody else may use this account, and log us out each time
                may_log_in = self._settings.password is not None and logged_out(refusal)
                if not may_log_in or clock.now() - last < LOGIN_AGAIN:
                    raise
                last = clock.now()
            log.warning("we were logged out; logging in once more", network=self.network)
            await inbox.put(adapter.Disconnected(self.network))

    async def _stay(self, inbox: adapter.Inbox) -> None:
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
            account.chores.start(self._arrive(account))
            patience = Patience(account.clock, self._means.chance)
            account.chores.start(invitations.work(self._settings.invites_from, patience))
            while True:
                try:
                    await sync.run()
                except adapter.Refused as refusal:
                    # after a soft logout the homeserver wants the password again, but keeps our device and keys
                    if not logged_out_softly(refusal) or self._settings.password is None:
                        raise
                login = Login(account.wire, self._settings, account.shelf, account.patience)
                await login.with_password(account.shelf.get("device"))
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

    async def send(self, message: adapter.Outgoing, /) -> None:
        """Send one message, after those before it. Raises `NotNow` or `Undeliverable`."""
        if self._sender is None:
            raise adapter.NotNow("not logged in", 1.0)
        await self._sender.send(message)

    async def passed(self, message: adapter.Outgoing, /) -> None:
        """Return at once: what `send` has sent, the homeserver has answered."""

    def heard_until(self, wanted: float, /) -> float:
        """Return when the homeserver was last asked for news that it has answered."""
        return self._sync.heard_until(wanted) if self._sync is not None else self._means.clock.played()

    async def reachable(self, identity: adapter.Identity, /) -> bool:
        """Whether there is a direct room with this person, or one could be made; True while that is not sure."""
        if self._account is None:
            return True
        try:
            await self._account.direct_rooms.find(identity)
        except adapter.NotNow:
            return True
        except adapter.Undeliverable as problem:
            log.info("somebody cannot be reached in private", user=identity, reason=str(problem))
            return False
        return True

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

    def masks_of(self, identity: adapter.Identity, /) -> tuple[str, ...]:
        """Return the user id."""
        return (identity,)

    def fits(self, mask: str, identity: adapter.Identity | None, /) -> bool:
        """Whether the mask fits the user id, in whatever case; None is ourselves."""
        us = self._account.us if self._account is not None else self._settings.user
        return fits(mask.casefold(), (us if identity is None else identity).casefold())

    def invitable(self, name: str, /) -> str:
        """Return the user id. Raises ValueError for what is none."""
        return self.account(name)

    async def invite(self, room: adapter.Room, name: str, /) -> None:
        """Invite them, as far as the room's power levels let us."""
        if self._account is None:
            raise adapter.NotNow("not logged in", 1.0)
        try:
            await self._account.wire.call("POST", path("rooms", room, "invite"), {"user_id": name})
        except (Failure, Unreachable) as problem:
            raise adapter.Undeliverable(str(problem)) from problem

    def lines(self, message: adapter.Outgoing, /) -> int:
        """Return how many events the message is: itself, and each reaction offered below it."""
        if message.to is not None:
            return 1 + (len(hand_reactions(message.answers)) if self._settings.hand_reactions else 0)
        return 1 + (len(prompt_reactions(message.answers)) if self._settings.reactions else 0)

    def join(self, first: adapter.Outgoing, second: adapter.Outgoing, /) -> adapter.Outgoing | None:
        """Return both messages as one event of two lines, or None if they go to different people or must stay apart."""
        apart = {first.room, second.room}, {first.to, second.to}, {first.style, second.style}
        if (
            any(len(both) > 1 for both in apart)
            or first.answers
            or second.answers
            or first.hand
            or second.hand
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
        return replace(second, document=document, mention=mention, importance=importance)

    def examine(self) -> AsyncGenerator[adapter.Finding, None]:
        """Look how the bot stands with the homeserver, which is only asked."""
        return examine(self._settings, self._means)

    def renew(self, settings: Settings) -> None:
        """Speak at this pace from now on, and give this password when it is asked for again."""
        self._settings = replace(self._settings, pace=settings.pace, password=settings.password)
        self.pace.renew(settings.pace.burst, settings.pace.per_second, self._means.clock.now())

    async def reload_rooms(self, rooms: Sequence[adapter.Room], /) -> None:
        """Be in these rooms, beside those that somebody invited us to. Raises ValueError for what is no room."""
        wanted = tuple(valid_room(name) for name in rooms)
        gone = [name for name in self._settings.rooms if name not in wanted]
        self._settings = replace(self._settings, rooms=wanted)
        if self._account is not None:
            await self._account.configured_rooms.drop(gone)
            self._enter_rooms(self._account)


async def _set_profile(account: MatrixAccount, what: str, wanted: str) -> None:
    """Set one part of the profile, unless it is so already: each change is an event in every room that we are in."""
    where = path("profile", account.us, what)
    try:
        present = get_text(await account.wire.call("GET", where), what)
    except Failure as problem:
        if problem.status != 404:  # 404: nothing was ever set
            raise
        present = None
    if present != wanted:
        await account.wire.call("PUT", where, {what: wanted})
