"""The cards Transfer-low and Transfer-high, and their effect (X-Transfer, X14)."""

from collections.abc import Iterable
from typing import Self

import msgspec

import uno_engine as uno
from unobot_extended.card import Effect, ExtendedCard, Laying, coloured
from unobot_extended.effects import put_on, take_off
from unobot_extended.state import PACKET, Last, bar, without

LOW, HIGH = "t4", "t5"
KINDS = {LOW: 4, HIGH: 5}


class PacketLaid(uno.ChangesHands, frozen=True):
    """A player laid so many cards face down with a Transfer (X14)."""

    seat: int
    cards: tuple[uno.Card, ...]
    count: int

    def apply(self, state: uno.GameState) -> None:
        """Move the cards from the hand into the packet."""
        state.take(self.seat, self.cards)
        state.zones = {**without(state, PACKET), PACKET: self.cards}

    def seen_by(self, seat: int | None) -> uno.Event | None:
        """Return the event without the cards for all but the one who laid them."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())


class PacketSent(uno.Event, frozen=True):
    """The packet is on its way: it is part of an effect now. Nobody is told."""

    def apply(self, state: uno.GameState) -> None:
        """Remove the packet's zone: the effect holds its cards now."""
        state.zones = without(state, PACKET)

    def seen_by(self, seat: int | None) -> None:
        """Tell nobody: it is told when somebody takes the packet or hands it on."""


class PacketTaken(uno.ChangesHands, frozen=True):
    """A player accepted a packet of so many cards (X14)."""

    seat: int
    cards: tuple[uno.Card, ...]
    count: int

    def apply(self, state: uno.GameState) -> None:
        """Give the player the cards of the packet."""
        state.give(self.seat, self.cards)

    def seen_by(self, seat: int | None) -> uno.Event | None:
        """Return the event without the cards for all but the one who took them."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())

    @property
    def filled(self) -> tuple[int, ...]:
        """The player who took the packet."""
        return (self.seat,)


class TransferEffect(Effect, frozen=True, tag="transfer"):
    """In judgement, take the packet of `cards`, or hand it on with a Transfer of its kind: `least` is 4 or 5 (X14)."""

    order = 30
    travels = True
    least: int
    cards: tuple[uno.Card, ...] = ()

    def joined(self, new: Self) -> Self | None:
        """Return both packets as one, if they are of the same kind; else None."""
        if self.least != new.least:
            return None
        return type(self)(self.least, self.cards + new.cards)

    def happen(self, ctx: uno.Ctx, seat: int, move: uno.Move) -> None:
        """Give the player the packet, and forbid Transfers for the rest of the turn."""
        self.settle(ctx, seat)
        bar(ctx, *(card for card in ctx.rules.deck.counts if card.symbol in KINDS))

    def settle(self, ctx: uno.Ctx, seat: int) -> None:
        """Give the player the packet, unasked."""
        ctx.emit(PacketTaken(seat, self.cards, len(self.cards)))

    def held_cards(self) -> Iterable[uno.Card]:
        """Return the cards of the packet."""
        return self.cards


class Transfer(ExtendedCard):
    """Transfer effect on the next player (X-Transfer, X14).

    Condition: last has the same colour and its number is in the card's range (≤4, ≥5), or last is a Transfer of the
    same kind.
    """

    id = "x-transfer"
    printed = (
        coloured(LOW, "Transfer-low", "transfer-low", "transfer low", figure="transfer", label="4"),
        coloured(HIGH, "Transfer-high", "transfer-high", "transfer high", figure="transfer", label="5"),
    )
    place = 11
    effects = (TransferEffect,)
    weakened = True
    sheds = True

    def fits(self, last: Last, card: uno.Card) -> bool:
        """Whether its own condition holds (X-Transfer)."""
        if last.top is not None and last.top.symbol == card.symbol:
            return True
        if last.number is None or card.color is not last.color:
            return False
        return last.number <= 4 if card.symbol == LOW else last.number >= 5

    def unfit(self, last: Last, card: uno.Card) -> uno.EngineError:
        """Return what it goes on: with another colour or number it is the same condition that fails."""
        return uno.NotAllowed("transfer-low" if card.symbol == LOW else "transfer-high", card=card)

    def answers(self, effect: Effect, card: uno.Card) -> bool:
        """Whether the effect is a transfer effect of the same kind (X14)."""
        return isinstance(effect, TransferEffect) and effect.least == KINDS[card.symbol]

    def no_answer(self, effect: Effect, card: uno.Card) -> uno.EngineError | None:
        """Say that the packet came with the other kind, if the effect is a packet."""
        return uno.NotAllowed("other-packet", card=card) if isinstance(effect, TransferEffect) else None

    async def name(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Ask which cards go into the packet, face down: none, one or two of the hand."""
        seat, hand = laying.seat, ctx.state.hands[laying.seat]
        move = await ctx.ask_cards(seat, hand, 0, 2, why="packet", default=uno.PICK_NONE, private=False)
        laying.packet = move.cards
        ctx.emit(PacketLaid(seat, laying.packet, len(laying.packet)))

    def act(self, ctx: uno.Ctx, laying: Laying) -> None:
        """Hand the packet, with what was in it before, to the next player."""
        packet = TransferEffect(KINDS[laying.card.symbol], laying.packet)
        if isinstance(laying.answering, TransferEffect):
            take_off(ctx, laying.seat, (laying.answering,))
            packet = TransferEffect(packet.least, laying.answering.cards + packet.cards)
        put_on(ctx, ctx.state.after(laying.seat), packet)
        ctx.emit(PacketSent())
