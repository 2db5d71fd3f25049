"""Who is in the rooms, line by line, without a server."""

import asyncio
from collections.abc import Mapping

import pytest

from tests.plugins.irc.sessions import LIFTED, Spoken
from unobot.adapter import Arrived, Identity, Network, NotNow, Outgoing, Renamed, Room, Said
from unobot.document import Name, Text
from unobot_irc.housekeeping import Proof
from unobot_irc.people import Proofs
from unobot_irc.receipts import SendOutcome


def test_user_and_host_are_learned_from_a_server_without_whox() -> None:
    spoken = Spoken(1)
    spoken.hear(":s 005 unobot -WHOX :are supported", ":unobot!u@h JOIN #r0", ":s 353 unobot = #r0 :ann")
    spoken.hear(":s 366 unobot #r0 :end")
    assert spoken.sent[-1] == "WHO #r0"
    told = spoken.hear(":s 352 unobot #r0 u h irc.example.org ann H :0 Ann A", ":s 315 unobot #r0 :end")

    assert [item.sender.name for item in told if isinstance(item, Arrived)] == ["ann"]
    ann = spoken.tracker.roster.find("ann")
    assert ann is not None
    assert ann.mask == "ann!u@h"


def test_a_room_that_is_no_longer_wanted_is_not_told_of() -> None:
    spoken = Spoken(2)
    spoken.enter(0, "ann")
    spoken.enter(1)
    # until the server has taken our PART, ann is still seen there
    spoken.tracker.channels.want(["#r1"])
    told = spoken.hear(":ann!u@h JOIN #r1")

    assert [item.room for item in told if isinstance(item, Arrived)] == ["#r1"]


async def test_nobody_waits_for_an_answer_of_a_connection_that_has_ended() -> None:
    spoken = Spoken(1)
    (ann, bob, _) = spoken.enter(0, "ann", "bob")
    assert isinstance(ann, Arrived)
    assert isinstance(bob, Arrived)
    who = ann.sender.identity
    assert spoken.session.probe(who) is None, "nothing speaks against it"
    spoken.hear(":s 531 unobot ann :only from people with accounts")
    assert spoken.session.probe(bob.sender.identity) is None, "nothing was refused to bob"
    waiting = spoken.session.probe(who)
    assert waiting is not None
    assert not waiting.done()

    spoken.session.close()

    assert waiting.done()


async def test_a_line_that_calls_somebody_begins_with_the_nick_that_they_have_now() -> None:
    spoken = Spoken(1)
    (ann, _) = spoken.enter(0, "ann")
    assert isinstance(ann, Arrived)
    who = ann.sender.identity
    line = (Name("ann", str(who)), Text(": your turn"))
    spoken.hear(":ann!u@h NICK anna")

    spoken.session.deliver(Outgoing(1, ann.network, Room("#r0"), None, line, mention=who))

    assert [sent for sent in spoken.sent if "turn" in sent] == ["PRIVMSG #r0 :anna: your turn"]


def test_a_player_whose_host_has_changed_is_asked_about_again_and_nobody_else() -> None:
    proofs = Proofs([])
    spoken = Spoken(1, proofs)
    (ann, *_) = spoken.enter(0, "ann", "bob")
    assert isinstance(ann, Arrived)
    proofs.keep(ann.sender.identity, Proof("ann", "u@h", "Ann A", 5))

    spoken.hear(":ann!u@h CHGHOST u new.example.org", ":bob!u@h CHGHOST u new.example.org")
    spoken.tick()

    assert [line for line in spoken.sent if line.startswith("WHOIS")] == ["WHOIS ann ann"]


async def test_an_echo_without_an_id_is_no_refusal_where_no_line_has_one() -> None:
    spoken = Spoken(1)
    (ann, _) = spoken.enter(0, "ann")
    assert isinstance(ann, Arrived)
    spoken.session.probe(ann.sender.identity)

    assert spoken.hear(":unobot!u@h PRIVMSG ann :\x01PING 1\x01") == []


