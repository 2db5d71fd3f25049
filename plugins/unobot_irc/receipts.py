"""What the server is asked besides, and receipts: how far it has come with what was sent."""

import asyncio
import sys
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from unobot.clock import Clock
from unobot.pacing import TokenBucket
from unobot_irc.line import Line
from unobot_irc.settings import Pace

# --- Lines of housekeeping (JOIN, WHO, WHOIS …), sent between the bot's lines so that both together keep the
# pace.


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

USUAL: Final = Pace()
"""The pace of a server that is not known: InspIRCd's default lets 11 lines through at once and then one a second."""
KNOWN: Final = {
    "inspircd": Pace(8, 1.0),
    # takes three lines in each second, and the rest a second later; at two a second a move's answer hardly ever waits there
    "ngircd": Pace(5, 2.0),
    # its own example: client_flood_burst_max = 5, client_flood_message_num = 2
    "solanum": Pace(5, 2.0),
}
"""What these servers let a client send where nobody has configured them otherwise, by the beginning of their version (004)."""


def usual_pace(version: str) -> Pace:
    """The pace of a server whose limits are the default ones, by what it calls itself, as in `ngIRCd-26.1`."""
    return next((pace for name, pace in KNOWN.items() if version.lower().startswith(name)), USUAL)


class Chores:
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


# --- What became of what was sent: which messages the server has surely taken, and which it refused; how fast
# it answers.


_BARRIER = "unobot-"
_NEVER = sys.maxsize
"""Stands for a PING that is never sent."""
_BURST = 8
"""After so many messages a PING is sent even if more follow: what a crash leaves in doubt is not more than these."""
_PLENTY_LEFT = 5
"""So many lines of the pace must be left before a PING ends a smaller burst: four are left then, and a move may need three (the room's line,
the hand of who has drawn, the next hand)."""
_ECHO = 10.0
"""Seconds that a server which echoes has for it, until a PING asks what became of a message."""
_QUIET_FOR = 1.5
"""So many lines' time without a message is the end of a burst; less, and at full pace every line would have its PING."""
_MOST_UNASKED = 100
"""With so many messages behind the last PING one is sent at once: a busy bot says thousands between two ticks."""
_REMEMBERED = 20_000
"""So many fates are kept for somebody to ask: more than a busy bot has under way, as all of them are asked about."""
_SLOW = 1.0
"""Seconds after which an answer is slow. So old is what we know of who has which nick, and somebody may have taken one since."""
_FRESH = 20.0
"""So many seconds without an answer are too long while players are told something in private: a PING asks."""
_IN_USE = 300.0
"""Seconds after a private line in which the next one is likely."""
_SHARED = 0.2
"""Seconds for which a PING that was sent serves the next private line that waits, too."""
_MOST_OPEN = 100
"""So many labelled batches may be open at once."""
_ROW = "+unobot/row"
"""The client tag that carries a message's key; it comes back in the echo and when the room's history is played again."""


class Fate(Enum):
    """What became of a message."""

    PASSED = "passed"
    REFUSED = "refused"
    UNKNOWN = "unknown"
    """The connection ended before it was known."""


class Fates:
    """The fates of messages by their keys; outlives connections. `row` marks this bot's messages among all others'."""

    def __init__(self, row: str) -> None:
        self.row = row
        self._fates: OrderedDict[int, asyncio.Future[Fate]] = OrderedDict()

    def expect(self, key: int) -> None:
        """A message is about to be sent."""
        self._fates[key] = asyncio.get_running_loop().create_future()
        # never what is still under way: it would count as lost, and be said again
        while len(self._fates) > _REMEMBERED and next(iter(self._fates.values())).done():
            self._fates.popitem(last=False)

    def settle(self, key: int, fate: Fate) -> None:
        """It is known what became of it; what was known before holds."""
        future = self._fates.get(key)
        if future is not None and not future.done():
            future.set_result(fate)
            if fate is Fate.UNKNOWN:
                del self._fates[key]  # whoever asks for what is not there is told the same

    async def of(self, key: int) -> Fate:
        """What became of a message that was sent; waits until that is known, and can be asked once."""
        future = self._fates.get(key)
        if future is None:
            return Fate.UNKNOWN
        try:
            return await future
        finally:
            self._fates.pop(key, None)


@dataclass(eq=False, slots=True)
class _Sent:
    """A message that the server has said nothing about. `target` is folded; `open`: lines without their own answer."""

    target: str
    open: int
    at: float
    barrier: int | None = None


