from collections.abc import AsyncIterator

import pytest

from tests.bot.ircd.conftest import Seat
from tests.bot.ircd.talker import Talker
from unobot.ircd import IrcServer


@pytest.fixture
async def stranger(server: IrcServer) -> AsyncIterator[Talker]:
    talker = await Talker.connect(server)
    yield talker
    await talker.close()


async def test_a_client_is_welcomed_after_nick_and_user(stranger: Talker) -> None:
    stranger.say("NICK ann", "USER ann 0 * :Ann")
    numbers = [line.split(" ")[1] for line in await stranger.lines_until(" 376 ")]
    assert numbers[:5] == ["001", "002", "003", "004", "005"]
    assert "422" not in numbers


async def test_the_features_tell_what_clients_need(stranger: Talker) -> None:
    stranger.say("NICK ann", "USER ann 0 * :Ann")
    features = (await stranger.until(" 005 ")).split(" ")
    assert {"CASEMAPPING=rfc1459", "PREFIX=(ov)@+", "CHANTYPES=#&", "NICKLEN=30"} <= set(features)


async def test_registration_waits_for_the_end_of_negotiation(stranger: Talker) -> None:
    stranger.say(
        "CAP LS 302", "NICK ann", "USER ann 0 * :Ann", "CAP REQ :multi-prefix", "CAP REQ :sasl", "PING :x"
    )
    assert await stranger.lines_until("PONG") == [
        ":unobot.demo CAP * LS multi-prefix",
        ":unobot.demo CAP ann ACK multi-prefix",
        ":unobot.demo CAP ann NAK sasl",
    ]
    stranger.say("CAP LIST", "CAP END")
    assert await stranger.line() == ":unobot.demo CAP ann LIST multi-prefix"
    assert " 001 ann " in await stranger.line()


async def test_capabilities_can_be_given_back(stranger: Talker) -> None:
    stranger.say("CAP REQ :multi-prefix", "CAP REQ :-multi-prefix", "CAP LIST", "CAP NONSENSE")
    assert (await stranger.lines_until(" 410 "))[-1] == ":unobot.demo CAP * LIST :"


async def test_what_comes_too_early_is_refused(stranger: Talker) -> None:
    stranger.say("JOIN #uno", "NONSENSE", "USER ann")
    assert [line.split(" ")[1] for line in [await stranger.line() for _ in range(3)]] == ["451", "451", "461"]


@pytest.mark.parametrize(
    ("line", "number"), [("NICK", "431"), ("NICK :", "431"), ("NICK 1ann", "432"), ("NICK a@b", "432")]
)
async def test_a_nick_that_cannot_be_is_refused(stranger: Talker, line: str, number: str) -> None:
    stranger.say(line)
    assert await stranger.until(f" {number} * ")


async def test_a_taken_nick_is_refused_in_any_case_of_rfc1459(seat: Seat, stranger: Talker) -> None:
    await seat("q[w]|a")
    stranger.say(r"NICK Q{W}\A")
    assert await stranger.line() == r":unobot.demo 433 * Q{W}\A :Nickname is already in use"


async def test_under_ascii_the_same_nicks_are_two_people() -> None:
    async with IrcServer(casemapping="ascii") as server:
        first = await Talker.register(server, "q[w]")
        second = await Talker.register(server, "Q{W}")
        second.say("ISON q[w] q{w} Q[W]")
        assert await second.until(" 303 ") == ":unobot.demo 303 Q{W} :q[w] Q{W} q[w]"
        await first.close()
        await second.close()


async def test_a_nick_is_held_while_registering_and_free_after_the_connection_ends(
    server: IrcServer, stranger: Talker
) -> None:
    other = await Talker.connect(server)
    other.say("NICK ann", "PING :x")
    await other.until("PONG")
    stranger.say("NICK ann")
    await stranger.until(" 433 ")
    other.say("QUIT")
    await other.end()
    await other.close()
    stranger.say("NICK ann", "USER ann 0 * :Ann")
    assert await stranger.until(" 001 ann ")


async def test_a_nick_change_is_seen_by_those_who_share_a_channel(seat: Seat) -> None:
    ann, bob, cid = await seat("ann", "#uno", "#dos"), await seat("bob", "#uno", "#dos"), await seat("cid")
    ann.say("NICK ann|away")
    assert await ann.until("NICK") == ":ann!~ann@127.0.0.1 NICK ann|away"
    assert await bob.until("NICK") == ":ann!~ann@127.0.0.1 NICK ann|away"
    assert not [line for line in await bob.settled() if "NICK" in line]
    assert await cid.settled() == []


async def test_a_nick_may_change_its_case_only(seat: Seat) -> None:
    ann = await seat("ann")
    ann.say("NICK Ann", "NICK Ann")
    assert await ann.settled() == [":ann!~ann@127.0.0.1 NICK Ann"]


async def test_one_registers_once(seat: Seat) -> None:
    ann = await seat("ann")
    ann.say("USER x 0 * :x", "PASS x")
    assert [line.split(" ")[1] for line in await ann.settled()] == ["462", "462"]


async def test_a_ping_is_answered(seat: Seat) -> None:
    ann = await seat("ann")
    ann.say("PING :a b", "PING", "PONG :x")
    assert await ann.line() == ":unobot.demo PONG unobot.demo :a b"
    assert await ann.until(" 409 ann ")


async def test_goodbye_is_told_once_to_those_who_share_a_channel(seat: Seat) -> None:
    ann, bob = await seat("ann", "#uno", "#dos"), await seat("bob", "#uno", "#dos")
    ann.say("QUIT :supper", "PRIVMSG #uno :a ghost")
    assert await ann.until("ERROR")
    await ann.end()
    assert await bob.until("QUIT") == ":ann!~ann@127.0.0.1 QUIT :Quit: supper"
    assert await bob.settled() == []


async def test_a_lost_connection_is_a_quit(seat: Seat) -> None:
    ann, bob = await seat("ann", "#uno"), await seat("bob", "#uno")
    await ann.close()
    assert await bob.until("QUIT") == ":ann!~ann@127.0.0.1 QUIT :Connection closed"
