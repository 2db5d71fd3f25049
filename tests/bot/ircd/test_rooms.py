import pytest

from tests.bot.ircd.conftest import Seat


async def test_the_first_to_join_is_operator_and_all_see_who_comes(seat: Seat) -> None:
    ann = await seat("ann")
    ann.say("JOIN #uno")
    assert await ann.lines_until(" 366 ") == [
        ":ann!~ann@127.0.0.1 JOIN #uno",
        ":unobot.demo 353 ann = #uno @ann",
    ]
    bob = await seat("bob")
    bob.say("JOIN #UNO,#two")
    assert (await bob.lines_until(" 366 "))[1] == ":unobot.demo 353 bob = #uno :@ann bob"
    assert await ann.line() == ":bob!~bob@127.0.0.1 JOIN #uno"
    assert (await bob.lines_until(" 366 "))[1] == ":unobot.demo 353 bob = #two @bob"


async def test_joining_twice_is_nothing(seat: Seat) -> None:
    ann = await seat("ann", "#uno")
    ann.say("JOIN #Uno")
    assert await ann.settled() == []


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("JOIN", "461"),
        ("JOIN uno", "403"),
        ("JOIN :#a b", "403"),
        ("PART #nowhere", "403"),
        ("PART #other", "442"),
        ("KICK #uno nobody", "401"),
        ("KICK #uno dan", "441"),
        ("KICK #other dan", "442"),
        ("TOPIC #nowhere", "403"),
        ("TOPIC #other :x", "442"),
        ("MODE #nowhere", "403"),
        ("MODE #uno +x", "472"),
        ("MODE #uno +o", "461"),
        ("MODE #uno +o dan", "441"),
        ("MODE #uno +o nobody", "401"),
        ("MODE dan +i", "502"),
        ("MODE ann +x", "501"),
        ("PRIVMSG", "411"),
        ("PRIVMSG #uno", "412"),
        ("PRIVMSG #uno :", "412"),
        ("PRIVMSG nobody :x", "401"),
        ("PRIVMSG #other :x", "404"),
        ("PRIVMSG a,b,c,d,e :x", "407"),
        ("WHOIS", "431"),
        ("WHOIS nobody", "401"),
        ("USERHOST", "461"),
        ("NONSENSE a b", "421"),
        ("CAP", "461"),
    ],
)
async def test_what_cannot_be_done_is_answered_by_its_number(seat: Seat, line: str, number: str) -> None:
    await seat("dan", "#other")
    ann = await seat("ann", "#uno")
    ann.say(line)
    assert (await ann.settled())[0].split(" ")[:3] == [":unobot.demo", number, "ann"]


async def test_whoever_is_no_operator_cannot_kick_or_set_modes(seat: Seat) -> None:
    ann, bob = await seat("ann", "#uno"), await seat("bob", "#uno")
    bob.say("KICK #uno ann", "MODE #uno +m", "TOPIC #uno :mine")
    assert [line.split(" ")[1] for line in await bob.settled()] == ["482", "482", "482"]
    assert await ann.until("JOIN")
    assert await ann.settled() == []


async def test_a_kick_is_seen_by_all_and_puts_out(seat: Seat) -> None:
    ann, bob = await seat("ann", "#uno"), await seat("bob", "#uno")
    ann.say("KICK #uno bob :go home")
    assert await bob.until("KICK") == ":ann!~ann@127.0.0.1 KICK #uno bob :go home"
    assert await ann.until("KICK")
    bob.say("PRIVMSG #uno :hello?")
    assert await bob.until(" 404 bob #uno ")


async def test_a_channel_that_everybody_left_is_gone(seat: Seat) -> None:
    ann, bob = await seat("ann", "#uno"), await seat("bob")
    ann.say("TOPIC #uno :old", "PART #uno :bye")
    assert await ann.until("PART") == ":ann!~ann@127.0.0.1 PART #uno :bye"
    bob.say("JOIN #uno")
    assert await bob.lines_until(" 366 ") == [
        ":bob!~bob@127.0.0.1 JOIN #uno",
        ":unobot.demo 353 bob = #uno @bob",
    ]


async def test_join_zero_leaves_all_channels(seat: Seat) -> None:
    ann = await seat("ann", "#uno", "#dos")
    ann.say("JOIN 0")
    assert [line.split(" ")[1:3] for line in await ann.settled()] == [["PART", "#uno"], ["PART", "#dos"]]


async def test_a_topic_is_told_to_those_who_come(seat: Seat) -> None:
    ann = await seat("ann", "#uno")
    ann.say("TOPIC #uno", "TOPIC #uno :play here")
    assert [line.split(" ")[1] for line in await ann.settled()] == ["331", "TOPIC"]
    bob = await seat("bob")
    bob.say("JOIN #uno")
    assert await bob.until(" 332 ") == ":unobot.demo 332 bob #uno :play here"
    assert " #uno ann!~ann@127.0.0.1 " in await bob.until(" 333 ")


async def test_an_operator_gives_and_takes_ranks_and_flags(seat: Seat) -> None:
    ann, bob = await seat("ann", "#uno"), await seat("bob", "#uno")
    ann.say("MODE #uno +m-t+o bob", "MODE #uno +m", "MODE #uno", "MODE #uno b", "MODE ann")
    assert await bob.until("MODE") == ":ann!~ann@127.0.0.1 MODE #uno +m-t+o bob"
    numbers = [line.split(" ")[1:5] for line in await ann.settled()][2:]
    assert numbers == [
        ["324", "ann", "#uno", "+mn"],
        [*numbers[1]],
        ["368", "ann", "#uno", ":End"],
        ["221", "ann", "+"],
    ]
    assert numbers[1][0] == "329"


async def test_in_a_moderated_channel_a_voice_is_needed(seat: Seat) -> None:
    ann, bob = await seat("ann", "#uno"), await seat("bob", "#uno")
    ann.say("MODE #uno +m")
    await bob.until("+m")
    bob.say("PRIVMSG #uno :hear me", "NOTICE #uno :or this")
    assert [line.split(" ")[1] for line in await bob.settled()] == ["404"]
    ann.say("MODE #uno +v bob")
    await bob.until("+v")
    bob.say("PRIVMSG #uno :hear me")
    assert await ann.until("PRIVMSG") == ":bob!~bob@127.0.0.1 PRIVMSG #uno :hear me"
    bob.say("NAMES #uno")
    assert await bob.until(" 353 ") == ":unobot.demo 353 bob = #uno :@ann +bob"


async def test_many_names_take_several_lines(seat: Seat) -> None:
    for number in range(20):
        await seat(f"{'n' * 26}{number:02}", "#uno")
    ann = await seat("ann", "#uno")
    ann.say("NAMES #uno", "NAMES #nowhere", "NAMES")
    lines = await ann.settled()
    named = [
        word for line in lines if " 353 " in line for word in line.partition(" #uno ")[2].lstrip(":").split()
    ]
    assert len(named) == 21
    assert [line.split(" ")[1] for line in lines] == ["353", "353", "366", "366", "366"]


async def test_the_channels_are_listed(seat: Seat) -> None:
    ann = await seat("ann", "#uno", "#dos")
    ann.say("TOPIC #uno :play", "LIST")
    await ann.until("TOPIC")
    assert await ann.settled() == [
        ":unobot.demo 321 ann Channel :Users  Name",
        ":unobot.demo 322 ann #uno 1 play",
        ":unobot.demo 322 ann #dos 1 :",
        ":unobot.demo 323 ann :End of /LIST",
    ]
    ann.say("LIST #DOS")
    assert [line.split(" ")[1] for line in await ann.settled()] == ["321", "322", "323"]
