"""Laying a card: from the hand to the discard pile, going out with it, and what it does (B7, B28)."""

from collections.abc import Sequence

from uno_engine.kernel.cards import Card
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.events import Played, RoundEnding, TurnGoesTo, WentOut
from uno_engine.kernel.rule import Play, Rule
from uno_engine.kernel.ruleset import CardEffect
from uno_engine.kernel.state import Seat


class Playing(Rule):
    """A played card lies on the discard pile and acts; the last card ends the round (B28, B29)."""

    id = "playing"
    role = "part"

    async def play(self, ctx: Ctx, seat: int, card: Card, *, carried: int = 0, drawn: bool = False) -> None:
        """A player plays a card, with all that follows from it. Ends the turn."""
        state = ctx.state
        play = Play(seat, card, carried, top=state.top, color=state.color)
        await ctx.emit(Played(seat, card, drawn))
        await self.act(ctx, play)

    async def play_together(self, ctx: Ctx, seat: int, cards: Sequence[Card], *, carried: int = 0) -> None:
        """A player plays several cards with the same symbol, the last one on top. Ends the turn."""
        state = ctx.state
        play = Play(seat, cards[-1], carried, top=state.top, color=state.color, times=len(cards))
        await ctx.emit(Played(seat, cards[-1], under=tuple(cards[:-1])))
        await self.act(ctx, play)

    async def lay(self, ctx: Ctx, seat: int, card: Card, *, carried: int = 0, drawn: bool = False) -> Play:
        """Only lay the card; what it does is left to `act`, or to whoever else knows better."""
        state = ctx.state
        play = Play(seat, card, carried, top=state.top, color=state.color)
        await ctx.emit(Played(seat, card, drawn))
        return play

    async def act(self, ctx: Ctx, play: Play, instead: CardEffect | None = None) -> None:
        """The laid card takes effect; if it was the last one, the round ends after it (B28).

        `instead` is what it does where that is not what is printed on it; that happens as a last card, too.
        """
        state, seat, symbol = ctx.state, play.seat, play.card.symbol
        effect = instead or ctx.rules.plays.get(symbol)
        ending = not state.hands[seat] and state.seats[seat] is Seat.IN and await self.go_out(ctx, seat)
        if ending and instead is None and symbol not in ctx.rules.last:
            effect = None
            ctx.words = ()  # a colour or a target that was said with it matters no more
        if effect is None:
            await ctx.emit(TurnGoesTo(state.after(seat)))
        else:
            await effect(ctx, play)
        if ending:
            await ctx.rules.base.end_round(ctx, state.ended or (seat,))

    async def go_out(self, ctx: Ctx, seat: int) -> bool:
        """A player has no cards left; True if the round is to end now, which a rule may prevent (M7)."""
        await ctx.emit(WentOut(seat))
        return await ctx.emit(RoundEnding((seat,))) is not None
