"""Writing a document for IRC: with mIRC colours, with emoji or as plain text, cut into lines between words.

Chinese and Japanese have no spaces: there a line is also cut behind a comma, a full stop or a closing bracket.

A line without its colour codes reads exactly as in the plain style.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from unobot.document import SQUARES, Document, Face, Name, Span, Strong, Style, Text, Tint, Typed
from unobot_irc.line import harmless

PAIRS: dict[Tint, str] = {
    "red": "00,05",
    "green": "01,09",
    "blue": "00,02",
    "yellow": "01,08",
    "pink": "01,13",
    "teal": "01,10",
    "orange": "01,07",
    "purple": "00,06",
    "black": "00,01",
}
r"""Foreground and background of a card; each has a contrast of at least 5:1 in every client.

Both are always given: a foreground alone cannot be read on some reader's background. Always two digits each: in
`\x0345` the client would take the card's own digit for a part of the colour.
"""

_CODES = re.compile(r"\x03\d\d,\d\d|[\x02\x0f]")
_JOINERS = {"\u200d", "\ufe0e", "\ufe0f"}
_STOPS = "、。，；）"
"""Signs that a line may end with though no space follows."""
_CLOSING = f"{_STOPS}．：！？」』】》”’…"
"""Signs that no line may begin with."""
_PART = re.compile(f" +|[^ {_STOPS}]*[{_STOPS}][{_CLOSING}]*|[^ {_STOPS}]+")
_STOPPED = re.compile(f"[{_STOPS}][{_CLOSING}]*$")


@dataclass(frozen=True, slots=True)
class _Piece:
    """Characters with the codes that stand before and after them."""

    text: str
    before: str = ""
    after: str = ""

    def __str__(self) -> str:
        return f"{self.before}{self.text}{self.after}"


@dataclass(frozen=True, slots=True)
class _Word:
    """What stays on one line if it fits there, and whether a space stands before it."""

    pieces: tuple[_Piece, ...]
    spaced: bool

    def __str__(self) -> str:
        return "".join(map(str, self.pieces))


def undressed(line: str) -> str:
    """The line without the codes that rendering put there."""
    return _CODES.sub("", line)


def rendered(document: Document, style: Style, budget: int) -> list[str]:
    """The document as lines of at most `budget` bytes, cut between words, never inside a character.

    If the first line begins with `[#room] `, the others do too; else they begin with `… `.
    """
    return list(_rendered(document, style, budget))


@lru_cache(maxsize=64)  # the outbox asks several times how many lines a message takes before it is sent
def _rendered(document: Document, style: Style, budget: int) -> tuple[str, ...]:
    whole = _whole(document, style)
    if whole is None or len(whole.encode()) > budget:  # hardly ever
        return cut(document, style, budget)
    return (whole,)


def cut(document: Document, style: Style, budget: int) -> tuple[str, ...]:
    """The document as `rendered` gives it where it does not fit into one line."""
    room = re.match(r"\[[^\s\]]+\] ", undressed("".join(map(str, _pieces(document, "plain")))))
    again = room[0] if room else "… "
    lines: list[str] = []
    current = ""
    empty = True
    for word in _fitting(_words(document, style), budget - len(again.encode())):
        longer = f"{current}{' ' if word.spaced and not empty else ''}{word}"
        if not empty and len(longer.encode()) > budget:
            lines.append(current)
            longer = f"{again}{word}"
        current, empty = longer, False
    return tuple(_tidy(line) for line in [*lines, current] if undressed(line).strip())


def _whole(document: Document, style: Style) -> str | None:
    """The document as one line, as cutting would leave it; None if its blanks or its emptiness need a closer look."""
    pieces = list(_pieces(document, style))
    line = "".join([f"{piece.before}{piece.text}{piece.after}" for piece in pieces]).strip(" ")
    # a blank at the edge of what has a colour or is bold belongs outside of it, and two are one
    if "  " in line or any(piece.before and piece.text.strip(" ") != piece.text for piece in pieces):
        return None
    tidied = _tidy(line)
    return tidied if tidied == tidied.strip() and undressed(tidied).strip() else None


def _tidy(line: str) -> str:
    """The line with one pair of bold codes around several words, instead of a pair around each."""
    return line.replace("\x02 \x02", " ").replace("\x02\x02", "")


def _pieces(document: Document, style: Style) -> Iterator[_Piece]:
    for span in document:
        yield _dressed(span, style)


def _dressed(span: Span, style: Style) -> _Piece:
    match span:
        case Face(code, tint):
            card = f"[{harmless(code)}]"
            if style == "emoji":
                return _Piece(SQUARES[tint] + card)
            return _Piece(card, f"\x03{PAIRS[tint]}", "\x0f") if style == "colour" else _Piece(card)
        case Strong(text):
            return _Piece(harmless(text), "\x02", "\x02") if style == "colour" else _Piece(harmless(text))
        case Text(text) | Typed(text):
            return _Piece(harmless(text))
        case Name(name):
            return _Piece(harmless(name))


def _words(document: Document, style: Style) -> Iterator[_Word]:
    word: list[_Piece] = []
    spaced = False
    for piece in _pieces(document, style):
        for text in _PART.findall(piece.text):
            blank = text.startswith(" ")
            if word and (blank or _may_part(word[-1].text, text)):
                yield _Word(tuple(word), spaced)
                word, spaced = [], False
            if blank:
                spaced = True
            else:
                word.append(_Piece(text, piece.before, piece.after))
    if word:
        yield _Word(tuple(word), spaced)


def _may_part(before: str, after: str) -> bool:
    """Whether a line may end between these two though no space is there."""
    return bool(_STOPPED.search(before)) and after[0] not in _CLOSING


def _fitting(words: Iterator[_Word], budget: int) -> Iterator[_Word]:
    """The words; one that is too long for any line comes in pieces."""
    for word in words:
        if len(str(word).encode()) <= budget:
            yield word
            continue
        spaced = word.spaced
        for piece in word.pieces:
            room = budget - len((piece.before + piece.after).encode())
            for part in _chopped(piece.text, room):
                yield _Word((_Piece(part, piece.before, piece.after),), spaced)
                spaced = False


def _chopped(text: str, budget: int) -> Iterator[str]:
    while len(text.encode()) > budget:
        # errors="ignore" drops the half character that the cut may leave at the end
        cut = len(text.encode()[:budget].decode(errors="ignore"))
        while cut > 1 and _joined(text, cut):
            cut -= 1
        yield text[:cut]
        text = text[cut:]
    yield text


def _joined(text: str, cut: int) -> bool:
    """Whether a cut there would part a character from its accents, or tear an emoji of several characters."""
    return bool(unicodedata.combining(text[cut])) or text[cut] in _JOINERS or text[cut - 1] == "\u200d"
