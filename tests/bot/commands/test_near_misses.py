"""What is nearly right is done, or answered to its speaker alone, and a suggestion can be said yes to."""

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
                bob: [#uno] I do not know “hnd”. Did you mean this? !hand sends you your cards again, privately. Say !yes, and it is done.
            <ann> yes
            <bob> yes
                bob: [#uno] Your cards: [y2] [g5] [wd4]
            <bob> yes
            <bob> !hnd
                bob: [#uno] I do not know “hnd”. Did you mean this? !hand sends you your cards again, privately. Say !yes, and it is done.
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
                bob: [#uno] I do not know “plyaers”. Did you mean this? !players lists everybody with the number of their cards. Say !yes, and it is done.
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
                #uno: ann opens a table of classic. …
            <dan> !jion
                dan: [#uno] I do not know “jion”. Did you mean this? !join takes a seat, or takes your own back. Say !yes, and it is done.
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
                ann: [#uno] [y5] does not go on [r1]…
            <ann> play 5!
                #uno: ann plays [r5]. bob, your turn on [r5].
                bob: [#uno] Your cards: [y2] [g5] [wd4] …
            """,
        )


async def test_a_table_is_opened_by_the_names_of_a_language() -> None:
    async with room_with("ann", "bob") as room:
        await room.whisper("ann", "set language zh-Hans")
        said = await room.say("ann", "！开桌　台湾")
        assert said[0].startswith("#uno: ann opens a table of taiwan")


async def test_colours_that_can_be_meant_are_asked_in_the_language_of_the_player() -> None:
    async with room_with("ann", "bob") as room:
        await room.whisper("ann", "set language vi")
        await dealt(room, "ann", "bob", ann="r5 y5 w g6", bob="g5 b5", top="r1", turn="ann", draw="b1 b2")
        asked = "ann: [#uno] “w xanh” có thể là w xanh lá hoặc w xanh dương. Cái nào?"
        assert await room.say("ann", "!đánh w xanh") == [asked]
        await room.say("ann", "!đánh w")
        asked = "ann: [#uno] “xanh” có thể là xanh lá hoặc xanh dương. Cái nào?"
        assert await room.say("ann", "xanh") == [asked]
