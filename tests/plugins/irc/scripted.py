"""A server that does what a test says, for the faults that no real server commits."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator


class Dialogue:
    """One client's connection, from the server's side."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self.nick = ""
        self.lines: list[str] = []

    async def hear(self, pattern: str, seconds: float = 10.0) -> str:
        """The client's next line that contains the pattern."""
        async with asyncio.timeout(seconds):
            while True:
                raw = await self._reader.readline()
                assert raw, f"the client hung up, {pattern!r} was not said; it said {self.lines}"
                line = raw.decode().rstrip("\r\n")
                self.lines.append(line)
                if re.search(pattern, line):
                    return line

    async def say(self, *lines: str | bytes) -> None:
        """Send lines as they are, CR LF added."""
        for line in lines:
            self._writer.write((line.encode() if isinstance(line, str) else line) + b"\r\n")
        await self._writer.drain()

    async def greet(self, *caps: str, tokens: str = "CHANTYPES=#") -> None:
        """Do what a server does up to the end of its welcome."""
        await self.hear("^CAP LS")
        self.nick = (await self.hear("^NICK ")).split()[1]
        await self.hear("^USER ")
        await self.say(f":s CAP * LS :{' '.join(caps)}")
        if caps:
            asked = (await self.hear("^CAP REQ")).partition(":")[2]
            await self.say(f":s CAP * ACK :{asked}")
        await self.hear("^CAP END")
        await self.welcome(tokens)

    async def welcome(self, tokens: str = "CHANTYPES=#") -> None:
        """Let the client in."""
        await self.say(
            f":s 001 {self.nick} :hello", f":s 005 {self.nick} {tokens} :are supported", ":s 422 x :none"
        )

    async def admit(self, room: str, *names: str) -> None:
        """Let the client into a room where these are, and answer its WHO."""
        await self.hear("^JOIN ")
        await self.say(
            f":{self.nick}!u@h JOIN {room}", f":s 353 {self.nick} = {room} :{' '.join([self.nick, *names])}"
        )
        await self.say(f":s 366 {self.nick} {room} :end")

    async def hang_up(self) -> None:
        """Close the connection."""
        self._writer.close()
        with contextlib.suppress(ConnectionError):
            await self._writer.wait_closed()


class Scripted:
    """The server; `client` waits for the next connection."""

    def __init__(self) -> None:
        self.port = 0
        self._arrivals: asyncio.Queue[Dialogue] = asyncio.Queue()
        self.dialogues: list[Dialogue] = []

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Note a connection."""
        dialogue = Dialogue(reader, writer)
        self.dialogues.append(dialogue)
        self._arrivals.put_nowait(dialogue)

    async def client(self, seconds: float = 10.0) -> Dialogue:
        """The next client that connects."""
        return await asyncio.wait_for(self._arrivals.get(), seconds)


@contextlib.asynccontextmanager
async def scripted() -> AsyncIterator[Scripted]:
    """A scripted server on loopback."""
    server = Scripted()
    listener = await asyncio.start_server(server.accept, "127.0.0.1", 0)
    server.port = listener.sockets[0].getsockname()[1]
    try:
        yield server
    finally:
        listener.close()
        for dialogue in server.dialogues:
            await dialogue.hang_up()
        await listener.wait_closed()
