"""The kinds of cards that this deck has beside those of the 108 (N1, N2), and what they do (N6, N8, N9)."""

from typing import Annotated, Literal

import msgspec

from uno_engine import (
    COLOR_OPTIONS,
    PICK_COLOR,
    Color,
    ColorNamed,
    Ctx,
    DiscardAll,
    DrawCard,
    Flow,
    GameState,
    Kind,
    Move,
    Options,
    Penalty,
    Pending,
    Play,
    Remembered,
    Reversed,
    Rule,
    Seat,
    SkipEveryone,
    TurnGoesTo,
    Wild,
    Word,
    acts_last,
    most_held,
    plays,
    settings_of,
)

# The spellings that two of them share are asked back: `rd`, `w4` and the like (N2).
DRAW_FOUR = Kind("+4", "Draw Four", 20, spellings=("d4", "w4", "wd4"))
SKIP_EVERYONE = Kind(SkipEveryone.symbol, "Skip Everyone", 20)
DISCARD_ALL = Kind(DiscardAll.symbol, "Discard All", 20, spellings=("d",))
WILD_REVERSE_DRAW_FOUR = Kind("wr4", "Wild Reverse Draw Four", 50, spellings=("w4", "wd4", "+4", "wrd4"))
WILD_DRAW_SIX = Kind("w6", "Wild Draw Six", 50, spellings=("wd6", "+6"))
WILD_DRAW_TEN = Kind("w10", "Wild Draw Ten", 50, spellings=("wd10", "+10"))
WILD_COLOR_ROULETTE = Kind("wcr", "Wild Colour Roulette", 50, spellings=("wild color roulette", "roulette"))


class DrawFour(DrawCard):
    """Draw Four: the next player draws 4 and loses the turn (N6)."""

    id = "draw-four"
    symbol = "+4"
    amount = 4

    @plays(symbol)
    @acts_last
    def played(self, ctx: Ctx, play: Play) -> Flow:
        """Hit the player after with 4 cards for each that was laid."""
        return ctx.rule(Penalty).hit(ctx, play, self.amount)


class WildDrawSix(DrawCard):
    """Wild Draw Six: its player names the colour, the next player draws 6 and loses the turn; always lawful (N6)."""

    id = "wild-draw-six"
    symbol = "w6"
    amount = 6

    @plays(symbol)
    @acts_last
    async def played(self, ctx: Ctx, play: Play) -> Flow:
        """Ask for the colour, and hit the player after."""
        await ctx.rule(Wild).name_color(ctx, play.seat)
        return ctx.rule(Penalty).hit(ctx, play, self.amount)


class WildDrawTen(DrawCard):
    """Wild Draw Ten: its player names the colour, the next player draws 10 and loses the turn; always lawful (N6)."""

    id = "wild-draw-ten"
    symbol = "w10"
    amount = 10

    @plays(symbol)
    @acts_last
    async def played(self, ctx: Ctx, play: Play) -> Flow:
        """Ask for the colour, and hit the player after."""
        await ctx.rule(Wild).name_color(ctx, play.seat)
        return ctx.rule(Penalty).hit(ctx, play, self.amount)


_TWO = 2


class OwnHit(msgspec.Struct, frozen=True):
    """The seat that was hit last by its own card, and the count of acts (`state.acts`) at that time."""

    seat: int = -1
    act: int = -1


class WildReverseDrawFourSettings(msgspec.Struct, frozen=True):
    """Which player it hits at a table of two."""

    wr4_two: Annotated[
        Literal["self", "other"],
        Word(
            "wr4-two",
            "self",
            ("self", "other"),
            "Two players: whom a Wild Reverse Draw Four hits, its own player or the other (N8).",
        ),
    ]


class WildReverseDrawFour(DrawCard):
    """Wild Reverse Draw Four: the direction changes, and the next player in the new one draws 4 (N8).

    Of two players it hits its own, who may answer it, or with `wr4-two=other` the other.
    """

    id = "wild-reverse-draw-four"
    symbol = "wr4"
    amount = 4
    memory = OwnHit
    settings = settings_of(WildReverseDrawFourSettings)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.hits_self = options.read(WildReverseDrawFourSettings).wr4_two == "self"

    @plays(symbol)
    @acts_last
    async def played(self, ctx: Ctx, play: Play) -> Flow:
        """Ask for the colour, turn the direction, and hit whoever is next in it, or of two the player of the card."""
        await ctx.rule(Wild).name_color(ctx, play.seat)
        ctx.emit(Reversed(-ctx.state.direction))
        if not self.falls_back(ctx.state, play):
            return ctx.rule(Penalty).hit(ctx, play, self.amount)
        ctx.emit(Remembered(self.id, OwnHit(play.seat, ctx.state.acts)))
        total = self.amount + play.carried
        return ctx.rule(Penalty).land(ctx, Pending(play.seat, total, play.card, play.seat))

    def falls_back(self, state: GameState, play: Play) -> bool:
        """Whether it hits its own player: one of two, who does not answer such a hit with it, and is not out by it."""
        if not self.hits_self or len(state.playing()) != _TWO or state.ended is not None:
            return False
        own = state.memory(self.id, OwnHit)
        answers_own = play.carried > 0 and own == OwnHit(play.seat, state.acts - 1)
        return state.seats[play.seat] is Seat.IN and not answers_own


class RouletteSettings(msgspec.Struct, frozen=True):
    """Which player names the colour."""

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
