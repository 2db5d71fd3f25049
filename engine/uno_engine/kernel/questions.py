"""What players are asked, and what they can answer: questions, how rules make them, and what was typed ahead of them.

Of two-faced cards players speak of faces, and the state has whole cards: `bared_moves` goes from one to the other, `whole_moves` back.
"""

from collections.abc import Callable, Coroutine, Generator, Iterable, Iterator, Mapping, Sequence
from enum import Enum, auto
from functools import cache
from typing import Any, TypeAlias, cast

import msgspec
from msgspec.structs import replace

from uno_engine.kernel.cards import COLORS, Card, Color
from uno_engine.kernel.errors import NotUnderstood
from uno_engine.kernel.moves import Ahead, Arg, Move, Player, Stands, name_color, pick_cards, pick_player
from uno_engine.kernel.state import GameState, bared

__all__ = [
    "COLOR_OPTIONS", "PICK_COLOR", "CardPick", "Flow", "Mode", "Question", "Script", "Then",
    "color_choices", "most_held", "pick_next", "pick_others",
]  # fmt: skip

Script: TypeAlias = Coroutine["Question", Any, Any]
"""A running piece of a game (`async def`): it stops at questions, is sent the answers, and may return a `Flow`."""

Flow: TypeAlias = "Question | Script | None"
"""How a piece of a game goes on: with a question, with a script, or (None) with whatever comes after it.

A plain function that may lead to a question returns its flow. What is not returned is never asked; the engine finds
that out and says so (`RuleFailed`).
"""

Then: TypeAlias = Callable[[Any, int, Move], Flow]
"""What follows from an answer: called with the `Ctx`, the seat that gave it, and the answer."""


def nothing_follows(ctx: object, seat: int, move: Move) -> None:
    """Do nothing: the default of `then`, with which the flow ends with the answer."""


class Mode(Enum):
    """Who may answer a question, and whose answer closes it."""

    ONE = auto()
    """The one player who is asked."""
    FIRST = auto()
    """Whoever is first answers for all."""
    ALL = auto()
    """Everyone answers in secret; the question closes with the last answer."""


class CardPick(msgspec.Struct, frozen=True):
    """A question for `least` to `most` of these cards, too many to list every choice."""

    cards: tuple[Card, ...]
    least: int
    most: int
    check: Callable[[tuple[Card, ...]], bool] | None = None

    def fits(self, chosen: Sequence[Card]) -> bool:
        """Whether these cards are a possible answer: all of them there, the right number, and `check` agrees."""
        rest = list(self.cards)
        for card in chosen:
            if card not in rest:
                return False
            rest.remove(card)
        return self.least <= len(chosen) <= self.most and (self.check is None or self.check(tuple(chosen)))

    def some(self) -> Iterator[Move]:
        """Yield a few possible answers: for each number of cards that is allowed, neighbours in the hand that fit."""
        for count in range(self.least, self.most + 1):
            for start in range(max(1, len(self.cards) - count + 1)):
                chosen = self.cards[start : start + count]
                if len(chosen) == count and self.fits(chosen):
                    yield pick_cards(chosen)


Choices = Callable[[GameState, int], Sequence[Move]] | Sequence[Move]
"""The possible answers, or what computes them when somebody wants to know."""

Default = Move | Callable[[GameState, int], Move] | None
"""What is taken for who does not answer, or what computes it."""

Accepts = Callable[[GameState, int, Move], bool]
"""Whether a move is one of the possible answers, found out without listing them."""

NO_SYNONYMS: Mapping[Move, Move] = {}


