"""The terminal itself: lines are shown above an input line that incoming text never overwrites, or printed into a pipe.

Cards stand on their colour, and no word is cut in two at the edge.
"""

import asyncio
import os
import re
import sys
import threading
from collections.abc import AsyncGenerator, Iterator, Mapping
from contextlib import suppress
from importlib.util import find_spec
from pkgutil import resolve_name
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Final, Protocol
from unicodedata import category

from wcwidth import wcswidth, wcwidth

from unobot.document import DYES, SQUARES, Document, Dye, Face, Item, Name, Strong, Style, Text, Typed

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

_PAIRS: Final[Mapping[Dye, tuple[int, int]]] = {
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
                front, back = _PAIRS[DYES[tint]]
                card = f"{SQUARES[tint] if style == 'emoji' else ''}[{harmless(code)}]"
                in_colour = coloured and style == "colour"
                painted.append(f"\x1b[0;38;5;{front};48;5;{back}m{card}{_END}" if in_colour else card)
            case Strong(text):
                painted.append(f"{_BOLD}{harmless(text)}{_END}" if coloured else harmless(text))
            case Text(text) | Typed(text) | Name(text) | Item(text):
                painted.append(harmless(text))
    return "".join(painted)


def harmless(text: str) -> str:
    """Return the text without control characters, which could paint or move anything on the screen."""
    return "".join(sign for sign in text if category(sign) != "Cc")


def wrap(line: str, width: int) -> Iterator[str]:
    """Yield the painted line in parts that are at most `width` columns wide where words allow it; all but the first are indented.

    A Chinese or Japanese sentence has no spaces, so it is cut beside any of its wide signs, but not before a full stop.

    >>> list(wrap("ann plays [r5]. bob, your turn", 18))
    ['ann plays [r5].', '    bob, your turn']
    >>> list(wrap("bobさんが [r7] を出しました。", 20))
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


class Screen(Protocol):
    """The interface of a terminal, as the terminal network uses it."""

    @property
    def closed(self) -> bool:
        """Whether whoever read what was shown has gone, as `head` does."""
        ...

    def show(self, document: Document, style: Style = "colour") -> None:
        """Show a line below those before it."""
        ...

    def lines(self) -> AsyncGenerator[str, None]:
        """Yield the lines that are typed, until there will be no more."""
        ...

    def prompt(self, words: str, *, at_once: bool = True) -> bool:
        """Let these words stand before the input line, and return True; not `at_once`: only if nothing is typed there yet."""
        ...


class StandardScreen:
    """Standard input and output: a terminal with an input line, or whatever they are directed to.

    In a terminal, or if FORCE_COLOR is set, long lines are wrapped, and cards have their colours unless NO_COLOR is set.
    """

    def __init__(self) -> None:
        self._output = sys.stdout
        self._wraps = sys.stdout.isatty() or "FORCE_COLOR" in os.environ
        self._coloured = self._wraps and "NO_COLOR" not in os.environ
        self._words = ""
        self._session: PromptSession[str] | None = None

    @property
    def closed(self) -> bool:
        """Whether it was closed, as nobody reads it any more."""
        return self._output.closed

    def show(self, document: Document, style: Style = "colour") -> None:
        """Print a line on standard output."""
        line = paint(document, style, coloured=self._coloured)
        parts = wrap(line, get_terminal_size().columns) if self._wraps else (line,)
        # while there is an input line, what is written to sys.stdout is put above it
        output = self._output if self._session is None else sys.stdout
        try:
            if not output.closed:
                output.write("".join(f"{part}\n" for part in parts))
                output.flush()
        except BrokenPipeError:
            # or Python complains when it flushes in the end
            with suppress(BrokenPipeError):
                output.close()

    def prompt(self, words: str, *, at_once: bool = True) -> bool:
        """Draw the input line anew with these words."""
        if not at_once and (self._session is None or self._session.default_buffer.text):
            return False
        self._words = words
        if self._session is not None:
            self._session.app.invalidate()
        return True

    async def lines(self) -> AsyncGenerator[str, None]:
        """Yield what is typed.

        In a terminal with prompt_toolkit (the extra `terminal`) no incoming line is written over what is being typed, and Ctrl-C
        and Ctrl-D are as `/quit`. Elsewhere the system's own line is read, and it ends with the input.
        """
        if not (sys.stdin.isatty() and sys.stdout.isatty() and find_spec("prompt_toolkit")):
            async for line in _read():
                yield line
            return
        # imported only here: it takes long to load, and a bot on other networks does not need it
        new_session = resolve_name("prompt_toolkit:PromptSession")
        patch_stdout = resolve_name("prompt_toolkit.patch_stdout:patch_stdout")
        session: PromptSession[str] = new_session(lambda: self._words, erase_when_done=True)
        self._session = session
        # patch_stdout writes whole lines above the prompt, and draws the prompt anew below them; without `raw` it
        # would show the escapes of colours as `?[0m`
        with patch_stdout(raw=True):
            while True:
                try:
                    line = await session.prompt_async()
                except (EOFError, KeyboardInterrupt):
                    line = "/quit"
                yield line


async def _read() -> AsyncGenerator[str, None]:
    """Yield the lines of standard input."""
    loop, read = asyncio.get_running_loop(), asyncio.Queue[bytes]()

    def pump() -> None:
        # not sys.stdin: a thread that is blocked in it when the program ends would abort that
        with suppress(OSError, RuntimeError), open(sys.stdin.fileno(), "rb", 0, closefd=False) as source:
            while True:
                line = source.readline()
                loop.call_soon_threadsafe(read.put_nowait, line)
                if not line:
                    break

    threading.Thread(target=pump, daemon=True).start()
    while line := await read.get():
        yield line.decode(errors="replace").rstrip("\r\n")
