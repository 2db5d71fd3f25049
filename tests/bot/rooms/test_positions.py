"""An adapter's position is stored with the last command before it, and never ahead of anything."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.bot.rooms.conversation import room_with
from unobot.adapter import Arrived, Bookmark, Identity, Room, Said, Sender
from unobot.kit.testing import FakeNetwork, FakeRoom
from unobot.store import Change, Committed, StoreError, read

ANN = Sender(Identity("ann"), "ann")


def said(network: FakeNetwork, text: str, id_: str, room: str | None = "#uno") -> Said:
    """A line of ann's."""
    return Said(network.network, None if room is None else Room(room), ANN, text, id_, 0.0)


def watched(room: FakeRoom, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Which message and which position each transaction holds, in the order of the transactions."""
    held: list[tuple[str, str]] = []
    commit = room.bot.store.commit

    async def noted(change: Change) -> Committed:
        committed = await commit(change)
        if change.handled is not None:
            held.append((change.handled.id or "", change.handled.position or ""))
        return committed

    monkeypatch.setattr(room.bot.store, "commit", noted)
    return held


async def test_a_command_and_the_position_behind_it_are_one_transaction(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with room_with("ann") as room:
        held, net = watched(room, monkeypatch), room.network
        await net.deliver(said(net, "!uno", "1"), Bookmark(net.network, "after 1"))
        await room.heard()
        await net.deliver(said(net, "help", "2", room=None), Bookmark(net.network, "after 2"))
        await room.heard()
        assert held == [("1", "after 1"), ("2", "after 2")]
        assert room.bot.router.committer.shelves[net.network].get("position") == "after 2"
        assert await room.bot.store.read(read.position, net.network) == "after 2"


async def test_of_several_commands_the_last_one_takes_the_position_along(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with room_with("ann") as room:
        held, net = watched(room, monkeypatch), room.network
        batch = [said(net, line, line) for line in ("!uno", "!top", "hello there", "!players")]
        await net.deliver(*batch, Bookmark(net.network, "after"))
        await room.heard()
        assert held == [("!uno", ""), ("!top", ""), ("!players", "after")]


async def test_a_position_behind_no_command_is_stored_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    async with room_with("ann") as room:
        held, net = watched(room, monkeypatch), room.network
        bob = Arrived(net.network, Room("#uno"), Sender(Identity("bob"), "bob"))
        await net.deliver(bob, said(net, "hello there", "1"), Bookmark(net.network, "after hello"))
        await net.deliver(Bookmark(net.network, "after nothing"))
        await room.heard()
        assert held == [("", "after hello"), ("", "after nothing")]


async def test_a_position_waits_for_the_commands_of_all_rooms(monkeypatch: pytest.MonkeyPatch) -> None:
    async with room_with("ann") as room:
        held, net = watched(room, monkeypatch), room.network
        batch = [said(net, "!help", f"{n}", room=f"#{n % 3}") for n in range(6)]
        await net.deliver(*batch, Bookmark(net.network, "after"))
        await room.heard()
        assert {id_ for id_, _ in held if id_} == {"0", "1", "2", "3", "4", "5"}
        assert [position for _, position in held if position] == ["after"]
        assert held[-1][1] == "after"


async def test_a_command_that_cannot_be_stored_leaves_the_position_to_be_stored_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with room_with("ann") as room:
        net, commit = room.network, room.bot.store.commit

        async def failing(change: Change) -> Committed:
            if change.handled is not None and change.handled.id is not None:
                raise StoreError("no")
            return await commit(change)

        monkeypatch.setattr(room.bot.store, "commit", failing)
        held = watched(room, monkeypatch)
        await net.deliver(said(net, "!uno", "1"), Bookmark(net.network, "after 1"))
        await room.heard()
        assert held == [("", "after 1")]


async def test_a_message_that_was_dealt_with_before_does_not_keep_the_position_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with room_with("ann") as room:
        net = room.network
        held = watched(room, monkeypatch)
        await net.deliver(said(net, "!uno", "1"))
        await room.heard()
        await net.deliver(said(net, "!uno", "1"), Bookmark(net.network, "after 1"))
        await room.heard()
        assert held == [("1", ""), ("", "after 1")]


async def test_no_state_of_the_store_has_a_command_without_the_position_behind_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "unobot.db"
    async with room_with("ann", data=data) as room:
        net, commit = room.network, room.bot.store.commit
        states: list[tuple[int, str | None]] = []

        async def looked_at(change: Change) -> Committed:
            committed = await commit(change)
            with closing(sqlite3.connect(data)) as file:
                states.append(
                    file.execute("SELECT count(*), (SELECT position FROM positions) FROM seen").fetchone()
                )
            return committed

        monkeypatch.setattr(room.bot.store, "commit", looked_at)
        for number, line in enumerate(["!uno", "!top", "!help", "!players"], start=1):
            await net.deliver(said(net, line, str(number)), Bookmark(net.network, str(number)))
            await room.heard()
        assert states
        assert all(str(count) == position for count, position in states), states
