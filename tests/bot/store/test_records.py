"""Records under the names of networks and groups: settings, what features keep, and results."""

from dataclasses import replace
from functools import partial

from tests.bot.store.test_every_field import filled
from unobot.adapter import Identity, Network
from unobot.store import (
    Change,
    Record,
    RoundFinished,
    RoundProgress,
    RoundStarted,
    Standing,
    Store,
    StoredSetting,
    read,
)
from unobot.store.read import count_shared, shared_records, shared_versions
from unobot.store.rows import join_group

OWN, GROUP = Network("libera2"), Network("libera")


def _setting(network: Network, key: str, value: str | None) -> StoredSetting:
    return StoredSetting(network, "person", "account:ann", key, value)


def _record(network: Network, key: str, payload: bytes) -> Record:
    return Record("bans", network, "room", "", key, payload)


async def test_each_change_of_settings_or_records_counts_for_the_name_that_they_are_kept_under(
    store: Store,
) -> None:
    assert await store.read(shared_versions) == {}
    await store.commit(
        Change(1.0, settings=(_setting(GROUP, "style", "plain"), _setting(OWN, "style", "emoji")))
    )
    await store.commit(Change(2.0, records=(_record(GROUP, "eve", b"ann"),)))
    await store.commit(Change(3.0))
    assert await store.read(shared_versions) == {GROUP: 2, OWN: 1}
    found = await store.read(shared_records, GROUP)
    assert found == (2, [_setting(GROUP, "style", "plain")], [_record(GROUP, "eve", b"ann")])


async def test_a_network_that_joins_a_group_brings_its_records_and_the_groups_own_hold(store: Store) -> None:
    round_ = replace(filled(RoundStarted), network=OWN)
    standing = Standing(Identity("account:ann"), "ann", 1, 50, won=True, network=OWN)
    await store.commit(
        Change(
            1.0,
            round=RoundProgress(started=round_, finished=RoundFinished(round_.id, OWN, "{}", (standing,))),
            settings=(
                _setting(OWN, "style", "emoji"),
                _setting(OWN, "sort", "value"),
                _setting(GROUP, "style", "plain"),
            ),
            records=(_record(OWN, "eve", b"bob"), _record(OWN, "mal", b"bob"), _record(GROUP, "eve", b"ann")),
        )
    )
    assert await store.read(count_shared, OWN) == {"settings": 2, "records": 2, "results": 1}

    await store.commit(Change(2.0, writes=(partial(join_group, OWN, GROUP),)))

    assert await store.read(count_shared, OWN) == {"settings": 1, "records": 1}
    found = await store.read(shared_records, GROUP)
    assert {each.key: each.value for each in found.settings} == {"style": "plain", "sort": "value"}
    assert {each.key: each.payload for each in found.records} == {"eve": b"ann", "mal": b"bob"}
    assert await store.read(read.standings, round_.id) == [
        replace(standing, network=GROUP, person="libera account:ann")
    ]
    assert (await store.read(shared_versions))[GROUP] == 2
