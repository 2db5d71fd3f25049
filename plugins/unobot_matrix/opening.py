"""From nothing to a logged-in account with its encryption in order."""

from typing import TYPE_CHECKING

import structlog

from unobot.adapter import Network, Refused
from unobot.parts import Means
from unobot_matrix import login
from unobot_matrix.account import Account
from unobot_matrix.directs import Directs
from unobot_matrix.doors import Doors
from unobot_matrix.retry import Patience
from unobot_matrix.room import Room
from unobot_matrix.settings import Settings
from unobot_matrix.upgrades import Upgrades
from unobot_matrix.wire import Failure, Wire

if TYPE_CHECKING:
    from unobot_matrix.crypt import Crypt

log = structlog.get_logger(__name__)


async def open_account(network: Network, chosen: Settings, means: Means) -> Account:
    """Log in and get everything ready for the first sync. Waits while the homeserver is away.

    Raises `Refused` with what to change if it cannot work with these settings.
    """
    shelf, clock, folder = means.shelf, means.clock, means.folder
    wire = Wire(chosen.homeserver, chosen.ca_file)
    patience = Patience(clock, means.chance)
    crypt: Crypt | None = None
    try:
        session = await login.log_in(wire, chosen, shelf, patience)
        if chosen.encryption:
            from unobot_matrix.device import open_device  # noqa: PLC0415 - its libraries are an extra

            session, crypt = await open_device(wire, chosen, shelf, patience, session, folder / "matrix-keys")
        rooms: dict[str, Room] = {}
        directs = Directs(
            wire, session.user, rooms, clock, can_encrypt=crypt is not None, encrypt=chosen.encrypt_direct
        )
        await patience.persist(directs.load)
        upgrades = Upgrades(shelf)
        doors = Doors(wire, rooms, Patience(clock, means.chance), upgrades)
        await doors.resolve(chosen.rooms)
    except Failure as problem:
        await _close(wire, crypt)
        raise Refused(f"{chosen.homeserver} refuses what every homeserver allows: {problem}") from problem
    except BaseException:
        await _close(wire, crypt)
        raise
    log.info("logged in", network=network, user=session.user, device=session.device)
    return Account(
        network, session.user, chosen, wire, shelf, clock, patience, crypt, rooms, directs, doors, upgrades
    )


async def _close(wire: Wire, crypt: "Crypt | None") -> None:
    if crypt is not None:
        crypt.close()
    await wire.close()
