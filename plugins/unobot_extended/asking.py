"""Choices that several cards ask for."""

from dataclasses import replace

from uno_engine import (
    COLOR_OPTIONS,
    Card,
    Color,
    ColorNamed,
    Ctx,
    GameState,
    Option,
    most_held,
    pick_card,
    pick_cards,
    pick_next,
    pick_seat,
)
from unobot_extended.card import Laying
from unobot_extended.events import TargetNamed

ACCEPT = Option("accept", "accept")
REFUSE = Option("refuse", "refuse")
CANNOT = Option("pass", "pass", aliases=("refuse",))
"""Unable, or unwilling, to go on in a table-wide game."""


async def ask_color(ctx: Ctx, seat: int) -> Color:
    """A player names a colour."""
    choice = await ctx.ask(seat, COLOR_OPTIONS, why="color", default=most_held)
    assert choice.color is not None
    return choice.color


async def name_last(ctx: Ctx, laying: Laying) -> Laying:
    """The black card just laid becomes last, in the colour that its player names (X5)."""
    color = await ask_color(ctx, laying.seat)
    await ctx.emit(ColorNamed(laying.seat, color))
    return replace(laying, named=color)


async def ask_target(ctx: Ctx, laying: Laying, *, oneself: bool = False) -> Laying:
    """The card's player chooses a player; the next one by default (M10)."""
    seat = laying.seat

    def targets(state: GameState, seat: int) -> list[Option]:
        return [pick_seat(state, other) for other in state.playing() if oneself or other != seat]

    choice = await ctx.ask(seat, targets, why="target", default=pick_next, about=laying.card)
    assert choice.seat is not None
    await ctx.emit(TargetNamed(seat, choice.seat, laying.card))
    return replace(laying, target=choice.seat)


def dearest(cards: list[Card], count: int) -> Option:
    """Those of the cards that count most (M10)."""
    return pick_cards(sorted(cards, key=lambda card: -card.points)[:count])


def cheapest(cards: list[Card]) -> Option:
    """The one of the cards that counts least: what is kept when the rest is discarded (M10)."""
    return pick_card(min(cards, key=lambda card: card.points))
