"""Who gains no cards from the draw pile: a hand too large (X3), or a Circlet on it (X-Circlet)."""

from collections.abc import Awaitable

from msgspec.structs import replace

from uno_engine import Ctx, Discarded, Drew, Event, GameState, Played, Rule, RuleSet, after, instead
from unobot_extended.course import course, players_dealt_to, remember
from unobot_extended.effects import on, take_off
from unobot_extended.events import (
    Added,
    CardsTaken,
    GivenBack,
    HandsSwapped,
    LaidFaceDown,
    LaidUnder,
    PacketLaid,
    PacketTaken,
    TookFaceDown,
)

CHANGES = (
    Added, CardsTaken, Discarded, Drew, GivenBack, HandsSwapped, LaidFaceDown, LaidUnder, PacketLaid, PacketTaken,
    Played, TookFaceDown,
)  # fmt: skip
"""The events that change hands."""


class HeldBack(Event, frozen=True):
    """A player drew so many cards fewer than they should: a Circlet, or a hand too large (X3), forbids it."""

    seat: int
    count: int


class Limits(Rule):
    """No cards from the draw pile for who holds more than three times the dealt ones, or bears a Circlet (X3)."""

    id = "extended-limits"
    role = "part"

    def check(self, rules: RuleSet) -> None:
        """The base rule knows how many are dealt."""
        self.base = rules.base

    def room(self, state: GameState, seat: int) -> int:
        """How many cards of the draw pile a player can gain now; each is checked as it is drawn."""
        if on(state, seat, "circlet"):
            return 0
        dealt = self.base.dealt_to(players_dealt_to(state))
        return max(0, 3 * dealt + 1 - len(state.hands[seat]))

    @instead(Drew)
    async def hold_back(self, ctx: Ctx, drew: Drew) -> Event | None:
        """Let only so many be drawn."""
        room = self.room(ctx.state, drew.seat)
        if room >= len(drew.cards):
            return drew
        await ctx.emit(HeldBack(drew.seat, len(drew.cards) - room))
        return drew.fewer(room)

    @after(*CHANGES)
    def hands_changed(self, ctx: Ctx, event: Event) -> Awaitable[None] | None:
        """A Circlet ends when the hand is small enough; hands that become empty are noted in their order (X8)."""
        del event
        state = ctx.state
        if any(state.effects) or not all(state.hands) or course(state).emptied:
            return self.settle(ctx)
        return None

    async def settle(self, ctx: Ctx) -> None:
        """Both of it, where there is something on a player, or somebody without cards."""
        await self.end_circlets(ctx)
        await self.note_empty(ctx)

    async def end_circlets(self, ctx: Ctx) -> None:
        """A Circlet ends when its bearer holds no more than the effective hand."""
        state = ctx.state
        for seat in state.playing():
            circlet = on(state, seat, "circlet")
            if circlet is not None and len(state.hands[seat]) <= circlet.amount:
                await take_off(ctx, seat, (circlet,))

    async def note_empty(self, ctx: Ctx) -> None:
        """Remember whose hands are empty."""
        state, now = ctx.state, course(ctx.state)
        empty = [seat for seat in state.playing() if not state.hands[seat]]
        if now.emptied or empty:
            still = tuple(seat for seat in now.emptied if seat in empty)
            new = tuple(seat for seat in empty if seat not in still)
            await remember(ctx, replace(now, emptied=still + new))
