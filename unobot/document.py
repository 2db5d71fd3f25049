"""What the bot says, before a network's dress is put on it: a short document made of spans."""

from dataclasses import dataclass
from typing import Literal

Tint = Literal["red", "yellow", "green", "blue", "black"]
"""A card's colour as printed; black for the wild cards."""


@dataclass(frozen=True, slots=True)
class Text:
    """Plain words."""

    text: str


@dataclass(frozen=True, slots=True)
class Face:
    """A card: the code that players type for it (always shown), and its colour (decoration)."""

    code: str
    tint: Tint


@dataclass(frozen=True, slots=True)
class Name:
    """A player, by the name the room knows them by; `identity` lets a network link or mention them."""

    name: str
    identity: str


@dataclass(frozen=True, slots=True)
class Strong:
    """Words that matter more than their neighbours."""

    text: str


Span = Text | Face | Name | Strong
Document = tuple[Span, ...]


def plain(document: Document) -> str:
    """The document as bare text: cards as `[code]`, names as they are.

    >>> plain((Name("ann", "ann"), Text(" plays "), Face("r5", "red")))
    'ann plays [r5]'
    """
    return "".join(_plain(span) for span in document)


def _plain(span: Span) -> str:
    match span:
        case Face(code):
            return f"[{code}]"
        case Name(name):
            return name
        case Text(text) | Strong(text):
            return text
