"""The rooms that the bot is in: their modes, the bot in them, what was missed, and who is seen."""

import math
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum

from unobot.adapter import Arrived, Departed, Excluded, Identity, Incoming, Network, Renamed, Room
from unobot.waiting import Backoff
from unobot_irc.line import Line, harmless
from unobot_irc.people import Features, Mint, Person, Proofs, Roster

# --- The bot itself on one connection: its nick, its address as others see it, and how it gets its own nick
# back.


_REGAIN = 60.0
"""Seconds between two tries to take the nick of the configuration, if somebody else had it."""


class Ourselves:
    """Our nick and address. `wanted` is the nick of the configuration; `say` queues a line of housekeeping."""

    def __init__(self, features: Features, wanted: str, now: float, say: Callable[[str], object]) -> None:
        self.nick = wanted
        self.mask = ""
        """Our `nick!user@host`; empty until the server has told it."""
        self._features = features
        self._wanted = wanted
        self._say = say
        self._tried_at = now
        self.hears: Mapping[str, Callable[[Line], None]] = {"396": self._host_told}

    def is_nick(self, nick: str) -> bool:
        """Whether this nick is ours, by the server's own rule for upper and lower case."""
        return self._features.fold(nick) == self._features.fold(self.nick)

    def address_told(self, line: Line) -> None:
        """Take our user and host from the source of a line that the server says came from us."""
        if line.user and line.host:
            self.mask = f"{self.nick}!{line.user}@{line.host}"

    def renamed(self, line: Line) -> None:
        """Take our new nick from a NICK line of ours."""
        self.nick = line[0]
        self.address_told(line)

    def mark_as_bot(self) -> None:
        """Set the user mode by which a bot marks itself."""
        self._say(f"MODE {self.nick} +{self._features.bot_mode}")

    def nick_free(self, nick: str) -> None:
        """Nobody has this nick now: take it if it is the one in the configuration and we have another."""
        most = self._features.nick_length
        fits = most is None or len(self._wanted) <= most  # a longer one would be refused again every minute
        if fits and self._features.fold(nick) == self._features.fold(self._wanted) and not self.is_nick(nick):
            self._say(f"NICK {self._wanted}")

    def tick(self, now: float) -> None:
        """Try once a minute to get the configured nick: nobody tells us when one that is in no room of ours goes."""
        if now - self._tried_at >= _REGAIN:
            self._tried_at = now
            self.nick_free(self._wanted)

    def _host_told(self, line: Line) -> None:
        """396: the server shows another host for us from now on (a cloak). Some send `user@host`, some only the host."""
        user, _, _ = self.mask.partition("!")[2].partition("@")
        _, _, host = line[1].rpartition("@")
        self.address_told(Line("396", (), self.nick, user, host))


# --- The rooms we want to be in, how far we have come with each, and when to try to join again.


_ANSWER = 60.0
"""Seconds after which a JOIN without any answer is sent again."""
_FULL = 1.0
"""Seconds until the next look at the rooms, if too many lines wait to be sent for another JOIN."""
_TOGETHER = 8
"""So many rooms are joined with one line."""
_LINE = 400
"""Bytes that the names and keys of one JOIN may take."""
_RETRY_FIRST = 30.0
_RETRY_MOST = 900.0
_SPEAK_FIRST = 15.0
_SPEAK_MOST = 300.0
"""Seconds until we try again to speak in a room that refused it."""
_WELCOME = 600.0
"""Seconds after which a stay counts as a good one: put out later than that, we try again soon."""


class Stage(Enum):
    """How far we are with a room."""

    OUT = "out"
    """Not in it; the next try is at `due`."""
    JOINING = "joining"
    """JOIN was sent."""
    ENTERING = "entering"
    """We are in it, and are learning who else is."""
    IN = "in"
    """`Entered` was told."""


class WantedRoom:
    """One room that we want to be in.

    `name` is written as in the configuration, whatever case the server uses. `since` is when the stage began. `refused`:
    the bot was told that we are not in it. `plain`: the room does not pass on lines with colours. `mute_until`:
    the room refuses what we say, and we try again then.
    """

    def __init__(self, name: Room, key: str, chance: random.Random) -> None:
        self.name, self.key = name, key
        self.stage = Stage.OUT
        self.due = 0.0
        self.since = 0.0
        self.backoff = Backoff(_RETRY_FIRST, _RETRY_MOST, chance)
        self.refused = False
        self.plain = False
        self.mutes = Backoff(_SPEAK_FIRST, _SPEAK_MOST, chance)
        self.forget_visit()

    def forget_visit(self) -> None:
        """Forget what belonged to one stay in the room."""
        # whether NAMES and WHO are complete, and when we came in by the server's clock
        self.named = self.listed = False
        self.joined_at: float | None = None
        self.mute_until: float | None = None
        self.muted_at = -math.inf

    def mute(self, now: float) -> None:
        """The room refuses what we say; we try again ever later, if it does so again soon."""
        if now - self.muted_at > _WELCOME:
            self.mutes.reset()
        self.muted_at = now
        self.mute_until = now + self.mutes.next()


