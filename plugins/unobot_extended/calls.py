"""Calling UNO in Extended (X7)."""

from uno_engine import Calls, Ctx, GameState, Played, Question, RuleSet, after
from unobot_extended.combining import Combining
from unobot_extended.events import CardsLost, GivenBack
from unobot_extended.matching import ExtendedMatching


class ExtendedCalls(Calls):
    """UNO is owed when a hand goes from more than one card to exactly one (X7)."""

    id = "extended-calls"
    several = True

    def check(self, rules: RuleSet) -> None:
        """Find the cards that can cost their player more cards than themselves: UNO may be called before these."""
        super().check(rules)
        self.matching = rules.rule(ExtendedMatching)
        combining = [rule for rule in rules.rules if isinstance(rule, Combining) and rule.combining]
        self.almost_whole = frozenset(1 + rule.together for rule in combining)
        """The sizes of hands that laying several cards at once can bring to one card."""
        self.shedding = frozenset(
            card for card in rules.deck.counts if self.matching.cards[card.symbol].sheds
        )

    def after_play(self, ctx: Ctx, played: Played) -> None:
        """Not judged here: more may be laid with the card (X14), and `settle` is called when all of it lies."""

    def settle(self, ctx: Ctx, seat: int, held: int) -> None:
        """Make a player owe the call if they held more than one card and hold one now (X7)."""
        if held > 1 and len(ctx.state.hands[seat]) == 1:
            self.judge(ctx, (seat,))

    def end_turn(self, ctx: Ctx, seat: int) -> None:
        """Forget a call that was made for this turn and not needed in it (B22)."""
        if self.id in ctx.state.own and len(ctx.state.hands[seat]) != 1:
            self.judge(ctx, (seat,))

    @after(CardsLost)
    def after_loss(self, ctx: Ctx, lost: CardsLost) -> None:
        """Check everyone who lost cards otherwise than by playing them."""
        for seat, held in lost.held_before(ctx.state):
            self.settle(ctx, seat, held)

    @after(GivenBack)
    def after_regret(self, ctx: Ctx, back: GivenBack) -> None:
        """Cancel the debt of a call for a card that was taken back (X-Regret)."""
        self.forgive(ctx, back.seat)

    def may_leave_one(self, state: GameState, question: Question, seat: int) -> bool:
        """Whether it is that player's turn, or duty, with a play that could leave one card (B22)."""
        hand = state.hands[seat]
        held, shedding = len(hand), self.shedding
        if seat not in question.asked or not (question.acts or question.why == "drawn") or held < 2:
            return False
        # Quick ways out first: this is asked for every player at every question.
        if held > 2 and held not in self.almost_whole:
            if shedding.isdisjoint(hand):
                return False
            if question.turn and self.matching.is_all(state) and self.matching.special.isdisjoint(hand):
                return not shedding.isdisjoint(filter(self.matching.following(state).__contains__, hand))
        for move in question.options(state, seat):
            if move.verb != "play":
                continue
            if held == 1 + len(move.cards) or not shedding.isdisjoint(move.cards):
                return True
        return False
