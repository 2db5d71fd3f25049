"""Customizable action `everyone-draws` (D8)."""

from uno_engine import Ctx, Play, TurnGoesTo
from unobot_decks.customizable import CustomAction


class EveryoneDraws(CustomAction):
    """`everyone-draws`: all others draw 2, in turn order (D8)."""

    id = "custom-everyone-draws"
    action = "everyone-draws"

    def act(self, ctx: Ctx, play: Play, words: str) -> None:
        """They draw; the next player is on."""
        for seat in ctx.state.order_from(play.seat):
            if seat != play.seat:
                ctx.rules.base.draw(ctx, seat, 2, "everyone-draws")
        ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))
