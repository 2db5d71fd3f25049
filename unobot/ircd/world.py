"""Who is connected and who is in which channel."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

from unobot.clock import Clock
from unobot.ircd.errors import Error, Refusal
from unobot.ircd.message import Message
from unobot.ircd.names import CaseMapping, fold


class ClientWire(Protocol):
    """The way to one client."""

    def send(self, message: Message, /) -> None:
        """Send a line; does nothing once the connection is closing."""
        ...

    def close(self) -> None:
        """End the connection after what was sent has gone out."""
        ...


@dataclass(eq=False, slots=True)
class Client:
    """One connection and who is behind it. `nick` is `*` until one is given; `away` is None when present."""

    wire: ClientWire
    host: str
    signon: float
    nick: str = "*"
    user: str = ""
    real_name: str = ""
    away: str | None = None
    registered: bool = False
    negotiating: bool = False
    caps: set[str] = field(default_factory=set)
    heard: float = 0.0
    spoke: float = 0.0
    pinged: bool = False
    channels: dict[str, "Channel"] = field(default_factory=dict)

    @property
    def address(self) -> str:
        """`nick!user@host`, as others see it."""
        return f"{self.nick}!{self.user}@{self.host}"


@dataclass(eq=False, slots=True)
class Channel:
    """A channel: its members with their ranks (`o`, `v`), its topic and its modes. It lives while it has members."""

    name: str
    created: int
    members: dict[Client, set[str]] = field(default_factory=dict)
    topic: str = ""
    topic_by: str = ""
    topic_at: int = 0
    modes: set[str] = field(default_factory=lambda: {"n", "t"})

    def prefix(self, client: Client) -> str:
        """`@` for an operator, `+` for a voice, else nothing."""
        ranks = self.members.get(client, set())
        return "@" if "o" in ranks else "+" if "v" in ranks else ""

    def demand_operator(self, client: Client) -> None:
        """Raise `Refusal` unless `client` is an operator of this channel."""
        if client not in self.members:
            raise Refusal(Error.NOT_ON_CHANNEL, self.name)
        if "o" not in self.members[client]:
            raise Refusal(Error.NOT_OPERATOR, self.name)

    def send(self, message: Message, *, but: Client | None = None) -> None:
        """Send to every member but one."""
        for member in list(self.members):
            if member is not but:
                member.wire.send(message)


class World:
    """Everything the server knows. Names are looked up as `casemapping` folds them."""

    def __init__(self, name: str, casemapping: CaseMapping, clock: Clock) -> None:
        self.name = name
        self.casemapping: CaseMapping = casemapping
        self.clock = clock
        self.created = clock.now()
        self.clients: set[Client] = set()
        self._nicks: dict[str, Client] = {}
        self._channels: dict[str, Channel] = {}

    def fold(self, name: str) -> str:
        """The form in which two names of the same are equal."""
        return fold(name, self.casemapping)

    def channels(self) -> Iterator[Channel]:
        """Every channel that has members."""
        return iter(list(self._channels.values()))

    def find_channel(self, name: str) -> Channel | None:
        """The channel called so."""
        return self._channels.get(self.fold(name))

    def channel(self, name: str) -> Channel:
        """The channel called so. Raises `Refusal`."""
        if (found := self.find_channel(name)) is None:
            raise Refusal(Error.NO_SUCH_CHANNEL, name)
        return found

    def find_person(self, nick: str) -> Client | None:
        """Who bears the nick and has registered."""
        found = self._nicks.get(self.fold(nick))
        return found if found is not None and found.registered else None

    def person(self, nick: str) -> Client:
        """Who bears the nick and has registered. Raises `Refusal`."""
        if (found := self.find_person(nick)) is None:
            raise Refusal(Error.NO_SUCH_NICK, nick)
        return found

    def rename(self, client: Client, nick: str) -> None:
        """Give a nick, to be held from now on. Raises `Refusal` if somebody else has it."""
        # a client may change the case of its own nick, which is the same name
        if self._nicks.get(self.fold(nick), client) is not client:
            raise Refusal(Error.NICK_TAKEN, nick)
        self._nicks.pop(self.fold(client.nick), None)
        self._nicks[self.fold(nick)] = client
        client.nick = nick

    def enter(self, client: Client, name: str) -> Channel:
        """Put a client into a channel; the first there becomes its operator."""
        channel = self._channels.setdefault(self.fold(name), Channel(name, int(self.clock.now())))
        channel.members[client] = set() if channel.members else {"o"}
        client.channels[self.fold(name)] = channel
        return channel

    def leave(self, client: Client, channel: Channel) -> None:
        """Take a client out of a channel, silently; an empty channel is gone."""
        del channel.members[client], client.channels[self.fold(channel.name)]
        if not channel.members:
            del self._channels[self.fold(channel.name)]

    def forget(self, client: Client, reason: str) -> None:
        """A client is gone: tell those who saw it. Does nothing the second time."""
        if client not in self.clients:
            return
        self.clients.discard(client)
        seen_by = list(self.seen_by(client))  # before it leaves: afterwards it shares no channel with anybody
        for channel in list(client.channels.values()):
            self.leave(client, channel)
        if client.nick != "*":
            del self._nicks[self.fold(client.nick)]
        for other in seen_by:
            other.wire.send(Message("QUIT", (reason,), client.address))

    def seen_by(self, client: Client) -> Iterable[Client]:
        """Whoever shares a channel with the client, each once, without the client."""
        others = {member: None for channel in client.channels.values() for member in channel.members}
        others.pop(client, None)
        return others

    def reply(self, client: Client, number: int, *params: str) -> None:
        """Answer a client with a numbered reply."""
        client.wire.send(Message(f"{number:03}", (client.nick, *params), self.name))

    def refuse(self, client: Client, refusal: Refusal) -> None:
        """Answer a client why not."""
        number, words = refusal.error.value
        self.reply(client, number, *refusal.about, words)
