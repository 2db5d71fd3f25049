"""The card Wild Attack-Attack (A8)."""

from uno_engine import (
    Ctx,
    Play,
    Rule,
    TurnGoesTo,
    Wild,
    acts_last,
    never_first,
    pick_next,
    pick_others,
    plays,
)
from unobot_attack.cards import ATTACK_ATTACK

_PRESSES = 2


class AttackAttack(Rule):
    """Wild Attack-Attack: its player names a colour and any other player, who presses twice; no turn is lost (A8)."""

    id = "attack-attack"
    role = "part"

    @plays(ATTACK_ATTACK.symbol)
    @acts_last
    @never_first
    async def played(self, ctx: Ctx, play: Play) -> None:
        """Ask for the colour and for the player, who presses; then the next one has the turn."""
        await ctx.rule(Wild).name_color(ctx, play.seat)
        choice = await ctx.ask(play.seat, pick_others, why="attack", default=pick_next)
        assert choice.seat is not None
        ctx.rules.base.draw(ctx, choice.seat, _PRESSES, "attack")
        ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))
