"""The bot put together: the one place that knows all its parts."""

import asyncio
import math
import random
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial

import structlog

from unobot.adapter import Adapter, Disconnected, Network, Outgoing, Refused
from unobot.catalogue import catalogue
from unobot.clock import Clock, WallClock
from unobot.commands.registry import Registry
from unobot.config import Config
from unobot.door import Door
from unobot.fairness import round_seed
from unobot.observer import Observer
from unobot.outbox import Outbox
from unobot.parsing import Choices, Readers
from unobot.plugins import Plugins, open_networks
from unobot.rooms.keeping import Committer
from unobot.rooms.router import Router
from unobot.store import Change, Claim, Store, StoreError, StoreShelf, TakenOver, read
from unobot.store.retention import Retention
from unobot.tables.bans import Bans
from unobot.tables.groups import Groups
from unobot.tables.preferences import Preferences
from unobot.tables.roles import Roles
from unobot.tables.services import Randomness, SeedOf, Services
from unobot.tables.sharing import Sharing, bring_along
from unobot.tables.trace import whence
from unobot.tables.watchdog import Watchdog
from unobot.texts import Texts

_log = structlog.get_logger(__name__)

_LOOK_EVERY = 30.0
_PRUNE_EVERY = 3600.0
_AGAIN_AFTER = 5.0
_SEEN_KEPT = 7 * 86_400.0


@dataclass
class Bot:
    """A bot at work. `refused` tells which networks will not have it, and why."""

    store: Store
    router: Router
    adapters: Mapping[Network, Adapter]
    outboxes: Mapping[Network, Outbox]
    sharing: Sharing
    clock: Clock
    retention: Retention
    observer: Observer = field(default_factory=Observer)
    refused: dict[Network, str] = field(default_factory=dict)

    async def serve(self) -> None:
        """Be on all networks until cancelled, or until every one of them has refused the bot.

        Raises `TakenOver` when another process has opened the store: nothing more can be kept here.
        """
        async with asyncio.TaskGroup() as group:
            chores = [group.create_task(self._look_after_the_store()), group.create_task(self.clock.run())]
            chores.append(group.create_task(self.retention.run()))
            chores += [group.create_task(outbox.run()) for outbox in self.outboxes.values()]
            chores.append(group.create_task(self.sharing.run(self.clock)))
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

    async def settled(self) -> None:
        """Return when all that has happened is dealt with and all that is to be said is said."""
        await self.router.settled()
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
                except StoreError as trouble:
                    await self._begin_again(network, trouble)
        except Refused as refusal:
            self.refused[network] = str(refusal)
            _log.error("this network is given up; the others go on", network=network, reason=str(refusal))
        except Exception as error:  # noqa: BLE001 - whatever an adapter does, the others go on
            self.refused[network] = "the adapter failed"
            failed = "the adapter failed; this network is given up, the others go on"
            _log.error(failed, network=network, where=whence(error))
            self.observer.failed("adapter", network)

    async def _begin_again(self, network: Network, trouble: StoreError) -> None:
        """An adapter could keep nothing: it comes again in a moment, if this process may still write."""
        if not isinstance(trouble, TakenOver):
            _log.error("this network is left for a moment", network=network, reason=str(trouble))
        await self.router.put(Disconnected(network))
        await self.clock.sleep(_AGAIN_AFTER)

    async def _look_after_the_store(self) -> None:
        """Forget old ids now and then, and see in good time that another process has taken the store over."""
        pruned = -math.inf
        while True:
            now = self.clock.now()
            due = now - pruned >= _PRUNE_EVERY
            try:
                forget = Change(now, forget_seen_before=now - _SEEN_KEPT, forget_bans_before=now)
                await self.store.commit(forget if due else Change(now))
                pruned = now if due else pruned
            except TakenOver:
                return
            except StoreError as trouble:
                _log.error("the store cannot be looked after", reason=str(trouble))
            await self.clock.sleep(_LOOK_EVERY)


