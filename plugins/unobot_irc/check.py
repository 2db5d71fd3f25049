"""`unobot check --online`: what a server and its rooms let the bot do."""

import ssl
import time
from collections.abc import AsyncGenerator, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from unobot.adapter import Finding, NotNow, Refused
from unobot.clock import Clock
from unobot.masks import fits
from unobot.pacing import TokenBucket
from unobot.waiting import within
from unobot_irc.connection import Denied, Dropped, Link, Login
from unobot_irc.protocol import Features, Line, harmless
from unobot_irc.settings import USUAL, Settings, usual_pace

_ANSWER = 30.0
"""Seconds that the server may take for an answer: in a flood-limited one our lines wait in its queue."""


class CheckClient:
    """One visit. Only `open` it once, then `ask`, then `close` it."""

    def __init__(self, settings: Settings, clock: Clock, chance: Random) -> None:
        # the bot's own nick may be in use by the bot
        nick = f"{settings.nick[:5]}{chance.randrange(1000):03}"
        borrowed = replace(settings, nick=nick, rooms=())
        self._clock = clock
        self._link = Link(borrowed, clock)
        self._login = Login(borrowed, self._link.send, chance)
        pace = settings.pace or USUAL
        self._pace = TokenBucket(pace.burst, pace.per_second, clock.now())
        self._count = 0
        self.features = Features()
        self.account: str | None = None
        """The services account that we are logged in to."""
        self.software = ""
        """What the server calls itself: `InspIRCd-3`."""
        self.mask = ""
        """`nick!user@host`, as far as the server has told it."""

    @property
    def nick(self) -> str:
        """Our nick there."""
        return self._login.nick

    def has(self, capability: str) -> bool:
        """Whether the server has granted this capability."""
        return capability in self._login.enabled

    @property
    def encryption(self) -> ssl.SSLObject | None:
        """The connection's encryption, None if there is none."""
        return self._link.encryption

    async def open(self) -> None:
        """Connect and log in. Raises `Refused`, `Denied`, `Dropped`, `OSError` or `TimeoutError`."""
        await self._link.open(self._login.begin)
        await within(self._clock, _ANSWER, self._let_in())

    async def _let_in(self) -> None:
        """Go through the greeting to its end."""
        hears: Mapping[str, Callable[[Line], None]] = {
            **self._login.hears,
            "005": self._told,
            "900": self._logged_in,
        }
        while (line := await self._link.next()) is None or line.command not in ("376", "422"):
            if line is None:
                continue
            if line.command == "ERROR":
                raise Dropped(f"the server said: {line[-1]}")
            if line.command == "004":
                self.software = line[2]
            hears.get(line.command, _nothing)(line)

    def _told(self, line: Line) -> None:
        self.features.load(line.params[1:-1])

    def _logged_in(self, line: Line) -> None:
        self.mask, self.account = line[1], line[2]

    async def ask(self, *lines: str) -> list[Line]:
        """Send these lines at a harmless pace; returns all that came up to the end of their answers.

        Raises `Dropped` or `TimeoutError`.
        """
        self._count += 1
        mark = f"unobot-visit-{self._count}"
        for line in (*lines, f"PING :{mark}"):
            await self._clock.sleep(self._pace.wait(1, self._clock.now()))
            self._pace.spend(1, self._clock.now())
            self._link.send(line)
        return await within(self._clock, _ANSWER, self._until(mark))

    async def _until(self, mark: str) -> list[Line]:
        heard: list[Line] = []
        while True:
            line = await self._link.next()
            if line is None:
                continue
            if line.command == "PONG" and line[-1] == mark:
                return heard
            heard.append(line)

    async def close(self) -> None:
        """Say goodbye and disconnect."""
        await self._link.close("goodbye" if self._login.welcome else None)


def _nothing(_line: Line) -> None:
    pass


_CURES = {
    "403": "write its name as the network does: rooms",
    "405": "the account may be in no more rooms: leave some, or ask the network's staff",
    "471": "raise the room's limit: /mode {room} +l NUMBER",
    "473": "let the bot in, here and at every start: /mode {room} +I {nick}!*@*, or /mode {room} -i",
    "474": "lift the ban: /mode {room} +b shows them, /mode {room} -b MASK",
    "475": 'write the key behind the name: rooms = ["{room} KEY"]',
    "477": "the room takes only who has an account: set sasl",
}
"""What to do where a room does not let us in, by the number of the refusal."""
_MUTES = ("m:", "~q:", "~quiet:", "~m:", "q:", "~")
"""What stands before the mask in a ban that only silences, on the servers that have such."""
_OTHERS = "ask the room's operators"


@dataclass(frozen=True, slots=True)
class BotSeen:
    """What the visitor sees of the bot itself: whether it is there under the configured nick, and its mask, if known."""

    there: bool = False
    mask: str = ""
    finding: Finding | None = None


