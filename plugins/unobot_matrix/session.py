"""The logged-in account: logging in, its device and keys, what all parts of the adapter share; and how it stands with the homeserver."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncGenerator, AsyncIterator, Collection, Coroutine, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

import structlog

from unobot.adapter import Finding, Network, Refused, Shelf
from unobot.clock import Clock
from unobot.plugins.parts import Means
from unobot_matrix import MatrixPace, MatrixSettings
from unobot_matrix.formatting import Prompts
from unobot_matrix.registration import read_token
from unobot_matrix.rooms import ConfiguredRooms, DirectRooms, RoomState, Upgrades
from unobot_matrix.wire import (
    Failure,
    Json,
    Patience,
    Unreachable,
    Wire,
    get,
    get_dict,
    get_list,
    get_text,
    is_signed,
    path,
    read_all,
)

if TYPE_CHECKING:
    from unobot_matrix.crypto import Crypt


log = structlog.get_logger(__name__)
_SUMMARIES: Final = "/_matrix/client/v1/room_summary/", "/_matrix/client/unstable/im.nheko.summary/summary/"
"""Where a room that we are not in is described: since Matrix 1.15, and before."""
_LIFT: Final = "let its administrator lift the limit for the bot (docs/operators/matrix-rate-limits.md), or leave pace as it is by default"
_UNREGISTERED: Final = "the homeserver does not know the registration: name a copy of it in its app_service_config_files, and restart it"
_OLD_HOMESERVER: Final = "the homeserver does not let an application service act as a device; a Synapse must be 1.141 or newer for that"
_TOO_LARGE: Final = "." * 70_000
"""More than any event may hold: who sends it is refused in any case, but told first whether they have sent too much."""


REMEMBERED = 10_000
"""So many event ids are kept, to hear nothing twice, and so many threads."""


class Chores:
    """Tasks that nobody waits for; a failure of one is logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run this in a task of its own, which nobody waits for."""
        task = asyncio.create_task(work)
        # asyncio keeps only weak references to tasks: one that nobody holds may vanish
        self._tasks.add(task)
        task.add_done_callback(self._end)

    async def stop(self) -> None:
        """Cancel all work and return when it has ended."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None:
            log.error("a task of the adapter failed", problem=f"{type(problem).__name__}: {problem}")


@dataclass
class MatrixAccount:
    """One logged-in account."""

    network: Network
    us: str
    settings: MatrixSettings
    wire: Wire
    shelf: Shelf
    clock: Clock
    patience: Patience
    crypt: "Crypt | None"
    """None where encryption is off."""
    rooms: dict[str, RoomState]
    direct_rooms: DirectRooms
    configured_rooms: ConfiguredRooms
    upgrades: Upgrades
    prompts: Prompts
    device: str | None
    """Our device, as others know it."""
    chores: Chores = field(default_factory=Chores)
    """What is done beside the sync loop, which must not wait for it."""
    synced: bool = False
    """Whether the first sync has been taken in, so that the rooms are known."""
    senders: OrderedDict[str, str] = field(default_factory=OrderedDict)
    """Who sent the events that we heard lately, by their ids."""
    ours: OrderedDict[str, None] = field(default_factory=OrderedDict)
    """The ids of the messages that we sent lately."""
    _threads: dict[str, tuple[str, str]] = field(default_factory=dict)
    """For recent messages that stood in a thread, by their id: their room, and the event that the thread hangs on."""

    def note_thread(self, event: str, room: str, root: str | None) -> None:
        """Note in which thread of a room a message stands, if in any."""
        if root is None:
            return
        self._threads[event] = room, root
        if len(self._threads) > REMEMBERED:
            del self._threads[next(iter(self._threads))]

    def thread_of(self, event: str | None, room: str) -> str | None:
        """Return the event on which the thread of a recent message hangs, if it stood in one of that room."""
        of, root = self._threads.get(event or "", ("", None))
        return root if of == room else None

    def decrypt(self, room: str, source: Json) -> Json | None:
        """Return a room's event itself if it is not encrypted, else what is inside; None if that cannot be read."""
        if source.get("type") != "m.room.encrypted":
            return source
        return self.crypt.decrypt(room, source) if self.crypt is not None else None


