"""Who is where is found without looking at everybody and every room."""

from random import Random

import pytest

from tests.plugins.irc.sessions import Spoken
from tests.work import bytecodes
from unobot.adapter import Arrived, Departed, Entered, Identity, Network, Outgoing, Renamed, Room, Said
from unobot.document import Text
from unobot_irc.housekeeping import Proof
from unobot_irc.people import Person, Proofs, Roster
from unobot_irc.protocol import Features


def _in_rooms(rooms: int) -> Spoken:
    """A bot in so many rooms of 20 people each; ann is in one of them."""
    spoken = Spoken(rooms)
    for number in range(rooms):
        spoken.enter(number, *(f"p{number}x{each}" for each in range(20)), *(["ann"] if number == 3 else []))
    return spoken


@pytest.mark.parametrize("line", [":ann!u@h QUIT :bye", ":ann!u@h NICK anna", ":nobody!u@h QUIT :bye"])
def test_a_quit_or_a_new_nick_costs_the_same_with_many_rooms(line: str) -> None:
    few, many = (_in_rooms(rooms) for rooms in (20, 300))
    assert bytecodes(lambda: many.hear(line)) <= 1.2 * bytecodes(lambda: few.hear(line))


def test_who_quits_is_told_once() -> None:
    spoken = _in_rooms(20)
    (renamed,) = spoken.hear(":ann!u@h NICK anna")
    (departed,) = spoken.hear(":anna!u@h QUIT :bye")
    assert isinstance(renamed, Renamed)
    assert departed == Departed(renamed.network, None, renamed.old)


def test_entering_a_large_room_costs_the_same_for_each_member() -> None:
    proofs = Proofs([])
    for number in range(500):
        proofs.keep(Identity(f"nick:other{number}#0.1"), Proof(f"other{number}", "u@h", "name", 1))
    costs = []
    for members in (100, 1000):
        spoken = Spoken(1, proofs)
        nicks = [f"p{number}" for number in range(members)]
        news = []
        costs.append(bytecodes(lambda: news.extend(spoken.enter(0, *nicks))) / members)  # noqa: B023 - called at once
        assert [type(item) for item in news] == [*[Arrived] * members, Entered]
    assert costs[1] < 1.2 * costs[0]


def test_a_room_that_is_not_entered_is_tried_again() -> None:
    spoken = Spoken(2)
    spoken.tick()
    assert spoken.sent[-1].startswith("JOIN #r0,#r1")
    spoken.hear(":s 474 unobot #r0 :banned")
    spoken.enter(1, "ann")
    spoken.sent.clear()
    spoken.tick(20)
    assert not [line for line in spoken.sent if line.startswith("JOIN")]
    spoken.tick(20)
    assert [line for line in spoken.sent if line.startswith("JOIN")] == ["JOIN #r0"]
    spoken.sent.clear()
    spoken.tick(61)
    assert [line for line in spoken.sent if line.startswith("JOIN")] == ["JOIN #r0"]
    spoken.hear(":s 474 unobot #r0 :banned", ":ann!u@h INVITE unobot #r0")
    assert len([line for line in spoken.sent if line.startswith("JOIN")]) == 2


def test_the_roster_finds_whom_a_look_at_everybody_finds() -> None:
    chance, roster, everybody = Random(1), Roster(Features()), set[Person]()
    nicks, rooms, identities = "abcdefgh", "xyz", [Identity("one"), Identity("two"), Identity("three")]
    for _ in range(5000):
        person = roster.find(chance.choice(nicks)) or roster.meet(chance.choice(nicks))
        everybody.add(person)
        match chance.randrange(5):
            case 0 | 1:
                roster.enter(person, chance.choice(rooms))
            case 2:
                roster.leave(person, chance.choice(rooms))
            case 3:
                roster.identify(person, chance.choice(identities))
            case 4:
                chance.choice((roster.forget, lambda who: roster.rename(who, chance.choice(nicks))))(person)
        everybody = {each for each in everybody if roster.find(each.nick) is each}
        for room in rooms:
            assert set(roster.members(room)) == {each for each in everybody if room in each.rooms}
        for identity in identities:
            assert set(roster.holders(identity)) == {each for each in everybody if each.identity == identity}


