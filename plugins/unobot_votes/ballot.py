"""What the people of a room want to play next: the votes of `!vote RULES`."""

from collections import Counter
from collections.abc import Container
from dataclasses import dataclass
from typing import Final

from unobot.adapter import Identity
from unobot.tables.place import Place
from unobot.tables.signals import TableOpened, TableWanted

_LASTS: Final = 900.0
"""Seconds of play after the last vote in which votes count."""


@dataclass(frozen=True, slots=True)
class Favourite:
    """What is ahead: the line that a table is opened with, and so many votes of all."""

    line: str
    votes: int
    of: int


class Ballot:
    """The votes in one room: one for each person, the last one counts. After a restart they vote anew.

    A table that is opened without a word on its rules plays what most are for.
    """

    __slots__ = ("_place", "_until", "_votes")

    def __init__(self, place: Place) -> None:
        self._place = place
        self._votes: dict[Identity, str] = {}
        self._until = 0.0
        place.signals.listen(TableWanted, self._propose)
        place.signals.listen(TableOpened, lambda _: self._votes.clear())

    def vote(self, voter: Identity, line: str, now: float, people: Container[Identity]) -> None:
        """That person is for that line. Votes of whoever is not among these people are forgotten."""
        if now > self._until:
            self._votes.clear()
        # taken out first: whoever changes their mind comes last in the order
        self._votes.pop(voter, None)
        self._votes = {who: chosen for who, chosen in self._votes.items() if who in people}
        self._votes[voter] = line
        self._until = now + _LASTS

    def favourite(self, now: float, people: Container[Identity]) -> Favourite | None:
        """What most of these people are for; of equals what was named first; None if nobody has voted."""
        votes = [line for who, line in self._votes.items() if who in people] if now <= self._until else []
        if not votes:
            return None
        line, count = Counter(votes).most_common(1)[0]
        return Favourite(line, count, len(votes))

    def _propose(self, signal: TableWanted) -> None:
        if favourite := self.favourite(self._place.now, self._place.present):
            signal.line = favourite.line
