"""Who is out, and what that scores (X8, X9)."""

from msgspec.structs import replace

from uno_engine import Ctx, GameState, PutOut, Rule, WentOut
from unobot_extended.course import course, remember
from unobot_extended.effects import on_player


class GoingOut(Rule):
    """A player without cards is out once nothing can reach them any more, and scores as many as are left in (X8, X9)."""

    id = "extended-going-out"
    role = "part"

    def reached(self, state: GameState) -> bool:
        """Whether an effect waits on anybody that could go round to a player without cards."""
        return any(effect.travels for seat in state.playing() for effect in on_player(state, seat))

    def leaving(self, state: GameState) -> list[int]:
        """Who is out now, in the order in which their hands became empty, then in turn order."""
        able = [seat for seat in state.playing() if not state.hands[seat] and not on_player(state, seat)]
        if not able or self.reached(state):
            return []
        emptied = course(state).emptied
        order = [*emptied, *(seat for seat in state.order_from(state.turn) if seat not in emptied)]
        return [seat for seat in order if seat in able]

    def see_off(self, ctx: Ctx) -> None:
        """At the end of a turn: whoever is out leaves the round."""
        if [] in ctx.state.hands:
            for seat in self.leaving(ctx.state):
                self.go_out(ctx, seat)

    def after_regret(self, ctx: Ctx, seat: int) -> None:
        """Who has laid the last card as a Regret is out at once, unless an effect is on them (X-Regret, X8)."""
        if not ctx.state.hands[seat] and not on_player(ctx.state, seat):
            self.go_out(ctx, seat)

    def go_out(self, ctx: Ctx, seat: int) -> None:
        """A player leaves the round, and scores as many points as players are then left in (X9)."""
        ctx.emit(WentOut(seat))
        ctx.emit(PutOut(seat))
        now = course(ctx.state)
        gained = list(now.gained) + [0] * (len(ctx.state.seats) - len(now.gained))
        gained[seat] += len(ctx.state.playing())
        remember(ctx, replace(now, places=(*now.places, seat), gained=tuple(gained)))
