"""A program in a terminal of its own, read as a person sees it."""

import asyncio
import codecs
import os
from collections.abc import Mapping, Sequence

import pexpect
import pyte

PATIENCE = 20.0


class Screen:
    """Runs a program in a pty of 30 lines, each of `columns` characters."""

    def __init__(
        self, program: str, words: Sequence[str], env: Mapping[str, str] | None = None, columns: int = 110
    ) -> None:
        self._screen = pyte.Screen(columns, 30)
        self._stream = pyte.Stream(self._screen)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._changed = asyncio.Event()
        merged = {
            **os.environ,
            "TERM": "linux",
            "LANG": "C.UTF-8",
            "LC_ALL": "C.UTF-8",
            **(env or {}),
        }
        self.child = pexpect.spawn(program, list(words), dimensions=(30, columns), env=merged)
        os.set_blocking(self.child.child_fd, False)
        asyncio.get_running_loop().add_reader(self.child.child_fd, self._read)

    def _read(self) -> None:
        try:
            raw = os.read(self.child.child_fd, 65_536)
        except BlockingIOError:
            return
        except OSError:
            raw = b""
        if not raw:
            asyncio.get_running_loop().remove_reader(self.child.child_fd)
        # terminals show nothing for a zero width non-joiner; pyte would leave out the rest of the text
        self._stream.feed(self._decoder.decode(raw).replace("\u200c", ""))
        if b"\x1b[6n" in raw:  # the program asks where the cursor is, as a terminal would answer
            self.child.send(f"\x1b[{self._screen.cursor.y + 1};{self._screen.cursor.x + 1}R")
        self._changed.set()

    @property
    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self._screen.display).rstrip()

    async def shows(self, part: str) -> str:
        """Wait until `part` stands on the screen; the line that holds it."""
        try:
            async with asyncio.timeout(PATIENCE):
                while part not in self.text:
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            raise AssertionError(f"{part!r} is not on the screen:\n{self.text}") from None
        return next((line for line in self.text.splitlines() if part in line), "")

    def colours_of(self, part: str) -> tuple[str, str]:
        """Foreground and background of the first character of `part`."""
        for row, line in enumerate(self._screen.display):
            if part in line:
                cell = self._screen.buffer[row][line.index(part)]
                return cell.fg, cell.bg
        raise AssertionError(f"{part!r} is not on the screen:\n{self.text}")

    def type(self, line: str) -> None:
        self.child.send(f"{line}\r")

    def press(self, keys: str) -> None:
        self.child.send(keys)

    async def ended(self) -> int:
        """Wait for the program's end; its exit status."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.to_thread(self.child.wait)
        return int(self.child.exitstatus or 0)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self.child.child_fd)
        self.child.close(force=True)
