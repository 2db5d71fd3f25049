"""Skip-chain: a Skip may be answered with a Skip (H4)."""

from collections.abc import Iterable

from uno_engine import Ctx, GameState, Offer, Option, Playing, Question, Rule, Skip, Skips, play


class SkipChain(Rule):
    """Who would be skipped may play a Skip, which passes the skip on to the following player (H4.1).

    Several skips at once are passed on all together (H2.5). Who does not answer loses the turn; who holds no Skip is
    not asked. With two players the answer comes back to who played the first Skip (H4.2).
    """

    id = "skip-chain"
    requires = ("classic-game",)
    offers_to = frozenset({"skipped"})

    def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        """To the player who would be skipped: every Skip."""
        if seat in question.asked:
            for card in dict.fromkeys(state.hands[seat]):
                if card.symbol == "s":
                    yield Offer(play(card), self.pass_on, closes=True)

    async def pass_on(self, ctx: Ctx, seat: int, option: Option) -> None:
        """The Skip is played, carrying the skips that were still to come."""
        assert option.card is not None
        left = ctx.state.memory(Skip.id, Skips).left
        await ctx.rule(Playing).play(ctx, seat, option.card, carried=left)
