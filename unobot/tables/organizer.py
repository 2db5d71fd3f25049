"""Who has opened a table, and what of it is not its players' to decide."""

from typing import ClassVar

from uno_engine import RoundOver
from unobot.adapter import Sender
from unobot.document import Document
from unobot.tables.lines import Lines


class Organizer:
    """Of most tables: a player has opened it, and the players decide all. A feature whose tables are otherwise derives from this."""

    organized: ClassVar[bool] = False
    """Whether it decides when the first round is dealt, keeps the seats of who is away, and lets no player direct the table."""

    def allow(self, act: str) -> None:
        """Raise NotAllowed if nobody may do that at this table: `deal`, `vote`, `share`, `bot`."""

    def admit(self, sender: Sender) -> None:
        """Raise NotAllowed if no seat here is for that person."""

    def seated(self, seat: int, sender: Sender) -> None:
        """That person has taken the seat."""

    def first_deal(self) -> float | None:
        """When the first round is dealt, in seconds of play."""
        return None

    def begin(self, lines: Lines) -> bool:
        """The first round is about to be dealt. Returns whether it is not, because the table has ended."""
        return False

    def standing(self) -> Document:
        """What is told of the table before its first round to who may have missed something."""
        return ()

    def round_over(self, event: RoundOver) -> None:
        """A round is over."""

    def stopped(self) -> None:
        """Somebody has ended the match before its time."""

    def over(self, lines: Lines) -> None:
        """The match is over; what is said and kept goes with its end."""


PLAYERS = Organizer()
"""Nobody but the players."""
