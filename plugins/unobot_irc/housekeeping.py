"""What the bot sends of its own accord: JOIN, its own nick, INVITE, WHOIS; and the queue in which that waits for its pace."""

import asyncio
import math
import random
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import Enum

from unobot.adapter import NotNow, Room, TokenBucket, Undeliverable
from unobot.clock import Backoff, Clock
from unobot_irc.protocol import Features, Line, harmless, on
from unobot_irc.settings import USUAL, IrcPace, usual_pace

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
"""Seconds until the next look at the channels, if too many lines wait to be sent for another JOIN."""
_TOGETHER = 8
"""So many channels are joined with one line."""
_LINE = 400
"""Bytes that the names and keys of one JOIN may take."""
_RETRY_FIRST = 30.0
_RETRY_MOST = 900.0
_SPEAK_FIRST = 15.0
_SPEAK_MOST = 300.0
"""Seconds until we try again to speak in a channel that refused it."""
_WELCOME = 600.0
"""Seconds after which a stay counts as a good one: put out later than that, we try again soon."""
_REGAIN = 60.0
"""Seconds between two tries to take the nick of the configuration, if somebody else had it."""
_REFUSED_INVITATIONS = ("401", "403", "437", "442", "443", "482", "518", "520", "531", "671", "716")
"""No such nick, no such channel, not in it, there already, for operators alone; the others are of single servers."""
_WHOIS_PATIENCE = 8.0
"""Seconds until a question without an answer is given up: what was said before it has to wait so long."""
_WHOIS_PATIENCE_BUSY = 30.0
"""Seconds while our own questions wait to be sent."""
_MOST_QUESTIONS = 500
"""So many people may wait to be asked about."""
_AT_ONCE = 2
"""So many questions at least whose answer somebody waits for may go out at once."""
_SHARE = 0.25
"""They may take this share of the pace in the long run: ngIRCd reads nothing for a second after each."""
_THINKING = 1.2
"""So many seconds after a turn has begun its player still thinks: a question goes then, and delays no answer to a move."""
_LONGEST_WAIT = 8.0
"""After so many seconds without a question one goes even if somebody may be about to move."""
_IDLE = 5.0
"""Seconds without a line of the bot after which no table is kept waiting by more questions than that."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What WHOIS told about a connection; it is still the same one only if all of this is the same later.

    `signon` is in seconds since the epoch. It makes the proof: nobody can choose when their connection began. `server`
    is the one that they are on: who takes the nick on this side of a netsplit is on another one.
    """

    nick: str
    userhost: str
    realname: str
    signon: int
    server: str = ""

    def proves_same(self, other: "Proof | None") -> bool:
        """Whether `other`, told now, is about the connection that this was told about; the nick may have changed."""
        return other is not None and replace(other, nick=self.nick) == self


class BackgroundQueue:
    """Lines that are no messages of the bot, sent between these so that both together keep the pace.

    `pace` is the bucket that messages are spent from, too. `chosen` is the pace of the configuration; without one it is
    that of the server, as soon as this is known.
    """

    def __init__(
        self, pace: TokenBucket, chosen: IrcPace | None, clock: Clock, send: Callable[[str], None]
    ) -> None:
        self.pace = pace
        self.usual = USUAL
        """The pace that holds where the configuration names none."""
        self.whois_cost = 2
        """How many lines of the pace a WHOIS costs: two on InspIRCd, while ngIRCd does not read on for a second."""
        self.spoke = -math.inf
        """When the bot last said something."""
        self.turned = -math.inf
        """When it last said whose turn it is."""
        self._chosen, self._clock, self._send = chosen, clock, send
        self._waiting: deque[tuple[int, str]] = deque()
        self._last = clock.now()
        first = chosen or USUAL
        pace.renew(first.burst, first.per_second, clock.now())

    def adapt_to(self, version: str) -> None:
        """Keep the pace of this server, by what it calls itself, as in `ngIRCd-26.1`."""
        self.usual = usual_pace(version)
        self.whois_cost = 3 if version.lower().startswith("ngircd") else 2
        if self._chosen is None and self.usual is not USUAL:
            self.pace.renew(self.usual.burst, self.usual.per_second, self._clock.now())

    def add(self, line: str, cost: int = 1) -> bool:
        """Queue a line; False if too many wait already. `cost` is how many lines of the pace the server takes it for."""
        if len(self._waiting) >= _MOST:
            return False
        self._waiting.append((cost, line))
        return True

    @property
    def waiting(self) -> bool:
        """Whether anything waits for its turn."""
        return bool(self._waiting)

    def has_spare(self) -> bool:
        """Whether the pace bears housekeeping now: a table that is just being set up is not kept waiting for it."""
        now = self._clock.now()
        share = _SPARE if now - self.spoke >= _QUIET else _PLENTY
        return self.pace.level(now) >= max(1.0, self.pace.burst * share)

    def work_off(self) -> None:
        """Send what may go out now."""
        # without this, a bot that uses up the whole pace with its own lines would never join a room
        starving = self._clock.now() - self._last > _PATIENCE / min(1.0, self.pace.per_second)
        while self._waiting and (self.has_spare() or starving):
            cost, line = self._waiting.popleft()
            self.send(line, cost)
            self._last, starving = self._clock.now(), False

    def send(self, line: str, cost: int = 1) -> None:
        """Send a line at once."""
        self._send(line)
        self.pace.spend(cost, self._clock.now())


