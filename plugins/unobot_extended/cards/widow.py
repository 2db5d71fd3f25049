"""Widow."""

from dataclasses import replace
from itertools import combinations

from uno_engine import Ctx, GameState, Option, Showed
from unobot_extended.card import ExtendedCard, Laying

NONE = Option("pick none", "pick")


class Widow(ExtendedCard):
    """As a reaction to a Magic Hand or Pincer against oneself: it has no effect.

    As a turn's play: look privately at up to two cards of the next player's hand, picked by position (X-Widow).
    """

    id = "x-widow"
    symbols = ("v",)

    async def name(self, ctx: Ctx, laying: Laying) -> Laying:
        """The positions to look at, of one to so many as the next player holds."""

        def options(state: GameState, seat: int) -> list[Option]:
            return positions(len(state.hands[state.after(seat)]))

        choice = await ctx.ask(laying.seat, options, why="positions", default=NONE)
        return replace(laying, said=choice.value)

    async def act(self, ctx: Ctx, laying: Laying) -> int | None:
        """Look."""
        other = ctx.state.after(laying.seat)
        hand = ctx.state.hands[other]
        places = [int(word) - 1 for word in laying.said.split()]
        cards = tuple(hand[place] for place in places if place < len(hand))
        if cards:
            await ctx.emit(Showed(laying.seat, other, cards, "widow"))
        return None


def positions(count: int) -> list[Option]:
    """`pick none`, `pick 3`, `pick 1 4`: every choice of up to two positions."""
    ones = [_position(str(n)) for n in range(1, count + 1)]
    twos = [_position(f"{m} {n}", f"{n} {m}") for m, n in combinations(range(1, count + 1), 2)]
    return [NONE, *ones, *twos]


def _position(words: str, *others: str) -> Option:
    return Option(f"pick {words}", "pick", value=words, aliases=tuple(f"pick {other}" for other in others))
