from collections.abc import Mapping

import pytest

from tests.bot.rooms.conversation import dealt, goes, lay, room_with
from unobot.config import TableSettings

PILE = "b1 b2 b3 b4 b5 b6 b7 b8"
CARDS = {"ann": "r5 r6 w y1", "bob": "g5 wd4 y2", "cid": "y5 y6", "top": "r1", "turn": "ann", "draw": PILE}
DRAWN = CARDS | {"draw": "r9 b2 b3"}
"""Ann's draw can be played, so that she is asked."""
DOUBTED = {"ann": "r5 r6 y1 y2", "bob": "g5 wd4 y2", "cid": "y5 y6", "top": "r1", "turn": "bob", "draw": PILE}
OWING = {"ann": "r5 g6", "bob": "g5 y2", "cid": "y5 y6", "top": "r1", "turn": "ann", "draw": PILE}

Cards = Mapping[str, str]
SAME: list[tuple[str, Cards, list[str], str, list[str]]] = [
    ("a card is played by", CARDS, [], "ann", ["!play r5", "!pl r5", "!p r5", "!cut r5", "!r5", "r5", "pl r5", "!play red 5", "!5 red", "!PLAY R5", "!play [r5]", "play r5", "5 red"]),
    ("a wild with its colour is played by", CARDS, [], "ann", ["!play w red", "!p w r", "!p wr", "!p rw", "!w red", "pl w red", "!play red wild", "w r"]),
    ("a colour that is owed is named by", CARDS, ["ann: !play w"], "ann", ["!color blue", "!co blue", "!colour b", "blue", "co blue", "!blue", "!b", "!pick blue", "BLUE"]),
    ("a card is drawn by", CARDS, [], "ann", ["!draw", "!dr", "!d", "!take", "!pick up", "dr", "DR", "!play draw", "draw"]),
    ("a turn is passed after drawing by", DRAWN, ["ann: !draw"], "ann", ["!pass", "!pa", "!ps", "!done", "pa", "!play pass", "pass"]),
    ("a Wild Draw Four is doubted by", DOUBTED, ["bob: !play wd4 red"], "cid", ["!challenge", "!ch", "!bluff", "challenge"]),
    ("a Wild Draw Four is accepted by", DOUBTED, ["bob: !play wd4 red"], "cid", ["!accept", "!yes", "!ok", "!draw", "dr"]),
    ("UNO is called after the play by", OWING, ["ann: !play r5"], "ann", ["!uno", "!uno!", "!call", "!UNO"]),
    ("UNO is called with the play by", OWING, [], "ann", ["!play r5 uno", "!p r5 uno", "!r5 uno", "r5 uno", "pl r5 uno"]),
    ("a forgotten call is caught by", OWING, ["ann: !play r5"], "bob", ["!catch", "!callout", "!caught", "!catch ann", "!catch AN", "!catch @ann"]),
]  # fmt: skip


@pytest.mark.parametrize(("what", "cards", "before", "who", "lines"), SAME)
async def test_every_way_to_say_it_does_the_same(
    what: str, cards: Cards, before: list[str], who: str, lines: list[str]
) -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid")
        answers = []
        for line in lines:
            lay(room, **cards)
            for said in before:
                await room.say(*said.split(": "))
            answers.append(await room.say(who, line))
        lay(room, **cards)
        for said in before:
            await room.say(*said.split(": "))
        answers.append(await room.whisper(who, lines[0]))
    assert any(line.startswith("#uno: ") for line in answers[0])
    assert [answer for answer in answers if answer != answers[0]] == [], what


CHATTER = ["hello", "r5 is what I want", "red", "ann", "d", "go", "yes", "ok", "5", "pl", "co", "dr now", "jo everybody"]  # fmt: skip


async def test_chatter_is_ignored() -> None:
    async with room_with("ann", "bob", "cid", "dan") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        for said in CHATTER:
            assert await room.say("ann", said) == [], said
        for said in [*CHATTER, "r5", "pl r5", "dr"]:
            assert await room.say("dan", said) == [], said
        for said in ["y2", "g5"]:
            assert await room.say("bob", said) == [], said


