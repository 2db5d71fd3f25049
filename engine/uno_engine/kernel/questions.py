"""What a player is asked, and what they can answer."""

from collections.abc import Callable, Coroutine, Generator, Iterator, Mapping, Sequence
from enum import Enum, auto
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import msgspec

from uno_engine.kernel.cards import COLORS, Card, Color
from uno_engine.kernel.moves import Move, name_color, pick_cards, pick_player
from uno_engine.kernel.state import GameState

if TYPE_CHECKING:
    from uno_engine.kernel.context import Ctx

Script: TypeAlias = Coroutine["Question", Any, Any]
"""A running piece of a game (`async def`): it stops at questions, is sent the answers, and may return a `Flow`."""

Flow: TypeAlias = "Question | Script | None"
"""How a piece of a game goes on: with a question, with a script, or (None) with whatever comes after it.

A plain function that may lead to a question returns its flow. What is not returned is never asked; the engine finds
that out and says so (`RuleFailed`).
"""

Then: TypeAlias = Callable[["Ctx", int, Move], Flow]
"""What follows from an answer: called with the seat that gave it."""


def nothing_follows(ctx: "Ctx", seat: int, move: Move) -> None:
    """The default of `then`: nothing follows from the answer, the flow ends with it."""


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
        """A few possible answers: for each number of cards that is allowed, neighbours in the hand that fit."""
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
        """Who is asked what; never with the options, which may tell a hand."""
        return f"<Question {self.why} to {self.asked}>"

    def __await__(self) -> "Generator[Question, Move, Move]":
        # the engine drives scripts itself, without asyncio: it is given the question, and sends the answer
        return (yield self)

    def forget_listed(self) -> None:
        """Forget what was listed: what can be done may have changed."""
        self.listed_for = -1

    def waiting(self) -> tuple[int, ...]:
        """The seats that have not answered yet."""
        return tuple(seat for seat in self.asked if seat not in self.answers) if self.answers else self.asked

    def in_order(self) -> None:
        """Put the answers in the order in which the seats were asked, so that it does not matter who was first."""
        self.answers = {seat: self.answers[seat] for seat in self.asked if seat in self.answers}

    def options(self, state: GameState, seat: int) -> Sequence[Move]:
        """What that seat can answer, now; of a choice of cards only some."""
        return self.answers_listed if self.listed_for == seat else self.list_answers(state, seat)

    def list_answers(self, state: GameState, seat: int) -> Sequence[Move]:
        """List the same anew, whatever was listed before."""
        if seat not in self.asked or seat in self.answers:
            return ()
        choices = self.choices
        listed = choices(state, seat) if callable(choices) else choices
        return listed if self.pick is None else [*self.pick.some(), *listed]

    def meant(self, state: GameState, seat: int, move: Move) -> Move | None:
        """The answer that a move is, if that seat can give it now; None if it is none."""
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
        """What is taken for that seat if it does not answer: the default, else the first option."""
        if isinstance(self.default, Move):
            return self.default
        if self.default is not None:
            return self.default(state, seat)
        if self.pick is not None:
            return pick_cards(self.pick.cards[: self.pick.least])
        return self.options(state, seat)[0]


def next_question(flow: Question | Script, answer: Move | None) -> tuple[Question | None, Flow]:
    """The question that a flow asks next, and that flow; or None and what follows, if it has ended."""
    if isinstance(flow, Question):
        return flow, flow
    try:
        return flow.send(answer), flow
    except StopIteration as end:
        return None, end.value


def close_flow(flow: Flow) -> None:
    """End a script that will not go on; Python warns of one that is dropped before it has begun."""
    if isinstance(flow, Coroutine):
        cast("Coroutine[Any, Any, Any]", flow).close()


def most_held_of(colors: Sequence[Color], state: GameState, seat: int) -> Move:
    """Which of these colours a player holds most of; of several that which comes first (M10)."""
    held = [card.color for card in state.hands[seat]]
    return name_color(max(colors, key=held.count))


def most_held(state: GameState, seat: int) -> Move:
    """The same of red, yellow, green and blue."""
    return most_held_of(COLORS, state, seat)


def pick_others(state: GameState, seat: int) -> list[Move]:
    """Every other player who is in, beginning with the next."""
    return [pick_player(other) for other in state.order_from(seat) if other != seat]


def pick_next(state: GameState, seat: int) -> Move:
    """The next player: whom a time-out chooses (M10)."""
    return pick_player(state.after(seat))


@cache
def color_choices(colors: tuple[Color, ...]) -> tuple[Move, ...]:
    """The moves that name these colours."""
    return tuple(map(name_color, colors))


@cache
def picked_colors(colors: tuple[Color, ...]) -> Mapping[Move, Move]:
    """`pick red` means `color red` where a colour is asked for."""
    return {Move("pick", (color,)): name_color(color) for color in colors}


COLOR_OPTIONS = color_choices(COLORS)
PICK_COLOR = picked_colors(COLORS)
"""Red, yellow, green and blue as choices, and how else they are picked. `Ctx.ask_color` knows every deck's colours."""