async def open_account(network: Network, settings: MatrixSettings, means: Means) -> MatrixAccount:
    """Log in and get everything ready for the first sync. Waits while the homeserver is away.

    Raises `Refused` with what to change if it cannot work with these settings.
    """
    wire = Wire(settings.homeserver, settings.ca_file)
    patience = Patience(means.clock, means.chance)
    login = Login(wire, settings, means.shelf, patience)
    rooms: dict[str, RoomState] = {}
    upgrades = Upgrades(means.shelf)
    try:
        async with AsyncExitStack() as on_failure:
            on_failure.push_async_callback(wire.close)
            session, crypt = await login.log_in(), None
            if settings.encryption:
                session, crypt = await login.open_device(session, means.folder / "matrix-keys", on_failure)
            encrypt = settings.encrypt_direct and crypt is not None
            direct_rooms = DirectRooms(
                wire,
                session.user,
                rooms,
                means.clock,
                can_encrypt=crypt is not None,
                encrypt=encrypt,
                bridged=settings.bridged,
            )
            await patience.persist(direct_rooms.load)
            # a patience of its own: a room that does not let us in must not slow down the sync loop
            configured = ConfiguredRooms(wire, rooms, Patience(means.clock, means.chance), upgrades)
            await configured.resolve(settings.rooms)
            on_failure.pop_all()  # nothing failed: connection and key store stay open
    except Failure as problem:
        raise Refused(f"{settings.homeserver} refuses what every homeserver allows: {problem}") from problem
    log.info("logged in", network=network, user=session.user)
    return MatrixAccount(
        network=network,
        us=session.user,
        settings=settings,
        wire=wire,
        shelf=means.shelf,
        clock=means.clock,
        patience=patience,
        crypt=crypt,
        rooms=rooms,
        direct_rooms=direct_rooms,
        configured_rooms=configured,
        upgrades=upgrades,
        prompts=Prompts(wire, session.user, patience),
        device=session.device,
    )


@dataclass(frozen=True, slots=True)
class OwnDevice:
    """The user id with which the bot is logged in on the homeserver, and the id of its device there."""

    user: str
    device: str | None


def read_session(settings: MatrixSettings, answer: Json) -> OwnDevice:
    """Return the session in an answer to a login or whoami. Raises `Refused` if it is not that of the user who is set."""
    user, device = get_text(answer, "user_id"), get_text(answer, "device_id")
    if user is None:
        raise Refused(f"{settings.homeserver} does not answer like a Matrix homeserver")
    if settings.user and user != settings.user:
        raise Refused(f"the access token belongs to {user}, not to {settings.user}; correct one of them")
    return OwnDevice(user, device)


def login_request(settings: MatrixSettings, device_name: str) -> Json:
    """Return the body of a login with the password."""
    return {
        "type": "m.login.password",
        "identifier": {"type": "m.id.user", "user": settings.user},
        "password": settings.password.reveal() if settings.password else None,
        "initial_device_display_name": device_name,
    }


def is_logged_out(refusal: Refused) -> bool:
    """Whether the homeserver does not know our token any more, so that it is worth a try with the password."""
    problem = refusal.__cause__
    return isinstance(problem, Failure) and problem.token_refused


def is_soft_logout(refusal: Refused) -> bool:
    """Whether it only wants us to log in again (a soft logout): it keeps our device with its keys."""
    problem = refusal.__cause__
    return isinstance(problem, Failure) and problem.body.get("soft_logout") is True


