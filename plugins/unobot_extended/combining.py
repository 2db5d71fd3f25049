"""Laying several cards at once."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from uno_engine import Card, GameState, Move, Role, Rule


class Combining(Rule):
    """Base of rules that let several cards be laid at once: a move names them all, and the last one becomes last."""

    role: ClassVar[Role] = "part"
    together: ClassVar[int]
    """How many cards are laid at once."""
    combining: bool = True
    """Whether this table wants it."""

    def combined(self, state: GameState, seat: int) -> Iterator[Move]:
        """The moves to do so."""
        return iter(())

    def combines(self, state: GameState, seat: int, cards: Sequence[Card]) -> bool:
        """Whether these cards, all of them in hand, can be laid at once."""
        return False
