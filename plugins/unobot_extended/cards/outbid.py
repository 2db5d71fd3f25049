"""The card Outbid, a table-wide game (X-Outbid)."""

from collections.abc import Iterable

import msgspec

import uno_engine as uno
from unobot_extended.asking import CANNOT, UNWILLING
from unobot_extended.card import ExtendedCard, Laying, black
from unobot_extended.playing import ExtendedPlaying


class OutbidLost(uno.Event, frozen=True):
    """Somebody has no number of at least `least` for an Outbid, and draws four."""

    seat: int
    least: int


class Bidding(msgspec.Struct, frozen=True):
    """The number that must be reached now."""

    least: int | None = None


class Bid(uno.Fact, frozen=True):
    """The number that must be reached, published to everyone."""

    bid: int


class Outbid(ExtendedCard):
    """Table: starting with its player, with x = 0: play a number card of at least x, which becomes x, and pass on.

    Who can, must (silence counts as unable). Nothing need match last. Who cannot, draws four; it ends, and the player
    after the one who played Outbid begins a turn. The numbers become last (X-Outbid).
    """

    id = "x-outbid"
    printed = (black("outbid", "Outbid", figure="outbid"),)
    place = 46
    asks_on = True
    memory = Bidding
    facts_of_memory = True

    async def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Ask one player after the other for a number, until one cannot; that one draws four. Set who is next."""
        seat, x = laying.seat, 0
        ctx.emit(uno.Remembered(self.id, Bidding(x)))
        while (choice := await self.ask(ctx, seat, x)).card is not None:
            x = await ctx.rule(ExtendedPlaying).toss_number(ctx, seat, choice, x)
            ctx.emit(uno.Remembered(self.id, Bidding(x)))
            seat = ctx.state.after(seat)
        ctx.emit(uno.Remembered(self.id, None))
        ctx.emit(OutbidLost(seat, x))
        ctx.rules.base.draw(ctx, seat, 4, "outbid")
        laying.following = ctx.state.after(laying.seat)

    def ask(self, ctx: uno.Ctx, seat: int, x: int) -> uno.Question:
        """Ask for a number of at least x; who has none can only say so."""
        playing = ctx.rule(ExtendedPlaying)

        def options(state: uno.GameState, seat: int) -> list[uno.Move]:
            return playing.tosses(state, seat, x) or [CANNOT]

        return ctx.ask(seat, options, why="outbid", default=CANNOT, acts=True, synonyms=UNWILLING)

    def facts(self, state: uno.GameState) -> Iterable[uno.Fact]:
        """Publish the number to reach while the bidding goes on."""
        least = state.memory(self.id, Bidding).least
        return () if least is None else (Bid(least),)