class Login:
    """Logs an account in, as `settings` say; all of it waits while the homeserver is away."""

    def __init__(self, wire: Wire, settings: MatrixSettings, shelf: Shelf, patience: Patience) -> None:
        self._wire, self._settings, self._shelf, self._patience = wire, settings, shelf, patience

    async def log_in(self) -> OwnDevice:
        """Give the wire a working token: the operator's, the one of last time, or by the password a new one.

        Raises `Refused` with what to change if the homeserver does not accept what the operator set.
        """
        if self._settings.registration is not None:
            return await self.log_in_anew(self._shelf.get("device"))
        token = self._settings.access_token
        self._wire.token = token.reveal() if token is not None else self._shelf.get("token")
        if self._wire.token is None:
            return await self.log_in_anew()
        # the old token first: each login with the password makes a new device, whose keys nobody knows yet
        who = partial(self._wire.call, "GET", path("account", "whoami"))
        try:
            return read_session(self._settings, await self._patience.persist(who))
        except Refused as refusal:
            if token is not None:
                raise
            log.warning("the token of last time is refused; logging in again")
            self._wire.token = None
            # as the device that others know: its keys are still in our key store, or `open_device` makes a new one
            return await self.log_in_anew(self._shelf.get("device") if is_logged_out(refusal) else None)

    async def log_in_anew(self, device: str | None = None) -> OwnDevice:
        """Log in with the password or registration, as a new device if none is given; log out what earlier bots have left.

        Raises `Refused` if the homeserver does not accept the password or registration.
        """
        registration = self._settings.registration
        if registration is not None:
            new = f"UNOBOT{secrets.token_hex(4).upper()}"
            session = await self.act_as_service(registration.reveal(), device or new)
        else:
            body = login_request(self._settings, self._settings.device_name)
            if device is not None:
                body["device_id"] = device
            try:
                answer = await self._patience.persist(partial(self._wire.call, "POST", path("login"), body))
            except Failure as problem:
                raise Refused(
                    f"{self._settings.user} cannot log in with this password: {problem}"
                ) from problem
            session = read_session(self._settings, answer)
            self._wire.token = get_text(answer, "access_token")
            await self._shelf.put("token", self._wire.token)
        await self._shelf.put("device", session.device)
        if device is None:
            await self._shelf.put("fingerprint", None)
        await self._log_out_leftovers(session)
        return session

    async def act_as_service(self, registration: str, device: str) -> OwnDevice:
        """Act as the user of an application service and as that device; both are made if they are not there."""
        user, wire, persist = self._settings.user, self._wire, self._patience.persist
        wire.token, wire.acts_as = read_token(registration), {}
        kind, name = "m.login.application_service", user[1:].partition(":")[0]
        body = {"type": kind, "username": name, "inhibit_login": True}
        try:
            try:
                await persist(partial(wire.call, "POST", path("register"), body))
            except Failure as problem:
                if problem.code != "M_USER_IN_USE":
                    raise
            wire.acts_as = {"user_id": user}
            named = {"display_name": self._settings.device_name}
            await persist(partial(wire.call, "PUT", path("devices", device), named))
            wire.acts_as = {"user_id": user, "device_id": device}
            who = await persist(partial(wire.call, "GET", path("account", "whoami")))
            session = read_session(self._settings, who)
        except Refused as refusal:
            # without its cause: whom the homeserver does not know now, it will not know in a minute
            raise (Refused(_UNREGISTERED) if is_logged_out(refusal) else refusal) from None
        except Failure as problem:
            if problem.code in {"M_EXCLUSIVE", "M_FORBIDDEN"}:
                cure = f"make one: unobot matrix-appservice {user}"
                raise Refused(f"the registration is not for {user}; {cure} ({problem})") from problem
            raise Refused(f"{_OLD_HOMESERVER} ({problem})") from problem
        if session.device != device:
            raise Refused(_OLD_HOMESERVER)
        return session

    async def _log_out_leftovers(self, session: OwnDevice) -> None:
        """Log out the account's other devices that bear our device name: else players encrypt for them for ever.

        They are left by a database or keys that were lost. Devices of other names (the operator's phone) stay. Only
        logged if the homeserver refuses.
        """
        user, settings = session.user, self._settings
        try:
            answer = await self._patience.persist(partial(self._wire.call, "GET", path("devices")))
            old = [
                name
                for each in get_list(answer, "devices")
                if get_text(each, "display_name") == settings.device_name
                and (name := get_text(each, "device_id")) not in {None, session.device}
            ]
            if not old or session.device is None:
                return
            # an application service is not asked for a password
            where, password = (
                path("delete_devices"),
                settings.password.reveal() if settings.password else None,
            )
            await self._patience.persist(
                partial(self._wire.call_proven, where, {"devices": old}, user, password)
            )
        except Failure as problem:
            log.warning("old devices of the bot could not be logged out", user=user, problem=str(problem))
        else:
            log.info("old devices of the bot were logged out", user=user, devices=old)

    async def open_device(
        self, session: OwnDevice, folder: Path, on_failure: AsyncExitStack
    ) -> "tuple[OwnDevice, Crypt]":
        """Return our device with its keys uploaded and signed; a new device if the keys of the old one are lost.

        Raises `Refused` if there is none and none can be made.
        """
        from unobot_matrix.crypto import open_crypt  # noqa: PLC0415 - its libraries are an extra

        if session.device is None:
            raise Refused(
                "this access token belongs to no device, so it cannot encrypt; log in for another one"
            )
        try:
            crypt = open_crypt(self._wire, folder, session.user, session.device)
        except OSError as problem:
            raise Refused(f"the key store in {folder} cannot be written: {problem.strerror}") from problem
        on_failure.callback(crypt.close)
        if await self._keys_are_lost(session, crypt):
            crypt.close()
            if self._settings.access_token is not None:
                raise Refused(
                    "the encryption keys of this device are lost (its key store is gone or damaged), and nobody will "
                    "encrypt for it any more. Log in anew for a fresh access token, or set the password instead, so that a new "
                    "device can be made"
                )
            log.warning("the keys of our device are lost; logging in as a new device", device=session.device)
            # the same device id with other keys would never be trusted again: clients remember the first keys of an id
            await self._patience.persist(self._log_out)
            session = await self.log_in_anew()
            crypt = open_crypt(self._wire, folder, session.user, str(session.device))
            on_failure.callback(crypt.close)
        device = str(session.device)
        await self._patience.persist(crypt.upload)
        await self._shelf.put("fingerprint", f"{device} {crypt.fingerprint}")
        password = self._settings.password.reveal() if self._settings.password else None
        try:
            await self._patience.persist(
                partial(crypt.sign_device, self._shelf, session.user, device, password)
            )
        except Failure as problem:
            # the bot goes on without: it can still be read where a client does not ask for signed devices
            log.warning(
                "our account cannot vouch for its device; clients of today will not let it read encrypted messages",
                problem=str(problem),
            )
        return session, crypt

    async def _keys_are_lost(self, session: OwnDevice, crypt: "Crypt") -> bool:
        """Whether others know this device by other keys than ours, or did before it was logged out."""
        query = {"device_keys": {session.user: [session.device]}}
        answer = await self._patience.persist(partial(self._wire.call, "POST", path("keys", "query"), query))
        ours = get_dict(answer, "device_keys", session.user, str(session.device))
        published = get_text(ours, "keys", f"ed25519:{session.device}")
        device, _, fingerprint = (self._shelf.get("fingerprint") or "").partition(" ")
        known = fingerprint if device == session.device else published
        if known is not None and known != crypt.fingerprint:
            return True
        if published is None:
            # the device is new, or was logged out and its keys deleted
            crypt.publish_again()
        return False

    async def _log_out(self) -> None:
        """Log the device out, so that nobody encrypts for it any more."""
        try:
            await self._wire.call("POST", path("logout"), {})
        except Failure as problem:
            log.warning("the old device could not be logged out", problem=str(problem))
        self._wire.token = None
        await self._shelf.put("token", None)


