"""Calling UNO in Extended (X7)."""

from uno_engine import Calls, Ctx, GameState, Played, Question, after
from unobot_extended.events import CardsTaken, GivenBack, HandsSwapped, LaidFaceDown

SHEDDING = frozenset({"t4", "t5", "a", "chosen", "duelc", "dueln", "h", "gambler", "combo"})
"""The cards that can cost their player more cards than themselves."""


class ExtendedCalls(Calls):
    """UNO is owed when a hand goes from more than one card to exactly one (X7)."""

    id = "extended-calls"
    several = True

    def after_play(self, ctx: Ctx, played: Played) -> None:
        """Not judged here: more may be laid with the card (X14), and `settle` is called when all of it lies."""

    async def settle(self, ctx: Ctx, seat: int, held: int) -> None:
        """A player who held so many cards has laid some of them."""
        if held > 1 and len(ctx.state.hands[seat]) == 1:
            await self.judge(ctx, (seat,))

    async def end_turn(self, ctx: Ctx, seat: int) -> None:
        """A call that was kept for the turn is not kept longer (B22)."""
        if self.id in ctx.state.own and len(ctx.state.hands[seat]) != 1:
            await self.judge(ctx, (seat,))

    @after(CardsTaken)
    async def after_taking(self, ctx: Ctx, taken: CardsTaken) -> None:
        """Whose cards were taken away may have one left."""
        await self.settle(ctx, taken.of, len(ctx.state.hands[taken.of]) + taken.count)

    @after(HandsSwapped)
    async def after_swap(self, ctx: Ctx, swap: HandsSwapped) -> None:
        """Each of the two held as many cards as the other holds now."""
        hands = ctx.state.hands
        await self.settle(ctx, swap.seat, len(hands[swap.of]))
        await self.settle(ctx, swap.of, len(hands[swap.seat]))

    @after(LaidFaceDown)
    async def after_laying_down(self, ctx: Ctx, laid: LaidFaceDown) -> None:
        """So may who laid cards face down."""
        await self.settle(ctx, laid.seat, len(ctx.state.hands[laid.seat]) + laid.count)

    @after(GivenBack)
    async def after_regret(self, ctx: Ctx, back: GivenBack) -> None:
        """A card given back leaves no debt (X-Regret)."""
        await self.forgive(ctx, back.seat)

    def may_leave_one(self, state: GameState, question: Question, seat: int) -> bool:
        """Whether it is that player's turn, or duty, with a play that could leave one card (B22)."""
        held = len(state.hands[seat])
        if seat not in question.asked or not (question.acts or question.why == "drawn") or held < 2:
            return False
        if held > 2 and not any(card.symbol in SHEDDING for card in state.hands[seat]):
            return False
        plays = [option.card for option in question.options(state, seat) if option.verb == "play"]
        return any(held == 2 or (card is not None and card.symbol in SHEDDING) for card in plays)
