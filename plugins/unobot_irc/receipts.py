"""What became of what was sent: what the server has taken, what it refused, and whether somebody can be reached."""

import asyncio
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum

from unobot.adapter import Identity, TokenBucket, Unreached
from unobot.clock import Clock
from unobot_irc.housekeeping import BackgroundQueue, OwnUser
from unobot_irc.people import Person, Recent, Tracker
from unobot_irc.protocol import Line, harmless, on

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
"""So many outcomes are kept for somebody to ask: more than a busy bot has under way, as all of them are asked about."""
_SLOW = 1.0
"""Seconds after which an answer is slow. So old is what we know of who has which nick, and somebody may have taken one since."""
_SOON = 0.1
"""Seconds, at least, until an answer is looked for again."""
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
_PROBE = "unobot-reach-"
_PROBES = 6, 0.2
"""So many probes at once, and so many a second: a crowd that asks for seats must not use up the pace."""
_MOST_UNREACHED = 1000
"""So many are remembered who were reached, and who were not."""
_REFUSALS = ("401", "477", "486", "493", "531", "716")


class SendOutcome(Enum):
    """The ways in which sending a message can end."""

    PASSED = "passed"
    REFUSED = "refused"
    UNKNOWN = "unknown"
    """The connection ended before it was known."""


class SendOutcomes:
    """The outcomes of messages by their keys; outlives connections. `row` marks this bot's messages among all others'."""

    def __init__(self, row: str) -> None:
        self.row = row
        self._futures: OrderedDict[int, asyncio.Future[SendOutcome]] = OrderedDict()

    def expect(self, key: int) -> None:
        """Wait for the outcome of a message that is about to be sent."""
        self._futures[key] = asyncio.get_running_loop().create_future()
        # never what is still under way: it would count as lost, and be said again
        while len(self._futures) > _REMEMBERED and next(iter(self._futures.values())).done():
            self._futures.popitem(last=False)

    def settle(self, key: int, outcome: SendOutcome) -> None:
        """Note what became of it; what was known before holds."""
        future = self._futures.get(key)
        if future is not None and not future.done():
            future.set_result(outcome)
            if outcome is SendOutcome.UNKNOWN:
                del self._futures[key]  # whoever asks for what is not there is told the same

    async def of(self, key: int) -> SendOutcome:
        """Return what became of a message that was sent; waits until that is known, and can be asked once."""
        future = self._futures.get(key)
        if future is None:
            return SendOutcome.UNKNOWN
        try:
            return await future
        finally:
            self._futures.pop(key, None)


@dataclass(eq=False, slots=True)
class _Sent:
    """A message that the server has said nothing about. `target` is folded; `open`: lines without their own answer."""

    target: str
    open: int
    at: float
    barrier: int | None = None
    """The PING whose answer shows that the message has passed."""


