"""Skip-chain: a Skip may be answered with a Skip (H4)."""

from collections.abc import Iterable

from uno_engine import Ctx, Flow, GameState, Move, Offer, Playing, Question, Rule, RuleSet, Skip, Skips, play


class SkipChain(Rule):
    """Who would be skipped may play a Skip, which passes the skip on to the following player (H4.1).

    Several skips at once are passed on all together (H2.5). Who does not answer loses the turn; who holds no Skip is
    not asked. With two players the answer comes back to who played the first Skip (H4.2).
    """

    id = "skip-chain"
    requires = ("classic-game",)
    offers_to = frozenset({"skipped"})

    def check(self, rules: RuleSet) -> None:
        """Find the rule that plays cards."""
        self.playing = rules.rule(Playing)

    def offers(self, state: GameState, question: Question, seat: int) -> Iterable[Offer]:
        """List every Skip of the player who would be skipped."""
        if seat not in question.asked:
            return ()
        skips = [card for card in dict.fromkeys(state.hands[seat]) if card.symbol == Skip.symbol]
        may = [card for card in skips if self.playing.may_lay(state, seat, (card,))]
        return [Offer(play(card), self.pass_on, closes=True) for card in may]

    def pass_on(self, ctx: Ctx, seat: int, move: Move) -> Flow:
        """Play the Skip; the skips that were still to come are added to its own (H2.5)."""
        assert move.card is not None
        left = ctx.state.memory(Skip.id, Skips).left
        return self.playing.play(ctx, seat, move.card, carried=left)