class Rooms:
    """All rooms that we want to be in, by folded name."""

    def __init__(self, features: Features, wanted: Iterable[str], chance: random.Random) -> None:
        self._features = features
        self._chance = chance
        self._wanted = list(wanted)
        self.places: dict[str, WantedRoom] = {}
        self._next_try = -math.inf
        """No room is to be tried before this. It is asked with every line, so it must not cost a look at every room."""

    def refold(self) -> None:
        """File the wanted rooms under their folded names; to be called once the server has told how it folds."""
        # not earlier: two configured rooms could be one here, or one be filed under a name that nothing finds again
        for written in self._wanted:
            name, _, key = written.partition(" ")
            self.places.setdefault(self._features.fold(name), WantedRoom(Room(name), key, self._chance))
        self._next_try = -math.inf

    def want(self, wanted: Iterable[str]) -> list[WantedRoom]:
        """Want these rooms and no others; returns those to leave."""
        self._wanted = list(wanted)
        names = {self._features.fold(written.partition(" ")[0]) for written in self._wanted}
        left = [self.places.pop(key) for key in set(self.places) - names]
        self.refold()
        return left

    def find(self, target: str) -> WantedRoom | None:
        """The wanted room of that name, or None."""
        return self.places.get(self._features.fold(target))

    def join_due(self, now: float, say: Callable[[str, int], bool]) -> None:
        """Try to join, a few rooms with one line, wherever a try is due."""
        if now < self._next_try:
            return
        self._next_try = now + _FULL
        due = [place for place in self.places.values() if now >= _try_at(place)]
        due.sort(key=lambda place: not place.key)  # in JOIN the keys belong to the first names of the list
        for group in _grouped(due):
            names = ",".join(place.name for place in group)
            keys = ",".join(place.key for place in group if place.key)
            # a JOIN of several rooms costs the server's flood control as much as one for each
            if not say(f"JOIN {names} {keys}".rstrip(), 1 + len(group)):
                return
            for place in group:
                place.stage, place.since = Stage.JOINING, now
        self._next_try = min(map(_try_at, self.places.values()), default=math.inf)

    def try_at(self, place: WantedRoom, due: float) -> None:
        """Try at that time to join this room, in which we are not."""
        place.due = due
        self._next_try = min(self._next_try, due)

    def put_out(self, place: WantedRoom, now: float) -> None:
        """Note that we are not, or no longer, in a room, and try again later; ever later if we are put out again soon."""
        if place.stage is Stage.IN and now - place.since > _WELCOME:
            place.backoff.reset()
        place.stage = Stage.OUT
        self.try_at(place, now + place.backoff.next())
        place.forget_visit()


def _try_at(place: WantedRoom) -> float:
    """When to try to join; never for a room that we are in."""
    match place.stage:
        case Stage.OUT:
            return place.due
        case Stage.JOINING:
            return place.since + _ANSWER
        case _:
            return math.inf


def _grouped(places: Sequence[WantedRoom]) -> Iterator[list[WantedRoom]]:
    """The rooms in groups, each of which fits into one JOIN."""
    group: list[WantedRoom] = []
    length = 0
    for place in places:
        size = len(f"{place.name},{place.key},".encode())
        if group and (len(group) == _TOGETHER or length + size > _LINE):
            yield group
            group, length = [], 0
        group.append(place)
        length += size
    if group:
        yield group


# --- Telling what happens now from what a server or bouncer plays again after a JOIN.


_PLAYED_AGAIN = ("chathistory", "draft/chathistory", "znc.in/playback")
_MOST_OPEN = 100
"""So many batches may be open at once; a server that opens more would only fill our memory."""


class Batches:
    """The open batches, and which of them hold old lines."""

    def __init__(self) -> None:
        self._past: dict[str, bool] = {}

    def is_past(self, line: Line) -> bool:
        """Whether the line is part of a replay. Opens and closes batches when the line is a BATCH."""
        past = self._past.get(line.tags.get("batch", ""), False)
        if line.command == "BATCH":
            name = line[0][1:]
            if line[0].startswith("-"):
                self._past.pop(name, None)
            elif len(self._past) < _MOST_OPEN:
                # a batch inside a replay is part of the replay, whatever its own type is
                self._past[name] = past or line[1] in _PLAYED_AGAIN
        return past


def before_join(line: Line, place: WantedRoom | None) -> bool:
    """Whether the line was said before we came into the room (InspIRCd's m_chanhistory without `batch`)."""
    joined = place.joined_at if place is not None else None
    # both times are the server's: our own clock may be wrong
    return line.time is not None and joined is not None and line.time < joined


