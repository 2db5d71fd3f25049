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

from unobot.demo.client import IrcClient, same
from unobot.demo.guide import Guide
from unobot.demo.paint import painted
from unobot.demo.plain import bare
from unobot.demo.room_lines import RoomLines
from unobot.demo.transcript import told
from unobot.demo.wrapping import wrapped
from unobot.ircd.message import Message
from unobot.ircd.names import is_nick


class Terminal:
    """Shows the room above an input line that incoming text never overwrites. Ctrl-C and Ctrl-D leave, as /quit."""

    def __init__(
        self,
        client: IrcClient,
        guide: Guide,
        room_lines: RoomLines,
        *,
        room: str,
        bot: str,
        source: Input | None = None,
        output: Output | None = None,
    ) -> None:
        self._client, self._guide, self._room_lines = client, guide, room_lines
        self._room, self._bot = room, bot
        self._source, self._output = source, output
        self._plain = "NO_COLOR" in os.environ

    async def run(self, host: str, port: int, opening: str, others: Awaitable[None]) -> None:
        """Welcome, enter the room, open the table, and stay until the person leaves or the server does.

        `opening` is the command that opens it, given in the person's name, so that they are the host; it waits for
        `others` to be there.
        """
        session: PromptSession[str] = PromptSession(
            f"{self._room}> ", erase_when_done=True, input=self._source, output=self._output
        )
        # patch_stdout writes whole lines above the prompt, and draws the prompt anew below them; without `raw` it
        # would show the escapes of colours as `?[0m`
        with patch_stdout(raw=True):
            for line in self._guide.welcome(self._client.nick, self._room, host, port):
                self._show(line)
            self._show("")
            self._client.send("JOIN", self._room)
            opened = asyncio.create_task(self._open(opening, others))
            await _first_of(self._listen, lambda: self._type(session))
            opened.cancel()

    async def _open(self, opening: str, others: Awaitable[None]) -> None:
        await others
        self._say(self._room, f"!{opening}")

    def _show(self, line: str) -> None:
        for part in wrapped(line, self._width()):
            sys.stdout.write((bare(part) if self._plain else painted(part)) + "\n")

    def _width(self) -> int:
        return self._output.get_size().columns if self._output is not None else get_terminal_size().columns

    async def _listen(self) -> None:
        async for message in self._client.messages():
            if (line := told(message, self._room, self._client.nick)) is not None:
                self._show(line)
                self._after_match(message)
        self._show("* The server has closed the connection.")

    def _after_match(self, message: Message) -> None:
        """When the match is over, tell what else there is."""
        said = bare(message.params[-1]) if message.params else ""
        if same(message.nick, self._bot) and self._room_lines.is_match_over(said):
            for line in self._guide.next():
                self._show(line)

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
                self._show(f"* {self._guide.client_help()}")
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
        await asyncio.wait(tasks)  # prompt_toolkit puts the terminal back as it was only when it has ended
