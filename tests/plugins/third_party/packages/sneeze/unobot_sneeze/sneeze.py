"""Sneeze: somebody catches a cold."""

from collections.abc import Sequence
from typing import ClassVar

from uno_engine import Ctx, Event, Flow, GameState, Move, pick
from unobot_extended.asking import ask_target
from unobot_extended.card import Effect, ExtendedCard, Laying, black
from unobot_extended.effects import put_on

SNEEZE = black("sneeze", "Sneeze", "achoo", count=4)


class Sneezed(Event, frozen=True):
    """A player sneezed at another."""

    seat: int
    to: int


class Cold(Effect, frozen=True, tag="cold"):
    """In judgement its bearer blows the nose: `pick gently` draws one card, `pick hard` loses the turn."""

    order: ClassVar[int] = 35

    def answers(self, state: GameState, seat: int) -> Sequence[Move]:
        """Gently, or hard."""
        return (pick("hard"), pick("gently"))

    def happen(self, ctx: Ctx, seat: int, move: Move) -> Flow:
        """The nose is free."""
        ctx.rules.base.draw(ctx, seat, 1 if move.word == "gently" else 2, "cold")
        return None


class Sneeze(ExtendedCard):
    """Black. A player of one's choice catches a cold: in judgement they draw one card or two."""

    id = "x-sneeze"
    role = "house"
    printed = (SNEEZE,)
    effects = (Cold,)
    words = ("gently", "hard")
    requires = ("extended-game",)

    def name(self, ctx: Ctx, laying: Laying) -> Flow:
        """At whom."""
        return ask_target(ctx, laying)

    def act(self, ctx: Ctx, laying: Laying) -> Flow:
        """They catch it."""
        ctx.emit(Sneezed(laying.seat, laying.target))
        put_on(ctx, laying.target, Cold())
        return None
