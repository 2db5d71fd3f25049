"""Every language has the same messages as English, which speak of the same things."""

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from tests.texts.catalogues import (
    CLAUSE,
    FOLDERS,
    LANGUAGES,
    OTHERS,
    PLURAL,
    keys,
    plural,
    read,
    shown,
    texts,
    variables,
)
from unobot.messages.texts.catalogues import OWN, files, gaps

MATTER = {"0": None, "1": "direction"}
"""Numbers that a form must not be left out for, in all messages or where they are not a number of things."""
GRAMMAR = {"word": {"UNO"}, "more": {"yes", "no"}}
"""Forms of grammar alone: an UNO call but a DOS call, and whether a chain of verbs goes on."""
BEGINS_WITH = ("act-", "and-", "with-", "event-", "seat-")
"""The bot finds out who acts by the name that such a message begins with."""
ALWAYS_TOLD = {
    "more": (*BEGINS_WITH, "effect-", "turned-up", "matched-pairs"),
    "addressed": ("prompt-", "reminder-"),
}
"""Variables that all messages with such ids know, even those whose English form does not need them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_understood(language: str) -> None:
    junk = [
        f"{file.name}: {entry.content}"
        for folder in FOLDERS
        for file in files(folder, language)
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, ast.Junk)
    ]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice(language: str) -> None:
    ids = [
        entry.id.name
        for folder in FOLDERS
        for file in files(folder, language)
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, ast.Message)
    ]
    assert sorted({id_ for id_ in ids if ids.count(id_) > 1}) == []


@pytest.mark.parametrize("language", OTHERS)
def test_each_file_of_the_bot_stands_in_each_language(language: str) -> None:
    english = {file.name for file in files(OWN, "en")}
    assert {file.name for file in files(OWN, language)} == english


@pytest.mark.parametrize("language", OTHERS)
def test_each_message_is_there_and_no_other(language: str) -> None:
    assert list(gaps(FOLDERS[1:], [language])) == []


def there(language: str) -> Iterator[str]:
    yield from sorted(set(read(language)) & set(read("en")))


@pytest.mark.parametrize("language", OTHERS)
def test_each_message_shows_the_same(language: str) -> None:
    wrong = {}
    for id_ in there(language):
        ours, theirs = read(language)[id_], read("en")[id_]
        known = variables(theirs) | always_told(id_)
        if shown(ours) != shown(theirs) or not variables(ours) <= known:
            wrong[id_] = (variables(ours) - known) | (shown(ours) ^ shown(theirs))
    assert wrong == {}


def always_told(id_: str) -> set[str]:
    """The variables that a message with this id knows in any case."""
    return {name for name, ids in ALWAYS_TOLD.items() if id_.startswith(ids)}


def needed(id_: str) -> dict[str, set[str]]:
    """The keys that a translation must have a form for, by variable."""
    found = {}
    for variable, english in keys(read("en")[id_]).items():
        if plural(english):
            found[variable] = {key for key in english & set(MATTER) if MATTER[key] in (None, variable)}
        else:
            found[variable] = (
                english - (PLURAL if "other" in english else set()) - GRAMMAR.get(variable, set())
            )
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_each_form_that_is_not_a_plural_is_there(language: str) -> None:
    missing = {}
    for id_ in there(language):
        ours = keys(read(language)[id_])
        for variable, wanted in needed(id_).items():
            if left := wanted - ours.get(variable, set()):
                missing[id_, variable] = left
    assert missing == {}


@pytest.mark.parametrize("language", OTHERS)
def test_no_form_is_invented(language: str) -> None:
    invented = {
        (id_, variable): extra
        for id_ in there(language)
        for variable, ours in keys(read(language)[id_]).items()
        if (extra := ours - known_keys(id_, variable) - PLURAL - set("0123456789"))
    }
    assert invented == {}


def known_keys(id_: str, variable: str) -> set[str]:
    """The values of that variable for which there can be a form."""
    told = {"yes", "no"} if variable in always_told(id_) else set()
    return told | keys(read("en")[id_]).get(variable, set())


@pytest.mark.parametrize("language", OTHERS)
def test_clauses_of_the_rulebook_stay(language: str) -> None:
    def clauses(of: str, id_: str) -> list[str]:
        return [found[0] for text in texts(read(of)[id_]) if (found := CLAUSE.search(text.strip()))]

    assert [id_ for id_ in there(language) if clauses(language, id_) != clauses("en", id_)] == []


def first_shown(message: ast.Message) -> set[str]:
    """The variables that the forms of a message begin with; `` for words."""
    assert message.value is not None
    return set(_first(message.value))


def _first(pattern: ast.Pattern) -> Iterator[str]:
    element = pattern.elements[0]
    expression = getattr(element, "expression", None)
    if isinstance(expression, ast.SelectExpression):
        for variant in expression.variants:
            yield from _first(variant.value)
    else:
        yield expression.id.name if isinstance(expression, ast.VariableReference) else ""


@pytest.mark.parametrize("language", OTHERS)
def test_who_acts_stands_first(language: str) -> None:
    wrong = [
        id_
        for id_ in there(language)
        if id_.startswith(BEGINS_WITH)
        and len(english := first_shown(read("en")[id_])) == 1
        and english != {""}
        and first_shown(read(language)[id_]) != english
    ]
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_help_of_several_lines_has_as_many(language: str) -> None:
    def lines(of: str, id_: str) -> int:
        return sum(text.count("\n") for text in texts(read(of)[id_]))

    several = [id_ for id_ in there(language) if lines("en", id_)]
    assert [id_ for id_ in several if lines(language, id_) != lines("en", id_)] == []
