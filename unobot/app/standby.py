"""Waiting for the right to answer on the networks: one process has it, another may stand by and take over."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import structlog

from unobot.adapter import Network
from unobot.config import Config
from unobot.store import Claim, StoreError, TakenOver, Unopenable, claim_on, holder_on

_AGAIN: Final = 0.5
"""Seconds between two tries."""

_log: Final = structlog.get_logger(__name__)


@asynccontextmanager
async def claimed(config: Config, *, standby: bool) -> AsyncIterator[Claim]:
    """Hold the claim on all networks of the configuration, and give it back at the end.

    If another process has one of them, a standby waits until it has ended. Without `standby` this raises `TakenOver`, which says who
    that is. Raises `StoreError` if the store cannot be reached, which a standby waits for, too.
    """
    claim = claim_on(config.data.reveal(), config.networks)
    try:
        await (_wait_for(claim, config) if standby else _take_now(claim, config))
        yield claim
    finally:
        await claim.release()


async def _take_now(claim: Claim, config: Config) -> None:
    until = time.monotonic() + claim.patience
    while (network := await claim.take()) is not None:
        if time.monotonic() > until:
            raise TakenOver(f"Another unobot answers on these networks: {await _who(config, network)}.")
        await asyncio.sleep(_AGAIN)


async def _wait_for(claim: Claim, config: Config) -> None:
    said = ""
    while (why := await _missing(claim, config, said)) is not None:
        if why != said:
            _log.info("this bot stands by", until=why)
            said = why
        await asyncio.sleep(_AGAIN)
    if said:
        _log.info("this bot takes over")


async def _missing(claim: Claim, config: Config, said: str) -> str | None:
    """What the standby waits for; None if the claim is held now."""
    try:
        network = await claim.take(waiting=True)
    except Unopenable:
        raise
    except StoreError as trouble:
        return f"the store can be reached: {trouble}"
    if network is None:
        return None
    # who it is is looked up once
    return said if said.startswith("the end of") else f"the end of {await _who(config, network)}"


async def _who(config: Config, network: Network) -> str:
    """The process that has a network, in words."""
    found = await holder_on(config.data.reveal(), network)
    if found is None:
        return f"another process ({network})"
    since = time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(found.since))
    return f"process {found.pid} on {found.host}, which has {found.network} since {since}"
