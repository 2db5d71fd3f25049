"""Grenade."""

from collections.abc import Mapping
from dataclasses import replace

import msgspec

from uno_engine import Color, Ctx, Event, GameState, Option, Remembered, play
from unobot_extended.asking import CANNOT, ask_color
from unobot_extended.card import ExtendedCard, Laying
from unobot_extended.playing import Playing
from unobot_extended.table_games import lose_hand


class GrenadePassed(Event, frozen=True):
    """The Grenade goes to the next player, who must play a card of this colour."""

    seat: int
    to: int
    color: Color


class Fuse(msgspec.Struct, frozen=True):
    """The colour that whoever holds the grenade must play."""

    color: Color | None = None


class Grenade(ExtendedCard):
    """Table: its player names a colour and passes the grenade to the next player.

    That player plays a card of that colour (not black, no matter what matches last; its function does nothing) and
    names a colour for the next; and so on. Whoever does not — unable or unwilling — discards the whole hand and draws
    as many cards as were dealt at the start (the discard ends a Circlet first); it ends there, and the player after
    begins a turn. The cards played become last (X-Grenade).
    """

    id = "x-grenade"
    symbols = ("grenade",)
    memory = Fuse

    async def name(self, ctx: Ctx, laying: Laying) -> Laying:
        """The first colour."""
        return replace(laying, named=await ask_color(ctx, laying.seat))

    async def act(self, ctx: Ctx, laying: Laying) -> int | None:
        """From hand to hand until it explodes."""
        thrower, color = laying.seat, laying.named
        while True:
            assert color is not None
            holder = ctx.state.after(thrower)
            await ctx.emit(GrenadePassed(thrower, holder, color))
            await ctx.emit(Remembered(self.id, Fuse(color)))
            choice = await self.ask(ctx, holder, color)
            if choice.card is None:
                break
            await ctx.rule(Playing).toss(ctx, holder, choice.card)
            thrower, color = holder, await ask_color(ctx, holder)
        await ctx.emit(Remembered(self.id, None))
        await lose_hand(ctx, holder, laying.card)
        return ctx.state.after(holder)

    async def ask(self, ctx: Ctx, seat: int, color: Color) -> Option:
        """A card of the colour, or the explosion."""

        def options(state: GameState, seat: int) -> list[Option]:
            hand = dict.fromkeys(state.hands[seat])
            return [*(play(card) for card in hand if card.color is color), CANNOT]

        return await ctx.ask(seat, options, why="grenade", default=CANNOT, acts=True)

    def shows(self, state: GameState, seat: int | None) -> Mapping[str, object]:
        """The colour to play while it is passed on."""
        del seat
        fuse = state.memory(self.id, Fuse).color
        return {"fuse": fuse} if fuse is not None else {}
