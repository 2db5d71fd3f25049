"""How a line looks in a terminal: cards on their colour, emphasis, and no word cut in two at the edge."""

import re
from collections.abc import Iterator, Mapping
from typing import Final
from unicodedata import category

from wcwidth import wcswidth, wcwidth

from unobot.document import SQUARES, Document, Face, Name, Strong, Style, Text, Tint, Typed

_PAIRS: Final[Mapping[Tint, tuple[int, int]]] = {
    "red": (231, 88),
    "green": (16, 46),
    "blue": (231, 19),
    "yellow": (16, 226),
    "pink": (16, 201),
    "teal": (16, 30),
    "orange": (16, 208),
    "purple": (231, 90),
    "black": (231, 16),
}
"""Foreground and background of a card, of a terminal's 256 colours; each pair can be read on any background of the reader."""

_BOLD: Final = "\x1b[0;1m"
_END: Final = "\x1b[0m"
_SIGNS: Final = re.compile(r"\x1b\[[0-9;]*m|.", re.DOTALL)
_INDENT: Final = "    "
_CLOSING: Final = "、。，．：；！？）」』】》…·,.:;!?)]"
"""Signs that must not begin a line."""


def paint(document: Document, style: Style = "colour", *, coloured: bool = True) -> str:
    r"""Return the document as a terminal shows it; no control character of what people or plugins wrote is in it.

    >>> paint((Text("top: "), Face("r5", "red"), Text("!")))
    'top: \x1b[0;38;5;231;48;5;88m[r5]\x1b[0m!'
    """
    painted: list[str] = []
    for span in document:
        match span:
            case Face(code, tint):
                front, back = _PAIRS[tint]
                card = f"{SQUARES[tint] if style == 'emoji' else ''}[{harmless(code)}]"
                in_colour = coloured and style == "colour"
                painted.append(f"\x1b[0;38;5;{front};48;5;{back}m{card}{_END}" if in_colour else card)
            case Strong(text):
                painted.append(f"{_BOLD}{harmless(text)}{_END}" if coloured else harmless(text))
            case Text(text) | Typed(text) | Name(text):
                painted.append(harmless(text))
    return "".join(painted)


def harmless(text: str) -> str:
    """Return the text without control characters, which could paint or move anything on the screen."""
    return "".join(sign for sign in text if category(sign) != "Cc")


def wrapped(line: str, width: int) -> Iterator[str]:
    """Yield the painted line in parts that are at most `width` columns wide where words allow it; all but the first are indented.

    A Chinese or Japanese sentence has no spaces, so it is cut beside any of its wide signs, but not before a full stop.

    >>> list(wrapped("ann plays [r5]. bob, your turn", 18))
    ['ann plays [r5].', '    bob, your turn']
    >>> list(wrapped("bobさんが [r7] を出しました。", 20))
    ['bobさんが [r7] を出', '    しました。']
    """
    part = ""
    for piece in _pieces(line):
        if part.strip() and columns(part + piece.rstrip()) > width:
            yield part.rstrip()
            part = _INDENT + piece.lstrip()
        else:
            part += piece
    yield part.rstrip()


def columns(painted: str) -> int:
    """Return how many columns of a terminal the text takes: a Chinese sign takes two, colours and emphasis none."""
    # wcswidth says -1 for a control character; there is none but those of the colours
    return max(0, wcswidth("".join(sign for sign in _SIGNS.findall(painted) if len(sign) == 1)))


def _pieces(line: str) -> Iterator[str]:
    """Yield what must stay together: words with the spaces behind them, wide signs one by one with what closes them."""
    piece = before = opening = ""
    for sign in _SIGNS.findall(line):
        if sign == _END:
            piece += sign
        elif len(sign) > 1:
            # a colour belongs to what it is for, or the indent of the next line would have it, too
            opening += sign
        else:
            if before and _may_part(before, sign):
                yield piece
                piece = ""
            piece, before, opening = piece + opening + sign, sign, ""
    yield piece


def _may_part(before: str, after: str) -> bool:
    if " " in {before, after}:
        return before == " " != after
    return (_is_east_asian(before) or _is_east_asian(after)) and after not in _CLOSING


def _is_east_asian(sign: str) -> bool:
    """Return whether it is a wide letter or stop; an emoji is as wide, but belongs to the card behind it."""
    return wcwidth(sign) == 2 and category(sign) != "So"
