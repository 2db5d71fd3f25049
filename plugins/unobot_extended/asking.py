"""Questions that several cards ask: a colour, a player; and defaults for cards to discard (M10)."""

from collections.abc import Sequence

from uno_engine import (
    PASS,
    REFUSE,
    Card,
    Color,
    ColorNamed,
    Ctx,
    Flow,
    GameState,
    Move,
    pick_card,
    pick_cards,
    pick_next,
    pick_player,
)
from unobot_extended.card import Laying
from unobot_extended.state import TargetNamed

CANNOT = PASS
"""The move of a player who cannot or will not go on in a table-wide game."""
UNWILLING = {REFUSE: CANNOT}
"""The synonyms of such a question: who types `refuse` means `CANNOT`."""


async def ask_color(ctx: Ctx, seat: int) -> Color:
    """Ask a player for a colour, and return it."""
    choice = await ctx.ask_color(seat)
    assert choice.color is not None
    return choice.color


async def name_last(ctx: Ctx, laying: Laying) -> None:
    """Ask for the colour of the black card just laid, which becomes last in that colour (X5)."""
    laying.color = await ask_color(ctx, laying.seat)
    ctx.emit(ColorNamed(laying.seat, laying.color))


def ask_target(ctx: Ctx, laying: Laying, *, oneself: bool = False) -> Flow:
    """Ask whom the card is meant for, and note it in `laying`; the next player by default (M10)."""

    def targets(state: GameState, seat: int) -> list[Move]:
        return [pick_player(other) for other in state.playing() if oneself or other != seat]

    def named(ctx: Ctx, seat: int, move: Move) -> None:
        assert move.seat is not None
        laying.target = move.seat
        ctx.emit(TargetNamed(seat, move.seat, laying.card))

    return ctx.ask(laying.seat, targets, why="target", then=named, default=pick_next, about=laying.card)


def dearest(cards: Sequence[Card], count: int) -> Move:
    """Return the default for a discard: the `count` cards with the most points (M10)."""
    return pick_cards(sorted(cards, key=lambda card: -card.points)[:count])


def cheapest(cards: Sequence[Card]) -> Move:
    """Return the default for a card to keep: the one with the fewest points, as the others are discarded (M10)."""
    return pick_card(min(cards, key=lambda card: card.points))
