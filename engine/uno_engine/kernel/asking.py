"""How a rule asks players, and what it may know of what they typed ahead."""

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from uno_engine.kernel.cards import Card
from uno_engine.kernel.moves import Arg, Move
from uno_engine.kernel.questions import (
    NO_SYNONYMS,
    Accepts,
    CardPick,
    Choices,
    Default,
    Mode,
    Question,
    Then,
    nothing_follows,
)
from uno_engine.kernel.queue import AheadQueue
from uno_engine.kernel.state import GameState


class Asking:
    """The part of `Ctx` that makes questions. It only makes them: what is returned or awaited is asked by the engine."""

    __slots__ = ("asked", "queue", "state")

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.queue = AheadQueue()
        """What was typed ahead. The engine's own: rules cannot see it."""
        self.asked: Question | None = None
        """The question that was made last, until the engine has received it. The engine's own."""

    def ask(
        self,
        seat: int,
        choices: Choices,
        *,
        why: str,
        then: Then = nothing_follows,
        default: Default = None,
        acts: bool = False,
        turn: bool = False,
        private: bool = False,
        about: Card | None = None,
        patience: int | None = None,
        accepts: Accepts | None = None,
        synonyms: Mapping[Move, Move] = NO_SYNONYMS,
        brief: bool = False,
        secret: bool = False,
    ) -> Question:
        """Ask one player. A script awaits the question and gets the answer; a plain function returns it, with `then`.

        Any question but a `turn` with a single possible answer is not asked (B34). Who has left, or did not answer
        before in this turn, gets the default at once. See `Question` for the rest.
        """
        return self._made(Question(
            (seat,), choices, why, then, default, acts, turn, private, about, patience, accepts, synonyms, brief, secret,
        ))  # fmt: skip

    def ask_as(self, question: Question, seat: int) -> Question:
        """Ask one player a question that was made once for all askings, for what is asked in every turn."""
        # `replace` copies no dictionary: all askings would share the answers of the first
        return self._made(replace(question, asked=(seat,), answers={}))

    def ask_cards(
        self,
        seat: int,
        cards: Sequence[Card],
        least: int,
        most: int,
        *,
        why: str,
        then: Then = nothing_follows,
        default: Default = None,
        check: Callable[[tuple[Card, ...]], bool] | None = None,
        private: bool = True,
        others: Sequence[Move] = (),
    ) -> Question:
        """Ask a player to pick from `least` to `most` of these cards (`pick r5 g3`, `pick none`).

        The answer's `cards` are the choice. `others` are moves that may be answered instead.
        """
        most = min(most, len(cards))
        pick = CardPick(tuple(cards), min(least, most), most, check)
        return self._made(Question((seat,), others, why, then, default, private=private, pick=pick))

    def ask_first(
        self,
        seats: Sequence[int],
        choices: Choices,
        *,
        why: str,
        then: Then = nothing_follows,
        default: Default = None,
        acts: bool = False,
    ) -> Question:
        """Ask several players; whoever is first answers for all. It never times out.

        Who leaves is not asked any more; if they were the last, the default is taken, if there is one.
        """
        return self._made(
            Question(tuple(seats), choices, why, then, default, acts, turn=True, patience=0, mode=Mode.FIRST)
        )

    def ask_all(
        self,
        seats: Sequence[int],
        choices: Choices,
        *,
        why: str,
        then: Then = nothing_follows,
        default: Default = None,
        patience: int | None = None,
    ) -> Question:
        """Ask several players in secret; it goes on with the last answer. The question's `answers` has all of them."""
        return self._made(
            Question(
                tuple(seats), choices, why, then, default, private=True, patience=patience, mode=Mode.ALL
            )
        )

    def _made(self, question: Question) -> Question:
        """Remember this question until the engine has received it.

        Raises RuntimeError if the one before was never received: a rule forgot to return it, and would ask nobody.
        """
        if self.asked is not None:
            raise forgotten(self.asked)
        self.asked = question
        return question

    def typed_ahead(self, seat: int, choices: Choices, *, why: str) -> Move | None:
        """The answer to a question that need not be asked, if that player has typed it ahead; else None."""
        question = Question((seat,), choices, why)
        return self.queue.answer(question, self.state, seat)

    def not_needed(self, seat: int, kind: type[Arg] | None = None) -> None:
        """What that player may have typed ahead answers nothing that is asked: drop the next such value, or (None) all.

        For a colour or target that is typed in case it is needed; else what nothing asks for refuses the whole input.
        """
        self.queue.drop(seat, kind)

    def nothing_more(self, seat: int) -> None:
        """That player is asked nothing more that follows from the move; raises NotUnderstood if more was typed.

        To be called before somebody else is asked whether the move stands: otherwise whether the rest is refused would
        tell what others hold.
        """
        self.queue.refuse_rest(seat)


def forgotten(question: Question) -> RuntimeError:
    """The defect of a rule that makes a question and does not return it."""
    return RuntimeError(f"the question {question.why!r} was made, and neither returned nor awaited")
