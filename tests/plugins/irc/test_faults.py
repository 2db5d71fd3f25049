"""Servers that behave as none should: the adapter stays connected, or comes back, and never believes them too much."""

import asyncio
import itertools

import pytest

from tests.plugins.irc.scripted import scripted
from tests.servers.irc_bot import HurriedClock, running_bot
from unobot.adapter import (
    Arrived,
    Departed,
    Disconnected,
    Excluded,
    NotNow,
    Refused,
    Renamed,
    Said,
    Undeliverable,
)
from unobot.kit.testing import MemoryShelf
from unobot_irc.connection import Connection, Protocol, prepare


@pytest.mark.parametrize(
    "odd",
    [
        b"",
        b" ",
        b":",
        b":s",
        b"@",
        b"@a=b",
        b"@;;= :s",
        b"\xff\xfe",
        b":x QUIT",
        b"PING",
        b":x PRIVMSG #uno",
        b":x PRIVMSG",
        b"PRIVMSG #uno :from nobody",
        b":x!u@h NICK",
        b":x!u@h JOIN",
        b":x!u@h KICK #uno",
        b":x MODE #uno +ooo",
        b":x MODE",
        b":s 005 bot CHANLIMIT=# PREFIX= PREFIX=( CASEMAPPING= NICKLEN=x TARGMAX=: BOT= CHANMODES= - = :are",
        b":s 005",
        b":s 353 bot = #uno :@+ ! @ !@ +",
        b":s 354 bot",
        b":s 317 bot ann x y :z",
        b":s 311 bot",
        b":s BATCH",
        b":s BATCH +",
        b":s CAP",
        b":s CAP * NEW",
        b"@time=yesterday :ann!a@h PRIVMSG #uno :\x01",
        b":s 404",
        b"X" * 100_000,
    ],
    ids=lambda line: line[:20].decode(errors="replace"),
)
async def test_an_odd_line_costs_neither_the_connection_nor_the_next_line(odd: bytes) -> None:
    async with scripted() as server, running_bot(server.port, nick="bot", rooms=["#uno"]) as bot:
        dialogue = await server.client()
        await dialogue.greet(tokens="CHANTYPES=# CASEMAPPING=ascii")
        await dialogue.admit("#uno", "ann!a@h")
        await bot.arrived("ann")
        await dialogue.say(odd, ":ann!a@h PRIVMSG #uno :after it", ":s 318 bot ann :end")
        assert (await bot.said("after it")).sender.name == "ann"
        await bot.send("still here", "#uno")
        await dialogue.hear("PRIVMSG #uno :still here")


async def test_a_quit_without_a_reason_is_a_departure() -> None:
    async with scripted() as server, running_bot(server.port, nick="bot", rooms=["#uno"]) as bot:
        dialogue = await server.client()
        await dialogue.greet()
        await dialogue.admit("#uno", "ann!a@h")
        identity = await bot.arrived("ann")
        await dialogue.say(":ann!a@h QUIT")
        await bot.departed(identity)


@pytest.mark.parametrize(
    ("sent", "meant"), [(b"caf\xc3\xa9", "café"), (b"caf\xe9 \x80", "café €"), (b"\x81", "\ufffd")]
)
async def test_text_is_utf_8_or_else_what_windows_meant(sent: bytes, meant: str) -> None:
    async with scripted() as server, running_bot(server.port, nick="bot", rooms=["#uno"]) as bot:
        dialogue = await server.client()
        await dialogue.greet("account-tag")
        await dialogue.admit("#uno", "ann!a@h")
        await dialogue.say(b":ann!a@h PRIVMSG #uno :" + sent)
        assert (await bot.ears.next(Said)).text == meant


async def test_a_silent_server_is_asked_and_then_left() -> None:
    clock = HurriedClock(60)
    async with scripted() as server, running_bot(server.port, nick="bot", rooms=["#uno"], clock=clock) as bot:
        dialogue = await server.client()
        await dialogue.greet()
        await dialogue.hear("^PING ")
        await bot.ears.next(Disconnected)
        assert await server.client()


