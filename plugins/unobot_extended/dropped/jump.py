"""Jump."""

from uno_engine import Card, Ctx, Flow
from unobot_extended import kinds
from unobot_extended.asking import ask_target
from unobot_extended.card import Laying
from unobot_extended.dropped.dropped import DroppedCard
from unobot_extended.effect import Effect
from unobot_extended.effects import hand_over, on_player


class Jump(DroppedCard):
    """Black. The turn, with all effects on oneself, goes to a player of one's choice; direction and last stay.

    In judgement it is an answer wherever a Pass is: the other player is judged next (X-Jump).
    """

    id = "x-jump"
    symbols = ("jump",)
    kind = kinds.JUMP

    def answers(self, effect: Effect, card: Card) -> bool:
        """On draw and transfer effects, as a Pass (X11)."""
        return effect.travels

    def name(self, ctx: Ctx, laying: Laying) -> Flow:
        """To whom."""
        return ask_target(ctx, laying)

    def act(self, ctx: Ctx, laying: Laying) -> None:
        """Everything goes there."""
        hand_over(ctx, laying.seat, laying.target, on_player(ctx.state, laying.seat))
        laying.following = laying.target
