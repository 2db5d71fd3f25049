"""Colour Duel."""

from uno_engine import COLORS, Ctx, Event, pick_value
from unobot_extended.cards.duel import Duel, turn_up

BETS = (*(color.word for color in COLORS), "black")


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
    symbols = ("duelc",)

    async def winner(self, ctx: Ctx, challenger: int, target: int) -> int | None:
        """Two bets each, then the card decides."""
        bets: dict[str, int] = {}
        for seat in (challenger, target, challenger, target):
            free = [pick_value(word) for word in BETS if word not in bets]
            word = (await ctx.ask(seat, free, why="bet")).value
            bets[word] = seat
            await ctx.emit(ColorBet(seat, word))
        shown = await turn_up(ctx)
        if shown is None:
            return None
        return bets.get(shown.color.word if shown.color else "black")