@dataclass(frozen=True, slots=True)
class Outside:
    """Time, chance and patience: what comes in from outside the program, and tests hold.

    The watchdog is awake, if it shall end rules that do not come back. `seed_of` makes the seed of a round. The observer
    is told what happens.
    """

    clock: Clock = field(default_factory=WallClock)
    chance: Randomness = field(default_factory=random.SystemRandom)
    watchdog: Watchdog = field(default_factory=Watchdog)
    seed_of: SeedOf = round_seed
    observer: Observer = field(default_factory=Observer)
    claim: Claim | None = None
    """The claim on the networks of the configuration, which is held; without it, whoever comes last has them."""


@asynccontextmanager
async def assembled(config: Config, plugins: Plugins, outside: Outside | None = None) -> AsyncIterator[Bot]:
    """The bot with its store open and its tables restored, not yet connected.

    Raises `StoreError` or `ConfigError` if that is not possible.
    """
    outside = outside or Outside()
    async with AsyncExitStack() as stack:
        claim = outside.claim or Claim(config.networks)
        store = await Store.open(
            config.data.reveal(), clock=outside.clock, observer=outside.observer, claim=claim
        )
        # pushed first, so run last: the rooms may still commit while they are closed
        stack.push_async_callback(store.close)
        groups = Groups(config)
        await bring_along(store, groups, outside.clock.now())
        shelves = {
            network: await StoreShelf.load(store, network, outside.clock) for network in config.networks
        }
        jitter = random.Random(outside.chance.randbytes(16))  # noqa: S311 - for waits and made-up names, never for cards
        adapters = open_networks(config, plugins, shelves.__getitem__, outside.clock, jitter)
        commands = Registry(plugins.brought.commands, plugins.bringing("commands"))
        services = await _services(config, groups, plugins, commands, store, adapters, outside)
        outboxes = await _outboxes(services)
        committer = Committer(services, shelves, lambda message: outboxes[message.network].put(message))
        router = Router(services, commands, committer)
        stack.push_async_callback(router.close)
        # only of networks that are configured; the others stay stored for the day they come back
        router.restore([t for t in await store.read(read.tables) if t.network in adapters])
        sharing = Sharing(services, lambda: committer.records, committer.banned)
        kept = config.retention
        retention = Retention(store, outside.clock, kept.replays, kept.most_replays)
        yield Bot(store, router, adapters, outboxes, sharing, outside.clock, retention, outside.observer)


async def _services(
    config: Config,
    groups: Groups,
    plugins: Plugins,
    commands: Registry,
    store: Store,
    adapters: Mapping[Network, Adapter],
    outside: Outside,
) -> Services:
    rules = catalogue(plugins)
    texts = Texts(plugins.brought.texts)
    roles = Roles(config, adapters)
    now = outside.clock.played()
    return Services(
        store=store,
        clock=outside.clock,
        chance=outside.chance,
        catalogue=rules,
        preferences=Preferences(config, groups, await store.read(read.settings)),
        texts=texts,
        tellers=plugins.brought.tellers,
        readers=Readers(texts, list(commands.all), commands.harmful, Choices.of(rules)),
        adapters=adapters,
        doors={
            name: Door(each.burst, each.per_second, now, partial(outside.observer.refused, name))
            for name, each in adapters.items()
        },
        roles=roles,
        groups=groups,
        bans=Bans(adapters, roles, groups, await store.read(read.bans)),
        watchdog=outside.watchdog,
        seed_of=outside.seed_of,
        round_finished=plugins.round_finished,
        players=plugins.brought.players,
        observer=outside.observer,
        help_url=config.help_url,
    )


async def _outboxes(services: Services) -> dict[Network, Outbox]:
    """One for each network, with what was to be said when the bot ended."""
    repeated = again(services.preferences, services.texts)
    outboxes = {}
    for network, adapter in services.adapters.items():
        outboxes[network] = Outbox(
            adapter, services.store, services.clock, repeated=repeated, observer=services.observer
        )
        outboxes[network].restore(await services.store.read(read.unsent, network))
    return outboxes


def again(preferences: Preferences, texts: Texts) -> Callable[[Outgoing], Outgoing]:
    """Marks what is said once more because nobody knows whether it was heard, in the language of who reads it."""

    def marked(message: Outgoing) -> Outgoing:
        network, room, to = message.network, message.room, message.to
        language = (
            preferences.room(network, room).language
            if to is None
            else preferences.language_of(network, to, room)
        )
        return replace(message, document=texts.say(language, "said-again", line=message.document))

    return marked