class Receipts:
    """The receipts of one connection: by labels or echoes where the server has them, else by the answer to a PING.

    `has` tells whether the server has granted a capability.
    """

    def __init__(
        self, outcomes: SendOutcomes, background: BackgroundQueue, has: Callable[[str], bool], clock: Clock
    ) -> None:
        self._outcomes, self._background, self._has, self._clock = outcomes, background, has, clock
        self._sent: dict[int, _Sent] = {}
        self._keys: dict[str, int] = {}
        self._batches: dict[str, str] = {}
        self._replayed: set[int] = set()
        self._count = 0
        self._asked: list[tuple[int, float]] = []
        """The PINGs without an answer, and when (in seconds of play) they were sent."""
        self._pings = 0
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
        self.gives_ids = False
        """Whether this server gives messages an id, so that an echo without one means something."""

    def labels(self) -> bool:
        """Whether the server answers each line by label."""
        return all(map(self._has, ("labeled-response", "echo-message", "message-tags")))

    def expect(self, key: int, target: str, lines: int) -> None:
        """Wait for what becomes of so many lines of this message, which are about to be sent to a (folded) target."""
        if self._unasked >= _MOST_UNASKED:
            self._ask_about_all()
        self._outcomes.expect(key)
        self._sent[key] = _Sent(target, lines, self._clock.played())
        self._unasked += 1
        self._last = self._clock.now()

    def may_go_to_nick(self, key: int) -> bool:
        """Whether it is known well enough who has the nick that a private message is for.

        Where the server answers slowly, somebody may have taken that nick and we have not heard of it: the message waits
        for the answer to a PING that was sent after the message was there.
        """
        self._private = self._clock.played()
        proof = self._proofs.get(key)
        if proof is None:
            waiting = [sent for _, sent in self._asked[:1]]
            if self.labels() and self._sent:
                waiting.append(next(iter(self._sent.values())).at)
            overdue = any(self._clock.played() - since > _SLOW for since in waiting)
            if not (overdue or self._took > _SLOW or self._clock.stalled() > self._known):
                return True
            last, asked = self._asked[-1] if self._asked else (0, float("-inf"))
            self._proofs[key] = last if self._private - asked < _SHARED else self.ping()
            if len(self._proofs) > _REMEMBERED:
                # who it was for has gone; else it only waits once more
                del self._proofs[next(iter(self._proofs))]
            return False
        if self.answered < proof:
            return False
        del self._proofs[key]
        return True

    @property
    def answer_time(self) -> float:
        """Return the seconds that an answer takes at present: as many as the last one, or as the oldest PING waits already.

        At a busy bot thousands of hands wait for one: each must not look many times a second whether it is there.
        """
        waited = self._clock.played() - self._asked[0][1] if self._asked else 0.0
        return max(_SOON, self._took, waited)

    def _note_answer(self, asked: float) -> None:
        """Note that the server has answered what was sent at this time."""
        self._known, self._took = asked, self._clock.played() - asked

    def said_before(self, key: int) -> bool:
        """Whether the room's history shows that this message was relayed before; if so, it counts as passed."""
        if key not in self._replayed:
            return False
        self._outcomes.expect(key)
        self._outcomes.settle(key, SendOutcome.PASSED)
        return True

    def labelled(self, key: int, line: str) -> tuple[str, str | None]:
        """Return the line with its tags, and its label, where the server answers by label."""
        if not self.labels():
            return line, None
        self._count += 1
        label = f"u{self._count}"
        self._keys[label] = key
        return f"@label={label};{_ROW}={self._outcomes.row}.{key} {line}", label

    def label_of(self, line: Line) -> str | None:
        """Return the label of our line that a line of the server answers, if it says so."""
        return line.tags.get("label") or self._batches.get(line.tags.get("batch", ""))

    def _key_of(self, line: Line) -> int | None:
        """Return the message that a line of the server answers, if it says so by label."""
        return self._keys.get(self.label_of(line) or "")

    def note_echo(self, line: Line, target: str) -> bool:
        """Note that a line of ours to this (folded) target has come back; False if it was swallowed without a word to us."""
        key = self._key_of(line)
        if key is None and not self.labels() and not line[1].startswith("\x01"):
            # without labels the oldest is meant: what is for one target comes back in its order
            key = next((each for each, sent in self._sent.items() if sent.target == target), None)
        self.gives_ids |= "msgid" in line.tags
        if key is None or key not in self._sent:
            return True
        if self.gives_ids and "msgid" not in line.tags:
            return False
        self._note_answer(self._sent[key].at)
        self._sent[key].open -= 1
        if self._sent[key].open <= 0:
            self._settle(key, SendOutcome.PASSED)
        return True

    def note_replay(self, line: Line) -> None:
        """Note that a line of ours is in the history that is played again."""
        row, _, key = line.tags.get(_ROW, "").rpartition(".")
        if row == self._outcomes.row and key.isdecimal():
            self._replayed.add(int(key))

    def note_refusal(self, line: Line, target: str) -> bool:
        """Note that the server has refused what is for this (folded) target; False if nothing was under way to it."""
        key = self._key_of(line)
        keys = [key] if key is not None else [k for k, sent in self._sent.items() if sent.target == target]
        hit = [each for each in keys if each in self._sent]
        for each in hit:
            self._settle(each, SendOutcome.REFUSED)
        return bool(hit)

    def target_of(self, line: Line) -> str | None:
        """Return the (folded) target of the message that a line of the server answers by label."""
        key = self._key_of(line)
        sent = self._sent.get(key) if key is not None else None
        return sent.target if sent is not None else None

    def _settle(self, key: int, outcome: SendOutcome) -> None:
        self._sent.pop(key, None)
        self._outcomes.settle(key, outcome)
        if not self._sent:
            self._keys.clear()

    def under_way(self, key: int) -> bool:
        """Whether the server has said nothing yet about this message."""
        return key in self._sent

    def doubt(self, keys: Iterable[int]) -> None:
        """Let no PONG show that these have passed, some of which were refused, until `pass_on` or `sent_again` is called."""
        for key in keys:
            if key in self._sent:
                self._sent[key].barrier = _NEVER

    def pass_on(self, key: int) -> None:
        """Count a message that was doubted as passed: it was not refused after all."""
        if key in self._sent:
            self._settle(key, SendOutcome.PASSED)

    def sent_again(self, key: int) -> None:
        """Note that a message was sent again: the next PONG tells what became of it."""
        if key in self._sent:
            self._sent[key].barrier = None

    def tick(self) -> None:
        """At the end of a burst, ask for a sign that its lines have passed; keep knowing how fast the server answers."""
        now, played = self._clock.now(), self._clock.played()
        patience = _ECHO if self._has("echo-message") else 0.0
        unasked = sum(sent.barrier is None and played - sent.at >= patience for sent in self._sent.values())
        pace = self._background.pace
        quiet = now - self._last >= _QUIET_FOR / pace.per_second
        plenty = pace.level(now) >= min(_PLENTY_LEFT, pace.burst)
        if unasked >= _BURST or (unasked and quiet and plenty):
            self._ask_about_all()
        elif played - self._private < _IN_USE and played - self._known > _FRESH and not self._asked:
            self.ping()

    def _ask_about_all(self) -> None:
        """Send a PING behind all that was sent until now."""
        self._unasked = 0
        unasked = [sent for sent in self._sent.values() if sent.barrier is None]
        if unasked:  # else each line was answered by itself
            number = self.ping()
            for sent in unasked:
                sent.barrier = number

    def ping(self) -> int:
        """Send a PING; when it is answered, `answered` has at least the number that is returned."""
        self._pings += 1
        self._background.send(f"PING :{_BARRIER}{self._pings}")
        self._asked.append((self._pings, self._clock.played()))
        return self._pings

    @on("PONG")
    def _pong(self, line: Line) -> None:
        # its own errors come before it (ngIRCd, hybrid, InspIRCd): what was refused is not in the list any more
        number = line[-1].removeprefix(_BARRIER)
        if not line[-1].startswith(_BARRIER) or not number.isdecimal():
            return
        for key, sent in tuple(self._sent.items()):
            if sent.barrier is not None and sent.barrier <= int(number):
                self._settle(key, SendOutcome.PASSED)
        while self._asked and self._asked[0][0] <= int(number):
            self.answered, asked = self._asked.pop(0)
            self._note_answer(asked)

    @on("BATCH")
    def _batch(self, line: Line) -> None:
        # a label with several answers (away, refused) stands only on the batch around them
        name = line[0][1:]
        if line[0].startswith("-"):
            self._batches.pop(name, None)
        elif "label" in line.tags and len(self._batches) < _MOST_OPEN:
            self._batches[name] = line.tags["label"]

    def close(self) -> None:
        """Settle what is still open: the connection has ended, and of that nobody knows."""
        for key in tuple(self._sent):
            self._settle(key, SendOutcome.UNKNOWN)


