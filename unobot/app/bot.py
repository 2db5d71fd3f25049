"""The bot at work: on all its networks, and minding its store."""

import asyncio
import math
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial

import structlog

from unobot.adapter import Adapter, Disconnected, Network, Refused
from unobot.clock import Clock
from unobot.commands.feature import Chore
from unobot.outbox import Outbox
from unobot.rooms.router import Router
from unobot.store import Change, Store, StoreError, TakenOver
from unobot.store.observer import Observer
from unobot.store.rows import prune
from unobot.tables.mirror import Mirror
from unobot.tables.watchdog import safe_traceback

_log = structlog.get_logger(__name__)

_LOOK_EVERY = 30.0
_PRUNE_EVERY = 3600.0
_AGAIN_AFTER = 5.0


@dataclass
class Bot:
    """A bot at work. `refused` tells which networks will not have it, and why."""

    store: Store
    router: Router
    adapters: Mapping[Network, Adapter]
    outboxes: Mapping[Network, Outbox]
    mirror: Mirror
    clock: Clock
    chores: Sequence[Chore]
    observer: Observer | None = None
    refused: dict[Network, str] = field(default_factory=dict)

    async def serve(self) -> None:
        """Be on all networks until cancelled, or until every one of them has refused the bot.

        Raises `TakenOver` when another process has opened the store: nothing more can be kept here.
        """
        async with asyncio.TaskGroup() as group:
            chores = [group.create_task(self._look_after_the_store()), group.create_task(self.clock.run())]
            chores += [group.create_task(chore()) for chore in self.chores]
            chores += [group.create_task(outbox.run()) for outbox in self.outboxes.values()]
            chores.append(group.create_task(self.mirror.run(self.clock)))
            chores.append(group.create_task(self._tell_when_the_store_hangs()))
            networks = group.create_task(self._on_all())
            lost = group.create_task(self.store.taken_over())
            await asyncio.wait((networks, lost), return_when=asyncio.FIRST_COMPLETED)
            taken_over = lost.done()
            for task in (*chores, networks, lost):
                task.cancel()
        if taken_over:
            raise TakenOver("Another unobot has taken this one's networks over, and answers from now on.")

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[asyncio.Task[None]]:
        """Serve while the block runs; gives the task that does, and at the end waits until all networks are left."""
        serving = asyncio.create_task(self.serve())
        try:
            yield serving
        finally:
            serving.cancel()
            await asyncio.gather(serving, return_exceptions=True)

    async def settled(self, *, meanwhile: bool = False) -> None:
        """Return when all that has happened is dealt with and all that is to be said is said; `meanwhile` commands that take time may still run."""
        await self.router.settled(meanwhile=meanwhile)
        for outbox in self.outboxes.values():
            await outbox.drained()

    async def _on_all(self) -> None:
        """Be on each network until it ends; when cancelled, wait until all have said goodbye."""
        async with asyncio.TaskGroup() as networks:
            for network, adapter in self.adapters.items():
                networks.create_task(self._on(network, adapter))

    async def _on(self, network: Network, adapter: Adapter) -> None:
        try:
            while True:
                try:
                    return await adapter.run(self.router)
                except Refused:
                    raise
                except Exception as trouble:
                    task = asyncio.current_task()
                    # told to stop, it could not keep something on its way out; begun again it would never end
                    if task is not None and task.cancelling():
                        raise asyncio.CancelledError from trouble
                    # an adapter could keep nothing, or failed: it comes again in a moment, if this process
                    # may still write
                    if not isinstance(trouble, StoreError):
                        failed = "the adapter failed; this network is left for a moment"
                        _log.error(failed, network=network, where=safe_traceback(trouble))
                        if self.observer is not None:
                            self.observer.failed("adapter", network)
                    elif not isinstance(trouble, TakenOver):
                        _log.error("this network is left for a moment", network=network, reason=str(trouble))
                await self.router.put(Disconnected(network))
                await self.clock.sleep(_AGAIN_AFTER)
        except Refused as refusal:
            self.refused[network] = str(refusal)
            _log.error("giving up on this network; the others continue", network=network, reason=str(refusal))

    async def _tell_when_the_store_hangs(self) -> None:
        """Tell every table that nothing can be stored, while this may still be said: soon a standby may have the claim."""
        while True:
            await self.store.hangs()
            for network in self.adapters:
                for room in self.router.rooms(network):
                    room.slow(None)
            # told once, until a stored message may be said again
            await self.store.may_be_said(1)

    async def _look_after_the_store(self) -> None:
        """Forget old ids now and then, and see in good time that another process has taken the store over."""
        pruned = -math.inf
        while True:
            now = self.clock.now()
            due = now - pruned >= _PRUNE_EVERY
            try:
                await self.store.commit(Change(now, writes=(partial(prune, now),) if due else ()))
                pruned = now if due else pruned
            except TakenOver:
                return
            except StoreError as trouble:
                _log.error("the store cannot be looked after", reason=str(trouble))
            await self.clock.sleep(_LOOK_EVERY)
