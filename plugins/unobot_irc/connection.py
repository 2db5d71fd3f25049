"""The connection to a server: its lines, its signs of life, and the login.

The `irc` package has SASL only in its blocking client, and does nothing when a nick is taken.
"""

import asyncio
import base64
import contextlib
import random
import re
import ssl
from collections.abc import Callable, Iterator

import structlog
from irc.client_aio import AioConnection, AioReactor, IrcProtocol
from irc.connection import AioFactory

from unobot.adapter import NotNow, Refused
from unobot.clock import Clock, within
from unobot_irc.protocol import Features, Line, decode, on, parse
from unobot_irc.settings import IrcSettings, Sasl

_LONGEST = 16 * 1024
"""Bytes of a line; IRCv3 allows 8191 for tags and 512 for the rest."""
_UNSENDABLE = re.compile(r"[\r\n\x00]")
_TICK = 1.0
_FAR_BEHIND = 1000
"""With so many lines not dealt with yet we stop reading from the server."""
_CAUGHT_UP = 100
"""With so few left we read again."""
_BARS = re.compile(
    r"\bban(s|ned)?\b|\bbarred|throttl|\b[a-z]-?lined?\b|too (fast|many|often)|not authori[sz]ed|access denied",
    re.IGNORECASE,
)
"""In an ERROR: the server refuses our address, or so many connections. Each server has its own words for it."""
_WANTED = frozenset(
    {
        "account-notify",
        "account-tag",
        "batch",
        "cap-notify",
        "chghost",
        "draft/relaymsg",
        "echo-message",
        "extended-join",
        "labeled-response",
        "message-tags",
        "multi-prefix",
        "server-time",
        "userhost-in-names",
    }
)
"""The capabilities we ask for where they are offered (`sasl` beside them, if an account is set)."""
log = structlog.get_logger("unobot_irc")


class Protocol(IrcProtocol):  # type: ignore[misc]  # the package has no types
    """Tells its own connection, and no other, what the transport does.

    The package's protocol closes whichever connection its reactor holds at the moment: the loss of an old transport
    would close the new connection.
    """

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Give the connection its transport before any data can arrive (with TLS 1.2 that can be at once)."""
        self.connection.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the connection that its transport has closed."""
        self.connection.lost(str(exc) if exc else "the server closed the connection")


