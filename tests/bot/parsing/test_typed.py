"""What people really type is understood in every language, and nothing that they say to each other is done."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.bot.parsing.phrases import (
    ANSWERS,
    BARE,
    LANGUAGES,
    Phrase,
    phrases,
    read,
    reader,
    right,
    speaker,
    talk,
    told,
)
from unobot.parsing import Slip
from unobot.parsing.vocabulary import strip_accents

UNDERSTOOD = 0.9
"""This share of the phrases at least, of those without prefix and of the others, and of their variants."""
_FULL_WIDTH = str.maketrans({chr(sign): chr(sign + 0xFEE0) for sign in range(0x21, 0x7F)})
_PARTICLES = {
    "en": (" please", " then"),
    "zh-Hans": ("吧", "啦"),
    "zh-Hant": ("吧", "囉"),
    "ja": ("！", "。"),
    "vi": (" nhé", " nha"),
}


def variants(phrase: Phrase) -> Iterator[str]:
    """Other ways to type the same."""
    typed = phrase.typed
    yield typed.upper()
    yield f"{typed}!!" if phrase.language in {"en", "vi"} else f"{typed}！"
    yield typed.translate(_FULL_WIDTH)
    if phrase.situation == "turn" and phrase.bare:
        yield from (typed.rstrip("!！") + particle for particle in _PARTICLES[phrase.language])
    if phrase.language == "vi":
        yield strip_accents(typed.casefold())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_people_type_is_understood(language: str) -> None:
    every, good, wrong = Counter[bool](), Counter[bool](), list[object]()
    for phrase in phrases():
        if phrase.language == language:
            got = read(phrase)
            every[phrase.bare] += 1
            good[phrase.bare] += right(phrase, got)
            wrong += [] if right(phrase, got) else [(phrase.situation, phrase.typed, phrase.meant, got)]
    assert min(every.values()) >= 70
    assert all(good[bare] >= UNDERSTOOD * every[bare] for bare in every), wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_typed_in_another_way_is_understood(language: str) -> None:
    tried, wrong = 0, list[object]()
    for at, phrase in enumerate(phrases()):
        if phrase.language == language and at % 3 == 0 and right(phrase, read(phrase)):
            for typed in variants(phrase):
                tried += 1
                got = read(phrase, typed)
                wrong += [] if right(phrase, got) else [(phrase.situation, typed, phrase.meant, got)]
    assert tried >= 100
    assert len(wrong) <= (1 - UNDERSTOOD) * tried, wrong


@pytest.mark.parametrize("situation", BARE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_done_for_talk_about_the_game(language: str, situation: str) -> None:
    assert len(talk(language)) >= 60
    who, by = speaker(situation), reader(language)
    got = {line: read for line in talk(language) if (read := told(by, line, who))}
    assert {
        line: read for line, read in got.items() if read.split()[0] in {*ANSWERS, "accept", "uno", "color"}
    } == {}


@pytest.mark.parametrize(
    ("language", "situation", "line", "meant"),
    [
        ("ja", "turn", "!ウノ！", "uno"),
        ("ja", "lobby0", "!ウノ！", "uno"),
        ("zh-Hans", "turn", "!bob没喊uno", "catch bob"),
        ("zh-Hans", "catch", "bob没喊uno", "catch bob"),
        ("zh-Hans", "turn", "!我没喊uno", "? slip-unread"),
        ("vi", "lobby1", "!ai", "turn"),
        ("vi", "penalty", "!bốc phét", "challenge"),
        ("vi", "turn", "!bốc phét", "challenge"),
        ("vi", "turn", "!không đỏ", "? slip-unread"),
        ("vi", "turn", "!uno rồi", "uno"),
        ("zh-Hans", "turn", "红5？", "? slip-move-yes yes"),
        ("zh-Hant", "turn", "轉紅", "? slip-unclear"),
        ("zh-Hant", "turn", "轉藍", "play w blue"),
        ("zh-Hans", "penalty", "摸4张", "draw"),
        ("zh-Hans", "penalty", "摸3张", None),
        ("zh-Hans", "turn", "!红2张", "? slip-unread"),
        ("en", "turn", "!play r", "? slip-unclear"),
        ("en", "color", "w red", "color red"),
        ("en", "turn", "!draw 5", "? slip-unread"),
        ("ja", "turn", "!選ぶ なし", "pick none"),
        ("zh-Hans", "turn", "!选都不要", "pick none"),
    ],
)
def test_a_line_means_what_its_sentence_says(
    language: str, situation: str, line: str, meant: str | None
) -> None:
    who = speaker(situation)
    assert told(reader(language, table=who.game is not None), line, who) == meant


def test_what_is_repeated_is_what_was_typed() -> None:
    who = replace(speaker("turn"), private=True)
    for language, line in (("ja", "赤を2枚引く"), ("ja", "ホゲホゲ"), ("vi", "ĐỎ hai lá"), ("en", "Hnd")):
        slip = reader(language).read(line, who)
        assert isinstance(slip, Slip)
        assert str(slip.args["said"]) in line
