"""Customizable action `encore` (D8)."""

from uno_engine import Ctx, Play, Seat, TurnGoesTo
from unobot_decks.customizable import CustomAction


class Encore(CustomAction):
    """`encore`: everyone is skipped, the player takes another turn (D8)."""

    id = "custom-encore"
    action = "encore"

    def act(self, ctx: Ctx, play: Play, words: str) -> None:
        """The same player is on; the next one if this was their last card."""
        state = ctx.state
        still_in = state.seats[play.seat] is Seat.IN
        ctx.emit(TurnGoesTo(play.seat if still_in else state.after(play.seat)))
