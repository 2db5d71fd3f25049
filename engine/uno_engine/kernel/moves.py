"""Moves, inputs and questions as values: what players choose, what can be typed for a rule, and what they are asked."""

from collections.abc import Callable, Coroutine, Generator, Iterable, Mapping, Sequence
from enum import Enum, auto
from functools import cache, lru_cache
from typing import Any, TypeAlias, cast

import msgspec

from uno_engine.kernel.cards import COLORS, Card, Color
from uno_engine.kernel.state import GameState, bared

__all__ = [
    "ACCEPT", "ANYTHING", "A_COLOR", "CARDS", "COLOR_OPTIONS", "DRAW", "GIVE_UP", "MAYBE_NUMBER",
    "MAYBE_PLAYER", "ONE_CARD", "PASS", "PICK_COLOR", "PICK_NONE", "REFUSE", "TEXT", "Accepts", "Ahead", "Arg",
    "Argument", "BeginTurnAnew", "CardPick", "Choices", "Default", "Flow", "GiveUpSeat", "Input", "MakeMove", "Mode", "Move",
    "PassTime", "Player", "Question", "RenameSeat", "Script", "SkipPlayer", "Stands", "StopMatch",
    "TakeSeat", "TakeSeatBack", "Takes", "Then", "Verb", "color_choices", "most_held", "name_color", "pick",
    "pick_card", "pick_cards", "pick_next", "pick_others", "pick_player", "play", "play_together",
]  # fmt: skip


class Player(msgspec.Struct, frozen=True):
    """A player as an argument of a move, by the number of the seat."""

    seat: int


class Stands(msgspec.Struct, frozen=True):
    """A card, or a place in a row, together with the number that it is said to stand for: `ri=7`, `1=7`."""

    what: Card | int
    number: int


Arg = Card | Color | Player | Stands | int | str
"""An argument of a move: a card, a colour, a player, a number, a card that stands for a number, or a word."""


