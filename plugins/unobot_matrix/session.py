"""The logged-in account: logging in, its device and keys, and what all parts of the adapter share."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import structlog

from unobot.adapter import Network, Refused, Shelf, Unread
from unobot.adapter import Room as RoomName
from unobot.clock import Clock
from unobot.parts import Means
from unobot_matrix.membership import Directs, Doors, Upgrades
from unobot_matrix.room import Room
from unobot_matrix.settings import Settings
from unobot_matrix.wire import Failure, Json, Patience, Wire, call_proven, objects, path, text

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
        task.add_done_callback(self._ended)

    async def stop(self) -> None:
        """Cancel all work and return when it has ended."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None:
            log.error("a task of the adapter failed", problem=f"{type(problem).__name__}: {problem}")


@dataclass(frozen=True, slots=True)
class Session:
    """Who we are on the homeserver, and as which of our devices."""

    user: str
    device: str | None


@dataclass
class Account:
    """One logged-in account; `crypt` is None where encryption is off."""

    network: Network
    us: str
    settings: Settings
    wire: Wire
    shelf: Shelf
    clock: Clock
    patience: Patience
    crypt: "Crypt | None"
    rooms: dict[str, Room]
    directs: Directs
    doors: Doors
    upgrades: Upgrades
    synced: bool = False
    """Whether the first sync has been taken in, so that the rooms are known."""
    heard: OrderedDict[str, str] = field(default_factory=OrderedDict)
    """Who said what we heard lately, by its id."""
    threads: dict[str, str] = field(default_factory=dict)
    """For recent messages that stood in a thread, by their id: the event that the thread hangs on."""

    # The sync loop must not wait for these, and the parts that do them know the account: so they are set later on.
    go_in: Callable[[str, str], None] = lambda _room, _by: None
    """Start to enter a room that replaces another; called with the room and who says that it does."""
    go_out: Callable[[str], None] = lambda _room: None
    """Start to leave a room in which we have nothing to do any more."""
    came: Callable[[str], None] = lambda _room: None
    """Called with a direct room when its player has come in."""
    say_again: Callable[[str], None] = lambda _room: None
    """Repeat the last message in a direct room in two seconds, for a client that could not read it."""
    may_speak: Callable[[RoomName], None] = lambda _room: None
    """Called when the power levels of a room have changed."""
    not_read: Callable[[Unread], None] = lambda _unread: None
    """Start to ask for a message that could not be read, unless its key comes soon."""
    show_read: Callable[[], None] = lambda: None
    """Start to send read receipts for what the bot has dealt with."""

    def opened(self, room: str, source: Json) -> Json | None:
        """A room's event in readable form: itself if it is not encrypted, else what is inside; None if that fails."""
        if source.get("type") != "m.room.encrypted":
            return source
        return self.crypt.decrypt(room, source) if self.crypt is not None else None


async def open_account(network: Network, chosen: Settings, means: Means) -> Account:
    """Log in and get everything ready for the first sync. Waits while the homeserver is away.

    Raises `Refused` with what to change if it cannot work with these settings.
    """
    try:
        async with AsyncExitStack() as on_failure:
            account = await _opened(network, chosen, means, on_failure)
            on_failure.pop_all()  # nothing failed: connection and key store stay open
    except Failure as problem:
        raise Refused(f"{chosen.homeserver} refuses what every homeserver allows: {problem}") from problem
    log.info("logged in", network=network, user=account.us)
    return account


async def _opened(network: Network, chosen: Settings, means: Means, on_failure: AsyncExitStack) -> Account:
    wire = Wire(chosen.homeserver, chosen.ca_file)
    on_failure.push_async_callback(wire.close)
    patience = Patience(means.clock, means.chance)
    session = await log_in(wire, chosen, means.shelf, patience)
    crypt = None
    if chosen.encryption:
        session, crypt = await _encrypting(wire, chosen, means, patience, session)
        on_failure.callback(crypt.close)
    account = _account(network, chosen, means, wire, patience, session, crypt)
    await patience.persist(account.directs.load)
    await account.doors.resolve(chosen.rooms)
    return account


async def _encrypting(
    wire: Wire, chosen: Settings, means: Means, patience: Patience, session: Session
) -> "tuple[Session, Crypt]":
    """Our device with its keys; the session is another one if a new device had to be made."""
    return await open_device(wire, chosen, means.shelf, patience, session, means.folder / "matrix-keys")