class Connection(AioConnection):  # type: ignore[misc]  # the package has no types
    """One attempt at being connected, by the `irc` package, made safe; never used for a second one.

    No bad line ends it, no text becomes a command, no secret is logged. `greet` is called before NICK and USER are sent,
    `on_line` with every line, and `on_end` once, with the reason, when the transport has closed.
    """

    protocol_class = Protocol
    transport: asyncio.Transport | None = None

    def __init__(self, reactor: AioReactor) -> None:
        super().__init__(reactor)
        self.greet: Callable[[], None] = lambda: None
        self.on_line: Callable[[Line], None] = lambda _: None
        self.on_end: Callable[[str], None] = lambda _: None
        self.closed = asyncio.Event()
        self._rest = b""
        self._skipping = False
        self._unsent: list[bytes] = []

    async def dial(self, settings: IrcSettings) -> None:
        """Connect, with TLS and a verified certificate if so set, and introduce ourselves.

        Raises `Refused` if the certificate is not acceptable, `OSError` if the server is out of reach.
        """
        options: dict[str, object] = {}
        if settings.tls:
            try:
                context = ssl.create_default_context(cafile=settings.ca_file)
            except OSError as error:
                raise Refused(
                    f"ca_file {settings.ca_file} cannot be read as certificates; set it to a PEM file"
                ) from error
            options = {"ssl": context, "server_hostname": settings.host}
        try:
            await self.connect(
                settings.host,
                settings.port,
                settings.nick,
                password=settings.password.reveal() if settings.password else None,
                username=settings.username,
                ircname=settings.realname,
                connect_factory=AioFactory(**options),
            )
        except ssl.SSLCertVerificationError as error:
            raise Refused(
                f"the certificate of {settings.host}:{settings.port} is not acceptable ({error.verify_message}); "
                "set host to the name in it, or ca_file to the authority that signed it"
            ) from error

    def process_data(self, new_data: bytes) -> None:
        """Cut what arrived into lines. A line without end is skipped, so that it cannot fill the memory."""
        # replaces the package's own: there one line of bad UTF-8 or an empty one ends the connection, and the rest of
        # the data is lost
        *whole, self._rest = (self._rest + new_data).split(b"\n")
        for raw in whole:
            if self._skipping or len(raw) > _LONGEST:
                self._skipping = False
                continue
            command = ""
            try:
                line = parse(decode(raw))
                if line is None:
                    continue
                command = line.command
                if command == "PING":
                    self.pong(line[-1])  # at once, however far behind the bot is
                self.on_line(line)
            except Exception as error:  # noqa: BLE001  # one bad line must not cost the connection
                # without the line, which may hold a hand
                log.warning("a line could not be understood", command=command, error=type(error).__name__)
        if len(self._rest) > _LONGEST:
            self._rest, self._skipping = b"", True

    def pong(self, target: str, target2: str = "") -> None:
        """Answer a PING with what stood in it."""
        # the package sends it without the colon, which cuts a text with a blank in it
        self.send_raw(f"PONG :{target}")

    def pass_(self, password: str) -> None:
        """Send the server's password; the package calls this on connecting."""
        # with the colon, so that a password with a blank arrives whole
        self.send_raw(f"PASS :{password}")

    @property
    def is_open(self) -> bool:
        """Whether a line can be sent now."""
        return self.transport is not None and not self.transport.is_closing()

    def send_raw(self, string: str) -> None:
        """Send one line, and only one. Raises `NotNow` when there is no connection. Nothing is logged."""
        if not self.is_open:
            raise NotNow("not connected", 1.0)
        # the package refuses only LF; ngIRCd runs what follows a CR as a command of ours
        clean = _UNSENDABLE.sub(" ", string)
        # tags have room of their own
        tags, blank, rest = clean.partition(" ") if clean.startswith("@") else ("", "", clean)
        encoded = rest.encode(errors="replace")
        if len(encoded) > 510:
            # ngIRCd disconnects on more; cut here, never inside a character
            encoded = encoded[:510].decode(errors="ignore").encode()
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._flush)
        self._unsent.append(f"{tags}{blank}".encode() + encoded + b"\r\n")

    def _flush(self) -> None:
        """Give the lines of this moment to the operating system, all at once: each call costs as much as a line or more."""
        unsent, self._unsent = self._unsent, []
        if unsent and self.transport is not None and self.is_open:
            self.transport.write(b"".join(unsent))

    def lost(self, reason: str) -> None:
        """Say once, by `on_end`, that the transport has closed."""
        if not self.closed.is_set():
            self.closed.set()
            self.on_end(reason)

    def listen(self, *, on: bool) -> None:
        """Read from the server or stop reading; while we do not read, the lines wait in the server's queue."""
        if self.transport is not None and self.is_open:
            (self.transport.resume_reading if on else self.transport.pause_reading)()

    async def hang_up(self, farewell: str | None = None) -> None:
        """Say QUIT if a farewell is given, and close; returns when the transport is closed or after a second."""
        if self.transport is None:
            return
        if self.is_open:
            if farewell is not None:
                self.send_raw(f"QUIT :{farewell}")
            self._flush()
            self.transport.close()
        try:
            # until the transport is closed, or asyncio warns of a resource left open; in real time, as the operating system closes a connection whatever our clock says
            await asyncio.wait_for(self.closed.wait(), 1.0)
        except TimeoutError:
            self.transport.abort()
            await self.closed.wait()


class _Reactor(AioReactor):  # type: ignore[misc]  # the package has no types
    connection_class = Connection


def prepare() -> Connection:
    """Return a fresh connection with a reactor of its own."""

    def connected(protocol: Protocol, _transport: object) -> None:
        protocol.connection.greet()

    # a reactor is used once: the package's reconnect() does not work in the asyncio client
    made: Connection = _Reactor(on_connect=connected, loop=asyncio.get_running_loop()).server()
    return made


class Dropped(Exception):
    """The connection has ended; the message says why."""


class Barred(Dropped):
    """The server does not want us here for some time (banned, throttled): coming back soon makes it worse."""


