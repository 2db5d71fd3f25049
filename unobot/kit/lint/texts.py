"""What is wrong in the messages of a plugin: what a language lacks, or tells of other things than English does."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from unobot.kit.lint.names import unsaid
from unobot.kit.lint.sources import Subject
from unobot.messages.texts.catalogues import (
    FALLBACK,
    OWN,
    WrittenMessage,
    files,
    gaps,
    junk_in,
    languages_in,
    together,
    written,
)
from unobot.plugins.flaws import Flaw, SourceLine

_EVERYWHERE: Final = frozenset({"p", "more", "addressed"})
"""What messages are told, whether their English form needs it or not."""


def text_flaws(subject: Subject) -> Iterator[Flaw]:
    """Everything that is wrong in the texts that a plugin brings, and what its rules and commands need and have not."""
    theirs = [folder for folder in subject.plugins.brought.texts if folder not in subject.brought.texts]
    for folder in subject.brought.texts:
        for language in languages_in(folder):
            yield from _not_understood(folder, language)
            yield from _twice(folder, language, together((OWN, *theirs), language))
            yield from _of_other_things(folder, language)
        yield from _gaps(folder, theirs)
    yield from unsaid(subject)


def _not_understood(folder: Path, language: str) -> Iterator[Flaw]:
    for file in files(folder, language):
        text = file.read_text(encoding="utf-8")
        for junk in junk_in(file, text, FluentResource(text)):
            yield Flaw(
                "texts",
                junk.why,
                "write `id = words`; further lines begin with a space",
                SourceLine(file, junk.line),
            )


def _twice(folder: Path, language: str, others: Mapping[str, ast.Message]) -> Iterator[Flaw]:
    """Messages that are never said, for another one has their id."""
    known = set(others)
    for each in written(folder, language):
        if each.id in known:
            told = f"{language}: {each.id} is there already, and the first one is said"
            yield _flaw(each, told, "give it another id, which begins with the name of the rule")
        known.add(each.id)


def _of_other_things(folder: Path, language: str) -> Iterator[Flaw]:
    """Messages that do not speak of the same variables as in English."""
    english = {each.id: _variables(each.message) for each in written(folder, FALLBACK)}
    shown = {each.id: _shown(each.message) for each in written(folder, FALLBACK)}
    for each in written(folder, language):
        if each.id not in english or language == FALLBACK:
            continue
        ours = _variables(each.message)
        if more := sorted(ours - english[each.id] - _EVERYWHERE):
            told = f"{language}: {each.id} speaks of ${more[0]}, which English does not"
            yield _flaw(each, told, f"use {_listed(english[each.id])}")
        if less := sorted(shown[each.id] - ours - _EVERYWHERE):
            yield _flaw(
                each, f"{language}: {each.id} does not tell ${less[0]}", f"write {{ ${less[0]} }} in it"
            )


def _gaps(folder: Path, theirs: list[Path]) -> Iterator[Flaw]:
    """What the languages of this folder lack, or have and English has not."""
    wanted = languages_in(folder)
    for gap in gaps([*theirs, folder], wanted):
        if gap.folder != folder:
            continue
        file = next(iter(files(folder, gap.language)))
        if gap.missing:
            told = f"{gap.language}: lacks {', '.join(gap.missing)}"
            yield Flaw(
                "texts", told, "translate them; until then they are said in English", SourceLine(file, 1)
            )
        for each in written(folder, gap.language):
            if each.id in gap.unknown:
                told = f"{gap.language}: {each.id} is no message in English"
                yield _flaw(each, told, "correct its id, or write it in en.ftl")


def _flaw(each: WrittenMessage, what: str, instead: str) -> Flaw:
    return Flaw("texts", what, instead, SourceLine(each.file, each.line))


def _listed(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "none"


def _variables(message: ast.Message) -> set[str]:
    """What a message speaks of, or chooses its form by."""
    seen = _Seen()
    seen.visit(message)
    return seen.names


def _shown(message: ast.Message) -> set[str]:
    """What can be read in it."""
    seen = _Seen()
    seen.visit(message)
    return seen.shown


class _Seen(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.shown: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent calls it so
        self.names.add(node.id.name)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802 - the same
        if isinstance(node.expression, ast.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)
