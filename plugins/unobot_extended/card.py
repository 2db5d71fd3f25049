"""The bases of the cards of Extended and of the effects that they put on players."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self, cast

import msgspec

import uno_engine as uno
from unobot_extended.state import Last

JUST_ACCEPT = (uno.ACCEPT,)
"""The answers to an effect that its bearer can only accept; then nobody is asked."""


class Effect(msgspec.Struct, frozen=True):
    """Base of all effects. An effect is kept in the state: its fields are cards, numbers, words and the like."""

    order: ClassVar[int] = 0
    """Its place in a judgement, lowest first: Disarm 10, draw 20, transfer 30, Stun 40, Weakness 50 (X17)."""
    judged: ClassVar[bool] = True
    """Whether it is answered or accepted in judgement; else it lasts until it is `over`."""
    ends_turn: ClassVar[bool] = False
    """Whether the turn is over when it has been accepted."""
    travels: ClassVar[bool] = False
    """Whether players can hand it on: with Pass, Bounce, and Jump as an answer.

    Then it may still reach anybody, and nobody goes out while it waits (X8). When the time is up, it is settled (M8).
    """
    holds_back: ClassVar[bool] = False
    """Whether its bearer gains no cards from the draw pile."""
    synonyms: ClassVar[Mapping[uno.Move, uno.Move]] = {}
    """Other moves that mean one of its `answers`."""

    @property
    def name(self) -> str:
        """Its name in scenario files and texts."""
        return cast("str", self.__struct_config__.tag)

    def joined(self, new: Self) -> Self | None:
        """Return both as one, when another of the same class reaches the same player; None: they stay two."""
        return None

    def answers(self, state: uno.GameState, seat: int) -> Sequence[uno.Move]:
        """Return the moves by which its bearer can answer it in judgement without a card; the last is the default (M10)."""
        return JUST_ACCEPT

    def happen(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> uno.Flow:
        """Do what follows when its bearer has accepted it with that one of its answers; it has been taken off."""
        return None

    def settle(self, ctx: uno.Ctx, seat: int) -> None:
        """Give its bearer the cards that it brings, unasked: the player leaves, or the time is up (M8, M9)."""

    def over(self, state: uno.GameState, seat: int) -> bool:
        """Return whether it ends by itself, as hands are now; asked after every change of a hand."""
        return False

    def forbids(self, rule: "ExtendedCard") -> bool:
        """Return whether its bearer may not play such a card."""
        return False

    def held_cards(self) -> Iterable[uno.Card]:
        """Return the cards that lie in it."""
        return ()


class Laying(msgspec.Struct, eq=False):
    """A card that is being played, with all that is named with it, until it has acted and `then` follows.

    `last` was to be matched before it, and `effects` were on its player. `answering` is the effect that it answers in
    judgement. A card's `name` and `act` fill in the rest.
    """

    seat: int
    move: uno.Move
    card: uno.Card
    rule: "ExtendedCard"
    then: Callable[[uno.Ctx, "Laying"], uno.Flow]
    last: Last
    effects: tuple[Effect, ...]
    held: int
    """How many cards its player held before."""
    answering: Effect | None = None
    target: int = -1
    """The seat that it is meant for; -1 if none was named."""
    color: uno.Color | None = None
    """The colour that was named with it."""
    answer: uno.Move | None = None
    """The answer of its player to whatever else the card asks: places, a word."""
    cards: tuple[uno.Card, ...] = ()
    """Cards laid with it, face up."""
    packet: tuple[uno.Card, ...] = ()
    """Cards laid with it, face down."""
    taken_back: bool = False
    """Whether a reaction has given it back: then it does not act, and the turn is played anew."""
    following: int | None = None
    """The seat whose turn is next, if not the next player's."""


@dataclass(frozen=True, slots=True)
class Printed:
    """A kind of card, how many cards of it are in the deck, and what is drawn on them. Made by `coloured` and `black`.

    >>> printed = coloured("circlet", "Circlet", count=2, only=uno.Color.YELLOW, figure="circlet")
    >>> isinstance(printed, Printed), printed.kind.points, printed.count, printed.colors
    (True, 20, 2, (<Color yellow>,))
    """

    kind: uno.Kind
    count: int
    """How many there are of each colour."""
    colors: tuple[uno.Color | None, ...]
    figure: str = ""
    """The name of an SVG file in the folder `figures` of this package; empty: what is typed for it is written large."""
    label: str = ""
    """The text below the figure."""


def coloured(
    symbol: str,
    name: str,
    *spellings: str,
    count: int = 1,
    only: uno.Color | None = None,
    figure: str = "",
    label: str = "",
) -> Printed:
    """Return a function card that comes in each colour, `count` times, or in one colour only."""
    kind = uno.Kind(symbol, name, 20, spellings=spellings, lone=only is not None)
    return Printed(kind, count, uno.COLORS if only is None else (only,), figure, label)


def black(
    symbol: str, name: str, *spellings: str, count: int = 1, figure: str = "", label: str = ""
) -> Printed:
    """Return a black card, of which there are `count`."""
    return Printed(uno.Kind(symbol, name, 50, spellings=spellings), count, (None,), figure, label)