class Probes:
    """Whether what is said to somebody alone reaches them: tried when they take a seat, before a hand is lost."""

    def __init__(
        self, tracker: Tracker, own: OwnUser, background: BackgroundQueue, receipts: Receipts, clock: Clock
    ) -> None:
        self._tracker, self._own, self._clock = tracker, own, clock
        self._background, self._receipts = background, receipts
        self._count = 0
        self._open: dict[int, tuple[Person, asyncio.Future[bool]]] = {}
        self._reached: Recent[Identity, None] = Recent(_MOST_UNREACHED)
        self._refused_by: set[Identity] = set()
        self._allowed = TokenBucket(*_PROBES, clock.now())

    def probe(self, person: Person) -> asyncio.Future[bool] | None:
        """Find out whether they are reached, if that is worth a try; if they are not, the bot is told `Unreached`.

        Each person is tried once on a connection, and again only after something was refused; where the server answers
        each line by label, a hand that is not passed on is told without a trial. Returns None while nothing speaks against it:
        a table does not wait for the answer, or anybody who takes a seat could keep the players waiting. Who was not
        reached before is waited for: the future has the answer.
        """
        key, now = _key(person), self._clock.now()
        refused = key in self._refused_by
        for other, found in self._open.values():
            if _key(other) == key:
                return found if refused else None
        proved = key in self._reached or self._receipts.labels()
        if (proved and not refused) or self._allowed.level(now) < 1:
            return None
        self._allowed.spend(1, now)
        self._count += 1
        found = asyncio.get_running_loop().create_future()
        self._open[self._count] = person, found
        for line in (f"PRIVMSG {person.nick} :\x01PING {self._count}\x01", f"PING :{_PROBE}{self._count}"):
            if refused:
                self._background.send(line)  # a table waits for the answer
            else:
                self._background.add(line)
        return found if refused else None

    def note_refusal(self, person: Person) -> None:
        """Note that something said to them was refused: next time they are tried again, and that is waited for."""
        self._reached.pop(_key(person), None)
        if len(self._refused_by) < _MOST_UNREACHED:
            self._refused_by.add(_key(person))

    def close(self) -> None:
        """Let nobody wait: the connection has ended, and nothing more is found out."""
        for number in tuple(self._open):
            self._settle(number)

    def _settle(self, number: int, refusal: str | None = None) -> None:
        """Note that somebody was reached, or why not."""
        if number not in self._open:
            return
        person, found = self._open.pop(number)
        if refusal is None:
            self._reached[_key(person)] = None
            self._refused_by.discard(_key(person))
        else:
            self.note_refusal(person)
            if person.identity is not None:
                self._tracker.incoming.append(Unreached(self._tracker.network, person.identity, refusal))
        if not found.done():
            found.set_result(refusal is None)

    @on("PONG")
    def _pong(self, line: Line) -> None:
        number = line[-1].removeprefix(_PROBE)
        if line[-1].startswith(_PROBE) and number.isdecimal():
            self._settle(int(number))

    @on(*_REFUSALS)
    def _refused(self, line: Line) -> None:
        if "ctcp" in line[-1].lower():
            return  # they refuse CTCP alone: a hand is none
        fold = self._tracker.features.fold
        # 486 and 493 name the nick only in the text
        named = {fold(line[1])} if len(line.params) > 2 else {fold(word) for word in line[-1].split()}
        for number, (person, _) in tuple(self._open.items()):
            if fold(person.nick) in named:
                self._settle(number, harmless(line[-1]))

    @on("PRIVMSG")
    def _echo(self, line: Line) -> None:
        # where ours come back: a server that has swallowed one without a word leaves out its id (SILENCE)
        number = line[1].strip("\x01").removeprefix("PING ")
        ours = self._own.is_nick(line.nick) and line[1].startswith("\x01PING ") and number.isdecimal()
        if ours and self._receipts.gives_ids and "msgid" not in line.tags:
            self._settle(int(number), "swallowed without a word")


def _key(person: Person) -> Identity:
    return person.identity or Identity(person.nick)
