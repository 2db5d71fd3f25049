"""What an effect on a player is: something that sits on them until it is answered, accepted, or over (X10).

An effect of a further card is a class like those beside the cards here; the card names it in its `effects`:

    class Hiccups(Effect, frozen=True, tag="hiccups"):
        '''The player says hic, and loses the turn.'''

        order = 45
        ends_turn = True

Its tag is its name: what is asked is `prompt-hiccups`, and `effect-hiccups` says it in the list of players.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Self, cast

import msgspec

from uno_engine import ACCEPT, Card, Ctx, Flow, GameState, Move

if TYPE_CHECKING:
    from unobot_extended.card import ExtendedCard

JUST_ACCEPT = (ACCEPT,)
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
    synonyms: ClassVar[Mapping[Move, Move]] = {}
    """Other moves that mean one of its `answers`."""

    @property
    def name(self) -> str:
        """What it is called in scenario files and texts."""
        return cast("str", self.__struct_config__.tag)

    def joined(self, new: Self) -> Self | None:
        """Both as one, if another of the same class reaches the same player; None: they stay two."""
        return None

    def answers(self, state: GameState, seat: int) -> Sequence[Move]:
        """What its bearer can do in judgement without playing a card; the last of it is the default (M10)."""
        return JUST_ACCEPT

    def happen(self, ctx: Ctx, seat: int, move: Move) -> Flow:
        """It is accepted, with that one of its answers, and no longer sits on its bearer."""
        return None

    def settle(self, ctx: Ctx, seat: int) -> None:
        """Its bearer gets the cards that it brings, and is not asked: the player leaves, or the time is up (M8, M9)."""

    def over(self, state: GameState, seat: int) -> bool:
        """Whether it ends by itself, as hands are now; asked after every change of a hand."""
        return False

    def forbids(self, rule: "ExtendedCard") -> bool:
        """Whether its bearer may not play such a card."""
        return False

    def held_cards(self) -> Iterable[Card]:
        """The cards that lie in it."""
        return ()