# eq=False: two askings of the same are two questions, told apart by identity
class Question(msgspec.Struct, eq=False, gc=False):
    """An open question: the game goes on when it is answered. Made by `Ctx.ask` and its sisters.

    - `asked`: the seats that may answer. `choices`: the possible answers, or a function that lists them.
    - `why`: what is asked, a message id. `about`: a card that the question is about.
    - `then`: what follows from the answer, where no script waits for it.
    - `default`: the answer that is taken on a time-out and for who has left; None: the first that is listed.
    - `acts`: answering it is acting in a turn (B23).
    - `turn`: it is the normal choice of one's own turn, which is asked even with one possible answer (B34).
    - `private`: the room is not told what is asked. `secret`: the answer must not be given in the room (but for `pass`,
      which tells nothing).
    - `patience`: the time-out in milliseconds, where it is not the table's. `brief`: who is silent is still asked what
      comes later in the turn.
    - `accepts`: judges one move without listing. `synonyms`: other moves that mean one of the answers.
    """

    asked: tuple[int, ...]
    choices: Choices
    why: str
    then: Then = nothing_follows
    default: Default = None
    acts: bool = False
    turn: bool = False
    private: bool = False
    about: Card | None = None
    patience: int | None = None
    accepts: Accepts | None = None
    synonyms: Mapping[Move, Move] = NO_SYNONYMS
    brief: bool = False
    secret: bool = False
    mode: Mode = Mode.ONE
    pick: CardPick | None = None
    answers: dict[int, Move] = {}
    opened: int = 0
    """When it began to wait, in clock milliseconds."""
    reminded: bool = False
    listed_for: int = -1
    """The seat whose moves were listed last, if nothing has happened since; else -1. The engine's own, as the next two."""
    listed: Sequence[Move] = ()
    """What that seat can do: answers, then offers."""
    answers_listed: Sequence[Move] = ()
    """The answers alone. A move that is found here need not be judged again."""

    def __repr__(self) -> str:
        """Return who is asked what; never with the options, which may tell a hand."""
        return f"<Question {self.why} to {self.asked}>"

    def __await__(self) -> "Generator[Question, Move, Move]":
        # the engine drives scripts itself, without asyncio: it is given the question, and sends the answer
        return (yield self)

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that have not answered yet."""
        return tuple(seat for seat in self.asked if seat not in self.answers) if self.answers else self.asked

    def in_order(self) -> None:
        """Put the answers in the order in which the seats were asked, so that it does not matter who was first."""
        self.answers = {seat: self.answers[seat] for seat in self.asked if seat in self.answers}

    def options(self, state: GameState, seat: int) -> Sequence[Move]:
        """Return what that seat can answer, now; of a choice of cards only some."""
        return self.answers_listed if self.listed_for == seat else self.list_answers(state, seat)

    def list_answers(self, state: GameState, seat: int) -> Sequence[Move]:
        """List what that seat can answer, whatever was listed before."""
        if seat not in self.asked or seat in self.answers:
            return ()
        choices = self.choices
        listed = choices(state, seat) if callable(choices) else choices
        return listed if self.pick is None else [*self.pick.some(), *listed]

    def meant(self, state: GameState, seat: int, move: Move) -> Move | None:
        """Return the answer that a move is, if that seat can give it now; None if it is none."""
        if seat not in self.asked or seat in self.answers:
            return None
        if self._takes(state, seat, move):
            return move
        other = self.synonyms.get(move)
        return other if other is not None and self._takes(state, seat, other) else None

    def _takes(self, state: GameState, seat: int, move: Move) -> bool:
        """Whether that very move is a possible answer, synonyms aside."""
        if self.accepts is not None:
            return self.accepts(state, seat, move)
        if self.pick is not None and move.verb == "pick" and self.pick.fits(move.cards):
            return len(move.cards) == len(move.args) or move.word == "none"
        return move in (self.choices(state, seat) if callable(self.choices) else self.choices)

    def default_of(self, state: GameState, seat: int) -> Move:
        """Return what is taken for that seat if it does not answer: the default, else the first option."""
        if isinstance(self.default, Move):
            return self.default
        if self.default is not None:
            return self.default(state, seat)
        if self.pick is not None:
            return pick_cards(self.pick.cards[: self.pick.least])
        return self.options(state, seat)[0]


def close_flow(flow: Flow) -> None:
    """End a script that will not go on; Python warns of one that is dropped before it has begun."""
    if isinstance(flow, Coroutine):
        cast("Coroutine[Any, Any, Any]", flow).close()


def most_held_of(colors: Sequence[Color], state: GameState, seat: int) -> Move:
    """Return which of these colours a player holds most of; of several that which comes first (M10)."""
    held = [card.color for card in state.hands[seat]]
    return name_color(max(colors, key=held.count))


def most_held(state: GameState, seat: int) -> Move:
    """Return which of red, yellow, green and blue a player holds most of (M10)."""
    return most_held_of(COLORS, state, seat)


def pick_others(state: GameState, seat: int) -> list[Move]:
    """Return every other player who is in, beginning with the next."""
    return [pick_player(other) for other in state.order_from(seat) if other != seat]


def pick_next(state: GameState, seat: int) -> Move:
    """Return the next player: whom a time-out chooses (M10)."""
    return pick_player(state.after(seat))


@cache
def color_choices(colors: tuple[Color, ...]) -> tuple[Move, ...]:
    """Return the moves that name these colours."""
    return tuple(map(name_color, colors))


@cache
def picked_colors(colors: tuple[Color, ...]) -> Mapping[Move, Move]:
    """Return the synonyms for a question about colours: `pick red` means `color red` there."""
    return {Move("pick", (color,)): name_color(color) for color in colors}


COLOR_OPTIONS = color_choices(COLORS)
PICK_COLOR = picked_colors(COLORS)
"""Red, yellow, green and blue as choices, and how else they are picked. `Ctx.ask_color` knows every deck's colours."""


def bared_moves(moves: Iterable[Move]) -> tuple[Move, ...]:
    """Return the moves with faces alone, those that are the same then once."""
    return tuple(dict.fromkeys(map(bared, moves)))


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
            raise never_received(self.asked)
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
            raise never_received(self.asked)
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


def never_received(question: Question) -> RuntimeError:
    """Return the defect of a rule that makes a question and does not return it."""
    return RuntimeError(f"the question {question.why!r} was made, and neither returned nor awaited")
