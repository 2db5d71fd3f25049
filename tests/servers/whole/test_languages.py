"""A whole round on a real server of each kind, typed and read in one language only."""

import asyncio
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from tests.servers.ngircd import Ngircd
from tests.servers.synapse import Account, Synapse
from tests.servers.whole import speaker
from tests.servers.whole.people import Person, enters, on_ngircd, on_synapse, played_out
from tests.texts.catalogues import OTHERS, messages, texts

LATIN = re.compile(r"(?<![A-Za-z0-9])[A-Za-z]{3,}(?![A-Za-z0-9])")
SAME = {"UNO", "uno", "Uno", "hints", "off"}
"""The call, the room's title, and what is typed so in every language."""


async def round_played(language: str, people: Sequence[Person]) -> dict[str, list[str]]:
    """Open a table, join, deal and play to the end of the round; what each person has typed."""
    typed: dict[str, list[str]] = {person.name: [] for person in people}
    opener, *others = people
    await enters(opener, speaker.opening(language))
    for person in others:
        await enters(person, speaker.command(language, "command-join"))
    playing = [asyncio.create_task(plays(language, person, typed[person.name])) for person in others]
    playing.append(asyncio.create_task(plays(language, opener, typed[opener.name])))
    await opener.tell(speaker.command(language, "verb-deal"))
    await played_out(opener, playing, typed)
    return typed


async def plays(language: str, person: Person, typed: list[str]) -> None:
    """Answer what the private lines ask, until the bot tells the room how to play again."""
    read, latest = 0, ""
    again = speaker.command(language, "command-new")
    while not any(again in line for line in person.public[1:]):
        for line in person.private[read:]:
            read += 1
            answer = speaker.answer(language, line) if line != latest else None
            if answer is not None:
                latest = line
                typed.append(answer)
                await person.tell(answer)
        await person.news()


def english(language: str, people: Sequence[Person]) -> list[str]:
    """The lines that somebody got with English words in them; cards, seals, seat codes and names aside."""
    signs = [
        r"\[[^]]*\]",
        r"\b[0-9a-f]{16,}\b",
        rf"(?<={speaker.command(language, 'command-rejoin')[1:]} )\w+",
    ]
    aside = re.compile("|".join([*signs, *(re.escape(person.name) for person in people)]))
    lines = [line for person in people for line in (*person.public, *person.private)]
    return [line for line in lines if foreign(language, aside.sub(" ", line)) - SAME]


def foreign(language: str, line: str) -> set[str]:
    """The words of a line that are not of that language; where it has Latin letters, words that English has and it has not."""
    found = set(LATIN.findall(line))
    return found & only_english(language) if language == "vi" else found


@cache
def only_english(language: str) -> frozenset[str]:
    """Words of the English texts that no text of that language has."""
    there, here = (
        {word for message in messages(each).values() for word in LATIN.findall(" ".join(texts(message)))}
        for each in ("en", language)
    )
    return frozenset(there - here)


def check(language: str, people: Sequence[Person], typed: dict[str, list[str]]) -> None:
    """Everything was done that there is to do, and nothing was said or typed in English."""
    lines = [line for each in typed.values() for line in each]
    assert len(lines) == speaker.typed_lines()
    for verb in ("play", "draw", "pass", "challenge"):
        word = speaker.command(language, f"verb-{verb}")
        assert any(line == word or line.startswith(f"{word} ") for line in lines), verb
    call = speaker.command(language, "verb-uno").removeprefix("!")
    assert any(line.endswith(f" {call}") for line in lines)
    assert [line for line in lines if foreign(language, line)] == []
    assert english(language, people) == []


@pytest.mark.parametrize("language", OTHERS)
async def test_a_round_in_one_language_on_ngircd(language: str, ngircd: Ngircd, tmp_path: Path) -> None:
    async with on_ngircd(ngircd, tmp_path, speaker.seed(), language=language) as people:
        check(language, people, await round_played(language, people))


# one without letters, and one whose letters can be written in two ways
@pytest.mark.parametrize("language", ["zh-Hant", "vi"])
async def test_a_round_in_one_language_on_synapse(
    language: str, synapse: Synapse, us: Account, tmp_path: Path
) -> None:
    async with on_synapse(synapse, us, tmp_path, speaker.seed(), language=language) as people:
        check(language, people, await round_played(language, people))
