"""What a player does, as a value: a verb and typed arguments. Its text is in `words.py`."""

from collections.abc import Sequence
from functools import cache, lru_cache

import msgspec

from uno_engine.kernel.cards import Card, Color


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
    """The move that plays one card."""
    return Move("play", (card,))


@lru_cache(maxsize=4096)
def play_together(cards: tuple[Card, ...]) -> Move:
    """The move that plays several cards at once; the last one comes to lie on top."""
    return Move("play", cards)


@cache
def name_color(color: Color) -> Move:
    """The move that names a colour."""
    return Move("color", (color,))


@lru_cache(maxsize=256)
def pick_player(seat: int) -> Move:
    """The move that chooses a player."""
    return Move("pick", (Player(seat),))


@lru_cache(maxsize=4096)
def pick(*args: Arg) -> Move:
    """The move that chooses a number, a colour, a word of the rules, or several of them."""
    return Move("pick", args)


@cache
def pick_card(card: Card) -> Move:
    """The move that chooses one card."""
    return Move("pick", (card,))


def pick_cards(cards: Sequence[Card]) -> Move:
    """The move that chooses several cards; `pick none` for no card."""
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
