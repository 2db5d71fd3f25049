"""What goes wrong harms nobody: full disks, rules with defects, old tables, messages that come twice."""

import asyncio
import gc
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from tests.bot.rooms.conversation import dealt, goes, lay, room_with
from tests.bot.rooms.random_match import look
from uno_engine import PASS, Drew, Played
from unobot.adapter import Bookmark, Identity, Inbox, Network, Room, Said, Sender
from unobot.clock import HeldClock
from unobot.kit.testing import FakeNetwork
from unobot.rooms.commit import Kept
from unobot.store import Change, Committed, InputGiven, RoundProgress, Store, TableKept, Unkept, read

PILE = "b1 b2 b3 b4 b5 b6 b7 b8"
CARDS = {"ann": "r5 r6", "bob": "g5 r7", "top": "r1", "turn": "ann", "draw": PILE}
SORRY = "[#uno] Something went wrong on my side. Nothing has changed; please carry on."


class FullDisk:
    """A store's `commit` that can be made to fail; what only says that a message was sent is always kept."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        self._commit = store.commit
        monkeypatch.setattr(store, "commit", self.commit)

    async def commit(self, change: Change) -> Committed:
        """Fail while the disk is full."""
        if self.full and not change.messages.sent:
            raise Unkept("disk is full")
        return await self._commit(change)


async def test_a_command_that_cannot_be_stored_has_not_happened_and_its_player_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob")
        disk, before = FullDisk(room.bot.store, monkeypatch), look(room.table())
        asked = room.table().game.question
        assert asked is not None
        who = ["ann", "bob"][asked.waiting()[0]]
        disk.full = True
        assert await room.say(who, "!draw") == [f"{who}: {SORRY}"]
        assert await room.whisper(who, "draw") == [f"{who}: {SORRY}"]
        assert await room.say("bob", "chatter") == []
        assert look(room.table()) == before
        disk.full = False
        assert any(line.startswith("#uno: ") for line in await room.say(who, "!draw"))


async def test_a_commit_that_fails_while_the_bot_is_stopped_is_told_as_what_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reached, goes_on = asyncio.Event(), asyncio.Event()

    async def fails_late(_: Change) -> Committed:
        reached.set()
        await goes_on.wait()
        raise Unkept("disk is full")

    loop, defects = asyncio.get_running_loop(), list[dict[str, Any]]()
    loop.set_exception_handler(lambda _, context: defects.append(context))
    with capture_logs() as logged:
        async with room_with("ann") as room:
            monkeypatch.setattr(room.bot.store, "commit", fails_late)
            await room.network.say("ann", "!uno")
            await reached.wait()
            loop.call_later(0.05, goes_on.set)
        await asyncio.sleep(0.1)
        gc.collect()
    assert defects == []
    assert "what was under way at the end is not stored" in [each["event"] for each in logged]


async def test_so_is_a_table_that_cannot_be_opened_and_a_setting_that_cannot_be_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with room_with("ann", "bob") as room:
        disk = FullDisk(room.bot.store, monkeypatch)
        disk.full = True
        assert await room.say("ann", "!uno") == [f"ann: {SORRY}"]
        assert await room.whisper("ann", "set style plain") == [f"ann: {SORRY.removeprefix('[#uno] ')}"]
        assert room.find_table() is None
        disk.full = False
        (opened,) = await room.say("bob", "!uno")
        assert opened.startswith(
            "#uno: bob opens a table (classic). Type !join to take a seat, !deal to start."
        )


async def test_a_store_that_cannot_even_be_read_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob")
        disk, before = FullDisk(room.bot.store, monkeypatch), look(room.table())
        disk.full = True

        async def unreadable(*_: object) -> None:
            raise Unkept("disk is gone")

        with monkeypatch.context() as gone:
            gone.setattr(room.bot.store, "read", unreadable)
            assert await room.say("ann", "!players") == [f"ann: {SORRY}"]
            assert await room.say("ann", "!players") == [f"ann: {SORRY}"]
        disk.full = False
        await room.wait(1)
        assert look(room.table()) == before
        assert (await room.say("ann", "!players"))[0].startswith("#uno: In order of play")


async def test_another_table_is_not_disturbed(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = HeldClock()
    network = FakeNetwork(clock, rooms=["#uno", "#two"])
    async with room_with("ann", "bob", clock=clock, network=network) as room:
        for place in ("#uno", "#two"):
            await room.say("ann", "!uno", place)
        monkeypatch.setattr(room.table("#uno"), "take", None)
        monkeypatch.setattr(room.table("#uno"), "join", None)
        assert await room.say("bob", "!join", "#uno") == [f"bob: {SORRY}"]
        assert await room.say("bob", "!join", "#two") == ["#two: bob joins (2 players; !deal to start)."]
        assert await room.say("bob", "!join", "#uno") == ["#uno: bob joins (2 players; !deal to start)."]


async def test_a_rule_with_a_defect_is_named_in_the_room_and_the_log_and_the_table_plays_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob", **CARDS)

        def broken(self: object, state: Any) -> None:
            raise KeyError(f"[{state.hands[0][0].code}]")

        with capture_logs() as logs, monkeypatch.context() as defect:
            defect.setattr(Played, "apply", broken)
            said = await room.say("ann", "r5")
        assert said == ["#uno: The rule playing failed, so that move was undone. The game continues."]
        (entry,) = [entry for entry in logs if entry["log_level"] == "error"]
        assert entry["rule"] == "playing"
        assert "KeyError" in entry["where"]
        assert "broken" in entry["where"]
        assert "[r5]" not in str(entry)
        assert room.hand("ann") == ["r5", "r6"]
        await goes(
            room,
            """
            <ann> r5
                #uno: ann plays [r5]. bob, your turn. Top card: [r5].
                bob: [#uno] Your cards: [r7] [g5] (playable: r7 g5) · ann 1
            """,
        )


async def test_a_defect_met_while_time_passes_moves_the_turn_on_and_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob", **CARDS)

        def broken(self: object, state: Any) -> None:
            raise KeyError("x")

        with capture_logs() as logs, monkeypatch.context() as defect:
            defect.setattr(Drew, "apply", broken)
            said = await room.wait(180)
        (told,) = [line for line in said if " failed, so the turn passes" in line]
        (entry,) = [entry for entry in logs if entry["log_level"] == "error"]
        assert f"rule {entry['rule']} failed, so the turn passes to the next player" in told
        assert room.table().asked() == (1,)


async def test_the_same_message_is_handled_once() -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob", **CARDS | {"ann": "r5 r6 w"})
        await room.say("ann", "!play w blue")
        network, bob = room.network.network, Sender(Identity("bob"), "bob")
        said = Said(network, Room("#uno"), bob, "!draw", "again", 0.0)
        await room.network.deliver(said)
        assert len(await room.heard()) == 2
        before = look(room.table())
        await room.network.deliver(said)
        assert await room.heard() == []
        assert look(room.table()) == before
        whispered = Said(network, None, Sender(Identity("ann"), "ann"), "help", "whispered", 0.0)
        await room.network.deliver(whispered)
        assert await room.heard() != []
        await room.network.deliver(whispered)
        assert await room.heard() == []


async def test_a_bookmark_is_kept_only_after_all_that_came_before(monkeypatch: pytest.MonkeyPatch) -> None:
    async with room_with("ann", "bob") as room:
        order: list[str] = []
        commit = room.bot.store.commit

        async def noted(change: Change) -> Committed:
            committed = await commit(change)
            if change.handled is not None:
                order.extend(each for each in (change.handled.id, change.handled.position) if each)
            return committed

        monkeypatch.setattr(room.bot.store, "commit", noted)
        network = room.network.network
        ann = Sender(Identity("ann"), "ann")
        for number, line in enumerate(["!uno", "!top", "!players"]):
            await room.network.deliver(Said(network, Room("#uno"), ann, line, f"said {number}", 0.0))
            await room.network.deliver(Said(network, None, ann, "help", f"whispered {number}", 0.0))
            await room.network.deliver(Bookmark(network, f"after {number}"))
        await room.heard()
        for number in range(3):
            mark = order.index(f"after {number}")
            assert {f"{kind} {each}" for kind in ("said", "whispered") for each in range(number + 1)} <= set(
                order[:mark]
            )
        assert await room.bot.store.read(read.position, network) == "after 2"


class BrokenNetwork(FakeNetwork):
    """A network whose adapter breaks once on what it has heard when the bot is there."""

    def __init__(self, clock: HeldClock) -> None:
        super().__init__(clock)
        self.breaks = asyncio.Event()
        self.runs = 0

    async def run(self, inbox: Inbox, /) -> None:
        """Break when told to; the next time nothing is wrong."""
        self.runs += 1
        if self.runs > 1:
            return await super().run(inbox)
        there = asyncio.create_task(super().run(inbox))
        await self.breaks.wait()
        there.cancel()
        raise ValueError("cannot read: play [r5]")


async def test_an_adapter_that_fails_comes_again_and_nothing_that_it_heard_is_logged() -> None:
    clock = HeldClock()
    network = BrokenNetwork(clock)
    async with room_with("ann", clock=clock, network=network) as room:
        with capture_logs() as logs:
            network.breaks.set()
            while not logs:  # noqa: ASYNC110 - until the bot has noticed; no time passes
                await asyncio.sleep(0)
            await clock.advance(10)
            while network.runs < 2:  # noqa: ASYNC110 - until it is tried again
                await asyncio.sleep(0)
        assert "#uno: ann opens a table" in "\n".join(await room.say("ann", "!uno"))
    (entry,) = [entry for entry in logs if entry["log_level"] == "error"]
    assert room.bot.refused == {}
    assert "ValueError" in entry["where"]
    assert "exc_info" not in entry
    assert "play [r5]" not in str(entry).replace('raise ValueError("cannot read: play [r5]")', "")


# --- old tables ----------------------------------------------------------------------------------------------------------


async def stored(tmp_path: Path, *lines: str) -> tuple[Path, HeldClock, FakeNetwork]:
    """A store with a table at which these lines were said."""
    data, clock = tmp_path / "unobot.db", HeldClock()
    network = FakeNetwork(clock)
    async with room_with("ann", "bob", data=data, clock=clock, network=network) as room:
        await dealt(room, "ann", "bob")
        for line in lines:
            await room.say(*line.split(": "))
    network.take()
    return data, clock, network


async def test_a_turn_that_cannot_be_replayed_begins_again_and_the_room_is_told(tmp_path: Path) -> None:
    data, clock, network = await stored(tmp_path)
    async with await Store.open(str(data)) as store:
        (table,) = await store.read(read.tables)
        assert table.round is not None
        number = table.round.covers + len(table.round.inputs) + 1
        given = InputGiven(table.round.id, number, "0", "play of a former version", 0)
        kept = TableKept(table.network, table.room, table.payload, table.round.id, number)
        await store.commit(Change(at=clock.now(), table=kept, round=RoundProgress(inputs=(given,))))
    said = None
    for life in range(2):
        with capture_logs() as logs:
            async with room_with(data=data, clock=clock, network=network) as room:
                said = await room.heard()
                assert ("#uno: I was upgraded, so this turn starts over." in said) == (life == 0), said
                assert any("I'm back, and the round continues." in line for line in said)
                asked = room.table().asked()
                can_pass = PASS in room.table().game.options(asked[0])
                answer = await room.say(["ann", "bob"][asked[0]], "!pass" if can_pass else "!draw")
                assert any(line.startswith("#uno: ") for line in answer)
                before = look(room.table())
        warned = [entry["event"] for entry in logs if "replayed" in entry["event"]]
        assert len(warned) == (1 if life == 0 else 0), "the operator reads it, too"
        async with room_with(data=data, clock=clock, network=network) as room:
            assert look(room.table()) == before


@pytest.mark.parametrize("what", ["rules", "payload", "state"])
async def test_a_table_that_means_nothing_any_more_is_closed_politely(what: str, tmp_path: Path) -> None:
    data, clock, network = await stored(tmp_path)
    async with await Store.open(str(data)) as store:
        (table,) = await store.read(read.tables)
        kept = msgspec.json.decode(table.payload, type=Kept)
        broken: Mapping[str, bytes] = {
            "rules": msgspec.json.encode(msgspec.structs.replace(kept, line="forgotten rules")),
            "payload": b'{"line": 1}',
            "state": msgspec.json.encode(msgspec.structs.replace(kept, state='{"nothing": 1}')),
        }
        payload = TableKept(Network("fake"), Room("#uno"), broken[what], None)
        await store.commit(Change(at=clock.now(), table=payload))
    why = (
        "I closed the table that was here, because no plugin provides forgotten. !uno opens a new one."
        if what == "rules"
        else "I was upgraded and can't continue the table that was here, so I closed it. !uno opens a new one."
    )
    missing = "a plugin that brings forgotten is missing: " if what == "rules" else ""
    with capture_logs() as logs:
        async with room_with(data=data, clock=clock, network=network) as room:
            assert await room.heard() == [f"#uno: {why}"]
            assert (await room.say("ann", "!uno"))[0].startswith("#uno: ann opens a table")
    assert [entry["event"] for entry in logs if entry["log_level"] == "error"] == [
        f"{missing}this table cannot be set up again"
    ]
    async with room_with(data=data, clock=clock, network=network) as room:
        assert await room.heard() == [
            "#uno: I'm back. A table is open. !join to take a seat, !deal to start."
        ]


async def test_between_rounds_and_while_paused_the_table_says_so_after_a_restart(tmp_path: Path) -> None:
    data, clock, network = await stored(tmp_path, "ann: !pause")
    async with room_with(data=data, clock=clock, network=network) as room:
        said = await room.heard()
        assert " The game is paused. !resume to continue. bob, your turn. " in said[0], said
        lay(room, **CARDS | {"ann": "r5"})
        await room.say("ann", "r5")
        await room.say("ann", "!resume")
    async with room_with(data=data, clock=clock, network=network) as room:
        assert await room.heard() == ["#uno: I'm back. Next round in 20 s, or !deal to start now."]
        assert "#uno: Round 2: " in "\n".join(await room.wait(20))


async def test_what_was_committed_and_not_sent_is_sent_after_the_restart(tmp_path: Path) -> None:
    data, clock, network = await stored(tmp_path)
    network.repeats_are_told = True
    async with room_with(data=data, clock=clock, network=network) as room:
        await room.heard()
        network.held = True
        await network.say("ann", "!players")
        await room.bot.router.settled()
    network.held = False
    assert network.take() == []
    async with room_with(data=data, clock=clock, network=network) as room:
        assert sum("In order of play" in line for line in await room.heard()) == 1


@pytest.mark.parametrize("where", [Room("#uno"), None])
async def test_a_line_that_is_dropped_because_its_id_is_known_is_told_to_who_looks_for_it(
    where: Room | None,
) -> None:
    async with room_with("ann", "bob") as room:
        line = Said(Network("fake"), where, Sender(Identity("ann"), "ann"), "!help", "id7", 0.0)
        with capture_logs() as logs:
            for _ in range(2):
                await room.network.deliver(line)
                await room.bot.settled()

    assert [log["reason"] for log in logs if log["event"] == "a line is dropped: its id is known"] == [
        "fake: message id7 was handled before."
    ]
