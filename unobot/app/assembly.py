"""The bot put together: the one place that knows all its parts."""

import random
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial

from unobot.adapter import Adapter, Network, Outgoing
from unobot.app.bot import Bot
from unobot.clock import Clock, Randomness, WallClock
from unobot.commands.helping import Themes
from unobot.commands.registry import Registry
from unobot.commands.set import Settables
from unobot.config import Config
from unobot.messages.texts import Texts
from unobot.outbox import Outbox
from unobot.parsing import Choices, Readers
from unobot.plugins import Plugins, catalogue, open_networks
from unobot.rooms.commit import Committer
from unobot.rooms.router import Router
from unobot.store import Claim, Record, Store, StoredSetting, StoreShelf, read
from unobot.store.observer import Observer
from unobot.tables.appointments import dates_archive
from unobot.tables.flood_control import FloodControl
from unobot.tables.memory import Archive, Archives
from unobot.tables.mirror import Mirror, bring_along
from unobot.tables.preferences import Groups, Persons, Preferences
from unobot.tables.roles import Roles
from unobot.tables.services import Providers, Services
from unobot.tables.watchdog import Watchdog


@dataclass(frozen=True, slots=True)
class Outside:
    """Time, chance and patience: what comes in from outside the program, and tests hold.

    The watchdog is awake, if it shall end rules that do not come back. The observer, if there is one, is told what happens.
    """

    clock: Clock = field(default_factory=WallClock)
    chance: Randomness = field(default_factory=random.SystemRandom)
    watchdog: Watchdog = field(default_factory=Watchdog)
    observer: Observer | None = None
    claim: Claim | None = None
    """The claim on the networks of the configuration, which is held; without it, whoever comes last has them."""


def chance_of(seed: int | None) -> Randomness:
    """Return where chance comes from: with a seed the same cards are dealt every time, and so anybody can know them."""
    return random.SystemRandom() if seed is None else random.Random(seed)  # noqa: S311 - asked for, for play


@asynccontextmanager
async def assemble(config: Config, plugins: Plugins, outside: Outside | None = None) -> AsyncIterator[Bot]:
    """Put the bot together, with its store open and its tables restored, not yet connected; close it at the end of the `with`.

    Raises `StoreError` or `ConfigError` if that is not possible.
    """
    outside = outside or Outside()
    async with AsyncExitStack() as stack:
        features = tuple(plugins.brought.features.values())
        store = await Store.open(
            config.data.reveal(),
            clock=outside.clock,
            observer=outside.observer,
            claim=outside.claim or Claim(config.networks),
            tallies=[each.tally for each in features if each.tally is not None],
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
        settings = await store.read(read.settings)
        services = _services(config, groups, plugins, commands, store, settings, adapters, outside)
        services.of(Themes).commands = commands.themes
        dates = services.of(Archives).add(dates_archive())
        services.keepers[dates.feature] = dates
        settables = services.of(Settables)
        for feature in features:
            settables.own |= feature.own
            settables.of_rooms |= feature.of_rooms
            if feature.keeper is not None:
                services.keepers[feature.name] = services.of(feature.keeper)
            elif feature.keeps:
                archive = Archive(feature.name, plugins.bringing("features")[feature.name], feature.keeps)
                services.keepers[feature.name] = services.of(Archives).add(archive)
        kept: defaultdict[tuple[str, Network], list[Record]] = defaultdict(list)
        for record in await store.read(read.records):
            kept[record.feature, record.network].append(record)
        for (name, network), records in kept.items():
            if (keeper := services.keepers.get(name)) is not None:
                keeper.replaced(network, records)
        repeated = mark_repeated(services.preferences, services.texts)
        outboxes = {
            network: Outbox(adapter, store, outside.clock, repeated=repeated, observer=outside.observer)
            for network, adapter in adapters.items()
        }
        committer = Committer(services, shelves, outboxes)
        router = Router(services, commands, committer, features)
        stack.push_async_callback(router.close)
        # only of networks that are configured; the others stay stored for the day they come back
        router.restore([t for t in await store.read(read.tables) if t.network in adapters])
        for network, outbox in outboxes.items():
            outbox.restore(await store.read(read.unsent, network), router.says_anyway)
        mirror = Mirror(services, lambda: committer.records)
        yield Bot(
            store,
            router,
            adapters,
            outboxes,
            mirror,
            outside.clock,
            [chore for feature in features for chore in feature.chores(services, config)],
            outside.observer,
        )


def _services(
    config: Config,
    groups: Groups,
    plugins: Plugins,
    commands: Registry,
    store: Store,
    settings: Iterable[StoredSetting],
    adapters: Mapping[Network, Adapter],
    outside: Outside,
) -> Services:
    rules, texts, persons, brought = (
        catalogue(plugins),
        Texts(plugins.brought.texts),
        Persons(groups),
        plugins.brought,
    )
    now = outside.clock.played()
    refused = None if outside.observer is None else outside.observer.refused
    return Services(
        config=config,
        store=store,
        clock=outside.clock,
        chance=outside.chance,
        catalogue=rules,
        providers=Providers(
            {**plugins.bringing("base_rules"), **plugins.bringing("rules")},
            plugins.bringing("presets"),
            tuple(each.name for each in plugins.loaded),
            plugins.paths,
        ),
        preferences=Preferences(config, groups, settings, persons, brought.declared().tables),
        texts=texts,
        tellers=brought.tellers,
        readers=Readers(texts, list(commands.all), commands.harmful, Choices.of(rules)),
        adapters=adapters,
        flood_control={
            name: FloodControl(each.pace.burst, each.pace.per_second, now, refused and partial(refused, name))
            for name, each in adapters.items()
        },
        roles=Roles(config, adapters),
        groups=groups,
        persons=persons,
        watchdog=outside.watchdog,
        round_finished=plugins.round_finished,
        players=brought.players,
        observer=outside.observer,
    )


def mark_repeated(preferences: Preferences, texts: Texts) -> Callable[[Outgoing], Outgoing]:
    """Return what marks a message as said once more, since nobody knows whether it was heard, in the language of who reads it.

    Nobody is called: how the table stands is told when its room is entered, and that calls whose turn it is.
    """

    def marked(message: Outgoing) -> Outgoing:
        network, room, to = message.network, message.room, message.to
        if to is None:
            settings = preferences.room(network, room)
            language = settings.language
            document = texts.guarded(language, message.without_call().document, settings.prefixes)
            message = replace(message.without_call(), document=document)
        else:
            language = preferences.person(network, to, room).language
        return replace(message, document=texts.say(language, "said-again", line=message.document))

    return marked
