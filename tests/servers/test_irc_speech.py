"""What is said and heard on real servers: whole, harmless, once, and never faster than a network bears."""

import asyncio
import contextlib
import itertools
import re
from dataclasses import replace

import pytest

from tests.servers.client import player
from tests.servers.inspircd import Inspircd
from tests.servers.irc_bot import fresh, running_bot
from tests.servers.ngircd import Ngircd
from tests.servers.process import Server
from unobot.adapter import Disconnected, Said
from unobot.document import Face, Name, Strong, Text


async def test_a_long_text_arrives_whole_in_lines_cut_between_words(server: Server) -> None:
    room, ann = fresh("#r"), fresh("ann")
    words = [f"wörd{number}🟥" for number in range(300)]
    async with running_bot(server.port, room) as bot, player(server.port, ann, room) as someone:
        await bot.arrived(ann)
        message = bot.message(" ".join(words), room)
        assert bot.adapter.lines(message) > 5
        await bot.adapter.send(message)
        await bot.send("the end", room)
        await someone.expect("the end")
        lines = [
            line.partition(f"PRIVMSG {room} :")[2] for line in someone.heard if f"PRIVMSG {room} :" in line
        ]
        assert len(lines) == bot.adapter.lines(message) + 1
        assert " ".join(line.removeprefix("… ") for line in lines[:-1]).split(" ") == words
        sent = [line for line in someone.heard if f"PRIVMSG {room} :" in line]
        assert all(len(line.encode()) <= 510 for line in sent)
        assert max(len(line.encode()) for line in sent) > 490


async def test_a_private_message_is_a_notice_and_each_of_its_lines_names_the_room(server: Server) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with running_bot(server.port, room) as bot, player(server.port, ann, room) as someone:
        identity = await bot.arrived(ann)
        cards = " ".join(f"[r{number}]" for number in range(200))
        await bot.send(f"[{room}] Your cards: {cards}", room, to=identity)
        await bot.send("the end", to=identity)
        await someone.expect("the end")
        hand = [line.partition(f"NOTICE {ann} :")[2] for line in someone.heard if f"NOTICE {ann} :[" in line]
        assert len(hand) > 2
        assert all(line.startswith(f"[{room}] ") for line in hand)
        assert " ".join(line.removeprefix(f"[{room}] ") for line in hand) == f"Your cards: {cards}"


async def test_who_wants_messages_is_sent_messages(server: Server) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with running_bot(server.port, room) as bot, player(server.port, ann, room) as someone:
        identity = await bot.arrived(ann)
        message = bot.message(f"[{room}] Your cards: [r5]", room, to=identity)
        await bot.adapter.send(replace(message, form="message"))
        await someone.expect(rf"PRIVMSG {ann} :\[{room}\] Your cards")


async def test_cards_are_coloured_and_names_are_plain(server: Server) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with running_bot(server.port, room) as bot, player(server.port, ann, room) as someone:
        identity = await bot.arrived(ann)
        await bot.send(
            (Name(ann, identity), Text(" plays "), Face("r5", "red"), Text(". "), Strong("UNO!")), room
        )
        heard = await someone.expect("plays")
        assert heard.endswith(f":{ann} plays \x0300,05[r5]\x0f. \x02UNO!\x02")


async def test_a_room_that_refuses_colours_is_spoken_to_plainly(inspircd: Inspircd) -> None:
    room = fresh("#r")
    async with player(inspircd.port, fresh("ann"), room) as operator, running_bot(inspircd.port, room) as bot:
        await operator.send(f"MODE {room} +c")
        await operator.expect(f"MODE {room} :?\\+c")
        for code in ("r5", "r6", "r7"):
            await bot.send((Text("top card "), Face(code, "red")), room)
        for code in ("r5", "r6", "r7"):
            assert (await operator.expect("top card")).endswith(f"top card [{code}]")
        await bot.send((Text("now "), Face("g1", "green")), room)
        await operator.expect(r"now \[g1\]")
        assert sum("now [g1]" in line for line in operator.heard) == 1


async def test_a_players_text_repeated_by_the_bot_is_no_command(server: Server) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with running_bot(server.port, room) as bot, player(server.port, ann, room) as someone:
        identity = await bot.arrived(ann)
        await someone.send_bytes(
            f"PRIVMSG {room} :a\x10rJOIN #pwned\x10nQUIT :x\x100\x01b\x03,5c\x02\r\n".encode()
        )
        said = await bot.ears.next(Said)
        assert said.text.startswith("arJOIN #pwned")
        assert all(char.isprintable() for char in said.text)
        for hostile in ("x\rJOIN #pwned", "x\nQUIT :pwned", "x\0y", "x\r\nNICK pwned"):
            await bot.send((Text(hostile), Name(hostile, "nobody")), room)
            await bot.send((Face(hostile, "red"), Strong(hostile)), room, to=identity)
        await bot.send("the end", room)
        await someone.expect("the end")
        await someone.send(f"WHOIS {bot.nick}")
        assert "#pwned" not in await someone.expect(" 319 ")
        assert not [line for line in someone.heard if re.match(r":\S+ (QUIT|NICK|JOIN :?#pwned)", line)]


