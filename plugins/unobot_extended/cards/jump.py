"""The card Jump (X-Jump)."""

import uno_engine as uno
from unobot_extended.asking import ask_target
from unobot_extended.card import Effect, ExtendedCard, Laying, black
from unobot_extended.effects import hand_over, on_player


class Jump(ExtendedCard):
    """Black. The turn, with all effects on oneself, goes to a player of one's choice; direction and last stay.

    In judgement it is an answer wherever a Pass is: the other player is judged next (X-Jump).
    """

    id = "x-jump"
    printed = (black("jump", "Jump", figure="jump"),)
    dropped = True

    def answers(self, effect: Effect, card: uno.Card) -> bool:
        """Whether the effect is a draw or transfer effect, as with a Pass (X11)."""
        return effect.travels

    def name(self, ctx: uno.Ctx, laying: Laying) -> uno.Flow:
        """Ask to whom."""
        return ask_target(ctx, laying)

    def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Move all effects to that player, and give them the turn."""
        hand_over(ctx, laying.seat, laying.target, on_player(ctx.state, laying.seat))
        # The turn goes there directly: seats between are not skipped, they just have no turn.
        laying.following = laying.target
