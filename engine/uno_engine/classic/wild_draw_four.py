"""Wild Draw Four: a Wild, and the next player draws four cards and loses the turn (B15)."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from uno_engine.classic.penalty import Bluff, DrawCard, Penalty
from uno_engine.classic.wild import Wild
from uno_engine.kernel.cards import Card
from uno_engine.kernel.context import Ctx
from uno_engine.kernel.marks import acts_last, plays
from uno_engine.kernel.options import Options, settings_of
from uno_engine.kernel.questions import Flow
from uno_engine.kernel.rule import Play
from uno_engine.kernel.settings import Word
from uno_engine.kernel.state import GameState


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


class WildDraw(DrawCard):
    """Base of the black draw cards: what may not always be played, and may be doubted (B15)."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.mode = options.read(WildDrawSettings).wd4

    async def draw_wild(self, ctx: Ctx, play: Play) -> Flow:
        """Name the colour and hit the player after; they may doubt it (B17)."""
        await ctx.rule(Wild).name_color(ctx, play.seat)
        return ctx.rule(Penalty).hit(ctx, play, self.amount, self.bluff(play))

    def bluff(self, play: Play) -> Bluff | None:
        """What is needed to judge it where it may be challenged (B17); else None."""
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

    @plays("wd4")
    @acts_last
    def wild_draw_four(self, ctx: Ctx, play: Play) -> Flow:
        """Name the colour, and hit the player after with 4 cards."""
        return self.draw_wild(ctx, play)
