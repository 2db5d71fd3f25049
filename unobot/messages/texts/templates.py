"""What a message can be told, and its pattern with the places where spans go.

Fluent makes strings, and what the bot says is made of spans. So Fluent is given a mark for each document, and the marks
in its string are the places for the documents. What it makes depends on the plain values alone: it is kept and used
again with other names and cards, for Fluent needs ten times as long as putting them in.
"""

import re
from collections.abc import Container, Iterable, Mapping

from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from unobot.document import Document, Face, Name, Span, Strong, Text
from unobot.messages.texts.harmless import harmless, quoted

_OPEN, _CLOSE = "\ue000", "\ue001"
_MARK = re.compile(f"{_OPEN}([^{_CLOSE}]+){_CLOSE}")

Value = str | int | Span | Document
"""What a message may be told: words of a user, a number, a span, or a document."""

QUOTED = "said"
"""The argument that is always what somebody typed: anybody can have it repeated in a room, so it is cut."""

Plain = str | int
"""What Fluent is given."""


def mark(name: str) -> str:
    """What stands for a document in Fluent's string. Its signs are private characters, which no harmless text has."""
    return f"{_OPEN}{name}{_CLOSE}"


def sorted_out(
    told: Mapping[str, Value], wanted: Container[str]
) -> tuple[dict[str, Plain], dict[str, Document]]:
    """The wanted values as Fluent is given them (words made harmless, marks for documents), and the documents."""
    plain: dict[str, Plain] = {}
    documents: dict[str, Document] = {}
    for name, value in told.items():
        if name not in wanted:
            continue
        if isinstance(value, str):
            plain[name] = quoted(value) if name == QUOTED else harmless(value)
        elif isinstance(value, bool):
            plain[name] = "yes" if value else "no"
        elif isinstance(value, int):
            plain[name] = value
        else:
            documents[name] = safe(value if isinstance(value, tuple) else (value,))
            plain[name] = mark(name)
    return plain, documents


class SafeDocument(tuple[Span, ...]):
    """A document made of a message: nothing in it has to be made harmless again when it becomes a part of another one."""

    __slots__ = ()


def safe(document: Document) -> Document:
    """The document with nothing in its user's words that a client would obey."""
    # Documents stand in documents, five deep in a line on the hot path: without this each name is looked at five times.
    if type(document) is SafeDocument:
        return document
    for span in document:
        kind = type(span)
        if kind is not Text and kind is not Face and span != _harmless(span):
            return tuple(map(_harmless, document))
    return document


def _harmless(span: Span) -> Span:
    match span:
        case Name(name, identity):
            return Name(harmless(name), identity)
        case Strong(text):
            return Strong(harmless(text))
    return span


class Template:
    """A formatted message, with named places for documents."""

    __slots__ = ("_pieces",)

    def __init__(self, formatted: str) -> None:
        # Splitting by an expression with one group gives text, name, text, name, …, text.
        self._pieces: list[Document | str] = [
            piece if place % 2 else (Text(piece),)
            for place, piece in enumerate(_MARK.split(formatted))
            if piece
        ]

    def filled(self, documents: Mapping[str, Document]) -> Document:
        """The message with the documents in their places; neighbouring plain texts are made one."""
        spans: list[Span] = []
        for piece in self._pieces:
            document = documents[piece] if isinstance(piece, str) else piece
            if not document:
                continue
            first = document[0]
            if spans and isinstance(first, Text) and isinstance(before := spans[-1], Text):
                spans[-1] = Text(before.text + first.text)
                spans += document[1:]
            else:
                spans += document
        return SafeDocument(spans)


def variables(bundles: Iterable[FluentBundle], id_: str) -> frozenset[str]:
    """The variables of a message, and of those that it refers to, in all of these bundles."""
    visitor = _Variables()
    for bundle in bundles:
        visitor.look_at(bundle, id_)
    return frozenset(visitor.names)


class _Variables(Visitor):
    """Collects the names of the variables in a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self._bundle: FluentBundle
        self._seen: set[tuple[int, str]] = set()

    def look_at(self, bundle: FluentBundle, id_: str) -> None:
        """Collect those of the message with that id, if the bundle has it."""
        if bundle.has_message(id_) and (id(bundle), id_) not in self._seen:
            self._seen.add((id(bundle), id_))
            self._bundle = bundle
            self.visit(bundle.get_message(id_).value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent calls it so
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the same
        self.look_at(self._bundle, node.id.name)
