"""The base of rules that let several cards be laid at once."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from uno_engine import Card, GameState, Move, Role, Rule


class Combining(Rule):
    """Base of rules that let several cards be laid at once: a move names them all, and the last one becomes last."""

    role: ClassVar[Role] = "part"
    together: ClassVar[int]
    """How many cards are laid at once."""
    combining: bool = True
    """Whether it is allowed at this table."""

    def combined(self, state: GameState, seat: int) -> Iterator[Move]:
        """List the moves that lay several cards at once."""
        return iter(())

    def combines(self, state: GameState, seat: int, cards: Sequence[Card]) -> bool:
        """Whether these cards, all of them in hand, can be laid at once."""
        return False
