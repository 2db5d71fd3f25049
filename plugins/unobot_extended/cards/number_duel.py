"""The card Number Duel (X-Duel)."""

from typing import ClassVar

from uno_engine import Color, Ctx
from unobot_extended.card import coloured
from unobot_extended.cards.duel import Duel, turn_up


class NumberDuel(Duel):
    """*Number*: the challenger first, each turns up cards until a number comes (Infinity is none) (X-Duel).

    The higher wins; no number to be had: a tie.
    """

    id = "x-number-duel"
    printed = (coloured("dueln", "Number Duel", "number duel", only=Color.RED, figure="swords", label="#"),)
    place: ClassVar[int] = 21

    async def winner(self, ctx: Ctx, challenger: int, target: int) -> int | None:
        """Turn up a number for each, and return who has the higher; None for a tie."""
        mine = self.number(ctx, challenger)
        theirs = self.number(ctx, target)
        if mine is None or theirs is None or mine == theirs:
            return None
        return challenger if mine > theirs else target

    def number(self, ctx: Ctx, seat: int) -> int | None:
        """Turn up cards until a number comes, and return it; None if there is none."""
        state = ctx.state
        # The discard pile counts, for it is shuffled into the draw pile on the way; its top card stays.
        while any(card.number is not None for card in (*state.draw, *state.discard[:-1])):
            card = turn_up(ctx, seat)
            if card is None or card.number is not None:
                return None if card is None else card.number
        return None
