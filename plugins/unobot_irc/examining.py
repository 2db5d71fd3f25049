"""How the bot stands with an IRC network, as `unobot check --online` tells it."""

import ssl
import time
from collections.abc import AsyncGenerator, Iterator
from random import Random

from unobot.adapter import Finding, NotNow, Refused
from unobot.clock import Clock
from unobot_irc.chores import usual_pace
from unobot_irc.link import Dropped
from unobot_irc.login import Denied
from unobot_irc.rights import look_at_room, see_bot
from unobot_irc.settings import Settings
from unobot_irc.visit import Visit

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


async def examined(settings: Settings, clock: Clock, chance: Random) -> AsyncGenerator[Finding, None]:
    """Visit the network, and yield what is found. Raises nothing."""
    visit = Visit(settings, clock, chance)
    address = f"{settings.host}:{settings.port}"
    inside = False
    try:
        await visit.open()
        inside = True
        yield Finding("reachable", address)
        for finding in (*_encryption(settings, visit), *_account(settings, visit), *_rate(settings, visit)):
            yield finding
        bot = await see_bot(visit, settings)
        if bot.finding is not None:
            yield bot.finding
        for written in settings.rooms:
            yield await look_at_room(visit, settings, written, bot)
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
        await visit.close()


def _unreachable(address: str, reason: str, *, inside: bool) -> Finding:
    """The server is not there, or (`inside`) not any more."""
    if inside:
        return Finding("connection", f"was lost: {reason}", "try it again", stops=True)
    cure = f"see whether {address} is right, whether the server runs, and whether a firewall is between"
    return Finding("reachable", f"{address} is not: {reason}", cure, stops=True)


def _encryption(settings: Settings, visit: Visit) -> Iterator[Finding]:
    if (encryption := visit.encryption) is None:
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


def _account(settings: Settings, visit: Visit) -> Iterator[Finding]:
    if settings.sasl is None:
        told = f"as {visit.nick}, without an account"
        cure = "" if visit.account is None else "name it in sasl"
        yield Finding("login", told, cure)
    elif visit.account is None:
        yield Finding("login", f"as {visit.nick}; the server does not say whether as {settings.sasl.account}")
    else:
        yield Finding("login", f"as {visit.nick} (for this look), account {visit.account}")


def _rate(settings: Settings, visit: Visit) -> Iterator[Finding]:
    usual = usual_pace(visit.software)
    pace = settings.pace or usual
    ours = f"we send {pace.burst} lines at once, then {pace.per_second:g} a second (pace)"
    server = visit.software or "a server that does not tell its name"
    known = next(
        (told for name, told in _LIMITS.items() if server.lower().startswith(name)),
        f"{server}, whose limit it does not tell",
    )
    too_fast = pace.burst > _BURST or pace.per_second > usual.per_second
    cure = "remove pace from the settings, unless the network's staff have lifted the limit for the bot"
    yield Finding("rate", f"{known}; {ours}", cure if too_fast else "")
