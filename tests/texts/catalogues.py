"""The texts of all languages: of the bot and of each plugin, as they are written."""

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from unobot.messages.texts.catalogues import OWN, catalogue, languages

ROOT = Path(__file__).parents[2]
FOLDERS = (OWN, *sorted((ROOT / "plugins").glob("*/texts")))
LANGUAGES = languages()
OTHERS = LANGUAGES[1:]
CHINESE = tuple(language for language in OTHERS if language.startswith("zh"))
EAST = tuple(language for language in OTHERS if language in {*CHINESE, "ja"})
"""The languages that are not written in Latin letters, and without spaces."""
WITHOUT_PLURAL = ("zh-Hans", "zh-Hant", "ja", "vi")
TYPED = ("language-name", "verb-", "command-", "word-", "card-", "preset-name-", "rule-name-", "option-name-")
READ = {"command-failed"}
"""So begin the ids of lists of words that are typed, not read; but for these."""
CLAUSE = re.compile(r"\([A-Z](?:\d+|-)[\w., –-]*\)$")
"""The clause of the rulebook that a message ends with."""
PLURAL = {"zero", "one", "two", "few", "many", "other"}


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """All messages of a language, by id."""
    return {id_: message for folder in FOLDERS for id_, message in catalogue(folder, language).items()}


@cache
def read(language: str) -> dict[str, ast.Message]:
    """The messages of a language that are read, not typed."""
    return {
        id_: message
        for id_, message in messages(language).items()
        if not id_.startswith(TYPED) or id_ in READ or variables(message)
    }


def typed(language: str, id_: str) -> list[str]:
    """The words that a message lists."""
    message = messages(language).get(id_)
    words = "".join(texts(message)).split(",") if message is not None else []
    return [word.strip().removesuffix("°") for word in words if word.strip()]


@dataclass(frozen=True)
class Term:
    """One line of the glossary: a term in all languages, as it is shown."""

    group: str
    english: str
    shown: dict[str, str]


@cache
def glossary() -> list[Term]:
    """The terms that all texts use."""
    with (Path(__file__).parent / "glossary.tsv").open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t")
        return [Term(row["group"], row["english"], {key: row[key] for key in WITHOUT_PLURAL}) for row in rows]


class _Seen(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent calls it so
        self.variables.add(node.id.name)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802 - the same
        if isinstance(node.expression, ast.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the same
        if isinstance(node.selector, ast.VariableReference):
            keys = {str(getattr(v.key, "name", getattr(v.key, "value", ""))) for v in node.variants}
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the same
        self.texts.append(node.value)


def _seen(message: ast.Message) -> _Seen:
    seen = _Seen()
    seen.visit(message)
    return seen


def variables(message: ast.Message) -> set[str]:
    """What the message speaks of or chooses by."""
    return _seen(message).variables


def shown(message: ast.Message) -> set[str]:
    """The variables that are read in it, in one of its forms at least."""
    return _seen(message).shown


def words(message: ast.Message) -> str:
    """All that is written in it, without the clause of the rulebook at its end."""
    return CLAUSE.sub("", " ".join(texts(message)).strip())


def keys(message: ast.Message) -> dict[str, set[str]]:
    """The keys of its forms, by the variable that they are chosen by."""
    return _seen(message).keys


def texts(message: ast.Message) -> list[str]:
    """The words written in it, piece by piece."""
    return _seen(message).texts


def plural(found: set[str]) -> bool:
    """Whether all forms with these keys are chosen by a number."""
    return all(key in PLURAL or key.isdigit() for key in found)


def both() -> Iterator[tuple[str, str]]:
    """Each other language with each message that stands in it and is read."""
    for language in OTHERS:
        for id_ in read(language):
            yield language, id_