async def test_a_hand_waits_for_the_answer_to_a_ping_only_where_the_last_answer_was_slow() -> None:
    spoken = Spoken(1)
    (ann, _) = spoken.enter(0, "ann")
    assert isinstance(ann, Arrived)

    def hand(key: int) -> Outgoing:
        return Outgoing(key, ann.network, Room("#r0"), ann.sender.identity, (Text("Your cards: [r5]"),))

    spoken.sent.clear()
    spoken.session.deliver(hand(1))
    assert spoken.sent == ["NOTICE ann :Your cards: [r5]"], "usually nothing is asked first"
    spoken.tick(0.5)
    assert "PING :unobot-1" in spoken.sent
    spoken.clock._now += 1.5
    spoken.hear(":s PONG s :unobot-1")
    spoken.sent.clear()
    with pytest.raises(NotNow) as refusal:
        spoken.session.deliver(hand(2))
    with pytest.raises(NotNow):
        spoken.session.deliver(hand(2))
    assert (refusal.value.receiver_only, spoken.sent) == (True, ["PING :unobot-2"])
    assert refusal.value.seconds == 1.5, "it is tried again when the answer is likely, not ten times a second"
    spoken.clock._now += 0.3
    spoken.hear(":s PONG s :unobot-2")
    spoken.session.deliver(hand(2))
    spoken.session.deliver(hand(3))
    assert spoken.sent[1:] == ["NOTICE ann :Your cards: [r5]"] * 2, "the network is quick again"


async def test_after_the_bot_could_not_run_a_hand_waits_until_it_has_heard_what_happened() -> None:
    spoken = Spoken(1)
    (ann, _) = spoken.enter(0, "ann")
    assert isinstance(ann, Arrived)
    await spoken.clock.leap(70)
    hand = Outgoing(1, ann.network, Room("#r0"), ann.sender.identity, (Text("Your cards: [r5]"),))
    spoken.sent.clear()

    with pytest.raises(NotNow):
        spoken.session.deliver(hand)

    spoken.hear(":s PONG s :unobot-1")
    spoken.session.deliver(hand)
    assert spoken.sent == ["PING :unobot-1", "NOTICE ann :Your cards: [r5]"]


async def test_between_hands_the_bot_asks_now_and_then_how_fast_the_server_answers() -> None:
    spoken = Spoken(1)
    (ann, _) = spoken.enter(0, "ann")
    assert isinstance(ann, Arrived)

    def pings(seconds: int) -> int:
        spoken.sent.clear()
        for _ in range(seconds):
            spoken.tick()
            for line in [line for line in spoken.sent if line.startswith("PING")][-1:]:
                spoken.hear(f":s PONG s {line.partition(' ')[2]}")
        return sum(line.startswith("PING") for line in spoken.sent)

    assert pings(60) == 0, "nobody was told anything"
    hand = Outgoing(1, ann.network, Room("#r0"), ann.sender.identity, (Text("Your cards: [r5]"),))
    spoken.session.deliver(hand)
    assert pings(1) == 1, "the end of a burst"
    assert pings(60) == 2
    pings(300)
    assert pings(60) == 0


def _without_accounts(pace: Mapping[str, float] | None = LIFTED, *, version: str = "") -> Spoken:
    """A bot in a room with ann, on a server that tells nobody's account but by WHOIS."""
    spoken = Spoken(1, pace=pace)
    if version:
        spoken.hear(f":s 004 unobot s {version} abc def")
    spoken.hear(":s 005 unobot -WHOX :are supported", ":unobot!u@h JOIN #r0", ":s 353 unobot = #r0 :ann!u@h")
    spoken.hear(":s 366 unobot #r0 :end")
    spoken.tick(100)
    spoken.sent.clear()
    return spoken


def _questions(spoken: Spoken) -> list[str]:
    return [line.split()[1] for line in spoken.sent if line.startswith("WHOIS")]


