"""The kinds of cards of Flip!, on both sides (F1, F2, F15), and what those do that only it has (F7-F14)."""

from collections.abc import Iterable
from typing import Annotated, Final, Literal

import msgspec

import uno_engine as uno

LIGHT: Final = "light"
DARK: Final = "dark"

DARK_COLORS: Final = tuple(
    uno.Color.of(letter, word, place)
    for place, (letter, word) in enumerate((("p", "pink"), ("t", "teal"), ("o", "orange"), ("u", "purple")))
)
"""Pink, teal, orange and purple, in the order in which ties are broken (F19)."""

# What does the same on both sides has the same symbol: rules know cards by it.
LIGHT_NUMBERS: Final = tuple(uno.Kind(str(n), str(n), n, n, side=LIGHT) for n in range(1, 10))
DRAW_ONE: Final = uno.Kind("+1", "Draw One", 10, spellings=("d1", "draw one", "drawone"), side=LIGHT)
SKIP: Final = uno.Kind(uno.Skip.symbol, "Skip", 20, spellings=("skip",), side=LIGHT)
REVERSE: Final = uno.Kind(uno.Reverse.symbol, "Reverse", 20, spellings=("rev", "reverse"), side=LIGHT)
FLIP: Final = uno.Kind("f", "Flip", 20, spellings=("flip",), side=LIGHT)
WILD: Final = uno.Kind("w", "Wild", 40, spellings=("wild",), side=LIGHT)
WILD_DRAW_TWO: Final = uno.Kind("w2", "Wild Draw Two", 50, spellings=("wd2", "wd", "+2"), side=LIGHT)

DARK_NUMBERS: Final = tuple(uno.Kind(str(n), str(n), n, n, side=DARK) for n in range(1, 10))
DRAW_FIVE: Final = uno.Kind("+5", "Draw Five", 20, spellings=("d5", "draw five", "drawfive"), side=DARK)
SKIP_EVERYONE: Final = uno.Kind(
    uno.SkipEveryone.symbol, "Skip Everyone", 30, spellings=("skip everyone", "skipeveryone"), side=DARK
)
DARK_REVERSE: Final = uno.Kind(uno.Reverse.symbol, "Reverse", 20, spellings=("rev", "reverse"), side=DARK)
DARK_FLIP: Final = uno.Kind("f", "Flip", 20, spellings=("flip",), side=DARK)
DARK_WILD: Final = uno.Kind("w", "Wild", 40, spellings=("wild",), code="dw", side=DARK)
WILD_DRAW_COLOR: Final = uno.Kind(
    "wc", "Wild Draw Colour", 60, spellings=("wdc", "wild draw color", "wilddrawcolor"), side=DARK
)


class DrawOne(uno.DrawCard):
    """Draw One: the next player draws 1 and loses the turn (F10)."""

    id = "draw-one"
    symbol = DRAW_ONE.symbol
    amount = 1
    follows_itself = True


class DrawFive(uno.DrawCard):
    """Draw Five: the next player draws 5 and loses the turn (F11)."""

    id = "draw-five"
    symbol = DRAW_FIVE.symbol
    amount = 5
    follows_itself = True


class WildDrawTwo(uno.WildDraw):
    """Wild Draw Two: as a Wild Draw Four with 2; a failed challenge costs 4, a successful one 2 (F10, F13)."""

    id = "wild-draw-two"
    symbol = WILD_DRAW_TWO.symbol
    amount = 2
    follows_itself = True


class WildDrawColor(uno.WildDraw):
    """Wild Draw Colour: its player names a colour, and the next player draws until a card of it comes (F12).

    Lawful and challenged as a Wild Draw Four: who bluffed draws until the colour comes, who challenges wrongly 2 more
    (F13). It has no part in chains.
    """

    id = "wild-draw-color"
    symbol = WILD_DRAW_COLOR.symbol
    amount = 0

    @uno.plays(symbol)
    @uno.acts_last
    async def played(self, ctx: uno.Ctx, play: uno.Play) -> uno.Flow:
        """Have the colour named, even with the last card, for it says how much is drawn; then hit the player after."""
        await ctx.rule(uno.Wild).name_color(ctx, play.seat, always=True)
        state = ctx.state
        hit = uno.Pending(state.after(play.seat), 1, play.card, play.seat, self.bluff(play), state.color)
        return ctx.rule(uno.Penalty).land(ctx, hit)


class TableTurned(uno.ChangesHands, frozen=True):
    """Hands and piles were turned over, because of what that seat played: now it is the other `side`, with `card` on top."""

    seat: int
    side: str
    card: uno.Card
    players: tuple[int, ...]
    """The seats that are in the round, and see their hands anew."""
    seen_by = uno.seen_by_all

    def apply(self, state: uno.GameState) -> None:
        """Turn every card; each pile as a whole, so that its lowest card becomes its top."""
        state.hands = [turned(hand) for hand in state.hands]
        state.draw = turned(reversed(state.draw))
        state.discard = turned(reversed(state.discard))
        state.zones = {name: tuple(turned(cards)) for name, cards in state.zones.items()}
        state.top = state.discard[-1]
        state.color = state.top.color

    @property
    def filled(self) -> tuple[int, ...]:
        """Everybody in the round."""
        return self.players


class FlipCardSettings(msgspec.Struct, frozen=True):
    """Whether it turns the table as the first card."""

    first_flip: Annotated[
        Literal["plain", "turn"],
        uno.Word(
            "first-flip",
            "plain",
            ("plain", "turn"),
            "What a Flip does as the first card: nothing, or it turns everything (F8).",
        ),
    ]


class FlipCard(uno.Rule):
    """Flip: everything is turned over; what lay lowest in the discard pile must be matched, and does not act (F7).

    If that is black, the Flip's player names a colour. As a last card it turns everything, too: hands count by the new
    side (F14).
    """

    id = "flip-card"
    role = "part"
    settings = uno.settings_of(FlipCardSettings)

    def __init__(self, options: uno.Options) -> None:
        super().__init__(options)
        self.turns_first = options.read(FlipCardSettings).first_flip == "turn"

    @uno.plays(FLIP.symbol)
    @uno.acts_last
    @uno.alone
    async def played(self, ctx: uno.Ctx, play: uno.Play) -> None:
        """Turn everything, have a colour named if there is none, and pass the turn."""
        await self.turn(ctx, play.seat)
        ctx.emit(uno.TurnGoesTo(ctx.state.after(play.seat)))

    @uno.starts(FLIP.symbol)
    async def turned_up(self, ctx: uno.Ctx, first: int) -> None:
        """Turn everything over for the first player, if the option `first-flip` says so."""
        if self.turns_first:
            await self.turn(ctx, first)

    async def turn(self, ctx: uno.Ctx, seat: int) -> None:
        """Turn everything over; that player names a colour if a black card comes to lie on top."""
        state = ctx.state
        top = state.discard[0].turned
        ctx.emit(TableTurned(seat, top.kind.side, top, tuple(state.playing())))
        if state.color is None:
            await ctx.rule(uno.Wild).name_color(ctx, seat)
        else:
            # it may have been typed in case a black card comes up
            ctx.not_needed(seat, uno.Color)


def turned(cards: Iterable[uno.Card]) -> list[uno.Card]:
    """Return these cards with their other side up."""
    return [card.turned for card in cards]
