"""Customizable action `plain` (D8)."""

from uno_engine import Ctx, Play, TurnGoesTo
from unobot_decks.customizable import CustomAction


class Plain(CustomAction):
    """`plain`: nothing beyond the colour (D8)."""

    id = "custom-plain"
    action = "plain"

    def act(self, ctx: Ctx, play: Play, words: str) -> None:
        """The next player is on."""
        ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))
