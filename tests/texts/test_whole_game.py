"""A whole game is played and understood by people who know no English."""

import re
from random import Random

import pytest

from tests.bot.rooms.conversation import room_with
from tests.texts.catalogues import EAST, OTHERS
from tests.texts.typing import Told, game
from unobot.config import TableSettings

PEOPLE = ("ann", "bob", "cid")
SAME = {"classic", "uno", "UNO", "ann", "bob", "cid", "hints", "off"}
"""What is Latin in every language: names, the room, and what is typed so everywhere."""
CARD = re.compile(r"\[[^]]*\]")
WORD = re.compile(r"(?<![A-Za-z0-9])[A-Za-z]{3,}(?![A-Za-z0-9])")
MOST = 430
"""Bytes of a line that are left beside the names of a network, a room and the bot."""


async def played(language: str, seed: int) -> Told:
    async with room_with(*PEOPLE, seed=seed, tables=TableSettings(language=language)) as room:
        return await game(room, language, PEOPLE, Random(f"{language} {seed}"))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("language", OTHERS)
async def test_a_round_typed_in_one_language_is_played_to_its_end(language: str, seed: int) -> None:
    told = await played(language, seed)
    assert len(told) > 15
    assert [line for line, answers in told if not any(said.startswith("#uno: ") for said in answers)] == []
    for _, answers in told:
        for said in answers:
            assert len(said.encode()) <= MOST, said


@pytest.mark.parametrize("language", EAST)
async def test_no_english_is_said_in_it(language: str) -> None:
    english = [
        said
        for _, answers in await played(language, 1)
        for said in answers
        if set(WORD.findall(CARD.sub("", said))) - SAME
    ]
    assert english == []
