"""`unobot check --online`: what a server and its rooms let the bot do."""

import ssl
import time
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from unobot.adapter import Finding, NotNow, Refused, TokenBucket
from unobot.clock import Clock, within
from unobot.parsing.masks import fits
from unobot_irc.connection import Denied, Dropped, LineStream, Registration
from unobot_irc.protocol import Features, Line, handlers, harmless
from unobot_irc.settings import USUAL, IrcRelay, IrcSettings, usual_pace

_ANSWER = 30.0
"""Seconds that the server may take for an answer: in a flood-limited one our lines wait in its queue."""
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
_SOON = 14 * 86_400.0
"""A certificate that ends within so many seconds had better be renewed now."""
_BURST = 10
"""So many lines at once are taken by every server that was measured."""
_LIMITS = {
    "ngircd": "ngIRCd takes 3 to 10 lines at once, then 3 a second; beyond that it slows us down",
    "solanum": "Solanum takes 5 lines at once by default, then 2 a second; who sends far more is put out",
    "inspircd": "InspIRCd takes 10 lines at once by default, then 1 a second; who sends far more is put out",
}
"""What is known of servers whose limits are the default ones, by the beginning of their names."""


async def check_network(settings: IrcSettings, clock: Clock, chance: Random) -> AsyncGenerator[Finding, None]:
    """Visit the network, and yield what is found. Raises nothing."""
    client = CheckClient(settings, clock, chance)
    address = f"{settings.host}:{settings.port}"
    inside = False
    try:
        await client.open()
        inside = True
        yield Finding("reachable", address)
        for finding in (*_encryption(settings, client), _account(settings, client), _rate(settings, client)):
            yield finding
        bot = await _look_at_bot(client, settings)
        yield bot.finding
        for relay in settings.relays:
            yield await _look_at_relay(client, relay)
        for written in settings.rooms:
            yield await _look_at_room(client, settings, written, bot)
        yield Finding(
            "mention", "rings: turns are told by PRIVMSG, and begin with the nick of whose turn it is"
        )
    except Refused as refusal:
        yield Finding("login", "refused", str(refusal), stops=True)
    except (Dropped, Denied, NotNow) as end:
        yield Finding("login", str(end), "try it later; if it stays so, ask the network's staff", stops=True)
    except (OSError, TimeoutError) as problem:
        reason = str(problem) or "no answer"
        if inside:
            yield Finding("connection", f"was lost: {reason}", "try it again", stops=True)
        else:
            cure = (
                f"see whether {address} is right, whether the server runs, and whether a firewall is between"
            )
            yield Finding("reachable", f"{address} is not: {reason}", cure, stops=True)
    finally:
        await client.close()


class CheckClient:
    """A short connection beside the bot's own, under another nick: questions, each with all the lines that answer it.

    Only `open` it once, then `ask`, then `close` it.
    """

    def __init__(self, settings: IrcSettings, clock: Clock, chance: Random) -> None:
        # the bot's own nick may be in use by the bot
        nick = f"{settings.nick[:5]}{chance.randrange(1000):03}"
        own_settings = replace(settings, nick=nick, rooms=())
        pace = settings.pace or USUAL
        self._clock = clock
        self._pace = TokenBucket(pace.burst, pace.per_second, clock.now())
        self._link = LineStream(own_settings, clock)
        self._count = 0
        self.features = Features()
        self.login = Registration(own_settings, self.features, self._link.send, chance)
        self._handlers = handlers(self.login)

    @property
    def encryption(self) -> ssl.SSLObject | None:
        """The connection's encryption, None if there is none."""
        return self._link.encryption

    async def open(self) -> None:
        """Connect and log in. Raises `Refused`, `Denied`, `Dropped`, `OSError` or `TimeoutError`."""
        await self._link.open(self.login.begin)
        await self._read(lambda line: line.command in ("376", "422"))

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
        return await self._read(lambda line: line.command == "PONG" and line[-1] == mark)

    async def _read(self, is_end: Callable[[Line], bool]) -> list[Line]:
        async def read() -> list[Line]:
            lines: list[Line] = []
            while not lines or not is_end(lines[-1]):
                line = await self._link.next()
                if line is not None:
                    lines.append(line)
                    for handle in self._handlers.get(line.command, ()):
                        handle(line)
            return lines

        return await within(self._clock, _ANSWER, read())

    async def close(self) -> None:
        """Say goodbye and disconnect."""
        await self._link.close("goodbye" if self.login.welcome else None)


