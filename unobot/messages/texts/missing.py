"""Which messages a language lacks: they are said in English instead."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import ast

from unobot.messages.texts.texts import FALLBACK, OWN, languages_in, written

_NAMES = ("card-", "preset-name-", "rule-name-", "option-name-", "about-preset-", "about-option-")
"""So begin the ids of what English needs not: names, and what the code says in English already."""

_NAME = "language-name"


@dataclass(frozen=True, slots=True)
class Gap:
    """What a language lacks of the messages of one folder, and what stands there in it without an English message."""

    folder: Path
    language: str
    missing: tuple[str, ...]
    unknown: tuple[str, ...] = ()


def languages(folders: Iterable[Path] = ()) -> tuple[str, ...]:
    """The languages that have a name in themselves, English first. `folders` are those of the plugins.

    Words that can be typed, or texts of a plugin, are not a language yet.
    """
    every = (OWN, *folders)
    tags = {tag for folder in every for tag in languages_in(folder)}
    there = [tag for tag in tags - {FALLBACK} if _NAME in together(every, tag)]
    return (FALLBACK, *sorted(there))


def gaps(folders: Sequence[Path] = (), wanted: Sequence[str] | None = None) -> Iterator[Gap]:
    """The gaps of these languages (by default all that there are) in the bot's own texts and in each folder of the plugins.

    A message may stand in any of the folders: a plugin can bring a language for all others.
    """
    every = (OWN, *folders)
    english = together(every, FALLBACK)
    for language in languages(folders) if wanted is None else wanted:
        there = together(every, language)
        for folder in every:
            missing = tuple(id_ for id_ in catalogue(folder, FALLBACK) if id_ not in there)
            unknown = tuple(
                id_
                for id_ in catalogue(folder, language)
                if id_ not in english and not id_.startswith(_NAMES)
            )
            if missing or unknown:
                yield Gap(folder, language, missing, unknown)


def together(folders: Iterable[Path], language: str) -> dict[str, ast.Message]:
    """The messages of a language in all of these folders, by id; the first of several counts."""
    found: dict[str, ast.Message] = {}
    for folder in folders:
        found = {**catalogue(folder, language), **found}
    return found


def catalogue(folder: Path, language: str) -> dict[str, ast.Message]:
    """The messages of a language in a folder, by id."""
    return {each.id: each.message for each in written(folder, language)}