async def test_a_server_that_accepts_and_never_speaks_is_left_and_tried_again() -> None:
    clock = HurriedClock(20)
    async with scripted() as server, running_bot(server.port, tls=True, connect_timeout=2.0, clock=clock):
        await server.client()
        assert await server.client()


async def test_a_server_that_never_lets_us_in_is_tried_again() -> None:
    async with scripted() as server, running_bot(server.port, clock=HurriedClock(200)):
        await (await server.client()).hear("^USER ")
        assert await server.client()


async def test_pauses_between_tries_grow() -> None:
    async with scripted() as server:
        clock = HurriedClock(60)
        times = []
        async with running_bot(server.port, clock=clock):
            for _ in range(6):
                dialogue = await server.client()
                times.append(clock.now())
                await dialogue.hang_up()
        pauses = [after - before for before, after in itertools.pairwise(times)]
        assert pauses[-1] > 8 > pauses[0]


@pytest.mark.parametrize(
    "refusal",
    [
        ":s 465 bot :You are banned from this server",
        "ERROR :Closing Link: 192.0.2.1 (K-Lined)",
        "ERROR :Closing link: (unknown@192.0.2.1) [Z-lined: spam]",
        "ERROR :Your host is trying to (re)connect too fast -- throttled.",
        "ERROR :Trying to reconnect too fast.",
        'ERROR :Access denied: "go away" (G-Line), bye!',
    ],
)
async def test_who_is_banned_or_throttled_stays_away_for_minutes_and_longer_each_time(refusal: str) -> None:
    async with scripted() as server:
        clock = HurriedClock(600)
        times = []
        async with running_bot(server.port, nick="bot", clock=clock, connect_timeout=1000.0):
            for _ in range(3):
                dialogue = await server.client()
                times.append(clock.now())
                await dialogue.say(refusal)
        pauses = [after - before for before, after in itertools.pairwise(times)]
        assert pauses[0] > 120
        assert pauses[1] > 240


async def test_who_is_put_out_for_another_reason_is_back_in_seconds() -> None:
    async with scripted() as server:
        clock = HurriedClock(20)
        async with running_bot(server.port, nick="bot", clock=clock):
            await (await server.client()).say("ERROR :Closing Link: bot (Ping timeout: online 3 s)")
            began = clock.now()
            assert await server.client()
        assert clock.now() - began < 60


async def test_an_error_from_the_server_ends_the_connection_and_is_told() -> None:
    async with scripted() as server, running_bot(server.port, nick="bot", rooms=["#uno"]) as bot:
        dialogue = await server.client()
        await dialogue.greet()
        await dialogue.say("ERROR :Closing Link")
        await bot.ears.next(Disconnected)
        with pytest.raises(NotNow):
            await bot.send("hello", "#uno")


async def test_a_wrong_server_password_is_refused_for_good() -> None:
    async with scripted() as server, running_bot(server.port, password="wrong one") as bot:
        dialogue = await server.client()
        assert await dialogue.hear("^PASS ") == "PASS :wrong one"
        await dialogue.say(":s 464 * :Password incorrect")
        assert bot.running is not None
        with pytest.raises(Refused, match="password"):
            await asyncio.wait_for(bot.running, 5)


@pytest.mark.parametrize("numeric", ["902", "904", "905", "908"])
async def test_every_refusal_of_sasl_is_fatal(numeric: str) -> None:
    sasl = {"account": "a", "password": "secret"}
    async with scripted() as server, running_bot(server.port, sasl=sasl) as bot:
        dialogue = await server.client()
        await dialogue.say(":s CAP * LS :sasl=EXTERNAL,PLAIN")
        await dialogue.hear("^CAP REQ :sasl")
        await dialogue.say(":s CAP * ACK :sasl")
        await dialogue.hear("^AUTHENTICATE PLAIN")
        await dialogue.say("AUTHENTICATE +")
        await dialogue.hear("^AUTHENTICATE YQBhAHNlY3JldA==")
        await dialogue.say(f":s {numeric} bot :no")
        assert bot.running is not None
        with pytest.raises(Refused):
            await asyncio.wait_for(bot.running, 5)


