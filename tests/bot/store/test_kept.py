"""What is committed is found again; run over every kind of store."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from tests.bot.store.words import HOME, LIBERA, ROUND, UNO, given, said, seen_ids, started, whispered
from unobot.adapter import Identity, Room
from unobot.clock import HeldClock
from unobot.document import plain
from unobot.store import (
    AlreadySeen,
    Change,
    Checkpoint,
    Committed,
    Handled,
    Messages,
    RoundFinished,
    RoundId,
    RoundProgress,
    Shelved,
    Standing,
    Store,
    StoredSetting,
    StoreError,
    StoreShelf,
    TableClosed,
    TableKept,
    Unkept,
    read,
)
from unobot.store.rows import prune


async def test_a_table_is_found_with_its_round_from_the_last_checkpoint_on(store: Store) -> None:
    await store.commit(started())
    await store.commit(Change(2.0, round=RoundProgress(inputs=given(1))))
    await store.commit(
        Change(3.0, round=RoundProgress(inputs=given(2), checkpoint=Checkpoint(ROUND, b"after two", 2)))
    )
    await store.commit(Change(4.0, round=RoundProgress(inputs=given(3))))
    (table,) = await store.read(read.tables)
    assert (table.network, table.room, table.payload, table.updated) == (LIBERA, UNO, b"table of #uno", 1.0)
    assert table.round is not None
    assert (table.round.state, table.round.covers, table.round.inputs) == (b"after two", 2, given(3))
    assert (table.round.preset, table.round.seed, table.round.seats) == (
        "classic +stack",
        "seed",
        '["ann","bob"]',
    )


async def test_a_round_without_a_checkpoint_goes_on_from_its_opening(store: Store) -> None:
    await store.commit(started())
    await store.commit(Change(2.0, round=RoundProgress(inputs=given(1, 2))))
    (table,) = await store.read(read.tables)
    assert table.round is not None
    assert (table.round.state, table.round.covers, table.round.inputs) == (b"opening", 0, given(1, 2))


async def test_a_table_is_replaced_by_its_newer_state_and_gone_when_closed(store: Store) -> None:
    await store.commit(Change(1.0, table=TableKept(LIBERA, UNO, b"old")))
    await store.commit(Change(2.0, table=TableKept(LIBERA, UNO, b"new")))
    assert [table.payload for table in await store.read(read.tables)] == [b"new"]
    await store.commit(Change(3.0, table=TableClosed(LIBERA, UNO)))
    assert await store.read(read.tables) == []


async def test_one_rooms_table_can_be_read_alone(store: Store) -> None:
    await store.commit(started())
    await store.commit(Change(2.0, round=RoundProgress(inputs=given(1))))
    await store.commit(Change(3.0, table=TableKept(LIBERA, Room("#two"), b"two")))
    (one,) = await store.read(read.tables, LIBERA, UNO)
    assert (one.room, one.round and one.round.inputs) == (UNO, given(1))
    assert [table.payload for table in await store.read(read.tables, LIBERA, Room("#two"))] == [b"two"]
    assert await store.read(read.tables, LIBERA, Room("#three")) == []


async def test_a_finished_round_can_be_replayed_from_its_opening(store: Store) -> None:
    await store.commit(started())
    await store.commit(
        Change(2.0, round=RoundProgress(inputs=given(1, 2), checkpoint=Checkpoint(ROUND, b"after two", 2)))
    )
    standings = (
        Standing(
            Identity("account:ann"), "ann", 1, 40, won=True, network=LIBERA, person="libera account:ann"
        ),
        Standing(
            Identity("account:bob"), "bob", 2, 0, won=False, network=LIBERA, person="libera account:bob"
        ),
    )
    await store.commit(
        Change(
            9.0,
            round=RoundProgress(
                inputs=given(3), finished=RoundFinished(ROUND, LIBERA, '{"won":"ann"}', standings)
            ),
        )
    )
    replay = await store.read(read.round_of, ROUND)
    assert replay is not None
    assert (replay.state, replay.covers, replay.inputs) == (b"opening", 0, given(1, 2, 3))
    assert (replay.started, replay.finished, replay.result) == (1.0, 9.0, '{"won":"ann"}')
    assert tuple(await store.read(read.standings, ROUND)) == standings


async def test_the_latest_rounds_come_newest_first_and_by_room(store: Store) -> None:
    for number, room in enumerate([UNO, Room("#two"), UNO]):
        await store.commit(started(RoundId(f"r{number}"), room, at=float(number)))
    assert [found.id for found in await store.read(read.latest_rounds)] == ["r2", "r1", "r0"]
    assert [found.id for found in await store.read(read.latest_rounds, room=UNO)] == ["r2", "r0"]
    assert [found.id for found in await store.read(read.latest_rounds, LIBERA, limit=1)] == ["r2"]
    assert await store.read(read.latest_rounds, HOME) == []


async def test_there_is_no_round_that_never_was(store: Store) -> None:
    assert await store.read(read.round_of, RoundId("nothing")) is None


async def test_a_setting_is_kept_by_scope_changed_and_forgotten(store: Store) -> None:
    room = StoredSetting(LIBERA, "room", "#uno", "language", "vi")
    person = StoredSetting(LIBERA, "person", "#uno", "language", "ja")
    await store.commit(
        Change(1.0, settings=(StoredSetting(LIBERA, "room", "#uno", "language", "en"), person))
    )
    await store.commit(Change(2.0, settings=(room,)))
    assert set(await store.read(read.settings)) == {room, person}
    assert await store.read(read.settings, LIBERA, "room") == [room]
    assert await store.read(read.settings, HOME) == []
    await store.commit(Change(3.0, settings=(StoredSetting(LIBERA, "room", "#uno", "language", None),)))
    assert await store.read(read.settings) == [person]


async def test_a_shelf_keeps_its_texts_for_its_network_alone(store: Store) -> None:
    shelf = await StoreShelf.load(store, LIBERA, HeldClock())
    await shelf.put("token", "one")
    await shelf.put("token", "two")
    await shelf.put("other", "gone")
    await shelf.put("other", None)
    assert (shelf.get("token"), shelf.get("other")) == ("two", None)
    again = await StoreShelf.load(store, LIBERA, HeldClock())
    assert (again.get("token"), again.get("other")) == ("two", None)
    assert (await StoreShelf.load(store, HOME, HeldClock())).get("token") is None


async def test_a_bookmark_replaces_the_one_before(store: Store) -> None:
    assert await store.read(read.position, LIBERA) is None
    for place in ("s1", "s2"):
        await store.commit(Change(1.0, handled=Handled(LIBERA, position=place)))
    assert await store.read(read.position, LIBERA) == "s2"


async def test_a_message_is_handled_once_and_the_repeat_changes_nothing(store: Store) -> None:
    await store.commit(Change(1.0, handled=Handled(LIBERA, "m1"), table=TableKept(LIBERA, UNO, b"first")))
    with pytest.raises(AlreadySeen, match="m1"):
        await store.commit(
            Change(2.0, handled=Handled(LIBERA, "m1"), table=TableKept(LIBERA, UNO, b"second"))
        )
    await store.commit(Change(3.0, handled=Handled(HOME, "m1")))
    assert [table.payload for table in await store.read(read.tables)] == [b"first"]


async def test_messages_seen_long_ago_are_forgotten(store: Store) -> None:
    await store.commit(Change(1.0, handled=Handled(LIBERA, "old")))
    await store.commit(Change(9.0, handled=Handled(LIBERA, "young")))
    await store.commit(Change(9.0 + 7 * 86_400, writes=(partial(prune, 9.0 + 7 * 86_400),)))
    assert await store.read(seen_ids, LIBERA) == {"young"}


async def test_outgoing_messages_get_keys_in_their_order_and_are_found_until_they_are_sent(
    store: Store,
) -> None:
    committed = await store.commit(
        Change(5.0, messages=Messages((said("one"), whispered("two"), said("else", HOME))))
    )
    one, two, other = committed.outgoing
    assert one.key < two.key < other.key
    assert [(found.message, found.at) for found in await store.read(read.unsent, LIBERA)] == [
        (one, 5.0),
        (two, 5.0),
    ]
    store.mark_sent([one.key])
    await store.flush()
    assert [found.message for found in await store.read(read.unsent, LIBERA)] == [two]
    assert [found.message for found in await store.read(read.unsent, HOME)] == [other]


async def test_marks_are_kept_with_whatever_is_committed_next(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, three = (
        await store.commit(
            Change(1.0, handled=Handled(LIBERA, "m1"), messages=Messages(tuple(map(said, "abc"))))
        )
    ).outgoing
    store.mark_sent([one.key])
    with pytest.raises(AlreadySeen):
        await store.commit(Change(2.0, handled=Handled(LIBERA, "m1")))
    assert len(await store.read(read.unsent, LIBERA)) == 3
    store.mark_sent([two.key])
    await store.commit(Change(3.0))
    assert [found.message for found in await store.read(read.unsent, LIBERA)] == [three]
    monkeypatch.setattr(store, "commit", None)
    await store.flush()


async def test_marks_are_durable_after_flush_though_another_commit_took_them_along_and_was_cancelled(
    store: Store,
) -> None:
    messages = (await store.commit(Change(1.0, messages=Messages(tuple(map(said, "ab")))))).outgoing
    for message in messages:
        store.mark_sent([message.key])
        taking = asyncio.create_task(store.commit(Change(2.0)))
        await asyncio.sleep(0)
        if message is messages[0]:
            taking.cancel()
        await store.flush()
        assert message not in [found.message for found in await store.read(read.unsent, LIBERA)]


async def test_joined_messages_stand_under_the_key_of_the_last(store: Store) -> None:
    one, two = (await store.commit(Change(1.0, messages=Messages((said("one"), said("two")))))).outgoing
    both = (await store.commit(Change(1.0, messages=Messages((said("one two"),))))).outgoing[0]
    store.mark_sent([both.key])
    joined = type(two)(two.key, LIBERA, UNO, None, both.document)
    await store.mark_joined(joined, [one.key])
    assert [found.message for found in await store.read(read.unsent, LIBERA)] == [joined]


async def test_a_failing_change_fails_alone_in_its_group(store: Store) -> None:
    changes = [
        started(),
        Change(
            1.0,
            round=RoundProgress(inputs=given(1)),
            messages=Messages((said("told"),)),
            handled=Handled(HOME, position="kept"),
        ),
        Change(
            1.0,
            round=RoundProgress(inputs=given(1, round_id=RoundId("no such round"))),
            messages=Messages((said("never"),)),
        ),
        Change(
            1.0,
            round=RoundProgress(inputs=given(1)),
            messages=Messages((said("never"),)),
            table=TableKept(LIBERA, Room("#never"), b""),
        ),
        Change(1.0, round=RoundProgress(inputs=given(2)), messages=Messages((said("told"),))),
    ]
    first, _, missing, repeated, last = await asyncio.gather(
        *map(store.commit, changes), return_exceptions=True
    )
    assert not isinstance(first, BaseException)
    assert isinstance(missing, Unkept)
    assert isinstance(repeated, Unkept)
    assert not isinstance(last, BaseException)
    (table,) = await store.read(read.tables)
    assert table.round is not None
    assert table.round.inputs == given(1, 2)
    assert await store.read(read.position, HOME) == "kept"
    assert [plain(kept.message.document) for kept in await store.read(read.unsent, LIBERA)] == [
        "told",
        "told",
    ]


async def test_a_change_that_ends_the_whole_transaction_leaves_nobody_in_the_belief_that_theirs_was_kept(
    tmp_path: Path,
) -> None:
    async with await Store.open(str(tmp_path / "unobot.db")) as store:
        with store._database.writing() as connection:  # as SQLite does by itself on some errors of the disk
            connection.exec_driver_sql(
                "CREATE TRIGGER t BEFORE INSERT ON tables WHEN NEW.room = '#bad'"
                " BEGIN SELECT RAISE(ROLLBACK, 'disk I/O error'); END"
            )
        rooms = [Room(name) for name in ("#a", "#bad", "#b")]
        outcomes = await asyncio.gather(
            *(store.commit(Change(1.0, table=TableKept(LIBERA, room, b""))) for room in rooms),
            return_exceptions=True,
        )
        kept = [room for room, outcome in zip(rooms, outcomes, strict=True) if isinstance(outcome, Committed)]
        assert [table.room for table in await store.read(read.tables)] == kept
        assert "disk I/O error" in str(outcomes[1])
        await store.commit(Change(2.0, table=TableKept(LIBERA, UNO, b"")))


async def test_later_changes_win_within_a_group_as_they_do_one_by_one(store: Store) -> None:
    changes = [
        Change(1.0, table=TableKept(LIBERA, UNO, b"1"), shelved=(Shelved(LIBERA, "k", "1"),)),
        Change(2.0, table=TableClosed(LIBERA, UNO), shelved=(Shelved(LIBERA, "k", None),)),
        Change(3.0, table=TableKept(LIBERA, UNO, b"3"), handled=Handled(LIBERA, position="3")),
        Change(4.0, handled=Handled(LIBERA, position="4"), shelved=(Shelved(LIBERA, "k", "4"),)),
        Change(5.0, table=TableKept(LIBERA, Room("#two"), b"5")),
        Change(6.0, table=TableClosed(LIBERA, Room("#two"))),
    ]
    await asyncio.gather(*map(store.commit, changes))
    assert [(table.room, table.payload) for table in await store.read(read.tables)] == [(UNO, b"3")]
    assert await store.read(read.position, LIBERA) == "4"
    assert await store.read(read.shelved, LIBERA) == {"k": "4"}


async def test_a_refusal_never_quotes_what_was_to_be_stored(store: Store) -> None:
    await store.commit(started())
    secret = Change(
        2.0, round=RoundProgress(inputs=given(1) * 2), messages=Messages((whispered("r5 is a secret"),))
    )
    with pytest.raises(Unkept) as refusal:
        await store.commit(secret)
    assert "r5" not in str(refusal.value)
    assert "play" not in str(refusal.value)
    assert refusal.value.__cause__ is None


async def test_a_cancelled_caller_does_not_stop_its_commit(store: Store) -> None:
    waiting = asyncio.create_task(store.commit(Change(1.0, handled=Handled(LIBERA, position="kept"))))
    await asyncio.sleep(0)
    waiting.cancel()
    await store.commit(Change(2.0))
    assert await store.read(read.position, LIBERA) == "kept"


async def test_hundreds_of_waiting_changes_are_all_kept(store: Store) -> None:
    outcomes = await asyncio.gather(
        *(
            store.commit(Change(1.0, handled=Handled(LIBERA, str(n)), messages=Messages((said("x"),))))
            for n in range(1500)
        )
    )
    assert len({committed.outgoing[0].key for committed in outcomes}) == 1500
    assert len(await store.read(seen_ids, LIBERA)) == 1500


async def test_a_closed_store_refuses(store: Store) -> None:
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.commit(Change(1.0))
