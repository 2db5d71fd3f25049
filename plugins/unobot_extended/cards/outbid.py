"""Outbid."""

from collections.abc import Mapping

import msgspec

from uno_engine import Ctx, Event, GameState, Option, Remembered
from unobot_extended.asking import CANNOT
from unobot_extended.card import ExtendedCard, Laying
from unobot_extended.table_games import toss, tosses


class OutbidLost(Event, frozen=True):
    """Somebody has no number of at least `least` for an Outbid, and draws four."""

    seat: int
    least: int


class Bid(msgspec.Struct, frozen=True):
    """The number that must be reached now."""

    least: int | None = None


class Outbid(ExtendedCard):
    """Table: starting with its player, with x = 0: play a number card of at least x, which becomes x, and pass on.

    Who can, must (silence counts as unable). Nothing need match last. Who cannot, draws four; it ends, and the player
    after the one who played Outbid begins a turn. The numbers become last (X-Outbid).
    """

    id = "x-outbid"
    symbols = ("outbid",)
    asks_on = True
    memory = Bid

    async def act(self, ctx: Ctx, laying: Laying) -> int | None:
        """From player to player, until one cannot."""
        seat, x = laying.seat, 0
        await ctx.emit(Remembered(self.id, Bid(x)))
        while (choice := await self.ask(ctx, seat, x)).card is not None:
            x = await toss(ctx, seat, choice, x)
            await ctx.emit(Remembered(self.id, Bid(x)))
            seat = ctx.state.after(seat)
        await ctx.emit(Remembered(self.id, None))
        await ctx.emit(OutbidLost(seat, x))
        await ctx.rules.base.draw(ctx, seat, 4, "outbid")
        return ctx.state.after(laying.seat)

    async def ask(self, ctx: Ctx, seat: int, x: int) -> Option:
        """A number of at least x."""

        def options(state: GameState, seat: int) -> list[Option]:
            return tosses(state, seat, x) or [CANNOT]

        return await ctx.ask(seat, options, why="outbid", default=CANNOT, acts=True)

    def shows(self, state: GameState, seat: int | None) -> Mapping[str, object]:
        """The number to reach while it goes round."""
        del seat
        least = state.memory(self.id, Bid).least
        return {"bid": least} if least is not None else {}
