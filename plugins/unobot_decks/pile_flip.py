"""Pile Flip (D14)."""

import msgspec

from uno_engine import (
    Card,
    Color,
    Ctx,
    Event,
    GameState,
    Kind,
    Penalty,
    Play,
    Rule,
    RuleSet,
    TurnGoesTo,
    Wild,
    draw_amounts,
    plays,
)

PILE_FLIP = Kind("wf", "Pile Flip", 50, spellings=("flip", "pile flip"))


class PileFlipped(Event, frozen=True):
    """The played cards were shuffled and lie face up on the Pile Flip; `card` is on top."""

    card: Card
    pile: tuple[Card, ...] = ()

    def apply(self, state: GameState) -> None:
        """The Pile Flip lies under them; the new top card must be matched."""
        state.discard = [state.discard[-1], *self.pile]
        state.top = self.card
        state.color = self.card.color

    def seen_by(self, seat: int | None) -> Event | None:
        """Everyone sees the top card, nobody the order under it."""
        return msgspec.structs.replace(self, pile=())


class PileFlip(Rule):
    """Pile Flip: the played cards are shuffled and turned over, and the new top card must be matched (D14).

    If it is black, the Flip's player names the colour. If it is a draw card the next player draws and loses the turn,
    without challenge or answer; other cards do nothing. As a last card it does nothing; turned up first it acts as a
    Wild (D17).
    """

    id = "pile-flip"
    role = "part"

    def check(self, rules: RuleSet) -> None:
        """Find the draw cards."""
        self.amounts = draw_amounts(rules)

    @plays("wf")
    async def played(self, ctx: Ctx, play: Play) -> None:
        """Flip the pile, and see what is on top."""
        state = ctx.state
        if state.hands[play.seat] and not play.first:
            pile = tuple(ctx.shuffled(state.discard[:-1]))
            ctx.emit(PileFlipped(pile[-1], pile))
        if state.color is None:
            await ctx.rule(Wild).name_color(ctx, play.seat)
        else:
            ctx.not_needed(play.seat, Color)  # named in case that it is
        amount = self.amounts.get(state.top.symbol, 0) if state.top is not None else 0
        if amount:
            ctx.rule(Penalty).take(ctx, state.after(play.seat), amount)
        else:
            ctx.emit(TurnGoesTo(state.after(play.seat)))
