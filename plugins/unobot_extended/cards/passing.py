"""The card Pass (X-Pass); `pass.py` would be no name for a module."""

import uno_engine as uno
from unobot_extended.card import Effect, ExtendedCard, Laying, black
from unobot_extended.effects import hand_over, on_player


class Pass(ExtendedCard):
    """The player's own draw and transfer effects go to the next player; with none, it does nothing.

    In judgement it is an answer to them, and the turn is over (X-Pass).
    """

    id = "x-pass"
    printed = (black("px", "Pass", "pass", count=2, figure="passing"),)
    place = 43
    weakened = True

    def answers(self, effect: Effect, card: uno.Card) -> bool:
        """Whether the effect can be handed on: draw and transfer effects can (X13)."""
        return effect.travels

    def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Hand the player's draw and transfer effects on."""
        hand_on(ctx, laying.seat)


def hand_on(ctx: uno.Ctx, seat: int) -> None:
    """Move a player's draw and transfer effects to the next player, together (X17)."""
    moving = [effect for effect in on_player(ctx.state, seat) if effect.travels]
    hand_over(ctx, seat, ctx.state.after(seat), moving)
