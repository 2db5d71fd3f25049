"""A computer player opposite a bot whose every line the test says."""

import asyncio
import random
from collections.abc import AsyncIterator

import pytest

from tests.bot.demo.fake_bot import KNOWS
from tests.bot.ircd.talker import PATIENCE, Talker
from unobot.clock import HeldClock
from unobot.demo import DemoPlayer, IrcClient, ThinkingTime
from unobot.demo.introduction import OWN_SETTINGS
from unobot.ircd import IrcServer

OPENED = "opens a table of dos. !join takes a seat, !deal starts."
HAND = "NOTICE ada :[#uno] Your cards: [r5] [g1] [g2] [w] (playable: r5 w draw)"
SETTINGS_KEPT = tuple(
    f"NOTICE ada :{name} is now “{value}”." for _, name, value in map(str.split, OWN_SETTINGS)
)


class Table:
    """The room with the bot's and a person's connection, and the player under test."""

    def __init__(
        self, bot: Talker, person: Talker, marker: Talker, player: DemoPlayer, clock: HeldClock
    ) -> None:
        self.bot, self.person, self.player, self.clock = bot, person, player, clock
        self._marker, self._marks = marker, 0

    async def settled(self) -> None:
        """The player has heard all that was said so far, and done what it does at once."""
        await self.bot.writer.drain()
        await self.person.writer.drain()
        for _ in range(2):  # the first mark may overtake what others said on their own connections
            self._marks += 1
            self._marker.say(f"NICK marker{self._marks}")
            await self._marker.until("NICK")
            async with asyncio.timeout(PATIENCE):
                while f"marker{self._marks}" not in self.player.others:  # noqa: ASYNC110 - the player has no door for it
                    await asyncio.sleep(0)
        for _ in range(30):
            await asyncio.sleep(0)

    async def pass_time(self, seconds: float) -> None:
        await self.settled()
        await self.clock.advance(seconds)
        await self.settled()

    async def time_to_think(self) -> None:
        await self.pass_time(2.0)

    async def command(self) -> str:
        """The player's next line to the room or the bot."""
        line = await self.bot.until(":ada!")
        while "PRIVMSG" not in line:
            line = await self.bot.until(":ada!")
        return line.partition(" :")[2]

    async def nothing(self) -> None:
        await self.time_to_think()
        assert not [line for line in await self.bot.settled() if "PRIVMSG" in line]


@pytest.fixture
async def stranger() -> AsyncIterator[Table]:
    """The bot has been told the player's settings, and has not answered yet."""
    clock = HeldClock()
    async with IrcServer() as server:
        bot, person = (
            await Talker.register(server, "unobot", "#uno"),
            await Talker.register(server, "ann", "#uno"),
        )
        client = await IrcClient.connect(*server.address, "ada")
        pace = ThinkingTime(think=1.0, patience=10.0)
        player = DemoPlayer(
            client, KNOWS, bot="unobot", room="#uno", clock=clock, chance=random.Random(3), pace=pace
        )
        playing = asyncio.create_task(player.run())
        await bot.until(":ada!~ada@127.0.0.1 JOIN")
        marker = await Talker.register(server, "marker", "#uno")
        opened = Table(bot, person, marker, player, clock)
        assert [await opened.command() for _ in OWN_SETTINGS] == list(OWN_SETTINGS)
        yield opened
        playing.cancel()
        await asyncio.wait({playing})
        await client.close()
        await bot.close()
        await person.close()
        await marker.close()


@pytest.fixture
async def table(stranger: Table) -> Table:
    stranger.bot.say(*SETTINGS_KEPT)
    await stranger.player.ready.wait()
    return stranger


async def test_nobody_plays_before_the_settings_are_kept(stranger: Table) -> None:
    opening = asyncio.create_task(stranger.player.open("uno dos"))
    stranger.bot.say(*SETTINGS_KEPT[:-1])
    await stranger.nothing()
    stranger.bot.say(SETTINGS_KEPT[-1])
    assert await stranger.command() == "!uno dos"
    stranger.bot.say(f"PRIVMSG #uno :ada {OPENED}")
    await opening


