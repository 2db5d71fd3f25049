"""What is nearly right is done, or answered to its speaker alone, and a suggestion can be said yes to."""

import pytest

from tests.bot.rooms.conversation import dealt, goes, room_with

CARDS = {
    "ann": "r5 y5 g6",
    "bob": "g5 wd4 y2",
    "cid": "y5 y6",
    "top": "r1",
    "turn": "ann",
    "draw": "b1 b2 b3 b4 b5",
}


async def test_a_suggestion_is_taken_by_yes_as_the_next_line() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            <bob> !hnd
                bob: [#uno] I don't know “hnd”. Did you mean this? !hand sends you your cards again, privately. Type !yes to do it.
            <ann> yes
            <bob> yes
                bob: [#uno] Your cards: [y2] [g5] [wd4]
            <bob> yes
            <bob> !hnd
                bob: [#uno] I don't know “hnd”. Did you mean this? !hand sends you your cards again, privately. Type !yes to do it.
            <bob> I meant something else
            <bob> yes
            """,
        )


async def test_a_suggestion_in_private_is_taken_in_private() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            <bob to the bot> plyaers
                bob: [#uno] I don't know “plyaers”. Did you mean this? !players lists the players and how many cards each of them has. Type !yes to do it.
            <bob to the bot> yes
                bob: [#uno] In order of play: ann has 3 cards (to act), bob has 3 cards, cid has 2 cards (dealer).
            """,
        )


async def test_somebody_without_a_seat_is_answered_and_joins_by_yes() -> None:
    async with room_with("ann", "bob", "dan") as room:
        await goes(
            room,
            """
            <ann> !uno
                #uno: ann opens a table (classic). …
            <dan> !jion
                dan: [#uno] I don't know “jion”. Did you mean this? !join takes a seat, or gives you back the one you left. Type !yes to do it.
            <dan> !yes
                #uno: dan joins …
            """,
        )


async def test_the_hand_decides_and_else_only_the_speaker_reads_the_answer() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            <ann> play yellow five
                ann: [#uno] You can't play [y5] on [r1]…
            <ann> play 5!
                #uno: ann plays [r5]. bob, your turn. Top card: [r5].
                bob: [#uno] Your cards: [y2] [g5] [wd4] …
            """,
        )


async def test_a_table_is_opened_by_the_names_of_a_language() -> None:
    async with room_with("ann", "bob") as room:
        await room.whisper("ann", "set language zh-Hans")
        said = await room.say("ann", "！开桌　台湾")
        assert said[0].startswith("#uno: ann opens a table (taiwan")


async def test_colours_that_can_be_meant_are_asked_in_the_language_of_the_player() -> None:
    async with room_with("ann", "bob") as room:
        await room.whisper("ann", "set language vi")
        await dealt(room, "ann", "bob", ann="r5 y5 w g6", bob="g5 b5", top="r1", turn="ann", draw="b1 b2")
        asked = "ann: [#uno] “w xanh” có thể là w xanh lá hoặc w xanh dương. Cái nào?"
        assert await room.say("ann", "!đánh w xanh") == [asked]
        await room.say("ann", "!đánh w")
        asked = "ann: [#uno] “xanh” có thể là xanh lá hoặc xanh dương. Cái nào?"
        assert await room.say("ann", "xanh") == [asked]


async def test_what_is_nearly_an_answer_is_answered_to_its_speaker_once_a_turn() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **(CARDS | {"bob": "g5 r6 y2"}))
        await goes(
            room,
            """
            <ann> dwar
                ann: [#uno] I don't know “dwar”. Did you mean !draw? Type !yes to do it.
            <ann> dwar
            <ann> ?
                ann: [#uno] You can play [r5], or !draw.
            <ann> ?
            <ann> what can i play
                ann: [#uno] You can play [r5], or !draw.
            <ann> greeen 6
                ann: [#uno] You can't play [g6] on [r1]: …
            <bob> ?
            <bob> dwar
            <bob> greeen 5
            <ann> r5
                #uno: ann plays [r5]. bob, your turn. Top card: [r5].
                bob: [#uno] Your cards: …
            <bob> greeen 5
                bob: [#uno] I don't know “greeen 5”. Did you mean !green 5? Type !yes to do it.
            <bob> yes
                #uno: bob plays [g5]. …
                cid: [#uno] Your cards: …
            """,
        )


async def test_a_suggestion_of_the_own_turn_is_taken_by_yes() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await room.say("ann", "dwar")
        assert (await room.say("ann", "yes"))[0].startswith("#uno: ann draws a card")


async def test_a_letter_alone_costs_no_card() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            <ann> !play r
                ann: [#uno] There is no card “r” here. Did you mean r5? !yes to play it.
            <ann> !r
                ann: [#uno] There is no card “r” here. Did you mean r5? !yes to play it.
            <ann> !yes
                #uno: ann plays [r5]. …
                bob: [#uno] Your cards: …
            """,
        )


@pytest.mark.parametrize(
    "line", ["w red", "wild red", "wr", "!w red", "!play w red", "pl wr", "red", "Wild Red!"]
)
async def test_the_colour_that_is_asked_for_may_be_typed_with_its_card_again(line: str) -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob", ann="w y5 g6", bob="g5 b5", top="r1", turn="ann", draw="b1 b2")
        await room.say("ann", "w")
        assert (await room.say("ann", line))[0] == "#uno: ann picks red. bob, your turn. Top card: [w] (red)."


async def test_a_colour_that_somebody_else_names_is_not_taken_with_the_card() -> None:
    async with room_with("ann", "bob") as room:
        await dealt(
            room, "ann", "bob", line="no-mercy",
            ann="wcr r5 g6", bob="g5 y2 b3", top="r1", turn="ann", draw="b1 b2 b4",
        )  # fmt: skip
        told = (
            "ann: [#uno] bob chooses the colour of wcr, not you: red, yellow, green or blue. Type !play wcr."
        )
        for line in ("wcr red", "!play wcr red"):
            assert await room.say("ann", line) == [told]
        assert (await room.say("ann", "!play wcr"))[0].startswith("#uno: ann plays [wcr]. bob, which colour")


async def test_a_colour_of_the_other_side_is_answered_with_those_that_there_are() -> None:
    async with room_with("ann", "bob") as room:
        for number in range(1, 10):  # until a card of bob's has that one on its back
            await dealt(
                room, "ann", "bob", line="flip",
                ann="rf r6 g6", bob=f"b{number} g{number} w w2", top="r1", turn="ann", draw="y1 y2 y3",
            )  # fmt: skip
            if any("[wc]" in line for line in await room.say("ann", "rf")):
                break
            await room.say("ann", "!stop")
        told = "bob: [#uno] You choose the colour of wc: pink, teal, orange or purple."
        for line in ("wc blue", "!play wc blue"):
            assert await room.say("bob", line) == [told]
