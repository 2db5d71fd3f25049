"""The network goes away and comes back: tables are still there."""

import asyncio
from dataclasses import replace

import pytest

from tests.servers.gamblers import company, game, until_there
from tests.servers.gate import Gate
from tests.servers.inspircd import Inspircd
from tests.servers.irc_bot import fresh
from tests.servers.ngircd import Ngircd
from tests.servers.process import Server
from tests.servers.whole_bot import QUICK, on, whole_bot


async def test_a_killed_server_comes_back_and_play_goes_on_by_tokens(own_ngircd: Ngircd) -> None:
    async with (
        Gate(own_ngircd.port) as gate,
        game(own_ngircd, "ann", "bob", "cid", through=gate) as (bot, people),
    ):
        for _ in range(4):
            await people.step()
        asked, whose, nick, room = people.asked, people.whose, people.witness.bot, people.witness.room
        hands = await people.hands()
        tokens = {player.nick: await player.token() for player in people.players}
        await asyncio.sleep(1.1)  # the time of sign-on, in seconds, must be another one: it proves who is who
        own_ngircd.kill()
        await gate.shut()
        own_ngircd.start()
        await people.connect_again(own_ngircd.port)
        await gate.open()
        line = await people.witness.told_in_room(whose)
        await until_there(people.witness, nick, room)
        for player in people.players:
            await player.command("hand")
            await player.told_alone("seat")
            assert not any("Your cards" in said for said in player.whispers)
            await player.whisper("set style plain")
            await player.whisper(f"rejoin {tokens[player.nick]}")
            await player.told_alone(r"rejoin \w+")
            assert await player.token() != tokens[player.nick]
        assert await people.hands() == hands
        people.mark()
        people._understand([line])
        assert (people.asked, people.whose) == (asked, whose)
        await people.play()
        assert bot.table(room) is None


async def test_after_a_lost_connection_the_same_people_play_on_without_tokens(inspircd: Inspircd) -> None:
    async with (
        Gate(inspircd.port) as gate,
        game(inspircd, "ann", "bob", "cid", through=gate) as (bot, people),
    ):
        for _ in range(4):
            await people.step()
        whose, room = people.whose, people.witness.room
        hands = await people.hands()
        people.mark()
        await gate.shut()
        await people.witness.expect(rf"^:{people.witness.bot}!\S+ QUIT")
        await people.next_player.command("draw")
        await gate.open()
        lines, whispers = await people.waited_for()
        assert people.whose == whose
        assert len(lines) == 1
        assert set(whispers) == {whose}
        assert await people.hands() == hands
        await people.play()
        assert bot.table(room) is None


async def test_while_the_network_lags_hands_come_all_the_same_and_each_is_the_right_one(
    server: Server,
) -> None:
    async with Gate(server.port) as gate, game(server, "ann", "bob", through=gate) as (bot, people):
        gate.lag = 0.6
        for _ in range(4):
            told = {each.nick: len(each.whispers) for each in people.players}
            await people.next_player.command("draw" if people.asked == "turn" else "pass")
            await people.waited_for()
            asked = people.next_player
            if people.asked == "turn":
                while not any(
                    "playable" in line or "draw" in line for line in asked.whispers[told[asked.nick] :]
                ):
                    await asked.told_alone("Your cards")
                assert asked.cards == bot.hand(asked.nick, asked.room)


async def test_while_a_connection_is_lost_that_nobody_has_noticed_no_turn_times_out(
    ngircd: Ngircd, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("unobot.commands.set.LEAST_TURN", 1)  # or the test would have to wait for 15 s
    room, nick = fresh("#uno"), fresh("bot")
    tables = replace(QUICK, turn_timeout=2.5)
    async with (
        Gate(ngircd.port) as gate,
        company(ngircd.port, nick, room, fresh("ann"), fresh("bob")) as people,
        whole_bot(on(gate.port, nick, room, ping_timeout=2.0), tables=tables, seed=5) as bot,
    ):
        await until_there(people.witness, nick, room)
        await people.sit_down("round cards=4")
        await people.step()
        whose, told = people.whose, len(people.witness.told)
        gate.swallows = True
        # longer than the turn and a half, and until the bot has noticed that nothing comes any more
        await people.witness.expect(rf"^:{nick}!\S+ QUIT", 10)
        gate.swallows = False
        lines, _ = await people.waited_for()
        assert people.whose == whose
        assert not [line for line in people.witness.told[told:] if "Time is up" in line], lines
        await people.next_player.command("draw")
        await people.witness.told_in_room(f"{people.next_player.nick} draws")
        assert bot.table(room) is not None
