"""What a game says to the moves of one of its players. It stays as it is: what must be tried is tried on a copy."""

from dataclasses import dataclass

from uno_engine import Ahead, EngineError, Game, Move


@dataclass(frozen=True, slots=True)
class Trying:
    """One player at one table."""

    game: Game
    seat: int

    def allows(self, move: Move) -> bool:
        """Whether the game takes the move."""
        return self.game.refusal(self.seat, move) is None

    def works(self, move: Move, ahead: Ahead) -> bool:
        """Whether the game takes the move with all that is typed ahead: tried on a copy."""
        return self._after(move, ahead) is not None

    def costs_nothing(self, move: Move) -> bool:
        """Whether the game takes the move, and its player draws no cards for it."""
        after = self._after(move, ()) if self.allows(move) else None
        held = len(self.game.state.hands[self.seat])
        return after is not None and len(after.state.hands[self.seat]) <= held

    def _after(self, move: Move, ahead: Ahead) -> Game | None:
        """A copy of the game after that move; None if it is not possible."""
        copy = self.game.copy()
        try:
            copy.play(self.seat, move, *ahead)
        except EngineError:
            return None
        return copy
