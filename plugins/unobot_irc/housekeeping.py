"""What the bot sends of its own accord: the queue for it, JOIN, its own nick, and INVITE."""

import asyncio
import math
import random
import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum

from unobot.adapter import NotNow, Room, Undeliverable
from unobot.pacing import TokenBucket
from unobot.waiting import Backoff
from unobot_irc.protocol import Features, Line, harmless
from unobot_irc.settings import USUAL, Pace, usual_pace

_SPARE = 0.6
"""Housekeeping goes out while so much of the burst is left: the rest is for what players wait for."""
_PLENTY = 0.9
"""With so much left it goes also while the bot is talking."""
_QUIET = 1.0
"""Seconds without a line of the bot, after which it is not in the middle of something."""
_MOST = 60
"""So many lines may wait; whoever wants to add more is told no, and asks again later."""
_PATIENCE = 6.0
"""After so many lines' time without housekeeping, one line of it goes out however busy the bot is."""
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
_REGAIN = 60.0
"""Seconds between two tries to take the nick of the configuration, if somebody else had it."""
_REFUSED_INVITATIONS = ("401", "403", "437", "442", "443", "482", "518", "520", "531", "671", "716")
"""No such nick, no such channel, not in it, there already, for operators alone; the others are of single servers."""

_NICK = re.compile(r"[^\s!@*?,:#&+~%$]{1,40}")


class BackgroundQueue:
    """The queue of housekeeping lines. `pace` is the bucket that the bot's own lines are spent from, too.

    `chosen` is the pace of the configuration; without one it is that of the server, as soon as this is known.
    """

    def __init__(
        self, pace: TokenBucket, chosen: Pace | None, now: float, send: Callable[[str], None]
    ) -> None:
        self.pace = pace
        self.question = 2
        """How many lines of the pace a WHOIS costs: two on InspIRCd, while ngIRCd does not read on for a second."""
        self.usual = USUAL
        """The pace that holds where the configuration names none."""
        self._send = send
        self._waiting: deque[tuple[int, str]] = deque()
        self._last = now
        self.spoke = float("-inf")
        """When the bot last said something."""
        self.turned = float("-inf")
        """When it last said whose turn it is."""
        begun = chosen or USUAL
        self.pace.renew(begun.burst, begun.per_second, now)

    def server_is(self, version: str, chosen: Pace | None, now: float) -> None:
        """The server has told what it is, as in `ngIRCd-26.1`."""
        self.usual = usual_pace(version)
        self.question = 3 if version.lower().startswith("ngircd") else 2
        if chosen is None and self.usual is not USUAL:
            self.pace.renew(self.usual.burst, self.usual.per_second, now)

    def add(self, line: str, cost: int) -> bool:
        """Queue a line; False if too many wait already. `cost` is how many lines of the pace the server takes it for."""
        if self.full:
            return False
        self._waiting.append((cost, line))
        return True

    @property
    def waiting(self) -> bool:
        """Whether anything waits for its turn."""
        return bool(self._waiting)

    @property
    def full(self) -> bool:
        """Whether so many lines wait that no more are taken."""
        return len(self._waiting) >= _MOST

    def spare(self, now: float) -> bool:
        """Whether the pace bears housekeeping now: a table that is just being set up is not kept waiting for it."""
        share = _SPARE if now - self.spoke >= _QUIET else _PLENTY
        return self.pace.level(now) >= max(1.0, self.pace.burst * share)

    def work_off(self, now: float) -> None:
        """Send what may go out now."""
        # without this, a bot that uses up the whole pace with its own lines would never join a room
        starving = now - self._last > _PATIENCE / min(1.0, self.pace.per_second)
        while self._waiting and (self.spare(now) or starving):
            cost, line = self._waiting.popleft()
            self.send(line, cost, now)
            self._last, starving = now, False

    def send(self, line: str, cost: int, now: float) -> None:
        """Send a line that is none of the bot's own, at once."""
        self._send(line)
        self.pace.spend(cost, now)


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


class Channel:
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


class Channels:
    """All rooms that we want to be in, by folded name."""

    def __init__(self, features: Features, wanted: Iterable[str], chance: random.Random) -> None:
        self._features = features
        self._chance = chance
        self._wanted = list(wanted)
        self.by_name: dict[str, Channel] = {}
        self._next_try = -math.inf
        """No room is to be tried before this. It is asked with every line, so it must not cost a look at every room."""

    def refold(self) -> None:
        """File the wanted rooms under their folded names; to be called once the server has told how it folds."""
        # not earlier: two configured rooms could be one here, or one be filed under a name that nothing finds again
        for written in self._wanted:
            name, _, key = written.partition(" ")
            self.by_name.setdefault(self._features.fold(name), Channel(Room(name), key, self._chance))
        self._next_try = -math.inf

    def want(self, wanted: Iterable[str]) -> list[Channel]:
        """Want these rooms and no others; returns those to leave."""
        self._wanted = list(wanted)
        names = {self._features.fold(written.partition(" ")[0]) for written in self._wanted}
        left = [self.by_name.pop(key) for key in set(self.by_name) - names]
        self.refold()
        return left

    def find(self, target: str) -> Channel | None:
        """The wanted room of that name, or None."""
        return self.by_name.get(self._features.fold(target))

    def join_due(self, now: float, say: Callable[[str, int], bool]) -> None:
        """Try to join, a few rooms with one line, wherever a try is due."""
        if now < self._next_try:
            return
        self._next_try = now + _FULL
        due = [channel for channel in self.by_name.values() if now >= _try_at(channel)]
        due.sort(
            key=lambda channel: not channel.key
        )  # in JOIN the keys belong to the first names of the list
        for group in _grouped(due):
            names = ",".join(channel.name for channel in group)
            keys = ",".join(channel.key for channel in group if channel.key)
            # a JOIN of several rooms costs the server's flood control as much as one for each
            if not say(f"JOIN {names} {keys}".rstrip(), 1 + len(group)):
                return
            for channel in group:
                channel.stage, channel.since = Stage.JOINING, now
        self._next_try = min(map(_try_at, self.by_name.values()), default=math.inf)

    def try_at(self, channel: Channel, due: float) -> None:
        """Try at that time to join this room, in which we are not."""
        channel.due = due
        self._next_try = min(self._next_try, due)

    def put_out(self, channel: Channel, now: float) -> None:
        """Note that we are not, or no longer, in a room, and try again later; ever later if we are put out again soon."""
        if channel.stage is Stage.IN and now - channel.since > _WELCOME:
            channel.backoff.reset()
        channel.stage = Stage.OUT
        self.try_at(channel, now + channel.backoff.next())
        channel.forget_visit()


