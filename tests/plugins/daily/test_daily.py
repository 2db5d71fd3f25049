"""`pace=daily`: a turn has a day, by the calendar, over weeks and restarts."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.bot.rooms.conversation import dealt, room_with
from unobot.clock import HeldClock
from unobot.kit.testing import FakeNetwork, FakeRoom

HOUR, DAY = 3600.0, 86_400.0


class Weeks:
    """One bot after the other on the same store, with the same people and the same calendar."""

    def __init__(self, data: Path) -> None:
        self.data, self.clock, self.seed = data / "unobot.db", HeldClock(), 1

    @asynccontextmanager
    async def bot(self, *people: str) -> AsyncIterator[FakeRoom]:
        """The bot runs."""
        network, self.seed = FakeNetwork(self.clock), self.seed + 1
        async with room_with(
            *people, data=self.data, network=network, clock=self.clock, seed=self.seed
        ) as room:
            yield room

    def without_a_bot(self, seconds: float) -> None:
        """So long no bot runs."""
        self.clock.step(seconds)


async def opened(room: FakeRoom, line: str = "uno=none") -> None:
    """A round between ann and bob, whose turn it is; nothing in their hands fits, so that only time does something."""
    await dealt(room, "ann", "bob", line=f"pace=daily {line}")
    if "bob" not in room.table().game.state.names[room.table().asked()[0]]:
        raise AssertionError("with this seed bob begins")


def told(said: list[str], who: str) -> list[str]:
    """What that person was told alone, or (`#uno`) the room."""
    return [line.removeprefix(f"{who}: ") for line in said if line.startswith(f"{who}: ")]


async def test_a_turn_has_a_day_and_who_is_waited_for_is_reminded_alone_with_their_hand() -> None:
    async with room_with("ann", "bob") as room:
        said = await room.say("ann", "!uno taiwan pace=daily")
        assert "You have a day for each turn. Play here or in private." in said[0]
        await room.say("bob", "!join")
        await room.say("ann", "!deal")

        assert await room.wait(17.9 * HOUR) == []
        reminded = await room.wait(0.2 * HOUR)
        assert [line.startswith("bob: [#uno] ") for line in reminded] == [True, True]
        assert reminded[0] == "bob: [#uno] It is your turn; 6 h left."
        assert await room.wait(5.8 * HOUR) == []
        assert (await room.wait(0.2 * HOUR))[0].startswith("#uno: Time is up: bob draws a card")


async def test_operators_can_keep_a_room_free_of_tables_that_last_for_weeks() -> None:
    async with room_with("ann") as room:
        await room.network.arrive("olga", operator=True)
        await room.say("olga", "!set daily off")
        (said,) = await room.say("ann", "!uno pace=daily")
        assert said.startswith("ann: [#uno] Games with a day for each turn are switched off in this room")


async def test_two_days_without_a_word_and_the_seat_is_given_up_as_at_any_table() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", line="pace=daily")
        said = await room.wait(9 * DAY)
        assert len([line for line in told(said, "#uno") if "leaves the round" in line]) >= 1


async def test_somebody_away_is_not_missed_and_finds_their_cards_and_the_time_when_they_come() -> None:
    async with room_with("ann", "bob") as room:
        await opened(room)
        await room.network.depart("bob")
        assert await room.wait(20 * HOUR) == []
        await room.network.arrive("bob")
        said = await room.heard()
        assert said[0] == "bob: [#uno] It is your turn; 4 h left."
        assert said[1].startswith("bob: [#uno] Your cards: ")


async def test_time_counts_while_no_bot_runs_but_nobody_loses_a_turn_by_it(tmp_path: Path) -> None:
    weeks = Weeks(tmp_path)
    async with weeks.bot("ann", "bob") as room:
        await opened(room)
        await room.wait(2 * HOUR)
    weeks.without_a_bot(10 * HOUR)
    async with weeks.bot("ann", "bob") as room:
        # 12 of the 24 hours are over: it is not forgotten, and nobody is reminded yet
        assert "12 h left" in (await room.say("bob", "!games"))[-1]
        assert await room.wait(5 * HOUR) == []
    weeks.without_a_bot(30 * DAY)
    async with weeks.bot("ann", "bob") as room:
        said = await room.heard() + await room.wait(60)
        assert "[#uno] It is your turn; 6 h left." in told(said, "bob")
        # the last quarter is theirs, and begins now
        assert told(await room.wait(5.9 * HOUR), "#uno") == []
        assert told(await room.wait(0.2 * HOUR), "#uno") != []


async def test_what_is_left_after_the_reminder_runs_only_while_the_bot_is_there(tmp_path: Path) -> None:
    weeks = Weeks(tmp_path)
    async with weeks.bot("ann", "bob") as room:
        await opened(room)
        assert len(await room.wait(20.5 * HOUR)) == 2
    for _ in range(3):
        weeks.without_a_bot(2 * DAY)
        async with weeks.bot("ann", "bob") as room:
            # a restart costs less than the hour since the store was last told the time; nobody is reminded twice
            assert told(await room.heard(), "bob")[0].startswith("[#uno] Your cards: ")
            assert told(await room.wait(HOUR), "#uno") == []
    async with weeks.bot("ann", "bob") as room:
        assert told(await room.wait(1.1 * HOUR), "#uno")[1:] != []


async def test_a_calendar_that_is_set_wrongly_costs_nobody_a_turn() -> None:
    async with room_with("ann", "bob") as room:
        await opened(room)
        room.clock.step(365 * DAY)
        assert told(await room.wait(2 * HOUR), "bob")[0] == "[#uno] It is your turn; 6 h left."
        room.clock.step(-365 * DAY)
        assert await room.wait(3 * HOUR) == []


async def test_while_the_bot_is_not_in_the_room_time_counts_up_to_the_reminder() -> None:
    async with room_with("ann", "bob") as room:
        await opened(room)
        await room.network.disconnect()
        await room.heard()
        assert await room.wait(40 * HOUR) == []
        for name in ("ann", "bob"):
            await room.network.arrive(name)
        await room.network.enter("#uno")
        said = await room.heard() + await room.wait(2)
        assert "[#uno] It is your turn; 6 h left." in told(said, "bob")
        assert told(said, "#uno") == []
        assert told(await room.wait(6.1 * HOUR), "#uno") != []


async def test_a_pause_of_weeks_ends_with_a_whole_day(tmp_path: Path) -> None:
    weeks = Weeks(tmp_path)
    async with weeks.bot("ann", "bob") as room:
        await opened(room)
        await room.wait(23 * HOUR)
        await room.say("ann", "!pause")
        assert await room.wait(7 * DAY) == []
    weeks.without_a_bot(7 * DAY)
    async with weeks.bot("ann", "bob") as room:
        assert "The game is paused" in (await room.heard())[0]
        said = await room.wait(17 * DAY)
        assert any("The pause has reached this room's limit" in line for line in told(said, "#uno"))


async def test_a_match_is_played_over_weeks_with_a_restart_every_day(tmp_path: Path) -> None:
    weeks, said = Weeks(tmp_path), list[str]()
    began = weeks.clock.now()
    async with weeks.bot("ann", "bob") as room:
        await dealt(room, "ann", "bob", line="uno=none rounds=2 cards=2 pace=daily draw=until")
    while not any("Round 2: " in line for line in said):
        weeks.without_a_bot(9 * HOUR)
        async with weeks.bot("ann", "bob") as room:
            said += await _played(room)
        assert weeks.clock.now() - began < 50 * DAY
    assert weeks.clock.now() - began > 5 * DAY
    assert not any("Time is up" in line for line in said)


async def _played(room: FakeRoom) -> list[str]:
    """Who is waited for takes some hours, and then plays what they can, in private."""
    said = await room.wait(8 * HOUR)
    table = room.find_table()
    if table is not None and table.asked():
        view = table.view(table.asked()[0])
        answers = [card.code for card in view.playable] or [move.verb for move in view.answers]
        for answer in (f"{answers[0]} red", answers[0], "draw", "pass"):
            said += await room.whisper(table.holders[view.seat or 0].name, answer)
    return said + await room.wait(2 * HOUR)


async def test_a_match_against_the_clock_is_not_played_over_days() -> None:
    async with room_with("ann") as room:
        assert await room.say("ann", "!uno time=10m time pace=daily") == [
            "ann: [#uno] time and pace=daily can't be combined: choose one."
        ]