class ExtendedCard(uno.Rule):
    """Base of all cards: what it says when it may be played, asks for when it is laid, and does."""

    role: ClassVar[uno.Role] = "part"
    printed: ClassVar[tuple[Printed, ...]] = ()
    """The kinds of its cards, each with its count and its figure."""
    place: ClassVar[int] = 100
    """Where its cards stand in the list of the deck, lowest first (X1); equal ones by their `id`."""
    dropped: ClassVar[bool] = False
    """Whether the source has dropped it: then its cards are added only with the option `dropped=yes`."""
    effects: ClassVar[tuple[type[Effect], ...]] = ()
    """The kinds of effects that it puts on players."""
    sets_last: ClassVar[bool] = False
    """Whether it changes last although it is black (X5)."""
    alone: ClassVar[bool] = True
    """Whether it can be played as a turn's play, not only as an answer."""
    sheds: ClassVar[bool] = False
    """Whether it can cost its player more cards than itself, so that UNO may be called before it (X7)."""
    weakened: ClassVar[bool] = False
    """Whether a player in Weakness may not play it (X16)."""
    regrettable: ClassVar[bool] = True
    """Whether Regret may answer it."""
    robs: ClassVar[bool] = False
    """Whether it takes the next player's cards, so that Widow may answer it."""
    asks_on: ClassVar[bool] = False
    """Whether its effect asks its player for something, that may be typed with it."""
    reacts: ClassVar[bool] = False
    """Whether the next player may play it as a reaction; to what, `reacts_to` says."""

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.added = self.role != "part" or (self.dropped and options.flag("dropped"))
        """Whether its cards are added to those of X1 at this table."""

    @property
    def depends_on_more(self) -> bool:
        """Whether its moves depend on more than on last."""
        kind, plain = type(self), ExtendedCard
        return kind.forbidden is not plain.forbidden or kind.further_moves is not plain.further_moves

    @classmethod
    def counts(cls) -> Mapping[uno.Card, int]:
        """Return its cards in their order, each with its count."""
        return {uno.Card.of(color, each.kind): each.count for each in cls.printed for color in each.colors}

    def changed_deck(self, deck: uno.Deck, seats: int) -> uno.Deck:
        """Return the deck with its cards, if they are added to those of X1."""
        return deck.plus(deck.id, self.counts()) if self.added else deck

    def fits(self, last: Last, card: uno.Card) -> bool:
        """Whether it may be played on last (X5), its own condition included. The result is cached by `last`: use nothing else."""
        if card.color is None or last.color is None or card.color is last.color:
            return True
        return last.top is not None and card.symbol == last.top.symbol

    def moves(self, last: Last, card: uno.Card) -> tuple[uno.Move, ...]:
        """Return the moves that play it on that last; cached likewise."""
        return (uno.play(card),)

    def further_moves(self, state: uno.GameState, seat: int, card: uno.Card) -> Iterable[uno.Move]:
        """Return further moves that play it and depend on more than last: with a player who is out, for example."""
        return ()

    def forbidden(self, state: uno.GameState, seat: int, card: uno.Card) -> bool:
        """Whether something other than last forbids to play it, such as the hand or an effect on somebody."""
        return False

    def as_numbers(self, card: uno.Card, least: int) -> Sequence[uno.Move]:
        """Return the moves that lay it where a table-wide game asks for a number of at least `least`."""
        return (uno.play(card),) if card.number is not None and card.number >= least else ()

    def unfit(self, last: Last, card: uno.Card) -> uno.EngineError:
        """Return why it does not go on last, or is `forbidden`."""
        return uno.NotAllowed("does-not-match", card=card, top=last.top, color=last.color)

    def answers(self, effect: Effect, card: uno.Card) -> bool:
        """Whether it may be put on that effect in judgement."""
        return False

    def no_answer(self, effect: Effect, card: uno.Card) -> uno.EngineError | None:
        """Return why it may not be put on that effect; None where the only reason is that the effect must be answered first."""
        return None

    def next_after(self, state: uno.GameState, seat: int) -> int:
        """Return the next player in the direction that there is after the card: the one who may react to it (X-Regret)."""
        return state.after(seat)

    def name(self, ctx: uno.Ctx, laying: Laying) -> uno.Flow:
        """Ask for what belongs to the card and was not typed with it, and note it in `laying`."""
        return None

    def act(self, ctx: uno.Ctx, laying: Laying) -> uno.Flow:
        """Do what the card does. It is called after the next player's chance to react, and not if they took it back."""
        return None

    async def number(self, ctx: uno.Ctx, seat: int, move: uno.Move, least: int) -> int:
        """Return which number it is, laid in a table-wide game by such a move of `as_numbers`."""
        assert move.card is not None
        assert move.card.number is not None
        return move.card.number

    def reacts_to(self, rule: "ExtendedCard") -> bool:
        """Whether it may answer such a card (X11)."""
        return False

    def react(self, ctx: uno.Ctx, laying: Laying, seat: int) -> None:
        """Do what the reaction of `seat` does to the card being laid; called just before the reaction itself is laid."""