class Receipts:
    """The receipts of one connection.

    `labels` tells whether its server answers each line by label, `echoes` whether it sends each line back.
    """

    def __init__(
        self,
        fates: Fates,
        chores: Chores,
        labels: Callable[[], bool],
        echoes: Callable[[], bool],
        clock: Clock,
    ) -> None:
        self._fates, self._chores, self._clock = fates, chores, clock
        self.labels, self._echoes = labels, echoes
        self._sent: dict[int, _Sent] = {}
        self._keys: dict[str, int] = {}
        self._batches: dict[str, str] = {}
        self._replayed: set[int] = set()
        self._count = 0
        self._asked: list[tuple[int, float]] = []
        """The PINGs without an answer, and when (in seconds of play) they were sent."""
        self._barriers = 0
        self.answered = 0
        """The number of the last PING that was answered."""
        self._known = clock.played()
        """Until when, in seconds of play, the server has told us all."""
        self._took = 0.0
        """Seconds that the last answer took."""
        self._proofs: dict[int, int] = {}
        """The private messages that wait, and the PINGs whose answers let them go."""
        self._private = float("-inf")
        """When, in seconds of play, something private was last about to be sent."""
        self._unasked = 0
        """How many messages were sent since the last PING."""
        self._last = float("-inf")
        self._ids = False
        """Whether this server gives messages an id, so that an echo without one means something."""
        self.hears: Mapping[str, Callable[[Line], None]] = {"PONG": self._pong, "BATCH": self._batch}

    def expect(self, key: int, target: str, lines: int, now: float) -> None:
        """So many lines of this message are about to be sent to a (folded) target."""
        if self._unasked >= _MOST_UNASKED:
            self._ask(now)
        self._fates.expect(key)
        self._sent[key] = _Sent(target, lines, self._clock.played())
        self._unasked += 1
        self._last = now

    def may_be_told(self, key: int, now: float) -> bool:
        """Whether it is known well enough who has the nick that a private message is for.

        Where the server answers slowly, somebody may have taken that nick and we have not heard of it: the message waits
        for the answer to a PING that was sent after the message was there.
        """
        self._private = self._clock.played()
        proof = self._proofs.get(key)
        if proof is None and not self._is_slow():
            return True
        if proof is None:
            last = self._asked[-1] if self._asked else None
            shared = last is not None and self._private - last[1] < _SHARED
            self._proofs[key] = last[0] if last is not None and shared else self.ask(now)
            if len(self._proofs) > _REMEMBERED:
                del self._proofs[
                    next(iter(self._proofs))
                ]  # who it was for has gone; else it only waits once more
            return False
        if self.answered < proof:
            return False
        del self._proofs[key]
        return True

    def _is_slow(self) -> bool:
        """Whether the server's last answer took long, or one is overdue, or we could not look for a while."""
        waiting = [sent for _, sent in self._asked[:1]]
        if self.labels() and self._sent:
            waiting.append(next(iter(self._sent.values())).at)
        overdue = any(self._clock.played() - since > _SLOW for since in waiting)
        return overdue or self._took > _SLOW or self._clock.stalled() > self._known

    def _heard(self, asked: float) -> None:
        """The server has answered what was sent at this time."""
        self._known, self._took = asked, self._clock.played() - asked

    def said_before(self, key: int) -> bool:
        """Whether the room's history shows that this message was relayed before; if so, it counts as passed."""
        if key not in self._replayed:
            return False
        self._fates.expect(key)
        self._fates.settle(key, Fate.PASSED)
        return True

    def labelled(self, key: int, line: str) -> tuple[str, str | None]:
        """The line with its tags, and its label, where the server answers by label."""
        if not self.labels():
            return line, None
        self._count += 1
        label = f"u{self._count}"
        self._keys[label] = key
        return f"@label={label};{_ROW}={self._fates.row}.{key} {line}", label

    def label_of(self, line: Line) -> str | None:
        """The label of our line that a line of the server answers, if it says so."""
        return line.tags.get("label") or self._batches.get(line.tags.get("batch", ""))

    def key_of(self, line: Line) -> int | None:
        """The message that a line of the server answers, if it says so by label."""
        return self._keys.get(self.label_of(line) or "")

    def echoed(self, line: Line, target: str) -> bool:
        """A line of ours to this (folded) target has come back. Returns False if it has been swallowed without a word to us."""
        key = self.key_of(line)
        if key is None and not self.labels() and not line[1].startswith("\x01"):
            # without labels the oldest is meant: what is for one target comes back in its order
            key = next((each for each, sent in self._sent.items() if sent.target == target), None)
        self._ids |= "msgid" in line.tags
        if key is None or key not in self._sent:
            return True
        if self._ids and "msgid" not in line.tags:
            return False
        self._heard(self._sent[key].at)
        self._sent[key].open -= 1
        if self._sent[key].open <= 0:
            self._settle(key, Fate.PASSED)
        return True

    @property
    def gives_ids(self) -> bool:
        """Whether this server gives messages an id, so that an echo without one means something."""
        return self._ids

    def replayed(self, line: Line) -> None:
        """A line of ours is in the history that is played again."""
        row, _, key = line.tags.get(_ROW, "").rpartition(".")
        if row == self._fates.row and key.isdecimal():
            self._replayed.add(int(key))

    def refused(self, line: Line, target: str) -> bool:
        """The server has refused what is for this (folded) target; False if nothing was under way to it."""
        key = self.key_of(line)
        keys = [key] if key is not None else [k for k, sent in self._sent.items() if sent.target == target]
        hit = [each for each in keys if each in self._sent]
        for each in hit:
            self._settle(each, Fate.REFUSED)
        return bool(hit)

    def target_of(self, line: Line) -> str | None:
        """The (folded) target of the message that a line of the server answers by label."""
        key = self.key_of(line)
        sent = self._sent.get(key) if key is not None else None
        return sent.target if sent is not None else None

    def _settle(self, key: int, fate: Fate) -> None:
        self._sent.pop(key, None)
        self._fates.settle(key, fate)
        if not self._sent:
            self._keys.clear()

    def under_way(self, key: int) -> bool:
        """Whether the server has said nothing yet about this message."""
        return key in self._sent

    def doubt(self, keys: Iterable[int]) -> None:
        """Some of these were refused: no PONG shows that they have passed, until `pass_on` or `sent_again` is called."""
        for key in keys:
            if key in self._sent:
                self._sent[key].barrier = _NEVER

    def pass_on(self, key: int) -> None:
        """Count a message that was doubted as passed: it was not refused after all."""
        if key in self._sent:
            self._settle(key, Fate.PASSED)

    def sent_again(self, key: int) -> None:
        """Note that a message was sent again: the next PONG tells what became of it."""
        if key in self._sent:
            self._sent[key].barrier = None

    def tick(self, now: float) -> None:
        """At the end of a burst, ask for a sign that its lines have passed; keep knowing how fast the server answers."""
        played, patience = self._clock.played(), _ECHO if self._echoes() else 0.0
        unasked = sum(sent.barrier is None and played - sent.at >= patience for sent in self._sent.values())
        pace = self._chores.pace
        quiet = now - self._last >= _QUIET_FOR / pace.per_second
        plenty = pace.level(now) >= min(_PLENTY_LEFT, pace.burst)
        if unasked >= _BURST or (unasked and quiet and plenty):
            self._ask(now)
        elif played - self._private < _IN_USE and played - self._known > _FRESH and not self._asked:
            self.ask(now)

    def _ask(self, now: float) -> None:
        """Send a PING behind all that was sent until now."""
        self._unasked = 0
        unasked = [sent for sent in self._sent.values() if sent.barrier is None]
        if not unasked:
            return  # each line was answered by itself
        number = self.ask(now)
        for sent in unasked:
            sent.barrier = number

    def ask(self, now: float) -> int:
        """Send a PING; when it is answered, `answered` has at least the number that is returned."""
        self._barriers += 1
        self._chores.send(f"PING :{_BARRIER}{self._barriers}", 1, now)
        self._asked.append((self._barriers, self._clock.played()))
        return self._barriers

    def _pong(self, line: Line) -> None:
        # its own errors come before it (ngIRCd, hybrid, InspIRCd): what was refused is not in the list any more
        number = line[-1].removeprefix(_BARRIER)
        if not line[-1].startswith(_BARRIER) or not number.isdecimal():
            return
        for key, sent in tuple(self._sent.items()):
            if sent.barrier is not None and sent.barrier <= int(number):
                self._settle(key, Fate.PASSED)
        while self._asked and self._asked[0][0] <= int(number):
            self.answered, asked = self._asked.pop(0)
            self._heard(asked)

    def _batch(self, line: Line) -> None:
        # a label with several answers (away, refused) stands only on the batch around them
        name = line[0][1:]
        if line[0].startswith("-"):
            self._batches.pop(name, None)
        elif "label" in line.tags and len(self._batches) < _MOST_OPEN:
            self._batches[name] = line.tags["label"]

    def close(self) -> None:
        """The connection has ended: of what is still open nobody knows."""
        for key in tuple(self._sent):
            self._settle(key, Fate.UNKNOWN)
