"""Whether what is said to somebody alone reaches them: tried when they take a seat, before a hand is lost.

A NOTICE that is refused draws no answer on ngIRCd, Ergo and others (measured), and hands are notices. A PRIVMSG does: so a
CTCP PING is sent, for which no window opens, and a PING to the server behind it. A refusal comes before the PONG. Whether
the client answers the CTCP is not looked at: many do not.
"""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from unobot.adapter import Identity
from unobot_irc.chores import Chores
from unobot_irc.line import Line
from unobot_irc.ourselves import Ourselves
from unobot_irc.people import Person
from unobot_irc.receipts import Receipts
from unobot_irc.sight import Sight

_BARRIER = "unobot-reach-"
_HOLDS = 600.0
"""Seconds for which somebody who was reached is not tried again, unless something was refused meanwhile."""
_REFUSALS = ("401", "477", "486", "493", "531", "716")


@dataclass(slots=True)
class _Trial:
    person: Person
    begun: float
    reached: asyncio.Future[bool]


class Reach:
    """The trials of one connection; `send` sends a line at once."""

    def __init__(
        self,
        sight: Sight,
        ourselves: Ourselves,
        chores: Chores,
        receipts: Receipts,
        send: Callable[[str], None],
    ) -> None:
        self._sight, self._ourselves = sight, ourselves
        self._chores, self._receipts, self._send = chores, receipts, send
        self._count = 0
        self._trials: dict[int, _Trial] = {}
        self._reached: dict[Identity, float] = {}
        self.hears: Mapping[str, Callable[[Line], None]] = {
            "PONG": self._passed,
            "PRIVMSG": self._echoed,
            **dict.fromkeys(_REFUSALS, self._refused),
        }

    def try_out(self, person: Person, now: float) -> asyncio.Future[bool]:
        """Find out whether they are reached; the future has the answer. Raises `NotNow`."""
        found: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if now - self._reached.get(self._key(person), -_HOLDS) < _HOLDS:
            found.set_result(True)
            return found
        self._chores.spoken(2, now)
        self._count += 1
        self._trials[self._count] = _Trial(person, now, found)
        self._reached = {who: at for who, at in self._reached.items() if now - at < _HOLDS}
        self._send(f"PRIVMSG {person.nick} :\x01PING {self._count}\x01")
        self._send(f"PING :{_BARRIER}{self._count}")
        return found

    def lost(self, person: Person) -> None:
        """Something said to them was refused: next time they are tried again."""
        self._reached.pop(self._key(person), None)

    def close(self) -> None:
        """The connection has ended: nothing more is found out."""
        for number in tuple(self._trials):
            self._settle(number, reached=True)

    def _key(self, person: Person) -> Identity:
        return person.identity or Identity(person.nick)

    def _settle(self, number: int, *, reached: bool) -> None:
        trial = self._trials.pop(number, None)
        if trial is None:
            return
        if reached:
            self._reached[self._key(trial.person)] = trial.begun
        else:
            self.lost(trial.person)
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
                self._settle(number, reached=False)

    def _echoed(self, line: Line) -> None:
        """Where ours come back: a server that has swallowed one without a word leaves out its id (SILENCE)."""
        number = line[1].strip("\x01").removeprefix("PING ")
        ours = self._ourselves.is_nick(line.nick) and line[1].startswith("\x01PING ") and number.isdecimal()
        if ours and self._receipts.gives_ids and "msgid" not in line.tags:
            self._settle(int(number), reached=False)
