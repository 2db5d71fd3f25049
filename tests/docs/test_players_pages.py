"""What the pages for players print can be typed, in the language of the page, and the hand is the one that the bot shows."""

import re

import pytest

from tests.docs.blocks import ROOT
from tests.plugins.chat.laying import set_out
from tests.texts.catalogues import LANGUAGES, messages, texts
from tests.texts.catalogues import typed as typed_words
from uno_engine import Layout, laid_out
from unobot.kit.testing import FakeRoom

HANDS = {"ann": "r5 g1 w", "bob": "b1 b2 b3", "cid": "y1"}
HELD = {**HANDS, "ann": "r5 gs br y+2 w wd4 g1 b2"}
CODE = re.compile(r"`([^`]+)`")
BEGINNINGS = ("set ", "设置 ", "設定 ", "cài đặt ")
"""So begins what the pages say is to be told in private."""
MISUNDERSTOOD = (
    "slip-",
    "refused-not-understood",
    "refused-unknown-",
    "refused-wants-",
    "refused-set-",
    "help-unknown",
    "failed",
    "command-failed",
)
"""So begin the ids of what the bot answers to something that it does not know."""


def page(language: str) -> str:
    """The page in that language."""
    name = "first-game.md" if language == "en" else f"first-game.{language}.md"
    return (ROOT / "docs/players" / name).read_text("utf-8")


def printed(language: str) -> list[str]:
    """Everything that the page prints to be typed, each once."""
    return list(dict.fromkeys(code for code in CODE.findall(page(language)) if not code.startswith("[")))


def misunderstandings(language: str) -> list[str]:
    """The longest fixed piece of each answer to something that is not known."""
    found = [texts(message) for id_, message in messages(language).items() if id_.startswith(MISUNDERSTOOD)]
    return [piece for pieces in found if (piece := max(pieces, key=len).strip())]


async def answers(room: FakeRoom, typed: str) -> list[str]:
    """What the bot says to that, in a round in which it is the turn of who types it."""
    table = room.table()
    codes = table.rules.deck.by_code
    hands = {seat: [codes[code] for code in hand.split()] for seat, hand in enumerate(HELD.values())}
    table.game = laid_out(table.rules, list(HELD), Layout(hands=hands, top=codes["r7"], turn=0), bytes(32))
    table.game.take_events()
    # whoever was seated by another line has no seat in this game
    del table.holders[len(HELD) :]
    return await (room.whisper if typed.startswith(BEGINNINGS) else room.say)("ann", typed)


async def opened(room: FakeRoom, typed: str) -> list[str]:
    """What the bot says to a line that opens a table, in a room without one."""
    if room.find_table() is not None:
        await room.say("ann", "!stop")
    return await room.say("ann", typed)


@pytest.mark.timeout(300)  # some forty lines, on a machine that may be busy
@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_printed_command_is_understood_in_the_language_of_the_page(language: str) -> None:
    unknown = misunderstandings(language)
    opening = tuple(f"!{word} " for word in ["uno", *typed_words(language, "command-new")])
    # no table is there any more when the first of these was typed
    lines = sorted(printed(language), key=lambda line: line.startswith(opening))
    async with set_out("classic", HELD, top="r7", language=language, fair=True) as room:
        for line in lines:
            said = await (opened if line.startswith(opening) else answers)(room, line)
            assert said, f"{line}: no answer"
            assert not any(piece in each for piece in unknown for each in said), f"{line}: {said}"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_hand_is_the_one_that_the_bot_shows(language: str) -> None:
    async with set_out("classic", HANDS, top="r7", language=language) as room:
        assert await room.whisper("ann", "hand") == [
            f"ann: {code}" for code in CODE.findall(page(language)) if code.startswith("[")
        ]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_word_that_nobody_types_is_noticed(language: str) -> None:
    async with set_out("classic", HELD, top="r7", language=language) as room:
        assert await answers(room, "!xyzzyplugh") == []
        (said,) = await answers(room, "!help xyzzyplugh")
    assert any(piece in said for piece in misunderstandings(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_page_leads_to_all_others(language: str) -> None:
    files = {"first-game.md", *(f"first-game.{other}.md" for other in LANGUAGES if other != "en")}
    own = "first-game.md" if language == "en" else f"first-game.{language}.md"
    assert set(re.findall(r"\((first-game[^)]*)\)", page(language))) == files - {own}