async def test_without_bare_words_only_what_has_a_prefix_is_heard() -> None:
    async with room_with("ann", "bob", "cid", tables=TableSettings(bare=False)) as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        for said in ["r5", "pl r5", "dr", "tu", "ca"]:
            assert await room.say("ann", said) == [], said
        assert len(await room.say("ann", "!r5")) == 2


async def test_in_a_room_without_a_table_nothing_is_said() -> None:
    async with room_with("ann", "bob") as room:
        for said in [*CHATTER, "jo", "r5", "dr", "tu", "!", "?!", "!!!", "!xyzzy"]:
            assert await room.say("ann", said) == [], said


async def test_refusals_go_to_the_player_alone_and_say_what_is_possible() -> None:
    async with room_with("ann", "bob", "cid") as room:
        await dealt(room, "ann", "bob", "cid", **CARDS)
        await goes(
            room,
            """
            <ann> !play r9
                ann: [#uno] You don't have [r9]. You can play [r5] [r6] [y1] [w], or !draw.
            <ann> !play g9
                ann: [#uno] You don't have [g9]. You can play [r5] [r6] [y1] [w], or !draw.
            <ann> !play wdq
                ann: [#uno] There is no card “wdq” here. Did you mean wd4?
            <ann> !play
                ann: [#uno] Which card? For example !play r5.
            <ann> !color red
                ann: [#uno] There is no colour to choose now. Choose it with the wild card: !play w red. You can play [r5] [r6] [y1] [w], or !draw.
            <ann> !pass
                ann: [#uno] Draw a card first; you can only pass after that. You can play [r5] [r6] [y1] [w], or !draw.
            <ann> !challenge
                ann: [#uno] There is nothing to challenge now. You can play [r5] [r6] [y1] [w], or !draw.
            <ann> !uno
                ann: [#uno] Call UNO when you have one card left, or as you play down to one.
            <ann> !catch bob
                ann: [#uno] There is nobody to catch right now.
            <ann> !catch bbo
                ann: [#uno] Nobody here is called “bbo”. Did you mean bob?
            <ann> !accept
                ann: [#uno] There is nothing to accept now. You can play [r5] [r6] [y1] [w], or !draw.
            <ann> !refuse
                ann: [#uno] There is nothing to refuse now. You can play [r5] [r6] [y1] [w], or !draw.
            <ann> !deal
                ann: [#uno] The round is still in progress.
            <ann> !pick bob
                ann: [#uno] There is nothing to pick now. You can play [r5] [r6] [y1] [w], or !draw.
            <ann> !dos
            <bob> !play g5
                bob: [#uno] It's ann's turn, not yours.
            <bob> !draw
                bob: [#uno] It's ann's turn, not yours.
            """,
        )
        assert room.hand("ann") == ["r5", "r6", "w", "y1"]


async def test_between_rounds_nothing_can_be_played() -> None:
    async with room_with("ann", "bob") as room:
        await dealt(room, "ann", "bob", ann="r5", bob="g5", top="r1", turn="ann")
        await goes(
            room,
            """
            <ann> r5
                #uno: ann plays [r5] and goes out.
                #uno: ann wins the round and scores 5 points. Standings: ann 5, bob 0 (first to 500).
                #uno: Next round in 20 s, or !deal to start now.
            <ann> !play r5
                ann: [#uno] No round is being played. Type !deal to start one.
            <ann> !draw
                ann: [#uno] No round is being played. Type !deal to start one.
            <ann> !pass
                ann: [#uno] No round is being played. Type !deal to start one.
            <ann> !catch
                ann: [#uno] There is nobody to catch right now.
            <ann> !uno
                ann: [#uno] You already have a seat.
            <ann> r5
            """,
        )


@pytest.mark.parametrize("word", ["!deal", "!de", "!go", "!begin", "!ustart", "!start"])
async def test_each_of_these_words_deals(word: str) -> None:
    async with room_with("ann", "bob") as room:
        await room.say("ann", "!uno")
        assert await room.say("ann", word) == ["ann: [#uno] You need at least two players. Others can !join."]
        await room.say("bob", "!join")
        assert "#uno: Round 1: " in "\n".join(await room.say("bob", word))