# --- What the bot can see of a network, and what it is told of that: who came, who went, and who is who.


class Sight:
    """The people in our rooms. What the bot is to be told is collected in `news`."""

    def __init__(
        self, network: Network, features: Features, rooms: Rooms, mint: Mint, proofs: Proofs
    ) -> None:
        self.network = network
        self.features = features
        self.rooms = rooms
        self.mint = mint
        self.proofs = proofs
        self.roster = Roster(features)
        self.news: list[Incoming] = []

    def settle(self, person: Person, proved: Identity | None = None) -> None:
        """Give a person an identity, if they have none: by account, else `proved`, else a new one. Tell of their arrival.

        Does nothing while it is being asked whether they are somebody who was out of sight.
        """
        if person.proving and person.account is None:
            return
        if person.identity is None:
            if person.account is not None:
                self.roster.identify(person, self.mint.account(person.account))
            elif proved is not None and not self.roster.holders(proved):
                self.roster.identify(person, proved)
            else:
                self.roster.identify(person, self.mint.presence(person, self._is_taken))
        self.tell_arrival(person)

    def is_claimed(self, person: Person) -> bool:
        """Whether somebody without an account who has played had this nick, so that WHOIS must tell if it is the same connection."""
        return person.account is None and bool(self.proofs.of_nick(person.nick, self.features))

    def _is_taken(self, identity: Identity) -> bool:
        return bool(self.roster.holders(identity))

    def tell_arrival(self, person: Person) -> None:
        """Tell the bot, once for each room that we have entered, that this person is there."""
        for key in person.rooms:
            place = self.rooms.places.get(key)
            if place is not None and place.stage is Stage.IN and key not in person.told and person.identity:
                person.told.add(key)
                self.news.append(Arrived(self.network, place.name, self.roster.sender(person, key)))

    def logged_in(self, person: Person, account: str | None) -> None:
        """Note which account a person is logged in to, None for no account.

        Their identity then changes to the account's. Whoever logs out keeps the identity that they had.
        """
        person.account_known = True
        if account is None or account == person.account:
            return
        person.account = account
        old, new = person.identity, self.mint.account(account)
        if old is None or old == new:
            return
        self.roster.identify(person, new)
        self.proofs.forget(old)
        if self.roster.holders(old):
            # another client still has the old identity, so this is no renaming but somebody else who arrives
            person.told.clear()
            self.tell_arrival(person)
        elif person.told or not person.rooms:
            self.news.append(Renamed(self.network, old, self.roster.sender(person)))

    def renamed(self, person: Person, nick: str) -> None:
        """We saw a person change their nick: their identity stays."""
        self.roster.rename(person, nick)
        if person.identity is not None:
            self.proofs.renamed(person.identity, nick)
            if person.told:
                self.news.append(Renamed(self.network, person.identity, self.roster.sender(person)))

    def left(self, person: Person, key: str) -> None:
        """A person left one (folded) room; if it was the last one that we share, they are out of sight."""
        place = self.rooms.places.get(key)
        self.roster.leave(person, key)
        if key in person.told and place is not None and person.identity is not None:
            person.told.discard(key)
            if not any(key in other.told for other in self.roster.holders(person.identity)):
                self.news.append(Departed(self.network, place.name, person.identity))
        if not person.rooms:
            self.vanished(person)

    def vanished(self, person: Person, split_at: float | None = None) -> None:
        """A person is out of sight: this presence has ended, and its identity with it unless that is an account.

        With `split_at` a netsplit has parted us at that time: who comes back by the same connection is the same person.
        """
        # whatever happens to the nick from now on cannot be seen, so it proves nothing any more
        self.roster.forget(person)
        identity = person.identity
        if identity is None:
            return
        self.mint.departed(person)
        if split_at is not None:
            self.proofs.miss(identity, split_at)
        else:
            self.proofs.forget(identity)
        others = self.roster.holders(identity)
        if not others:
            self.news.append(Departed(self.network, None, identity))
            return
        for key in sorted(person.told):
            place = self.rooms.places.get(key)
            if place is not None and not any(key in other.told for other in others):
                self.news.append(Departed(self.network, place.name, identity))

    def excluded(self, place: WantedRoom, reason: str, now: float) -> None:
        """We are out of a room, or could not get in; tell the bot, the first time."""
        # who was only there is out of our sight but did not leave, so no `Departed` is told: `Excluded` says enough
        key = self.features.fold(place.name)
        for person in self.roster.members(key):
            self.roster.leave(person, key)
            person.told.discard(key)
            if not person.rooms:
                self.roster.forget(person)
        was_told = place.stage is Stage.IN or not place.refused
        place.refused = True
        self.rooms.put_out(place, now)
        if was_told:
            self.news.append(Excluded(self.network, place.name, harmless(reason)))
