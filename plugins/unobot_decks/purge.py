"""Customizable action `purge` (D8)."""

from uno_engine import Ctx, Discarded, Play, TurnGoesTo
from unobot_decks.customizable import CustomAction
from unobot_decks.going_out import out_by_discarding


class Purge(CustomAction):
    """`purge`: all others discard their black cards; a hand emptied by it is out, the first in turn order winning (D8)."""

    id = "custom-purge"
    action = "purge"

    def act(self, ctx: Ctx, play: Play, words: str) -> None:
        """They discard; the next player is on, unless somebody has gone out."""
        state = ctx.state
        others = [seat for seat in state.order_from(play.seat) if seat != play.seat]
        for seat in others:
            black = tuple(card for card in state.hands[seat] if card.color is None)
            if black:
                ctx.emit(Discarded(seat, black))
        if not out_by_discarding(ctx, others):
            ctx.emit(TurnGoesTo(state.after(play.seat)))
