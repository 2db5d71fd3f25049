"""Our device and its keys. If the keys are lost, a new device is made: nobody can encrypt for the old one any more."""

from functools import partial
from pathlib import Path

import structlog

from unobot.adapter import Refused, Shelf
from unobot_matrix import crosssign, login
from unobot_matrix.crypt import Crypt
from unobot_matrix.events import objects, text
from unobot_matrix.keystore import open_machine
from unobot_matrix.login import Session
from unobot_matrix.retry import Patience
from unobot_matrix.settings import Settings
from unobot_matrix.wire import Failure, Wire, path

log = structlog.get_logger(__name__)

LOST = (
    "the encryption keys of this device are lost (its key store is gone or damaged), and nobody will encrypt for it "
    "any more. Log in anew for a fresh access token, or set the password, so that a new device can be made"
)


async def open_device(
    wire: Wire, chosen: Settings, shelf: Shelf, patience: Patience, session: Session, folder: Path
) -> tuple[Session, Crypt]:
    """Our device with its keys uploaded and signed; a new one if the keys of the old one are lost.

    Raises `Refused` if there is none and none can be made.
    """
    session, crypt = await _fitting(wire, chosen, shelf, patience, session, folder)
    try:
        device = str(session.device)
        await patience.persist(crypt.upload)
        await shelf.put("fingerprint", f"{device} {crypt.fingerprint}")
        await _vouch(wire, chosen, shelf, patience, session.user, device, crypt.fingerprint)
    except BaseException:  # also when we are cancelled: the key store is an open file
        crypt.close()
        raise
    return session, crypt


async def _fitting(
    wire: Wire, chosen: Settings, shelf: Shelf, patience: Patience, session: Session, folder: Path
) -> tuple[Session, Crypt]:
    """The device whose keys are in the key store, or a new one if those keys are not the ones that others know."""
    if session.device is None:
        raise Refused("this access token belongs to no device, so it cannot encrypt; log in for another one")
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
    await patience.persist(partial(login.forget_device, wire, shelf))
    fresh = await login.with_password(wire, chosen, shelf, patience)
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
    wire: Wire, chosen: Settings, shelf: Shelf, patience: Patience, user: str, device: str, fingerprint: str
) -> None:
    password = chosen.password.reveal() if chosen.password else None
    # the bot goes on without: it can still be read where a client does not ask for signed devices
    try:
        await patience.persist(partial(crosssign.vouch, wire, shelf, user, device, fingerprint, password))
    except Failure as problem:
        log.warning(
            "our account cannot vouch for its device; clients of today will not let it read encrypted messages",
            problem=str(problem),
        )