def _try_at(channel: Channel) -> float:
    """When to try to join; never for a room that we are in."""
    match channel.stage:
        case Stage.OUT:
            return channel.due
        case Stage.JOINING:
            return channel.since + _ANSWER
        case _:
            return math.inf


def _grouped(by_name: Sequence[Channel]) -> Iterator[list[Channel]]:
    """The rooms in groups, each of which fits into one JOIN."""
    group: list[Channel] = []
    length = 0
    for channel in by_name:
        size = len(f"{channel.name},{channel.key},".encode())
        if group and (len(group) == _TOGETHER or length + size > _LINE):
            yield group
            group, length = [], 0
        group.append(channel)
        length += size
    if group:
        yield group


class OwnUser:
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

    def learn_address(self, line: Line) -> None:
        """Take our user and host from the source of a line that the server says came from us."""
        if line.user and line.host:
            self.mask = f"{self.nick}!{line.user}@{line.host}"

    def renamed(self, line: Line) -> None:
        """Take our new nick from a NICK line of ours."""
        self.nick = line[0]
        self.learn_address(line)

    def mark_as_bot(self) -> None:
        """Set the user mode by which a bot marks itself."""
        self._say(f"MODE {self.nick} +{self._features.bot_mode}")

    def regain(self, nick: str) -> None:
        """Nobody has this nick now: take it if it is the one in the configuration and we have another."""
        most = self._features.nick_length
        fits = most is None or len(self._wanted) <= most  # a longer one would be refused again every minute
        if fits and self._features.fold(nick) == self._features.fold(self._wanted) and not self.is_nick(nick):
            self._say(f"NICK {self._wanted}")

    def tick(self, now: float) -> None:
        """Try once a minute to get the configured nick: nobody tells us when one that is in no room of ours goes."""
        if now - self._tried_at >= _REGAIN:
            self._tried_at = now
            self.regain(self._wanted)

    def _host_told(self, line: Line) -> None:
        """396: the server shows another host for us from now on (a cloak). Some send `user@host`, some only the host."""
        user, _, _ = self.mask.partition("!")[2].partition("@")
        _, _, host = line[1].rpartition("@")
        self.learn_address(Line("396", (), self.nick, user, host))


def checked_nick(said: str) -> str:
    """The text itself. Raises ValueError if nobody can have it as a nick."""
    if not _NICK.fullmatch(said) or not said.isprintable():
        raise ValueError("expected a nick")
    return said


class Invitations:
    """The invitations of one connection that the server has not answered yet."""

    def __init__(self, features: Features, background: BackgroundQueue) -> None:
        self._features, self._background = features, background
        self._open: dict[tuple[str, str], asyncio.Future[None]] = {}
        self.hears: Mapping[str, Callable[[Line], None]] = {
            "341": self._invited,
            **dict.fromkeys(_REFUSED_INVITATIONS, self._refused),
        }

    def invite(self, nick: str, channel: str) -> asyncio.Future[None]:
        """Ask them in. The future ends when the server has; it raises `Undeliverable` with the server's words.

        Raises `NotNow` if too much waits to be sent.
        """
        key = (self._features.fold(nick), self._features.fold(channel))
        if key not in self._open:
            if not self._background.add(f"INVITE {nick} {channel}", 1):
                raise NotNow("too much waits to be sent")
            self._open[key] = asyncio.get_running_loop().create_future()
            self._open[key].add_done_callback(lambda _: self._open.pop(key, None))
        return self._open[key]

    def close(self) -> None:
        """The connection has ended: nobody learns whether they were asked."""
        for found in tuple(self._open.values()):
            found.set_exception(NotNow("the connection has ended"))

    def _invited(self, line: Line) -> None:
        if found := self._find(line):
            found.set_result(None)

    def _refused(self, line: Line) -> None:
        if found := self._find(line):
            found.set_exception(Undeliverable(harmless(line[-1])))

    def _find(self, line: Line) -> asyncio.Future[None] | None:
        """The oldest invitation that is still open of all whom, or whose channel, the line names."""
        # servers name both in either order, or only one of them
        named = {self._features.fold(word) for word in line.params[1:]}
        found = (each for key, each in self._open.items() if named & {*key} and not each.done())
        return next(found, None)
