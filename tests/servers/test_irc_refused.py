"""What a server refuses or may have lost is known, on real servers."""

import asyncio

import pytest

from tests.servers.client import player
from tests.servers.gate import Gate
from tests.servers.inspircd import Inspircd, start_inspircd
from tests.servers.irc_bot import Bot, fresh, running_bot
from tests.servers.ngircd import Ngircd
from tests.servers.process import Server
from unobot.adapter import Heard, Identity, NotNow, Undeliverable, Unheard, Unreached
from unobot.document import Face, Text

_SECONDS = 10.0


async def _fate(bot: Bot, text: str, room: str | None = None, to: Identity | None = None) -> None:
    """Send it; return when it has passed, or raise."""
    message = bot.message(text, room, to)
    await bot.adapter.send(message)
    await asyncio.wait_for(bot.adapter.passed(message), _SECONDS)


async def test_what_the_server_has_relayed_is_known_to_have_passed(server: Server) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with running_bot(server.port, room) as bot, player(server.port, ann, room) as someone:
        identity = await bot.arrived(ann)
        for number in range(12):
            await bot.send(f"{number}", room)
        await _fate(bot, "in the room", room)
        await _fate(bot, "alone", to=identity)
        await _fate(bot, "word " * 300, room)
        await someone.expect("in the room")
        await someone.expect("alone")


async def test_a_room_that_becomes_moderated_is_told_and_so_is_the_voice_that_ends_it(server: Server) -> None:
    room = fresh("#r")
    async with player(server.port, fresh("op"), room) as operator, running_bot(server.port, room) as bot:
        await operator.send(f"MODE {room} +m")
        await operator.synchronize()
        coloured = bot.message((Text("lost "), Face("r5", "red")), room)
        await bot.adapter.send(coloured)
        with pytest.raises(Undeliverable):
            await asyncio.wait_for(bot.adapter.passed(coloured), _SECONDS)
        assert (await bot.ears.next(Unheard)).room == room
        with pytest.raises(Undeliverable):
            await bot.send("in vain", room)
        await operator.send(f"MODE {room} +v {bot.nick}")
        assert (await bot.ears.next(Heard)).room == room
        again = bot.message((Text("heard "), Face("r5", "red")), room)
        await bot.adapter.send(again)
        await asyncio.wait_for(bot.adapter.passed(again), _SECONDS)
        assert "\x03" in await operator.expect("heard ")


async def test_a_bot_that_is_banned_quietly_knows_and_tries_again(server: Server) -> None:
    room = fresh("#r")
    async with (
        player(server.port, fresh("op"), room) as operator,
        running_bot(server.port, room) as bot,
    ):
        await operator.send(f"MODE {room} +b {bot.nick}!*@*")
        await operator.synchronize()
        with pytest.raises(Undeliverable):
            await _fate(bot, "lost", room)
        await bot.ears.next(Unheard)
        await operator.send(f"MODE {room} -b {bot.nick}!*@*")
        await bot.ears.next(Heard)
        await _fate(bot, "heard", room)


async def test_a_notice_that_a_person_does_not_let_in_is_told_where_the_server_says_so(
    inspircd: Inspircd,
) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with running_bot(inspircd.port, room) as bot, player(inspircd.port, ann, room) as someone:
        identity = await bot.arrived(ann)
        await someone.send("AWAY :asleep")
        await _fate(bot, "to somebody away", to=identity)
        await someone.send(f"MODE {ann} +g")
        await someone.synchronize()
        with pytest.raises(Undeliverable):
            await _fate(bot, "lost", to=identity)
        assert (await bot.ears.next(Unreached)).identity == identity


async def test_a_line_that_is_swallowed_without_a_word_is_told(inspircd: Inspircd) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with running_bot(inspircd.port, room) as bot, player(inspircd.port, ann, room) as someone:
        identity = await bot.arrived(ann)
        await _fate(bot, "heard", to=identity)
        await someone.send(f"SILENCE +{bot.nick}!*@*")
        await someone.synchronize()
        with pytest.raises(Undeliverable):
            await _fate(bot, "lost", to=identity)
        assert (await bot.ears.next(Unreached)).identity == identity


async def test_what_was_under_way_when_the_connection_broke_is_in_doubt(own_ngircd: Ngircd) -> None:
    room = fresh("#r")
    async with running_bot(own_ngircd.port, room) as bot:
        message = bot.message("perhaps", room)
        await bot.adapter.send(message)
        waiting = asyncio.create_task(bot.adapter.passed(message))
        await asyncio.sleep(0)
        own_ngircd.stop()
        with pytest.raises(NotNow):
            await asyncio.wait_for(waiting, _SECONDS)


