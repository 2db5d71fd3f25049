"""What of a table is not its players' to decide: who has opened it, and where its seeds come from."""

from collections.abc import Sequence
from typing import ClassVar

from uno_engine import SEED_BYTES, RoundOver
from unobot.adapter import Sender
from unobot.clock import Randomness
from unobot.document import Document
from unobot.messages import Voice
from unobot.store import RoundId
from unobot.tables.lines import Lines


class Organizer:
    """Decides for a table who sits there and when it is dealt; this one leaves all to the players. A feature derives its own from it."""

    organized: ClassVar[bool] = False
    """Whether it decides when the first round is dealt, keeps the seats of who is away, and lets no player direct the table."""

    def allow(self, act: str) -> None:
        """Raise NotAllowed if nobody may do that at this table: `deal`, `vote`, `bot`."""

    def admit(self, sender: Sender) -> None:
        """Raise NotAllowed if no seat here is for that person."""

    def seated(self, seat: int, sender: Sender) -> None:
        """Note that this person has taken the seat."""

    def first_deal(self) -> float | None:
        """Return when the first round is dealt, in seconds of play; None if nobody but the players decides that."""
        return None

    def begin(self, lines: Lines) -> bool:
        """Prepare the first round, which is about to be dealt. Returns whether it is not, because the table has ended."""
        return False

    def describe(self) -> Document:
        """Return what is told of the table before its first round to who may have missed something."""
        return ()

    def round_over(self, event: RoundOver) -> None:
        """Note that a round is over."""

    def stopped(self) -> None:
        """Note that somebody has ended the match before its time."""

    def over(self, lines: Lines) -> None:
        """Note that the match is over; what is said and kept goes with its end."""


PLAYERS = Organizer()
"""Nobody but the players."""


class Seeds:
    """Settles the seed of each round; this one by the bot's chance, as it was when the round before ended. A feature derives its own from it."""

    hears_lines: ClassVar[bool] = False
    """Whether they depend on what players type: then each line is told by `begin_line` and `end_line`."""

    def __init__(self, chance: Randomness, seed: bytes | None = None) -> None:
        self.chance = chance
        self.seed = seed or chance.randbytes(SEED_BYTES)
        """That of the next round, which is as secret as the cards."""

    def settle(self, _names: Sequence[str]) -> tuple[bytes, str | None]:
        """Return the seed of the round that is about to be dealt to these, and what is stored with the round to prove it.

        The cards may not be dealt after all; then it is asked again.
        """
        return self.seed, None

    def dealt(self) -> None:
        """Note that the cards are dealt."""

    def round_over(self, _round: RoundId | None, _proof: str | None) -> None:
        """Note that the round that had this proof is over."""
        self.seed = self.chance.randbytes(SEED_BYTES)

    async def ready(self, _lines: Lines) -> bool:
        """Wait for what the next seed needs from outside. Returns whether it came; what is said if not goes into the lines."""
        return True

    def promise(self, _voice: Voice) -> Document:
        """Return the sentence that binds the bot to the next deal before anybody can have a part in it; none by default."""
        return ()

    def begin_line(self, _seat: int | None, _text: str) -> None:
        """Note that somebody who has this seat, or none yet, has typed a line in the room that is about to be done."""

    def end_line(self, _seat: int | None, *, accepted: bool) -> bool:
        """Note that the line was done, or not `accepted`, and that this is its author's seat now. Returns whether the table must be stored."""
        return False
