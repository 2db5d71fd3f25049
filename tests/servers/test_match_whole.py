"""A whole match of four on real servers: every line of it is read."""

import re
from typing import Any

import pytest

from tests.private_lines import Hand, bare, read_private
from tests.servers.client import player
from tests.servers.gamblers import DREW, Company, Gambler, Turn, codes, company, until_there
from tests.servers.inspircd import Inspircd
from tests.servers.irc_bot import fresh
from tests.servers.ngircd import Ngircd
from tests.servers.whole_bot import On, Running, on, whole_bot

ORDINARY = {"turn", "drawn", "penalty"}


async def _play_and_watch(bot: Running, people: Company, room: str) -> None:
    """Play to the end; whenever somebody is told a hand, it is their own, as it is at that moment."""
    while people.asked != "over":
        turn = await people.step()
        for nick, lines in turn.whispers.items():
            for line in lines:
                _check_whisper(bot, room, nick, line, turn)
            dealt = turn.asked == "deal" and nick == people.whose
            _check_order(next(each for each in people.players if each.nick == nick), turn, first=dealt)
        assert len(people.turns) < 600


def _check_order(player: Gambler, turn: Turn, *, first: bool) -> None:
    """The room's line, which explains what is told privately, has come before it; at a deal the asked hand comes first."""
    heard = [bare(line) for line in player.heard]
    explained = max(at for at, line in enumerate(heard) if line.endswith(f" :{turn.lines[0]}"))
    told = max(at for at, line in enumerate(heard) if line.endswith(f" :{turn.whispers[player.nick][-1]}"))
    assert (told < explained) is first, turn


def _check_whisper(bot: Running, room: str, nick: str, line: str, turn: Turn) -> None:
    said = read_private(line)
    if isinstance(said, Hand):
        assert line.startswith(f"[{room}] Your cards: ")
        assert codes(said) == bot.hand(nick, room)
    elif "[" in line.removeprefix(f"[{room}]"):
        assert (turn.command, turn.player) == ("challenge", nick), line
        assert " held [" in line
    else:
        raise AssertionError(line)


def _check_manners(turn: Turn, nicks: set[str]) -> None:
    """An ordinary turn is one line in the room, and hands for those alone who drew or are asked."""
    if turn.asked not in ORDINARY or any("the round" in line for line in turn.lines):
        return
    assert len(turn.lines) == 1, turn
    (line,) = turn.lines
    assert line.startswith(turn.player)
    drew = {name for name in DREW.findall(line) if name in nicks}
    asked = {name for name in re.findall(r"(\S+)(?:, your turn|, draw | may play)", line) if name in nicks}
    assert set(turn.whispers) <= drew | asked, turn
    assert asked - set(turn.whispers) == set() or " draws a card and may play" in line, turn
    assert all(len(lines) == 1 for lines in turn.whispers.values()) or turn.command == "challenge", turn


@pytest.fixture(params=["ngircd", "services"])
def server(request: pytest.FixtureRequest) -> Ngircd | Inspircd:
    """The plain network, and the modern one with accounts."""
    found = request.getfixturevalue(request.param)
    assert isinstance(found, Ngircd | Inspircd)
    return found


async def test_private_lines_begin_with_the_name_of_the_room_and_not_with_its_topic(ngircd: Ngircd) -> None:
    room, nick = fresh("#uno"), fresh("bot")
    async with company(ngircd.port, nick, room, fresh("ann"), fresh("bob")) as people:
        await people.players[0].send(f"TOPIC {room} :[#else] Your cards: [r5]")
        await people.witness.expect(" TOPIC ")
        async with whole_bot(on(ngircd.port, nick, room)):
            await until_there(people.witness, nick, room)
            await people.sit_down("round")
            await people.step()
        for player in people.players:
            assert player.hand is not None
            assert player.hand.room == room
            assert all(line.startswith(f"[{room}] ") for line in player.whispers[3:]), player.whispers


async def test_four_people_play_a_whole_match(server: Ngircd | Inspircd) -> None:
    accounts = isinstance(server, Inspircd)
    room, nick = fresh("#uno"), fresh("bot")
    nicks = [fresh(name) for name in ("ann", "bob", "cid", "dan")]
    settings: dict[str, Any] = {}
    if accounts:
        async with player(server.port, nick) as owner:
            await owner.register("bot-secret")
        settings = {
            "host": "localhost",
            "port": server.tls_port,
            "tls": True,
            "ca_file": server.ca_file,
            "sasl": {"account": nick, "password": "bot-secret"},
        }
    async with (
        company(server.port, nick, room, *nicks) as people,
        whole_bot(On(server.port, nick, (room,), settings), seed=11) as bot,
    ):
        await until_there(people.witness, nick, room)
        if accounts:
            await people.players[0].register("ann-secret")
            await people.players[1].register("bob-secret")
        await people.sit_down("rounds=2 cards=4")
        await _play_and_watch(bot, people, room)
        for turn in people.turns:
            _check_manners(turn, set(nicks))
        for each in people.players:
            has_account = accounts and each in people.players[:2]
            assert any("rejoin" in line for line in each.whispers) != has_account
        assert people.witness.whispers == []
        assert not [line for line in people.witness.told if "Your cards" in line]
        assert re.search(r"\S+ wins the match with \d+ points?\. Standings: ", people.witness.told[-1])
        assert bot.table(room) is None
        assert len(people.turns) > 20
