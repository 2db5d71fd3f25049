"""Outbid."""

from collections.abc import Iterable
from typing import ClassVar

import msgspec

from uno_engine import Ctx, Event, Fact, GameState, Move, Question, Remembered
from unobot_extended.asking import CANNOT, UNWILLING
from unobot_extended.card import ExtendedCard, Laying
from unobot_extended.table_games import toss, tosses


class OutbidLost(Event, frozen=True):
    """Somebody has no number of at least `least` for an Outbid, and draws four."""

    seat: int
    least: int


class Bidding(msgspec.Struct, frozen=True):
    """The number that must be reached now."""

    least: int | None = None


class Bid(Fact, frozen=True):
    """The same, for all to see."""

    bid: int


class Outbid(ExtendedCard):
    """Table: starting with its player, with x = 0: play a number card of at least x, which becomes x, and pass on.

    Who can, must (silence counts as unable). Nothing need match last. Who cannot, draws four; it ends, and the player
    after the one who played Outbid begins a turn. The numbers become last (X-Outbid).
    """

    id = "x-outbid"
    symbols = ("outbid",)
    asks_on: ClassVar[bool] = True
    memory = Bidding

    async def act(self, ctx: Ctx, laying: Laying) -> None:
        """From player to player, until one cannot."""
        seat, x = laying.seat, 0
        ctx.emit(Remembered(self.id, Bidding(x)))
        while (choice := await self.ask(ctx, seat, x)).card is not None:
            x = await toss(ctx, seat, choice, x)
            ctx.emit(Remembered(self.id, Bidding(x)))
            seat = ctx.state.after(seat)
        ctx.emit(Remembered(self.id, None))
        ctx.emit(OutbidLost(seat, x))
        ctx.rules.base.draw(ctx, seat, 4, "outbid")
        laying.following = ctx.state.after(laying.seat)

    def ask(self, ctx: Ctx, seat: int, x: int) -> Question:
        """A number of at least x."""

        def options(state: GameState, seat: int) -> list[Move]:
            return tosses(state, seat, x) or [CANNOT]

        return ctx.ask(seat, options, why="outbid", default=CANNOT, acts=True, synonyms=UNWILLING)

    def facts(self, state: GameState) -> Iterable[Fact]:
        """The number to reach while it goes round."""
        least = state.memory(self.id, Bidding).least
        return () if least is None else (Bid(least),)
