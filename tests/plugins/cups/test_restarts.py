"""A cup and a bot that ends at any moment: between two commands, or killed between two commits."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.bot.rooms.conversation import room_with
from tests.plugins.cups.playing import SHORT, finished, next_move, open_cup, running, to_come
from unobot.clock import HeldClock
from unobot.document import plain
from unobot.kit.testing import FakeNetwork, FakeRoom
from unobot.store import Change, Committed, Store, TakenOver
from unobot_cups.cup import cup_record

PEOPLE = ("ann", "bob", "cid", "dan")
ROOMS = ("#uno", "#uno-2")
MOST = 400


class Mortal:
    """Lets a store commit so many changes of tables and cups; then the process is as good as killed."""

    def __init__(self, store: Store, commits: int) -> None:
        self.killed, self._over, self._left = asyncio.Event(), asyncio.Event(), commits
        self._commit = store.commit
        store.commit = self.commit  # type: ignore[method-assign]  # nothing else ends a bot in the middle of its work

    async def commit(self, change: Change) -> Committed:
        """Commit, or never return."""
        if self._left <= 0:
            self.killed.set()
            await self._over.wait()
            raise TakenOver("killed")
        self._left -= bool(change.table or change.records)
        return await self._commit(change)

    def bury(self) -> None:
        """Let what still waits end."""
        self._over.set()


@asynccontextmanager
async def life(
    data: Path, network: FakeNetwork, clock: HeldClock, commits: int, seed: int
) -> AsyncIterator["Life"]:
    """The bot, until it is killed."""
    async with room_with(data=data, network=network, clock=clock, seed=seed) as room:
        mortal = Mortal(room.bot.store, commits)
        try:
            yield Life(room, mortal)
        finally:
            # before the bot is closed, which waits for what is under way
            mortal.bury()


class Life:
    """What happens while the bot lives."""

    def __init__(self, room: FakeRoom, mortal: Mortal) -> None:
        self.room, self._mortal = room, mortal

    async def on(self) -> bool:
        """Whether it still lives when it has done all that is to be done."""
        settling = asyncio.create_task(self.room.bot.settled())
        dying = asyncio.create_task(self._mortal.killed.wait())
        await asyncio.wait((settling, dying), return_when=asyncio.FIRST_COMPLETED)
        for task in (settling, dying):
            task.cancel()
        return not self._mortal.killed.is_set()

    async def passes(self, seconds: float) -> bool:
        """Time passes; whether it still lives."""
        await self.room.clock.advance(seconds)
        return await self.on()

    async def act(self, chance: Random) -> bool:
        """Something that has to happen in one of the rooms; whether it still lives."""
        where = chance.choice(ROOMS)
        table = self.room.find_table(where)
        if people := to_come(self.room, where):
            await self.room.network.say(people[0], "!join", where)
        elif table is not None and (move := next_move(table, chance)) is not None:
            await self.room.network.say(*move, where)
        else:
            return await self.passes(25)
        return await self.on() and await self.passes(0)


def told(network: FakeNetwork, words: str) -> list[str]:
    """The lines of the room with these words; what was sent again after a kill is one line."""
    lines = {
        each.key: plain(each.document) for each in network.messages if each.to is None and each.room == "#uno"
    }
    return [line for line in lines.values() if words in line]


@pytest.mark.parametrize(("seed", "commits"), [(0, 2), (1, 3)])
async def test_a_bot_that_is_killed_again_and_again_plays_the_same_cup_to_its_end(
    seed: int, commits: int, tmp_path: Path
) -> None:
    chance, clock = Random(seed), HeldClock()
    network = FakeNetwork(clock, rooms=ROOMS)
    for who in (*PEOPLE, "olga"):
        await network.arrive(who, operator=who == "olga")
    data = tmp_path / "unobot.db"
    async with room_with(data=data, network=network, clock=clock, seed=seed) as room:
        await open_cup(room, "4 classic cards=1 seats=2", *PEOPLE[1:3])
        await room.say("olga", "!cup rooms #uno-2")
    for number in range(MOST):
        async with life(data, network, clock, chance.randint(1, commits) + 1, number) as now:
            going = await now.on() and await now.passes(0)
            cup = running(now.room)
            if going and cup is None and number:
                break
            if going and cup is not None and not cup.cup.started:
                await network.say("dan", "!cup join")
                going = await now.on()
            while going and running(now.room) is not None:
                going = await now.act(chance)
    else:
        raise AssertionError("the cup has no end")
    async with room_with(data=data, network=network, clock=clock) as room:
        over = finished(room)
        assert over.course.podium is not None
        assert sorted(over.results) == [1, 2, 3]
        assert all(len(result.order) == 2 for result in over.results.values())
        assert running(room) is None
    assert len(told(network, "enters the cup (4 of 4)")) == 1
    assert len(told(network, "is drawn (seed")) == len(over.course.stages) - 1
    for pairing in (1, 2):
        assert len(told(network, f"from cup table {pairing}")) == 1
    assert len(told(network, "wins the cup")) == 1
    assert number > 3


async def test_after_a_restart_those_who_are_drawn_are_called_again_and_have_the_whole_time(
    tmp_path: Path,
) -> None:
    clock = HeldClock()
    network = FakeNetwork(clock)
    async with room_with("ann", "bob", data=tmp_path / "u.db", network=network, clock=clock) as room:
        await open_cup(room, f"2 {SHORT}", "bob")
        await room.say("ann", "!join")
        await room.wait(200)
    async with room_with(data=tmp_path / "u.db", network=network, clock=clock) as room:
        assert await room.heard() == [
            "#uno: I'm back. The final of the cup, ann and bob: type !join within 5 min."
        ]
        assert await room.wait(299) == []
        assert (await room.wait(2))[0] == "#uno: bob did not show up and forfeits this table."


async def test_a_cup_that_is_over_and_one_that_is_open_are_there_after_a_restart(tmp_path: Path) -> None:
    clock = HeldClock()
    network = FakeNetwork(clock)
    async with room_with("ann", "bob", data=tmp_path / "u.db", network=network, clock=clock) as room:
        await open_cup(room, f"2 {SHORT}", "bob")
        await room.say("ann", "!join")
        await room.wait(301)
        await open_cup(room, "3 taiwan", "bob")
    async with room_with(data=tmp_path / "u.db", network=network, clock=clock) as room:
        assert (await room.say("bob", "!cup last"))[0].startswith("#uno: ann won the last cup here")
        assert (await room.say("bob", "!cup"))[0].startswith("#uno: The cup (taiwan) is open: ann and bob")


async def test_a_cup_whose_rules_are_gone_is_given_up_and_its_table_stopped(tmp_path: Path) -> None:
    clock = HeldClock()
    network = FakeNetwork(clock)
    async with room_with("ann", "bob", data=tmp_path / "u.db", network=network, clock=clock) as room:
        await open_cup(room, f"2 {SHORT}", "bob")
        cup = running(room)
        assert cup is not None
    store = await Store.open(str(tmp_path / "u.db"))
    await store.commit(Change(1.0, records=(replace(cup_record(cup.cup), payload=b"{}"),)))
    await store.close()
    async with room_with(data=tmp_path / "u.db", network=network, clock=clock) as room:
        await room.wait(400)
        assert room.find_table() is None
        assert (await room.say("ann", "!cup open 4"))[0].startswith("#uno: ann opens a knock-out cup")
