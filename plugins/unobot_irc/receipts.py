"""What became of what was sent: which messages the server has surely taken, and which it refused.

A line that is written to a socket may still be lost with the connection. Where the server gives labels and echoes, each
line's own answer tells. Everywhere else a PING is sent behind a burst: the server answers it after the lines before it.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum

from unobot_irc.chores import Chores
from unobot_irc.line import Line

_BARRIER = "unobot-"
_BURST = 8
"""After so many messages a PING is sent even if more follow: what a crash leaves in doubt is not more than these."""
_QUIET = 1.5
"""So many lines' time without a message is the end of a burst; less, and at full pace every line would have its PING."""
_MOST_UNASKED = 100
"""With so many messages behind the last PING one is sent at once: a busy bot says thousands between two ticks."""
_REMEMBERED = 20_000
"""So many fates are kept for somebody to ask: more than a busy bot has under way, as all of them are asked about."""
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
    barrier: int | None = None


class Receipts:
    """The receipts of one connection. `labels` tells whether its server answers each line by label."""

    def __init__(
        self, fates: Fates, chores: Chores, send: Callable[[str], None], labels: Callable[[], bool]
    ) -> None:
        self._fates, self._chores, self._send, self._labels = fates, chores, send, labels
        self._sent: dict[int, _Sent] = {}
        self._keys: dict[str, int] = {}
        self._batches: dict[str, str] = {}
        self._replayed: set[int] = set()
        self._barriers = self._count = 0
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
        self._sent[key] = _Sent(target, lines)
        self._unasked += 1
        self._last = now

    def said_before(self, key: int) -> bool:
        """Whether the room's history shows that this message was relayed before; if so, it counts as passed."""
        if key not in self._replayed:
            return False
        self._fates.expect(key)
        self._fates.settle(key, Fate.PASSED)
        return True

    def labelled(self, key: int, line: str) -> str:
        """The line with its tags, where the server answers by label."""
        if not self._labels():
            return line
        self._count += 1
        self._keys[f"u{self._count}"] = key
        return f"@label=u{self._count};{_ROW}={self._fates.row}.{key} {line}"

    def key_of(self, line: Line) -> int | None:
        """The message that a line of the server answers, if it says so by label."""
        label = line.tags.get("label") or self._batches.get(line.tags.get("batch", ""), "")
        return self._keys.get(label)

    def echoed(self, line: Line) -> bool:
        """A line of ours has come back. Returns False if it has been swallowed without a word to us."""
        key = self.key_of(line)
        self._ids |= "msgid" in line.tags
        if key is None or key not in self._sent:
            return True
        if self._ids and "msgid" not in line.tags:
            return False
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

    def tick(self, now: float, per_second: float) -> None:
        """At the end of a burst, ask for a sign that its lines have passed."""
        unasked = sum(sent.barrier is None for sent in self._sent.values())
        quiet = now - self._last >= _QUIET / per_second or self._chores.plenty(now)
        if unasked and (unasked >= _BURST or quiet):
            self._ask(now)

    def _ask(self, now: float) -> None:
        """Send a PING behind all that was sent until now."""
        self._unasked = 0
        unasked = [sent for sent in self._sent.values() if sent.barrier is None]
        if not unasked:
            return  # each line was answered by itself
        self._chores.count(1, now)
        self._barriers += 1
        self._send(f"PING :{_BARRIER}{self._barriers}")
        for sent in unasked:
            sent.barrier = self._barriers

    def _pong(self, line: Line) -> None:
        # its own errors come before it (ngIRCd, hybrid, InspIRCd): what was refused is not in the list any more
        number = line[-1].removeprefix(_BARRIER)
        if line[-1].startswith(_BARRIER) and number.isdecimal():
            for key, sent in tuple(self._sent.items()):
                if sent.barrier is not None and sent.barrier <= int(number):
                    self._settle(key, Fate.PASSED)

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