def _encryption(settings: IrcSettings, client: CheckClient) -> Iterator[Finding]:
    if (encryption := client.encryption) is None:
        secret = settings.sasl is not None or settings.password is not None
        # on this machine nobody listens between
        if settings.host not in ("localhost", "127.0.0.1", "::1"):
            found = "no TLS: everybody on the way can read the hands" + (
                " and the password" if secret else ""
            )
            yield Finding("encryption", found, "tls = true, and the server's port for it (6697)")
        return
    ends = ssl.cert_time_to_seconds(str((encryption.getpeercert() or {}).get("notAfter", "")))
    day = time.strftime("%Y-%m-%d", time.gmtime(ends))
    cure = "the server's staff must renew it" if ends - time.time() < _SOON else ""
    yield Finding("encryption", f"{encryption.version()}, its certificate is good until {day}", cure)


def _account(settings: IrcSettings, client: CheckClient) -> Finding:
    nick, account = client.login.nick, client.login.account
    if settings.sasl is None:
        cure = "" if account is None else "name it in sasl"
        return Finding("login", f"as {nick}, without an account", cure)
    if account is None:
        return Finding("login", f"as {nick}; the server does not say whether as {settings.sasl.account}")
    return Finding("login", f"as {nick} (for this look), account {account}")


def _rate(settings: IrcSettings, client: CheckClient) -> Finding:
    server = client.login.software or "a server that does not tell its name"
    usual = usual_pace(client.login.software)
    pace = settings.pace or usual
    known = next(
        (limit for name, limit in _LIMITS.items() if server.lower().startswith(name)),
        f"{server}, whose limit it does not tell",
    )
    too_fast = pace.burst > _BURST or pace.per_second > usual.per_second
    cure = "remove pace from the settings, unless the network's staff have lifted the limit for the bot"
    return Finding(
        "rate",
        f"{known}; we send {pace.burst} lines at once, then {pace.per_second:g} a second (pace)",
        cure if too_fast else "",
    )


@dataclass(frozen=True, slots=True)
class _Bot:
    """What the client sees of the bot itself: whether it is there under the configured nick, and its mask, if known."""

    there: bool
    mask: str
    finding: Finding


async def _look_at_bot(client: CheckClient, settings: IrcSettings) -> _Bot:
    """Find out whether who has the configured nick is the bot: it has our account, or our user name and host."""
    answer = await client.ask(f"WHOIS {settings.nick}", f"WHOIS {client.login.nick}")

    def last(command: str, nick: str) -> Line | None:
        about = (line for line in answer[::-1] if line.command == command)
        return next((line for line in about if client.features.same(line[1], nick)), None)

    def address(nick: str) -> str:
        line = last("311", nick)
        return f"{line[2]}@{line[3]}" if line is not None else ""

    theirs, ours, login = address(settings.nick), address(client.login.nick), last("330", settings.nick)
    if not theirs:
        # it will come from where we come from
        found = Finding("nick", f"{settings.nick} is free: the bot is not running there")
        return _Bot(there=False, mask=f"{settings.nick}!{ours}", finding=found)
    if theirs == ours or (login is not None and login[2] and login[2] == client.login.account):
        found = Finding("nick", f"{settings.nick} is online: the bot is running")
        return _Bot(there=True, mask=f"{settings.nick}!{theirs}", finding=found)
    cure = f"find out who it is (/whois {settings.nick}), or set another nick; the bot is called {settings.nick}_ meanwhile"
    found = Finding("nick", f"somebody else has {settings.nick}", cure)
    return _Bot(there=False, mask=f"{settings.nick}_!{ours}", finding=found)


async def _look_at_relay(client: CheckClient, relay: IrcRelay) -> Finding:
    """Find out whether a relay is there, and is who it must be for the bot to hear it."""
    what, fold = f"relay {relay.nick}", client.features.fold
    answer = await client.ask(f"WHOIS {relay.nick}")
    about = {line.command: line for line in answer if client.features.same(line[1], relay.nick)}
    if "311" not in about:
        return Finding(what, "is not online", "start the bridge, or correct the nick in relays")
    address, account = f"{about['311'][2]}@{about['311'][3]}", about["330"][2] if "330" in about else ""
    if relay.account is not None and fold(account) != fold(relay.account):
        found = f"has the account {account}" if account else "is not logged in to an account"
        cure = f"log it in to {relay.account}, or correct account in relays"
        return Finding(what, f"{found}: nobody behind it is heard", cure)
    if relay.host is not None and not fits(fold(relay.host), fold(f"{relay.nick}!{address}")):
        cure = f'correct it in relays: host = "*!{address}"'
        return Finding(
            what, f"comes from {address}, which host does not fit: nobody behind it is heard", cure
        )
    if relay.account is None and relay.host is None:
        sure = f'account = "{account}"' if account else f'host = "*!{address}"'
        return Finding(
            what, "is online; whoever takes its nick speaks for all", f"say in relays who it is: {sure}"
        )
    return Finding(what, "is online, and known by more than its nick")


