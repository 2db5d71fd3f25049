"""Which kind of claim a store needs, and who has it."""

import asyncio
from collections.abc import Collection

from sqlalchemy.exc import SQLAlchemyError

from unobot.adapter import Network
from unobot.store.address import claim_arguments, file_of, is_server
from unobot.store.claims import Claim
from unobot.store.database import Database
from unobot.store.errors import Unopenable
from unobot.store.file_claim import FileClaim
from unobot.store.writers import Active, holder


def claim_on(location: str, networks: Collection[Network]) -> Claim:
    """A claim, not yet taken, on networks of the store at `location`. Raises `Unopenable`."""
    if (path := file_of(location)) is not None:
        return FileClaim(path, networks)
    if is_server(location):
        arguments = claim_arguments(location)
        from unobot.store.server_claim import ServerClaim  # noqa: PLC0415 - its driver is there only if it is wanted

        return ServerClaim(arguments, networks)
    return Claim(networks)


async def holder_on(location: str, network: Network) -> Active | None:
    """Who has the network by what the store says; None if it does not say."""
    return await asyncio.to_thread(_holder, location, network)


def _holder(location: str, network: Network) -> Active | None:
    try:
        database = Database(location, make=False)
    except Unopenable:
        return None
    try:
        with database.reading() as connection:
            return holder(connection, network)
    except SQLAlchemyError:
        return None
    finally:
        database.close()