def _account(
    network: Network,
    chosen: Settings,
    means: Means,
    wire: Wire,
    patience: Patience,
    session: Session,
    crypt: "Crypt | None",
) -> Account:
    rooms: dict[str, Room] = {}
    can, wanted = crypt is not None, chosen.encrypt_direct
    upgrades = Upgrades(means.shelf)
    return Account(
        network=network,
        us=session.user,
        settings=chosen,
        wire=wire,
        shelf=means.shelf,
        clock=means.clock,
        patience=patience,
        crypt=crypt,
        rooms=rooms,
        directs=Directs(wire, session.user, rooms, means.clock, can_encrypt=can, encrypt=wanted),
        # a patience of its own: a room that does not let us in must not slow down the sync loop
        doors=Doors(wire, rooms, Patience(means.clock, means.chance), upgrades),
        upgrades=upgrades,
    )


async def log_in(wire: Wire, settings: Settings, shelf: Shelf, patience: Patience) -> Session:
    """Give `wire` a working token and return who we are. Waits while the homeserver is away.

    Raises `Refused` with what to change if the homeserver does not accept what the operator set.
    """
    if settings.access_token is not None:
        wire.token = settings.access_token.reveal()
        return checked(settings, await patience.persist(lambda: _who(wire)))
    wire.token = shelf.get("token")
    if wire.token is not None:
        # the old token first: each login with the password makes a new device, whose keys nobody knows yet
        try:
            return checked(settings, await patience.persist(lambda: _who(wire)))
        except Refused as refusal:
            log.warning("the token of last time is refused; logging in again")
            wire.token = None
            # as the device that others know: its keys are still in our key store, or else `device` makes a new one
            device = shelf.get("device") if logged_out(refusal) else None
            return await with_password(wire, settings, shelf, patience, device)
    return await with_password(wire, settings, shelf, patience)


def logged_out(refusal: Refused) -> bool:
    """Whether the homeserver does not know our token any more, so that it is worth a try with the password."""
    problem = refusal.__cause__
    return isinstance(problem, Failure) and problem.token_refused


def softly(refusal: Refused) -> bool:
    """Whether it only wants us to log in again (a soft logout): it keeps our device with its keys."""
    problem = refusal.__cause__
    return isinstance(problem, Failure) and problem.body.get("soft_logout") is True


async def with_password(
    wire: Wire, settings: Settings, shelf: Shelf, patience: Patience, device: str | None = None
) -> Session:
    """Log in, as a new device if none is given, and keep the token; log out what earlier bots have left behind.

    Raises `Refused` if the password is wrong.
    """
    body: Json = {
        "type": "m.login.password",
        "identifier": {"type": "m.id.user", "user": settings.user},
        "password": settings.password.reveal() if settings.password else None,
        "initial_device_display_name": settings.device_name,
    }
    if device is not None:
        body["device_id"] = device
    try:
        answer = await patience.persist(lambda: wire.call("POST", path("login"), body))
    except Failure as problem:
        raise Refused(f"{settings.user} cannot log in with this password: {problem}") from problem
    session = checked(settings, answer)
    wire.token = text(answer, "access_token")
    await shelf.put("token", wire.token)
    await shelf.put("device", session.device)
    if device is None:
        await shelf.put("fingerprint", None)
    await log_out_leftovers(wire, settings, session.user, session.device, patience)
    return session


async def forget_device(wire: Wire, shelf: Shelf) -> None:
    """Log the device out, so that nobody encrypts for it any more."""
    try:
        await wire.call("POST", path("logout"), {})
    except Failure as problem:
        log.warning("the old device could not be logged out", problem=str(problem))
    wire.token = None
    await shelf.put("token", None)


async def _who(wire: Wire) -> Json:
    return await wire.call("GET", path("account", "whoami"))


def checked(settings: Settings, answer: Json) -> Session:
    """The session in an answer to a login or whoami. Raises `Refused` if it is not that of the user who is set."""
    user, device = text(answer, "user_id"), text(answer, "device_id")
    if user is None:
        raise Refused(f"{settings.homeserver} does not answer like a Matrix homeserver")
    if settings.user and user != settings.user:
        raise Refused(f"the access token belongs to {user}, not to {settings.user}; correct one of them")
    return Session(user, device)


