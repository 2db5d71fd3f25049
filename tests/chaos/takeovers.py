"""A standby takes over from a bot that is frozen, or cut off, in the middle of a commit."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from typing import Final, NamedTuple

from tests.bot.store.committer import command
from tests.bot.store.cutting_proxy import CuttingProxy, Stop, cutting_proxy
from tests.bot.store.words import LIBERA, seen_ids, started
from tests.servers.postgresql import Postgresql, schema_of_its_own
from unobot.app.serving import hold_claim
from unobot.config import Config, NetworkSettings, Secret
from unobot.store import Store, TakenOver, claim_on

_HOWS: Final[tuple[Stop, ...]] = ("before", "within", "cut")
_AT_ONCE: Final = 4


class Stopping(NamedTuple):
    """At which message a bot stops, and how: one of its commit, or of those with which it asks for its claim."""

    how: Stop
    at: int
    claim: bool = False

    def __str__(self) -> str:
        return f"{self.how} message {self.at} of {'the claim' if self.claim else 'a commit'}"


async def stoppings(cluster: Postgresql) -> list[Stopping]:
    """Every message of a command's commit, in every way; and those of two questions for the claim."""
    with schema_of_its_own(cluster) as location:
        count = await _messages(location)
    commit = [Stopping(how, at) for at in range(1, count + 1) for how in _HOWS]
    return [*commit, *(Stopping("within", at, claim=True) for at in (1, 2))]


async def takeovers(cluster: Postgresql, wanted: Iterable[Stopping]) -> AsyncIterator[tuple[Stopping, float]]:
    """Each of them, with the seconds until a standby had committed something, in the order in which they end."""
    turns = asyncio.Semaphore(_AT_ONCE)

    async def one(stopping: Stopping) -> tuple[Stopping, float]:
        async with turns:
            with schema_of_its_own(cluster) as location:
                return stopping, await takeover(location, stopping)

    for done in asyncio.as_completed([one(each) for each in wanted]):
        yield await done


def _configured(location: str) -> Config:
    return Config(data=Secret(location), networks={LIBERA: NetworkSettings(LIBERA, "none")})


async def _messages(location: str) -> int:
    """How many messages the commit of a command takes at least: the driver prepares what it has sent often, and then says less."""
    counts = []
    async with cutting_proxy(location) as (proxy, through), await Store.open(through) as store:
        await store.commit(started())
        for number in range(1, 6):
            before = proxy.passed
            await store.commit(command(number))
            counts.append(proxy.passed - before)
    return min(counts)


async def takeover(location: str, stopping: Stopping) -> float:
    """Stop a bot there; returns after how many seconds a standby has committed something.

    Raises `StoreError` if the standby cannot open the store at its first try, and `AssertionError` if the bot commits anything after it.
    """
    async with cutting_proxy(location) as (data, through), cutting_proxy(location) as (asking, claimed_at):
        held = claim_on(claimed_at, [LIBERA])
        assert await held.take() is None
        async with await Store.open(through, claim=held) as store:
            await store.commit(started())
            standby = asyncio.create_task(_stand_by(location))
            async with asyncio.timeout(10):
                while held.alone:  # noqa: ASYNC110 - the claim tells nobody
                    await asyncio.sleep(0.05)
            late = None if stopping.claim else asyncio.create_task(store.commit(command(1)))
            there = asking if stopping.claim else data
            there.stop = stopping.how, stopping.at
            stopped = asyncio.create_task(there.stopped.wait())
            await asyncio.wait({stopped, *([late] if late else [])}, return_when=asyncio.FIRST_COMPLETED)
            assert there.stopped.is_set(), f"committed before there was a {stopping}"
            began = time.monotonic()
            for proxy in (data, asking):
                proxy.flowing.clear()
            late = late or asyncio.create_task(store.commit(command(1)))
            took = await standby - began
            await _end(store, late, data, asking)
        await held.release()
    return took


async def _stand_by(location: str) -> float:
    """Take over, commit, and return when that was done."""
    async with (
        hold_claim(_configured(location), standby=True) as claim,
        await Store.open(location, claim=claim) as store,
    ):
        await store.commit(command(2))
        done = time.monotonic()
        assert await store.read(seen_ids, LIBERA) == {"2"}
        return done


async def _end(store: Store, late: "asyncio.Task[object]", *proxies: CuttingProxy) -> None:
    """Let the bot go on: it may write no more."""
    for proxy in proxies:
        proxy.flowing.set()
    (end,) = await asyncio.gather(late, return_exceptions=True)
    assert isinstance(end, TakenOver), end
    assert await store.read(seen_ids, LIBERA) == {"2"}
