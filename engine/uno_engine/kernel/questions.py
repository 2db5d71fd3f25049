"""What a player is asked, and what they can answer. An option's id is the command that a player types."""

from collections.abc import Callable, Iterator, Sequence
from enum import Enum, auto
from functools import cache

import msgspec

from uno_engine.kernel.cards import COLORS, Card, Color
from uno_engine.kernel.state import GameState


class Option(msgspec.Struct, frozen=True):
    """One possible answer. Its meaning is in the fields; its id is what is typed for it.

    `aliases` are commands that mean the same here; `idle` marks the answer that is given for who does not answer.
    """

    id: str
    verb: str
    card: Card | None = None
    color: Color | None = None
    seat: int | None = None
    cards: tuple[Card, ...] = ()
    value: str = ""
    aliases: tuple[str, ...] = ()
    idle: bool = False


@cache
def play(card: Card) -> Option:
    """The option `play CODE`."""
    return Option(f"play {card.code}", "play", card=card)


@cache
def name_color(color: Color) -> Option:
    """The option `color red`."""
    return Option(
        f"color {color.word}", "color", color=color, aliases=(f"color {color.value}", f"pick {color.word}")
    )


def most_held(state: GameState, seat: int) -> Option:
    """The option for the colour that a player holds most of; ties in the order red, yellow, green, blue (M10)."""
    held = [card.color for card in state.hands[seat]]
    return name_color(max(COLORS, key=held.count))


def pick_seat(state: GameState, seat: int) -> Option:
    """The option `pick NAME` for a player."""
    return Option(f"pick {state.names[seat]}", "pick", seat=seat)


def pick_others(state: GameState, seat: int) -> list[Option]:
    """The options for every other player who is in, beginning with the next."""
    return [pick_seat(state, other) for other in state.order_from(seat) if other != seat]


def pick_next(state: GameState, seat: int) -> Option:
    """The option for the next player: whom a time-out chooses (M10)."""
    return pick_seat(state, state.after(seat))


def pick_card(card: Card) -> Option:
    """The option `pick CODE` for a card."""
    return Option(f"pick {card.code}", "pick", card=card)


def pick_cards(cards: Sequence[Card]) -> Option:
    """The option `pick CODE CODE…` for several cards; `pick none` for no card."""
    codes = " ".join(card.code for card in cards) or "none"
    return Option(f"pick {codes}", "pick", cards=tuple(cards))


def pick_value(value: str) -> Option:
    """The option `pick WORD` for a number or a word."""
    return Option(f"pick {value}", "pick", value=value)


COLOR_OPTIONS = tuple(name_color(color) for color in COLORS)
DRAW = Option("draw", "draw")
PASS = Option("pass", "pass")
DRAW_OR_PASS = Option("draw", "draw", aliases=("pass",))
"""Draw where nothing can be drawn, so that `pass` says the same."""
GIVE_UP = Option("draw", "draw", idle=True)
"""Draw one card and pass: what is done for whoever does not take their turn (M10)."""


class Mode(Enum):
    """Who answers a question."""

    ONE = auto()
    """The one player who is asked."""
    FIRST = auto()
    """Whoever is first answers for all."""
    ALL = auto()
    """Everyone answers in secret; the question closes with the last answer."""


class CardPick(msgspec.Struct, frozen=True):
    """A question for `least` to `most` of these cards, too many to list as options."""

    cards: tuple[Card, ...]
    least: int
    most: int
    check: Callable[[tuple[Card, ...]], bool] | None = None

    def fits(self, chosen: Sequence[Card]) -> bool:
        """Whether that choice is a possible answer."""
        rest = list(self.cards)
        for card in chosen:
            if card not in rest:
                return False
            rest.remove(card)
        return self.least <= len(chosen) <= self.most and (self.check is None or self.check(tuple(chosen)))

    def some(self) -> Iterator[Option]:
        """A few possible answers: the first cards that fit, of each number that is allowed, and single exchanges."""
        for count in range(self.least, self.most + 1):
            for start in range(max(1, len(self.cards) - count + 1)):
                chosen = self.cards[start : start + count]
                if len(chosen) == count and self.fits(chosen):
                    yield pick_cards(chosen)


Choices = Callable[[GameState, int], Sequence[Option]] | Sequence[Option]
"""Options, or what computes them when somebody wants to know."""

Default = Option | Callable[[GameState, int], Option] | None
"""What is taken for who does not answer, or what computes it."""


class Question(msgspec.Struct, eq=False, gc=False):
    """An open question: the game goes on when it is answered.

    `why` says what is asked (a message id); `asked` who may answer; `default` is taken on a time-out and for leavers;
    `acts` says that answering it is acting in a turn (B23); `private` that the room is not told what is asked;
    `about` is a card that the question is about. `patience` is a time-out in milliseconds where it is not the table's.
    """

    asked: tuple[int, ...]
    choices: Choices
    why: str
    default: Default = None
    acts: bool = False
    private: bool = False
    about: Card | None = None
    patience: int | None = None
    mode: Mode = Mode.ONE
    pick: CardPick | None = None
    answers: dict[int, Option] = {}

    def __repr__(self) -> str:
        """Who is asked what; never with the options, which may tell a hand."""
        return f"<Question {self.why} to {self.asked}>"

    def waiting(self) -> tuple[int, ...]:
        """The seats that have not answered yet."""
        return tuple(seat for seat in self.asked if seat not in self.answers) if self.answers else self.asked

    def options(self, state: GameState, seat: int) -> Sequence[Option]:
        """What that seat can answer, now."""
        if seat not in self.asked or seat in self.answers:
            return ()
        return self.choices(state, seat) if callable(self.choices) else self.choices

    def default_of(self, state: GameState, seat: int) -> Option:
        """What is taken for that seat if it does not answer: the default, else the first option."""
        if isinstance(self.default, Option):
            return self.default
        if self.default is not None:
            return self.default(state, seat)
        if self.pick is not None:
            return pick_cards(self.pick.cards[: self.pick.least])
        return self.options(state, seat)[0]
