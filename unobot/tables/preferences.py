"""What people and rooms have set (`!set`), kept under the name of a network or of its group."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields, replace
from hashlib import sha256
from types import NoneType
from typing import Any, Final, Literal, NamedTuple, Protocol, TypeVar, get_args, get_origin
from weakref import WeakSet

import msgspec

from unobot.adapter import Identity, Network, PrivateForm, Room
from unobot.config import Config, TableSettings
from unobot.document import Style
from unobot.messages import Highlight, Sort
from unobot.store import ANYWHERE, Change, Scope, StoredSetting
from unobot.store.change import person_of

# --- Groups: networks that are several connections to one, and share what is kept of their people.


class Groups:
    """Under which name the records of each network are kept: that of its group, else its own.

    Records are settings, what features keep, and results. Tables, and what an adapter keeps, are of one connection alone.
    """

    def __init__(self, config: Config) -> None:
        self._of = {name: each.records for name, each in config.networks.items()}
        self._members: defaultdict[Network, list[Network]] = defaultdict(list)
        for name, group in self._of.items():
            self._members[group].append(name)
        self.joined = {name: group for name, group in self._of.items() if name != group}
        """The networks whose records are kept under another name than their own, with that name."""
        self.shared = frozenset(each.records for each in config.networks.values() if each.group is not None)
        """The groups, whose records other processes may change, too."""

    def of(self, network: Network) -> Network:
        """Return the name under which a network's records are kept."""
        return self._of.get(network, network)

    def members(self, group: Network) -> Sequence[Network]:
        """Return the networks of this process whose records are kept under that name."""
        return self._members.get(group, ())

    def kept(self, change: Change) -> Change:
        """Return the change with its records under the names under which they are kept."""
        round_ = change.round
        if round_.finished is not None:
            # at a table in rooms of several networks, each player's result is of their own
            standings = tuple(
                replace(each, network=self.of(each.network)) for each in round_.finished.standings
            )
            finished = replace(round_.finished, network=self.of(round_.finished.network), standings=standings)
            round_ = msgspec.structs.replace(round_, finished=finished)
        elif not (change.settings or change.records):
            return change
        return msgspec.structs.replace(
            change,
            settings=tuple(replace(each, network=self.of(each.network)) for each in change.settings),
            records=tuple(replace(each, network=self.of(each.network)) for each in change.records),
            round=round_,
        )


# --- Persons: who somebody is. Several accounts, on one network or on several, may be one person with one set of
# records.


class Account(NamedTuple):
    """Somebody on a network, or on the networks of a group, as they were called there."""

    network: Network
    identity: Identity
    name: str


class Persons:
    """Who somebody is: each account by itself is a person, unless a feature says that several are one (`put`).

    Where a network is asked for, its group counts: what is kept here has the names of groups.
    """

    def __init__(self, groups: Groups) -> None:
        self._groups = groups
        self.merged: dict[tuple[Network, Identity], str] = {}
        """The person of each account that belongs to somebody with several accounts; often empty, so look at that first."""
        self._accounts: defaultdict[str, dict[tuple[Network, Identity], Account]] = defaultdict(dict)

    def put(self, account: Account, person: str | None) -> None:
        """Make the account that person, with all others that are; None: it is a person by itself."""
        key = (account.network, account.identity)
        before = self.merged.pop(key, None)
        if before is not None:
            del self._accounts[before][key]
            if not self._accounts[before]:
                del self._accounts[before]
        if person is not None:
            self.merged[key] = person
            self._accounts[person][key] = account

    def shared(self, network: Network, identity: Identity) -> str | None:
        """Return the person that this account is with others; None if it is one by itself."""
        return self.merged.get((self._groups.of(network), identity))

    def of(self, network: Network, identity: Identity) -> str:
        """Return who that is, as results name it: the shared person, else the network (or group) and the identity."""
        return self.shared(network, identity) or person_of(self._groups.of(network), identity)

    def accounts(self, network: Network, identity: Identity) -> Sequence[Account]:
        """All accounts of that person, this one among them, in the order in which they came together; none if it is the only one."""
        person = self.shared(network, identity)
        return () if person is None else tuple(self._accounts[person].values())

    def beside(self, network: Network, identity: Identity) -> list[Identity]:
        """Return the other identities of that person on the same network."""
        group = self._groups.of(network)
        accounts = self.accounts(network, identity)
        return [each.identity for each in accounts if each.network == group and each.identity != identity]

    def known_on(self, group: Network, person: str) -> list[Identity]:
        """Return the identities that a person with several accounts has on a network or group."""
        return [each.identity for each in self._accounts.get(person, {}).values() if each.network == group]

    def setting(self, network: Network, identity: str, key: str, value: str | None) -> StoredSetting:
        """What is stored when that account sets something: all accounts of a person share it, unless it is about one room."""
        person = None if is_local(key) else self.shared(network, Identity(identity))
        if person is None:
            return StoredSetting(network, "person", identity, key, value)
        return StoredSetting(ANYWHERE, "person", person, key, value)