def test_proofs_are_found_by_a_nick_as_this_network_folds_it() -> None:
    proofs = Proofs([])
    one, other = Identity("nick:q[w#1"), Identity("nick:q{w#1")
    proofs.keep(one, Proof("q[w", "u@h", "", 1))
    proofs.keep(other, Proof("Q{W", "u@h", "", 1))
    ascii_, rfc = Features(), Features()
    ascii_.load(["CASEMAPPING=ascii"])
    assert set(proofs.of_nick("q{w", rfc)) == {one, other}
    assert set(proofs.of_nick("q{w", ascii_)) == {other}
    proofs.rename(other, "new")
    assert set(proofs.of_nick("q{w", rfc)) == {one}
    proofs.forget(one)
    assert not proofs.of_nick("q[w", rfc)
    assert set(proofs.of_nick("NEW", rfc)) == {other}


def test_an_answer_about_a_player_costs_the_same_while_many_rooms_are_entered() -> None:
    """After a restart there is one for each player, while all rooms are being entered."""
    costs = []
    for rooms in (20, 300):
        proofs = Proofs([])
        for number in range(rooms):
            proofs.keep(Identity(f"nick:p{number}#0.1"), Proof(f"p{number}", "u@h", "name", 1))
        spoken = Spoken(rooms, proofs)
        for number in range(rooms):
            assert not spoken.enter(number, f"p{number}")
            spoken.tick(0.02)  # the pace bears the next questions
        news: list[object] = []
        about = (
            ":s 311 unobot p3 u h * :name",
            ":s 317 unobot p3 5 1 :seconds idle",
            ":s 318 unobot p3 :end",
        )
        costs.append(bytecodes(lambda: news.extend(spoken.hear(*about))))  # noqa: B023 - called at once
        assert [type(item) for item in news] == [Arrived, Entered]
    assert costs[1] < 1.5 * costs[0]


async def test_a_busy_bot_asks_for_a_sign_of_its_lines_before_the_next_tick() -> None:
    spoken = Spoken(1)
    spoken.enter(0, "ann")
    for key in range(250):
        spoken.session.deliver(Outgoing(key, Network("irc"), Room("#r0"), None, (Text("hello"),)))
    assert [line for line in spoken.sent if line.startswith("PING")] == ["PING :unobot-1", "PING :unobot-2"]


def test_of_a_thousand_who_speak_at_once_for_the_first_time_nobody_is_overheard() -> None:
    """Without WHOX, an account is asked for with WHOIS when somebody speaks; the answers may take a while."""
    spoken = Spoken(1000)
    for number in range(1000):
        room, nick = f"#r{number}", f"p{number}"
        spoken.hear(
            f":unobot!u@h JOIN {room}", f":s 353 unobot = {room} :{nick}!u@h", f":s 366 unobot {room} :end"
        )
        spoken.hear(f":s 315 unobot {room} :end")
        spoken.tick(0.01)
    news: list[object] = []
    for number in range(1000):
        news += spoken.hear(f":p{number}!u@h PRIVMSG #r{number} :!uno")
        spoken.tick(0.004)
    asked = [line for line in spoken.sent if line.startswith("WHOIS")]
    assert 400 < len(asked) < 1000
    for line in asked:
        news += spoken.hear(f":s 318 unobot {line.split()[1]} :end")
    assert len([item for item in news if isinstance(item, Said)]) == 1000


def test_after_a_restart_all_players_are_recognized_however_many_they_are() -> None:
    """More of them than questions can wait: nobody is taken for somebody new because they could not be asked about yet."""
    players = 300
    proofs = Proofs([])
    for number in range(players):
        proofs.keep(Identity(f"nick:p{number}#0.1"), Proof(f"p{number}", "u@h", "name", 1))
    spoken = Spoken(players, proofs)
    news: list[object] = []
    for number in range(players):
        news += spoken.enter(number, f"p{number}")
    answered = 0
    for _ in range(20):
        asked = [line.split()[1] for line in spoken.sent if line.startswith("WHOIS")]
        for nick in asked[answered:]:
            about = f":s 311 unobot {nick} u h * :name", f":s 317 unobot {nick} 5 1 :seconds idle"
            news += spoken.hear(*about, f":s 318 unobot {nick} :end")
        answered = len(asked)
        news += spoken.tick(1.0)
    arrived = {item.sender.identity for item in news if isinstance(item, Arrived)}
    assert arrived == {f"nick:p{number}#0.1" for number in range(players)}
