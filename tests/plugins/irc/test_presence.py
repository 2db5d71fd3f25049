"""Who is in the rooms, line by line, without a server."""

from tests.plugins.irc.sessions import Spoken
from unobot.adapter import Arrived, Outgoing, Room
from unobot.document import Name, Text
from unobot_irc.identity import Proof, Proofs


def test_user_and_host_are_learned_from_a_server_without_whox() -> None:
    spoken = Spoken(1)
    spoken.hear(":s 005 unobot -WHOX :are supported", ":unobot!u@h JOIN #r0", ":s 353 unobot = #r0 :ann")
    spoken.hear(":s 366 unobot #r0 :end")
    assert spoken.sent[-1] == "WHO #r0"
    told = spoken.hear(":s 352 unobot #r0 u h irc.example.org ann H :0 Ann A", ":s 315 unobot #r0 :end")

    assert [item.sender.name for item in told if isinstance(item, Arrived)] == ["ann"]
    ann = spoken.sight.roster.find("ann")
    assert ann is not None
    assert ann.mask == "ann!u@h"


def test_a_room_that_is_no_longer_wanted_is_not_told_of() -> None:
    spoken = Spoken(2)
    spoken.enter(0, "ann")
    spoken.enter(1)
    # until the server has taken our PART, ann is still seen there
    spoken.sight.rooms.want(["#r1"])
    told = spoken.hear(":ann!u@h JOIN #r1")

    assert [item.room for item in told if isinstance(item, Arrived)] == ["#r1"]


async def test_nobody_waits_for_an_answer_of_a_connection_that_has_ended() -> None:
    spoken = Spoken(1)
    (ann, bob, _) = spoken.enter(0, "ann", "bob")
    assert isinstance(ann, Arrived)
    assert isinstance(bob, Arrived)
    who = ann.sender.identity
    assert spoken.session.reaches(who) is None, "nothing speaks against it"
    spoken.hear(":s 531 unobot ann :only from people with accounts")
    assert spoken.session.reaches(bob.sender.identity) is None, "nothing was refused to bob"
    waiting = spoken.session.reaches(who)
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
    spoken.session.reaches(ann.sender.identity)

    assert spoken.hear(":unobot!u@h PRIVMSG ann :\x01PING 1\x01") == []
