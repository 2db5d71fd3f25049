"""Who is in the rooms, line by line, without a server."""

from tests.plugins.irc.sessions import Spoken
from unobot.adapter import Arrived


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
    (ann, _) = spoken.enter(0, "ann")
    assert isinstance(ann, Arrived)
    who = ann.sender.identity
    assert spoken.session.reaches(who) is None, "nothing speaks against it"
    spoken.hear(":s 531 unobot ann :only from people with accounts")
    waiting = spoken.session.reaches(who)
    assert waiting is not None
    assert not waiting.done()

    spoken.session.close()

    assert waiting.done()
