"""Whether what is said to somebody alone reaches them: tried when they take a seat, before a hand is lost.

A NOTICE that is refused draws no answer on ngIRCd, Ergo and others (measured), and hands are notices. A PRIVMSG does: so a
CTCP PING is sent, for which no window opens, and a PING to the server behind it. A refusal comes before the PONG. Whether
the client answers the CTCP is not looked at: many do not.
"""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from unobot.adapter import Identity, Unreached
from unobot.pacing import TokenBucket
from unobot_irc.chores import Chores
from unobot_irc.line import Line, harmless
from unobot_irc.ourselves import Ourselves
from unobot_irc.people import Person
from unobot_irc.receipts import Receipts
from unobot_irc.sight import Sight

_BARRIER = "unobot-reach-"
_TRIALS = 6, 0.2
"""So many trials at once, and so many a second: a crowd that asks for seats must not use up the pace."""
_MOST = 1000
"""So many are remembered who were reached, and who were not."""
_REFUSALS = ("401", "477", "486", "493", "531", "716")


@dataclass(slots=True)
class _Trial:
    person: Person
    reached: asyncio.Future[bool]


class Reach:
    """The trials of one connection."""

    def __init__(
        self,
        sight: Sight,
        ourselves: Ourselves,
        chores: Chores,
        receipts: Receipts,
        now: float,
    ) -> None:
        self._sight, self._ourselves = sight, ourselves
        self._chores, self._receipts = chores, receipts
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

    def try_out(self, person: Person, now: float) -> asyncio.Future[bool] | None:
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
        for line in (f"PRIVMSG {person.nick} :\x01PING {number}\x01", f"PING :{_BARRIER}{number}"):
            if refused:
                self._chores.send(line, 1, now)  # a table waits for the answer
            else:
                self._chores.add(line, 1)  # housekeeping, which leaves the bot's own lines their pace
        return found if refused else None

    def lost(self, person: Person) -> None:
        """Something said to them was refused: next time they are tried again, and that is waited for."""
        self._reached.pop(self._key(person), None)
        if len(self._refused_by) < _MOST:
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
            while len(self._reached) > _MOST:
                del self._reached[next(iter(self._reached))]
            self._refused_by.discard(self._key(trial.person))
        else:
            self.lost(trial.person)
            if trial.person.identity is not None:
                self._sight.news.append(Unreached(self._sight.network, trial.person.identity, reason))
        if not trial.reached.done():
            trial.reached.set_result(reached)

    def _passed(self, line: Line) -> None:
        number = line[-1].removeprefix(_BARRIER)
        if line[-1].startswith(_BARRIER) and number.isdecimal():
            self._settle(int(number), reached=True)

    def _refused(self, line: Line) -> None:
        if "ctcp" in line[-1].lower():
            return  # they refuse CTCP alone: a hand is none
        fold = self._sight.features.fold
        # 486 and 493 name the nick only in the text
        named = {fold(line[1])} if len(line.params) > 2 else {fold(word) for word in line[-1].split()}
        for number, trial in tuple(self._trials.items()):
            if fold(trial.person.nick) in named:
                self._settle(number, reached=False, reason=harmless(line[-1]))

    def _echoed(self, line: Line) -> None:
        """Where ours come back: a server that has swallowed one without a word leaves out its id (SILENCE)."""
        number = line[1].strip("\x01").removeprefix("PING ")
        ours = self._ourselves.is_nick(line.nick) and line[1].startswith("\x01PING ") and number.isdecimal()
        if ours and self._receipts.gives_ids and "msgid" not in line.tags:
            self._settle(int(number), reached=False, reason="swallowed without a word")
