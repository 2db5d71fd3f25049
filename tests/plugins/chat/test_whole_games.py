"""Games of every rule set, played in the room to their end by what the bot lists; every line that was said is looked at."""

import re

import pytest

from tests.bot.rooms.conversation import lay
from tests.plugins.chat.talking import NAMES, SECRET, Talk, talking

EVERY_KIND = "wc1=charade wc2=dare wc3=purge"
HOUSE = "+jump-in +stack=any +shield +seven-zero +multi-play +skip-chain +mercy=15"
TABLES = [
    ("extended rounds=1 dropped=yes", 4, 3),
    ("dos target=1", 3, 1),
    ("dos-official target=1", 3, 2),
    (f"classic {HOUSE} target=1", 4, 1),
    (f"official112 extra=both target=1 {EVERY_KIND}", 3, 2),
    ("unoplus target=1", 3, 1),
    ("no-mercy round +multi-play +jump-in", 3, 2),
    ("wild4uno target=1 wc1=encore wc2=everyone-draws wc3=dare", 3, 1),
    ("classic teams target=60", 4, 1),
    ("classic winner places target=100", 4, 2),
    ("classic elimination target=60", 3, 1),
    ("mainland +interrupt +force-play", 3, 2),
    ("all-wild target=1", 3, 1),
    ("attack edition=old +stack=any +shield target=1", 3, 1),
]
FALLBACK = re.compile(r"\([a-z0-9]+(?:-[a-z0-9]+)+\)")
BEGINNING = re.compile(rf"#uno: (?:(?:{'|'.join(NAMES)})\b|[A-Z\[])")
"""A sentence begins with a player, a card or a capital letter."""
UNTOLD = re.compile(r"\{|\}|\$|None|\b(?:act|effect|event|prompt|refused)-[a-z]")


def said(talk: Talk) -> list[str]:
    """What the bot said."""
    return [line for line in talk.lines if not line.startswith("> ")]


@pytest.mark.parametrize(("line", "players", "seed"), TABLES)
async def test_a_whole_game_is_played_by_what_the_bot_lists(line: str, players: int, seed: int) -> None:
    async with talking(line, players, seed) as talk:
        await talk.play(700)
        lines = said(talk)
        assert talk.table is None, f"not over: {lines[-3:]}"
        assert talk.ignored == []
        assert [line for line in lines if FALLBACK.search(line) or UNTOLD.search(line)] == []
        assert talk.room.bot.router.services.texts.problems == ()
        room = [line for line in lines if line.startswith("#uno: ")]
        assert [
            line for line in room if "Your cards" in line or "answers:" in line or "You see" in line
        ] == []
        assert [line for line in room if not BEGINNING.match(line)] == []


async def test_the_word_of_a_charade_is_whispered_and_found_by_whoever_types_it() -> None:
    async with talking(f"official112 extra=both target=1 {EVERY_KIND}", 3, 2) as talk:
        while talk.table is not None and "charade-word" not in talk.asked:
            await talk.step()
        before = [line for line in talk.lines if SECRET in line]
        assert before == [line for line in before if "privately" in line or "as in “pick" in line]
        await talk.step()
        assert any(f"guesses the word: “{SECRET}”" in line for line in talk.lines)


async def test_the_word_of_a_charade_is_not_taken_in_the_room() -> None:
    async with talking(f"official112 extra=both target=1 {EVERY_KIND}", 3, 2) as talk:
        table = talk.table
        assert table is not None
        while not (table.asked() and table.view(table.asked()[0]).why == "charade-word"):
            await talk.step()
        who = table.game.state.names[table.asked()[0]]
        assert await talk.say(who, f"!pick {SECRET}") == [
            f"{who}: [#uno] Send me that in private: everyone can read it here."
        ]
        assert table.view(table.asked()[0]).why == "charade-word"
        assert (await talk.say(who, "!pass"))[0].startswith("#uno: ")


async def test_what_is_said_in_the_room_beside_a_charade_is_ignored() -> None:
    async with talking("classic", 3, 2) as talk:
        await talk.say("ann", "!deal")
        for text in (SECRET, "/stop", "pass the salt", "draw me a sheep"):
            assert await talk.say("bob", text) == []


