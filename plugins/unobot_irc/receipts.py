"""What became of what was sent: what the server has taken, what it refused, and whether somebody can be reached."""

import asyncio
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum

from unobot.adapter import Identity, Unreached
from unobot.clock import Clock
from unobot.pacing import TokenBucket
from unobot_irc.housekeeping import BackgroundQueue, OwnUser
from unobot_irc.people import Person, Tracker
from unobot_irc.protocol import Line, harmless

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
_TRIAL = "unobot-reach-"
_TRIALS = 6, 0.2
"""So many trials at once, and so many a second: a crowd that asks for seats must not use up the pace."""
_MOST_UNREACHED = 1000
"""So many are remembered who were reached, and who were not."""
_REFUSALS = ("401", "477", "486", "493", "531", "716")


class Outcome(Enum):
    """What became of a message."""

    PASSED = "passed"
    REFUSED = "refused"
    UNKNOWN = "unknown"
    """The connection ended before it was known."""


class Outcomes:
    """The fates of messages by their keys; outlives connections. `row` marks this bot's messages among all others'."""

    def __init__(self, row: str) -> None:
        self.row = row
        self._outcomes: OrderedDict[int, asyncio.Future[Outcome]] = OrderedDict()

    def expect(self, key: int) -> None:
        """A message is about to be sent."""
        self._outcomes[key] = asyncio.get_running_loop().create_future()
        # never what is still under way: it would count as lost, and be said again
        while len(self._outcomes) > _REMEMBERED and next(iter(self._outcomes.values())).done():
            self._outcomes.popitem(last=False)

    def settle(self, key: int, outcome: Outcome) -> None:
        """It is known what became of it; what was known before holds."""
        future = self._outcomes.get(key)
        if future is not None and not future.done():
            future.set_result(outcome)
            if outcome is Outcome.UNKNOWN:
                del self._outcomes[key]  # whoever asks for what is not there is told the same

    async def of(self, key: int) -> Outcome:
        """What became of a message that was sent; waits until that is known, and can be asked once."""
        future = self._outcomes.get(key)
        if future is None:
            return Outcome.UNKNOWN
        try:
            return await future
        finally:
            self._outcomes.pop(key, None)


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
        outcomes: Outcomes,
        background: BackgroundQueue,
        labels: Callable[[], bool],
        echoes: Callable[[], bool],
        clock: Clock,
    ) -> None:
        self._outcomes, self._background, self._clock = outcomes, background, clock
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
        self._outcomes.expect(key)
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
        self._outcomes.expect(key)
        self._outcomes.settle(key, Outcome.PASSED)
        return True

    def labelled(self, key: int, line: str) -> tuple[str, str | None]:
        """The line with its tags, and its label, where the server answers by label."""
        if not self.labels():
            return line, None
        self._count += 1
        label = f"u{self._count}"
        self._keys[label] = key
        return f"@label={label};{_ROW}={self._outcomes.row}.{key} {line}", label

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
            self._settle(key, Outcome.PASSED)
        return True

    @property
    def gives_ids(self) -> bool:
        """Whether this server gives messages an id, so that an echo without one means something."""
        return self._ids

    def replayed(self, line: Line) -> None:
        """A line of ours is in the history that is played again."""
        row, _, key = line.tags.get(_ROW, "").rpartition(".")
        if row == self._outcomes.row and key.isdecimal():
            self._replayed.add(int(key))

    def refused(self, line: Line, target: str) -> bool:
        """The server has refused what is for this (folded) target; False if nothing was under way to it."""
        key = self.key_of(line)
        keys = [key] if key is not None else [k for k, sent in self._sent.items() if sent.target == target]
        hit = [each for each in keys if each in self._sent]
        for each in hit:
            self._settle(each, Outcome.REFUSED)
        return bool(hit)

    def target_of(self, line: Line) -> str | None:
        """The (folded) target of the message that a line of the server answers by label."""
        key = self.key_of(line)
        sent = self._sent.get(key) if key is not None else None
        return sent.target if sent is not None else None

    def _settle(self, key: int, outcome: Outcome) -> None:
        self._sent.pop(key, None)
        self._outcomes.settle(key, outcome)
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
            self._settle(key, Outcome.PASSED)

    def sent_again(self, key: int) -> None:
        """Note that a message was sent again: the next PONG tells what became of it."""
        if key in self._sent:
            self._sent[key].barrier = None

    def tick(self, now: float) -> None:
        """At the end of a burst, ask for a sign that its lines have passed; keep knowing how fast the server answers."""
        played, patience = self._clock.played(), _ECHO if self._echoes() else 0.0
        unasked = sum(sent.barrier is None and played - sent.at >= patience for sent in self._sent.values())
        pace = self._background.pace
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
        self._background.send(f"PING :{_BARRIER}{self._barriers}", 1, now)
        self._asked.append((self._barriers, self._clock.played()))
        return self._barriers

    def _pong(self, line: Line) -> None:
        # its own errors come before it (ngIRCd, hybrid, InspIRCd): what was refused is not in the list any more
        number = line[-1].removeprefix(_BARRIER)
        if not line[-1].startswith(_BARRIER) or not number.isdecimal():
            return
        for key, sent in tuple(self._sent.items()):
            if sent.barrier is not None and sent.barrier <= int(number):
                self._settle(key, Outcome.PASSED)
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
            self._settle(key, Outcome.UNKNOWN)


