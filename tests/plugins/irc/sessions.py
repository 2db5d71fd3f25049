"""A session of the IRC adapter without a connection: lines in, news out."""

import random
from collections.abc import Mapping

from tests.reading import good
from unobot.adapter import Incoming, Network, Said, TokenBucket
from unobot.clock import HeldClock
from unobot_irc import IrcSettings, Session
from unobot_irc.housekeeping import Channels
from unobot_irc.people import Identities, Proofs, Tracker
from unobot_irc.protocol import Features, parse
from unobot_irc.receipts import SendOutcomes
from unobot_irc.relays import Relays

LIFTED: Mapping[str, float] = {"burst": 1000, "per_second": 1000.0}


def _begins_with_a_prefix(said: Said) -> bool:
    """As a room without a table reads lines."""
    return said.room is None or said.addressed or said.text.startswith("!")


class Spoken:
    """A session that was let in, wants so many rooms `#r0`, `#r1` …, and hears lines as a server sends them."""

    def __init__(
        self,
        rooms: int,
        proofs: Proofs | None = None,
        pace: Mapping[str, float] | None = LIFTED,
        relays: Relays | None = None,
    ) -> None:
        names = [f"#r{number}" for number in range(rooms)]
        told = {"host": "irc.example.org", "nick": "unobot", "rooms": names, "pace": pace}
        settings = good(IrcSettings, {key: value for key, value in told.items() if value is not None})
        self.clock, self.sent = HeldClock(), list[str]()
        features, chance = Features(), random.Random(1)
        identities = Identities("1", features, trust_hosts=False)
        wanted = Channels(features, names, chance)
        self.tracker = Tracker(Network("irc"), features, wanted, identities, proofs or Proofs([]))
        self.pace = TokenBucket(1, 1.0, self.clock.now())
        self.outcomes = SendOutcomes("test")
        self.session = Session(
            settings,
            self.tracker,
            self.sent.append,
            self.clock,
            chance,
            self.outcomes,
            self.pace,
            _begins_with_a_prefix,
            relays,
        )
        self.hear(":s 001 unobot :welcome", ":s 005 unobot WHOX :are supported", ":s 376 unobot :end")

    def hear(self, *lines: str) -> list[Incoming]:
        """What the bot is told when the server sends these lines."""
        news: list[Incoming] = []
        for line in lines:
            parsed = parse(line)
            assert parsed is not None
            news += self.session.hear(parsed)
        return news

    def enter(self, number: int, *nicks: str) -> list[Incoming]:
        """The bot comes into a room with these people, none of whom has an account."""
        room = f"#r{number}"
        names = [
            f":s 353 unobot = {room} :{' '.join(nicks[at : at + 30])}" for at in range(0, len(nicks), 30)
        ]
        who = [f":s 354 unobot 417 u h {nick} 0" for nick in nicks]
        return self.hear(
            f":unobot!u@h JOIN {room}",
            *names,
            f":s 366 unobot {room} :end",
            *who,
            f":s 315 unobot {room} :end",
        )

    def tick(self, seconds: float = 1.0) -> list[Incoming]:
        """Time has passed."""
        self.clock._now += seconds
        return self.session.tick()
