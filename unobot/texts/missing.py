"""Which messages a language lacks: they are said in English instead."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast

from unobot.texts.texts import FALLBACK, OWN

_NAMES = ("card-", "preset-name-", "rule-name-", "option-name-")
"""So begin the ids of names that another language may have and English needs not."""


@dataclass(frozen=True, slots=True)
class Gap:
    """What one language lacks in one folder of texts, and what stands there in vain because English has no such message."""

    folder: Path
    language: str
    missing: tuple[str, ...]
    unknown: tuple[str, ...] = ()


def languages() -> tuple[str, ...]:
    """The languages that the bot itself has texts in, English first."""
    found = {file.parent.name for file in OWN.glob("*/*.ftl")} - {FALLBACK}
    return (FALLBACK, *sorted(found))


def gaps(folders: Iterable[Path] = (OWN,), wanted: Sequence[str] | None = None) -> Iterator[Gap]:
    """The gaps of these languages (by default all that the bot has) in each of the folders."""
    for folder in folders:
        english = catalogue(folder, FALLBACK)
        for language in languages() if wanted is None else wanted:
            there = catalogue(folder, language)
            missing = tuple(id_ for id_ in english if id_ not in there)
            unknown = tuple(id_ for id_ in there if id_ not in english and not id_.startswith(_NAMES))
            if missing or unknown:
                yield Gap(folder, language, missing, unknown)


def catalogue(folder: Path, language: str) -> dict[str, ast.Message]:
    """The messages of a language in a folder, by id: from `LANGUAGE.ftl` and from all files in `LANGUAGE/`."""
    parser = FluentParser()
    return {
        entry.id.name: entry
        for file in files(folder, language)
        for entry in parser.parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }


def files(folder: Path, language: str) -> list[Path]:
    """The files that a language has in a folder."""
    alone = folder / f"{language}.ftl"
    return [*([alone] if alone.is_file() else []), *sorted((folder / language).glob("*.ftl"))]
