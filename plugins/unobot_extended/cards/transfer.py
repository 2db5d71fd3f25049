"""Transfer-low and Transfer-high."""

from dataclasses import replace
from typing import ClassVar

from uno_engine import Card, Ctx, Effect, GameState, pick_cards
from unobot_extended.card import ExtendedCard, Laying
from unobot_extended.course import last_number
from unobot_extended.effects import put_on, take_off
from unobot_extended.events import PacketLaid, PacketSent


class Transfer(ExtendedCard):
    """Transfer effect on the next player (X-Transfer, X14).

    Condition: last has the same colour and its number is in the card's range (≤4, ≥5), or last is a Transfer of the
    same kind.
    """

    id = "x-transfer"
    symbols = ("t4", "t5")
    weakened: ClassVar[bool] = True

    def fits(self, state: GameState, seat: int, card: Card) -> bool:
        """The condition."""
        del seat
        if state.top is not None and state.top.symbol == card.symbol:
            return True
        number = last_number(state)
        if number is None or card.color is not state.color:
            return False
        return number <= 4 if card.symbol == "t4" else number >= 5

    def answers(self, effect: Effect, card: Card) -> bool:
        """A transfer effect of the same kind (X14)."""
        return effect.name == "transfer" and effect.least == kind(card)

    async def name(self, ctx: Ctx, laying: Laying) -> Laying:
        """No, one or two cards of the hand go into the packet, face down."""
        hand = ctx.state.hands[laying.seat]
        cards = await ctx.ask_cards(
            laying.seat, hand, 0, 2, why="packet", default=pick_cards(()), private=False
        )
        await ctx.emit(PacketLaid(laying.seat, cards, len(cards)))
        return replace(laying, packet=cards)

    async def act(self, ctx: Ctx, laying: Laying) -> int | None:
        """The packet, with what was in it before, goes to the next player."""
        following = ctx.state.after(laying.seat)
        cards = laying.packet
        if laying.answering is not None:
            await take_off(ctx, laying.seat, (laying.answering,))
            cards = laying.answering.cards + cards
        await put_on(ctx, following, Effect("transfer", len(cards), kind(laying.card), cards))
        await ctx.emit(PacketSent())
        return None


def kind(card: Card) -> int:
    """4 or 5, as an effect's `least` tells the kind."""
    return int(card.symbol[1])
