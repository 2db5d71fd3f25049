"""A newcomer is led through a match: what fits, what is asked, what a line that is no move could have been."""

from functools import partial

from tests.bot.rooms.conversation import dealt, goes, lay, room_with
from unobot.config import TableSettings

OFF = {"hints": False, "achievements": False}
coached_room = partial(room_with, "ann", "bob", tables=TableSettings(features={**OFF, "coach": True}))


def coached(lines: list[str]) -> list[str]:
    """The lines of the coach: private ones that are no hand."""
    return [line for line in lines if not line.startswith("#uno") and "Your cards" not in line]


async def test_each_question_of_a_turn_is_explained_in_one_private_line() -> None:
    async with room_with("ann", "bob", tables=TableSettings(features=OFF)) as room:
        assert await room.whisper("ann", "set coach on") == ["ann: coach is now “on”."]
        await dealt(room, "ann", "bob", line="round")
        lay(
            room,
            ann="r5 g1 b+2 y7", bob="r1 r2 g9 wd4 b3", top="r9", turn="bob", draw="r3 r4 y1 y2 y3 y4 y5 y6 b1",
        )  # fmt: skip
        await goes(
            room,
            """
            <bob> r1
                #uno: bob plays [r1]. …
                ann: [#uno] Your cards: …
                ann: [#uno] A card fits on [r1] if it is red, a 1 or black. You can play [r5] [g1], or !draw.
            <ann> y7
                ann: [#uno] You can't play [y7] …red, a 1 …You can play [r5] [g1], or !draw.
            <ann> i take red
                ann: [#uno] I can't read “i take red” as a move. You can play [r5] [g1], or !draw.
            <ann> what now
            <bob> well played
            <ann> draw
                #uno: ann draws a card and may play or pass (!pass).
                ann: [#uno] Your cards: …
                ann: [#uno] The card you drew fits. You don't have to play it. You can play [r3], or !pass.
            <ann> pass
                #uno: ann passes. …
                bob: [#uno] Your cards: …
            <bob> wd4 red
                #uno: bob plays [wd4] …
                ann: [#uno] Your cards: …
                ann: [#uno] A draw card hit you. Challenge it if …. You can type !draw or !challenge.
            """,
        )


async def test_the_call_is_explained_where_it_is_owed() -> None:
    for line, called in (("round", True), ("round uno=none", False)):
        async with coached_room() as room:
            await dealt(room, "ann", "bob", line=line)
            lay(room, ann="r5 r1", bob="r2 r3 g9", top="r9", turn="bob")
            said = coached(await room.say("bob", "r2"))
            assert len(said) == 1
            assert ("add uno" in said[0]) is called


async def test_what_was_explained_three_times_is_not_explained_again() -> None:
    async with coached_room() as room:
        await room.whisper("bob", "set coach off")
        await dealt(room, "ann", "bob", line="round")
        lay(room, ann="r1 r2 r3 r4 r5 r6 r7", bob="r1 r2 r3 r4 r5 r6 r7", top="r9", turn="bob")
        told = []
        for number in range(1, 6):
            told += coached(await room.say("bob", f"r{number}"))
            await room.say("ann", f"r{number}")
        assert len(told) == 3


async def test_it_ends_with_the_match_and_can_be_asked_for_again() -> None:
    async with coached_room() as room:
        await dealt(room, "ann", "bob", line="round uno=none")
        lay(room, ann="r5", bob="g2 r3", top="r9", turn="ann")
        over = [line for line in coached(await room.say("ann", "r5")) if "set coach on" in line]
        assert sorted(line.partition(":")[0] for line in over) == ["ann", "bob"]
        await dealt(room, "ann", "bob", line="round")
        lay(room, ann="r5 r1 r4", bob="r2 r3 g9", top="r9", turn="bob")
        assert coached(await room.say("bob", "r2")) == []
        await room.whisper("ann", "set coach on")
        await room.say("ann", "r1")
        assert len(coached(await room.say("bob", "r3"))) == 1


async def test_a_stopped_match_does_not_end_it_and_nobody_is_coached_unasked() -> None:
    async with coached_room() as room:
        await dealt(room, "ann", "bob", line="round")
        await room.say("ann", "!stop")
        assert "coach on" in " ".join(await room.whisper("ann", "set"))
    async with room_with("ann", "bob", tables=TableSettings(features=OFF)) as room:
        await dealt(room, "ann", "bob", line="round")
        lay(room, ann="r5 r1 r4", bob="r2 r3 g9", top="r9", turn="bob")
        assert coached(await room.say("bob", "r2")) == []
        assert await room.say("ann", "i take red") == []


async def test_dos_is_coached_without_the_words_of_uno() -> None:
    async with coached_room() as room:
        await room.say("ann", "!new dos")
        await room.say("bob", "!join")
        (said,) = coached(await room.say("ann", "!deal"))
        assert "You can" in said
        assert "UNO" not in said
