"""Events with cards that lie face down: the packet of a Transfer, and what a Reward lays down for the others."""

from collections.abc import Iterable

import msgspec

from uno_engine import Card, ChangesHands, Event, GameState
from unobot_extended.events import PACKET, CardsLost, without

SPREAD = "spread"
"""The zone of cards that a Reward laid face down for the others."""


class PacketLaid(ChangesHands, frozen=True):
    """A player laid so many cards face down with a Transfer (X14)."""

    seat: int
    cards: tuple[Card, ...]
    count: int

    def apply(self, state: GameState) -> None:
        """Move the cards from the hand into the packet."""
        state.take(self.seat, self.cards)
        state.zones = {**without(state, PACKET), PACKET: self.cards}

    def seen_by(self, seat: int | None) -> Event | None:
        """Return the event without the cards for all but the one who laid them."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())


class PacketSent(Event, frozen=True):
    """The packet is on its way: it is part of an effect now. Nobody is told."""

    def apply(self, state: GameState) -> None:
        """Remove the packet's zone: the effect holds its cards now."""
        state.zones = without(state, PACKET)

    def seen_by(self, seat: int | None) -> None:
        """Tell nobody: it is told when somebody takes the packet or hands it on."""


class PacketTaken(ChangesHands, frozen=True):
    """A player accepted a packet of so many cards (X14)."""

    seat: int
    cards: tuple[Card, ...]
    count: int

    def apply(self, state: GameState) -> None:
        """Give the player the cards of the packet."""
        state.give(self.seat, self.cards)

    def seen_by(self, seat: int | None) -> Event | None:
        """Return the event without the cards for all but the one who took them."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())

    @property
    def filled(self) -> tuple[int, ...]:
        """The player who took the packet."""
        return (self.seat,)


class LaidFaceDown(CardsLost, frozen=True):
    """Reward with a Magic Hand: so many cards were laid face down for the others to draw."""

    seat: int
    cards: tuple[Card, ...]
    count: int

    def apply(self, state: GameState) -> None:
        """Move the cards from the hand onto the table, in the order given: they were shuffled before."""
        state.take(self.seat, self.cards)
        state.zones = {**without(state, SPREAD), SPREAD: self.cards}

    def held_before(self, state: GameState) -> Iterable[tuple[int, int]]:
        """Return the player who laid them."""
        return ((self.seat, len(state.hands[self.seat]) + self.count),)

    def seen_by(self, seat: int | None) -> Event | None:
        """Return the event without the cards for the others, and sorted for their player: nobody may know the order."""
        if seat != self.seat:
            return msgspec.structs.replace(self, cards=())
        return msgspec.structs.replace(self, cards=tuple(sorted(self.cards, key=lambda card: card.code)))


class TookFaceDown(ChangesHands, frozen=True):
    """Reward: a player drew one of the cards that lie face down."""

    seat: int
    card: Card | None

    def apply(self, state: GameState) -> None:
        """Move the first of the cards to the hand."""
        first, *rest = state.zones[SPREAD]
        state.give(self.seat, (first,))
        state.zones = {**without(state, SPREAD), **({SPREAD: tuple(rest)} if rest else {})}

    def seen_by(self, seat: int | None) -> Event | None:
        """Return the event without the card for all but the one who drew it."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)

    @property
    def filled(self) -> tuple[int, ...]:
        """The player who drew the card."""
        return (self.seat,)
