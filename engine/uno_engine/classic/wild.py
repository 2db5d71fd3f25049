"""Wild: its player names the colour (B14)."""

from uno_engine.kernel.context import Ctx
from uno_engine.kernel.events import ColorNamed, TurnGoesTo
from uno_engine.kernel.marks import plays
from uno_engine.kernel.moves import Move
from uno_engine.kernel.questions import color_choices
from uno_engine.kernel.rule import Fact, Play, Rule
from uno_engine.kernel.ruleset import RuleSet


class Colorless(Fact, frozen=True):
    """No card of this deck has a colour: none is named or in force, and none is told. Such a deck's rule publishes it."""


class Wild(Rule):
    """Wild: its player names any of the colours, the one in force included (B14)."""

    id = "wild"
    role = "part"

    def check(self, rules: RuleSet) -> None:
        """Find out whether there are any colours."""
        self.colorless = all(card.color is None for card in rules.deck.counts)

    @plays("w")
    async def wild(self, ctx: Ctx, play: Play) -> None:
        """Name the colour; the player after is next."""
        await self.name_color(ctx, play.seat)
        ctx.emit(TurnGoesTo(ctx.state.after(play.seat)))

    async def name_color(self, ctx: Ctx, seat: int, *, always: bool = False) -> None:
        """That player names the colour in force; with their last card they may, and are not asked unless it is `always` needed.

        Nothing is named where no card has a colour.
        """
        if self.colorless:
            return
        choice: Move | None
        if ctx.state.ended is None or always:
            choice = await ctx.ask_color(seat)
        else:
            choice = ctx.typed_ahead(seat, color_choices(ctx.colors), why="color")
        if choice is not None and choice.color is not None:
            ctx.emit(ColorNamed(seat, choice.color))
