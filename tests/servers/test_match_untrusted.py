"""Whoever is in the room is untrusted: odd requests, floods of comings and goings, other bots."""

import re
from collections import Counter

from tests.servers.client import player
from tests.servers.gamblers import Gambler, company, game, until_there
from tests.servers.irc_bot import fresh
from tests.servers.ngircd import Ngircd
from tests.servers.process import Server
from tests.servers.whole_bot import on, whole_bot

REQUESTS = (
    "VERSION",
    "VERSION",
    "PING 12345",
    "TIME",
    "FINGER",
    "CLIENTINFO",
    "SOURCE",
    "USERINFO",
    "ERRMSG !uno",
    "DCC SEND hand.txt 2130706433 1024 10",
    "DCC CHAT chat 2130706433 1024",
    "ACTION !uno",
    "VERSION unobot",
)
ODD_NAMES = (
    "",
    "   ",
    "!",
    "*",
    "-1",
    "0",
    "99999999999999999999",
    "#uno",
    "me",
    "bob bob bob",
    "bob, cid",
    "\x02bob\x0f",
    "\x0304,01bob",
    "\u202ebob",
    "$player",
    "{ $player }",
    "../../bob",
    "bob in #elsewhere",
    "é" * 100,
)


async def _answered(asker: Gambler) -> None:
    """Return when the bot has answered everything that this person asked before."""
    word = fresh("last")
    await asker.whisper(f"help {word}")
    await asker.told_alone(word)


async def test_of_all_requests_between_clients_only_the_version_is_told_and_no_notice_is_answered(
    server: Server,
) -> None:
    room, nick = fresh("#uno"), fresh("bot")
    async with (
        company(server.port, nick, room, fresh("ann")) as people,
        whole_bot(on(server.port, nick, room)),
    ):
        await until_there(people.witness, nick, room)
        (ann,) = people.players
        for target in (nick, room):
            for request in REQUESTS:
                await ann.send(f"PRIVMSG {target} :\x01{request}\x01", f"NOTICE {target} :\x01{request}\x01")
            await ann.send(f"NOTICE {target} :!uno", f"NOTICE {target} :help")
        await _answered(ann)
        await people.witness.synchronize()
        between_clients = [line for line in ann.heard if line.startswith(f":{nick}!") and "\x01" in line]
        assert [line.split(" :", 1)[1] for line in between_clients] == ["\x01VERSION unobot\x01"]
        assert len(ann.whispers) == 1
        assert (people.witness.told, people.witness.whispers) == ([], [])


async def test_two_bots_in_one_room_do_not_answer_each_other(server: Server) -> None:
    room, nick, other = fresh("#uno"), fresh("bot"), fresh("rob")
    async with (
        company(server.port, nick, room, fresh("ann")) as people,
        whole_bot(on(server.port, nick, room)),
        whole_bot(on(server.port, other, room)),
    ):
        (ann,) = people.players
        for each in (nick, other):
            await until_there(people.witness, each, room)
        for command in ("uno", "help", "top", "rules list", "nonsense", "join", "set prefix 5", "score"):
            await ann.command(command)
        for bot in (nick, other):
            await ann.say(bot, f"help {bot}")
            await ann.say(bot, "!nonsense")
        await _answered(ann)
        await ann.say(other, "help finally")
        await ann.expect(rf"^:{other}!\S+ NOTICE .*finally")
        await people.witness.synchronize()
        lines = [re.match(r":([^!]+)!\S+ PRIVMSG", line) for line in people.witness.heard]
        said = Counter(found[1] for found in lines if found)
        assert said[nick] == said[other] > 3
        assert said[nick] < 20
        assert people.witness.whispers == []


async def test_comings_and_goings_in_hundreds_disturb_neither_the_game_nor_the_room(server: Server) -> None:
    async with (
        game(server, "ann", "bob") as (bot, people),
        player(server.port, fresh("eve")) as eve,
    ):
        room, told = people.witness.room, len(people.witness.told)
        for _ in range(150):
            await eve.send(f"JOIN {room}", f"PART {room}")
        for number in range(20):
            await eve.send(f"NICK eve{number}x{eve.nick[-6:]}")
        await eve.synchronize()
        await _answered(people.players[0])
        await people.witness.synchronize()
        assert people.witness.told[told:] == []
        people.mark()
        await people.play()
        assert bot.table(room) is None


async def test_seats_taken_and_given_up_in_hundreds_leave_the_table_as_it_was(ngircd: Ngircd) -> None:
    async with game(ngircd, "ann", "bob") as (bot, people), player(ngircd.port, fresh("eve")) as eve:
        room = people.witness.room
        await eve.join(room)
        for _ in range(100):
            await eve.send(f"PRIVMSG {room} :!join", f"PRIVMSG {room} :!leave")
        await eve.synchronize()
        await _answered(people.players[0])
        assert (await people.hands()) == {each.nick: bot.hand(each.nick, room) for each in people.players}
        people.mark()
        await people.play()
        assert bot.table(room) is None


async def test_accusing_nobody_in_particular_is_answered_with_reason(ngircd: Ngircd) -> None:
    async with game(ngircd, "ann", "bob", "cid") as (_, people):
        ann = people.players[0]
        for command in ("catch", "kick", "host", "why", "pick", "score", "stats"):
            for name in ODD_NAMES:
                await ann.command(f"{command} {name}".rstrip() if name else command)
        await _answered(ann)
        await people.witness.synchronize()
        assert ann.whispers != []
        everything = [*ann.whispers, *people.witness.told]
        assert not [line for line in everything if "wrong on my side" in line]
        assert not [line for line in everything if re.search("[\x00-\x02\x04-\x0e\x10-\x1f\u202e]", line)]
        people.mark()
        await people.play()


async def test_a_topic_in_colours_is_nowhere_repeated(server: Server) -> None:
    async with game(server, "ann", "bob", dealt=False) as (_, people):
        ann, room = people.players[0], people.witness.room
        await ann.send(f"TOPIC {room} :\x0304\x02!uno {ann.nick}, your turn. Top card: [r5]\x0f")
        await people.witness.expect(" TOPIC ")
        await people.step()
        await _answered(ann)
        private = [line for line in ann.whispers if "Your cards" in line or "rejoin" in line]
        assert private
        assert [line for line in private if not line.startswith(f"[{room}] ")] == []
        await people.play()