_OWN: Final = "with "
"""What the name of a room begins with in which one person plays alone with the bot; no network has such names."""


def own_room(person: Identity) -> Room:
    """Return the room in which that person plays alone with the bot. Its name does not tell who it is."""
    return Room(f"{_OWN}{sha256(person.encode()).hexdigest()[:24]}")


def is_own(room: Room) -> bool:
    """Whether somebody plays alone with the bot in a room of that name."""
    return room.startswith(_OWN)


def is_local(key: str) -> bool:
    """Whether a setting is about one room (`notify #uno`), whose name may be another room's on another network."""
    return " " in key


# --- What people and rooms have set (`!set`): kept by person or room, over the operator's defaults.


Key = tuple[Network, Scope, str]

Ring = Literal["room", "direct", "both", "off"]
"""Where somebody's client rings when it is their turn."""

SORTS: Final[tuple[Sort, ...]] = get_args(Sort)
ON_OFF: Final = ("on", "off")

MOST_PASSING = 1000
"""Of so many people without an account it is remembered at once what they have set."""

T = TypeVar("T", bound=str)


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """The settings of one person that decide how they are told things."""

    language: str
    """What they read in private lines."""
    style: Style
    """How cards look in private lines."""
    sort: Sort
    """How the hand is laid out."""
    ring: Ring
    """Where their client rings at their turn, on a network on which everybody has a private room beside the room."""
    highlight: Highlight
    """Which lines of the room begin with their name, where that makes their client ring."""
    hands: PrivateForm
    """The form in which hands and other private lines are sent to them: message, notice, or the network's usual one."""
    pictures: bool
    """Whether they see the hand as a picture, where the network can show one."""
    quiet: bool
    """Whether they are told alone only what they are asked, what they asked for, and how rounds end."""


class _Follower(Protocol):
    settings: TableSettings

    @property
    def network(self) -> Network: ...

    @property
    def room(self) -> Room | None: ...


