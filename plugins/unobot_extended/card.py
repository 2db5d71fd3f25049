"""What a card of Extended is: a rule with a name, a condition, choices that are named with it, and an effect.

A further card is a class like these, with its own kinds, put into the deck by its `changed_deck`:

    class Sneeze(ExtendedCard):
        '''Everyone else draws one.'''

        id = "x-sneeze"
        symbols = ("sneeze",)

        def act(self, ctx: Ctx, laying: Laying) -> Flow: ...
"""

from collections.abc import Callable, Iterable
from typing import ClassVar

import msgspec

from uno_engine import Card, Color, Ctx, EngineError, Flow, GameState, Move, NotAllowed, Role, Rule, play
from unobot_extended.course import Last
from unobot_extended.effect import Effect


class Laying(msgspec.Struct, eq=False):
    """A card that is being played, with all that is named with it, until it has acted and `then` follows.

    `last` was to be matched before it, and `effects` were on its player. `answering` is the effect that it answers in
    judgement. A card's `name` and `act` fill in the rest.
    """

    seat: int
    move: Move
    card: Card
    rule: "ExtendedCard"
    then: Callable[[Ctx, "Laying"], Flow]
    last: Last
    effects: tuple[Effect, ...]
    held: int
    """How many cards its player held before."""
    answering: Effect | None = None
    target: int = -1
    """The seat that it is meant for; -1 if none was named."""
    color: Color | None = None
    """The colour that was named with it."""
    answer: Move | None = None
    """What its player answered to whatever else the card asks: places, a word."""
    cards: tuple[Card, ...] = ()
    """Cards laid with it, face up."""
    packet: tuple[Card, ...] = ()
    """Cards laid with it, face down."""
    taken_back: bool = False
    """Whether a reaction has given it back: then it does not act, and the turn is played anew."""
    following: int | None = None
    """Whose turn is next, if not the next player's."""


class ExtendedCard(Rule):
    """Base of all cards: what it says when it may be played, asks for when it is laid, and does."""

    role: ClassVar[Role] = "part"
    symbols: ClassVar[tuple[str, ...]]
    """The symbols of the kinds that it is about."""
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

    # --- when it may be played ---------------------------------------------------------------------------------------

    def fits(self, last: Last, card: Card) -> bool:
        """Whether it may be played on last (X5), its own condition included. The result is cached by `last`: use nothing else."""
        if card.color is None or last.color is None or card.color is last.color:
            return True
        return last.top is not None and card.symbol == last.top.symbol

    def moves(self, last: Last, card: Card) -> tuple[Move, ...]:
        """Return the moves that play it on that last; cached likewise."""
        return (play(card),)

    def further_moves(self, state: GameState, seat: int, card: Card) -> Iterable[Move]:
        """Return further moves that play it and depend on more than last: with a player who is out, for example."""
        return ()

    def forbidden(self, state: GameState, seat: int, card: Card) -> bool:
        """Whether something other than last forbids to play it, such as the hand or an effect on somebody."""
        return False

    def unfit(self, last: Last, card: Card) -> EngineError:
        """Return why it does not go on last, or is `forbidden`."""
        return NotAllowed("does-not-match", card=card, top=last.top, color=last.color)

    def answers(self, effect: Effect, card: Card) -> bool:
        """Whether it may be put on that effect in judgement."""
        return False

    def no_answer(self, effect: Effect, card: Card) -> EngineError | None:
        """Return why not; None where the only reason is that the effect must be answered first."""
        return None

    # --- what follows from playing it --------------------------------------------------------------------------------

    def next_after(self, state: GameState, seat: int) -> int:
        """Return the next player in the direction that there is after the card: the one who may react to it (X-Regret)."""
        return state.after(seat)

    def name(self, ctx: Ctx, laying: Laying) -> Flow:
        """Ask for what belongs to the card and was not typed with it, and note it in `laying`."""
        return None

    def act(self, ctx: Ctx, laying: Laying) -> Flow:
        """Do what the card does. It is called after the next player's chance to react, and not if they took it back."""
        return None

    # --- as a reaction -----------------------------------------------------------------------------------------------

    def reacts_to(self, rule: "ExtendedCard") -> bool:
        """Whether it may answer such a card (X11)."""
        return False

    def react(self, ctx: Ctx, laying: Laying, seat: int) -> None:
        """Do what the reaction of `seat` does to the card being laid; called just before the reaction itself is laid."""
