"""The logged-in account: logging in, its device and keys, and what all parts of the adapter share."""

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import structlog

from unobot.adapter import Network, Refused, Shelf
from unobot.clock import Clock
from unobot.plugins.parts import Means
from unobot_matrix import Settings
from unobot_matrix.formatting import Prompts
from unobot_matrix.rooms import ConfiguredRooms, DirectRooms, RoomState, Upgrades
from unobot_matrix.wire import Failure, Json, Patience, Wire, get_list, get_object, get_text, path

if TYPE_CHECKING:
    from unobot_matrix.crypto import Crypt

log = structlog.get_logger(__name__)


class Chores:
    """Tasks that nobody waits for; a failure of one is logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin a piece of work."""
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
    settings: Settings
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
    chores: Chores = field(default_factory=Chores)
    """What is done beside the sync loop, which must not wait for it."""
    synced: bool = False
    """Whether the first sync has been taken in, so that the rooms are known."""
    senders: OrderedDict[str, str] = field(default_factory=OrderedDict)
    """Who sent the events that we heard lately, by their ids."""
    threads: dict[str, str] = field(default_factory=dict)
    """For recent messages that stood in a thread, by their id: the event that the thread hangs on."""

    def decrypt(self, room: str, source: Json) -> Json | None:
        """Return a room's event itself if it is not encrypted, else what is inside; None if that cannot be read."""
        if source.get("type") != "m.room.encrypted":
            return source
        return self.crypt.decrypt(room, source) if self.crypt is not None else None


async def open_account(network: Network, settings: Settings, means: Means) -> MatrixAccount:
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
                wire, session.user, rooms, means.clock, can_encrypt=crypt is not None, encrypt=encrypt
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
    )


@dataclass(frozen=True, slots=True)
class OwnDevice:
    """Who we are on the homeserver, and as which of our devices."""

    user: str
    device: str | None


def read_session(settings: Settings, answer: Json) -> OwnDevice:
    """Return the session in an answer to a login or whoami. Raises `Refused` if it is not that of the user who is set."""
    user, device = get_text(answer, "user_id"), get_text(answer, "device_id")
    if user is None:
        raise Refused(f"{settings.homeserver} does not answer like a Matrix homeserver")
    if settings.user and user != settings.user:
        raise Refused(f"the access token belongs to {user}, not to {settings.user}; correct one of them")
    return OwnDevice(user, device)


def login_request(settings: Settings, device_name: str) -> Json:
    """Return the body of a login with the password."""
    return {
        "type": "m.login.password",
        "identifier": {"type": "m.id.user", "user": settings.user},
        "password": settings.password.reveal() if settings.password else None,
        "initial_device_display_name": device_name,
    }


def logged_out(refusal: Refused) -> bool:
    """Whether the homeserver does not know our token any more, so that it is worth a try with the password."""
    problem = refusal.__cause__
    return isinstance(problem, Failure) and problem.token_refused


def logged_out_softly(refusal: Refused) -> bool:
    """Whether it only wants us to log in again (a soft logout): it keeps our device with its keys."""
    problem = refusal.__cause__
    return isinstance(problem, Failure) and problem.body.get("soft_logout") is True


class Login:
    """Logs an account in, as `settings` say; all of it waits while the homeserver is away."""

    def __init__(self, wire: Wire, settings: Settings, shelf: Shelf, patience: Patience) -> None:
        self._wire, self._settings, self._shelf, self._patience = wire, settings, shelf, patience

    async def log_in(self) -> OwnDevice:
        """Give the wire a working token: the operator's, the one of last time, or by the password a new one.

        Raises `Refused` with what to change if the homeserver does not accept what the operator set.
        """
        token = self._settings.access_token
        self._wire.token = token.reveal() if token is not None else self._shelf.get("token")
        if self._wire.token is None:
            return await self.with_password()
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
            return await self.with_password(self._shelf.get("device") if logged_out(refusal) else None)

    async def with_password(self, device: str | None = None) -> OwnDevice:
        """Log in, as a new device if none is given, and keep the token; log out what earlier bots have left behind.

        Raises `Refused` if the password is wrong.
        """
        body = login_request(self._settings, self._settings.device_name)
        if device is not None:
            body["device_id"] = device
        try:
            answer = await self._patience.persist(partial(self._wire.call, "POST", path("login"), body))
        except Failure as problem:
            raise Refused(f"{self._settings.user} cannot log in with this password: {problem}") from problem
        session = read_session(self._settings, answer)
        self._wire.token = get_text(answer, "access_token")
        await self._shelf.put("token", self._wire.token)
        await self._shelf.put("device", session.device)
        if device is None:
            await self._shelf.put("fingerprint", None)
        await self._log_out_leftovers(session)
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
            if not old or session.device is None or settings.password is None:
                return
            where, password = path("delete_devices"), settings.password.reveal()
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
            if self._settings.password is None:
                raise Refused(
                    "the encryption keys of this device are lost (its key store is gone or damaged), and nobody will "
                    "encrypt for it any more. Log in anew for a fresh access token, or set the password, so that a new "
                    "device can be made"
                )
            log.warning("the keys of our device are lost; logging in as a new device", device=session.device)
            # the same device id with other keys would never be trusted again: clients remember the first keys of an id
            await self._patience.persist(self._log_out)
            session = await self.with_password()
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
        ours = get_object(answer, "device_keys", session.user, str(session.device))
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