async def test_a_player_opens_a_table(table: Table) -> None:
    opening = asyncio.create_task(table.player.open("uno dos"))
    assert await table.command() == "!uno dos"
    table.bot.say(f"PRIVMSG #uno :ada {OPENED}")
    await opening
    assert table.player.seated.is_set()


async def test_a_table_that_another_opens_is_joined_and_ones_own_is_not(table: Table) -> None:
    table.bot.say(f"PRIVMSG #uno :ann {OPENED}")
    await table.time_to_think()
    assert await table.command() == "!join"
    table.bot.say(f"PRIVMSG #uno :ada {OPENED}")
    await table.nothing()


async def test_a_player_thinks_and_then_plays(table: Table) -> None:
    table.bot.say("PRIVMSG #uno :ann plays [r9]. ada, your turn on [r9].", HAND)
    await table.settled()
    assert not [line for line in await table.bot.settled() if "PRIVMSG" in line]
    await table.time_to_think()
    assert await table.command() == "!play r5"


async def test_a_refused_answer_is_followed_by_the_next_listed_and_then_by_a_private_look(
    table: Table,
) -> None:
    table.bot.say(HAND)
    commands = []
    for _ in range(4):
        await table.time_to_think()
        commands.append(await table.command())
        table.bot.say("NOTICE ada :[#uno] Not like this.")
    assert commands == ["!play r5", "!play w g", "!draw", "hand"]


async def test_a_refused_call_is_not_made_again(table: Table) -> None:
    table.bot.say("NOTICE ada :[#uno] Your cards: [r5] [r7] (playable: r5)")
    await table.time_to_think()
    assert await table.command() == "!play r5 uno"
    table.bot.say("NOTICE ada :[#uno] UNO is not called at this table.")
    await table.time_to_think()
    assert await table.command() == "!play r5"
    table.bot.say("PRIVMSG #uno :bob plays [r9]. ada, your turn on [r9].")
    table.bot.say("NOTICE ada :[#uno] Your cards: [r1] [r7] (playable: r1)")
    await table.time_to_think()
    assert await table.command() == "!play r1"


async def test_a_refusal_that_lists_the_same_answers_again_leads_on_too(table: Table) -> None:
    table.bot.say(HAND)
    await table.time_to_think()
    assert await table.command() == "!play r5"
    table.bot.say("NOTICE ada :[#uno] No, because I say so. (playable: r5 w draw)")
    await table.time_to_think()
    assert await table.command() == "!play w g"
    table.bot.say(HAND)
    await table.time_to_think()
    assert await table.command() == "!draw"


async def test_when_nothing_comes_of_an_answer_the_player_asks_what_is_open_and_not_in_the_room(
    table: Table,
) -> None:
    table.bot.say(HAND)
    await table.time_to_think()
    assert await table.command() == "!play r5"
    await table.nothing()
    await table.pass_time(10.0)
    assert await table.command() == "hand"
    table.bot.say("NOTICE ada :[#uno] Your cards: [r5] [g1] [g2] [w]")
    await table.nothing()


@pytest.mark.parametrize("private_first", [True, False])
async def test_what_was_drawn_is_played_whichever_line_comes_first(table: Table, private_first: bool) -> None:  # noqa: FBT001 - a row of a table
    table.bot.say("NOTICE ada :[#uno] Your cards: [r5] [b1] [b2] (playable: draw)")
    await table.time_to_think()
    assert await table.command() == "!draw"
    lines = [
        "NOTICE ada :[#uno] Your cards: [r5] [b1] [b2] [g4] (playable: g4 pass)",
        "PRIVMSG #uno :ada draws a card.",
    ]
    table.bot.say(*(lines if private_first else reversed(lines)))
    await table.time_to_think()
    assert await table.command() == "!play g4"


