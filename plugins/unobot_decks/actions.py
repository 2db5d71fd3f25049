"""What a Wild Customizable can do without asking anybody (D8): `plain`, `encore`, `everyone-draws` and `purge`."""

from uno_engine import Ctx, Discarded, Play, TurnGoesTo, skip_everyone
from unobot_decks.customizable import CustomAction
from unobot_decks.hands import out_by_discarding


class Plain(CustomAction):
    """`plain`: the card only names a colour (D8)."""

    id = "custom-plain"
    action = "plain"

    def act(self, ctx: Ctx, play: Play, words: str) -> None:
        """Pass the turn to the next player."""
        ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))


class Encore(CustomAction):
    """`encore`: everyone is skipped, the player takes another turn (D8)."""

    id = "custom-encore"
    action = "encore"

    def act(self, ctx: Ctx, play: Play, words: str) -> None:
        """Give the turn to the same player again, or to the next one if this was the player's last card."""
        skip_everyone(ctx, play.seat)


class EveryoneDraws(CustomAction):
    """`everyone-draws`: all others draw 2 (D8)."""

    id = "custom-everyone-draws"
    action = "everyone-draws"

    def act(self, ctx: Ctx, play: Play, words: str) -> None:
        """Let all others draw 2 in turn order, for the pile may not last for all (B16); then pass the turn."""
        for seat in ctx.state.order_from(play.seat):
            if seat != play.seat:
                ctx.rules.base.draw(ctx, seat, 2, "everyone-draws")
        ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))


class Purge(CustomAction):
    """`purge`: all others discard their black cards; a hand emptied by it is out, the first in turn order winning (D8)."""

    id = "custom-purge"
    action = "purge"

    def act(self, ctx: Ctx, play: Play, words: str) -> None:
        """Let all others discard their black cards; then pass the turn, unless somebody went out by it."""
        state = ctx.state
        others = [seat for seat in state.order_from(play.seat) if seat != play.seat]
        for seat in others:
            black = tuple(card for card in state.hands[seat] if card.color is None)
            if black:
                ctx.emit(Discarded(seat, black))
        # Only when all have discarded: the first in turn order wins, whoever's hand was emptied first.
        if not out_by_discarding(ctx, others):
            ctx.emit(TurnGoesTo(state.after(play.seat)))
