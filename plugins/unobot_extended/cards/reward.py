"""Reward."""

from dataclasses import replace

from uno_engine import Ctx, Discarded, Effect, pick_cards
from unobot_extended.card import ExtendedCard, Laying
from unobot_extended.effects import put_on
from unobot_extended.events import SPREAD, Added, LaidFaceDown, TookFaceDown


class Reward(ExtendedCard):
    """Immediate: every other card of the Reward's colour in hand is played with it; they get Stun and Weakness.

    Its player may play one Magic Hand of any colour with it (it does not count for last, and does not act); then every
    other card of the Reward's colour in hand must be played (no functions act; a Magic Hand of that very colour may
    count as the optional one). If a Magic Hand was added, the cards just played — not the Reward, not that Magic Hand —
    are laid face down and the other players draw them one each in turn until none is left; otherwise they are discarded.
    The drawing begins with the next player; X3 and Circlet do not hinder it. The Reward stays last. A hand emptied by it
    is out only when Stun and Weakness have ended (X-Reward).
    """

    id = "x-reward"
    symbols = ("a",)

    async def name(self, ctx: Ctx, laying: Laying) -> Laying:
        """With a Magic Hand or without."""
        seat = laying.seat
        able = [card for card in ctx.state.hands[seat] if card.symbol == "h"]
        cards = await ctx.ask_cards(seat, able, 0, 1, why="added", default=pick_cards(()), private=False)
        if cards:
            await ctx.emit(Added(seat, cards))
        return replace(laying, cards=cards)

    async def act(self, ctx: Ctx, laying: Laying) -> int | None:
        """Play the rest of the colour."""
        seat, color = laying.seat, laying.card.color
        cards = tuple(card for card in ctx.state.hands[seat] if card.color is color)
        if cards and laying.cards:
            mixed = tuple(ctx.shuffled(cards))
            await ctx.emit(LaidFaceDown(seat, mixed, len(mixed)))
            await self.share_out(ctx, seat)
        elif cards:
            await ctx.emit(Discarded(seat, cards))
        await put_on(ctx, seat, Effect("stun"), Effect("weakness"))
        return None

    async def share_out(self, ctx: Ctx, seat: int) -> None:
        """The others draw what lies face down, one each in turn."""
        state = ctx.state
        others = [other for other in state.order_from(seat) if other != seat]
        while SPREAD in state.zones:
            for other in others[: len(state.zones[SPREAD])]:
                await ctx.emit(TookFaceDown(other, state.zones[SPREAD][0]))
