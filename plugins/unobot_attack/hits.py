"""The Hit cards: the next player presses so many times and loses the turn (A6)."""

from uno_engine import Ctx, DrawCard, Flow, Penalty, Play, Wild, acts_last, plays
from unobot_attack.cards import HIT_FOUR, HIT_ONE, HIT_TWO


class HitOne(DrawCard):
    """Hit One: the next player presses once and loses the turn, whatever comes (A6)."""

    id = "hit-one"
    symbol = HIT_ONE.symbol
    amount = 1

    @plays(symbol)
    @acts_last
    def played(self, ctx: Ctx, play: Play) -> Flow:
        """Hit the next player."""
        return ctx.rule(Penalty).hit(ctx, play, self.amount)


class HitTwo(DrawCard):
    """Hit Two: the next player presses twice and loses the turn, whatever comes (A6)."""

    id = "hit-two"
    symbol = HIT_TWO.symbol
    amount = 2
    follows_itself = True

    @plays(symbol)
    @acts_last
    def played(self, ctx: Ctx, play: Play) -> Flow:
        """Hit the next player."""
        return ctx.rule(Penalty).hit(ctx, play, self.amount)


class WildHitFour(DrawCard):
    """Wild Hit Four: its player names the colour, the next player presses four times and loses the turn (A6)."""

    id = "wild-hit-four"
    symbol = HIT_FOUR.symbol
    amount = 4

    @plays(symbol)
    @acts_last
    async def played(self, ctx: Ctx, play: Play) -> Flow:
        """Ask for the colour, and hit the next player."""
        await ctx.rule(Wild).name_color(ctx, play.seat)
        return ctx.rule(Penalty).hit(ctx, play, self.amount)
