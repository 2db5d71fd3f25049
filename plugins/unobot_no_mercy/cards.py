"""The kinds of cards that this deck has beside those of the 108 (N1, N2), and what they do (N6, N8, N9)."""

from typing import Annotated, Literal

import msgspec

import uno_engine as uno

# The spellings that two of them share are asked back: `rd`, `w4` and the like (N2).
DRAW_FOUR = uno.Kind("+4", "Draw Four", 20, spellings=("d4", "w4", "wd4"))
SKIP_EVERYONE = uno.Kind(uno.SkipEveryone.symbol, "Skip Everyone", 20)
DISCARD_ALL = uno.Kind(uno.DiscardAll.symbol, "Discard All", 20, spellings=("d",))
WILD_REVERSE_DRAW_FOUR = uno.Kind("wr4", "Wild Reverse Draw Four", 50, spellings=("w4", "wd4", "+4", "wrd4"))
WILD_DRAW_SIX = uno.Kind("w6", "Wild Draw Six", 50, spellings=("wd6", "+6"))
WILD_DRAW_TEN = uno.Kind("w10", "Wild Draw Ten", 50, spellings=("wd10", "+10"))
WILD_COLOR_ROULETTE = uno.Kind(
    "wcr", "Wild Colour Roulette", 50, spellings=("wild color roulette", "roulette")
)


class DrawFour(uno.DrawCard):
    """Draw Four: the next player draws 4 and loses the turn (N6)."""

    id = "draw-four"
    symbol = "+4"
    amount = 4


class WildDrawSix(uno.WildHit):
    """Wild Draw Six: its player names the colour, the next player draws 6 and loses the turn; always lawful (N6)."""

    id = "wild-draw-six"
    symbol = "w6"
    amount = 6


class WildDrawTen(uno.WildHit):
    """Wild Draw Ten: its player names the colour, the next player draws 10 and loses the turn; always lawful (N6)."""

    id = "wild-draw-ten"
    symbol = "w10"
    amount = 10


_TWO = 2


class OwnHit(msgspec.Struct, frozen=True):
    """The seat that was hit last by its own card, and the count of acts (`state.acts`) at that time."""

    seat: int = -1
    act: int = -1


class WildReverseDrawFourSettings(msgspec.Struct, frozen=True):
    """Which player it hits at a table of two."""

    wr4_two: Annotated[
        Literal["self", "other"],
        uno.Word(
            "wr4-two",
            "self",
            ("self", "other"),
            "Two players: whether a Wild Reverse Draw Four hits its own player or the other (N8).",
        ),
    ]


class WildReverseDrawFour(uno.DrawCard):
    """Wild Reverse Draw Four: the direction changes, and the next player in the new one draws 4 (N8).

    Of two players it hits its own, who may answer it, or with `wr4-two=other` the other.
    """

    id = "wild-reverse-draw-four"
    symbol = "wr4"
    amount = 4
    memory = OwnHit
    settings = uno.settings_of(WildReverseDrawFourSettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.hits_self = options.read(WildReverseDrawFourSettings).wr4_two == "self"

    @uno.plays(symbol)
    @uno.acts_last
    async def played(self, ctx: uno.Ctx, play: uno.Play) -> uno.Flow:
        """Ask for the colour, turn the direction, and hit whoever is next in it, or of two the player of the card."""
        await ctx.rule(uno.Wild).name_color(ctx, play.seat)
        ctx.emit(uno.Reversed(-ctx.state.direction))
        if not self.falls_back(ctx.state, play):
            return ctx.rule(uno.Penalty).hit(ctx, play, self.amount)
        ctx.emit(uno.Remembered(self.id, OwnHit(play.seat, ctx.state.acts)))
        total = self.amount + play.carried
        return ctx.rule(uno.Penalty).land(ctx, uno.Pending(play.seat, total, play.card, play.seat))

    def falls_back(self, state: uno.GameState, play: uno.Play) -> bool:
        """Whether it hits its own player: one of two, who does not answer such a hit with it, and is not out by it."""
        if not self.hits_self or len(state.playing()) != _TWO or state.ended is not None:
            return False
        own = state.memory(self.id, OwnHit)
        answers_own = play.carried > 0 and own == OwnHit(play.seat, state.acts - 1)
        return state.seats[play.seat] is uno.Seat.IN and not answers_own


class RouletteSettings(msgspec.Struct, frozen=True):
    """Which player names the colour."""

    roulette: Annotated[
        Literal["next", "player"],
        uno.Word(
            "roulette",
            "next",
            ("next", "player"),
            "The player who chooses a Wild Colour Roulette's colour: the next one, or its own (N9).",
        ),
    ]


class Roulette(uno.Rule):
    """Wild Colour Roulette: the next player names a colour, draws face up until it comes, and loses the turn (N9).

    All the cards go to the hand, and the colour is in force. Nothing answers it; as the last card it does nothing. With
    `roulette=player` its own player names the colour.
    """

    id = "roulette"
    role = "part"
    symbol = "wcr"
    settings = uno.settings_of(RouletteSettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.player_names = options.read(RouletteSettings).roulette == "player"

    @uno.plays(symbol)
    async def played(self, ctx: uno.Ctx, play: uno.Play) -> uno.Flow:
        """Have the colour named, and let the next player draw; with the last card only the turn passes."""
        state = ctx.state
        if not state.hands[play.seat]:
            ctx.emit(uno.TurnGoesTo(state.after(play.seat)))
            return None
        if not self.player_names:
            return ctx.ask(
                state.after(play.seat), uno.COLOR_OPTIONS, why="roulette", then=self.named, default=uno.most_held,
                acts=True, synonyms=uno.PICK_COLOR,
            )  # fmt: skip
        await ctx.rule(uno.Wild).name_color(ctx, play.seat)
        assert state.color is not None
        self.spin(ctx, state.after(play.seat), state.color)
        return None

    def named(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> None:
        """Put the colour in force that the player named who draws."""
        assert move.color is not None
        ctx.emit(uno.ColorNamed(seat, move.color))
        self.spin(ctx, seat, move.color)

    def spin(self, ctx: uno.Ctx, seat: int, color: uno.Color) -> None:
        """Let that player draw until the colour comes, there is nothing left, or mercy puts them out."""
        drawn = ctx.rules.base.draw(ctx, seat, 1, "roulette", openly=True)
        while drawn and drawn[0].color is not color:
            drawn = ctx.rules.base.draw(ctx, seat, 1, "roulette", openly=True)
        ctx.emit(uno.TurnGoesTo(ctx.state.after(seat)))
