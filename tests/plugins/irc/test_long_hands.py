"""The longest line of a round: a hand of 27 cards at a table of ten with long nicks."""

import re

import pytest

from tests.plugins.chat.laying import set_out
from tests.texts.catalogues import LANGUAGES
from unobot.document import Document, Style, plain
from unobot_irc.protocol import render, strip_codes

ROOM = "[#uno] "
PEOPLE = [f"a_nick_as_long_{letter}" for letter in "abcdefghij"]
CODES = "r0 r1 r2 r3 r4 r5 r6 r7 r8 r9 rs rr r+2 yr gr br w wd4 wd4 wd4 wd4 y+2 y+2 g+2 g+2 b+2 b+2"
NUMBERS = [f"{color}{number}" for color in "ygb" for number in range(1, 10)] * 4
"""What the others hold, ten each."""
MOST = 430
"""Bytes of a line that are left beside the longest names of a network, a room and the bot."""


async def hand(language: str) -> Document:
    """The line that tells a player of their 27 cards, of what they can play and of the nine others."""
    others = {name: " ".join(NUMBERS[10 * at : 10 * at + 10]) for at, name in enumerate(PEOPLE[1:])}
    others[PEOPLE[1]] += " rr"
    hands = {PEOPLE[0]: CODES, **others}
    line = "classic +double-deck"
    async with set_out(line, hands, top="r5", turn=PEOPLE[1], language=language) as room:
        await room.say(PEOPLE[1], "!play rr")
        return next(message.document for message in room.network.messages[::-1] if message.to == PEOPLE[0])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_hand_that_is_too_long_for_a_line_is_told_in_two(language: str) -> None:
    document = await hand(language)
    assert len(plain(document).encode()) > MOST

    styles: tuple[Style, ...] = ("plain", "colour", "emoji")
    for style in styles:
        lines = render(document, style, MOST)
        read = [re.sub("[🟥🟨🟩🟦⬛]", "", strip_codes(line)) for line in lines]

        assert len(lines) == 2
        assert all(line.startswith(ROOM) and len(line.encode()) <= MOST for line in lines)
        assert together(read) == plain(document).replace(" ", "")


def together(lines: list[str]) -> str:
    """The lines as one, without what continues a line, and without spaces: a cut takes one."""
    return "".join([lines[0], *(line.removeprefix(ROOM) for line in lines[1:])]).replace(" ", "")