async def examine(settings: MatrixSettings, means: Means) -> AsyncGenerator[Finding, None]:
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
        yield Finding("reachable", found, "" if safe or near else cure)
        async with _logged_in(wire, settings, means.shelf) as (session, finding):
            yield finding
            joined = list(map(str, get_list(await wire.call("GET", path("joined_rooms")), "joined_rooms")))
            yield await _examine_rate(wire, settings, joined)
            for name in settings.rooms:
                yield await _examine_room(wire, settings, session.user, joined, name)
            if settings.encryption:
                yield await _examine_device(wire, settings, means.shelf, session)
            yield await _examine_mentions(wire)
    except Unreachable as problem:
        cure = "see whether the address is right, whether the homeserver runs, and whether ca_file is needed"
        yield Finding("reachable", str(problem), cure, stops=True)
    except Refused as refusal:
        yield Finding("login", str(refusal), "correct it in the configuration", stops=True)
    except Failure as problem:
        yield Finding(
            "homeserver", f"refuses: {problem}", "try it later, or ask its administrator", stops=True
        )
    finally:
        await wire.close()


@asynccontextmanager
async def _logged_in(
    wire: Wire, settings: MatrixSettings, shelf: Shelf
) -> AsyncIterator[tuple[OwnDevice, Finding]]:
    """Log in beside the bot, which may be running, until the block ends; the finding says how that went.

    With the bot's own token if there is one (an application service always has one), else for a moment, as a device of our own; the session is without a device
    then. Raises `Refused`, `Failure` or `Unreachable`.
    """
    if settings.registration is not None:
        yield await look_as_service(wire, settings, settings.registration.reveal(), shelf.get("device"))
        return
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
                raise Refused(
                    "the homeserver does not take this access_token; log in for a fresh one"
                ) from problem
            how, cure = "with the password", "the bot was logged out; it logs in again when it is started"
        else:
            yield session, Finding("login", f"as {session.user}, device {session.device}")
            return
    wire.token = None
    # never with the bot's device id: a login under it would log the running bot out
    body = login_request(settings, f"{settings.device_name} check")
    try:
        answer = await wire.call("POST", path("login"), body)
    except Failure as problem:
        if problem.passing:
            raise
        raise Refused(f"{settings.user} cannot log in with this password: {problem}") from problem
    wire.token = get_text(answer, "access_token")
    try:
        user = read_session(settings, answer).user
        yield OwnDevice(user, None), Finding("login", f"as {user}, {how}", cure)
    finally:
        with suppress(Failure, Unreachable):
            await wire.call("POST", path("logout"), {})


