"""Each command that a message prints is one that is typed in that language."""

import re
import unicodedata
from collections.abc import Iterator

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.plugins.built_in import needs
from tests.plugins.test_deletable import FEATURES
from tests.texts.catalogues import LANGUAGES, OTHERS, messages, read, typed

COMMANDS = ("verb-", "command-")
BEHIND = re.compile(
    "word-(?:set|notify|cup|top10|bot|preset|verify|rules)-|word-(?=none$)|(?:option|preset|rule)-name-"
)
"""So begin the ids of what is typed behind a command."""
ARGUMENT = re.compile(r"(?<= )[+-]?([a-z0-9-]+)(?=[= ]|$)")
SENTENCE = re.compile(r"[，。；：（）()、,;.·“”「」|]| – ")
"""Where a command ends that a text prints."""


class _Behind(Visitor):
    """Collects what is written behind the prefix `{ $p }`: the next text, or the variable that stands there."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - Fluent calls it so
        for prefix, behind in zip(node.elements, node.elements[1:], strict=False):
            expression = getattr(prefix, "expression", None)
            if isinstance(expression, ast.VariableReference) and expression.id.name == "p":
                self.found.append(behind.value if isinstance(behind, ast.TextElement) else "")
        self.generic_visit(node)


def printed(language: str) -> Iterator[tuple[str, str]]:
    """Each message with the text behind each prefix in it."""
    for id_, message in read(language).items():
        behind = _Behind()
        behind.visit(message)
        yield from ((id_, text) for text in behind.found if text)


def words(language: str) -> list[str]:
    """What is typed for commands in that language, the longest first; English is understood everywhere."""
    own = [
        word
        for id_ in messages(language)
        if id_.startswith(COMMANDS)
        for word in (typed(language, id_) if language != "en" else [*typed("en", id_), id_.partition("-")[2]])
    ]
    own += ["uno", "dos"]
    return sorted(set(own), key=len, reverse=True)


# the help of the bot names the commands of all features
@needs(*FEATURES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_printed_command_is_typed_so_in_that_language(language: str) -> None:
    known = "|".join(map(re.escape, words(language)))
    command = re.compile(f"(?:{known})(?![a-zA-Z])")
    assert [(id_, text) for id_, text in printed(language) if not command.match(text)] == []


def english(language: str) -> dict[str, str]:
    """Each English word behind a command that has another one in the language, and that one."""
    own = ((BEHIND.sub("", id_), typed(language, id_)) for id_ in messages(language) if BEHIND.match(id_))
    return {name: words[0] for name, words in own if words and words[0] != name}


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_taught_behind_a_command_is_in_the_words_of_the_language(language: str) -> None:
    foreign = english(language)
    assert {"off", "none", "cards", "stack"} <= foreign.keys()
    # `trang web` has an English word in it
    known = {part for words in foreign.values() for part in words.split()}
    assert [
        (id_, word, foreign[word])
        for id_, text in printed(language)
        for word in ARGUMENT.findall(SENTENCE.split(text)[0])
        if word in foreign.keys() - known
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_something_is_printed(language: str) -> None:
    assert len(list(printed(language))) > 80


@pytest.mark.parametrize("language", OTHERS)
def test_every_verb_command_and_colour_has_words(language: str) -> None:
    wanted = [id_ for id_ in set(messages("en")) - set(read("en")) if id_.startswith((*COMMANDS, "word-"))]
    assert sorted(id_ for id_ in wanted if not typed(language, id_)) == []


@pytest.mark.parametrize("language", OTHERS)
def test_typed_words_are_composed_and_not_empty(language: str) -> None:
    every = [word for id_ in set(messages(language)) - set(read(language)) for word in typed(language, id_)]
    assert every
    assert [word for word in every if not unicodedata.is_normalized("NFC", word)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_typed_word_stands_for_two_commands(language: str) -> None:
    meant: dict[str, set[str]] = {}
    for id_ in messages(language):
        if id_.startswith(COMMANDS):
            for word in typed(language, id_):
                meant.setdefault(word, set()).add(id_.partition("-")[2])
    # in Vietnamese `đặt` puts a card of DOS, and sets what is no card
    shared = [{"uno", "new", "call"}, {"deal", "start"}, {"set", "put"}]
    assert {word: ids for word, ids in meant.items() if len(ids) > 1 and ids not in shared} == {}
