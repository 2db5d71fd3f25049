"""Records under the names of networks and groups: settings, bans and results."""

from dataclasses import replace

from tests.bot.store.test_every_field import filled
from unobot.adapter import Identity, Network
from unobot.store import (
    Banned,
    Change,
    JoinedGroup,
    RoundFinished,
    RoundStarted,
    Standing,
    Store,
    StoredSetting,
    read,
)
from unobot.store.records import records, under, versions

OWN, GROUP = Network("libera2"), Network("libera")


def _setting(network: Network, key: str, value: str | None) -> StoredSetting:
    return StoredSetting(network, "person", "account:ann", key, value)


def _ban(network: Network, masks: str, by: str) -> Banned:
    return Banned(network, None, masks, "eve", by, None)


async def test_each_change_of_settings_or_bans_counts_for_the_name_that_they_are_kept_under(
    store: Store,
) -> None:
    assert await store.read(versions) == {}
    await store.commit(
        Change(1.0, settings=(_setting(GROUP, "style", "plain"), _setting(OWN, "style", "emoji")))
    )
    await store.commit(Change(2.0, bans=(_ban(GROUP, "eve!*@*", "ann"),)))
    await store.commit(Change(3.0))
    assert await store.read(versions) == {GROUP: 2, OWN: 1}
    found = await store.read(records, GROUP)
    assert found == (2, [_setting(GROUP, "style", "plain")], [_ban(GROUP, "eve!*@*", "ann")], [], [])


async def test_a_network_that_joins_a_group_brings_its_records_and_the_groups_own_hold(store: Store) -> None:
    round_ = replace(filled(RoundStarted), network=OWN)
    standing = Standing(Identity("account:ann"), "ann", 1, 50, won=True, network=OWN)
    await store.commit(
        Change(
            1.0,
            started=round_,
            finished=RoundFinished(round_.id, OWN, "{}", (standing,)),
            settings=(
                _setting(OWN, "style", "emoji"),
                _setting(OWN, "sort", "value"),
                _setting(GROUP, "style", "plain"),
            ),
            bans=(_ban(OWN, "eve!*@*", "bob"), _ban(OWN, "mal!*@*", "bob"), _ban(GROUP, "eve!*@*", "ann")),
        )
    )
    assert await store.read(under, OWN) == {"settings": 2, "bans": 2, "results": 1}

    await store.commit(Change(2.0, groups=(JoinedGroup(OWN, GROUP),)))

    assert await store.read(under, OWN) == {"settings": 1, "bans": 1}
    found = await store.read(records, GROUP)
    assert {each.key: each.value for each in found.settings} == {"style": "plain", "sort": "value"}
    assert {each.masks: each.by for each in found.bans} == {"eve!*@*": "ann", "mal!*@*": "bob"}
    assert await store.read(read.standings, round_.id) == [
        replace(standing, network=GROUP, person="libera account:ann")
    ]
    assert (await store.read(versions))[GROUP] == 2
