"""What a card of Extended is: a rule with a name, a condition, choices that are named with it, and an effect.

A further card is a class like these, with its own kinds, put into the deck by its `changed_deck`:

    class Sneeze(ExtendedCard):
        '''Everyone else draws one.'''

        id = "x-sneeze"
        symbols = ("sneeze",)

        async def act(self, ctx: Ctx, laying: Laying) -> int | None: ...
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import ClassVar

from uno_engine import Card, Color, Ctx, Effect, GameState, Option, Rule, play


@dataclass(slots=True)
class Turn:
    """What holds for the rest of a turn: the face that was regretted, and that no Transfer may be played (X14).

    `following` is whose turn is next where an answer in judgement says so (X-Jump).
    """

    seat: int
    barred: Card | None = None
    no_transfer: bool = False
    following: int | None = None


@dataclass(frozen=True, slots=True)
class Laying:
    """A card that has been laid, with all that was named with it, before it acts.

    `top`, `color` and `number` were in force before it, and `effects` on its player. `answering` is the effect it
    answers in judgement.
    """

    turn: Turn
    card: Card
    top: Card | None
    color: Color | None
    number: int | None
    answering: Effect | None = None
    target: int = -1
    said: str = ""
    """A number or word that was named with it."""
    named: Color | None = None
    cards: tuple[Card, ...] = field(default=())
    """Cards laid with it, face up."""
    packet: tuple[Card, ...] = field(default=())
    """Cards laid with it, face down."""
    effects: tuple[Effect, ...] = ()

    @property
    def seat(self) -> int:
        """Whose play it is."""
        return self.turn.seat


class ExtendedCard(Rule):
    """Base of all cards."""

    role = "part"
    symbols: ClassVar[tuple[str, ...]]
    """The symbols of the kinds that it is about."""
    answered_by: ClassVar[frozenset[str]] = frozenset({"regret"})
    """The symbols of the cards that the next player may answer it with: those of a higher priority (X11)."""
    weakened: ClassVar[bool] = False
    """Whether a player in Weakness may not play it (X16)."""
    sets_last: ClassVar[bool] = False
    """Whether it changes last although it is black (X5)."""
    asks_on: ClassVar[bool] = False
    """Whether its effect asks its player for something, that may be typed with it."""
    alone: ClassVar[bool] = True
    """Whether it can be played as a turn's play, not only as an answer."""

    def fits(self, state: GameState, seat: int, card: Card) -> bool:
        """Whether it may be played on last (X5), its own condition included."""
        del seat
        if card.color is None or state.color is None or card.color is state.color:
            return True
        return state.top is not None and card.symbol == state.top.symbol

    def typed(self, state: GameState, seat: int, card: Card) -> Iterable[Option]:
        """How playing it can be typed."""
        del state, seat
        return (play(card),)

    def answers(self, effect: Effect, card: Card) -> bool:
        """Whether it may be put on that effect in judgement."""
        del effect, card
        return False

    def next_after(self, state: GameState, seat: int) -> int:
        """The next player, in the direction that there is after the card: who may react to it (X-Regret)."""
        return state.after(seat)

    async def name(self, ctx: Ctx, laying: Laying) -> Laying:
        """Ask for what belongs to the card and was not typed with it."""
        del ctx
        return laying

    async def act(self, ctx: Ctx, laying: Laying) -> int | None:
        """Take effect; returns whose turn is next where that is not the next player."""
        del ctx, laying
        return None
