"""A small IRC client of ours: what the computer players and the terminal sit on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Self

from unobot.ircd.message import Malformed, Message, text_of
from unobot.ircd.names import fold


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
                case "001":  # a server may cut the nick: the welcome has what it became
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
        with suppress(ConnectionError):  # a server that is gone is the end of its messages, however it went
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


def same(first: str, second: str) -> bool:
    """Whether two nicks, or two channels, are the same on our server."""
    return fold(first, "rfc1459") == fold(second, "rfc1459")


class ChannelNicks:
    """The nicks in each channel that this client is in."""

    def __init__(self) -> None:
        self._rooms: dict[str, dict[str, str]] = {}

    def names(self, room: str) -> tuple[str, ...]:
        """The nicks in a room, in the order in which they became known."""
        return tuple(self._rooms.get(fold(room, "rfc1459"), {}).values())

    def hear(self, message: Message) -> None:
        """Take note of a line from the server."""
        match message.verb, message.params:
            case "353", (_, _, room, names):
                for name in names.split():
                    self._add(room, name.lstrip("@+"))
            case "JOIN", (room, *_):
                self._add(room, message.nick)
            case "PART", (room, *_):
                self._drop(room, message.nick)
            case "KICK", (room, nick, *_):
                self._drop(room, nick)
            case "QUIT", _:
                for room in self._rooms:
                    self._drop(room, message.nick)
            case "NICK", (nick, *_):
                self._rename(message.nick, nick)

    def _add(self, room: str, nick: str) -> None:
        self._rooms.setdefault(fold(room, "rfc1459"), {})[fold(nick, "rfc1459")] = nick

    def _drop(self, room: str, nick: str) -> None:
        self._rooms.get(fold(room, "rfc1459"), {}).pop(fold(nick, "rfc1459"), None)

    def _rename(self, old: str, new: str) -> None:
        for room, nicks in self._rooms.items():
            if fold(old, "rfc1459") in nicks:
                self._drop(room, old)
                self._add(room, new)
