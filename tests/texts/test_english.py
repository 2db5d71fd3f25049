"""The style of the texts: English that names who acts, prompts that call a player once, one wording for one effect."""

import re
from collections.abc import Iterator

import pytest

from tests.plugins.built_in import all_rules
from tests.texts.catalogues import LANGUAGES, OTHERS, messages, read, texts
from tests.texts.said import BLANK, everything, forms

FOREIGN = re.compile(
    r"(?:^|[.;:] )[Ww]ho(?:ever)? [^?]*$"  # a subject without a noun; a question has its mark
    r"|(?<!there )(?<!there's )\b(?:is|are|was|were) no (?!longer)"
    r"|\banew\b|\b(?:is|are|was|were) to (?:be|draw|press)\b|\bfor ever\b|\blikewise\b|\bso many\b|\bin force\b"
    r"|\bdoubts?\b|\ball the same\b|\bfor it is\b|\bbeforehand\b|\b(?:does|do) not go on\b|\bgoes on \[|\byour turn on\b",
    re.IGNORECASE,
)
"""Turns of phrase that are read with a stumble, and what is said instead: CONTRIBUTING.md."""
MOST_WORDS = 15
"""Of a sentence, without the names and cards that the bot puts into it."""
SENTENCE = re.compile(r"(?<=[.!?]) +|; |: (?=[A-Z])|\n")
FORBIDDEN = {
    "vi": ("đại lý", "vẽ", "hoang dã", "thẻ", "luật nhà", "hạt giống"),
    "ja": ("だれ", "ディーラー"),
    "zh-Hans": ("家规", "什麼"),
    "zh-Hant": ("家規", "什么"),
}
"""Words of machine translation, or of another meaning, that no text of the language has."""

OTHER_WORDINGS = {
    "en": r"\bmiss(?:es)? (?:a|your|their) turn|\bdisput|\bnames? (?:a|the|its|your) colou?r|\bnames (?:red|black)",
    "vi": r"\bnghi\b|\bbốc\b(?! thăm)|\blấy bài\b",
    "ja": "疑|色を(?:決|指定)|(?:一回|お)休み|とばされ",
    "zh-Hans": "怀疑|举报|指定颜色|停一回合|失去|抽 (?:[0-9]|一|两)",
    "zh-Hant": "懷疑|檢舉|你選顏色|停[一兩]輪|失去|摸",
}
"""How no text says that somebody loses their turn, chooses a colour, challenges, catches or draws: each has one wording."""


def sentences(text: str) -> Iterator[str]:
    """Split a text into its sentences, or the parts of one that stand alone."""
    return (each for each in SENTENCE.split(text) if each.strip())


def flaws(text: str) -> list[str]:
    """Return what the guide forbids in an English text: the turns of phrase, and the sentences that are too long."""
    found = [match.group().strip() for each in sentences(text) for match in FOREIGN.finditer(each)]
    return found + [
        each for each in sentences(text) if len(re.findall(r"[A-Za-z’']{2,}|\ba\b", each)) > MOST_WORDS
    ]


@pytest.mark.parametrize(
    "planted",
    [
        "Who has none is known by the nick.",
        "It works; whoever plays it names the colour.",
        "“r15” is no card here.",
        "The sides are shuffled anew.",
        "No colour is to be named.",
        "bob, your turn on [y1].",
        "[r5] does not go on [g3].",
        "word " * (MOST_WORDS + 1),
    ],
)
def test_a_planted_mistake_is_found(planted: str) -> None:
    assert flaws(planted)


@pytest.mark.parametrize(
    "good", ["Who do you want to attack?", "There is no such card.", "It is no longer open.", "Who?"]
)
def test_good_english_is_left_alone(good: str) -> None:
    assert flaws(good) == []


def test_the_chat_speaks_english_that_names_who_acts() -> None:
    assert {id_: found for id_, form in everything("en", known=BLANK) if (found := flaws(form))} == {}


def test_presets_and_options_speak_so_too() -> None:
    rules = all_rules()
    settings = {setting.name: setting.about for rule in rules.rules.values() for setting in rule.settings}
    about = settings | {id_: preset.about for id_, preset in rules.presets.items()}
    assert {id_: found for id_, text in about.items() if (found := flaws(text))} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_prompt_says_a_name_once(language: str) -> None:
    prompts = {id_ for id_ in read(language) if id_.startswith(("prompt-", "reminder-"))} - {"prompt-charade"}
    twice = {
        id_
        for id_ in prompts
        for form in forms(language, id_, {**BLANK, "player": "ann10"}, addressed="yes")
        if "ann10" in form
    }
    assert len(prompts) > 30
    assert twice == set()


@pytest.mark.parametrize("language", FORBIDDEN)
def test_words_of_machine_translation_are_not_there(language: str) -> None:
    assert [
        (id_, word)
        for id_, message in read(language).items()
        for word in FORBIDDEN[language]
        if re.search(rf"(?<!\w){word}(?!\w)" if language == "vi" else word, " ".join(texts(message)))
    ] == []


@pytest.mark.parametrize("language", OTHER_WORDINGS)
def test_one_effect_has_one_wording(language: str) -> None:
    other = re.compile(OTHER_WORDINGS[language])
    assert [(id_, found[0]) for id_, form in everything(language) if (found := other.search(form))] == []


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_the_same_in_english_is_the_same_in_each_language(language: str) -> None:
    by_english: dict[str, set[str]] = {}
    for id_ in read("en").keys() & messages(language).keys():
        if len(english := "|".join(texts(read("en")[id_])).strip()) > 25:
            by_english.setdefault(english, set()).add("|".join(texts(messages(language)[id_])).strip())
    assert {english: different for english, different in by_english.items() if len(different) > 1} == {}
