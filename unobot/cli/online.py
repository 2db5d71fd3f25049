"""`unobot check --online`: how the bot stands with each network, told line by line while it is looked at."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from random import SystemRandom

import typer

from unobot.adapter import Adapter, Examined, Finding, Network
from unobot.clock import WallClock
from unobot.config import Config
from unobot.plugins import Plugins, open_networks
from unobot.soundness import Drawer
from unobot.store import Store, StoreError, StoreShelf, Unopenable

_PATIENCE = 300.0
"""Seconds that looking at one network may take; many rooms on a slow network take their time."""


def examine(config: Config, plugins: Plugins) -> bool:
    """Look at every network, one after the other; returns whether the bot can work on all of them."""
    return asyncio.run(_examine(config, plugins))


async def _examine(config: Config, plugins: Plugins) -> bool:
    shelves = await _shelves(config)
    adapters = open_networks(config, plugins, shelves.__getitem__, WallClock(), SystemRandom())
    good = True
    for network, adapter in adapters.items():
        async for finding in _findings(adapter):
            typer.echo(_line(network, finding))
            good = good and not finding.stops
    return good


async def _findings(adapter: Adapter) -> AsyncGenerator[Finding, None]:
    """What the adapter finds, or why it finds no more."""
    if not isinstance(adapter, Examined):
        yield Finding("network", "cannot be looked at: the plugin that brings this adapter has no way for it")
        return
    try:
        async with asyncio.timeout(_PATIENCE), aclosing(adapter.examine()) as findings:
            async for finding in findings:
                yield finding
    except TimeoutError:
        told = f"not looked at to the end: there were {_PATIENCE:g} seconds for it"
        yield Finding("network", told, "try it again; see what came last")
    except Exception as error:  # noqa: BLE001 - one adapter's defect is told, and the others are looked at
        told = f"the adapter failed: {type(error).__name__}: {error}"
        yield Finding("network", told, "tell its author", stops=True)


def _line(network: Network, finding: Finding) -> str:
    grade = "wrong" if finding.stops else "warning" if finding.cure else "good"
    cure = f"; to change that: {finding.cure}" if finding.cure else ""
    return f"{network}: {grade}: {finding.what}: {finding.found}{cure}"


async def _shelves(config: Config) -> dict[Network, Drawer]:
    """What the adapters have kept in the store, to read; what they put there now is thrown away."""
    try:
        store = await Store.open(config.data.reveal(), only_read=True)
    except (Unopenable, StoreError):
        # the bot has not run yet
        return {network: Drawer() for network in config.networks}
    try:
        clock = WallClock()
        kept = {network: await StoreShelf.load(store, network, clock) for network in config.networks}
        return {network: Drawer(shelf) for network, shelf in kept.items()}
    finally:
        await store.close()