async def see_bot(client: CheckClient, settings: Settings) -> BotSeen:
    """Whether who has the configured nick is the bot: it has our account, or our user name and host."""
    heard = await client.ask(f"WHOIS {settings.nick}", f"WHOIS {client.nick}")
    told = [_whois(heard, client, nick) for nick in (settings.nick, client.nick)]
    (mask, account), (ours, _) = told
    if not mask:
        # it will come from where we come from
        return BotSeen(
            mask=f"{settings.nick}!{ours}",
            finding=Finding("nick", f"{settings.nick} is free: the bot is not running there"),
        )
    if mask == ours or (account and account == client.account):
        return BotSeen(
            True, f"{settings.nick}!{mask}", Finding("nick", f"{settings.nick} is online: the bot is running")
        )
    cure = f"find out who it is (/whois {settings.nick}), or set another nick; the bot is called {settings.nick}_ meanwhile"
    return BotSeen(
        mask=f"{settings.nick}_!{ours}", finding=Finding("nick", f"somebody else has {settings.nick}", cure)
    )


def _whois(heard: Sequence[Line], client: CheckClient, nick: str) -> tuple[str, str]:
    """Their `user@host` and account, empty if nobody is there or that is not told."""
    same = client.features.fold(nick)
    mask = account = ""
    for line in heard:
        if client.features.fold(line[1]) != same:
            continue
        if line.command == "311":
            mask = f"{line[2]}@{line[3]}"
        elif line.command == "330":
            account = line[2]
    return mask, account


async def look_at_room(client: CheckClient, settings: Settings, written: str, bot: BotSeen) -> Finding:
    """Go in, read the modes and bans, go out. Raises `Dropped` or `TimeoutError`."""
    room, _, key = written.partition(" ")
    what = f"room {room}"
    # all at once: where the room does not let us in, the other lines are refused, too
    heard = await client.ask(
        f"JOIN {room} {key}".rstrip(),
        f"MODE {room}",
        f"MODE {room} +b",
        *_trial(client, room),
        f"PART {room}",
    )
    fold = client.features.fold
    if not any(line.command == "JOIN" and fold(line.nick) == fold(client.nick) for line in heard):
        about = [line for line in heard if fold(room) in map(fold, line.params[:2])]
        return _kept_out(what, room, about, settings, bot)
    seen = _Seen(client, settings, room, bot, heard)
    for told, cure in seen.problems():
        return Finding(what, told, cure, stops=True)
    if seen.hides():
        cure = f"make the bot an operator there: /mode {room} +o {settings.nick}"
        return Finding(what, "hides its people from the bot (+u), which deals only to whom it sees", cure)
    return Finding(what, "lets the bot in, and lets it speak")


def _trial(client: CheckClient, room: str) -> Iterator[str]:
    """A line that no client shows, but that the server refuses like every other: there may be no right to speak."""
    if client.has("message-tags"):
        yield f"@+unobot/check=1 TAGMSG {room}"


def _kept_out(what: str, room: str, heard: Sequence[Line], settings: Settings, bot: BotSeen) -> Finding:
    refusal = next((line for line in heard if line.command.isdigit() and line.command[0] in "45"), None)
    if refusal is None:
        return Finding(what, "no answer to JOIN", "try it again", stops=True)
    cure = _CURES.get(refusal.command, _OTHERS).format(room=room, nick=settings.nick)
    told = f"does not let us in: {harmless(refusal[-1])} ({refusal.command})"
    if bot.there:
        # +i and +l hold for who comes now
        return Finding(what, f"{told}; the bot, which is running, may be in it", cure)
    return Finding(what, told, cure, stops=True)


class _Seen:
    """What the answers in one room say about the bot's right to speak."""

    def __init__(
        self, client: CheckClient, settings: Settings, room: str, bot: BotSeen, heard: Sequence[Line]
    ) -> None:
        self._client, self._settings, self._room, self._bot, self._heard = client, settings, room, bot, heard
        # who is there has a right of their own; who is not gets what the visitor got, which has the same account
        ranks = self._ranks()
        nick = settings.nick if bot.there and self._is_there() else client.nick
        self.rank = ranks.get(client.features.fold(nick), "")
        self.modes = "".join(line[2] for line in heard if line.command == "324")

    def _ranks(self) -> dict[str, str]:
        signs = "".join(self._client.features.ranks)
        entries = [word for line in self._heard if line.command == "353" for word in line[3].split()]
        return {
            self._client.features.fold(entry.lstrip(signs).partition("!")[0]): entry[
                : len(entry) - len(entry.lstrip(signs))
            ]
            for entry in entries
        }

    def _is_there(self) -> bool:
        return self._client.features.fold(self._settings.nick) in self._ranks()

    def problems(self) -> Iterator[tuple[str, str]]:
        """Why the bot may not speak there, each with the cure."""
        if self.rank:
            return
        account = self._settings.sasl.account if self._settings.sasl else ""
        forever = f", or for good /msg ChanServ FLAGS {self._room} {account} +V" if account else ""
        voice = f"give it a voice: /mode {self._room} +v {self._settings.nick}{forever}"
        if "m" in self.modes:
            yield "is moderated (+m), and the bot has no voice", voice
        if "M" in self.modes and not account:
            yield "lets only those with an account speak (+M)", f"set sasl, or {voice}"
        for mask in self._bans():
            yield f"a ban fits the bot: {mask}", f"/mode {self._room} -b {mask}, or {voice}"
        for line in self._heard:
            # 404: cannot send to channel; 477, 531: the same for other reasons
            if line.command in ("404", "477", "531"):
                yield f"does not let us speak: {harmless(line[-1])} ({line.command})", voice

    def _bans(self) -> Iterator[str]:
        fold = self._client.features.fold
        for line in self._heard:
            if line.command == "367":
                bare = next(
                    (line[2].removeprefix(kind) for kind in _MUTES if line[2].startswith(kind)), line[2]
                )
                if fits(fold(bare), fold(self._bot.mask)):
                    yield line[2]

    def hides(self) -> bool:
        """Whether only operators see who is there."""
        operators = {
            sign
            for sign, mode in self._client.features.ranks.items()
            if mode in self._client.features.operator_modes
        }
        return (
            "u" in self.modes
            and self._client.software.startswith("InspIRCd")
            and not operators & set(self.rank)
        )