async def test_only_who_uses_the_widow_reads_what_she_saw() -> None:
    async with talking("extended rounds=1 dropped=yes", 4, 3) as talk:
        await talk.play(300)
        shown = [line for line in talk.lines if "You look at " in line]
        assert shown
        assert not [line for line in shown if line.startswith("#uno")]


async def test_time_is_warned_of_and_ends_the_round() -> None:
    async with talking("classic round time=4m turn-timeout=off", 3, 1) as talk:
        await talk.say("ann", "!deal")
        half = await talk.wait(125)
        assert [line for line in half if line.startswith("#uno")] == ["#uno: Time left in this round: 2 min."]
        minute = await talk.wait(60)
        assert [line for line in minute if line.startswith("#uno")] == [
            "#uno: Time left in this round: 1 min."
        ]
        over = [line for line in await talk.wait(60) if line.startswith("#uno")]
        assert over[0].startswith("#uno: Time is up.")
        assert talk.table is None


async def test_the_row_of_dos_is_shown_on_request() -> None:
    async with talking("dos", 2, 1) as talk:
        await talk.say("ann", "!deal")
        assert re.fullmatch(
            r"#uno: The row: \[\S+\] \[\S+\]\. The draw pile has \d+ cards\.",
            (await talk.say("bob", "!top"))[0],
        )


async def test_who_is_to_choose_cards_reads_how_many_of_which() -> None:
    async with talking("extended rounds=1 dropped=yes", 4, 8) as talk:
        await talk.play(300)
        listed = [line.partition("(answers: ")[2] for line in talk.lines if "(answers: " in line]
        assert any(re.fullmatch(r"none, or 1 of \S+( \S+)*\)", answers) for answers in listed)
        assert any(re.fullmatch(r"none, or up to 2 of \S+( \S+)*\)", answers) for answers in listed)
        assert any(re.fullmatch(r"2 of \S+( \S+)*\)", answers) for answers in listed)
        assert not [answers for answers in listed if re.search(r"(\w+) \1=\d", answers)]


async def test_what_goes_only_with_other_cards_is_not_offered_alone() -> None:
    async with talking("classic +multi-play", 2) as talk:
        await talk.say("ann", "!deal")
        lay(talk.room, ann="r1 b1 y9", bob="g2 g3", top="r5")
        assert (await talk.say("ann", "!play y9"))[-1].endswith(" You can play [r1], or !r1 b1 or !draw.")
        told = await talk.say("ann", "!hand")
        assert told == ["ann: [#uno] Your cards: [r1] [y9] [b1] (playable: r1, r1 b1) · bob 2"]
        assert "ann plays [r1] [b1]" in " ".join(await talk.say("ann", "r1 b1"))


async def test_a_match_in_dos_is_listed_with_its_place_and_not_without_as_well() -> None:
    async with talking("dos", 3, 5) as talk:
        await talk.play(60)
        listed = [
            line.partition("(playable: ")[2].partition(")")[0].split(", ")
            for line in talk.lines
            if "(playable: " in line
        ]
        plays = [{answer for answer in answers if re.match(r"\d ", answer)} for answers in listed]
        assert sum(len(each) for each in plays) > 50
        for answers, each in zip(listed, plays, strict=True):
            assert not {play.split(" ", 1)[1] for play in each} & set(answers)


async def test_hands_that_are_swapped_are_sent_to_the_two_who_swapped() -> None:
    async with talking("classic +seven-zero", 3) as talk:
        await talk.say("ann", "!deal")
        lay(talk.room, ann="r7 y1", bob="g2 g3", cid="b5 b6 b7", top="r5")
        told = await talk.say("ann", "!play r7 cid")
        assert sorted(line.partition(": ")[0] for line in told) == ["#uno", "ann", "bob", "cid"]
        assert "bob: [#uno] Your cards: [g2] [g3] (nothing fits: !draw) · cid 1, ann 3" in told
        lay(talk.room, ann="r1 y1", bob="g7 g3", cid="b5 b6 b7", top="g5", turn="bob")
        told = await talk.say("bob", "!play g7 cid")
        assert sorted(line.partition(": ")[0] for line in told) == ["#uno", "bob", "cid"]