class JoinStage(Enum):
    """How far we are with a channel."""

    OUT = "out"
    """Not in it; the next try is at `due`."""
    JOINING = "joining"
    """JOIN was sent."""
    ENTERING = "entering"
    """We are in it, and are learning who else is."""
    IN = "in"
    """The bot was told `Entered`."""


class Channel:
    """A channel that we want to be in.

    `name` is written as in the configuration, whatever case the server uses. `since` is when the stage began. `refused`:
    the bot was told that we are not in it. `plain`: the channel does not pass on lines with colours. `mute_until`:
    the channel refuses what we say, and we try again then.
    """

    def __init__(self, name: Room, key: str, chance: random.Random) -> None:
        self.name, self.key = name, key
        self.stage = JoinStage.OUT
        self.due = 0.0
        self.since = 0.0
        self.backoff = Backoff(_RETRY_FIRST, _RETRY_MOST, chance)
        self.refused = False
        self.plain = False
        self.mutes = Backoff(_SPEAK_FIRST, _SPEAK_MOST, chance)
        self.forget_visit()

    def forget_visit(self) -> None:
        """Forget what belonged to one stay in the channel."""
        # whether NAMES and WHO are complete, and when we came in by the server's clock
        self.named = self.listed = False
        self.joined_at: float | None = None
        self.mute_until: float | None = None
        self.muted_at = -math.inf

    @property
    def joined(self) -> bool:
        """Whether the server has let us in."""
        return self.stage in (JoinStage.ENTERING, JoinStage.IN)

    @property
    def try_at(self) -> float:
        """When to try to join; never where we are in."""
        if self.joined:
            return math.inf
        return self.due if self.stage is JoinStage.OUT else self.since + _ANSWER

    def mute(self, now: float) -> None:
        """Note that the channel refuses what we say; we try again ever later, if it does so again soon."""
        if now - self.muted_at > _WELCOME:
            self.mutes.reset()
        self.muted_at = now
        self.mute_until = now + self.mutes.next()


class Channels:
    """All channels that we want to be in, by folded name."""

    def __init__(self, features: Features, wanted: Iterable[str], chance: random.Random) -> None:
        self._features = features
        self._chance = chance
        self._wanted = list(wanted)
        self.by_name: dict[str, Channel] = {}
        self._next_try = -math.inf
        """No channel is to be tried before this. It is asked with every line, so it must not cost a look at each."""

    def refold(self) -> None:
        """File the wanted channels under their folded names; to be called once the server has told how it folds."""
        # not earlier: two configured channels could be one here, or one be filed under a name that nothing finds again
        for written in self._wanted:
            name, _, key = written.partition(" ")
            self.by_name.setdefault(self._features.fold(name), Channel(Room(name), key, self._chance))
        self._next_try = -math.inf

    def want(self, wanted: Iterable[str]) -> list[Channel]:
        """Want these channels and no others; return those to leave."""
        self._wanted = list(wanted)
        names = {self._features.fold(written.partition(" ")[0]) for written in self._wanted}
        left = [self.by_name.pop(key) for key in set(self.by_name) - names]
        self.refold()
        return left

    def find(self, target: str) -> Channel | None:
        """Return the wanted channel of that name, or None."""
        return self.by_name.get(self._features.fold(target))

    def join_due(self, now: float, background: BackgroundQueue) -> None:
        """Try to join, a few channels with one line, wherever a try is due."""
        if now < self._next_try:
            return
        self._next_try = now + _FULL
        due = [channel for channel in self.by_name.values() if now >= channel.try_at]
        due.sort(
            key=lambda channel: not channel.key
        )  # in JOIN the keys belong to the first names of the list
        while due:
            count = 1
            sizes = [len(f"{channel.name},{channel.key},".encode()) for channel in due[:_TOGETHER]]
            while count < len(sizes) and sum(sizes[: count + 1]) <= _LINE:
                count += 1
            group, due = due[:count], due[count:]
            names = ",".join(channel.name for channel in group)
            keys = ",".join(channel.key for channel in group if channel.key)
            # a JOIN of several channels costs the server's flood control as much as one for each
            if not background.add(f"JOIN {names} {keys}".rstrip(), 1 + len(group)):
                return
            for channel in group:
                channel.stage, channel.since = JoinStage.JOINING, now
        self._next_try = min((channel.try_at for channel in self.by_name.values()), default=math.inf)

    def retry_at(self, channel: Channel, due: float) -> None:
        """Try at that time to join this channel, in which we are not."""
        channel.due = due
        self._next_try = min(self._next_try, due)

    def put_out(self, channel: Channel, now: float) -> None:
        """Note that we are not, or no longer, in a channel, and try again later; ever later if we are put out again soon."""
        if channel.stage is JoinStage.IN and now - channel.since > _WELCOME:
            channel.backoff.reset()
        channel.stage = JoinStage.OUT
        self.retry_at(channel, now + channel.backoff.next())
        channel.forget_visit()


