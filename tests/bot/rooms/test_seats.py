import random
from pathlib import Path

import pytest

from tests.bot.rooms.conversation import dealt, goes, lay, room_with
from unobot.adapter import Identity, Sender
from unobot.clock import HeldClock
from unobot.config import TableSettings
from unobot.kit.testing import FakeNetwork
from unobot.rooms.commit import Kept
from unobot.store import read
from unobot.tables.seats import label_for, token

PILE = "b1 b2 b3 b4 b5 b6 b7 b8"
CARDS = {"ann": "r5 r6", "bob": "g5 r7", "cid": "y5 y6", "top": "r1", "turn": "ann", "draw": PILE}


async def test_nothing_private_goes_to_an_away_seat_nor_to_somebody_else_of_that_name() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            (bob goes away)
            <ann> r5
                #uno: ann plays [r5]. bob, your turn. Top card: [r5].
            (other comes, bob by name)
            <other> !hand
                bob: [#uno] bob's seat is reserved. If it is yours, send me privately the line from the deal: rejoin …
            <other> !join
                bob: [#uno] bob's seat is reserved. If it is yours, send me privately the line from the deal: rejoin …
            <other> !draw
                bob: [#uno] bob's seat is reserved. If it is yours, send me privately the line from the deal: rejoin …
            <other to the bot> hand
                bob: bob's seat is reserved. If it is yours, send me privately the line from the deal: rejoin …
            <other to the bot> rejoin 234567
                bob: That word does not belong to any seat. Please type it exactly as I sent it.
            <other to the bot> rejoin
                bob: Which word? It is in the message I sent you when the cards were dealt.
            """,
        )
        assert all(message.to != Identity("bob") for message in room.network.messages[-6:])


async def test_before_the_deal_a_seat_is_its_name_s_for_nobody_has_a_token_yet() -> None:
    async with room_with("ann", "bob") as room:
        await room.say("ann", "!uno")
        await room.say("bob", "!join")
        for name in ("ann", "bob"):
            await room.network.depart(name)
            await room.network.arrive(name, identity=f"{name}-anew")
        await room.heard()
        dealt_now = await room.say("ann-anew", "!deal")
        assert "#uno: Round 1" in "\n".join(dealt_now)
        assert {str(holder.identity) for holder in room.table().holders} == {"ann-anew", "bob-anew"}


async def test_the_token_takes_the_seat_back_and_is_spent_by_it() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        word = room.table().holders[1].token
        await room.say("ann", "r5")
        await room.network.depart("bob")
        await room.network.arrive("bob", identity="bob-anew")
        assert await room.heard() == []
        back = await room.whisper("bob-anew", f"rejoin {word}")
        new = room.table().holders[1].token
        assert back == [
            f"bob: [#uno] If you lose your connection, send me this privately: rejoin {new}",
            "bob: [#uno] Your cards: [r7] [g5] (playable: r7 g5) · cid 2, ann 1",
        ]
        assert new != word
        assert await room.whisper("cid", f"rejoin {word}") == [
            "cid: That word does not belong to any seat. Please type it exactly as I sent it."
        ]
        assert (await room.say("bob-anew", "r7"))[0].startswith("#uno: bob plays [r7]")


async def test_under_another_name_the_seat_is_called_by_it() -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob", ann="r5 r6", bob="g5 r7", top="r1", turn="ann", draw=PILE)
        await room.network.depart("bob")
        await room.network.arrive("robert", identity="r")
        await room.whisper("r", f"!rejoin {room.table().holders[1].token}")
        assert (await room.say("ann", "r5"))[
            0
        ] == "#uno: ann plays [r5]. robert (was bob), your turn. Top card: [r5]."


async def test_a_seat_that_was_given_up_is_taken_again_with_the_token() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await room.say("bob", "!leave")
        await room.network.depart("bob")
        await room.network.arrive("bob", identity="new")
        said = await room.whisper("new", f"rejoin {room.table().holders[1].token}")
        assert said[-2:] == ["#uno: bob is back with 2 cards.", "bob: [#uno] Your cards: [r7] [g5]"]


async def test_who_has_a_seat_takes_no_other_one_there() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        word = room.table().holders[1].token
        assert await room.whisper("cid", f"rejoin {word}") == ["cid: [#uno] You already have a seat."]
        assert room.table().holders[1].token == word


async def test_a_token_is_sent_once_at_the_deal_and_only_where_the_identity_does_not_last() -> None:
    async with room_with("ann") as room:
        await room.network.arrive("bob", identity="account:bob", lasting=True)
        await room.say("ann", "!uno")
        await room.say("account:bob", "!join")
        first = await room.say("ann", "!deal")
        assert [line.partition(" | ")[2].partition("rejoin")[0] for line in first if "rejoin" in line] == [
            "If you lose your connection, send me this privately: "
        ]
        await room.say("ann", "!leave")
        await room.heard()


async def test_who_is_away_at_the_deal_is_sent_the_token_at_the_next_one() -> None:
    async with room_with("ann", "bob") as room:
        await room.say("ann", "!uno cards=1")
        await room.say("bob", "!join")
        await room.network.depart("bob")
        assert not any(line.startswith("bob: ") for line in await room.say("ann", "!deal"))
        assert not room.table().holders[1].told


async def test_a_lasting_identity_gets_its_seat_and_hand_back_by_coming_back() -> None:
    async with room_with("ann", "cid") as room:
        await room.network.arrive("bob", identity="account:bob", lasting=True)
        await room.say("ann", "!uno")
        await room.say("account:bob", "!join")
        await room.say("cid", "!join")
        await room.say("ann", "!deal")
        lay(room, **CARDS)
        await goes(
            room,
            """
            (account:bob goes away)
            <ann> r5
                #uno: ann plays [r5]. bob, your turn. Top card: [r5].
            (bob_ comes as account account:bob)
                bob_: [#uno] Your cards: [r7] [g5] (playable: r7 g5) · cid 2, ann 1
            <account:bob> r7
                #uno: bob_ (was bob) plays [r7]. ann has 1 card left. cid, your turn. Top card: [r7].
                cid: [#uno] Your cards: [y5] [y6] (nothing fits: !draw) · ann 1, bob_ 1
            """,
        )


async def test_which_seats_wait_is_told_a_while_after_the_first_has_gone_whoever_goes_later() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await room.network.depart("bob")
        assert await room.wait(10) == []
        await room.network.depart("cid")
        (told,) = await room.wait(6)
        assert "bob" in told
        assert "cid" in told


async def test_who_comes_back_while_others_are_waited_for_is_told_once_that_no_token_is_needed() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            (bob goes away)
            (bob comes)
                bob: [#uno] You still have your seat.
            (bob goes away)
            (bob comes)
            <bob> !hand
                bob: [#uno] Your cards: [r7] [g5]
            """,
        )


async def test_a_new_name_in_view_of_the_bot_keeps_the_seat() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            (bob is now called robert)
            <ann> r5
                #uno: ann plays [r5]. robert (was bob), your turn. Top card: [r5].
                robert: [#uno] Your cards: [r7] [g5] (playable: r7 g5) · cid 2, ann 1
            <bob> !hand
                robert: [#uno] Your cards: [r7] [g5] (playable: r7 g5) · cid 2, ann 1
            <cid> !players
                #uno: In order of play: robert has 2 cards (to act), cid has 2 cards (dealer), ann has 1 card.
            """,
        )


async def test_logging_in_keeps_the_seat() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            (bob logs in as account:bob)
            <ann> r5
                #uno: ann plays [r5]. bob, your turn. Top card: [r5].
                bob: [#uno] Your cards: [r7] [g5] (playable: r7 g5) · cid 2, ann 1
            <account:bob> r7
                #uno: bob plays [r7]. ann has 1 card left. cid, your turn. Top card: [r7].
                cid: [#uno] Your cards: [y5] [y6] (nothing fits: !draw) · ann 1, bob 1
            """,
        )
        assert room.table().holders[1].lasting


async def test_logging_in_to_an_account_whose_seat_is_away_is_its_arrival() -> None:
    async with room_with("ann", "dan") as room:
        await room.network.arrive("bob", identity="account:bob", lasting=True)
        await room.say("ann", "!uno")
        await room.say("account:bob", "!join")
        await room.say("ann", "!deal")
        lay(room, ann="r5 r6", bob="g5 r7", top="r1", turn="ann", draw=PILE)
        await goes(
            room,
            """
            (account:bob goes away)
            <ann> r5
                #uno: ann plays [r5]. bob, your turn. Top card: [r5].
            (dan logs in as account:bob)
                dan: [#uno] Your cards: [r7] [g5] (playable: r7 g5) · ann 1
            <account:bob> !leave
                #uno: bob leaves.
                #uno: Everyone else has left. ann wins the round. It doesn't count in the records.
                #uno: The match was stopped before anyone scored. Another match? Type !uno.
            """,
        )


async def test_logging_in_to_an_account_with_a_seat_leaves_both_seats_where_they_are() -> None:
    async with room_with("ann", "dan") as room:
        await room.network.arrive("bob", identity="account:bob", lasting=True)
        await dealt(room, "ann", "account:bob", "dan")
        await room.network.depart("account:bob")
        await room.network.become("dan", "account:bob")
        await room.heard()
        assert [holder.identity for holder in room.table().holders] == ["ann", "account:bob", "dan"]


async def test_an_account_that_is_not_in_the_room_may_ask_for_its_own_hand() -> None:
    async with room_with("ann", "bob", "cid", network=None) as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        room.bot.router.room(room.network.network, room.network.rooms[0]).place.present.clear()
        assert await room.whisper("bob", "hand") == ["bob: [#uno] Your cards: [r7] [g5]"]


async def test_the_room_hears_once_whose_seats_wait_after_many_have_gone_at_a_time() -> None:
    async with room_with("ann", "bob", "cid", "dan") as room:
        await dealt(room, "ann", "bob", "cid")
        lay(room, **CARDS)
        await goes(
            room,
            """
            (bob goes away)
            (cid goes away)
            (dan goes away)
            (14 s pass)
            (1 s pass)
                #uno: Seats are reserved for bob and cid.
            (30 s pass)
            """,
        )


async def test_who_is_back_in_a_moment_is_not_spoken_of() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid")
        lay(room, **CARDS)
        await goes(
            room,
            """
            (bob goes away)
            (10 s pass)
            (bob comes)
                bob: [#uno] You still have your seat.
            (20 s pass)
            """,
        )


async def test_between_rounds_nobody_asks_where_somebody_is() -> None:
    async with room_with("ann", "bob") as room:
        await room.say("ann", "!uno")
        await room.say("bob", "!join")
        await room.network.depart("bob")
        assert await room.wait(60) == []


async def test_after_a_restart_the_room_hears_whose_seats_wait(tmp_path: Path) -> None:
    clock = HeldClock()
    network, data = FakeNetwork(clock), tmp_path / "unobot.db"
    async with room_with("ann", "bob", data=data, clock=clock, network=network) as room:
        await dealt(room, "ann", "bob")
    network.present[network.rooms[0]].pop(Identity("bob"))
    async with room_with(data=data, clock=clock, network=network) as room:
        said = await room.heard()
        assert said[0].startswith("#uno: I'm back, and the round continues. A seat is reserved for bob. ")


@pytest.mark.parametrize(
    ("name", "taken", "label"),
    [
        ("ann", [], "ann"),
        ("ann", ["ANN"], "ann.2"),
        ("ann", ["ann", "ann.2"], "ann.3"),
        ("Ann of Green\tGables", [], "AnnofGreenGables"),
        ("x" * 50, [], "x" * 40),
        ("\x02\u202e", [], "player"),
        ("/stop", [], "/stop"),
        ("[a]`b'", [], "[a]`b'"),
        ("a,b", [], "ab"),
        ("Bob (@" + "x" * 60 + ":y.org)", ["Bob"], "Bob(@" + "x" * 33 + "…)"),
        ("李小龍", [], "李小龍"),
    ],
)
def test_a_seat_is_called_by_what_can_be_typed(name: str, taken: list[str], label: str) -> None:
    assert label_for(Sender(Identity("x"), name), taken) == label


def test_tokens_are_short_and_easy_to_type() -> None:
    tokens = {token(random.Random(seed)) for seed in range(200)}
    assert len(tokens) == 200
    assert all(len(one) == 6 and set(one).isdisjoint("l01o") for one in tokens)


async def test_who_can_be_told_nothing_alone_takes_no_seat_and_is_not_dealt_in() -> None:
    async with room_with("ann", "bob", "cid", "dan") as room:
        room.network.unreached = {"dan"}
        await goes(
            room,
            """
            <dan> !uno
                #uno: I can't deal dan in, because I can't send them private messages. Open a private chat with me, then !join.
            <ann> !uno
                #uno: ann opens a table (classic). Type !join to take a seat, !deal to start.
            <bob> !join
                #uno: bob joins (2 players; !deal to start).
            <cid> !join
                #uno: cid joins (3 players; !deal to start).
            """,
        )
        room.network.unreached = {"cid"}
        said = [line for line in await room.say("ann", "!deal") if line.startswith("#uno")]
        assert said[0].startswith("#uno: I can't deal cid in, ")
        assert said[1].startswith("#uno: cid leaves.")
        assert not any("cid" in line for line in said[2:])
        room.network.unreached = {"bob"}
        await room.say("ann", "!deal")
        assert room.table().held_by(room.network.network, Identity("bob")) is not None, (
            "nobody is taken out of a round"
        )


async def test_who_can_be_told_nothing_alone_is_not_dealt_in_by_itself_either() -> None:
    async with room_with("ann", "bob", "cid", tables=TableSettings(autostart=10.0)) as room:
        for who, word in (("ann", "!uno"), ("bob", "!join"), ("cid", "!join")):
            await room.say(who, word)
        room.network.unreached = {"ann"}
        said = await room.wait(11)
        assert any(line.startswith("#uno: I can't deal ann in, ") for line in said)
        assert any("Round 1: " in line for line in said)
        assert room.table().host == Identity("bob")


async def test_where_nobody_can_be_told_anything_the_table_closes_instead_of_dealing() -> None:
    async with room_with("ann", "bob", tables=TableSettings(autostart=10.0)) as room:
        for who, word in (("ann", "!uno"), ("bob", "!join")):
            await room.say(who, word)
        room.network.unreached = {"ann", "bob"}
        said = await room.wait(11)
        assert said[-1] == "#uno: The table is closed."
        assert room.find_table() is None


async def test_a_seat_and_a_kept_table_show_no_token_seed_or_hand_where_they_are_printed() -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob", ann="r5 r6", bob="g5 r7", top="r1")
        holder = room.table().holders[0]
        assert holder.token not in repr(holder)
        kept = Kept(
            "classic",
            "classic",
            holder.identity,
            holder.side.network,
            [holder],
            features={"fairness": {"last": "5eed"}},
            state='{"hands":[["r5"]]}',
        )
        assert repr(kept) == "<Kept 'classic'>"


async def test_a_seat_is_handed_to_somebody_who_takes_it_and_the_hand_goes_to_them_alone() -> None:
    async with room_with("ann", "bob", "cid", "dan") as room:
        await dealt(room, "ann", "bob", ann="r5 r6", bob="g5 g6", top="r1", turn="ann", draw="b1 b2 b3 b4")
        await goes(
            room,
            """
            <cid> !seat bob
                cid: [#uno] You don't have a seat at this table. !join to take one.
            <ann> !seat bob
                ann: [#uno] Offer your seat to someone in the room who has no seat here: !seat NAME
            <ann> !seat nobody
                ann: [#uno] Offer your seat to someone in the room who has no seat here: !seat NAME
            <cid> !seat
                cid: [#uno] Nobody is offering you a seat here. !join to take one.
            <ann> !seat cid
                #uno: ann offers cid their seat. !seat to take it.
            <dan> !seat
                dan: [#uno] Nobody is offering you a seat here. !join to take one.
            <cid> !seat
                #uno: cid takes over the seat of ann; this round still counts for ann.
                #uno: cid, your turn. Top card: [r1].
                cid: [#uno] Your cards: [r5] [r6] (playable: r5 r6) · bob 2 | …rejoin …
            <ann> !hand
                ann: [#uno] You don't have a seat at this table. !join to take one.
            <ann> !play r5
                ann: …
            <cid> !play r5 uno
                #uno: cid plays [r5] and calls UNO. bob, your turn. Top card: [r5].
                bob: [#uno] Your cards: [g5] [g6] (playable: g5) · cid 1
            <bob> !draw
                #uno: bob draws a card and passes. cid, your turn. Top card: [r5].
                cid: [#uno] Your cards: [r6] (playable: r6) · bob 3
                bob: [#uno] Your cards: [g5] [g6] [b1]
            <cid> !play r6
                #uno: cid …
                #uno: cid wins the round and …
                #uno: Next round in …
            """,
        )
        (round_,) = await room.bot.store.read(read.latest_rounds)
        results = await room.bot.store.read(read.standings, round_.id)
        assert {each.name: each.won for each in results} == {"ann": True, "bob": False}


async def test_an_offered_seat_is_no_more_when_its_player_has_left_or_after_ten_minutes() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob")
        await room.say("ann", "!pause")
        await room.say("ann", "!seat cid")
        await room.wait(601)
        assert await room.say("cid", "!seat") == [
            "cid: [#uno] Nobody is offering you a seat here. !join to take one."
        ]