@pytest.mark.parametrize(
    "offer", [":s CAP * LS :sasl=EXTERNAL", ":s CAP * LS :batch", ":s 001 bot :welcome, whoever"]
)
async def test_a_server_without_sasl_plain_is_never_entered_without_it(offer: str) -> None:
    async with scripted() as server, running_bot(server.port, sasl={"account": "a", "password": "b"}) as bot:
        dialogue = await server.client()
        await dialogue.say(offer)
        assert bot.running is not None
        with pytest.raises(Refused):
            await asyncio.wait_for(bot.running, 5)


async def test_capabilities_over_several_lines_are_all_seen() -> None:
    async with scripted() as server, running_bot(server.port, nick="bot"):
        dialogue = await server.client()
        await dialogue.say(":s CAP * LS * :batch unknown", ":s CAP * LS :server-time")
        assert await dialogue.hear("^CAP REQ") == "CAP REQ :batch server-time"


async def test_refused_capabilities_do_not_stop_the_login() -> None:
    async with scripted() as server, running_bot(server.port, nick="bot"):
        dialogue = await server.client()
        await dialogue.say(":s CAP * LS :batch server-time")
        await dialogue.hear("^CAP REQ")
        await dialogue.say(":s CAP * NAK :batch server-time")
        await dialogue.hear("^CAP END")


async def test_a_nick_too_long_is_shortened_and_impossible_ones_are_refused_for_good() -> None:
    async with scripted() as server, running_bot(server.port, nick="averylongnickname") as bot:
        dialogue = await server.client()
        await dialogue.hear("^NICK averylongnickname")
        for _ in range(31):
            await dialogue.say(":s 432 * x :Erroneous nickname")
        assert len((await dialogue.hear("^NICK averylo__")).split()[1]) == 9
        assert bot.running is not None
        with pytest.raises(Refused, match="averylongnickname"):
            await asyncio.wait_for(bot.running, 5)


async def test_our_own_words_are_not_heard() -> None:
    async with scripted() as server, running_bot(server.port, nick="bot", rooms=["#uno"]) as bot:
        dialogue = await server.client()
        await dialogue.greet("account-tag")
        await dialogue.admit("#uno", "ann!a@h")
        await dialogue.say(":BOT!u@h PRIVMSG #uno :echo", ":ann!a@h PRIVMSG #uno :mark")
        assert (await bot.ears.next(Said)).text == "mark"


async def test_history_in_a_batch_or_older_than_the_join_is_dropped() -> None:
    async with scripted() as server, running_bot(server.port, nick="bot", rooms=["#uno"]) as bot:
        dialogue = await server.client()
        await dialogue.greet("account-tag", "batch", "server-time")
        await dialogue.hear("^JOIN")
        await dialogue.say(
            "@time=2026-01-01T12:00:00.000Z :bot!u@h JOIN #uno",
            ":s 353 bot = #uno :bot ann!a@h",
            ":s 366 bot #uno :end",
            ":s BATCH +one chathistory #uno",
            "@batch=one :ann!a@h PRIVMSG #uno :in the batch",
            "@batch=one :ann!a@h QUIT :in the batch",
            "@batch=one :s BATCH +two other",
            "@batch=two :ann!a@h PRIVMSG #uno :in a batch in the batch",
            ":s BATCH -two",
            ":s BATCH -one",
            "@time=2026-01-01T11:59:59.000Z :ann!a@h PRIVMSG #uno :older",
            "@time=2026-01-01T12:00:01.500Z;msgid=abc :ann!a@h PRIVMSG #uno :newer",
        )
        said = await bot.ears.next(Said)
        assert (said.text, said.id, said.time) == ("newer", "abc", 1767268801.5)
        assert not [item for item in bot.ears.items if isinstance(item, Departed)]