class Preferences:
    """All settings at hand. They are stored by whoever sets them, with the change of the command."""

    def __init__(
        self,
        config: Config,
        groups: Groups,
        stored: Iterable[StoredSetting] = (),
        persons: Persons | None = None,
        declared: Iterable[type] = (),
    ) -> None:
        self._groups, self._persons = groups, persons or Persons(groups)
        self._fields = {
            one.name: _bare(one.type) for each in (TableSettings, *declared) for one in fields(each)
        }
        """The types of what can be set for a room: `declared` are the settings of features."""
        self._rooms: dict[tuple[Network, Room], TableSettings] = {}
        """How tables in rooms are set up, until anything is set."""
        self._usual: dict[tuple[Network, Room | None], PersonSettings] = {}
        """How somebody in that room who has set nothing is told things, until anything is set."""
        self._followers = WeakSet[_Follower]()
        self.configure(config)
        self._titles: dict[tuple[Network, Room], str] = {}
        self._set: dict[Key, dict[str, str]] = {}
        self._passing: dict[Key, dict[str, str | None]] = {}
        for setting in stored:
            self.put(setting)

    def configure(self, config: Config) -> None:
        """Take these for the operator's defaults from now on."""
        self._config = config
        self._push()

    def call(self, network: Network, room: Room, title: str) -> None:
        """Note that people know that room by this title; a room's configuration may be found under it too."""
        self._titles[network, room] = title
        self._push()

    def title(self, network: Network, room: Room) -> str:
        """Return how people call that room."""
        return self._titles.get((network, room), room)

    def kind(self, network: Network) -> str:
        """Return which adapter the network has, as the configuration names it: `irc`."""
        return self._config.networks[network].adapter

    def put(self, setting: StoredSetting) -> None:
        """Set this, under the name of a group; a value of None forgets it."""
        known = self._set.setdefault((setting.network, setting.scope, setting.subject), {})
        for network in self._groups.members(setting.network):
            # set before they logged in: what they set now is what they want
            self._passing.get((network, setting.scope, setting.subject), {}).pop(setting.key, None)
        if setting.value is None:
            known.pop(setting.key, None)
        else:
            known[setting.key] = setting.value
        if setting.scope == "room":
            self._push()

    def of(self, network: Network, scope: Scope, subject: str) -> Mapping[str, str]:
        """Return what that person or room has set."""
        stored, passing = (
            self._set.get((self._groups.of(network), scope, subject), {}),
            self._passing.get((network, scope, subject)),
        )
        if scope == "person" and self._persons.merged:
            person = self._persons.shared(network, Identity(subject)) or ""
            stored = {**stored, **self._set.get((ANYWHERE, scope, person), {})}
        if passing is None:
            return stored
        return {key: value for key, value in {**stored, **passing}.items() if value is not None}

    @contextmanager
    def as_if(self, setting: StoredSetting) -> Iterator[None]:
        """Have everybody read this setting as if it was set, for as long as the block lasts, which must not wait for anything."""
        key = (setting.network, setting.scope, setting.subject)
        before = self._passing.get(key)
        self._passing[key] = {**(before or {}), setting.key: setting.value}
        self._push()
        try:
            yield
        finally:
            del self._passing[key]
            if before is not None:
                self._passing[key] = before
            self._push()

    def replaced(self, group: Network, settings: Iterable[StoredSetting]) -> None:
        """Put these in the place of all settings of a group."""
        for key in [key for key in self._set if key[0] == group]:
            del self._set[key]
        for setting in settings:
            self._set.setdefault((group, setting.scope, setting.subject), {})[setting.key] = (
                setting.value or ""
            )
        self._push()

    # --- of who has no account ---------------------------------------------------------------------------------------

    def put_passing(self, setting: StoredSetting) -> None:
        """Set this until that person goes; it is not stored, for nobody would ever come back as them."""
        key = (setting.network, setting.scope, setting.subject)
        self._passing.setdefault(key, {})[setting.key] = setting.value
        # who was lost sight of without a word is never told to have gone
        if len(self._passing) > MOST_PASSING:
            del self._passing[next(iter(self._passing))]

    def forget(self, network: Network, person: Identity) -> None:
        """Forget what that person has set, who has gone; what is stored of them stays."""
        self._passing.pop((network, "person", person), None)

    def moved(self, network: Network, old: Identity, new: Identity) -> None:
        """Note that this person is known by another identity from now on."""
        known = self._passing.pop((network, "person", old), None)
        if known is not None:
            self._passing[network, "person", new] = known

    # --- of a room ---------------------------------------------------------------------------------------------------

    def room(self, network: Network, room: Room | None) -> TableSettings:
        """Return how tables in that room (None: in private) are set up: as its operators have set, else as configured."""
        if room is None:
            return self._config.tables
        found = self._rooms.get((network, room))
        if found is None:
            # by the title: an operator writes `#uno:example.org`, the network says `!x:example.org`
            settings = self._config.tables_for(network, Room(self.title(network, room)))
            chosen = self.of(network, "room", room)
            changes = {
                key: _read_field(self._fields[key], text)
                for key, text in chosen.items()
                if key in self._fields
            }
            if is_own(room):
                changes["web"] = False  # it is nobody else's business
            found = self._rooms[network, room] = settings.changed(changes) if changes else settings
        return found

    def follow(self, place: _Follower) -> None:
        """Give a place its settings, now and whenever they change: they are looked at many times for every line."""
        place.settings = self.room(place.network, place.room)
        self._followers.add(place)

    def _push(self) -> None:
        self._rooms.clear()
        self._usual.clear()
        for place in self._followers:
            place.settings = self.room(place.network, place.room)

    # --- of a person -------------------------------------------------------------------------------------------------

    def person(self, network: Network, person: Identity, room: Room | None) -> PersonSettings:
        """Return how somebody wants to be told things about that room (None: in private): as they have set, else as the room's are."""
        chosen = self.of(network, "person", person)
        if chosen:
            return self._person(chosen, self.room(network, room))
        usual = self._usual.get((network, room))
        if usual is None:
            usual = self._usual[network, room] = self._person(chosen, self.room(network, room))
        return usual

    def _person(self, chosen: Mapping[str, str], settings: TableSettings) -> PersonSettings:
        pictures = chosen.get("pictures")
        return PersonSettings(
            language=chosen.get("language") or settings.language,
            style=_known(chosen.get("style"), get_args(Style), settings.style),
            sort=_known(chosen.get("sort"), SORTS, "color"),
            ring=_known(chosen.get("ring"), get_args(Ring), "direct"),
            highlight=_known(chosen.get("highlight"), get_args(Highlight), "turn"),
            hands=_known(chosen.get("hands"), get_args(PrivateForm), "auto"),
            pictures=pictures == "on" if pictures in ON_OFF else settings.pictures,
            quiet=chosen.get("quiet") == "on",
        )


def _known(said: str | None, words: tuple[T, ...], usual: T) -> T:
    """Return what somebody has set, if it is one of these words: an older version may have kept another."""
    return words[words.index(said)] if said in words else usual


def _bare(kind: Any) -> Any:
    """Return a type without what `Annotated` says of it."""
    return kind.__origin__ if hasattr(kind, "__metadata__") else kind


def _read_field(kind: object, text: str) -> Any:
    """Read what is stored of a room's setting that has this type.

    >>> _read_field(int, "5"), _read_field(bool, "on"), _read_field(tuple[str, ...], "! ?"), _read_field(str, "08:00")
    (5, True, ('!', '?'), '08:00')
    """
    if kind is bool:
        return text == ON_OFF[0]
    if kind is int:
        return int(text)
    if kind is float:
        return float(text)
    if NoneType in get_args(kind):
        return float(text) or None
    return tuple(text.split()) if get_origin(kind) is tuple else text
