"""Catalogues as they are written: which language a tag means, which messages a folder has, and which ones a language lacks."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

OWN = Path(__file__).parent
"""The bot's own catalogues."""

FALLBACK = "en"
"""The language in which every message exists."""

# Chinese is written in two ways, and tags mostly name a country instead of the script.
_WRITTEN = {
    "zh": "zh-Hans",
    "zh-cn": "zh-Hans",
    "zh-sg": "zh-Hans",
    "zh-my": "zh-Hans",
    "zh-tw": "zh-Hant",
    "zh-hk": "zh-Hant",
    "zh-mo": "zh-Hant",
}


def closest(tag: str, there: Iterable[str]) -> Iterator[str]:
    """Those of the languages there that serve a tag, the closest first: itself, then what it is a kind of.

    >>> list(closest("zh_TW", ["en", "zh-Hans", "zh-Hant"])), list(closest("de-AT", ["en", "de"])), list(closest("ja", ["en"]))
    (['zh-Hant', 'zh-Hans'], ['de'], [])
    """
    by_tag = {language.casefold(): language for language in there}
    parts = tag.replace("_", "-").casefold().split("-")
    for length in range(len(parts), 0, -1):
        shorter = "-".join(parts[:length])
        meant = _WRITTEN.get(shorter, shorter).casefold()
        if meant in by_tag:
            yield by_tag.pop(meant)


def called(said: str, names: Mapping[str, Iterable[str]]) -> str | None:
    """The language that somebody calls so, by its tag or one of its names; None if there is none.

    >>> names = {"en": ["English"], "vi": ["Tiếng Việt"], "zh-Hant": ["繁體中文", "繁體"]}
    >>> [called(said, names) for said in ("english", "tieng viet", "繁體", "zh-TW", "EN-gb", "klingon", "e")]
    ['en', 'vi', 'zh-Hant', 'zh-Hant', 'en', None, None]
    """
    wanted = _folded(said)
    for language, words in names.items():
        if wanted in map(_folded, words):
            return language
    return next(closest(said.strip(), names), None)


def _folded(name: str) -> str:
    """Return a name without case, width, accents and double spaces; đ becomes d, for keyboards without it."""
    signs = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name).casefold().replace("đ", "d"))
    return " ".join("".join(sign for sign in signs if unicodedata.category(sign) != "Mn").split())


@dataclass(frozen=True, slots=True)
class WrittenMessage:
    """A message, and where it stands."""

    file: Path
    line: int
    message: ast.Message

    @property
    def id(self) -> str:
        """The message's id."""
        return str(self.message.id.name)


@dataclass(frozen=True, slots=True)
class Junk:
    """A part of a catalogue that cannot be parsed as a message: where it is, and why."""

    file: Path
    line: int
    why: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.why}"


@cache
def written(folder: Path, language: str) -> tuple[WrittenMessage, ...]:
    """The messages of a language in a folder, from `LANGUAGE.ftl` and from all files in `LANGUAGE/`. Read once."""
    return tuple(
        WrittenMessage(file, line_of(text, entry), entry)
        for file, text, entry in _entries(folder, language)
        if isinstance(entry, ast.Message)
    )


def terms(folder: Path, language: str) -> frozenset[str]:
    """Return the names of the terms of a language in a folder, each with its `-`."""
    return frozenset(
        f"-{entry.id.name}" for _, _, entry in _entries(folder, language) if isinstance(entry, ast.Term)
    )


@cache
def _entries(folder: Path, language: str) -> tuple[tuple[Path, str, ast.SyntaxNode], ...]:
    """Return all that is written in a language in a folder, each with its file and that file's text."""
    texts = ((file, file.read_text(encoding="utf-8")) for file in files(folder, language))
    return tuple((file, text, entry) for file, text in texts for entry in parsed(text).body)


# All five languages take nearly a second of the processor. Nobody changes a resource, so that all can
# share it. A thousand files are more than all plugins bring.
@lru_cache(maxsize=1024)
def parsed(text: str) -> ast.Resource:
    """Return the entries of a file with this text."""
    return FluentParser().parse(text)


def junk_in(file: Path, text: str) -> Iterator[Junk]:
    """Yield the entries of a catalogue that are no valid Fluent, each with its line and why; `text` is what the file has."""
    for entry in parsed(text).body:
        if isinstance(entry, ast.Junk):
            told = next((note.message for note in entry.annotations or () if note.message), "no message")
            first = next(iter((entry.content or "").strip().splitlines()), "")
            yield Junk(file, line_of(text, entry), f"not understood ({told}): {first}")


def line_of(text: str, entry: ast.SyntaxNode) -> int:
    """The number of the line at which an entry of a text begins."""
    return text.count("\n", 0, entry.span.start) + 1 if entry.span is not None else 1


def files(folder: Path, language: str) -> list[Path]:
    """The files that a language has in a folder."""
    alone = folder / f"{language}.ftl"
    return [*([alone] if alone.is_file() else []), *sorted((folder / language).glob("*.ftl"))]


def languages_in(folder: Path) -> list[str]:
    """The languages that have a file in a folder."""
    there = [file.stem for file in folder.glob("*.ftl")]
    return sorted({*there, *(file.parent.name for file in folder.glob("*/*.ftl"))})


_NAMES = ("card-", "preset-name-", "rule-name-", "option-name-", "about-preset-", "about-option-")
"""So begin the ids of what English needs not: names, and what the code says in English already."""

_NAME = "language-name"


@dataclass(frozen=True, slots=True)
class Gap:
    """Which messages a language lacks in one folder, and what stands there in it without an English message."""

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
    for folder in reversed([*folders]):
        found.update(catalogue(folder, language))
    return found


@cache
def catalogue(folder: Path, language: str) -> Mapping[str, ast.Message]:
    """The messages of a language in a folder, by id. Read once."""
    return {each.id: each.message for each in written(folder, language)}
