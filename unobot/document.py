"""What the bot says, before a network's dress is put on it: a short document made of spans."""

from collections.abc import Iterable, Mapping
from typing import Final, Literal, get_args

import msgspec

Dye = Literal["red", "yellow", "green", "blue", "pink", "teal", "orange", "purple", "black"]
"""A colour in which a card is shown; networks, pictures and pages know each."""

Suit = Literal["hearts", "diamonds", "clubs", "spades", "acorns", "leaves", "bells"]
"""A suit of French or German cards: several may have the same dye, and each has a sign of its own."""

Tint = Dye | Suit
"""A card's colour or suit as printed; black for the wild cards. A deck with colours of its own shows them by these (`Color.tint`)."""

DYES: Final[Mapping[Tint, Dye]] = {
    **{dye: dye for dye in get_args(Dye)},
    "hearts": "red", "diamonds": "red", "clubs": "black", "spades": "black",
    "acorns": "orange", "leaves": "green", "bells": "yellow",
}  # fmt: skip
"""In which dye each tint is shown."""

TINTS: Final[tuple[Tint, ...]] = tuple(DYES)
"""All tints."""

Style = Literal["colour", "plain", "emoji", "words"]
"""How cards look: in their colour, as bare text, with a square in their colour before them, or as words ("red 5")."""

SQUARES: Final[Mapping[Tint, str]] = {
    "red": "🟥", "yellow": "🟨", "green": "🟩", "blue": "🟦",
    "pink": "🌸", "teal": "💠", "orange": "🟧", "purple": "🟪",
    "black": "⬛",
    "hearts": "♥", "diamonds": "♦", "clubs": "♣", "spades": "♠",
    "acorns": "🌰", "leaves": "🍃", "bells": "🔔",
}  # fmt: skip
"""The sign before a card in the style `emoji`: a square, the sign of its suit, or another sign of that colour if there is no such square."""


class Text(msgspec.Struct, tag="t", array_like=True, frozen=True, gc=False):
    """Words of the bot itself, shown as they are."""

    text: str


class Face(msgspec.Struct, tag="f", array_like=True, frozen=True, gc=False):
    """A card: the code that players type for it (always shown), and its colour (decoration)."""

    code: str
    tint: Tint


class Name(msgspec.Struct, tag="n", array_like=True, frozen=True, gc=False):
    """A player, by the name the room knows them by; `identity` lets a network link or mention them.

    `called`: among others they are asked for something here, and their client is to mark the line.
    """

    name: str
    identity: str
    called: bool = False


class Strong(msgspec.Struct, tag="s", array_like=True, frozen=True, gc=False):
    """Words that matter more than their neighbours."""

    text: str


class Typed(msgspec.Struct, tag="y", array_like=True, frozen=True, gc=False):
    """Words that people can type: a card's code, a command, several of them. They look like plain words."""

    text: str


class Item(msgspec.Struct, tag="i", array_like=True, frozen=True, gc=False):
    """The start of an item of a list, which ends where the next one starts, or with the document.

    `text` is what stands there where nothing else tells the items apart: a space, or the end of a line. A network that can
    shows a list instead.

    >>> plain((Text("To play:"), Item(" "), Typed("r5"), Item(" "), Typed("draw")))
    'To play: r5 draw'
    """

    text: str = ""


class Pictured(msgspec.Struct, tag="c", array_like=True, frozen=True, gc=False):
    """A card that may be shown as a picture: what is typed for it, its colour, the name of the figure on it.

    `figure` is as `unobot.messages.pictures.figure_name` says; `playable`: it can be played now. A card that is `on_table` is not in
    the hand; where it has a `place`, this number is typed for it. In a picture of several hands, `place` tells them apart.
    """

    code: str
    tint: Tint
    figure: str
    playable: bool = False
    place: int = 0
    on_table: bool = False


class Listed(msgspec.Struct, tag="r", array_like=True, frozen=True, gc=False):
    """A line of a list of the best that may be shown as a picture: a name, and the number by which it has its place."""

    place: int
    name: str
    number: int


Shown = tuple[Pictured, ...] | tuple[Listed, ...]
"""The contents of a picture: cards, or a list of the best. Empty: there is no picture."""

Span = Text | Face | Name | Strong | Typed | Item
"""A piece of a document; each network decides how each kind of them looks."""

Document = tuple[Span, ...]
"""The text of one message: its spans in their order, with nothing between them."""


def plain(document: Document) -> str:
    """Return the document as bare text: cards as `[code]`, names as they are.

    >>> plain((Name("ann", "ann"), Text(" plays "), Face("r5", "red")))
    'ann plays [r5]'
    """
    told: list[str] = []
    for span in document:
        match span:
            case Face(code):
                told.append(f"[{code}]")
            case Name(name):
                told.append(name)
            case Text(text) | Strong(text) | Typed(text) | Item(text):
                told.append(text)
    return "".join(told)


def itemized(items: Iterable[Document], before: str) -> Document:
    """Return the documents as a list, an item each, with that text before all but the first.

    >>> itemized([(Typed("draw"),), (Typed("pass"),)], " ")
    (Item(text=''), Typed(text='draw'), Item(text=' '), Typed(text='pass'))
    """
    return tuple(span for place, item in enumerate(items) for span in (Item(before if place else ""), *item))


def split_lines(document: Document) -> list[Document]:
    r"""Return the document as several, where items stand on lines of their own.

    >>> lines = split_lines((Item(), Text("To play:"), Item("\n"), Text("r5"), Item(" "), Text("w")))
    >>> [plain(line) for line in lines]
    ['To play:', 'r5 w']
    """
    lines: list[Document] = []
    start = 0
    for place, span in enumerate(document):
        if type(span) is Item and span.text == "\n":
            lines.append(document[start:place])
            start = place + 1
    return [*lines, document[start:]]


def without_end(document: Document, characters: int) -> Document:
    """Return the document without so many characters at its end, as `plain` has it, and without a space that then stands there.

    >>> plain(without_end((Name("ann", "ann"), Text(" draws. "), Name("bob", "bob"), Text(", your turn.")), 15))
    'ann draws.'
    """
    spans = list(document)
    while spans and characters > 0:
        last = spans.pop()
        text = plain((last,))
        if len(text) > characters:
            # only words of ours are cut: a name or a card belongs to a side as a whole
            spans.append(Text(text[:-characters]) if isinstance(last, Text) else last)
        characters -= len(text)
    if spans and isinstance(end := spans[-1], Text):
        spans[-1] = Text(end.text.rstrip())
    return tuple(span for span in spans if plain((span,)))
