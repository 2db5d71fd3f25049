"""The card Blank, which changes nothing (D15)."""

from uno_engine import (
    Card,
    Color,
    Ctx,
    Event,
    GameState,
    Kind,
    Play,
    Rule,
    TurnGoesTo,
    Wild,
    plays,
    seen_by_all,
)

BLANK = Kind("wn", "Blank", 0, spellings=("blank",))


class StaysInForce(Event, frozen=True):
    """A Blank was played: the card and colour that were to be matched before it still are."""

    card: Card
    color: Color | None

    seen_by = seen_by_all

    def apply(self, state: GameState) -> None:
        """Put the card below, and its colour, back in force."""
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
        """Keep the card below in force, and pass the turn; as the first card, let the first player name a colour."""
        if play.top is None:
            await ctx.rule(Wild).name_color(ctx, play.seat)
        else:
            ctx.emit(StaysInForce(play.top, play.color))
        ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))
