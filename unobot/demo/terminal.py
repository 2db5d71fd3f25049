"""The newcomer's seat: an IRC client whose screen is the terminal."""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from shutil import get_terminal_size

from prompt_toolkit import PromptSession
from prompt_toolkit.input import Input
from prompt_toolkit.output import Output
from prompt_toolkit.patch_stdout import patch_stdout

from unobot.demo.client import IrcClient
from unobot.demo.paint import painted
from unobot.demo.plain import bare
from unobot.demo.transcript import told
from unobot.demo.wrapping import wrapped
from unobot.ircd.names import is_nick

WELCOME = """\
Welcome! You are \x02{nick}\x02 in \x02{room}\x02, on a small IRC server inside this program.
Type \x02!join\x02 to take a seat, then \x02!deal\x02 to begin. Your cards come to you alone;
play one by its code, \x02!play r5\x02, or \x02!draw\x02. \x02!help\x02 tells the rest, \x02/quit\x02 leaves.
Friends can join with any IRC client: server {host}, port {port}, no TLS, channel {room}.
"""

COMMANDS = "/quit, /nick NAME, /me WORDS, /msg NAME WORDS; anything else is said in the room"


class Terminal:
    """Shows the room above an input line that incoming text never overwrites. Ctrl-C and Ctrl-D leave, as /quit."""

    def __init__(
        self,
        client: IrcClient,
        *,
        room: str,
        source: Input | None = None,
        output: Output | None = None,
    ) -> None:
        self._client, self._room = client, room
        self._source, self._output = source, output
        self._plain = "NO_COLOR" in os.environ

    async def run(self, host: str, port: int) -> None:
        """Welcome, enter the room, and stay until the person leaves or the server does."""
        session: PromptSession[str] = PromptSession(
            f"{self._room}> ", erase_when_done=True, input=self._source, output=self._output
        )
        with patch_stdout(raw=True):
            for line in WELCOME.format(
                nick=self._client.nick, room=self._room, host=host, port=port
            ).splitlines():
                self._show(line)
            self._client.send("JOIN", self._room)
            await _first_of(self._listen, lambda: self._type(session))

    def _show(self, line: str) -> None:
        for part in wrapped(line, self._width()):
            sys.stdout.write((bare(part) if self._plain else painted(part)) + "\n")

    def _width(self) -> int:
        return self._output.get_size().columns if self._output is not None else get_terminal_size().columns

    async def _listen(self) -> None:
        async for message in self._client.messages():
            if (line := told(message, self._room, self._client.nick)) is not None:
                self._show(line)
        self._show("* The server has closed the connection.")

    async def _type(self, session: PromptSession[str]) -> None:
        with suppress(EOFError, KeyboardInterrupt):
            while self._enter((await session.prompt_async()).strip()):
                pass

    def _enter(self, line: str) -> bool:
        """Do what was typed; whether to go on."""
        verb, _, rest = line.partition(" ")
        match verb.lower():
            case "":
                pass
            case "/quit" | "/exit":
                return False
            case "/nick" if is_nick(rest):
                self._client.send("NICK", rest)
            case "/me" if rest:
                self._say(self._room, f"\x01ACTION {rest}\x01")
            case "/msg" if " " in rest:
                self._say(*rest.split(" ", 1))
            case _ if line.startswith("/") and not line.startswith("//"):
                self._show(f"* {COMMANDS}")
            case _:
                self._say(self._room, line.removeprefix("/") if line.startswith("//") else line)
        return True

    def _say(self, target: str, text: str) -> None:
        self._client.say(target, text)
        if target == self._room:
            own = text.removeprefix("\x01ACTION ").rstrip("\x01")
            self._show(
                f"* {self._client.nick} {own}" if own != text else f"<\x02{self._client.nick}\x02> {text}"
            )
        else:
            self._show(f"to \x02{target}\x02: {text}")


async def _first_of(*started: Callable[[], Awaitable[None]]) -> None:
    """Run all until the first ends, then end the others; what it raised is raised here."""
    tasks = [asyncio.ensure_future(start()) for start in started]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
