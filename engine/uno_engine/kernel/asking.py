"""How rules ask players: what makes questions, what was typed ahead of them, and which cards a player speaks of.

Of two-faced cards players speak of faces, and the state has whole cards: `whole_moves` goes from one to the other, `bared_moves` back.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from uno_engine.kernel.cards import Card
from uno_engine.kernel.errors import NotUnderstood
from uno_engine.kernel.moves import (
    NO_SYNONYMS,
    Accepts,
    Ahead,
    Arg,
    CardPick,
    Choices,
    Default,
    Mode,
    Move,
    Question,
    Stands,
    Then,
    nothing_follows,
)
from uno_engine.kernel.state import GameState


def whole_moves(state: GameState, question: Question | None, seat: int, move: Move) -> Iterator[Move]:
    """Yield the moves of whole cards that one with faces may mean, in the order in which they are tried; itself if there are none.

    A move of one card may mean any of that face; one of several cards takes them in the order of the hand.
    """
    faces = [card for card in move.cards if card.back is None]
    # the whole cards that a player may speak of: the own hand, and what is to be chosen from
    pool = list(state.hands[seat]) if faces else []
    if faces and question is not None and question.pick is not None and seat in question.asked:
        hand = state.hands[seat]
        pool += [card for card in question.pick.cards if card not in hand]
    if len(faces) == 1:
        found = [card for card in dict.fromkeys(pool) if card.face is faces[0]]
        for card in found:
            yield Move(move.verb, tuple(_put(arg, card) for arg in move.args))
        if found:
            return
    yield Move(move.verb, tuple(_taken(arg, pool) for arg in move.args)) if len(faces) > 1 else move


def _put(arg: Arg, card: Card) -> Arg:
    """Return the argument with a whole card in the place of its face."""
    if arg is card.face:
        return card
    if isinstance(arg, Stands) and arg.what is card.face:
        return Stands(card, arg.number)
    return arg


def _taken(arg: Arg, pool: list[Card]) -> Arg:
    """Return the argument with the first card of that face, which is taken out of the pool; as it is if there is none."""
    face = arg.what if isinstance(arg, Stands) else arg
    card = next((card for card in pool if card.face is face), None)
    if card is None:
        return arg
    pool.remove(card)
    return _put(arg, card)


def on_other_side(side: Sequence[Card], move: Move) -> Card | None:
    """Return the first card of a move whose face is not one of the side in play; None if there is none."""
    return next((card for card in move.cards if card.face not in side), None)


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
        """Return the answer that the next values make, as many of them as possible; None if they make none.

        The values that were used are gone.
        """
        if seat != self.seat:
            return None
        answers = (*question.options(state, seat), *question.synonyms)
        verbs = dict.fromkeys(move.verb for move in answers)
        # the longest first: `r5 g3` for a choice of two cards must not be taken as `r5` and a rest
        for count in range(len(self.values), 0, -1):
            for verb in verbs:
                typed = Move(verb, tuple(self.values[:count]))
                for move in whole_moves(state, question, seat, typed):
                    found = question.meant(state, seat, move)
                    if found is not None:
                        self.values = self.values[count:]
                        return found
        # an answer without arguments that was typed as a word: `accept`
        word = self.values[0] if self.values else None
        found = question.meant(state, seat, Move(word)) if isinstance(word, str) else None
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
        # `_made` written out, for this is done in nearly every turn
        if self.asked is not None:
            raise NeverReceived(self.asked)
        self.asked = Question(
            (seat,), choices, why, then, default, acts, turn, private, about, patience, accepts, synonyms, brief, secret,
        )  # fmt: skip
        return self.asked

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
            raise NeverReceived(self.asked)
        self.asked = question
        return question

    def typed_ahead(self, seat: int, choices: Choices, *, why: str) -> Move | None:
        """Return the answer to a question that need not be asked, if that player has typed it ahead; else None."""
        question = Question((seat,), choices, why)
        return self.queue.answer(question, self.state, seat)

    def not_needed(self, seat: int, kind: type[Arg] | None = None) -> None:
        """Drop the next value of that kind, or (None) all, that a player typed ahead: it answers nothing that is asked.

        For a colour or target that is typed in case it is needed; else what nothing asks for refuses the whole input.
        """
        self.queue.drop(seat, kind)

    def nothing_more(self, seat: int) -> None:
        """Refuse what a player typed beyond the last question of a move. Raises NotUnderstood if anything is left.

        To be called before somebody else is asked whether the move stands: otherwise whether the rest is refused would
        tell what others hold.
        """
        self.queue.refuse_rest(seat)


class NeverReceived(RuntimeError):
    """The defect of a rule that makes a question and does not return it."""

    def __init__(self, question: Question) -> None:
        super().__init__(
            f"the question {question.why!r} was made, and neither returned nor awaited;"
            " write `return ctx.ask(…)`, or in an `async def` `await ctx.ask(…)`"
        )
        self.question = question