# cache_hash: the same few moves are looked up in lists and dictionaries at each turn
class Move(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A verb and its arguments, in their order. Two moves with the same verb and arguments are equal.

    >>> Move("pick", (7, "+")).word, Move("draw").card
    ('+', None)
    """

    verb: str
    args: tuple[Arg, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """All the cards among the arguments, in their order."""
        if len(self.args) == 1 and isinstance(self.args[0], Card):  # nearly always, and much quicker
            return (self.args[0],)
        cards = [arg.what if isinstance(arg, Stands) else arg for arg in self.args]
        return tuple(card for card in cards if isinstance(card, Card))

    @property
    def card(self) -> Card | None:
        """The first card among the arguments; None if there is none."""
        for arg in self.args:
            what = arg.what if isinstance(arg, Stands) else arg
            if isinstance(what, Card):
                return what
        return None

    @property
    def color(self) -> Color | None:
        """The first colour among the arguments; None if there is none."""
        for arg in self.args:
            if isinstance(arg, Color):
                return arg
        return None

    @property
    def seat(self) -> int | None:
        """The seat of the first player among the arguments; None if there is none."""
        for arg in self.args:
            if isinstance(arg, Player):
                return arg.seat
        return None

    @property
    def numbers(self) -> tuple[int, ...]:
        """All the numbers among the arguments, those that something stands for included."""
        numbers = [arg.number if isinstance(arg, Stands) else arg for arg in self.args]
        return tuple(number for number in numbers if isinstance(number, int))

    @property
    def number(self) -> int | None:
        """The first of these numbers; None if there is none."""
        return next(iter(self.numbers), None)

    @property
    def word(self) -> str:
        """The first word among the arguments; empty if there is none."""
        return next((arg for arg in self.args if isinstance(arg, str)), "")


Ahead = tuple[Arg | Move, ...]
"""The rest of a line behind a move: values that answer the questions that follow from it, and moves that go along (`uno`)."""


# The moves that are made in every turn are kept, so that each is one object: comparing it with itself is quick. Where
# there may be any number of different arguments, only so many are kept.


@cache
def play(card: Card) -> Move:
    """Return the move that plays one card."""
    return Move("play", (card,))


@lru_cache(maxsize=4096)
def play_together(cards: tuple[Card, ...]) -> Move:
    """Return the move that plays several cards at once; the last one comes to lie on top."""
    return Move("play", cards)


@cache
def name_color(color: Color) -> Move:
    """Return the move that names a colour."""
    return Move("color", (color,))


@lru_cache(maxsize=256)
def pick_player(seat: int) -> Move:
    """Return the move that chooses a player."""
    return Move("pick", (Player(seat),))


@lru_cache(maxsize=4096)
def pick(*args: Arg) -> Move:
    """Return the move that chooses a number, a colour, a word of the rules, or several of them."""
    return Move("pick", args)


@cache
def pick_card(card: Card) -> Move:
    """Return the move that chooses one card."""
    return Move("pick", (card,))


def pick_cards(cards: Sequence[Card]) -> Move:
    """Return the move that chooses several cards; `pick none` for no card."""
    return Move("pick", tuple(cards)) if cards else PICK_NONE


PICK_NONE = Move("pick", ("none",))
"""The move that chooses none of the cards: `pick none`."""
DRAW = Move("draw")
"""The move that draws: a card instead of playing one, or the cards of a penalty."""
PASS = Move("pass")
"""The move that ends a turn without playing, or lets an offer go by."""
ACCEPT = Move("accept")
"""The move that says yes; in answer to a penalty it draws the cards."""
REFUSE = Move("refuse")
"""The move that says no."""
GIVE_UP = Move("give-up")
"""The default of a turn: draw one card and pass, for who does not take it (M10). Nobody can type it."""


class Takes(Enum):
    """The kinds of arguments that a verb can take: a card, a colour, a player and so on."""

    CARD = auto()
    """A card, or a card that stands for a number (`ri=7`)."""
    COLOR = auto()
    """A colour."""
    PLAYER = auto()
    """A player at the table, by the name of the seat."""
    NUMBER = auto()
    """A number, or a place that stands for a number (`1=7`)."""
    WORD = auto()
    """A word of the rules, one of `Rule.words`."""
    ANY = auto()
    """Any of these."""
    TEXT = auto()
    """All that is typed, as it is; nothing can stand behind it."""

    def fits(self, arg: Arg) -> bool:
        """Whether that argument is of this kind."""
        match arg:
            case Stands(what=what):
                return self in {Takes.ANY, Takes.CARD if isinstance(what, Card) else Takes.NUMBER}
            case Card():
                kind = Takes.CARD
            case Color():
                kind = Takes.COLOR
            case Player():
                kind = Takes.PLAYER
            case int():
                kind = Takes.NUMBER
            case _:
                return self in {Takes.ANY, Takes.WORD, Takes.TEXT}
        return self in {Takes.ANY, kind}


class Argument(msgspec.Struct, frozen=True):
    """One argument of a verb, or several of the same kind in a row: from `least` to `most` of them."""

    kind: Takes
    least: int = 1
    most: int = 1


ONE_CARD = Argument(Takes.CARD)
"""The argument of a verb that takes one card."""
CARDS = Argument(Takes.CARD, 1, 99)
"""The argument of a verb that takes one card or several."""
A_COLOR = Argument(Takes.COLOR)
"""The argument of a verb that takes one colour."""
MAYBE_NUMBER = Argument(Takes.NUMBER, 0, 1)
"""The argument of a verb that takes a number, or nothing."""
MAYBE_PLAYER = Argument(Takes.PLAYER, 0, 1)
"""The argument of a verb that takes a player, or nothing."""
ANYTHING = Argument(Takes.ANY, 1, 99)
"""The argument of a verb that takes one thing or several, of any kind."""
TEXT = Argument(Takes.TEXT)
"""The argument of a verb that takes the rest of the line as it is."""


class Verb(msgspec.Struct, frozen=True):
    """A verb of a rule, and its arguments in their order.

    The message `verb-NAME` of the text files lists the words that players type for it in each language; its name
    is always understood. `along`: it may be typed behind a play, and is then done with it (`play r5 uno`). `spoken`:
    its argument may be said in the room without the verb, by any player, as the whole line (the word of a charade).
    """

    name: str
    takes: tuple[Argument, ...] = ()
    along: bool = False
    spoken: bool = False


class MakeMove(msgspec.Struct, frozen=True, gc=False):
    """A player answers, or takes up an offer. `ahead` is what was typed beyond it."""

    seat: int
    move: Move
    ahead: Ahead = ()


class TakeSeat(msgspec.Struct, frozen=True):
    """The input with which somebody sits down at the table under that name."""

    name: str


class GiveUpSeat(msgspec.Struct, frozen=True):
    """The input with which a player leaves the table (M9)."""

    seat: int


class TakeSeatBack(msgspec.Struct, frozen=True):
    """The input with which a player who left takes the same seat again (M9)."""

    seat: int


class RenameSeat(msgspec.Struct, frozen=True):
    """The input that gives a seat another name."""

    seat: int
    name: str


class SkipPlayer(msgspec.Struct, frozen=True):
    """The default is taken for a player who is waited for, before the time is up; `idle`: as if it were up (M10)."""

    seat: int
    idle: bool = False


class StopMatch(msgspec.Struct, frozen=True):
    """The match is stopped, whatever is going on (M4)."""


class PassTime(msgspec.Struct, frozen=True):
    """The clock shows so many milliseconds of play; if something is due by then, the first of it happens (M10)."""

    clock: int


class BeginTurnAnew(msgspec.Struct, frozen=True):
    """Play was interrupted: whoever is waited for has the full time again, with a reminder (M10)."""


SeatInput: TypeAlias = TakeSeat | GiveUpSeat | TakeSeatBack | RenameSeat | SkipPlayer | StopMatch
"""The inputs about seats, and about the whole match."""

Input: TypeAlias = MakeMove | PassTime | BeginTurnAnew | SeatInput
"""Anything that can change a game."""


Script: TypeAlias = Coroutine["Question", Any, Any]
"""A running piece of a game (`async def`): it stops at questions, is sent the answers, and may return a `Flow`."""

Flow: TypeAlias = "Question | Script | None"
"""How a piece of a game goes on: with a question, with a script, or (None) with whatever comes after it.

A plain function that may lead to a question returns its flow. What is not returned is never asked; the engine finds
that out and says so (`RuleFailed`).
"""

Then: TypeAlias = Callable[[Any, int, Move], Flow]
"""A function that does what follows from an answer: called with the `Ctx`, the seat that gave it, and the answer."""


def nothing_follows(ctx: object, seat: int, move: Move) -> None:
    """Do nothing: the default of `then`, with which the flow ends with the answer."""


class Mode(Enum):
    """The ways in which a question is closed: by the one player asked, by the first answer, or when all have answered."""

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

    def some(self) -> list[Move]:
        """Return a few possible answers: for each number of cards that is allowed, neighbours in the hand that fit."""
        cards, found = self.cards, list[Move]()
        for count in range(self.least, min(self.most, len(cards)) + 1):
            chosen = [cards[start : start + count] for start in range(len(cards) - count + 1)]
            # these are there, and as many as wanted: only `check` need be asked
            if self.check is not None:
                chosen = list(filter(self.check, chosen))
            # `pick_cards` written out, for there may be many
            found += [Move("pick", each) for each in chosen] if count else [PICK_NONE] * len(chosen)
        return found


Choices = Callable[[GameState, int], Sequence[Move]] | Sequence[Move]
"""The possible answers, or what computes them when somebody wants to know."""

Default = Move | Callable[[GameState, int], Move] | None
"""What is taken for who does not answer, or what computes it."""

Accepts = Callable[[GameState, int, Move], bool]
"""Whether a move is one of the possible answers, found out without listing them."""

NO_SYNONYMS: Mapping[Move, Move] = {}


# eq=False: two askings of the same are two questions, told apart by identity. The garbage collector looks at them: what
# follows from one may be a method of what holds it
class Question(msgspec.Struct, eq=False):
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
