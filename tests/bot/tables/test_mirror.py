"""Records of a group that another process changes: seen at the next look, and never undone by it."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from unobot.adapter import Identity, Network
from unobot.config import Config, NetworkSettings
from unobot.store import ANYWHERE, Change, Record, Store, StoredSetting
from unobot.store.read import shared_records
from unobot.tables.mirror import Mirror, bring_along
from unobot.tables.preferences import Account, Groups, Persons, Preferences
from unobot.tables.services import Services

ONE, TWO, GROUP = Network("one"), Network("two"), Network("libera")
CONFIG = Config(networks={name: NetworkSettings(name, "irc", group="libera") for name in (ONE, TWO)})


def _sort(value: str, network: Network = GROUP) -> StoredSetting:
    return StoredSetting(network, "person", "account:ann", "sort", value)


class Process:
    """What one process knows of the group, over a store that it shares with others."""

    def __init__(self, store: Store) -> None:
        groups = Groups(CONFIG)
        self.store, self.changes, self.reads = store, 0, 0
        self.kept: list[Sequence[Record]] = []
        self.kept_anywhere: list[Sequence[Record]] = []
        self.persons = Persons(groups)
        self.preferences = Preferences(CONFIG, groups, (), self.persons)
        self.meanwhile: Callable[[], Awaitable[None]] | None = None
        services = SimpleNamespace(
            store=self,
            groups=groups,
            persons=self.persons,
            preferences=self.preferences,
            keepers={"bans": SimpleNamespace(replaced=self._replaced)},
        )
        self.mirror = Mirror(cast(Services, services), lambda: self.changes)

    def _replaced(self, group: Network, records: Sequence[Record]) -> None:
        (self.kept if group == GROUP else self.kept_anywhere).append(records)

    async def read(self, reading: Any, *args: Any) -> Any:
        """Read as a store does; then what happens `meanwhile`, once."""
        found = await self.store.read(reading, *args)
        if reading is shared_records and args != (ANYWHERE,):
            self.reads += 1
            meanwhile, self.meanwhile = self.meanwhile, None
            if meanwhile is not None:
                await meanwhile()
        return found

    async def set_here(self, value: str) -> None:
        """Somebody sets this at one of this process's connections."""
        await self.store.commit(Change(1.0, settings=(_sort(value),)))
        self.changes += 1
        self.preferences.put(_sort(value))

    @property
    def sort(self) -> str:
        """What both connections make of it."""
        (found,) = {self.preferences.of(each, "person", "account:ann").get("sort", "") for each in (ONE, TWO)}
        return found


@pytest.fixture
async def process() -> AsyncIterator[Process]:
    async with await Store.open("sqlite://") as store:
        yield Process(store)


async def test_what_another_process_sets_and_bans_holds_after_the_next_look(process: Process) -> None:
    await process.mirror.look()
    ban = Record("bans", GROUP, "room", "", "eve!*@*", b"bob")
    await process.store.commit(
        Change(1.0, settings=(_sort("value"),), records=(ban, replace(ban, feature="others")))
    )
    assert process.sort == ""
    await process.mirror.look()
    assert (process.sort, process.kept) == ("value", [[], [ban]])
    await process.store.commit(
        Change(1.0, settings=(StoredSetting(GROUP, "person", "account:ann", "sort", None),))
    )
    await process.mirror.look()
    assert (process.sort, process.kept[2:]) == ("", [[ban]])


async def test_where_nothing_was_changed_nothing_is_read_again(process: Process) -> None:
    await process.mirror.look()
    await process.mirror.look()
    assert process.reads == 1
    # what was changed elsewhere under another name is none of this group
    await process.store.commit(Change(1.0, settings=(_sort("value", Network("elsewhere")),)))
    await process.mirror.look()
    assert process.reads == 1


async def test_what_is_set_here_during_a_look_is_not_undone_by_it(process: Process) -> None:
    process.meanwhile = lambda: process.set_here("value")
    await process.mirror.look()
    assert (process.sort, process.reads) == ("value", 2)


async def test_what_another_process_keeps_of_no_single_network_holds_after_the_next_look(
    process: Process,
) -> None:
    await process.mirror.look()
    process.persons.put(Account(GROUP, Identity("account:ann"), "ann"), "5eed")
    record = Record("bans", ANYWHERE, "person", "5eed", "key", b"payload")
    style = StoredSetting(ANYWHERE, "person", "5eed", "style", "plain")
    await process.store.commit(Change(1.0, records=(record,), settings=(style,)))
    await process.mirror.look()
    assert process.kept_anywhere == [[], [record]]
    assert process.preferences.of(ONE, "person", "account:ann") == {"style": "plain"}


async def test_a_network_that_joins_brings_its_records_once(process: Process) -> None:
    await process.store.commit(Change(1.0, settings=(_sort("value", TWO),)))
    for _ in range(2):
        await bring_along(process.store, Groups(CONFIG), 2.0)
    await process.mirror.look()
    assert process.sort == "value"