async def test_people_are_told_apart_by_the_servers_own_folding() -> None:
    async with scripted() as server, running_bot(server.port, nick="bot", rooms=["#uno"]) as bot:
        dialogue = await server.client()
        await dialogue.greet("account-tag", tokens="CHANTYPES=# CASEMAPPING=rfc1459")
        await dialogue.admit("#uno", "q[w!a@h")
        identity = await bot.arrived("q[w")
        await dialogue.say(":Q{w!a@h PRIVMSG #UNO :the same")
        said = await bot.ears.next(Said)
        assert (said.room, said.sender.identity) == ("#uno", identity)


async def test_userhost_in_names_and_several_ranks_are_understood() -> None:
    async with scripted() as server, running_bot(server.port, nick="bot", rooms=["#uno"]) as bot:
        dialogue = await server.client()
        await dialogue.greet("account-tag", tokens="CHANTYPES=# PREFIX=(qaohv)~&@%+")
        await dialogue.admit("#uno", "~@+ann!a@h", "%bob!b@h", "&cid!c@h", "+dan!d@h", "eve!e@h")
        ranks = [(await bot.ears.next(Arrived)).sender for _ in range(5)]
        assert {sender.name: sender.operator for sender in ranks} == {
            "ann": True,
            "bob": False,
            "cid": True,
            "dan": False,
            "eve": False,
        }


async def test_a_room_we_did_not_want_is_left() -> None:
    async with scripted() as server, running_bot(server.port, nick="bot"):
        dialogue = await server.client()
        await dialogue.greet()
        await dialogue.say(":bot!u@h JOIN #advertisement")
        await dialogue.hear("^PART #advertisement")


@pytest.mark.parametrize("numeric", ["403", "405", "471", "473", "474", "475", "477"])
async def test_a_refused_join_is_told_once_and_tried_again(numeric: str) -> None:
    async with (
        scripted() as server,
        running_bot(server.port, nick="bot", rooms=["#uno"], clock=HurriedClock(60)) as bot,
    ):
        dialogue = await server.client()
        await dialogue.greet()
        for _ in range(2):
            await dialogue.hear("^JOIN #uno")
            await dialogue.say(f":s {numeric} bot #uno :not you")
        await dialogue.admit("#uno")
        await bot.entered("#uno")
        assert [item.reason for item in bot.ears.items if isinstance(item, Excluded)] == ["not you"]


async def test_keys_of_rooms_are_sent_with_the_right_rooms() -> None:
    async with scripted() as server, running_bot(server.port, nick="bot", rooms=["#open", "#closed key"]):
        dialogue = await server.client()
        await dialogue.greet()
        assert await dialogue.hear("^JOIN") == "JOIN #closed,#open key"


async def test_an_account_learned_by_whois_belongs_to_whoever_was_asked_about() -> None:
    async with scripted() as server, running_bot(server.port, nick="bot", rooms=["#uno"]) as bot:
        dialogue = await server.client()
        await dialogue.greet()
        await dialogue.admit("#uno", "ann!a@h")
        before = await bot.arrived("ann")
        await dialogue.say(":ann!a@h PRIVMSG #uno :who am I")
        await dialogue.hear("^WHOIS ann")
        await dialogue.say(":ann!a@h QUIT", ":ann!e@evil JOIN #uno", ":ann!e@evil PRIVMSG #uno :and I")
        assert (await bot.said("who am I")).sender.identity == before
        await dialogue.hear("^WHOIS ann")
        await dialogue.say(
            ":s 311 bot ann a h * :ann", ":s 330 bot ann ann :is logged in as", ":s 318 bot ann :end"
        )
        assert not (await bot.said("and I")).sender.identity.startswith("account:")


async def test_an_account_learned_by_whois_is_used_for_what_was_said_before_the_answer() -> None:
    async with scripted() as server, running_bot(server.port, nick="bot", rooms=["#uno"]) as bot:
        dialogue = await server.client()
        await dialogue.greet()
        await dialogue.admit("#uno", "ann!a@h")
        await bot.arrived("ann")
        await dialogue.say(":ann!a@h PRIVMSG #uno :one", ":ann!a@h PRIVMSG #uno :two")
        await dialogue.hear("^WHOIS ann")
        await dialogue.say(
            ":s 311 bot ann a h * :ann", ":s 330 bot ann Ann :is logged in as", ":s 318 bot ann :end"
        )
        assert (await bot.said("one")).sender.identity == "account:ann"
        assert (await bot.said("two")).sender.identity == "account:ann"