class LineStream:
    """One connection from dialling to its end: lines in order, a tick every second, a watchdog, and back pressure."""

    def __init__(self, settings: IrcSettings, clock: Clock) -> None:
        self._settings = settings
        self._clock = clock
        self._connection = prepare()
        self._connection.on_line = self._receive
        self._connection.on_end = lambda reason: self._queue.put_nowait(Dropped(reason))
        self._queue: asyncio.Queue[Line | Dropped | None] = asyncio.Queue()
        self._ticker: asyncio.Task[None] | None = None
        self._last = clock.now()
        self._life = self.heard_until = clock.played()
        """Until when, in seconds of play, all that the server has sent was taken from here."""
        self._pinged: float | None = None
        self._paused = False
        self._ticked = False
        """Whether a tick waits to be taken."""

    @property
    def is_open(self) -> bool:
        """Whether a line can be sent now."""
        return self._connection.is_open

    @property
    def encryption(self) -> ssl.SSLObject | None:
        """The connection's encryption, None if there is none."""
        transport = self._connection.transport
        found: ssl.SSLObject | None = transport.get_extra_info("ssl_object") if transport else None
        return found

    def send(self, line: str) -> None:
        """Send one line. Raises `NotNow` when there is no connection."""
        self._connection.send_raw(line)

    async def open(self, greet: Callable[[], None]) -> None:
        """Connect; `greet` is called before NICK and USER are sent. Raises `Refused`, `OSError` or `TimeoutError`."""
        self._connection.greet = greet
        # the package's connect() waits for ever for a server that accepts and says nothing
        await within(self._clock, self._settings.connect_timeout, self._connection.dial(self._settings))
        self._last = self._clock.now()
        self._ticker = asyncio.create_task(self._tick())

    def _receive(self, line: Line) -> None:
        # any line counts as life: a PONG may stand behind thousands of lines in the server's queue
        self._last, self._pinged = self._clock.now(), None
        self._life = self._clock.played()
        self._queue.put_nowait(line)
        if self._queue.qsize() > _FAR_BEHIND and not self._paused:
            self._paused = True
            self._connection.listen(on=False)

    async def next(self) -> Line | None:
        """Return the next line, or None when a second has passed. Raises `Dropped` when the connection has ended."""
        if self._queue.empty():
            # not when a line comes: others that came with it, which may be moves, wait behind it
            self.heard_until = self._life
        item = await self._queue.get()
        if self._paused and self._queue.qsize() < _CAUGHT_UP:
            # nothing was read meanwhile, so the silence was ours and not the server's
            self._paused, self._last = False, self._clock.now()
            self._connection.listen(on=True)
        if isinstance(item, Dropped):
            raise item
        if item is None:
            self._ticked = False
            # send a PING after too long a silence. Raises `Dropped` if nothing at all comes in answer
            now = self._clock.now()
            if self._pinged is not None:
                if now - self._pinged >= self._settings.ping_timeout:
                    raise Dropped(f"no answer for {self._settings.ping_timeout:g} seconds")
            elif now - self._last >= self._settings.ping_after and not self._paused:
                self.ping()
        return item

    async def _tick(self) -> None:
        while True:
            await self._clock.sleep(_TICK)
            # ticks do not pile up behind lines; but one comes also where there is always another line
            if not self._ticked:
                self._ticked = True
                self._queue.put_nowait(None)

    def ping(self) -> None:
        """Ask the server whether it is still there, if that is not asked already."""
        if self._pinged is None:
            with contextlib.suppress(NotNow):
                self.send("PING :unobot")
                self._pinged = self._clock.now()

    async def close(self, farewell: str | None = None) -> None:
        """Close the connection, with a QUIT before it if there is a farewell."""
        if self._ticker is not None:
            self._ticker.cancel()
            await asyncio.gather(self._ticker, return_exceptions=True)
        await self._connection.hang_up(farewell)


class Denied(Exception):
    """The server did not let us in this time; later it may."""


