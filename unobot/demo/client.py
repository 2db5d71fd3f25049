"""A small IRC client of ours: what the computer players and the terminal sit on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Self

from unobot.demo.presence import ChannelNicks, same
from unobot.ircd.message import Malformed, Message, text_of


class IrcClient:
    """One registered connection. It answers PINGs and knows its nick and who is in its channels."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, nick: str) -> None:
        self._reader, self._writer = reader, writer
        self.nick = nick
        self.presence = ChannelNicks()

    @classmethod
    async def connect(cls, host: str, port: int, nick: str, real_name: str = "") -> Self:
        """Connect and register; a taken nick gets `_` at its end. Raises `OSError` if that fails."""
        client = cls(*await asyncio.open_connection(host, port), nick)
        try:
            await client._register(real_name or nick)
        except BaseException:
            await client.close()
            raise
        return client

    async def _register(self, real_name: str) -> None:
        self.send("NICK", self.nick)
        self.send("USER", self.nick, "0", "*", real_name)
        async for message in self.messages():
            match message.verb:
                case "001":
                    self.nick = message.params[0]
                    return
                case "433":
                    self.nick += "_"
                    self.send("NICK", self.nick)
                case "432":
                    raise ConnectionRefusedError(f"the server does not allow the nick {self.nick!r}")
        raise ConnectionResetError("the server closed the connection")

    async def messages(self) -> AsyncIterator[Message]:
        """What the server sends, to the end of the connection."""
        with suppress(ConnectionError):
            while raw := await self._reader.readline():
                try:
                    message = Message.parse(text_of(raw).rstrip("\r\n"))
                except Malformed:
                    continue
                self._note(message)
                yield message

    def _note(self, message: Message) -> None:
        self.presence.hear(message)
        if message.verb == "PING":
            self.send("PONG", *message.params)
        elif message.verb == "NICK" and same(message.nick, self.nick):
            self.nick = message.params[0]

    def send(self, verb: str, *params: str) -> None:
        """Send a line; does nothing once the connection is closing."""
        if not self._writer.is_closing():
            self._writer.write(Message(verb, params).wire())

    def say(self, target: str, text: str) -> None:
        """Say a line to a room or a person."""
        self.send("PRIVMSG", target, text)

    async def close(self, words: str = "") -> None:
        """Say goodbye and disconnect. May be called twice."""
        self.send("QUIT", *([words] if words else []))
        self._writer.close()
        with suppress(ConnectionError):
            await self._writer.wait_closed()
