"""Whatever a client sends or leaves unread, the others do not notice."""

import asyncio
import socket

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.bot.ircd.conftest import Seat
from tests.bot.ircd.talker import Talker
from unobot.clock import HeldClock
from unobot.ircd import IrcServer
from unobot.ircd.commands import COMMANDS, carry_out, command
from unobot.ircd.message import Message
from unobot.ircd.world import Client, World


@pytest.mark.parametrize(
    "raw",
    [
        b"\r\n",
        b" \r\n",
        b":\r\n",
        b"\n\n\n",
        b"\0\r\n",
        b"PRIVMSG\r\n",
        b"\xff\xfe\r\n",
        b"USER\r\n",
        b"@\r\n",
        b"JOIN :\r\n",
    ],
)
async def test_a_bad_line_costs_nothing(seat: Seat, raw: bytes) -> None:
    ann = await seat("ann")
    ann.raw(raw)
    assert len(await ann.settled()) <= 2


async def test_an_endless_line_is_dropped_and_the_next_one_heard(seat: Seat) -> None:
    ann, bob = await seat("ann", "#uno"), await seat("bob", "#uno")
    ann.raw(b"PRIVMSG #uno :" + b"x" * 100_000)
    ann.raw(b"\r\nPRIVMSG #uno :short\r\n")
    assert await bob.line() == ":ann!~ann@127.0.0.1 PRIVMSG #uno :short"
    assert await ann.until(" 417 ann ")


async def test_a_full_line_arrives_cut_to_512_bytes(seat: Seat) -> None:
    ann, bob = await seat("ann", "#uno"), await seat("bob", "#uno")
    ann.say("PRIVMSG #uno :" + "é" * 248)
    line = await bob.line()
    assert 508 <= len(line.encode()) <= 510
    assert line.endswith("éé")


async def test_invalid_utf8_is_passed_on_as_it_is(seat: Seat) -> None:
    ann, bob = await seat("ann", "#uno"), await seat("bob", "#uno")
    ann.raw(b"PRIVMSG #uno :\xe9t\xe9 \xff\r\n")
    assert (await bob.line()).encode("utf-8", "surrogateescape").endswith(b":\xe9t\xe9 \xff")


async def test_lines_may_come_in_pieces(seat: Seat) -> None:
    ann = await seat("ann")
    for byte in b"PING :piecemeal\r\n":
        ann.raw(bytes([byte]))
        await ann.writer.drain()
    assert await ann.until("PONG unobot.demo piecemeal")


async def test_a_defect_costs_one_line_and_is_logged_without_what_was_said(
    seat: Seat, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(_world: World, _client: Client, message: Message) -> None:
        raise KeyError(message.params[0])

    monkeypatch.setattr("unobot.ircd.commands.COMMANDS", dict(COMMANDS))
    command("BROKEN")(broken)
    ann = await seat("ann")
    ann.say("BROKEN secret")
    assert await ann.settled() == []
    logged = "".join(capsys.readouterr())
    assert "KeyError" in logged
    assert "broken:" in logged
    assert "secret" not in logged


async def test_who_does_not_read_is_dropped_and_the_others_go_on() -> None:
    async with IrcServer(sendq=20_000) as server:
        ann, bob = await Talker.register(server, "ann", "#uno"), await Talker.register(server, "bob", "#uno")
        slow = socket.socket()
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(slow, server.address)
        await loop.sock_sendall(slow, b"NICK slow\r\nUSER slow 0 * :x\r\nJOIN #uno\r\n")
        await bob.until("JOIN #uno")
        for _ in range(500):
            ann.say(*["PRIVMSG #uno :" + "x" * 400] * 100)
            await ann.settled()
            if left := [line for line in await bob.settled() if "QUIT" in line]:
                break
        assert left == [":slow!~slow@127.0.0.1 QUIT :SendQ exceeded"]
        slow.close()
        await ann.close()
        await bob.close()


async def test_who_falls_silent_is_asked_and_then_dropped() -> None:
    clock = HeldClock()
    async with IrcServer(clock=clock) as server:
        ann, bob = await Talker.register(server, "ann", "#uno"), await Talker.register(server, "bob", "#uno")
        await clock.advance(100)
        assert await ann.until("PING") == "PING unobot.demo"
        ann.say("PONG :unobot.demo")
        await ann.settled()
        await clock.advance(100)
        assert await ann.until("QUIT") == ":bob!~bob@127.0.0.1 QUIT :Ping timeout"
        await bob.end()
        await ann.close()
        await bob.close()


async def test_closing_says_goodbye_and_frees_the_address() -> None:
    server = IrcServer()
    await server.start()
    host, port = server.address
    ann = await Talker.register(server, "ann")
    await server.close()
    await server.close()
    assert await ann.until("ERROR")
    await ann.end()
    await ann.close()
    again = IrcServer(host, port)
    await again.start()
    await again.close()


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    lines=st.lists(
        st.tuples(
            st.sampled_from(sorted(COMMANDS.keys() - {"QUIT"})),
            st.lists(
                st.sampled_from(["#uno", "ann", "+o-o+v", "0", ":", ",", "*", ":a b", "[]", "b", "#x,#y"]),
                max_size=4,
            ),
        ),
        max_size=12,
    )
)
def test_no_series_of_commands_brings_out_a_defect(lines: list[tuple[str, list[str]]]) -> None:
    class Silent:
        def send(self, message: Message, /) -> None:
            assert len(message.wire()) <= 512

        def close(self) -> None:
            pass

    world = World("unobot.demo", "rfc1459", HeldClock())
    clients = [Client(Silent(), "127.0.0.1", 0.0), Client(Silent(), "127.0.0.1", 0.0)]
    world.clients |= set(clients)
    for client, nick in zip(clients, ("ann", "bob"), strict=True):
        carry_out(world, client, Message("NICK", (nick,)))
        carry_out(world, client, Message("USER", (nick, "0", "*", nick)))
    for number, (verb, words) in enumerate(lines):
        carry_out(world, clients[number % 2], Message.parse(f"{verb} {' '.join(words)}"))
    for client in clients:
        world.forget(client, "done")
    assert not list(world.channels())
