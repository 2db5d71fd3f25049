"""What a player typed beyond a move (`w red uno`): values that wait for the questions that they answer."""

from collections.abc import Iterator, Sequence

from uno_engine.kernel.backs import whole_moves
from uno_engine.kernel.cards import Card, Color
from uno_engine.kernel.errors import NotUnderstood
from uno_engine.kernel.moves import Ahead, Arg, Move, Player, Stands
from uno_engine.kernel.questions import Question
from uno_engine.kernel.state import GameState

_KINDS: tuple[type, ...] = (Card, Stands, Color, Player)


class AheadQueue:
    """The values that one player typed ahead, in their order. It is empty again at the end of each input."""

    __slots__ = ("seat", "values")

    def __init__(self) -> None:
        self.seat = -1
        self.values: Sequence[Arg] = ()

    def fill(self, seat: int, ahead: Ahead) -> None:
        """Take what that player typed ahead, in place of anything older; moves (`uno`) are left out, they answer nothing."""
        self.seat = seat
        self.values = tuple(value for value in ahead if not isinstance(value, Move))

    def clear(self) -> None:
        """Drop all values, as at the end of each input."""
        self.values = ()

    def answer(self, question: Question, state: GameState, seat: int) -> Move | None:
        """The answer that the next values make, as many of them as possible; None if they make none.

        The values that were used are gone.
        """
        if seat != self.seat:
            return None
        # the longest first: `r5 g3` for a choice of two cards must not be taken as `r5` and a rest
        for count in range(len(self.values), 0, -1):
            for verb in self._verbs(question, state, seat):
                typed = Move(verb, tuple(self.values[:count]))
                for move in whole_moves(state, question, seat, typed):
                    found = question.meant(state, seat, move)
                    if found is not None:
                        self.values = self.values[count:]
                        return found
        return self._bare_word(question, state, seat)

    def _verbs(self, question: Question, state: GameState, seat: int) -> Iterator[str]:
        """The verbs that an answer to that question may have."""
        listed = question.options(state, seat)
        yield from dict.fromkeys(move.verb for move in listed)
        yield from dict.fromkeys(move.verb for move in question.synonyms)

    def _bare_word(self, question: Question, state: GameState, seat: int) -> Move | None:
        """An answer without arguments that was typed as a word: `accept`."""
        word = self.values[0] if self.values else None
        if not isinstance(word, str):
            return None
        found = question.meant(state, seat, Move(word))
        if found is not None:
            self.values = self.values[1:]
        return found

    def drop(self, seat: int, kind: type[Arg] | None) -> None:
        """Drop the next value if it is of that kind; all values if no kind is given."""
        if seat == self.seat and self.values and (kind is None or isinstance(self.values[0], kind)):
            self.values = () if kind is None else self.values[1:]

    def refuse_rest(self, seat: int | None = None) -> None:
        """Raise NotUnderstood with what is left of that player's (None: anybody's) values, if anything is."""
        if self.values and seat in {None, self.seat}:
            raise NotUnderstood("not-understood", said=tuple(self.values))
