"""Who is in sight: nicks, the rooms they share with us, and the identity of each."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from unobot.adapter import Identity, Sender
from unobot_irc.features import Features
from unobot_irc.line import harmless


@dataclass(eq=False, slots=True)
class Person:
    """One unbroken presence of one nick.

    `account` counts only once `account_known`. `identity` is None until it is settled who this is. `rooms` maps
    a folded room to the channel modes held there; `told` are the rooms in which the bot knows of them.
    """

    nick: str
    user: str = ""
    host: str = ""
    account: str | None = None
    account_known: bool = False
    identity: Identity | None = None
    rooms: dict[str, str] = field(default_factory=dict)
    told: set[str] = field(default_factory=set)
    spoke: float = 0.0

    @property
    def mask(self) -> str:
        """`nick!user@host`, as far as it is known."""
        return f"{self.nick}!{self.user}@{self.host}"

    def seen(self, user: str, host: str) -> None:
        """Note user and host, if a line told them."""
        if user and host:
            self.user, self.host = user, host


class Roster:
    """Everyone who shares a room with us, by folded nick."""

    def __init__(self, features: Features) -> None:
        self._features = features
        self._people: dict[str, Person] = {}

    def __iter__(self) -> Iterator[Person]:
        return iter(tuple(self._people.values()))

    def find(self, nick: str) -> Person | None:
        """Who bears this nick now."""
        return self._people.get(self._features.fold(nick))

    def meet(self, nick: str) -> Person:
        """Who bears this nick now; somebody new if nobody was known to."""
        return self._people.setdefault(self._features.fold(nick), Person(nick))

    def rename(self, person: Person, nick: str) -> None:
        """The same person bears another nick; whoever was thought to bear it cannot be there any more."""
        self.forget(person)
        person.nick = nick
        self._people[self._features.fold(nick)] = person

    def forget(self, person: Person) -> None:
        """They are out of sight."""
        key = self._features.fold(person.nick)
        if self._people.get(key) is person:
            del self._people[key]

    def members(self, room: str) -> list[Person]:
        """Everyone in a (folded) room."""
        return [person for person in self if room in person.rooms]

    def holders(self, identity: Identity) -> list[Person]:
        """Everyone of this identity: two clients of one account are one."""
        return [person for person in self if person.identity == identity]

    def is_operator(self, person: Person, room: str) -> bool:
        """Whether they are an operator of that (folded) room."""
        return not self._features.operator_modes.isdisjoint(person.rooms.get(room, ""))

    def sender(self, person: Person, room: str = "") -> Sender:
        """They as a `Sender`; their identity must be settled."""
        assert person.identity is not None
        lasting = not person.identity.startswith("nick:")
        return Sender(person.identity, harmless(person.nick), self.is_operator(person, room), lasting)
