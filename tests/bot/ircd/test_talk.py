from tests.bot.ircd.conftest import Seat
from tests.bot.ircd.talker import Talker
from unobot.clock import HeldClock
from unobot.ircd import IrcServer


async def test_a_line_goes_to_all_in_the_channel_but_its_author(seat: Seat) -> None:
    ann, bob, cid = await seat("ann", "#uno"), await seat("bob", "#uno"), await seat("cid")
    ann.say("PRIVMSG #uno :!play r5", "NOTICE #uno :so there")
    assert await bob.line() == ":ann!~ann@127.0.0.1 PRIVMSG #uno :!play r5"
    assert await bob.line() == ":ann!~ann@127.0.0.1 NOTICE #uno :so there"
    assert await cid.settled() == []
    assert not [line for line in await ann.settled() if "r5" in line]


async def test_a_private_line_reaches_one_person_whatever_the_case(seat: Seat) -> None:
    ann, bob = await seat("ann"), await seat("b[o]b")
    ann.say("NOTICE B{O}B :[#uno] Your cards: [r5]")
    assert await bob.line() == ":ann!~ann@127.0.0.1 NOTICE b[o]b :[#uno] Your cards: [r5]"


async def test_one_line_may_go_to_several_once_each(seat: Seat) -> None:
    ann, bob, cid = await seat("ann"), await seat("bob"), await seat("cid")
    ann.say("PRIVMSG bob,cid,bob,nobody :hi")
    assert len(await bob.settled()) == len(await cid.settled()) == 1
    assert [line.split(" ")[1] for line in await ann.settled()] == ["401"]


async def test_a_notice_is_never_answered(seat: Seat) -> None:
    ann = await seat("ann")
    ann.say("NOTICE nobody :x", "NOTICE", "NOTICE ann", "NOTICE #nowhere :x")
    assert await ann.settled() == []


async def test_who_is_away_says_so(seat: Seat) -> None:
    ann, bob = await seat("ann"), await seat("bob")
    bob.say("AWAY :at supper")
    assert await bob.until(" 306 ")
    ann.say("PRIVMSG bob :there?", "NOTICE bob :there?", "USERHOST bob ann")
    assert await ann.settled() == [
        ":unobot.demo 301 ann bob :at supper",
        ":unobot.demo 302 ann :bob=-~bob@127.0.0.1 ann=+~ann@127.0.0.1",
    ]
    bob.say("AWAY")
    assert await bob.until(" 305 ")


async def test_who_and_whois_tell_about_people(seat: Seat) -> None:
    ann, bob = await seat("ann", "#uno"), await seat("bob", "#uno", "#dos")
    bob.say("WHO #uno", "WHO ANN", "WHO nobody")
    assert await bob.settled() == [
        ":unobot.demo 352 bob #uno ~ann 127.0.0.1 unobot.demo ann H@ :0 ann of the tests",
        ":unobot.demo 352 bob #uno ~bob 127.0.0.1 unobot.demo bob H :0 bob of the tests",
        ":unobot.demo 315 bob #uno :End of /WHO list.",
        ":unobot.demo 352 bob * ~ann 127.0.0.1 unobot.demo ann H :0 ann of the tests",
        ":unobot.demo 315 bob ANN :End of /WHO list.",
        ":unobot.demo 315 bob nobody :End of /WHO list.",
    ]
    ann.say("WHOIS bob")
    lines = await ann.lines_until(" 318 ")
    assert ":unobot.demo 319 ann bob :#uno @#dos" in lines
    assert [line.split(" ")[1] for line in lines if "JOIN" not in line] == ["311", "319", "312", "317"]


async def test_whois_tells_idle_seconds_and_signon_time() -> None:
    clock = HeldClock(start=1000.0)
    async with IrcServer(clock=clock) as server:
        ann = await Talker.register(server, "ann")
        await clock.advance(25.0)
        ann.say("WHOIS ann")
        assert await ann.until(" 317 ") == ":unobot.demo 317 ann ann 25 1000 :seconds idle, signon time"
        await ann.close()
