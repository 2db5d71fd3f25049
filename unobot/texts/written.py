"""The messages of a catalogue as they are written: each with its file and line, and what cannot be understood."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast


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
    """Something in a catalogue that is no message: where it stands, and why it is not understood."""

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
        for file in files(folder, language)
        for text in (file.read_text(encoding="utf-8"),)
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message)
    )


def junk_in(file: Path, text: str, resource: ast.Resource) -> Iterator[Junk]:
    """What is not understood in a file that has this text, and was parsed to this resource."""
    for entry in resource.body:
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