async def _look_at_room(client: CheckClient, settings: IrcSettings, written: str, bot: _Bot) -> Finding:
    """Go in, read the modes and bans, go out; nothing is said there. Raises `Dropped` or `TimeoutError`."""
    room, _, key = written.partition(" ")
    what = f"room {room}"
    # a line that no client shows, but that the server refuses like every other: there may be no right to speak
    trial = [f"@+unobot/check=1 TAGMSG {room}"] if client.login.has("message-tags") else []
    # all at once: where the room does not let us in, the other lines are refused, too
    answer = await client.ask(
        f"JOIN {room} {key}".rstrip(), f"MODE {room}", f"MODE {room} +b", *trial, f"PART {room}"
    )
    same = client.features.same
    if not any(line.command == "JOIN" and same(line.nick, client.login.nick) for line in answer):
        about = [line for line in answer if any(same(room, param) for param in line.params[:2])]
        return _kept_out(what, room, about, settings, bot)
    # who is there has a right of their own; who is not gets what the client got, which has the same account
    signs = "".join(client.features.ranks)
    ranks: dict[str, str] = {}
    for line in answer:
        for entry in line[3].split() if line.command == "353" else ():
            mask = entry.lstrip(signs)
            ranks[client.features.fold(mask.partition("!")[0])] = entry[: len(entry) - len(mask)]
    there = bot.there and client.features.fold(settings.nick) in ranks
    rank = ranks.get(client.features.fold(settings.nick if there else client.login.nick), "")
    modes = "".join(line[2] for line in answer if line.command == "324")
    if not rank:
        for problem, cure in _problems(client, settings, room, modes, bot, answer):
            return Finding(what, problem, cure, stops=True)
    operators = {
        sign for sign, mode in client.features.ranks.items() if mode in client.features.operator_modes
    }
    if "u" in modes and client.login.software.startswith("InspIRCd") and not operators & set(rank):
        cure = f"make the bot an operator there: /mode {room} +o {settings.nick}"
        return Finding(what, "hides its people from the bot (+u), which deals only to whom it sees", cure)
    return Finding(what, "lets the bot in, and lets it speak")


def _kept_out(what: str, room: str, answer: Sequence[Line], settings: IrcSettings, bot: _Bot) -> Finding:
    refusal = next((line for line in answer if line.command.isdigit() and line.command[0] in "45"), None)
    if refusal is None:
        return Finding(what, "no answer to JOIN", "try it again", stops=True)
    cure = _CURES.get(refusal.command, _OTHERS).format(room=room, nick=settings.nick)
    reason = f"does not let us in: {harmless(refusal[-1])} ({refusal.command})"
    if bot.there:
        # +i and +l hold for who comes now
        return Finding(what, f"{reason}; the bot, which is running, may be in it", cure)
    return Finding(what, reason, cure, stops=True)


def _problems(
    client: CheckClient, settings: IrcSettings, room: str, modes: str, bot: _Bot, answer: Sequence[Line]
) -> Iterator[tuple[str, str]]:
    """Yield why the bot, without a rank, may not speak there, each with the cure."""
    account = settings.sasl.account if settings.sasl else ""
    forever = f", or for good /msg ChanServ FLAGS {room} {account} +V" if account else ""
    voice = f"give it a voice: /mode {room} +v {settings.nick}{forever}"
    fold = client.features.fold
    if "m" in modes:
        yield "is moderated (+m), and the bot has no voice", voice
    if "M" in modes and not account:
        yield "lets only those with an account speak (+M)", f"set sasl, or {voice}"
    for line in answer:
        if line.command == "367":
            kind = next((kind for kind in _MUTES if line[2].startswith(kind)), "")
            if fits(fold(line[2].removeprefix(kind)), fold(bot.mask)):
                yield f"a ban fits the bot: {line[2]}", f"/mode {room} -b {line[2]}, or {voice}"
    for line in answer:
        # 404: cannot send to channel; 477, 531 say so for other reasons
        if line.command in ("404", "477", "531"):
            yield f"does not let us speak: {harmless(line[-1])} ({line.command})", voice
