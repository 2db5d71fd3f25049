"""Cutting a long line between words, so that the terminal does not cut it inside one."""

from collections.abc import Iterator
from unicodedata import category

from wcwidth import wcswidth, wcwidth

from unobot.demo.plain import bare

_INDENT = "    "
_CLOSING = "、。，．：；！？）」』】》…·,.:;!?)]"
"""Signs that must not begin a line."""


def wrapped(line: str, width: int) -> Iterator[str]:
    """The line in parts that are at most `width` columns wide where words allow it; all but the first are indented.

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


def columns(text: str) -> int:
    """How many columns of a terminal the text takes: a Chinese sign takes two, IRC's codes none."""
    # wcswidth says -1 for a control character; all of those are gone from a bare text
    return max(0, wcswidth(bare(text)))


def _pieces(line: str) -> Iterator[str]:
    """What must stay together: words with the spaces behind them, wide signs one by one with what closes them."""
    piece = ""
    for sign in line:
        if piece and _may_part(piece[-1], sign):
            yield piece
            piece = ""
        piece += sign
    yield piece


def _may_part(before: str, after: str) -> bool:
    if " " in {before, after}:
        return before == " " != after
    return (_is_east_asian(before) or _is_east_asian(after)) and after not in _CLOSING


def _is_east_asian(sign: str) -> bool:
    """Whether it is a wide letter or stop; an emoji is as wide, but belongs to the card behind it."""
    return wcwidth(sign) == 2 and category(sign) != "So"
