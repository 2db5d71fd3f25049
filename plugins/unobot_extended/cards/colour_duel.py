"""The card Colour Duel (X-Duel)."""

from typing import ClassVar

from uno_engine import COLORS, Color, Ctx, Event, Move, name_color, pick
from unobot_extended.card import coloured
from unobot_extended.cards.duel import Duel, turn_up

BLACK = "black"
BETS = (*map(pick, COLORS), pick(BLACK))
NAMED = {name_color(color): pick(color) for color in COLORS}
"""Moves that mean another answer: `color red` means `pick red`."""


class ColorBet(Event, frozen=True):
    """A duel: a player named `red`, …, or `black`."""

    seat: int
    word: str


class ColourDuel(Duel):
    """*Colour*: starting with the challenger they take turns naming colours, two each, and a card is shown (X-Duel).

    Out of the four and black, none twice. The card of the draw pile goes to the discard pile, under last: who named
    its colour wins; nobody: a tie.
    """

    id = "x-colour-duel"
    printed = (
        coloured("duelc", "Colour Duel", "colour duel", "color duel", only=Color.RED, figure="colour_duel"),
    )
    place: ClassVar[int] = 20
    words = (BLACK,)

    async def winner(self, ctx: Ctx, challenger: int, target: int) -> int | None:
        """Let both name two colours in turn, show a card, and return who named its colour; None for a tie."""
        bets: dict[Color | None, int] = {}
        for seat in (challenger, target, challenger, target):
            free = [bet for bet in BETS if bet.color not in bets]
            bet: Move = await ctx.ask(seat, free, why="bet", synonyms=NAMED)
            bets[bet.color] = seat
            ctx.emit(ColorBet(seat, bet.color.word if bet.color else BLACK))
        # A black card has the colour None, and so has the bet on black.
        shown = turn_up(ctx)
        return None if shown is None else bets.get(shown.color)
