"""A player: a small IRC client for tests, so raw that it can send anything."""

import asyncio
import contextlib
import re
import ssl
from collections.abc import AsyncIterator, Sequence

from unobot_irc.protocol import BREAK

_PATIENCE = 10.0


class Player:
    """Somebody on an IRC server. Every line heard is kept in `heard`, as it is seen, and in `raw` as it came."""

    def __init__(self, nick: str) -> None:
        self.nick = nick
        self.heard: list[str] = []
        self.raw: list[str] = []
        self._seen = 0
        self._news = asyncio.Condition()
        self._writer: asyncio.StreamWriter | None = None
        self._listening: asyncio.Task[None] | None = None

    async def connect(
        self,
        port: int,
        *,
        user: str = "",
        caps: Sequence[str] = (),
        context: ssl.SSLContext | None = None,
        host: str = "127.0.0.1",
    ) -> None:
        """Connect and register; returns when the server says welcome."""
        reader, self._writer = await asyncio.open_connection(
            host, port, ssl=context, server_hostname="localhost" if context else None
        )
        self._listening = asyncio.create_task(self._listen(reader))
        if caps:
            await self.send(f"CAP REQ :{' '.join(caps)}", "CAP END")
        await self.send(
            f"NICK {self.nick}",
            f"USER {user or ('u' + re.sub('[^a-z0-9]', '', self.nick))[:8]} 0 * :{self.nick}",
        )
        await self.expect(r" 001 ")
        await self.expect(r" (376|422) ")

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(ConnectionError, asyncio.LimitOverrunError):
            while raw := await reader.readline():
                self.raw.append(raw.decode(errors="replace").rstrip("\r\n"))
                line = self.raw[-1].replace(BREAK, "")
                if line.startswith("PING"):
                    await self.send("PONG" + line[4:])
                async with self._news:
                    self.heard.append(line)
                    self.hear(line)
                    self._news.notify_all()
        async with self._news:
            self.heard.append("*closed*")
            self._news.notify_all()

    def hear(self, line: str) -> None:
        """A line has come; for players who think."""

    async def send(self, *lines: str) -> None:
        """Send lines as they are."""
        await self.send_bytes("".join(f"{line}\r\n" for line in lines).encode())

    async def send_bytes(self, raw: bytes) -> None:
        """Send bytes as they are."""
        assert self._writer is not None
        self._writer.write(raw)
        await self._writer.drain()

    async def expect(self, pattern: str, seconds: float = _PATIENCE) -> str:
        """The next line, after the one expected last, that contains the pattern; fails after some seconds."""
        wanted = re.compile(pattern)

        def find() -> str | None:
            for at in range(self._seen, len(self.heard)):
                if wanted.search(self.heard[at]):
                    self._seen = at + 1
                    return self.heard[at]
            return None

        async with self._news:
            try:
                async with asyncio.timeout(seconds):
                    while (found := find()) is None:
                        await self._news.wait()
            except TimeoutError:
                tail = "\n".join(self.heard[-15:])
                raise AssertionError(
                    f"{self.nick} never heard {pattern!r}; the last lines were:\n{tail}"
                ) from None
        return found

    def forget(self) -> None:
        """What was heard until now is not expected any more."""
        self._seen = len(self.heard)

    async def join(self, room: str) -> None:
        """Join a room; returns when inside."""
        await self.send(f"JOIN {room}")
        await self.expect(rf" 366 \S+ {re.escape(room)} ")

    async def say(self, target: str, text: str) -> None:
        """Say something in a room or to a nick."""
        await self.send(f"PRIVMSG {target} :{text}")

    async def synchronize(self) -> None:
        """Return when the server has answered everything sent before."""
        await self.send("PING :in-order")
        await self.expect("PONG .*in-order")

    async def register(self, password: str) -> None:
        """Make an account of one's own nick, and be logged in to it."""
        await self.say("NickServ", f"REGISTER {password} {self.nick}@players.test")
        await self.expect(r" 900 |is now registered|MODE \S+ :?\+r")

    async def quit(self) -> None:
        """Say goodbye and disconnect."""
        if self._writer is None or self._listening is None:
            return
        with contextlib.suppress(ConnectionError, TimeoutError):
            await self.send("QUIT :bye")
            await asyncio.wait_for(asyncio.shield(self._listening), 2)
        await self.close()

    async def close(self) -> None:
        """Drop the connection."""
        if self._writer is None or self._listening is None:
            return
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)
        self._writer.close()
        with contextlib.suppress(ConnectionError, ssl.SSLError):
            await self._writer.wait_closed()
        self._writer = self._listening = None


@contextlib.asynccontextmanager
async def player(
    port: int, nick: str, *rooms: str, user: str = "", caps: Sequence[str] = ()
) -> AsyncIterator[Player]:
    """A player on the server and in these rooms, who leaves at the end."""
    someone = Player(nick)
    try:
        await someone.connect(port, user=user, caps=caps)
        for room in rooms:
            await someone.join(room)
        yield someone
    finally:
        await someone.quit()
