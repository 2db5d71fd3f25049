"""A bare client for tests: sends lines as they are and reads what comes back."""

import asyncio
from typing import Self

from unobot.ircd import IrcServer

PATIENCE = 10.0


class Talker:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.seen: list[str] = []

    @classmethod
    async def connect(cls, server: IrcServer) -> Self:
        return cls(*await asyncio.open_connection(*server.address))

    @classmethod
    async def register(cls, server: IrcServer, nick: str, *channels: str) -> Self:
        talker = await cls.connect(server)
        talker.say(f"NICK {nick}", f"USER {nick} 0 * :{nick} of the tests")
        await talker.until(" 376 ")
        for channel in channels:
            talker.say(f"JOIN {channel}")
            await talker.until(" 366 ")
        return talker

    def say(self, *lines: str) -> None:
        self.raw("".join(f"{line}\r\n" for line in lines).encode())

    def raw(self, sent: bytes) -> None:
        self.writer.write(sent)

    async def line(self) -> str:
        """The next line; empty at the end of the connection."""
        async with asyncio.timeout(PATIENCE):
            raw = await self.reader.readline()
        assert len(raw) <= 512
        return raw.decode("utf-8", "surrogateescape").removesuffix("\r\n")

    async def until(self, part: str) -> str:
        """The next line that holds `part`."""
        skipped = []
        while line := await self.line():
            if part in line:
                return line
            skipped.append(line)
        raise AssertionError(f"no {part!r} in {skipped}")

    async def lines_until(self, part: str) -> list[str]:
        """All lines up to the one that holds `part`, without it."""
        lines: list[str] = []
        while part not in (line := await self.line()):
            assert line, lines
            lines.append(line)
        return lines

    async def settled(self) -> list[str]:
        """What has arrived before the answer to a PING sent now."""
        self.say("PING :settled")
        return await self.lines_until("PONG unobot.demo settled")

    async def end(self) -> None:
        """Read to the end of the connection."""
        while await self.line():
            pass

    async def close(self) -> None:
        self.writer.close()
        await asyncio.wait([asyncio.ensure_future(self.writer.wait_closed())])
