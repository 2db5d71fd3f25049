"""Who is out, and what that scores (X8, X9)."""

from msgspec.structs import replace

from uno_engine import Ctx, GameState, PutOut, Rule, WentOut
from unobot_extended.course import course, remember
from unobot_extended.effects import on


class GoingOut(Rule):
    """A player without cards is out once nothing can reach them any more, and scores as many as are left in (X8, X9)."""

    id = "extended-going-out"
    role = "part"

    def reached(self, state: GameState) -> bool:
        """Whether a draw or transfer effect waits on anybody: it could go round to a player without cards."""
        return any(on(state, seat, "draw") or on(state, seat, "transfer") for seat in state.playing())

    def leaving(self, state: GameState) -> list[int]:
        """Who is out now, in the order in which their hands became empty, then in turn order."""
        able = [seat for seat in state.playing() if not state.hands[seat] and not state.effects[seat]]
        if not able or self.reached(state):
            return []
        emptied = course(state).emptied
        order = [*emptied, *(seat for seat in state.order_from(state.turn) if seat not in emptied)]
        return [seat for seat in order if seat in able]

    async def see_off(self, ctx: Ctx) -> None:
        """At the end of a turn: whoever is out leaves the round."""
        for seat in self.leaving(ctx.state):
            await self.go_out(ctx, seat)

    async def after_regret(self, ctx: Ctx, seat: int) -> None:
        """Who has laid the last card as a Regret is out at once, unless an effect is on them (X-Regret, X8)."""
        if not ctx.state.hands[seat] and not ctx.state.effects[seat]:
            await self.go_out(ctx, seat)

    async def go_out(self, ctx: Ctx, seat: int) -> None:
        """A player leaves the round, and scores as many points as players are then left in (X9)."""
        await ctx.emit(WentOut(seat))
        await ctx.emit(PutOut(seat))
        now = course(ctx.state)
        gained = list(now.gained) + [0] * (len(ctx.state.seats) - len(now.gained))
        gained[seat] += len(ctx.state.playing())
        await remember(ctx, replace(now, places=(*now.places, seat), gained=tuple(gained)))
