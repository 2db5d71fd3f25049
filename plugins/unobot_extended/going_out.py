"""Who is out, and what that scores (X8, X9)."""

from msgspec.structs import replace

from uno_engine import Ctx, GameState, PutOut, Rule, Seat, WentOut
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
        """Return who is out now, in the order in which their hands became empty (X8)."""
        emptied = [seat for seat in course(state).emptied if state.seats[seat] is Seat.IN]
        able = [seat for seat in emptied if not on_player(state, seat)]
        return [] if self.reached(state) else able

    def see_off(self, ctx: Ctx) -> None:
        """Let everyone who is out now leave the round; called at the end of a turn."""
        if course(ctx.state).emptied:
            for seat in self.leaving(ctx.state):
                self.go_out(ctx, seat)

    def after_regret(self, ctx: Ctx, seat: int) -> None:
        """Let a player go out whose last card was a Regret, unless an effect is on them (X-Regret, X8)."""
        if not ctx.state.hands[seat] and not on_player(ctx.state, seat):
            self.go_out(ctx, seat)

    def go_out(self, ctx: Ctx, seat: int) -> None:
        """Take a player out of the round; they score as many points as players are then left in (X9)."""
        ctx.emit(WentOut(seat))
        ctx.emit(PutOut(seat))
        now = course(ctx.state)
        gained = list(now.gained) + [0] * (len(ctx.state.seats) - len(now.gained))
        # Counted after PutOut: X9 counts those who are left. `+=`, for a revived player scores again (X-Revive).
        gained[seat] += len(ctx.state.playing())
        emptied = tuple(other for other in now.emptied if other != seat)
        remember(ctx, replace(now, emptied=emptied, places=(*now.places, seat), gained=tuple(gained)))
