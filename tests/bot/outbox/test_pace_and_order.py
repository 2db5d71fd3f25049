"""How fast messages go, and which goes first."""

import asyncio
import itertools

from tests.bot.outbox.line import ANN, BOB, CID, TWO, UNO, Book, Line, Says, running, settled
from unobot.adapter import Identity, Importance, Room
from unobot.clock import HeldClock
from unobot.outbox import Outbox


async def test_a_burst_goes_at_once_and_the_rest_at_the_networks_pace(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    for n in range(5):
        outbox.put(says(str(n)))
    async with running(outbox):
        await clock.advance(10)
    assert line.sent == [(1000.0, "0"), (1000.0, "1"), (1001.0, "2"), (1002.0, "3"), (1003.0, "4")]


async def test_silence_fills_the_burst_again_but_not_beyond_it(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    async with running(outbox):
        outbox.put(says("a"))
        outbox.put(says("b"))
        await settled()
        await clock.advance(100)
        for text in "cde":
            outbox.put(says(text))
        await settled()
        assert line.texts == ["a", "b", "c", "d"]
        await clock.advance(1)
        assert line.texts == ["a", "b", "c", "d", "e"]


async def test_a_message_of_many_lines_costs_them_all(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    outbox.put(says("1\n2\n3\n4"))
    outbox.put(says("after"))
    async with running(outbox):
        await clock.advance(10)
    assert line.sent == [(1000.0, "1\n2\n3\n4"), (1003.0, "after")]


async def test_what_the_adapter_sends_by_itself_uses_up_the_pace(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    async with running(outbox):
        line.pace.spend(3, clock.now())
        outbox.put(says("a"))
        await settled()
        assert line.texts == []
        await clock.advance(2)
        assert line.texts == ["a"]
        line.pace.spend(1, clock.now())
        outbox.put(says("b"))
        await clock.advance(1)
        assert line.texts == ["a"]
        await clock.advance(1)
        assert line.texts == ["a", "b"]


async def test_the_more_important_overtakes_even_while_the_pace_makes_all_wait(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    for text in "ab":
        outbox.put(says(text))
    for text in ("help 1", "help 2"):
        outbox.put(says(text, importance=Importance.CHATTER))
    async with running(outbox):
        outbox.put(says("turn"))
        outbox.put(says("hand", to=ANN, importance=Importance.PRIVATE))
        await clock.advance(10)
    assert line.texts == ["a", "b", "turn", "hand", "help 1", "help 2"]


async def test_something_small_and_important_need_not_wait_for_something_large(
    line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    line.pace.renew(4, 1.0, line.clock.now())
    outbox = Outbox(line, book, clock)
    outbox.put(says("1\n2\n3\n4"))
    outbox.put(says("1\n2\n3\n4", importance=Importance.CHATTER))
    async with running(outbox):
        await clock.advance(0.5)
        outbox.put(says("hand", to=ANN, importance=Importance.PRIVATE))
        await clock.advance(0.5)
        assert line.texts == ["1\n2\n3\n4", "hand"]


async def test_rooms_take_turns(outbox: Outbox, line: Line, says: Says, clock: HeldClock) -> None:
    for n in range(4):
        outbox.put(says(f"uno {n}"))
    outbox.put(says("two 0", TWO))
    outbox.put(says("three 0", Room("#three")))
    outbox.put(says("two 1", TWO))
    async with running(outbox):
        await clock.advance(10)
    assert line.texts == ["uno 0", "two 0", "three 0", "uno 1", "two 1", "uno 2", "uno 3"]


async def test_a_room_that_speaks_all_the_time_does_not_keep_another_from_its_turn(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    async with running(outbox):
        for n in range(6):
            outbox.put(says(f"uno {n}a"))
            outbox.put(says(f"uno {n}b"))
            outbox.put(says(f"two {n}", TWO))
            await settled()
            await clock.advance(1)
    assert sum(text.startswith("two") for text in line.texts) >= len(line.texts) // 2


async def test_people_who_ask_in_private_take_turns_as_rooms_do(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    for n in range(3):
        outbox.put(says(f"ann {n}", None, ANN, Importance.PRIVATE))
    outbox.put(says("bob 0", None, BOB, Importance.PRIVATE))
    async with running(outbox):
        await clock.advance(10)
    assert line.texts == ["ann 0", "bob 0", "ann 1", "ann 2"]


async def test_order_is_kept_for_every_receiver(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    for n in range(30):
        room, to = ((UNO, None), (UNO, ANN), (TWO, None), (TWO, BOB), (None, ANN))[n * 7 % 5]
        outbox.put(says(f"{room} {to}: {n:02}", room, to))
    async with running(outbox):
        await clock.advance(40)
    assert len(line.texts) == 30
    for receiver in {text.split(":")[0] for text in line.texts}:
        mine = [text for text in line.texts if text.startswith(receiver + ":")]
        assert mine == sorted(mine)


async def test_drained_waits_for_the_last_line_and_its_mark(
    outbox: Outbox, line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    await outbox.drained()
    for n in range(3):
        outbox.put(says(str(n)))
    async with running(outbox):
        waiting = asyncio.create_task(outbox.drained())
        await settled()
        assert not waiting.done()
        await clock.advance(1)
        await waiting
    assert (len(line.sent), book.sent) == (3, [1, 2, 3])


async def test_much_to_tell_one_person_does_not_keep_another_from_their_cards(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    for n in range(10):
        outbox.put(says(f"no {n}", to=ANN, importance=Importance.PRIVATE))
    outbox.put(says("cards", to=BOB, importance=Importance.PRIVATE))
    async with running(outbox):
        await settled()
    assert line.texts == ["no 0", "cards"]


async def test_a_busy_tables_hands_do_not_silence_the_rooms(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    for n in range(3):
        outbox.put(says(f"hand {n}", to=ANN, importance=Importance.PRIVATE))
    outbox.put(says("turn", room=TWO))
    outbox.put(says("help", importance=Importance.CHATTER))
    async with running(outbox):
        await settled()
        for n in range(30):
            outbox.put(says(f"later {n}", to=BOB, importance=Importance.PRIVATE))
            await clock.advance(1)
            await settled()
    assert line.texts[:3] == ["hand 0", "hand 1", "later 0"]
    assert 3 <= line.texts.index("turn") <= 6
    assert 18 <= line.texts.index("help") <= 24


async def test_a_rooms_line_goes_before_the_hands_that_it_explains_and_not_before_older_ones(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    line.pace.renew(1, 1.0, line.clock.now())
    outbox.put(says("old hand", to=ANN, importance=Importance.PRIVATE, purpose="hand"))
    outbox.put(says("ann plays"))
    outbox.put(says("bob's hand", to=BOB, importance=Importance.PRIVATE))
    outbox.put(says("bob plays"))
    outbox.put(says("cid's hand", to=CID, importance=Importance.PRIVATE))
    async with running(outbox):
        await clock.advance(10)
    assert line.texts == ["old hand", "ann plays", "bob's hand", "bob plays", "cid's hand"]


async def test_chatter_and_the_lines_of_other_rooms_delay_no_hand(
    outbox: Outbox, line: Line, says: Says, clock: HeldClock
) -> None:
    for n in range(10):
        outbox.put(says(f"help {n}", importance=Importance.CHATTER))
        outbox.put(says(f"help {n}", TWO, importance=Importance.CHATTER))
    outbox.put(says("ann plays"))
    outbox.put(says("elsewhere", TWO))
    outbox.put(says("bob's hand", to=BOB, importance=Importance.PRIVATE))
    async with running(outbox):
        await clock.advance(10)
    assert line.texts[:3] == ["ann plays", "bob's hand", "elsewhere"]


async def test_of_too_much_chatter_for_one_receiver_the_oldest_is_dropped_and_of_nothing_else(
    line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    outbox = Outbox(line, book, clock)
    for n in range(300):
        outbox.put(says(f"help {n}", importance=Importance.CHATTER))
        outbox.put(says(f"alone {n}", to=ANN, importance=Importance.CHATTER))
        outbox.put(says(f"turn {n}"))
        outbox.put(says(f"card {n}", to=ANN, importance=Importance.PRIVATE))
    outbox.put(says("rules", TWO, importance=Importance.CHATTER))
    async with running(outbox):
        await clock.advance(2000)
        await outbox.drained()
    for word, first in (("help", 172), ("alone", 172), ("turn", 0), ("card", 0)):
        kept = [text for text in line.texts if text.startswith(word)]
        assert kept == [f"{word} {n}" for n in range(first, 300)]
    assert "rules" in line.texts
    assert sorted(book.sent) == list(range(1, 1202))


async def test_chatter_leaves_the_pace_free_for_a_players_answer(
    line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    line.pace.renew(5, 1.0, line.clock.now())
    outbox = Outbox(line, book, clock)
    put: dict[str, float] = {}
    for n in range(100):
        outbox.put(says(f"help {n}", Room(f"#{n}"), importance=Importance.CHATTER))
    async with running(outbox):
        for turn in range(15):
            for n in range(4):
                outbox.put(says(f"rules {turn} {n}", to=CID, importance=Importance.CHATTER))
            room, hand = f"turn {turn}", f"hand {turn}"
            put |= {room: clock.now(), hand: clock.now()}
            outbox.put(says(room))
            outbox.put(says(hand, to=ANN, importance=Importance.PRIVATE))
            await settled()
            await clock.advance(3.3)
    sent = {text: at for at, text in line.sent}
    assert max(sent[text] - at for text, at in put.items()) == 0.0
    # and the chatter gets what the players leave over of 49.5 s and a burst of 5
    assert sum(text.startswith(("help", "rules")) for text in line.texts) >= 15


async def test_an_answer_goes_at_once_even_if_chatter_waits_for_the_pace(
    line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    line.pace.renew(5, 1.0, line.clock.now())
    outbox = Outbox(line, book, clock)
    for n in range(3):
        outbox.put(says(f"help {n}", Room(f"#{n}"), importance=Importance.CHATTER))
    async with running(outbox):
        assert line.texts == ["help 0", "help 1"]
        await clock.advance(0.4)
        outbox.put(says("turn"))
        await settled()
        assert line.sent[-1] == (1000.4, "turn")


async def test_what_a_player_asked_for_waits_for_no_strangers_and_leaves_the_pace_free_like_chatter(
    line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    line.pace.renew(5, 1.0, line.clock.now())
    outbox = Outbox(line, book, clock)
    for n in range(20):
        outbox.put(says(f"help {n}", to=Identity(f"eve{n}"), importance=Importance.CHATTER))
    async with running(outbox):
        await clock.advance(3)
        outbox.put(says("help too", importance=Importance.CHATTER))
        for n in range(4):
            outbox.put(says(f"score {n}", importance=Importance.ANSWER))
        await clock.advance(1.5)
        said = len(line.texts)
        outbox.put(says("turn"))
        outbox.put(says("hand", to=ANN, importance=Importance.PRIVATE))
        await settled()
        assert line.texts[said:] == ["turn", "hand"]
        await clock.advance(60)
    assert line.texts[5:] == ["score 0", "turn", "hand", *("score 1", "score 2", "score 3"), *line.texts[11:]]
    assert {"help too", "help 19"} <= set(line.texts[11:])


async def test_chatter_is_not_silenced_for_ever_by_tables_that_use_up_the_pace(
    line: Line, book: Book, says: Says, clock: HeldClock
) -> None:
    line.pace.renew(5, 1.0, line.clock.now())
    outbox = Outbox(line, book, clock)
    for n in range(5):
        outbox.put(says(f"help {n}", Room(f"#{n}"), importance=Importance.CHATTER))
    async with running(outbox):
        for n in range(100):
            outbox.put(says(f"turn {n}", Room(f"#{n % 7}")))
            await settled()
            await clock.advance(1)
    chatter = [at for at, text in enumerate(line.texts) if text.startswith("help")]
    assert len(chatter) == 5
    assert all(after - before > 20 for before, after in itertools.pairwise(chatter[1:]))