async def look_as_service(
    wire: Wire, settings: MatrixSettings, registration: str, device: str | None
) -> tuple[OwnDevice, Finding]:
    """Give the wire the token of an application service, which logs in nowhere; as the bot's device, if it has one."""
    wire.token = read_token(registration)
    if device is not None:
        wire.acts_as = {"user_id": settings.user, "device_id": device}
    try:
        await wire.call("GET", path("account", "whoami"))
    except Failure as problem:
        if problem.code == "M_UNKNOWN_TOKEN":
            raise Refused(_UNREGISTERED) from problem
        if problem.code != "M_UNKNOWN_DEVICE":
            raise
        device, wire.acts_as = None, {}
    made = "the bot has no device there yet" if device is None else f"device {device}"
    return OwnDevice(settings.user, device), Finding(
        "login", f"as {settings.user}, an application service; {made}"
    )


async def _examine_rate(wire: Wire, settings: MatrixSettings, joined: Sequence[str]) -> Finding:
    """Return what is asked of the rate, and whether we are at the limit this moment. What it is, nobody can ask."""
    ours, usual = settings.speaks_at, MatrixPace()
    rate = f"we send {ours.burst} messages at once, then one in {1 / ours.per_second:g} s (pace)"
    if joined:
        where = path("rooms", joined[0], "send", "m.room.message", "unobot-check")
        try:
            await wire.call("PUT", where, {"msgtype": "m.notice", "body": _TOO_LARGE})
        except Failure as problem:
            if problem.retry_after is not None:
                wait = (
                    f"now the homeserver limits our rate: wait {problem.retry_after:g} s (M_LIMIT_EXCEEDED)"
                )
                return Finding("rate", f"{rate}; {wait}", _LIFT)
    if settings.registration is not None:
        return Finding(
            "rate", f"{rate}; to an application service a homeserver sets no limit (rate_limited: false)"
        )
    if ours.burst > usual.burst or ours.per_second > usual.per_second:
        more = f"a homeserver allows {usual.burst} and one in {1 / usual.per_second:g} s by default"
        return Finding("rate", f"{rate}; {more}, and whether it allows more cannot be asked", _LIFT)
    return Finding("rate", f"{rate}, which every homeserver allows by default")


