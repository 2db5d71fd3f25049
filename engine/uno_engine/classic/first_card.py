"""The first card of a round, and what it does when it is no number (B6)."""

from typing import Annotated, Literal

import msgspec

from uno_engine.classic.penalty import draw_amounts
from uno_engine.classic.wild import Wild
from uno_engine.kernel.cards import Card
from uno_engine.kernel.events import Flipped, PutBack, Reversed, Skipped, TurnGoesTo
from uno_engine.kernel.moves import Flow
from uno_engine.kernel.options import Options, Word, settings_of
from uno_engine.kernel.rules import Ctx, Play, Rule, RuleSet

__all__ = ["FirstCard"]


class FirstCardSettings(msgspec.Struct, frozen=True):
    """The options that say what happens when an action card or a black card is turned up first (B6)."""

    first_card: Annotated[
        Literal["apply", "number", "dealer", "next", "plain"],
        Word(
            "first-card",
            "apply",
            ("apply", "number", "dealer", "next", "plain"),
            "What the first card does if it has no number (B6).",
        ),
    ]
    first_wd4: Annotated[
        Literal["reshuffle", "bottom"],
        Word("first-wd4", "reshuffle", ("reshuffle", "bottom"), "Where a first Wild Draw Four goes (B6)."),
    ]
    first_wild: Annotated[
        Literal["name", "any"],
        Word("first-wild", "name", ("name", "any"), "Whether the colour of a first Wild is chosen (B6)."),
    ]
    first_reverse: Annotated[
        Literal["dealer", "right"],
        Word(
            "first-reverse",
            "dealer",
            ("dealer", "right"),
            "The player who starts after a first Reverse (B6).",
        ),
    ]


class FirstCard(Rule):
    """The draw pile's top card is turned up to start; action cards act as `first-card` says (B6)."""

    id = "first-card"
    role = "part"
    settings = settings_of(FirstCardSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        chosen = options.read(FirstCardSettings)
        self.mode = chosen.first_card
        self.wd4_to_bottom = chosen.first_wd4 == "bottom"
        self.wild_is_any = chosen.first_wild == "any"
        self.right_starts = chosen.first_reverse == "right"

    def check(self, rules: RuleSet) -> None:
        """Find the draw cards, and the cards that start in a way of their own."""
        self.amounts = draw_amounts(rules)
        self.own_ways = rules.starts
        self.never_first = rules.never_first

    def turn_up(self, ctx: Ctx, first: int) -> Flow:
        """Turn cards up until one may start, and let it act; `first` is who plays first."""
        card = self.flip(ctx)
        while not self.may_start(card):
            # under `next` it stays where it is, below the one that comes
            if self.mode != "next":
                self.put_back(ctx, card)
            elif not ctx.state.draw:
                break
            card = self.flip(ctx)
        if self.mode in {"next", "plain"}:
            ctx.emit(TurnGoesTo(first))
            return None
        if self.mode == "dealer" and card.symbol in ctx.rules.plays:
            return ctx.rules.plays[card.symbol](ctx, Play(ctx.state.dealer, card, first=True))
        return self.apply(ctx, card, first)

    def flip(self, ctx: Ctx) -> Card:
        """Turn up the draw pile's top card."""
        card = ctx.state.draw[-1]
        ctx.emit(Flipped(card))
        return card

    def may_start(self, card: Card) -> bool:
        """Whether a round may start with that card."""
        if self.mode in {"number", "next"}:
            return card.number is not None
        if self.mode in {"dealer", "plain"}:
            return True
        black_draw = card.color is None and card.symbol in self.amounts
        return not black_draw and card.symbol not in self.never_first

    def put_back(self, ctx: Ctx, card: Card) -> None:
        """Put a card that may not start back into the pile, reshuffled, or at its bottom."""
        if self.wd4_to_bottom and self.mode == "apply":
            pile = [card, *ctx.state.draw]
        else:
            pile = ctx.shuffled([*ctx.state.draw, card])
        ctx.emit(PutBack(card, tuple(pile)))

    async def apply(self, ctx: Ctx, card: Card, first: int) -> None:
        """Let the card act on the first player (`apply`)."""
        state = ctx.state
        match card.symbol:
            case "s":
                ctx.emit(Skipped(first))
                first = state.after(first)
            case symbol if symbol in self.own_ways:
                way = self.own_ways[symbol]
                await ctx.follow(way(ctx, first))
                if hasattr(way, "__loses__"):
                    ctx.emit(Skipped(first, hit=True))
                    first = state.after(first)
            case symbol if symbol in self.amounts:
                self.hit(ctx, first, self.amounts[symbol])
                first = state.after(first)
            case "r":
                ctx.emit(Reversed(-state.direction))
                first = state.after(state.dealer) if self.right_starts else state.dealer
            case _ if card.color is None and not self.wild_is_any:
                await ctx.rule(Wild).name_color(ctx, first)
        ctx.emit(TurnGoesTo(first))

    def hit(self, ctx: Ctx, seat: int, amount: int) -> None:
        """Make the first player draw for a draw card that was turned up; nothing answers it."""
        ctx.rules.base.draw(ctx, seat, amount, "first-card")
        ctx.emit(Skipped(seat, hit=True))
