"""The connection to a server: its lines, its signs of life, and the login.

The `irc` package has SASL only in its blocking client, and does nothing when a nick is taken.
"""

import asyncio
import base64
import contextlib
import random
import re
import ssl
from collections.abc import Callable, Iterator, Mapping

import structlog
from irc.client_aio import AioConnection, AioReactor, IrcProtocol
from irc.connection import AioFactory

from unobot.adapter import NotNow, Refused
from unobot.clock import Clock
from unobot.waiting import within
from unobot_irc.protocol import Line, decode, parse
from unobot_irc.settings import Sasl, Settings

_LONGEST = 16 * 1024
"""Bytes of a line; IRCv3 allows 8191 for tags and 512 for the rest."""
_UNSENDABLE = re.compile(r"[\r\n\x00]")

log = structlog.get_logger("unobot_irc")
_TICK = 1.0
_FAR_BEHIND = 1000
"""With so many lines not dealt with yet we stop reading from the server."""
_CAUGHT_UP = 100
"""With so few left we read again."""
WANTED = frozenset(
    {
        "account-notify",
        "account-tag",
        "batch",
        "cap-notify",
        "chghost",
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
    """One attempt at being connected; never used for a second one.

    `heard` is called with every line; `gone` once, with the reason, when the transport has closed.
    """

    protocol_class = Protocol
    transport: asyncio.Transport | None = None

    def __init__(self, reactor: AioReactor) -> None:
        super().__init__(reactor)
        self.heard: Callable[[Line], None] = lambda _: None
        self.gone: Callable[[str], None] = lambda _: None
        self.closed = asyncio.Event()
        self._rest = b""
        self._skipping = False
        self._unsent: list[bytes] = []

    def process_data(self, new_data: bytes) -> None:
        """Cut what arrived into lines. A line without end is skipped, so that it cannot fill the memory."""
        # replaces the package's own: there one line of bad UTF-8 or an empty one ends the connection, and the rest of
        # the data is lost
        *whole, self._rest = (self._rest + new_data).split(b"\n")
        for raw in whole:
            if self._skipping or len(raw) > _LONGEST:
                self._skipping = False
                continue
            self._process_line(decode(raw))
        if len(self._rest) > _LONGEST:
            self._rest, self._skipping = b"", True

    def _process_line(self, line: str) -> None:
        """Pass one line on; whatever goes wrong with it is logged, without the line, which may hold a hand."""
        command = ""
        try:
            parsed = parse(line)
            if parsed is None:
                return
            command = parsed.command
            if command == "PING":
                self.pong(parsed[-1])  # at once, however far behind the bot is
            self.heard(parsed)
        except Exception as error:  # noqa: BLE001  # one bad line must not cost the connection
            log.warning("a line could not be understood", command=command, error=type(error).__name__)

    def pong(self, target: str, target2: str = "") -> None:
        """Answer a PING with what stood in it."""
        # the package sends it without the colon, which cuts a text with a blank in it
        self.send_raw(f"PONG :{target}")

    def pass_(self, password: str) -> None:
        """Send the server's password; the package calls this on connecting."""
        # with the colon, so that a password with a blank arrives whole
        self.send_raw(f"PASS :{password}")

    def send_raw(self, string: str) -> None:
        """Send one line, and only one. Raises `NotNow` when there is no connection. Nothing is logged."""
        if self.transport is None or self.transport.is_closing():
            raise NotNow("not connected", 1.0)
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._flush)
        self._unsent.append(self._prep_message(string))

    def _flush(self) -> None:
        """Give the lines of this moment to the operating system, all at once: each call costs as much as a line or more."""
        unsent, self._unsent = self._unsent, []
        if unsent and self.transport is not None and not self.transport.is_closing():
            self.transport.write(b"".join(unsent))

    def _prep_message(self, string: str) -> bytes:
        """The bytes of one line. The package refuses only LF; ngIRCd runs what follows a CR as a command of ours."""
        clean = _UNSENDABLE.sub(" ", string)
        # tags have room of their own
        tags, blank, rest = clean.partition(" ") if clean.startswith("@") else ("", "", clean)
        encoded = rest.encode(errors="replace")
        if len(encoded) > 510:
            # ngIRCd disconnects on more; cut here, never inside a character
            encoded = encoded[:510].decode(errors="ignore").encode()
        return f"{tags}{blank}".encode() + encoded + b"\r\n"

    def lost(self, reason: str) -> None:
        """Say once, by `gone`, that the transport has closed."""
        if not self.closed.is_set():
            self.closed.set()
            self.gone(reason)

    def listen(self, *, on: bool) -> None:
        """Read from the server or stop reading; while we do not read, the lines wait in the server's queue."""
        if self.transport is not None and not self.transport.is_closing():
            (self.transport.resume_reading if on else self.transport.pause_reading)()

    async def hang_up(self, farewell: str | None = None) -> None:
        """Say QUIT if a farewell is given, and close; returns when the transport is closed or after a second."""
        if self.transport is None:
            return
        if not self.transport.is_closing():
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


def prepare(greet: Callable[[Connection], None]) -> Connection:
    """A fresh connection with a reactor of its own; `greet` may speak before NICK and USER are sent."""

    def connected(protocol: Protocol, _transport: object) -> None:
        greet(protocol.connection)

    # a reactor is used once: the package's reconnect() does not work in the asyncio client

    made: Connection = _Reactor(on_connect=connected, loop=asyncio.get_running_loop()).server()
    return made


async def dial(connection: Connection, settings: Settings) -> None:
    """Connect, with TLS and a verified certificate if so set, and introduce ourselves.

    Raises `Refused` if the certificate is not acceptable, `OSError` if the server is out of reach.
    """
    options = {"ssl": _context(settings), "server_hostname": settings.host} if settings.tls else {}
    try:
        await connection.connect(
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


def _context(settings: Settings) -> ssl.SSLContext:
    try:
        return ssl.create_default_context(cafile=settings.ca_file)
    except OSError as error:
        raise Refused(
            f"ca_file {settings.ca_file} cannot be read as certificates; set it to a PEM file"
        ) from error


class Dropped(Exception):
    """The connection has ended; the message says why."""


class Barred(Dropped):
    """The server does not want us here for some time (banned, throttled): coming back soon makes it worse."""


class Link:
    """One connection; for the next attempt another one is made."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._settings = settings
        self._clock = clock
        self._connection = prepare(self._connected)
        self._connection.heard = self._heard
        self._connection.gone = self._gone
        self._queue: asyncio.Queue[Line | Dropped | None] = asyncio.Queue()
        self._greet: Callable[[], None] = lambda: None
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
        transport = self._connection.transport
        return transport is not None and not transport.is_closing()

    @property
    def encryption(self) -> ssl.SSLObject | None:
        """The connection's encryption, None if there is none."""
        transport = self._connection.transport
        found: ssl.SSLObject | None = (
            transport.get_extra_info("ssl_object") if transport is not None else None
        )
        return found

    def send(self, line: str) -> None:
        """Send one line. Raises `NotNow` when there is no connection."""
        self._connection.send_raw(line)

    async def open(self, greet: Callable[[], None]) -> None:
        """Connect; `greet` is called before NICK and USER are sent. Raises `Refused`, `OSError` or `TimeoutError`."""
        self._greet = greet
        # the package's connect() waits for ever for a server that accepts and says nothing
        await within(self._clock, self._settings.connect_timeout, dial(self._connection, self._settings))
        self._last = self._clock.now()
        self._ticker = asyncio.create_task(self._tick())

    def _connected(self, _connection: Connection) -> None:
        self._greet()

    def _heard(self, line: Line) -> None:
        # any line counts as life: a PONG may stand behind thousands of lines in the server's queue
        self._last, self._pinged = self._clock.now(), None
        self._life = self._clock.played()
        self._queue.put_nowait(line)
        if self._queue.qsize() > _FAR_BEHIND and not self._paused:
            self._paused = True
            self._connection.listen(on=False)

    def _gone(self, reason: str) -> None:
        self._queue.put_nowait(Dropped(reason))

    async def next(self) -> Line | None:
        """The next line, or None when a second has passed. Raises `Dropped` when the connection has ended."""
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
            self._watch()
        return item

    async def _tick(self) -> None:
        while True:
            await self._clock.sleep(_TICK)
            # ticks do not pile up behind lines; but one comes also where there is always another line
            if not self._ticked:
                self._ticked = True
                self._queue.put_nowait(None)

    def _watch(self) -> None:
        """Send a PING after too long a silence. Raises `Dropped` if nothing at all comes in answer."""
        now = self._clock.now()
        if self._pinged is not None:
            if now - self._pinged >= self._settings.ping_timeout:
                raise Dropped(f"no answer for {self._settings.ping_timeout:g} seconds")
        elif now - self._last >= self._settings.ping_after and not self._paused:
            self.ask()

    def ask(self) -> None:
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


class Login:
    """The conversation up to 001, and afterwards the news about capabilities.

    Raises `Refused` out of `hear` when trying again is pointless, `Denied` when it is not.
    """

    def __init__(self, settings: Settings, say: Callable[[str], None], chance: random.Random) -> None:
        self.nick = settings.nick
        self.enabled: set[str] = set()
        self.welcome = False
        self._settings = settings
        self._say = say
        self._offered: dict[str, str] = {}
        self._nicks = alternatives(settings.nick, chance)
        self._authenticated = False
        self._asked: set[str] = set()
        self.hears: Mapping[str, Callable[[Line], None]] = {
            "CAP": self._cap,
            "AUTHENTICATE": self._authenticate,
            "001": self._welcomed,
            **dict.fromkeys(("432", "433", "436", "437"), self._nick_taken),
            **dict.fromkeys(("903", "907"), self._sasl_done),
            **dict.fromkeys(("902", "904", "905", "908"), self._sasl_refused),
            "906": self._sasl_aborted,
            "464": self._password_refused,
        }

    def begin(self) -> None:
        """Ask what the server can do; it does not let us in before CAP END."""
        # 302 makes the server list values (sasl=PLAIN,EXTERNAL) and tell later changes
        self._say("CAP LS 302")

    def _cap(self, line: Line) -> None:
        kind, more = line[1].upper(), line[2] == "*"  # `*`: the list goes on in the next line
        words = line[-1].split()
        if kind in ("LS", "NEW"):
            self._offered |= {name: value for name, _, value in (word.partition("=") for word in words)}
            if not more:
                self._choose(first=kind == "LS")
        elif kind == "ACK":
            self._acknowledged(words)
        elif kind == "DEL":
            self.enabled -= set(words)
        elif kind == "NAK":
            self._answered(words)

    def _choose(self, *, first: bool) -> None:
        """Ask for what we want of what is offered. Raises `Refused` if an account is set and SASL is not offered."""
        wishes = sorted((self._offered.keys() & WANTED) - self.enabled)
        if first and self._settings.sasl is not None:
            mechanisms = self._offered.get("sasl")
            if mechanisms is None:
                raise Refused(self._hint("the server offers no SASL"))
            if mechanisms and "PLAIN" not in mechanisms.upper().split(","):
                raise Refused(self._hint(f"the server offers SASL only by {mechanisms}"))
            # on its own line: a REQ is granted or refused as a whole, and another wish must not cost the login
            self._ask("sasl")
        if wishes:
            self._ask(*wishes)
        elif first:
            self._answered([])

    def _ask(self, *wishes: str) -> None:
        self._asked |= set(wishes)
        self._say(f"CAP REQ :{' '.join(wishes)}")

    def _acknowledged(self, words: list[str]) -> None:
        self.enabled |= {word for word in words if not word.startswith("-")}
        self.enabled -= {word[1:] for word in words if word.startswith("-")}
        self._answered(words)

    def _answered(self, words: list[str]) -> None:
        """The server has decided on these wishes; go on with the login when it has on all."""
        self._asked -= {word.lstrip("-") for word in words}
        if self.welcome or self._asked:
            return
        if "sasl" in self.enabled and not self._authenticated:
            self._say("AUTHENTICATE PLAIN")
        else:
            self._end()

    def _end(self) -> None:
        # never go on without the login that was set: the bot would play under a nick that anybody may take
        if self._settings.sasl is not None and not self._authenticated:
            raise Refused(self._hint("the server does not let us use SASL"))
        self._say("CAP END")

    def _authenticate(self, line: Line) -> None:
        if line[0] == "+" and self._settings.sasl is not None:
            for chunk in plain_chunks(self._settings.sasl):
                self._say(f"AUTHENTICATE {chunk}")

    def _sasl_done(self, _line: Line) -> None:
        self._authenticated = True
        if not self.welcome:
            self._end()

    def _sasl_refused(self, line: Line) -> None:
        if not self.welcome:
            raise Refused(self._hint(f"the server refused the login ({line.command})"))

    def _sasl_aborted(self, _line: Line) -> None:
        if not self.welcome:
            raise Denied("the login by SASL was aborted")

    def _hint(self, what: str) -> str:
        account = self._settings.sasl.account if self._settings.sasl else ""
        return f"{what}; check sasl.account ({account}) and its password, or remove sasl from the settings"

    def _password_refused(self, _line: Line) -> None:
        raise Refused("the server wants another password; set password for this network")

    def _welcomed(self, line: Line) -> None:
        if self._settings.sasl is not None and not self._authenticated:
            raise Refused(self._hint("the server let us in without asking for the login"))
        # the server may have shortened the nick without a word: 001 says what we are really called
        self.nick = line[0] or self.nick
        self.welcome = True

    def _nick_taken(self, line: Line) -> None:
        if self.welcome:
            return
        try:
            self.nick = next(self._nicks)
        except StopIteration:
            raise Refused(
                f"the nick {self._settings.nick} and all like it are not allowed: {line[-1]}"
            ) from None
        self._say(f"NICK {self.nick}")


def alternatives(nick: str, chance: random.Random) -> Iterator[str]:
    """Other nicks to try when `nick` is taken or too long, thirty of them; all but the first fit nine characters.

    >>> tried = list(alternatives("unobot", random.Random(1)))
    >>> tried[:2], len(tried)
    (['unobot_', 'unobot__'], 30)
    """
    yield f"{nick}_"
    yield f"{nick[:7]}__"
    for _ in range(28):
        yield f"{nick[:6]}{chance.randrange(1000):03}"


def plain_chunks(sasl: Sasl) -> list[str]:
    """What to send after AUTHENTICATE, in pieces of at most 400 bytes.

    A piece of exactly 400 says that more follows; if nothing does, `+` ends it.
    """
    secret = f"{sasl.account}\0{sasl.account}\0{sasl.password.reveal()}".encode()
    text = base64.b64encode(secret).decode()
    chunks = [text[start : start + 400] for start in range(0, len(text), 400)]
    return [*chunks, "+"] if len(chunks[-1]) == 400 else chunks
