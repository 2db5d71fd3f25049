"""Blank (D15)."""

from uno_engine import Card, Color, Ctx, Event, GameState, Kind, Play, Rule, TurnGoesTo, Wild, plays

BLANK = Kind("wn", "Blank", 0, spellings=("blank",))


class StaysInForce(Event, frozen=True):
    """What was to be matched before a Blank still is."""

    card: Card
    color: Color | None

    def apply(self, state: GameState) -> None:
        """As if the Blank were not there."""
        state.top = self.card
        state.color = self.color


class Blank(Rule):
    """Blank: played at any time, changes neither the colour nor the symbol in force, and does nothing (D15).

    Turned up first it acts as a Wild (D17).
    """

    id = "blank"
    role = "part"

    @plays("wn")
    async def played(self, ctx: Ctx, play: Play) -> None:
        """The card below stays what must be matched."""
        if play.top is None:
            await ctx.rule(Wild).name_color(ctx, play.seat)
        else:
            ctx.emit(StaysInForce(play.top, play.color))
        ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))