async def test_what_was_said_before_a_nick_change_is_heard_though_the_whois_was_about_the_old_nick() -> None:
    async with scripted() as server, running_bot(server.port, nick="bot", rooms=["#uno"]) as bot:
        dialogue = await server.client()
        await dialogue.greet()
        await dialogue.admit("#uno", "ann!a@h")
        await bot.arrived("ann")
        await dialogue.say(":ann!a@h PRIVMSG #uno :one")
        await dialogue.hear("^WHOIS ann ann$")
        await dialogue.say(":ann!a@h NICK anna", ":s 401 bot ann :no such nick", ":s 318 bot ann :end")
        await dialogue.hear("^WHOIS anna anna$")
        await dialogue.say(
            ":s 311 bot anna a h * :ann", ":s 330 bot anna ann :is logged in as", ":s 318 bot anna :end"
        )
        assert (await bot.said("one")).sender.identity == "account:ann"


async def test_an_unanswered_whois_does_not_hold_a_player_up_for_ever() -> None:
    async with (
        scripted() as server,
        running_bot(server.port, nick="bot", rooms=["#uno"], clock=HurriedClock(20)) as bot,
    ):
        dialogue = await server.client()
        await dialogue.greet()
        await dialogue.admit("#uno", "ann!a@h")
        await dialogue.say(":ann!a@h PRIVMSG #uno :hello?")
        await bot.said("hello?")


async def test_proofs_that_differ_in_any_part_prove_nothing() -> None:
    shelf = MemoryShelf()
    whois = ":s 311 bot ann a h * :Ann A", ":s 317 bot ann 5 1700000000 :seconds idle", ":s 318 bot ann :end"

    async def client(*answer: str) -> str:
        async with (
            scripted() as server,
            running_bot(server.port, nick="bot", rooms=["#uno"], shelf=shelf) as bot,
        ):
            dialogue = await server.client()
            await dialogue.greet("account-tag")
            await dialogue.admit("#uno", "ann!a@h")
            if "presences" in "".join(shelf.texts) and "1700000000" in str(shelf.texts):
                await dialogue.hear("^WHOIS ann")
                await dialogue.say(*answer)
            identity = await bot.arrived("ann")
            await bot.send("your cards", to=identity)
            if not any(line.startswith("WHOIS") for line in dialogue.lines):
                await dialogue.hear("^WHOIS ann")
                await dialogue.say(*whois)
            await dialogue.say(":ann!a@h PRIVMSG #uno :mark")
            await bot.said("mark")
            return identity

    first = await client()
    assert await client(*whois) == first
    other = [line.replace("1700000000", "1700000001") for line in whois]
    second = await client(*other)
    assert second != first
    assert await client(*(line.replace(":Ann A", ":Eve") for line in whois)) not in (first, second)


async def test_a_server_without_who_and_whois_holds_nobody_up() -> None:
    async with scripted() as server, running_bot(server.port, nick="bot", rooms=["#uno"]) as bot:
        dialogue = await server.client()
        await dialogue.greet()
        await dialogue.admit("#uno", "ann")
        await dialogue.hear("^WHO #uno")
        await dialogue.say(":s 421 bot WHO :Unknown command")
        await bot.entered("#uno")
        await dialogue.say(":ann!a@h PRIVMSG #uno :one")
        await dialogue.hear("^WHOIS ann")
        await dialogue.say(":s 421 bot WHOIS :Unknown command")
        await bot.ears.next(Said, seconds=2)
        await dialogue.say(":bob!b@h JOIN #uno", ":bob!b@h PRIVMSG #uno :two")
        await bot.ears.next(Said, lambda item: item.text == "two", seconds=2)
        assert len([line for line in dialogue.lines if line.startswith("WHOIS")]) == 1