class OwnUser:
    """Our nick and address as others see them. `wanted` is the nick of the configuration."""

    def __init__(self, features: Features, wanted: str, clock: Clock, background: BackgroundQueue) -> None:
        self.nick = wanted
        self.mask = ""
        """Our `nick!user@host`; empty until the server has told it."""
        self._features, self._wanted = features, wanted
        self._clock, self._background = clock, background
        self._tried_at = clock.now()

    def is_nick(self, nick: str) -> bool:
        """Whether this nick is ours, by the server's own rule for upper and lower case."""
        return self._features.same(nick, self.nick)

    def learn_address(self, line: Line) -> None:
        """Take our user and host from the source of a line that the server says came from us."""
        if line.user and line.host:
            self.mask = f"{self.nick}!{line.user}@{line.host}"

    @on("396")
    def _learn_host(self, line: Line) -> None:
        # the server shows another host for us from now on (a cloak); some send `user@host`, some only the host
        user, _, _ = self.mask.partition("!")[2].partition("@")
        _, _, host = line[1].rpartition("@")
        self.learn_address(Line("396", (), self.nick, user, host))

    def regain(self, nick: str) -> None:
        """Take this nick, which nobody has now, if it is the one in the configuration and we have another."""
        most = self._features.nick_length
        fits = most is None or len(self._wanted) <= most  # a longer one would be refused again every minute
        if fits and self._features.same(nick, self._wanted) and not self.is_nick(nick):
            self._background.add(f"NICK {self._wanted}")

    def tick(self) -> None:
        """Try once a minute to get the configured nick: nobody tells us when one that is in no room of ours goes."""
        if self._clock.now() - self._tried_at >= _REGAIN:
            self._tried_at = self._clock.now()
            self.regain(self._wanted)


class SentInvites:
    """The invitations of one connection that the server has not answered yet."""

    def __init__(self, features: Features, background: BackgroundQueue) -> None:
        self._features, self._background = features, background
        self._open: dict[tuple[str, str], asyncio.Future[None]] = {}

    def invite(self, nick: str, channel: str) -> asyncio.Future[None]:
        """Ask them in. The future ends when the server has; it raises `Undeliverable` with the server's words.

        Raises `NotNow` if too much waits to be sent.
        """
        key = (self._features.fold(nick), self._features.fold(channel))
        if key not in self._open:
            if not self._background.add(f"INVITE {nick} {channel}"):
                raise NotNow("too much waits to be sent")
            self._open[key] = asyncio.get_running_loop().create_future()
            self._open[key].add_done_callback(lambda _: self._open.pop(key, None))
        return self._open[key]

    @on("341", *_REFUSED_INVITATIONS)
    def _settle(self, line: Line) -> None:
        # servers name the nick and the channel in either order, or only one of them: the oldest invitation is meant
        named = {self._features.fold(word) for word in line.params[1:]}
        for key, each in self._open.items():
            if named & {*key} and not each.done():
                if line.command == "341":
                    each.set_result(None)
                else:
                    each.set_exception(Undeliverable(harmless(line[-1])))
                return

    def close(self) -> None:
        """End all: the connection has ended, and nobody learns whether they were asked."""
        for found in tuple(self._open.values()):
            found.set_exception(NotNow("the connection has ended"))


@dataclass(slots=True)
class WhoisAnswer:
    """What WHOIS told about a nick; `asked` is when we asked. `there` is False if nobody has it."""

    nick: str
    asked: float
    there: bool = False
    userhost: str = ""
    realname: str = ""
    account: str | None = None
    signon: int | None = None
    server: str = ""

    @property
    def proof(self) -> Proof | None:
        """What proves later that it is still this connection; None if the server did not tell the signon time."""
        if not self.there or self.signon is None:
            return None
        return Proof(self.nick, self.userhost, self.realname, self.signon, self.server)


