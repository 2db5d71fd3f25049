"""`!forget me`: nothing of somebody is left, and nothing of the others is lost."""

import asyncio
import zlib
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from tests.bot.persons.networks import account, code_in, two_networks
from tests.bot.rooms.conversation import dealt, goes, room_with
from uno_engine import Words
from unobot.adapter import Identity, Network
from unobot.clock import WallClock
from unobot.kit.replay.steps import Step, rules_of, steps_of
from unobot.kit.testing import FakeRoom
from unobot.store import Change, Store, StoredRound, read, schema
from unobot_privacy.forgetting import ToForget, asked_to_forget
from unobot_privacy.retention import Retention, _packed, shrink, unpacked_rounds

DONE = "Done. Your name has been removed from one round."


def _rows_with(connection: Connection, name: str) -> set[str]:
    """The tables and columns in which that name stands, packed or not; what waits to be said is left out."""
    found = set()
    for table in schema.KEPT:
        for row in connection.execute(select(table)).mappings():
            for column, value in row.items():
                raw = value if isinstance(value, bytes) else str(value).encode()
                if column == "replay" and value:
                    raw = zlib.decompress(raw)
                if table.name != "outgoing" and name.encode() in raw:
                    found.add(f"{table.name}.{column}")
    return found


async def _play(room: FakeRoom, *names: str) -> None:
    """A whole round in which hands are swapped with somebody who is named."""
    await dealt(room, *names, line="rounds=1 cards=3 +seven-zero")
    while (table := room.find_table()) is not None:
        seat, words = table.asked()[0], Words(table.game.state.names, table.rules.deck.by_code)
        move = max(table.game.options(seat), key=lambda move: (move.verb == "play", len(move.args)))
        await room.say(table.holders[seat].identity, f"!{words.write(move)}")


def _steps(room: FakeRoom, round_: StoredRound) -> list[Step]:
    rules = rules_of(round_, room.bot.router.services.catalogue, [])
    return list(steps_of(round_, rules))


async def test_a_name_goes_from_results_replays_and_settings_and_the_others_keep_theirs() -> None:
    async with room_with("bob", "cid") as room:
        await account(room, "annabel")
        await room.whisper("annabel", "set style plain")
        await _play(room, "bob", "annabel", "cid")
        store = room.bot.store
        (latest,) = await store.read(read.latest_rounds)
        was, before = await store.read(read.standings, latest.id), await store.read(read.round_of, latest.id)
        assert before is not None
        assert any("annabel" in each.text for each in before.inputs)
        await goes(
            room,
            """
            <annabel to the bot> forget me
                annabel: This removes your name from all results and replays. It deletes your settings, too, for all linked accounts. It can't be undone. If you are sure: !forget me yes. To stop keeping records from now on: !set records off
            <annabel to the bot> forget me yes
                annabel: Done. Your name has been removed from one round.
            <annabel to the bot> set style
                annabel: style is set to “colour”. Allowed: …
            """,
        )
        assert await store.read(_rows_with, "annabel") == set()
        now, after = await store.read(read.standings, latest.id), await store.read(read.round_of, latest.id)
        assert [(each.place, each.points, each.won) for each in now] == [
            (e.place, e.points, e.won) for e in was
        ]
        assert {each.name for each in now} == {"bob", "player2", "cid"}
        assert after is not None
        assert after.seats == "bob,player2,cid"
        assert [step.events for step in _steps(room, after)] == [step.events for step in _steps(room, before)]


async def test_a_round_without_a_result_is_known_by_the_name_unless_the_seat_is_another_s(
    tmp_path: Path,
) -> None:
    async with room_with("bob", data=tmp_path / "unobot.db") as room:
        await account(room, "annabel")
        await dealt(room, "annabel", "bob")
        await room.say("annabel", "!stop")
        await room.whisper("annabel", "set records off")
        await _play(room, "annabel", "bob")
        # somebody else of the same name, whose result says so
        await room.network.depart("annabel")
        await room.network.arrive("annabel", identity="other", lasting=True)
        await room.heard()
        await dealt(room, "other", "bob")
        await room.say("other", "!stop")
        await _play(room, "other", "bob")
        await room.network.depart("other")
        await account(room, "annabel")
        assert "from 3 rounds" in (await room.whisper("annabel", "forget me yes"))[0]
        rounds = await room.bot.store.read(read.latest_rounds)
        assert sorted(each.seats for each in rounds) == ["annabel,bob", *["player1,bob"] * 3]


async def test_nobody_is_forgotten_in_the_middle_of_a_round() -> None:
    async with room_with("bob") as room:
        await account(room, "ann")
        await dealt(room, "ann", "bob")
        assert await room.whisper("ann", "forget me yes") == [
            "ann: [#uno] You have a seat in the round in #uno. Please wait until it is over."
        ]
        await room.say("ann", "!stop")
        assert await room.whisper("ann", "forget me yes") == [f"ann: {DONE}"]


async def test_linked_accounts_are_forgotten_together_and_are_linked_no_more() -> None:
    pytest.importorskip("unobot_links")
    async with two_networks() as both:
        for room, name in ((both.irc, "annabel"), (both.home, "belinda")):
            await account(room, name)
            await account(room, "bob")
            await _play(room, name, "bob")
        code = code_in(await both.irc.whisper("annabel", "link"))
        await both.home.whisper("belinda", f"link {code}")
        await both.irc.heard()
        assert "from 2 rounds" in (await both.irc.whisper("annabel", "forget me yes"))[0]
        for name in ("annabel", "belinda"):
            assert await both.bot.store.read(_rows_with, name) == set()


async def test_what_was_not_done_when_the_bot_ended_is_done_at_the_next_start(tmp_path: Path) -> None:
    data = tmp_path / "unobot.db"
    async with room_with("bob", data=data) as room:
        await account(room, "annabel")
        await _play(room, "annabel", "bob")
        # packed meanwhile, as all rounds are sooner or later
        await Retention(room.bot.store, WallClock(), None, None).work()
    async with await Store.open(str(data)) as store:
        ann = ToForget(Network("fake"), Identity("annabel"), "annabel")
        await store.commit(Change(1.0, records=(ann.record(),)))
    async with room_with("bob", data=data) as room:
        async with asyncio.timeout(30):
            while await room.bot.store.read(asked_to_forget):  # noqa: ASYNC110 - a chore of the bot tells nobody
                await asyncio.sleep(0.01)
        assert await room.bot.store.read(_rows_with, "annabel") == set()
        (round_,) = await room.bot.store.read(read.latest_rounds)
        whole = await room.bot.store.read(read.round_of, round_.id)
        assert whole is not None
        assert _steps(room, whole)


async def test_a_round_that_was_read_to_be_packed_before_a_name_was_taken_out_is_not_packed_with_it() -> None:
    async with room_with("bob") as room:
        await account(room, "annabel")
        await _play(room, "annabel", "bob")
        store = room.bot.store

        rows = await store.read(unpacked_rounds, (0.0, ""), 10)
        shrunk = await store.read(_packed, rows)
        await room.whisper("annabel", "forget me yes")
        await store.commit(Change(2.0, writes=(partial(shrink, shrunk),)))
        assert await store.read(_rows_with, "annabel") == set()