class Registration:
    """The conversation up to 001; afterwards the server's features and changes of its capabilities.

    Its handlers raise `Refused` when trying again is pointless, `Denied` when it is not, and `Dropped` or `Barred` when
    the server throws us out.
    """

    def __init__(
        self, settings: IrcSettings, features: Features, send: Callable[[str], None], chance: random.Random
    ) -> None:
        self.nick = settings.nick
        self.account: str | None = None
        """The services account that we are logged in to, if the server has told it."""
        self.software = ""
        """What the server calls itself: `InspIRCd-3`."""
        self.enabled: set[str] = set()
        self.welcome = False
        self._settings, self._features, self._send = settings, features, send
        self._offered: dict[str, str] = {}
        self._nicks = alternatives(settings.nick, chance)
        self._authenticated = False
        self._asked: set[str] = set()

    def begin(self) -> None:
        """Ask what the server can do; it does not let us in before CAP END."""
        # 302 makes the server list values (sasl=PLAIN,EXTERNAL) and tell later changes
        self._send("CAP LS 302")

    def has(self, capability: str) -> bool:
        """Whether the server has granted this capability."""
        return capability in self.enabled

    @on("CAP")
    def _capabilities(self, line: Line) -> None:
        kind, more = line[1].upper(), line[2] == "*"  # `*`: the list goes on in the next line
        words = line[-1].split()
        if kind in ("LS", "NEW"):
            self._offered |= {name: value for name, _, value in (word.partition("=") for word in words)}
            if not more:
                self._choose(first=kind == "LS")
        elif kind == "ACK":
            self.enabled |= {word for word in words if not word.startswith("-")}
            self.enabled -= {word[1:] for word in words if word.startswith("-")}
            self._go_on(words)
        elif kind == "DEL":
            self.enabled -= set(words)
        elif kind == "NAK":
            self._go_on(words)

    def _choose(self, *, first: bool) -> None:
        """Ask for what we want of what is offered. Raises `Refused` if an account is set and SASL is not offered."""
        requests = [sorted((self._offered.keys() & _WANTED) - self.enabled)]
        if first and self._settings.sasl is not None:
            mechanisms = self._offered.get("sasl")
            if mechanisms is None:
                raise self._refusal("the server offers no SASL")
            if mechanisms and "PLAIN" not in mechanisms.upper().split(","):
                raise self._refusal(f"the server offers SASL only by {mechanisms}")
            # on its own line: a REQ is granted or refused as a whole, and another wish must not cost the login
            requests.insert(0, ["sasl"])
        for wishes in filter(None, requests):
            self._asked |= set(wishes)
            self._send(f"CAP REQ :{' '.join(wishes)}")
        if first and not self._asked:
            self._go_on([])

    def _go_on(self, words: list[str]) -> None:
        """Go on with the login if the server has decided, with these, on all of our wishes."""
        self._asked -= {word.lstrip("-") for word in words}
        if self.welcome or self._asked:
            return
        if "sasl" in self.enabled and not self._authenticated:
            self._send("AUTHENTICATE PLAIN")
        else:
            self._end()

    def _end(self) -> None:
        # never go on without the login that was set: the bot would play under a nick that anybody may take
        if self._settings.sasl is not None and not self._authenticated:
            raise self._refusal("the server does not let us use SASL")
        self._send("CAP END")

    @on("AUTHENTICATE")
    def _authenticate(self, line: Line) -> None:
        if line[0] == "+" and self._settings.sasl is not None:
            for chunk in plain_chunks(self._settings.sasl):
                self._send(f"AUTHENTICATE {chunk}")

    @on("900")
    def _logged_in(self, line: Line) -> None:
        self.account = line[2]

    @on("903", "907")
    def _sasl_done(self, _line: Line) -> None:
        self._authenticated = True
        if not self.welcome:
            self._end()

    @on("902", "904", "905", "906", "908")
    def _sasl_failed(self, line: Line) -> None:
        if self.welcome:
            return
        if line.command == "906":
            raise Denied("the login by SASL was aborted")
        raise self._refusal(f"the server refused the login ({line.command})")

    def _refusal(self, what: str) -> Refused:
        account = self._settings.sasl.account if self._settings.sasl else ""
        return Refused(
            f"{what}; check sasl.account ({account}) and its password, or remove sasl from the settings"
        )

    @on("464")
    def _password_refused(self, _line: Line) -> None:
        raise Refused("the server wants another password; set password for this network")

    @on("432", "433", "436", "437")
    def _nick_taken(self, line: Line) -> None:
        if self.welcome:
            return
        try:
            self.nick = next(self._nicks)
        except StopIteration:
            raise Refused(
                f"the nick {self._settings.nick} and all like it are not allowed: {line[-1]}"
            ) from None
        self._send(f"NICK {self.nick}")

    @on("001")
    def _welcomed(self, line: Line) -> None:
        if self._settings.sasl is not None and not self._authenticated:
            raise self._refusal("the server let us in without asking for the login")
        # the server may have shortened the nick without a word: 001 says what we are really called
        self.nick = line[0] or self.nick
        self.welcome = True

    @on("004")
    def _version(self, line: Line) -> None:
        self.software = line[2]

    @on("005")
    def _isupport(self, line: Line) -> None:
        # the first is our nick, the last "are supported by this server"
        self._features.load(line.params[1:-1])

    @on("465", "ERROR")
    def _thrown_out(self, line: Line) -> None:
        barred = line.command == "465" or _BARS.search(line[-1])
        raise (Barred if barred else Dropped)(f"the server said: {line[-1]}")


def alternatives(nick: str, chance: random.Random) -> Iterator[str]:
    """Yield other nicks to try when `nick` is taken or too long, thirty of them; all but the first fit nine characters.

    >>> tried = list(alternatives("unobot", random.Random(1)))
    >>> tried[:2], len(tried)
    (['unobot_', 'unobot__'], 30)
    """
    yield f"{nick}_"
    yield f"{nick[:7]}__"
    for _ in range(28):
        yield f"{nick[:6]}{chance.randrange(1000):03}"


def plain_chunks(sasl: Sasl) -> list[str]:
    """Return what to send after AUTHENTICATE, in pieces of at most 400 bytes.

    A piece of exactly 400 says that more follows; if nothing does, `+` ends it.
    """
    secret = f"{sasl.account}\0{sasl.account}\0{sasl.password.reveal()}".encode()
    text = base64.b64encode(secret).decode()
    chunks = [text[start : start + 400] for start in range(0, len(text), 400)]
    return [*chunks, "+"] if len(chunks[-1]) == 400 else chunks