async def test_capabilities_granted_in_pieces_are_waited_for() -> None:
    sasl = {"account": "a", "password": "b"}
    async with scripted() as server, running_bot(server.port, nick="bot", sasl=sasl) as bot:
        dialogue = await server.client()
        await dialogue.say(":s CAP * LS :sasl batch server-time")
        await dialogue.hear("^CAP REQ :batch server-time")
        await dialogue.say(":s CAP * ACK :batch", ":s CAP * ACK :server-time", ":s CAP * ACK :sasl")
        await dialogue.hear("^AUTHENTICATE PLAIN")
        assert bot.running is not None
        assert not bot.running.done()


async def test_refused_capabilities_do_not_take_sasl_with_them() -> None:
    sasl = {"account": "a", "password": "b"}
    async with scripted() as server, running_bot(server.port, nick="bot", sasl=sasl):
        dialogue = await server.client()
        await dialogue.say(":s CAP * LS :sasl batch")
        await dialogue.hear("^CAP REQ :batch")
        await dialogue.say(":s CAP * ACK :sasl", ":s CAP * NAK :batch")
        await dialogue.hear("^AUTHENTICATE PLAIN")
        await dialogue.say("AUTHENTICATE +", ":s 903 bot :ok")
        await dialogue.hear("^CAP END")


async def test_services_that_are_away_for_a_while_do_not_stop_a_bot_that_was_in() -> None:
    sasl = {"account": "a", "password": "b"}
    clock = HurriedClock(20)
    async with scripted() as server, running_bot(server.port, nick="bot", sasl=sasl, clock=clock) as bot:
        dialogue = await server.client()
        await dialogue.say(":s CAP * LS :sasl")
        await dialogue.hear("^CAP REQ :sasl")
        await dialogue.say(":s CAP * ACK :sasl", ":s 903 bot :ok", ":s 001 bot :welcome")
        await dialogue.hang_up()
        await bot.ears.next(Disconnected)
        again = await server.client()
        await again.say(":s CAP * LS :batch")
        third = await server.client()
        await third.say(":s CAP * LS :sasl")
        await third.hear("^CAP REQ :sasl")
        assert "CAP END" not in again.lines


async def test_a_netsplit_sends_everybody_away_and_a_return_makes_new_people_of_them() -> None:
    async with scripted() as server, running_bot(server.port, nick="bot", rooms=["#uno"]) as bot:
        dialogue = await server.client()
        await dialogue.greet("account-tag", "extended-join", "batch")
        await dialogue.admit("#uno", "ann!a@h", "bob!b@h")
        ann, bob = await bot.arrived("ann"), await bot.arrived("bob")
        await dialogue.say(
            ":s BATCH +x netsplit a.net b.net",
            "@batch=x :ann!a@h QUIT :a.net b.net",
            "@batch=x :bob!b@h QUIT :a.net b.net",
            ":s BATCH -x",
            ":ann!a@h JOIN #uno * :ann",
            ":bob!b@h JOIN #uno bob :bob",
        )
        await bot.departed(ann)
        await bot.departed(bob)
        assert await bot.arrived("ann") != ann
        assert await bot.arrived("bob") == "account:bob"


async def test_a_nick_that_somebody_changes_to_is_taken_from_whoever_was_thought_to_bear_it() -> None:
    async with scripted() as server, running_bot(server.port, nick="bot", rooms=["#uno"]) as bot:
        dialogue = await server.client()
        await dialogue.greet("account-tag")
        await dialogue.admit("#uno", "ann!a@h", "eve!e@h")
        ann, eve = await bot.arrived("ann"), await bot.arrived("eve")
        await dialogue.say(":eve!e@h NICK ann")
        await bot.departed(ann)
        assert (await bot.renamed("ann")).sender.identity == eve
        with pytest.raises(Undeliverable):
            await bot.send("your cards", to=ann)


