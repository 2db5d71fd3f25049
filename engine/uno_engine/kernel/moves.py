"""Moves and inputs as values: what players choose, and what can be typed for a rule."""

from collections.abc import Sequence
from enum import Enum, auto
from functools import cache, lru_cache
from typing import TypeAlias

import msgspec

from uno_engine.kernel.cards import Card, Color

__all__ = [
    "ACCEPT", "ANYTHING", "A_COLOR", "CARDS", "DRAW", "GIVE_UP", "MAYBE_NUMBER", "MAYBE_PLAYER", "ONE_CARD",
    "PASS", "PICK_NONE", "REFUSE", "TEXT", "Ahead", "Arg", "Argument", "BeginTurnAnew", "GiveUpSeat", "Input",
    "MakeMove", "Move", "PassTime", "Player", "RenameSeat", "SkipPlayer", "Stands", "StopMatch",
    "TakeSeat", "TakeSeatBack", "Takes", "Verb", "name_color", "pick", "pick_card", "pick_cards",
    "pick_player", "play", "play_together",
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
        return next((arg for arg in self.args if isinstance(arg, Color)), None)

    @property
    def seat(self) -> int | None:
        """The seat of the first player among the arguments; None if there is none."""
        return next((arg.seat for arg in self.args if isinstance(arg, Player)), None)

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
"""What was typed beyond a move: values that answer the questions that follow from it, and moves that go along (`uno`)."""


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
    """What kind of thing an argument of a verb is."""

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

    What is typed for it in each language stands in the text files beside the rule, as the message `verb-NAME`; its name
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
    """Somebody takes a new seat, to be called so."""

    name: str


class GiveUpSeat(msgspec.Struct, frozen=True):
    """A player gives the seat up (M9)."""

    seat: int


class TakeSeatBack(msgspec.Struct, frozen=True):
    """Who left takes the seat again (M9)."""

    seat: int


class RenameSeat(msgspec.Struct, frozen=True):
    """A seat is called otherwise from now on."""

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