_DAY = 86_400.0
_SOON = 14 * _DAY
"""A certificate that ends within so many seconds had better be renewed now."""
_BURST = 10
"""So many lines at once are taken by every server that was measured."""
_LIMITS = {
    "ngircd": "ngIRCd takes 3 to 10 lines at once, then 3 a second; beyond that it slows us down",
    "solanum": "Solanum takes 5 lines at once by default, then 2 a second; who sends far more is put out",
    "inspircd": "InspIRCd takes 10 lines at once by default, then 1 a second; who sends far more is put out",
}
"""What is known of servers whose limits are the default ones, by the beginning of their names."""


async def check_network(settings: Settings, clock: Clock, chance: Random) -> AsyncGenerator[Finding, None]:
    """Visit the network, and yield what is found. Raises nothing."""
    client = CheckClient(settings, clock, chance)
    address = f"{settings.host}:{settings.port}"
    inside = False
    try:
        await client.open()
        inside = True
        yield Finding("reachable", address)
        for finding in (
            *_encryption(settings, client),
            *_account(settings, client),
            *_rate(settings, client),
        ):
            yield finding
        bot = await see_bot(client, settings)
        if bot.finding is not None:
            yield bot.finding
        for written in settings.rooms:
            yield await look_at_room(client, settings, written, bot)
        yield Finding(
            "mention", "rings: turns are told by PRIVMSG, and begin with the nick of whose turn it is"
        )
    except Refused as refusal:
        yield Finding("login", "refused", str(refusal), stops=True)
    except (Dropped, Denied, NotNow) as end:
        yield Finding("login", str(end), "try it later; if it stays so, ask the network's staff", stops=True)
    except (OSError, TimeoutError) as problem:
        yield _unreachable(address, str(problem) or "no answer", inside=inside)
    finally:
        await client.close()


def _unreachable(address: str, reason: str, *, inside: bool) -> Finding:
    """The server is not there, or (`inside`) not any more."""
    if inside:
        return Finding("connection", f"was lost: {reason}", "try it again", stops=True)
    cure = f"see whether {address} is right, whether the server runs, and whether a firewall is between"
    return Finding("reachable", f"{address} is not: {reason}", cure, stops=True)


def _encryption(settings: Settings, client: CheckClient) -> Iterator[Finding]:
    if (encryption := client.encryption) is None:
        secret = settings.sasl is not None or settings.password is not None
        # on this machine nobody listens between
        if settings.host not in ("localhost", "127.0.0.1", "::1"):
            told = "no TLS: everybody on the way can read the hands" + (" and the password" if secret else "")
            yield Finding("encryption", told, "tls = true, and the server's port for it (6697)")
        return
    ends = ssl.cert_time_to_seconds(str((encryption.getpeercert() or {}).get("notAfter", "")))
    day = time.strftime("%Y-%m-%d", time.gmtime(ends))
    cure = "the server's staff must renew it" if ends - time.time() < _SOON else ""
    yield Finding("encryption", f"{encryption.version()}, its certificate is good until {day}", cure)


def _account(settings: Settings, client: CheckClient) -> Iterator[Finding]:
    if settings.sasl is None:
        told = f"as {client.nick}, without an account"
        cure = "" if client.account is None else "name it in sasl"
        yield Finding("login", told, cure)
    elif client.account is None:
        yield Finding(
            "login", f"as {client.nick}; the server does not say whether as {settings.sasl.account}"
        )
    else:
        yield Finding("login", f"as {client.nick} (for this look), account {client.account}")


def _rate(settings: Settings, client: CheckClient) -> Iterator[Finding]:
    usual = usual_pace(client.software)
    pace = settings.pace or usual
    ours = f"we send {pace.burst} lines at once, then {pace.per_second:g} a second (pace)"
    server = client.software or "a server that does not tell its name"
    known = next(
        (told for name, told in _LIMITS.items() if server.lower().startswith(name)),
        f"{server}, whose limit it does not tell",
    )
    too_fast = pace.burst > _BURST or pace.per_second > usual.per_second
    cure = "remove pace from the settings, unless the network's staff have lifted the limit for the bot"
    yield Finding("rate", f"{known}; {ours}", cure if too_fast else "")
