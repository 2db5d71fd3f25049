"""What happens when UNO is called, forgotten, caught, or called for nothing (B22-B26)."""

from uno_engine.kernel.events import Event


class CallOwed(Event, frozen=True):
    """A player has one card and has not called; whoever sees it may catch them (B23). Nobody is told."""

    seat: int

    def seen_by(self, seat: int | None) -> None:
        """Nobody is told: the others must notice it themselves to catch the player."""


class Forgiven(Event, frozen=True):
    """A player who had not called can no longer be caught: somebody else has acted (B23). Now everyone may know it."""

    seat: int


class Called(Event, frozen=True):
    """A player called UNO (or what else is to be called), in time."""

    seat: int
    word: str = "uno"


class CallKept(Event, frozen=True):
    """A player called before playing; it counts for this turn's play (B22)."""

    seat: int
    word: str = "uno"


class Caught(Event, frozen=True):
    """A player who had not called was caught, and draws `fine` cards (B23)."""

    seat: int
    by: int
    fine: int
    word: str = "uno"


class FalseAlarm(Event, frozen=True):
    """A call, or (with `of`) an accusation, that could not be right; `fine` 0 is a warning (B25, B26)."""

    seat: int
    fine: int
    of: int | None = None
    word: str = "uno"

    @property
    def refuses(self) -> bool:
        """True if it costs no cards: then it is only a warning."""
        return not self.fine