class WhoisQueue:
    """The open questions who somebody is, one a nick, sent in the order in which they were asked.

    They have a budget of their own: whoever addresses the bot is not kept waiting by its other lines, and a crowd that
    does so leaves the players most of the pace. `answered` is called once for each; if the answer does not end in time,
    with what came until then.
    """

    def __init__(
        self,
        features: Features,
        background: BackgroundQueue,
        clock: Clock,
        answered: Callable[[WhoisAnswer], None],
    ) -> None:
        self._features, self._background, self._clock = features, background, clock
        self._answered = answered
        self._open: dict[str, WhoisAnswer] = {}
        self._waiting: dict[str, None] = {}
        """The questions that were not sent yet, in their order."""
        self._sent = clock.now()
        """When a question last went out."""
        self._budget = TokenBucket(1, 1.0, clock.now())
        """How many lines of the pace they may still take."""
        self._supported = True

    def ask(self, nick: str, *, waited_for: bool = True) -> bool:
        """Ask about a nick; False if that cannot be asked now or at all. Asking twice asks once.

        Where nobody waits for the answer the question is housekeeping, and takes what the pace has to spare.
        """
        key = self._features.fold(nick)
        if key in self._open:
            return True
        if not self._supported or len(self._waiting) >= _MOST_QUESTIONS:
            return False
        if waited_for:
            self._waiting[key] = None
        elif not self._background.add(_question(nick), self._background.whois_cost):
            return False
        self._open[key] = WhoisAnswer(nick, self._clock.now())
        return True

    def work_off(self) -> None:
        """Send the questions that the budget allows now, or that the pace has to spare."""
        background, now = self._background, self._clock.now()
        cost, share = background.whois_cost, background.pace.per_second * _SHARE
        at_once = max(_AT_ONCE * cost, background.pace.burst)
        if (at_once, share) != (self._budget.burst, self._budget.per_second):
            self._budget.renew(at_once, share, now)
        idle = now - background.spoke >= _IDLE
        while self._waiting:
            answer = self._open[key := next(iter(self._waiting))]
            thinking = not _THINKING < now - background.turned < _LONGEST_WAIT
            due = thinking or now - self._sent >= _LONGEST_WAIT
            if not (due and self._budget.wait(cost, now) == 0) and not (idle and background.has_spare()):
                return
            del self._waiting[key]
            answer.asked = self._sent = now
            background.send(_question(answer.nick), cost)
            if self._budget.level(now) >= cost:
                self._budget.spend(cost, now)

    @property
    def waiting(self) -> bool:
        """Whether any question waits for its turn."""
        return bool(self._waiting)

    @property
    def too_busy(self) -> bool:
        """Whether so many questions wait to be sent that no more are taken: they can be asked when these have gone."""
        return self._supported and len(self._waiting) >= _MOST_QUESTIONS

    def drop(self, nick: str) -> bool:
        """Forget the question about a nick that is another's now; returns whether there was one."""
        self._waiting.pop(self._features.fold(nick), None)
        return self._open.pop(self._features.fold(nick), None) is not None

    def follow(self, old: str, new: str) -> None:
        """Ask about the new nick what was asked about the old one: the answer to that would be about nobody."""
        if self.drop(old) and not self.ask(new):
            self._answered(WhoisAnswer(new, self._clock.now()))

    def expire(self, now: float, *, busy: bool) -> None:
        """Give up what was asked too long ago. `busy`: our own questions still wait to be sent."""
        patience = _WHOIS_PATIENCE_BUSY if busy else _WHOIS_PATIENCE
        for key, answer in tuple(self._open.items()):
            # what is not sent yet is not late
            if now - answer.asked > patience and (key not in self._waiting or not self._supported):
                self.drop(answer.nick)
                self._answered(answer)

    @on("421")
    def _unknown_command(self, line: Line) -> None:
        # the server has no WHOIS, so nobody has an account there, and nothing can be proved
        if line[1].upper() == "WHOIS":
            self._supported = False
            self.expire(float("inf"), busy=False)

    @on("311", "312", "317", "330", "318", "401")
    def _note(self, line: Line) -> None:
        answer = self._open.get(self._features.fold(line[1]))
        if answer is None:
            return
        match line.command:
            case "311":
                answer.there, answer.userhost, answer.realname = True, f"{line[2]}@{line[3]}", line[-1]
            case "312":
                answer.server = line[2]
            case "317" if len(line.params) >= 5 and line[3].isdecimal():
                answer.signon = int(line[3])
            case "330":
                answer.account = line[2] or None
            case "318" | "401":
                self.drop(answer.nick)
                self._answered(answer)


def _question(nick: str) -> str:
    # the nick twice asks the server that the person is on: only that one tells the signon time
    return f"WHOIS {nick} {nick}"
