"""The card Pile Flip, which turns the discard pile over (D14)."""

import msgspec

from uno_engine import (
    Card,
    Color,
    Ctx,
    Event,
    GameState,
    Kind,
    Penalty,
    Pending,
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
        """Lay the shuffled cards on the Pile Flip; the new top card and its colour are in force."""
        state.discard = [state.discard[-1], *self.pile]
        state.top = self.card
        state.color = self.card.color

    def seen_by(self, seat: int | None) -> Event | None:
        """Return the event without the cards under the top one: nobody may know their order."""
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
        """Find out how many cards each draw card of this table makes others draw."""
        self.amounts = draw_amounts(rules)

    @plays("wf")
    async def played(self, ctx: Ctx, play: Play) -> None:
        """Flip the pile, ask for a colour if a black card came up, and let the next player draw if a draw card did."""
        state = ctx.state
        if state.hands[play.seat] and not play.first:
            pile = tuple(ctx.shuffled(state.discard[:-1]))
            ctx.emit(PileFlipped(pile[-1], pile))
        if state.color is None:
            await ctx.rule(Wild).name_color(ctx, play.seat)
        else:
            # A colour may be typed with the Flip in case a black card comes up; here it is dropped without complaint.
            ctx.not_needed(play.seat, Color)
        amount = self.amounts.get(state.top.symbol, 0) if state.top is not None else 0
        if amount:
            # `take` and not `hit`: this penalty can be neither challenged nor answered.
            ctx.rule(Penalty).take(ctx, Pending(state.after(play.seat), amount))
        else:
            ctx.emit(TurnGoesTo(state.after(play.seat)))
