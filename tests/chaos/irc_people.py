"""People on an IRC server."""

import asyncio
import contextlib
import random
import re
from typing import Final

from tests.chaos.people import Person

_LINE: Final = re.compile(r"(?:@\S+ )?:(?P<by>[^! ]+)\S* (?P<verb>PRIVMSG|NOTICE) (?P<to>\S+) :(?P<text>.*)")
_LET_IN: Final = 5.0
"""Seconds until it is tried again to be let in."""


class IrcPerson(Person):
    """Somebody on an IRC server, at `port`; the bot's nick there begins with `bot`."""

    def __init__(self, stem: str, room: str, bot: str, port: int, chance: random.Random) -> None:
        super().__init__(stem, room, chance)
        self.nick, self._bot, self._port = stem, bot, port
        self._called = bot
        """The nick under which the bot was heard last."""
        self._writer: asyncio.StreamWriter | None = None
        self._listening: asyncio.Task[None] | None = None

    async def come(self) -> None:
        """Come into the room; a lost seat is asked for."""
        while True:
            await self._drop()
            try:
                async with asyncio.timeout(_LET_IN):
                    await self._enter()
                    break
            except (OSError, TimeoutError):
                await asyncio.sleep(0.2)
        if self.token:
            await self.whisper(f"rejoin {self.token}")

    async def _enter(self) -> None:
        reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 20)
        await self._send(f"NICK {self.nick}", f"USER {self.stem[:8]} 0 * :{self.stem}")
        while (line := await self._read(reader)).split(" ")[1:2] != ["001"]:
            if line.split(" ")[1:2] == ["433"]:
                self._rename()
                await self._send(f"NICK {self.nick}")
        await self._send(f"JOIN {self.room}")
        while f" 366 {self.nick} " not in await self._read(reader):
            pass
        self._listening = asyncio.create_task(self._listen(reader))

    async def _read(self, reader: asyncio.StreamReader) -> str:
        raw = await reader.readline()
        if not raw.endswith(b"\n"):
            raise ConnectionError
        line = raw.decode(errors="replace").rstrip("\r\n").replace("\u200c", "")
        self.raw.append(line)
        if line.startswith("PING"):
            await self._send("PONG" + line[4:])
        return line

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(OSError):
            while True:
                self._understand(await self._read(reader))
        self.hear("closed", "")

    def _understand(self, line: str) -> None:
        found = _LINE.fullmatch(line)
        if found is None or not re.fullmatch(rf"{self._bot}[_\d]*", found["by"]):
            return
        self._called = found["by"]
        if found["to"].lower() == self.room.lower():
            self.hear("room", found["text"])
        elif not found["text"].startswith("\x01"):
            self.hear("alone", found["text"])

    async def _send(self, *lines: str) -> None:
        if self._writer is None:
            raise ConnectionError
        self._writer.write("".join(f"{line}\r\n" for line in lines).encode())
        await self._writer.drain()

    async def say(self, text: str) -> None:
        """Say something in the room."""
        await self._send(f"PRIVMSG {self.room} :{text}")

    async def whisper(self, text: str) -> None:
        """Tell the bot alone."""
        await self._send(f"PRIVMSG {self._called} :{text}")

    async def surprise(self) -> None:
        """Take another nick, go out of the room and come back, or lose the connection."""
        what = self.chance.choice(["nick", "part", "lost", "quit"])
        if what == "nick":
            self._rename()
            await self._send(f"NICK {self.nick}")
        elif what == "part":
            await self._send(f"PART {self.room} :bye", f"JOIN {self.room}")
        else:
            if what == "quit":
                await self._send("QUIT :bye")
            await asyncio.sleep(self.chance.uniform(0, 0.5))
            raise ConnectionError

    def _rename(self) -> None:
        self.nick = self.stem + self.chance.choice(["", "a", "b", "c", "d", "e"])

    async def ask_for_token(self) -> str:
        """A PING is answered after all that the server sent before."""
        token = f"heard-{len(self.raw)}"
        await self._send(f"PING :{token}")
        return token

    async def leave(self) -> None:
        """Go for good."""
        with contextlib.suppress(OSError):
            await self._send("QUIT :bye")
        await self._drop()

    async def _drop(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._writer is not None:
            self._writer.close()
            with contextlib.suppress(OSError):
                await self._writer.wait_closed()
        self._writer = self._listening = None
