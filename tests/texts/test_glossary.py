"""Cards, rules, commands and colours are called as in the glossary, wherever they are printed."""

import re

import pytest

from tests.texts.catalogues import WITHOUT_PLURAL, glossary, messages, read, typed, words

KINDS = {
    "colour": ("color-", "word-"),
    "card": ("card-",),
    "extended": ("card-",),
    "dropped": ("card-",),
    "command": ("command-", "verb-"),
    "preset": ("preset-name-",),
    "house": ("rule-name-",),
    "match": ("rule-name-",),
}
OTHER_NAMES = {"call": "uno", "leave": "leave", "bluff": "challenge"}
"""Commands that have another name in the ids."""
SPOKEN = {"card", "extended", "dropped", "effect"}
ORDINARY = {"Pass", "Jump", "number card", "action card", "draw effect", "packet"}
"""Terms whose English words are also used for other things."""


def slug(english: str) -> str:
    return re.sub("[^a-z0-9]+", "-", OTHER_NAMES.get(english, english).lower()).strip("-")


@pytest.mark.parametrize("language", WITHOUT_PLURAL)
def test_what_is_printed_of_typed_words_is_the_term(language: str) -> None:
    wrong = {}
    for term in glossary():
        for kind in KINDS.get(term.group, ()):
            printed = typed(language, id_ := kind + slug(term.english))
            same = {each.shown[language] for each in glossary() if slug(each.english) == slug(term.english)}
            if printed and printed[0] not in same:
                wrong[id_] = (printed[0], term.shown[language])
    assert wrong == {}


def terms(language: str) -> dict[str, set[str]]:
    """The names of cards and effects in that language, by the English name."""
    found: dict[str, set[str]] = {}
    for term in glossary():
        if term.group in SPOKEN and term.english not in ORDINARY:
            found.setdefault(term.english, set()).add(term.shown[language])
    return found


def named(text: str, names: list[str]) -> set[str]:
    """The names that stand in an English text, the longest first."""
    return set(re.findall("|".join(rf"\b{re.escape(name)}(?=s?\b)" for name in names), text))


@pytest.mark.parametrize("language", WITHOUT_PLURAL)
def test_cards_are_called_by_their_terms(language: str) -> None:
    known = terms(language)
    names = sorted(known, key=len, reverse=True)
    wrong = {
        (id_, name): known[name]
        for id_, message in read(language).items()
        if id_ in messages("en")
        for name in named(words(messages("en")[id_]), names)
        if id_ != f"about-card-{slug(name)}"  # the bot puts the name before it, if it is not there
        and not any(shown.casefold() in words(message).casefold() for shown in known[name])
    }
    assert wrong == {}
