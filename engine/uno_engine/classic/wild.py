"""Wild cards: the colour that is chosen, and Wild Draw Four."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from uno_engine.classic.penalty import Bluff, DrawCard, Penalty
from uno_engine.kernel.cards import Card
from uno_engine.kernel.events import ColorNamed, TurnGoesTo
from uno_engine.kernel.hooks import acts_last, plays, plays_own
from uno_engine.kernel.moves import Flow, Move, color_choices
from uno_engine.kernel.options import Options, Word, settings_of
from uno_engine.kernel.rules import Ctx, Fact, Play, Rule, RuleSet
from uno_engine.kernel.state import GameState

__all__ = ["Colorless", "Wild", "WildDraw", "WildDrawFour", "WildHit"]


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
        """Have that player choose the colour; with their last card they may, and are not asked unless it is `always` needed.

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


class WildDrawSettings(msgspec.Struct, frozen=True):
    """When a black draw card may be played."""

    wd4: Annotated[
        Literal["challenge", "strict", "no-play", "free"],
        Word(
            "wd4",
            "challenge",
            ("challenge", "strict", "no-play", "free"),
            "When a Wild Draw Four may be played, and whether it can be challenged (B15).",
        ),
    ]


class WildHit(DrawCard):
    """Base of the black draw cards that may always be played: the colour is named, then the next player is hit."""

    @plays_own
    @acts_last
    async def played(self, ctx: Ctx, play: Play) -> Flow:
        """Name the colour, and hit the next player."""
        await ctx.rule(Wild).name_color(ctx, play.seat)
        return ctx.rule(Penalty).hit(ctx, play, self.amount)


class WildDraw(DrawCard):
    """Base of the black draw cards that may not always be played, and may be challenged (B15)."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.mode = options.read(WildDrawSettings).wd4

    @plays_own
    @acts_last
    def played(self, ctx: Ctx, play: Play) -> Flow:
        """Do what `draw_wild` does."""
        return self.draw_wild(ctx, play)

    async def draw_wild(self, ctx: Ctx, play: Play) -> Flow:
        """Name the colour and hit the player after; they may doubt it (B17)."""
        await ctx.rule(Wild).name_color(ctx, play.seat)
        return ctx.rule(Penalty).hit(ctx, play, self.amount, self.bluff(play))

    def bluff(self, play: Play) -> Bluff | None:
        """Return what is needed to judge it where it may be challenged (B17); else None."""
        if self.mode != "challenge" or play.first or play.carried or len(play.hand) == 1:
            return None
        # not the hand as it is now: cards may have come since, while the colour was named (B18)
        rest = list(play.hand)
        rest.remove(play.card)
        return Bluff(tuple(rest), play.top, play.color)

    def allowed(self, state: GameState, hand: Sequence[Card], *, others: bool) -> bool:
        """Whether it may be laid at all; `others` tells if another card of the hand could be played (B15)."""
        if self.mode == "strict":
            return self.lawful(state, hand)
        return self.mode != "no-play" or not others

    def lawful(self, state: GameState, hand: Sequence[Card]) -> bool:
        """Whether it would be no bluff: the hand holds no card of the colour in force (B15)."""
        color = state.color
        return self.mode == "free" or color is None or not any(card.color is color for card in hand)


class WildDrawFour(WildDraw):
    """Wild Draw Four: its player names the colour, the next player draws 4 and loses the turn (B15)."""

    id = "wild-draw-four"
    symbol = "wd4"
    amount = 4
    settings = settings_of(WildDrawSettings)
