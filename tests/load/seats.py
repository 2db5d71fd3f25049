"""The crowd's connections: so lean that one process has thousands of them."""

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial

Heard = Callable[["Seat", bytes, bytes], None]
"""What is done with a line of the bot: the seat, whom it is for, the text."""


class Seat(asyncio.Protocol):
    """One client on the server. It is `there` when it is in its room; of all it hears only the bots' lines are passed on."""

    def __init__(self, nick: str, room: str, heard: Heard) -> None:
        self.nick, self.room = nick.encode(), room.encode()
        self.bot = b""
        """The beginning of each line of the bot that it listens to."""
        self.said_at: float | None = None
        """When it gave the command that is not answered yet, `said`."""
        self.said = ""
        self.there: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._heard = heard
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Register."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(b"NICK %b\r\nUSER u 0 * :u\r\n" % self.nick)

    def data_received(self, data: bytes) -> None:
        """Look at each line, as shortly as possible."""
        *lines, self._rest = (self._rest + data).split(b"\r\n")
        for line in lines:
            if self.bot and line.startswith(self.bot):
                self._from_bot(line)
            elif line.startswith(b"PING"):
                self._write(b"PONG" + line[4:])
            elif not self.there.done():
                self._enter(line)

    def _from_bot(self, line: bytes) -> None:
        _, verb, to, text = line.split(b" ", 3) if line.count(b" ") > 2 else (line, b"", b"", b"")
        if verb in (b"PRIVMSG", b"NOTICE") and not text.startswith(b":\x01"):
            self._heard(self, to, text[1:])

    def _enter(self, line: bytes) -> None:
        numeric = line.split(b" ", 2)[1:2]
        if numeric in ([b"376"], [b"422"]):
            self._write(b"JOIN " + self.room)
        elif numeric == [b"366"]:
            self.there.set_result(None)

    def connection_lost(self, exc: Exception | None) -> None:
        """The server has had enough of it."""
        if not self.there.done():
            self.there.set_exception(ConnectionError(f"{self.nick!r} was refused: {self._rest!r}"))

    def say(self, text: str) -> None:
        """Give a command in the room; its answer is waited for from now on."""
        self.said, self.said_at = text, time.monotonic()
        self._write(b"PRIVMSG %b :%b" % (self.room, text.encode()))

    def answered(self) -> float | None:
        """A line came that answers: seconds since the command, or None if none was open."""
        said_at, self.said_at = self.said_at, None
        return None if said_at is None else time.monotonic() - said_at

    def _write(self, line: bytes) -> None:
        assert self._transport is not None
        self._transport.write(line + b"\r\n")

    def close(self) -> None:
        """Leave."""
        if self._transport is not None:
            self._transport.abort()


async def connected(port: int, seats: Sequence[Seat], at_once: int = 10) -> None:
    """Bring all of them into their rooms, a few at a time: the server's queue of newcomers is short."""
    loop = asyncio.get_running_loop()
    for start in range(0, len(seats), at_once):
        some = seats[start : start + at_once]
        async with asyncio.timeout(60):
            await asyncio.gather(
                *(loop.create_connection(partial(_same, each), "127.0.0.1", port) for each in some)
            )
            await asyncio.gather(*(each.there for each in some))


def _same(seat: Seat) -> Seat:
    return seat
