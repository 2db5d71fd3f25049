"""The card Wild Colour Roulette (N9)."""

from typing import Annotated, Literal

import msgspec

from uno_engine import (
    COLOR_OPTIONS,
    PICK_COLOR,
    Color,
    ColorNamed,
    Ctx,
    Flow,
    Move,
    Options,
    Play,
    Rule,
    TurnGoesTo,
    Wild,
    Word,
    most_held,
    plays,
    settings_of,
)


class RouletteSettings(msgspec.Struct, frozen=True):
    """Who names the colour."""

    roulette: Annotated[
        Literal["next", "player"],
        Word(
            "roulette",
            "next",
            ("next", "player"),
            "Who names the colour of a Wild Colour Roulette: who draws, or its player (N9).",
        ),
    ]


class Roulette(Rule):
    """Wild Colour Roulette: the next player names a colour, draws face up until it comes, and loses the turn (N9).

    All the cards go to the hand, and the colour is in force. Nothing answers it; as the last card it does nothing. With
    `roulette=player` its own player names the colour.
    """

    id = "roulette"
    role = "part"
    symbol = "wcr"
    settings = settings_of(RouletteSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.player_names = options.read(RouletteSettings).roulette == "player"

    @plays(symbol)
    async def played(self, ctx: Ctx, play: Play) -> Flow:
        """Have the colour named, and let the next player draw; with the last card only the turn passes."""
        state = ctx.state
        if not state.hands[play.seat]:
            ctx.emit(TurnGoesTo(state.after(play.seat)))
            return None
        if not self.player_names:
            return ctx.ask(
                state.after(play.seat), COLOR_OPTIONS, why="roulette", then=self.named, default=most_held,
                acts=True, synonyms=PICK_COLOR,
            )  # fmt: skip
        await ctx.rule(Wild).name_color(ctx, play.seat)
        assert state.color is not None
        self.spin(ctx, state.after(play.seat), state.color)
        return None

    def named(self, ctx: Ctx, seat: int, move: Move) -> None:
        """Put the colour in force that the player named who draws."""
        assert move.color is not None
        ctx.emit(ColorNamed(seat, move.color))
        self.spin(ctx, seat, move.color)

    def spin(self, ctx: Ctx, seat: int, color: Color) -> None:
        """Let that player draw until the colour comes, there is nothing left, or mercy puts them out."""
        drawn = ctx.rules.base.draw(ctx, seat, 1, "roulette", openly=True)
        while drawn and drawn[0].color is not color:
            drawn = ctx.rules.base.draw(ctx, seat, 1, "roulette", openly=True)
        ctx.emit(TurnGoesTo(ctx.state.after(seat)))