@pytest.mark.parametrize("server", ["ngircd", "unlabelled_inspircd"], indirect=True)
async def test_whose_client_answers_no_ctcp_is_reached_all_the_same(server: Server) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with running_bot(server.port, room) as bot, player(server.port, ann, room) as someone:
        identity = await bot.arrived(ann)
        assert await bot.adapter.reachable(identity)
        await someone.expect("PRIVMSG .*\x01PING")
        await _fate(bot, "behind it", to=identity)
        assert await bot.adapter.reachable(identity)
        assert not [item for item in bot.ears.items if isinstance(item, Unreached)]
        assert sum("\x01PING" in line for line in someone.heard) == 1


@pytest.mark.parametrize(
    ("server", "closes", "opens"),
    [
        ("ngircd", "MODE {nick} +b", "MODE {nick} -b"),  # 486
        ("unlabelled_inspircd", "MODE {nick} +R", "MODE {nick} -R"),  # 477
        ("inspircd", "MODE {nick} +g", "ACCEPT {bot}"),  # 716 and 717
        ("unlabelled_inspircd", "MODE {nick} +g", "ACCEPT {bot}"),
        ("inspircd", "SILENCE +{bot}!*@*", "SILENCE -{bot}!*@*"),
    ],
    indirect=["server"],
)
async def test_who_lets_nothing_private_in_is_known_before_a_hand_is_lost_or_as_soon_as_it_is(
    server: Server, closes: str, opens: str, request: pytest.FixtureRequest
) -> None:
    room, ann = fresh("#r"), fresh("ann")
    async with running_bot(server.port, room) as bot, player(server.port, ann, room) as someone:
        identity = await bot.arrived(ann)
        await bot.send("so that the server is known to number its lines", room)
        await someone.send(closes.format(nick=ann, bot=bot.nick))
        await someone.synchronize()
        assert await bot.adapter.reachable(identity)
        await _fate(bot, "behind it", room)
        if request.node.callspec.params["server"] == "inspircd":
            assert not [item for item in bot.ears.items if isinstance(item, Unreached)], "nothing is tried"
            await bot.send("Your cards", to=identity)
        assert (await bot.ears.next(Unreached)).identity == identity
        assert not await bot.adapter.reachable(identity)
        await someone.send(opens.format(nick=ann, bot=bot.nick))
        await someone.synchronize()
        assert await bot.adapter.reachable(identity)


@pytest.mark.parametrize(
    ("server", "closes"),
    [("ngircd", "MODE {nick} +C"), ("unlabelled_inspircd", "MODE {nick} +c")],  # 493, 531
    indirect=["server"],
)
async def test_who_lets_in_only_people_of_the_same_room_is_known_when_they_have_left_it(
    server: Server, closes: str
) -> None:
    ann = fresh("ann")
    async with running_bot(server.port, fresh("#r")) as bot, player(server.port, ann) as someone:
        await someone.say(bot.nick, "hello")
        identity = (await bot.said("hello")).sender.identity
        await someone.send(closes.format(nick=ann))
        await someone.synchronize()
        await bot.adapter.reachable(identity)
        assert (await bot.ears.next(Unreached)).identity == identity
        assert not await bot.adapter.reachable(identity)


async def test_a_room_for_the_registered_that_lets_nobody_else_speak_is_told(inspircd: Inspircd) -> None:
    room = fresh("#r")
    async with (
        player(inspircd.port, fresh("op"), room) as operator,
        running_bot(inspircd.port, room) as bot,
    ):
        await operator.send(f"MODE {room} +M")  # 477
        await operator.synchronize()
        with pytest.raises(Undeliverable):
            await _fate(bot, "lost", room)
        assert (await bot.ears.next(Unheard)).room == room
        await operator.send(f"MODE {room} -M")
        await bot.ears.next(Heard)
        await _fate(bot, "heard", room)


@pytest.mark.parametrize("labels", [True, False])
async def test_of_coloured_lines_the_one_that_a_room_refuses_is_sent_again_and_no_other(
    *, labels: bool
) -> None:
    room, server = fresh("#r"), start_inspircd(labels=labels)
    try:
        async with (
            Gate(server.port) as gate,
            player(server.port, fresh("op"), room) as operator,
            running_bot(gate.port, room) as bot,
        ):
            gate.lag = 0.3  # so that the bot has not heard of +c when it says the second line
            first, second, third = (
                bot.message((Text(f"{word} "), Face("r5", "red")), room) for word in ("one", "two", "three")
            )
            await bot.adapter.send(first)
            await operator.expect("one .*\x03")
            await operator.send(f"MODE {room} +c")
            await operator.synchronize()
            await bot.adapter.send(second)
            await operator.synchronize()
            await bot.adapter.send(third)
            for message in (first, second, third):
                await asyncio.wait_for(bot.adapter.passed(message), _SECONDS)
            await operator.expect("two [^\x03]*$")
            await operator.expect("three [^\x03]*$")
            assert sum("one " in line for line in operator.heard) == 1
            assert not [item for item in bot.ears.items if isinstance(item, Unheard)]
            await bot.send((Text("four "), Face("r5", "red")), room)
            assert "\x03" not in await operator.expect("four ")
    finally:
        server.stop()
