"""Connecting, being refused, falling and coming back, on real servers."""

import asyncio
from pathlib import Path

import pytest

from tests.servers.certificates import make_certificates
from tests.servers.client import player
from tests.servers.inspircd import Inspircd
from tests.servers.irc_bot import HurriedClock, fresh, running_bot
from tests.servers.ngircd import Ngircd
from tests.servers.process import Server, free_port
from unobot.adapter import Disconnected, Entered, NotNow, Refused
from unobot.kit.testing import MemoryShelf


async def test_tls_with_the_right_authority_lets_us_in(server: Server) -> None:
    room = fresh("#r")
    async with (
        player(server.port, fresh("ann"), room) as someone,
        running_bot(server.tls_port, room, host="localhost", tls=True, ca_file=server.ca_file) as bot,
    ):
        await bot.send("hello", room)
        await someone.expect(f"PRIVMSG {room} :hello")


async def test_a_certificate_of_an_unknown_authority_is_refused_for_good(
    ngircd: Ngircd, tmp_path: Path
) -> None:
    other, _, _ = make_certificates(tmp_path)
    async with running_bot(ngircd.tls_port, host="localhost", tls=True, ca_file=str(other)) as bot:
        assert bot.running is not None
        with pytest.raises(Refused, match="ca_file"):
            await asyncio.wait_for(bot.running, 10)


async def test_a_certificate_for_another_name_is_refused_for_good(ngircd: Ngircd) -> None:
    async with running_bot(ngircd.tls_port, host="127.0.0.1", tls=True, ca_file=ngircd.ca_file) as bot:
        assert bot.running is not None
        with pytest.raises(Refused, match=r"127\.0\.0\.1"):
            await asyncio.wait_for(bot.running, 10)


async def test_tls_spoken_to_a_plain_port_is_tried_again_later(ngircd: Ngircd) -> None:
    async with running_bot(ngircd.port, tls=True, ca_file=ngircd.ca_file, clock=HurriedClock(5)) as bot:
        assert bot.running is not None
        done, _ = await asyncio.wait({bot.running}, timeout=1.5)
        assert not done
        with pytest.raises(NotNow):
            await bot.send("hello", "#nowhere")


async def test_sasl_where_there_is_none_is_refused_rather_than_left_out(ngircd: Ngircd) -> None:
    async with running_bot(ngircd.port, sasl={"account": "a", "password": "secret"}) as bot:
        assert bot.running is not None
        with pytest.raises(Refused, match=r"sasl\.account"):
            await asyncio.wait_for(bot.running, 10)


async def test_a_taken_nick_is_replaced_and_regained_when_it_is_free(server: Server) -> None:
    room, nick = fresh("#r"), fresh("bot")
    async with (
        player(server.port, fresh("ann"), room) as watcher,
        player(server.port, nick, room) as holder,
        running_bot(server.port, room, nick=nick) as bot,
    ):
        await watcher.expect(rf":{nick}_!\S+ JOIN")
        await holder.quit()
        await watcher.expect(rf":{nick}_!\S+ NICK :?{nick}$")
        await bot.send("my name again", room)
        await watcher.expect(rf":{nick}!\S+ PRIVMSG {room} :my name again")


async def test_a_nick_held_out_of_sight_is_regained_too(ngircd: Ngircd) -> None:
    room, nick = fresh("#r"), fresh("bot")
    async with (
        player(ngircd.port, fresh("ann"), room) as watcher,
        player(ngircd.port, nick) as holder,
        running_bot(ngircd.port, room, nick=nick, clock=HurriedClock(60)),
    ):
        await watcher.expect(rf":{nick}_!\S+ JOIN")
        await holder.quit()
        await watcher.expect(rf":{nick}_!\S+ NICK :?{nick}$")


async def test_a_cancelled_bot_says_goodbye(ngircd: Ngircd) -> None:
    room = fresh("#r")
    async with player(ngircd.port, fresh("ann"), room) as someone:
        async with running_bot(ngircd.port, room) as bot:
            pass
        assert "goodbye" in await someone.expect(rf":{bot.nick}!\S+ QUIT")


async def test_the_bot_comes_back_into_its_rooms_when_the_server_does(own_ngircd: Ngircd) -> None:
    room = fresh("#r")
    async with running_bot(own_ngircd.port, room) as bot:
        await bot.ears.next(Entered)
        own_ngircd.kill()
        await bot.ears.next(Disconnected)
        with pytest.raises(NotNow):
            await bot.send("anybody there?", room)
        own_ngircd.start()
        await bot.entered(room)
        async with player(own_ngircd.port, fresh("ann"), room) as someone:
            await bot.send("here again", room)
            await someone.expect("here again")


async def test_a_server_that_cannot_be_reached_is_tried_again_until_it_can(own_ngircd: Ngircd) -> None:
    room = fresh("#r")
    own_ngircd.kill()
    async with running_bot(own_ngircd.port, rooms=[room]) as bot:
        with pytest.raises(NotNow):
            await bot.send("hello", room)
        own_ngircd.start()
        await bot.entered(room)


async def test_a_port_where_nobody_listens_delivers_nothing_and_ends_when_cancelled() -> None:
    async with running_bot(free_port(), rooms=["#uno"]) as bot:
        with pytest.raises(NotNow):
            await bot.send("hello", "#uno")
    assert bot.ears.items == []


async def test_a_silent_network_that_answers_is_not_given_up(ngircd: Ngircd) -> None:
    room = fresh("#r")
    clock = HurriedClock(20)
    async with running_bot(ngircd.port, room, ping_after=4.0, ping_timeout=6.0, clock=clock) as bot:
        await clock.sleep(40)
        assert not [item for item in bot.ears.items if isinstance(item, Disconnected)]
        await bot.send("still connected", room)


async def test_identities_made_after_a_reconnection_are_new(own_ngircd: Ngircd) -> None:
    room, ann, shelf = fresh("#r"), fresh("ann"), MemoryShelf()
    async with running_bot(own_ngircd.port, room, shelf=shelf) as bot:
        async with player(own_ngircd.port, ann, room):
            first = await bot.arrived(ann)
            own_ngircd.kill()
            await bot.ears.next(Disconnected)
        own_ngircd.start()
        async with player(own_ngircd.port, ann, room):
            assert await bot.arrived(ann) != first


async def test_several_networks_run_side_by_side(ngircd: Ngircd, inspircd: Inspircd) -> None:
    room = fresh("#r")
    async with (
        running_bot(ngircd.port, room) as plain,
        running_bot(inspircd.port, room) as modern,
        player(ngircd.port, fresh("ann"), room) as ann,
        player(inspircd.port, fresh("bob"), room) as bob,
    ):
        await plain.send("for the plain", room)
        await modern.send("for the modern", room)
        await ann.expect("for the plain")
        await bob.expect("for the modern")


async def test_a_bot_that_is_banned_for_a_while_waits_for_minutes_before_it_knocks_again(
    inspircd: Inspircd,
) -> None:
    room, user = fresh("#r"), fresh("b")[-9:]
    clock = HurriedClock(30)
    async with (
        player(inspircd.port, fresh("op")) as operator,
        running_bot(inspircd.port, room, username=user, clock=clock) as bot,
    ):
        await operator.send("OPER root root", f"KLINE {user}@* 1h :no bots")
        await bot.ears.next(Disconnected)
        left = clock.now()
        await operator.send(f"KLINE {user}@*")
        await bot.entered(room)
        assert clock.now() - left > 120
