"""Opening an account: logging in, getting encryption in order, and learning which rooms are direct rooms."""

from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import structlog

from unobot.adapter import Network, Refused
from unobot.parts import Means
from unobot_matrix import login
from unobot_matrix.account import Account
from unobot_matrix.directs import Directs, Doors, Upgrades
from unobot_matrix.login import Session
from unobot_matrix.room import Room
from unobot_matrix.settings import Settings
from unobot_matrix.wire import Failure, Patience, Wire

if TYPE_CHECKING:
    from unobot_matrix.crypt import Crypt

log = structlog.get_logger(__name__)


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
    session = await login.log_in(wire, chosen, means.shelf, patience)
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
    from unobot_matrix.crypt import open_device  # noqa: PLC0415 - its libraries are an extra

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
