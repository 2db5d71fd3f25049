"""Spans on their way through Fluent: each is a mark in the text, and itself again afterwards."""

import re
from dataclasses import replace

from unobot.document import Document, Face, Name, Span, Strong, Text
from unobot.texts.harmless import harmless

_OPEN, _CLOSE = "\ue000", "\ue001"
_MARK = re.compile(f"{_OPEN}(\\d+){_CLOSE}")

Value = str | int | Span | Document
"""What a message may be told: words of a user, a number, a span, or a document."""


class Marks:
    """The spans of one message. Marks are private characters, which no harmless text has."""

    def __init__(self) -> None:
        self._documents: list[Document] = []

    def value(self, told: Value) -> str | int:
        """What Fluent is given for a value: plain words and numbers as they are, made harmless; a mark for the rest."""
        if isinstance(told, bool):
            return "yes" if told else "no"
        if isinstance(told, int):
            return told
        if isinstance(told, str):
            return harmless(told)
        document = told if isinstance(told, tuple) else (told,)
        self._documents.append(tuple(_safe(span) for span in document))
        return f"{_OPEN}{len(self._documents) - 1}{_CLOSE}"

    def spans(self, formatted: str) -> Document:
        """The formatted text with the spans in place of their marks."""
        spans: list[Span] = []
        for place, piece in enumerate(_MARK.split(formatted)):
            if place % 2:
                spans += self._documents[int(piece)]
            elif piece:
                spans.append(Text(piece))
        return joined(spans)


def joined(spans: list[Span]) -> Document:
    """The spans with neighbouring plain texts made one."""
    result: list[Span] = []
    for span in spans:
        before = result[-1] if result else None
        if isinstance(span, Text) and isinstance(before, Text):
            result[-1] = Text(before.text + span.text)
        else:
            result.append(span)
    return tuple(result)


def _safe(span: Span) -> Span:
    match span:
        case Name(name):
            return replace(span, name=harmless(name))
        case Strong(text):
            return Strong(harmless(text))
        case Face():
            return span
    return span
