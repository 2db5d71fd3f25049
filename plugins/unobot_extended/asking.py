"""Questions that several cards ask: a colour, a player; and defaults for cards to discard (M10)."""

from collections.abc import Sequence

import uno_engine as uno
from unobot_extended.card import Laying
from unobot_extended.state import TargetNamed

CANNOT = uno.PASS
"""The move of a player who cannot or will not go on in a table-wide game."""
UNWILLING = {uno.REFUSE: CANNOT}
"""The synonyms of such a question: who types `refuse` means `CANNOT`."""


async def ask_color(ctx: uno.Ctx, seat: int) -> uno.Color:
    """Ask a player for a colour, and return it."""
    choice = await ctx.ask_color(seat)
    assert choice.color is not None
    return choice.color


async def name_last(ctx: uno.Ctx, laying: Laying) -> None:
    """Ask for the colour of the black card just laid, which becomes last in that colour (X5)."""
    laying.color = await ask_color(ctx, laying.seat)
    ctx.emit(uno.ColorNamed(laying.seat, laying.color))


def ask_target(ctx: uno.Ctx, laying: Laying, *, oneself: bool = False) -> uno.Flow:
    """Ask whom the card is meant for, and note it in `laying`; the next player by default (M10)."""

    def targets(state: uno.GameState, seat: int) -> list[uno.Move]:
        return [uno.pick_player(other) for other in state.playing() if oneself or other != seat]

    def named(ctx: uno.Ctx, seat: int, move: uno.Move) -> None:
        assert move.seat is not None
        laying.target = move.seat
        ctx.emit(TargetNamed(seat, move.seat, laying.card))

    return ctx.ask(laying.seat, targets, why="target", then=named, default=uno.pick_next, about=laying.card)


def dearest(cards: Sequence[uno.Card], count: int) -> uno.Move:
    """Return the default for a discard: the `count` cards with the most points (M10)."""
    return uno.pick_cards(sorted(cards, key=lambda card: -card.points)[:count])


def cheapest(cards: Sequence[uno.Card]) -> uno.Move:
    """Return the default for a card to keep: the one with the fewest points, as the others are discarded (M10)."""
    return uno.pick_card(min(cards, key=lambda card: card.points))