def test_who_only_comes_and_talks_is_not_asked_about() -> None:
    spoken = _without_accounts()
    for number in range(20):
        news = spoken.hear(f":by{number}!u@h JOIN #r0", f":by{number}!u@h PRIVMSG #r0 :hello there")
        assert [type(item) for item in news] == [Arrived, Said]
    assert spoken.sent == []

    assert spoken.hear(":by3!u@h PRIVMSG #r0 :!uno", ":by3!u@h PRIVMSG #r0 :hello?") == []
    assert _questions(spoken) == ["by3"]
    about = ":s 330 unobot by3 Bea :is logged in as", ":s 318 unobot by3 :end"
    news = spoken.hear(":s 311 unobot by3 u h * :name", *about)
    assert [type(item) for item in news] == [Renamed, Said, Said]
    assert {item.sender.identity for item in news if isinstance(item, Said)} == {"account:bea"}


def test_who_comes_and_goes_without_end_costs_the_bot_no_line() -> None:
    spoken = _without_accounts({"burst": 5, "per_second": 1.0})
    for _ in range(100):
        spoken.hear(":eve!u@h JOIN #r0", ":eve!u@h PART #r0")
        spoken.tick(0.3)

    assert spoken.sent == []


def test_people_are_asked_about_in_the_order_in_which_they_spoke_and_a_crowd_leaves_players_their_pace() -> (
    None
):
    spoken = _without_accounts({"burst": 5, "per_second": 1.0})
    crowd = [f"by{number}" for number in range(50)]
    for nick in crowd:
        spoken.hear(f":{nick}!u@h JOIN #r0", f":{nick}!u@h PRIVMSG #r0 :!uno")
    assert _questions(spoken) == crowd[:2]
    for _ in range(40):
        spoken.tick()
    asked = _questions(spoken)
    assert asked == crowd[: len(asked)]
    # two lines each, and never more than the pace bears
    assert 10 <= len(asked) <= (5 + 40) / 2


async def test_a_player_with_an_account_who_comes_back_is_asked_about_at_once() -> None:
    spoken = _without_accounts()
    about = ":s 330 unobot ann Ann :is logged in as", ":s 318 unobot ann :end"
    spoken.hear(":ann!u@h PRIVMSG #r0 :!uno", ":s 311 unobot ann u h * :name", *about)
    line = (Text("your cards"),)
    spoken.session.deliver(Outgoing(1, Network("irc"), None, Identity("account:ann"), line))
    spoken.sent.clear()

    assert spoken.hear(":ann!u@h QUIT :bye", ":ann!u@h JOIN #r0")[1:] == []
    assert _questions(spoken) == ["ann"]


async def test_a_player_is_asked_about_once_for_the_account_and_the_proof() -> None:
    spoken = _without_accounts()
    told = (
        ":s 311 unobot ann u h * :Ann",
        ":s 317 unobot ann 5 1700000000 :seconds idle",
        ":s 318 unobot ann :end",
    )
    (said,) = spoken.hear(":ann!u@h PRIVMSG #r0 :!uno", *told)
    assert isinstance(said, Said)
    identity = said.sender.identity
    spoken.session.deliver(Outgoing(1, Network("irc"), None, identity, (Text("your cards"),)))
    spoken.tick()

    assert _questions(spoken) == ["ann"]
    assert identity in spoken.tracker.proofs


def _says(spoken: Spoken, key: int) -> None:
    """What the outbox does with a message of one line."""
    spoken.pace.spend(1, spoken.clock.now())
    spoken.session.deliver(Outgoing(key, Network("irc"), Room("#r0"), None, (Text("hello"),)))


async def test_no_sign_is_asked_for_while_lines_wait_and_one_at_the_end_of_a_burst() -> None:
    spoken = _without_accounts({"burst": 5, "per_second": 1.0})
    for key in range(5):
        _says(spoken, key)
    # the pace is used up, and whatever waits is worth more than a sign
    for key in range(5, 8):
        spoken.tick()
        _says(spoken, key)
        assert spoken.sent[-1].startswith("PRIVMSG")
    for _ in range(6):
        spoken.tick()

    assert [line for line in spoken.sent if line.startswith("PING")] == ["PING :unobot-1"]