async def test_somebody_who_joins_twice_is_somebody_new() -> None:
    async with scripted() as server, running_bot(server.port, nick="bot", rooms=["#uno"]) as bot:
        dialogue = await server.client()
        await dialogue.greet("account-tag", "extended-join")
        await dialogue.admit("#uno", "ann!a@h")
        first = await bot.arrived("ann")
        await dialogue.say(":ann!e@evil JOIN #uno * :ann")
        await bot.departed(first)
        assert await bot.arrived("ann") != first


async def test_changing_to_another_account_leaves_the_other_client_of_the_first_alone() -> None:
    async with scripted() as server, running_bot(server.port, nick="bot", rooms=["#uno"]) as bot:
        dialogue = await server.client()
        await dialogue.greet("account-tag", "extended-join", "account-notify")
        await dialogue.admit("#uno")
        await dialogue.say(
            ":ann!a@h JOIN #uno ann :x", ":phone!p@h JOIN #uno ann :x", ":phone!p@h ACCOUNT bob"
        )
        assert await bot.arrived("ann") == await bot.arrived("phone") == "account:ann"
        assert await bot.arrived("phone") == "account:bob"
        assert not [item for item in bot.ears.items if isinstance(item, Renamed | Departed)]


async def test_a_new_host_of_ours_changes_how_much_fits_into_a_line() -> None:
    async with scripted() as server, running_bot(server.port, nick="bot", rooms=["#uno"]) as bot:
        dialogue = await server.client()
        await dialogue.greet()
        await dialogue.admit("#uno")
        await bot.entered("#uno")
        message = bot.message("x" * 480, "#uno")
        assert bot.adapter.lines(message) == 1
        await dialogue.say(f":s 396 bot {'cloak.' * 9}net :is now your host", ":ann!a@h PRIVMSG #uno :hi")
        await dialogue.hear("^WHOIS ann")
        assert bot.adapter.lines(message) == 2


class _Wire(asyncio.Transport):
    """A transport that keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return False


async def _wired() -> tuple[Connection, Protocol, _Wire]:
    connection = prepare()
    protocol, wire = Protocol(connection, asyncio.get_running_loop()), _Wire()
    protocol.connection_made(wire)
    return connection, protocol, wire


async def test_data_before_the_connection_is_complete_is_answered() -> None:
    _, protocol, wire = await _wired()
    protocol.data_received(b"PING :are you there\r\n")
    await asyncio.sleep(0)
    assert wire.written == b"PONG :are you there\r\n"


async def test_nothing_sent_can_hold_a_second_command() -> None:
    connection, _, wire = await _wired()
    connection.send_raw("PRIVMSG #uno :a\rQUIT\nQUIT\0b")
    await asyncio.sleep(0)
    assert wire.written == b"PRIVMSG #uno :a QUIT QUIT b\r\n"


async def test_no_line_is_longer_than_512_bytes_or_ends_inside_a_character() -> None:
    connection, _, wire = await _wired()
    connection.send_raw("PRIVMSG #uno :" + "é" * 400)
    await asyncio.sleep(0)
    assert len(wire.written) <= 512
    assert wire.written.decode().endswith("é\r\n")


async def test_sending_without_a_connection_is_refused_and_not_lost() -> None:
    connection = prepare()
    with pytest.raises(NotNow):
        connection.send_raw("PRIVMSG #uno :hello")


async def test_an_old_transports_end_does_not_end_a_newer_connection() -> None:
    _, old, _ = await _wired()
    newer, _, _ = await _wired()
    old.connection_lost(None)
    assert not newer.closed.is_set()


async def test_neither_what_is_sent_nor_what_is_heard_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(1)
    connection, protocol, _ = await _wired()
    connection.send_raw("NOTICE ann :Your cards: [r5]")
    connection.pass_("secret")
    protocol.data_received(b":ann!a@h PRIVMSG bot :!rejoin TOKEN\r\nPRIVMSG\r\n")
    assert not [text for text in caplog.messages if "r5" in text or "secret" in text or "TOKEN" in text]
