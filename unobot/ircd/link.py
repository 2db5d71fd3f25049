"""One TCP connection: bytes in become lines, lines out become bytes, neither without bound."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from unobot.ircd.message import LINE_BYTES, Message, text_of


class Listener(Protocol):
    """Who is told what happens on a link."""

    def line(self, text: str, /) -> None:
        """A line arrived, without its CR LF. May be blank. Must not raise."""
        ...

    def too_long(self) -> None:
        """A line of more than 512 bytes arrived and was dropped."""
        ...

    def gone(self, reason: str, /) -> None:
        """The connection ended."""
        ...


class ClientLink(asyncio.Protocol):
    """Reads and writes lines. A peer that leaves more than `sendq` bytes unread is dropped."""

    def __init__(self, greet: Callable[["ClientLink", str], Listener], sendq: int) -> None:
        self._greet = greet
        self._sendq = sendq
        self._transport: asyncio.Transport | None = None
        self._listener: Listener | None = None
        self._rest = b""
        self._skipping = False
        self._overrun = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client has connected: keep the transport on which it is answered."""
        assert isinstance(transport, asyncio.Transport)
        # asyncio calls `pause_writing` once more than this is waiting to be read by the peer
        transport.set_write_buffer_limits(high=self._sendq)
        peer = transport.get_extra_info("peername")
        self._transport = transport
        self._listener = self._greet(self, _host(peer))

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell that it is over."""
        self._transport = None
        if self._listener:
            self._listener.gone(
                "SendQ exceeded" if self._overrun else "Connection lost" if exc else "Connection closed"
            )

    def pause_writing(self) -> None:
        """Drop the peer: it does not read."""
        self._overrun = True
        self.abort()

    def data_received(self, data: bytes) -> None:
        """Cut the stream into lines; an endless line is thrown away as it comes."""
        *lines, self._rest = (self._rest + data).split(b"\n")
        for raw in lines:
            self._line(raw.removesuffix(b"\r"))
        if len(self._rest) > LINE_BYTES:  # without this a peer that never ends its line would fill the memory
            self._rest, self._skipping = b"", True

    def _line(self, raw: bytes) -> None:
        # lines that came in one piece with a QUIT are still here after the link was closed
        if self._listener is None or self._transport is None or self._transport.is_closing():
            return
        if self._skipping or len(raw) > LINE_BYTES - 2:
            self._skipping = False
            self._listener.too_long()
        else:
            self._listener.line(text_of(raw))

    def send(self, message: Message) -> None:
        """Send a line; does nothing once the connection is closing."""
        if self._transport and not self._transport.is_closing():
            self._transport.write(message.wire())

    def close(self) -> None:
        """End the connection after what was sent has gone out."""
        if self._transport:
            self._transport.close()

    def abort(self) -> None:
        """End the connection now."""
        if self._transport:
            self._transport.abort()


def _host(peer: object) -> str:
    """The peer's address as a word that can stand in an IRC line (an IPv6 address must not begin with a colon)."""
    # what stands behind % is the network interface of a link-local IPv6 address
    host = str(peer[0]).partition("%")[0] if isinstance(peer, tuple) and peer else "localhost"
    return f"0{host}" if host.startswith(":") else host