@pytest.mark.parametrize("line", ["ada plays [w8]. ada, which colour?", "ada: ada plays [w8]. Which colour?"])
async def test_what_is_asked_in_the_room_alone_is_looked_for(table: Table, line: str) -> None:
    table.bot.say("NOTICE ada :[#uno] Your cards: [w8] [b1] [b2] (playable: w8)")
    await table.time_to_think()
    assert await table.command() == "!play w8"
    table.bot.say(f"PRIVMSG #uno :{line}")
    await table.time_to_think()
    assert await table.command() == "hand"
    table.bot.say("NOTICE ada :[#uno] Your cards: [b1] [b2] (answers: red yellow green blue)")
    await table.time_to_think()
    assert await table.command() == "!color blue"


async def test_an_accepted_play_is_not_repeated(table: Table) -> None:
    table.bot.say(HAND)
    await table.time_to_think()
    assert await table.command() == "!play r5"
    table.bot.say("PRIVMSG #uno :ada plays [r5]. ann, your turn on [r5].")
    await table.nothing()
    await table.pass_time(11.0)
    await table.nothing()


async def test_nothing_is_said_when_the_turn_has_passed_meanwhile(table: Table) -> None:
    table.bot.say(HAND, "PRIVMSG #uno :ada is away too long. ann, your turn on [r9].")
    await table.nothing()


async def test_a_silent_table_is_looked_at_privately(table: Table) -> None:
    table.bot.say("NOTICE ada :[#uno] Your cards: [r5]")
    await table.time_to_think()
    await table.pass_time(20.0)
    assert await table.command() == "hand"


async def test_a_forgotten_call_is_caught_now_and_then_before_ones_own_move(table: Table) -> None:
    caught = 0
    for card in range(20):
        table.bot.say(
            "PRIVMSG #uno :ann plays [r5]. ada, your turn on [r5].",
            f"NOTICE ada :[#uno] Your cards: [r{card % 9}] [g1] [g2] (playable: r{card % 9}) · ann 1, bob 4",
        )
        await table.time_to_think()
        said = [line.partition(" :")[2] for line in await table.bot.settled() if "PRIVMSG #uno" in line]
        assert said[-1] == f"!play r{card % 9}"
        caught += said[0] == "!catch ann"
    assert 6 < caught < 18


async def test_a_call_is_not_caught_in_anothers_turn(table: Table) -> None:
    table.bot.say("NOTICE ada :[#uno] Your cards: [r5] [g1] · ann 1, bob 4")
    table.bot.say("PRIVMSG #uno :ann plays [r5]. bob, your turn on [r5].")
    await table.nothing()


async def test_a_new_table_is_joined_after_a_match(table: Table) -> None:
    table.bot.say("NOTICE ada :[#uno] Your cards: [r5]")
    table.bot.say("PRIVMSG #uno :ann goes out. ann wins the match.")
    table.person.say("PRIVMSG #uno :!uno mainland")
    await table.bot.until("!uno mainland")
    table.bot.say(f"PRIVMSG #uno :ann {OPENED}")
    await table.time_to_think()
    assert await table.command() == "!join"


@pytest.mark.parametrize(
    "lines",
    [
        ["NOTICE ada :", "PRIVMSG ada :\x01VERSION\x01", "NOTICE ada :[#uno]", "PRIVMSG #uno :"],
        ["NOTICE ada :[#uno] Your cards: [] [?] (playable: )", "PRIVMSG #uno :\x03\x0300, your turn on []."],
        ["NOTICE ada :[#dos] Your cards: [r5] (playable: r5)"],
    ],
)
async def test_odd_lines_do_not_stop_a_player(table: Table, lines: list[str]) -> None:
    table.bot.say(*lines)
    await table.bot.settled()
    table.bot.say(HAND)
    await table.time_to_think()
    assert await table.command() == "!play r5"


async def test_what_others_say_privately_is_not_taken_for_the_bot(table: Table) -> None:
    table.person.say(HAND)
    await table.person.settled()
    await table.nothing()