@pytest.mark.parametrize("server", ["own_ngircd", "inspircd"], indirect=True)
async def test_hostile_input_does_not_disturb_the_bot(server: Server) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with running_bot(server.port, room) as bot, player(server.port, ann, room) as someone:
        await bot.arrived(ann)
        start = f"PRIVMSG {room} :".encode()
        for text in (b"\xff\xfe\xe9", b"\x01", b"\x01\x01", b"\x01ACTION dances\x01", b" ", b"\x03" * 50):
            await someone.send_bytes(start + text + b"\r\n")
        await someone.send_bytes(
            f"NOTICE {bot.nick} :!uno\r\nPRIVMSG {bot.nick} :\x01VERSION\x01\r\n".encode()
        )
        await someone.expect("NOTICE .*\x01VERSION unobot\x01")
        await someone.send_bytes(start + "caf\xe9".encode("cp1252") + b"\r\n")
        assert (await bot.ears.next(Said, lambda item: "caf" in item.text)).text in (
            "café",
            "caf?",
            "caf\ufffd",
        )
        await someone.say(room, "still there?")
        await bot.said("still there?")
        texts = [item.text for item in bot.ears.items if isinstance(item, Said)]
        assert not [text for text in texts if "!uno" in text or "dances" in text or "VERSION" in text]
        assert all(char.isprintable() for text in texts for char in text)
        async with player(server.port, fresh("eve"), room) as flooder:
            with contextlib.suppress(ConnectionError):
                await flooder.send_bytes(start + b"A" * 10_000 + b"\r\n")
                await flooder.send_bytes(start + b"a\x00b\r\n")
        await bot.send("unharmed", room)
        await someone.expect("unharmed")
        assert not [item for item in bot.ears.items if isinstance(item, Disconnected)]


@pytest.mark.parametrize("odd", ["[x]^`{}|\\_", "_", "\\", "`^"])
async def test_odd_nicks_are_people_like_all_others(server: Server, odd: str) -> None:
    room = fresh("#r")
    nick = odd + fresh("a")
    async with running_bot(server.port, room) as bot, player(server.port, nick, room) as someone:
        identity = await bot.arrived(nick)
        await someone.say(room, "play r5")
        assert (await bot.said("play r5")).sender.identity == identity
        await bot.send("your cards", to=identity)
        await someone.expect("your cards")


async def test_history_played_again_on_joining_is_not_heard_as_new(inspircd: Inspircd) -> None:
    room = fresh("#r")
    async with player(inspircd.port, fresh("ann"), room) as someone:
        await someone.send(f"MODE {room} +H 20:1h")
        await someone.expect(f"MODE {room} :?\\+H")
        await someone.say(room, "play r5 of yesterday")
        async with player(inspircd.port, fresh("bob"), room) as newcomer:
            await newcomer.say(room, "mark")
            await someone.expect("mark")
            await newcomer.synchronize()
            assert [line for line in newcomer.heard if "of yesterday" in line]
        async with running_bot(inspircd.port, room) as bot:
            await someone.say(room, "play r5 of today")
            assert (await bot.ears.next(Said)).text == "play r5 of today"


async def test_each_message_has_an_id_of_its_own(inspircd: Inspircd, ngircd: Ngircd) -> None:
    for server in (inspircd, ngircd):
        room = fresh("#r")
        async with running_bot(server.port, room) as bot, player(server.port, fresh("ann"), room) as someone:
            for _ in range(3):
                await someone.say(room, "same")
            ids = [(await bot.said("same")).id for _ in range(3)]
            assert len(set(ids)) == 3


@pytest.mark.long
async def test_default_settings_never_exceed_a_strict_networks_flood_limit(strict_inspircd: Inspircd) -> None:
    rooms = [fresh("#r") for _ in range(8)]
    async with (
        player(strict_inspircd.port, fresh("ann")) as someone,
        running_bot(strict_inspircd.port, *rooms, pace={"burst": 5, "per_second": 1}) as bot,
    ):
        await someone.send(f"JOIN {','.join(rooms)}")
        await someone.expect(f" 366 \\S+ {rooms[-1]} ")
        assert (bot.adapter.pace.burst, bot.adapter.pace.per_second) == (5, 1)
        for number, room in zip(range(20), itertools.cycle(rooms), strict=False):
            await bot.send(f"{number}: {'x' * 400}", room)
            if number >= bot.adapter.pace.burst:
                await asyncio.sleep(1 / bot.adapter.pace.per_second)  # the pace itself is what is tested
        for number in range(20):
            await someone.expect(f":{number}: x")
        assert not [item for item in bot.ears.items if isinstance(item, Disconnected)]