@dataclass(slots=True)
class _Trial:
    person: Person
    reached: asyncio.Future[bool]


class Probes:
    """The trials of one connection."""

    def __init__(
        self,
        tracker: Tracker,
        me: OwnUser,
        background: BackgroundQueue,
        receipts: Receipts,
        now: float,
    ) -> None:
        self._tracker, self._own = tracker, me
        self._background, self._receipts = background, receipts
        self._count = 0
        self._trials: dict[int, _Trial] = {}
        self._reached: dict[Identity, None] = {}
        self._refused_by: set[Identity] = set()
        self._allowed = TokenBucket(*_TRIALS, now)
        self.hears: Mapping[str, Callable[[Line], None]] = {
            "PONG": self._passed,
            "PRIVMSG": self._echoed,
            **dict.fromkeys(_REFUSALS, self._refused),
        }

    def probe(self, person: Person, now: float) -> asyncio.Future[bool] | None:
        """Find out whether they are reached, if that is worth a try; if they are not, the bot is told `Unreached`.

        Each person is tried once on a connection, and again only after something was refused; where the server answers
        each line by label, a hand that is not passed on is told without a trial. Returns None while nothing speaks against it:
        a table does not wait for the answer, or anybody who takes a seat could keep the players waiting. Who was not
        reached before is waited for: the future has the answer.
        """
        refused = self._key(person) in self._refused_by
        for trial in self._trials.values():
            if self._key(trial.person) == self._key(person):
                return trial.reached if refused else None
        shown = self._key(person) in self._reached or self._receipts.labels()
        if (shown and not refused) or self._allowed.level(now) < 1:
            return None
        self._allowed.spend(1, now)
        self._count += 1
        number, found = self._count, asyncio.get_running_loop().create_future()
        self._trials[number] = _Trial(person, found)
        for line in (f"PRIVMSG {person.nick} :\x01PING {number}\x01", f"PING :{_TRIAL}{number}"):
            if refused:
                self._background.send(line, 1, now)  # a table waits for the answer
            else:
                self._background.add(line, 1)  # housekeeping, which leaves the bot's own lines their pace
        return found if refused else None

    def lost(self, person: Person) -> None:
        """Something said to them was refused: next time they are tried again, and that is waited for."""
        self._reached.pop(self._key(person), None)
        if len(self._refused_by) < _MOST_UNREACHED:
            self._refused_by.add(self._key(person))

    def close(self) -> None:
        """The connection has ended: nothing more is found out."""
        for number in tuple(self._trials):
            self._settle(number, reached=True)

    def _key(self, person: Person) -> Identity:
        return person.identity or Identity(person.nick)

    def _settle(self, number: int, *, reached: bool, reason: str = "") -> None:
        trial = self._trials.pop(number, None)
        if trial is None:
            return
        if reached:
            self._reached[self._key(trial.person)] = None
            while len(self._reached) > _MOST_UNREACHED:
                del self._reached[next(iter(self._reached))]
            self._refused_by.discard(self._key(trial.person))
        else:
            self.lost(trial.person)
            if trial.person.identity is not None:
                self._tracker.incoming.append(Unreached(self._tracker.network, trial.person.identity, reason))
        if not trial.reached.done():
            trial.reached.set_result(reached)

    def _passed(self, line: Line) -> None:
        number = line[-1].removeprefix(_TRIAL)
        if line[-1].startswith(_TRIAL) and number.isdecimal():
            self._settle(int(number), reached=True)

    def _refused(self, line: Line) -> None:
        if "ctcp" in line[-1].lower():
            return  # they refuse CTCP alone: a hand is none
        fold = self._tracker.features.fold
        # 486 and 493 name the nick only in the text
        named = {fold(line[1])} if len(line.params) > 2 else {fold(word) for word in line[-1].split()}
        for number, trial in tuple(self._trials.items()):
            if fold(trial.person.nick) in named:
                self._settle(number, reached=False, reason=harmless(line[-1]))

    def _echoed(self, line: Line) -> None:
        """Where ours come back: a server that has swallowed one without a word leaves out its id (SILENCE)."""
        number = line[1].strip("\x01").removeprefix("PING ")
        ours = self._own.is_nick(line.nick) and line[1].startswith("\x01PING ") and number.isdecimal()
        if ours and self._receipts.gives_ids and "msgid" not in line.tags:
            self._settle(int(number), reached=False, reason="swallowed without a word")
