"""The other two phases of a turn: draw one card, play one card, or both (X6)."""

from uno_engine import DRAW, DRAW_OR_PASS, GIVE_UP, PASS, Ctx, GameState, Option, Passed, Rule, RuleSet
from unobot_extended.card import Turn
from unobot_extended.limits import Limits
from unobot_extended.playing import Playing


class DrawAndPlay(Rule):
    """Draw and play may both be done, in that order, or either one; not neither (X6)."""

    id = "extended-turn"
    role = "part"

    def check(self, rules: RuleSet) -> None:
        """The parts that it needs."""
        self.playing = rules.rule(Playing)
        self.limits = rules.rule(Limits)
        self.base = rules.base

    async def take(self, ctx: Ctx, turn: Turn) -> int | None:
        """Draw and play; anew as often as the play is regretted. Returns whose turn is next if not the next player's."""
        while True:
            choice = await self.choose(ctx, turn)
            if choice is None:
                await ctx.emit(Passed(turn.seat))
                return None
            stands, following = await self.playing.play(ctx, turn, choice)
            if stands or len(ctx.state.playing()) < 2:  # the last opponent may have gone out with a Regret
                return following

    async def choose(self, ctx: Ctx, turn: Turn) -> Option | None:
        """The card that a player plays, perhaps after drawing one; None for none."""

        def moves(state: GameState, seat: int) -> list[Option]:
            found = self.playing.moves(state, turn)
            return [*found, self.drawing(state, seat, found)]

        choice = await ctx.ask(turn.seat, moves, why="turn", default=GIVE_UP, acts=True, turn=True)
        if choice.card is not None:
            return choice
        await self.base.draw(ctx, turn.seat, 1)
        if choice.idle or not self.playing.moves(ctx.state, turn):
            return None

        def after_drawing(state: GameState, seat: int) -> list[Option]:
            del seat
            return [*self.playing.moves(state, turn), PASS]

        choice = await ctx.ask(turn.seat, after_drawing, why="drawn", default=PASS, turn=True)
        return None if choice.card is None else choice

    def drawing(self, state: GameState, seat: int, moves: list[Option]) -> Option:
        """How one draws; who can neither play nor gain a card may as well say pass."""
        gains = self.limits.room(state, seat) and (state.draw or len(state.discard) > 1)
        return DRAW if moves or gains else DRAW_OR_PASS