async def log_out_leftovers(
    wire: Wire, settings: Settings, user: str, device: str | None, patience: Patience
) -> None:
    """Log out the account's other devices that bear our device name: else players encrypt for them for ever.

    Devices of other names (the operator's phone) stay. Only logged if the homeserver refuses; waits while it is away.
    """
    try:
        answer = await patience.persist(partial(wire.call, "GET", path("devices")))
        listed = answer.get("devices")
        named = [one for one in (listed if isinstance(listed, list) else []) if _is_ours(one, settings)]
        old = [name for one in named if (name := text(one, "device_id")) not in {None, device}]
        if not old or device is None or settings.password is None:
            return
        body, password = {"devices": old}, settings.password.reveal()
        await patience.persist(partial(call_proven, wire, path("delete_devices"), body, user, password))
    except Failure as problem:
        log.warning("old devices of the bot could not be logged out", user=user, problem=str(problem))
    else:
        log.info("old devices of the bot were logged out", user=user, devices=old)


def _is_ours(device: object, settings: Settings) -> bool:
    """Whether a device bears the name under which the bot logs in."""
    return text(device, "display_name") == settings.device_name


LOST = (
    "the encryption keys of this device are lost (its key store is gone or damaged), and nobody will encrypt for it "
    "any more. Log in anew for a fresh access token, or set the password, so that a new device can be made"
)


async def open_device(
    wire: Wire, chosen: Settings, shelf: Shelf, patience: Patience, session: Session, folder: Path
) -> "tuple[Session, Crypt]":
    """Our device with its keys uploaded and signed; a new one if the keys of the old one are lost.

    Raises `Refused` if there is none and none can be made.
    """
    session, crypt = await _fitting(wire, chosen, shelf, patience, session, folder)
    try:
        device = str(session.device)
        await patience.persist(crypt.upload)
        await shelf.put("fingerprint", f"{device} {crypt.fingerprint}")
        await _vouch(crypt, chosen, shelf, patience, session.user, device)
    except BaseException:  # also when we are cancelled: the key store is an open file
        crypt.close()
        raise
    return session, crypt


async def _fitting(
    wire: Wire, chosen: Settings, shelf: Shelf, patience: Patience, session: Session, folder: Path
) -> "tuple[Session, Crypt]":
    """The device whose keys are in the key store, or a new one if those keys are not the ones that others know."""
    if session.device is None:
        raise Refused("this access token belongs to no device, so it cannot encrypt; log in for another one")
    from unobot_matrix.crypto import Crypt, open_machine  # noqa: PLC0415 - its libraries are an extra

    try:
        crypt = Crypt(open_machine(folder, session.user, session.device), wire)
    except OSError as problem:
        raise Refused(f"the key store in {folder} cannot be written: {problem.strerror}") from problem
    published = await _published(wire, patience, session)
    if not _lost(shelf, session, crypt.fingerprint, published):
        if published is None:
            crypt.publish_again()
        return session, crypt
    crypt.close()
    if chosen.password is None:
        raise Refused(LOST)
    log.warning("the keys of our device are lost; logging in as a new device", device=session.device)
    # the same device id with other keys would never be trusted again: clients remember the first keys of an id
    await patience.persist(partial(forget_device, wire, shelf))
    fresh = await with_password(wire, chosen, shelf, patience)
    return fresh, Crypt(open_machine(folder, fresh.user, str(fresh.device)), wire)


async def _published(wire: Wire, patience: Patience, session: Session) -> str | None:
    """The fingerprint by which others know our device; None if it is new, or was logged out and its keys deleted."""
    query = {"device_keys": {session.user: [session.device]}}
    known = await patience.persist(partial(wire.call, "POST", path("keys", "query"), query))
    ours = objects(known, "device_keys", session.user, str(session.device))
    return text(ours, "keys", f"ed25519:{session.device}")


def _lost(shelf: Shelf, session: Session, fingerprint: str, published: str | None) -> bool:
    """Whether others know this device by other keys than those in our key store, or did before it was logged out."""
    device, _, kept = (shelf.get("fingerprint") or "").partition(" ")
    known = kept if device == session.device else published
    return known is not None and known != fingerprint


async def _vouch(
    crypt: "Crypt", chosen: Settings, shelf: Shelf, patience: Patience, user: str, device: str
) -> None:
    password = chosen.password.reveal() if chosen.password else None
    # the bot goes on without: it can still be read where a client does not ask for signed devices
    try:
        await patience.persist(partial(crypt.vouch, shelf, user, device, password))
    except Failure as problem:
        log.warning(
            "our account cannot vouch for its device; clients of today will not let it read encrypted messages",
            problem=str(problem),
        )