async def test_a_sign_leaves_of_the_pace_what_a_move_with_a_draw_card_needs() -> None:
    spoken = _without_accounts({"burst": 8, "per_second": 1.0})
    for key in range(6):
        _says(spoken, key)
    levels = []
    while not spoken.sent[-1].startswith("PING"):
        spoken.tick()
        levels.append(spoken.pace.level(spoken.clock.now()))

    # the room's line, the cards of who draws, the next hand, and one line more
    assert levels[-1] >= 4
    assert len(levels) > 1


async def test_at_a_turn_every_three_seconds_the_pace_never_runs_out() -> None:
    spoken = _without_accounts({"burst": 5, "per_second": 1.0})
    for turn in range(40):
        assert spoken.pace.level(spoken.clock.now()) >= 2, f"turn {turn} would wait"
        _says(spoken, 2 * turn)
        _says(spoken, 2 * turn + 1)
        for _ in range(3):
            spoken.tick()
    pings = [line for line in spoken.sent if line.startswith("PING")]
    assert 10 <= len(pings) <= 40  # what a crash leaves in doubt stays small


async def test_where_lines_are_echoed_no_sign_is_asked_for() -> None:
    spoken = _without_accounts({"burst": 5, "per_second": 1.0})
    spoken.hear(":s CAP unobot ACK :echo-message")
    outcomes = [asyncio.ensure_future(spoken.outcomes.of(key)) for key in (1, 2)]
    _says(spoken, 1)
    _says(spoken, 2)
    await asyncio.sleep(0)
    spoken.hear(":unobot!u@h PRIVMSG #r0 :hello", ":unobot!u@h PRIVMSG #r0 :hello")
    for _ in range(30):
        spoken.tick()

    assert await asyncio.gather(*outcomes) == [SendOutcome.PASSED, SendOutcome.PASSED]
    assert not [line for line in spoken.sent if line.startswith("PING")]


@pytest.mark.parametrize(("labels", "trials"), [(False, 1), (True, 0)])
async def test_the_way_to_a_person_is_tried_once_and_not_at_all_where_lines_are_labelled(
    labels: bool,  # noqa: FBT001 - a row of a table
    trials: int,
) -> None:
    spoken = _without_accounts()
    if labels:
        spoken.hear(":s CAP unobot ACK :labeled-response echo-message message-tags")
    (ann,) = spoken.tracker.roster.members("#r0")
    assert ann.identity is not None
    for seconds in (0.0, 1.0, 700.0):
        spoken.tick(seconds)
        assert spoken.session.probe(ann.identity) is None
        assert spoken.session.probe(ann.identity) is None
        spoken.tick(1.0)
        spoken.hear(":s PONG s :unobot-reach-1")

    assert len([line for line in spoken.sent if "\x01PING" in line]) == trials


@pytest.mark.parametrize(
    ("version", "burst", "per_second", "question"),
    [("ngIRCd-26.1", 5, 2.0, 3), ("InspIRCd-3", 8, 1.0, 2), ("solanum-1.0", 5, 2.0, 2), ("x-1", 5, 1.0, 2)],
)
def test_a_server_that_is_known_has_its_own_pace_where_none_is_configured(
    version: str, burst: float, per_second: float, question: float
) -> None:
    spoken = _without_accounts(None, version=version)
    assert (spoken.pace.burst, spoken.pace.per_second) == (burst, per_second)
    before = spoken.pace.level(spoken.clock.now())
    spoken.hear(":ann!u@h PRIVMSG #r0 :!uno")
    # one bucket: the question is paid for from what the bot's own lines are paid from
    assert before - spoken.pace.level(spoken.clock.now()) == question
    chosen = _without_accounts({"burst": 2, "per_second": 0.5}, version=version)
    assert (chosen.pace.burst, chosen.pace.per_second) == (2, 0.5)
