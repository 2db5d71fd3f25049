"""The card Stand-in (X-Stand-in)."""

import uno_engine as uno
from unobot_extended.asking import ask_target
from unobot_extended.card import Effect, ExtendedCard, Laying, black
from unobot_extended.effects import hand_over, on_player


class StandIn(ExtendedCard):
    """Black, as an answer in judgement: all effects on oneself but Skip go to a player of one's choice (X-Stand-in)."""

    id = "x-stand-in"
    printed = (black("standin", "Stand-in", "stand-in", "stand in", figure="stand_in"),)
    dropped = True
    alone = False

    def answers(self, effect: Effect, card: uno.Card) -> bool:
        """Return True: it answers every effect that is asked about in judgement."""
        return True

    def name(self, ctx: uno.Ctx, laying: Laying) -> uno.Flow:
        """Ask to whom."""
        return ask_target(ctx, laying)

    def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Move all effects to that player; the turn is over, as after every card put on an effect."""
        hand_over(ctx, laying.seat, laying.target, on_player(ctx.state, laying.seat))
