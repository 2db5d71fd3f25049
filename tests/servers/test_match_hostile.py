"""What hostile people send: the bot answers or keeps silent, goes on, and nobody speaks through it."""

import re
from collections.abc import Sequence

import pytest

from tests.servers.client import player
from tests.servers.gamblers import Company, company, game, until_there
from tests.servers.inspircd import Inspircd
from tests.servers.irc_bot import fresh
from tests.servers.ngircd import Ngircd
from tests.servers.process import Server
from tests.servers.whole_bot import on, whole_bot

CONTROLS = "\x02\x03\x0304,01\x04\x0f\x11\x16\x1d\x1e\x1f\x7f\x1b[2J\x07"
LINES: Sequence[bytes] = (
    b"!uno \x10rQUIT :injected",
    b"!uno \x10nJOIN #injected",
    b"!play \x10rPRIVMSG #injected :injected",
    b"!play \rJOIN #injected",
    b"!set \x10n\x10rNICK injected \x10\x10",
    b"!kick \x10rQUIT",
    b"!why \x01ACTION injected\x01",
    b"\x01ACTION !play r5\x01",
    b"\x01PING 1\x10rQUIT\x01",
    b"\x01VERSION\x01",
    b"\x01\x01",
    b"\x01",
    b"!play \xff\xfe\xfd r5",
    b"!uno \xc3",
    b"!help \xf0\x9f\x92",
    b"!catch \xed\xa0\x80",
    f"!play {CONTROLS}r5".encode(),
    f"!{CONTROLS}play r5".encode(),
    f"{CONTROLS}".encode(),
    "!play ｒ５ \u202e\u200b\u2028\u0085".encode(),
    "!catch \u202eann\u2066".encode(),
    b"!",
    b"! ! !",
    b"!!",
    b"!play" + b" r5" * 140,
    b"!uno " + b"+" * 440,
    b"!uno cards=" + b"9" * 400,
    b"!uno classic target=-1 cards=\xd9\xa3",
    b"!rules " + b"A" * 430,
    b"!join {} %s $player { $player } \\x00",
    b"!set prefix \x10r",
    b"!rejoin " + b"../" * 100,
    b"!uno 'unclosed",
    b'!uno "unclosed',
)


async def _send_all(people: Company, server: Server) -> None:
    """Everything, in the room and in private, by a player and by a stranger."""
    bot, room = people.witness.bot, people.witness.room
    async with player(server.port, fresh("evil")) as stranger:
        await stranger.join(room)
        for sender in (people.players[-1], stranger):
            for line in LINES:
                for target in (room, bot):
                    await sender.send_bytes(f"PRIVMSG {target} :".encode() + line + b"\r\n")
                    await sender.send_bytes(f"NOTICE {target} :".encode() + line + b"\r\n")
            await sender.synchronize()


async def _send_monsters(server: Server, room: str) -> None:
    """Lines of 10 KB, with and without an end; the server may throw their sender out."""
    for raw in (b"A" * 10_000, b"!play " + b"r5 " * 3_400, b"\x00\xff" * 5_000):
        async with player(server.port, fresh("big")) as giant:
            await giant.join(room)
            await giant.send_bytes(f"PRIVMSG {room} :".encode() + raw + b"\r\n")


@pytest.fixture(params=["own_ngircd", "inspircd"])
def server(request: pytest.FixtureRequest) -> Ngircd | Inspircd:
    found = request.getfixturevalue(request.param)
    assert isinstance(found, Ngircd | Inspircd)
    return found


async def test_nothing_that_is_sent_stops_the_bot_or_speaks_through_it(
    server: Ngircd | Inspircd, capfd: pytest.CaptureFixture[str]
) -> None:
    async with (
        player(server.port, fresh("eve"), "#injected") as watcher,
        game(server, "ann", "bob", "cid", table="round cards=5") as (bot, people),
    ):
        nick, room = people.witness.bot, people.witness.room
        known = len(people.witness.told)
        await _send_all(people, server)
        await _send_monsters(server, room)
        await people.witness.command("turn")
        await people.witness.told_in_room(r"\(waiting for", 30)
        for each in (*people.everyone, watcher):
            await each.synchronize()
        assert not [line for line in watcher.heard if nick in line]
        said = [line for each in people.everyone for line in each.heard if line.startswith(f":{nick}!")]
        assert all(
            re.match(
                rf":{nick}!\S+ (JOIN :?{room}$|PRIVMSG {room} :|NOTICE \S+ :|PRIVMSG \S+ :\x01PING \d+\x01$)",
                line,
            )
            for line in said
        )
        assert not [line for line in people.witness.told[known:] if "injected" in line]
        assert not [line for line in people.witness.told if re.search(r"^[!.\x01]|\x01", line)]
        await people.look()
        await people.play()
        assert bot.table(room) is None
    logged = "".join(capfd.readouterr())
    assert "[error" not in logged
    assert "Traceback" not in logged


@pytest.mark.parametrize(
    "nicks",
    [
        ("q[w", "q{w", "Q[x", "q{x"),
        ("uno", "draw", "w", "a|b"),
        ("\\d4", "|bs", "{w}", "^r5"),
        ("Red", "pass", "pl", "jo"),
    ],
    ids=lambda nicks: nicks[0],
)
async def test_people_with_odd_nicks_play_a_match_and_get_their_own_cards(
    nicks: Sequence[str], ngircd: Ngircd
) -> None:
    room, nick = fresh("#uno"), fresh("bot")
    async with (
        company(ngircd.port, nick, room, *nicks) as people,
        whole_bot(on(ngircd.port, nick, room), seed=7) as bot,
    ):
        await until_there(people.witness, nick, room)
        await people.sit_down("rounds=1 cards=4")
        await people.step()
        hands = await people.hands()
        assert hands == {each: bot.hand(each, room) for each in nicks}
        people.mark()
        await people.play()
        assert not [
            line for line in people.witness.told if line.startswith(("!", "/", ".", "`", "\\", "|", "^"))
        ]
