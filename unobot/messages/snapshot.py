"""How a table stands after an input, as each reader may know it."""

from collections.abc import Collection
from functools import cached_property

from uno_engine import Game, Question, Stage, View, view


class Snapshot:
    """The table as it is now, to be told: each view of it is made once. It is of use until the next input.

    `before` is the question that was open before the input; without it, the table is told to somebody who has just come.
    `kicked` are the seats whose players cannot come back; `organized`: somebody else than the players says when it is dealt first, and what follows; `uncounted`: the
    round that has ended does not count in the records.
    """

    def __init__(
        self,
        game: Game,
        before: Question | None = None,
        kicked: Collection[int] = frozenset(),
        *,
        organized: bool = False,
        uncounted: bool = False,
    ) -> None:
        self._game, self.kicked, self.organized, self.uncounted = game, kicked, organized, uncounted
        self._views: dict[int | None, View] = {}
        self.asked = game.question is not None and game.question is not before
        """Whether a question is open that was not before."""

    @property
    def view(self) -> View:
        """What everyone may know."""
        return self.view_of(None)

    def view_of(self, seat: int | None) -> View:
        """What that seat may know."""
        # Making a view lists what its reader can do, which is slow; the room line, the hand and the clicks share one.
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = view(self._game, seat)
        return found

    @cached_property
    def target(self) -> int:
        """The points that end the match; 0 if it is not known."""
        match = self._game.rules.base.match
        return match.target_at(self._game.state) if match is not None else 0

    @cached_property
    def low(self) -> bool:
        """Whether the fewest points lead."""
        match, state = self._game.rules.base.match, self._game.state
        leaders = match.leaders(state) if match is not None else ()
        return bool(leaders) and state.scores[leaders[0]] < max(state.scores)

    @property
    def left(self) -> float:
        """How many seconds there are for the answer."""
        due = self._game.due()
        return max(0, due - self._game.state.clock) / 1000 if due is not None else 0.0


def in_play(view: View) -> bool:
    """Whether a round is on the table: dealt, and not yet scored."""
    return view.stage is not Stage.SCORED