async def _examine_room(
    wire: Wire, settings: MatrixSettings, us: str, joined: Collection[str], name: str
) -> Finding:
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
            return Finding(what, f"there is no such room: {problem}", cure, stops=True)
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
            return Finding(what, "the bot is invited, and comes in when it runs")
        case "ban", _:
            return Finding(what, "the bot is banned", f"a moderator says /unban {us}", stops=True)
        case _, "public":
            return Finding(what, "is open, and the bot comes in when it runs")
        case _:
            return Finding(what, "does not let the bot in", f"somebody in it says /invite {us}", stops=True)


async def _examine_joined_room(
    wire: Wire, settings: MatrixSettings, us: str, room: str, what: str
) -> Finding:
    state = await wire.state(room)
    seen = RoomState(room).apply_all(state)
    if seen.is_space:
        return Finding(what, "is a space, and no room to play in", "write its rooms into rooms", stops=True)
    if any(event.type == "m.room.tombstone" for event in read_all(state)):
        found = "was replaced by another room, into which the bot goes along"
        return Finding(what, found, "write the new room into rooms")
    if seen.encrypted and not settings.encryption:
        cure = "encryption = true (pip install 'unobot[e2e]')"
        return Finding(what, "is encrypted, and the bot cannot read it", cure, stops=True)
    kind = seen.message_kind
    if not seen.may_send(us, kind):
        cure = f"a moderator gives {us} the power level that {kind} needs there"
        return Finding(what, "its power levels do not let the bot speak", cure, stops=True)
    if settings.reactions and not seen.may_send(us, "m.reaction"):
        cure = f"let {us} send m.reaction, or reactions = false"
        return Finding(what, "the bot may speak, but not react", cure)
    return Finding(what, f"the bot is in it and may speak{', encrypted' if seen.encrypted else ''}")


async def _examine_device(wire: Wire, settings: MatrixSettings, shelf: Shelf, session: OwnDevice) -> Finding:
    if session.device is None:
        return Finding("device", "not made yet: the bot makes and signs it when it runs first")
    known = await wire.call("POST", path("keys", "query"), {"device_keys": {session.user: []}})
    why = explain_unvouched(known, session.user, session.device)
    if why:
        found = f"{session.device} is not signed: {why}; clients of today do not let it read"
        cure = "start the bot again: it signs its device at the start"
        if settings.access_token is None:
            return Finding("device", found, cure)
        return Finding("device", found, f"{cure}; set the password, which that may need", stops=True)
    device, _, fingerprint = (shelf.get("fingerprint") or "").partition(" ")
    ours = get_dict(known, "device_keys", session.user, session.device)
    if device == session.device and get_text(ours, "keys", f"ed25519:{device}") != fingerprint:
        found = f"{session.device} is known by other keys than the bot's own"
        return Finding("device", found, "start the bot again with its password set: it makes a new device")
    return Finding("device", f"{session.device} is signed by its account, and that by its master key")


async def _examine_mentions(wire: Wire) -> Finding:
    rules = get_list(await wire.call("GET", "/_matrix/client/v3/pushrules/"), "global", "override")
    if any(
        get_text(rule, "rule_id") == ".m.rule.is_user_mention" and get(rule, "enabled") is not False
        for rule in rules
    ):
        found = "rings where a player wants it: the homeserver has the rule for m.mentions"
        return Finding("mention", found)
    found = "rings only where a client looks for the name: the homeserver has no rule for m.mentions"
    return Finding("mention", found, "update the homeserver")


def explain_unvouched(known: Json, user: str, device: str) -> str:
    """Return why the account does not vouch for its device, by the homeserver's answer to a query of keys.

    Empty if it does: the device is signed by the account's own key, and that by its master key.
    """
    ours = get_dict(known, "device_keys", user, device)
    master = get_dict(known, "master_keys", user)
    signing = get_dict(known, "self_signing_keys", user)
    if not ours:
        return "the homeserver has no keys of our device"
    if not master or not signing:
        return "the account has no signing keys"
    if not is_signed(signing, user, master):
        return "the account's signing key is not signed by its master key"
    return "" if is_signed(ours, user, signing) else "the account has not signed our device"
