"""The terminal itself: lines are shown above an input line that incoming text never overwrites, or printed into a pipe."""

import asyncio
import os
import sys
import threading
from collections.abc import AsyncGenerator
from contextlib import suppress
from pkgutil import resolve_name
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Protocol

from unobot.document import Document, Style
from unobot_terminal.painting import paint, wrapped

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession


class Screen(Protocol):
    """What the network needs of a terminal."""

    @property
    def closed(self) -> bool:
        """Whether whoever read what was shown has gone, as `head` does."""
        ...

    def show(self, document: Document, style: Style = "colour") -> None:
        """Show a line."""
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
        """Print it."""
        line = paint(document, style, coloured=self._coloured)
        parts = wrapped(line, get_terminal_size().columns) if self._wraps else (line,)
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
        """Yield what is typed. In a terminal Ctrl-C and Ctrl-D are as `/quit`; elsewhere it ends with the input."""
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
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
