"""What happens with cards that lie face down: the packet of a Transfer, and what a Reward lays down for the others."""

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
        """From the hand into the packet."""
        state.take(self.seat, self.cards)
        state.zones = {**without(state, PACKET), PACKET: self.cards}

    def seen_by(self, seat: int | None) -> Event | None:
        """Only who laid them knows which."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())


class PacketSent(Event, frozen=True):
    """The packet is on its way: it is part of an effect now. Nobody is told."""

    def apply(self, state: GameState) -> None:
        """No packet lies on the table."""
        state.zones = without(state, PACKET)

    def seen_by(self, seat: int | None) -> None:
        """Who gets it takes it, or hands it on, and that is told."""


class PacketTaken(ChangesHands, frozen=True):
    """A player accepted a packet of so many cards (X14)."""

    seat: int
    cards: tuple[Card, ...]
    count: int

    def apply(self, state: GameState) -> None:
        """Into the hand."""
        state.give(self.seat, self.cards)

    def seen_by(self, seat: int | None) -> Event | None:
        """Only who took it sees what is in it."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())

    @property
    def filled(self) -> tuple[int, ...]:
        """Whoever took it."""
        return (self.seat,)


class LaidFaceDown(CardsLost, frozen=True):
    """Reward with a Magic Hand: so many cards were laid face down for the others to draw."""

    seat: int
    cards: tuple[Card, ...]
    count: int

    def apply(self, state: GameState) -> None:
        """From the hand onto the table; they come already mixed."""
        state.take(self.seat, self.cards)
        state.zones = {**without(state, SPREAD), SPREAD: self.cards}

    def held_before(self, state: GameState) -> Iterable[tuple[int, int]]:
        """Who laid them."""
        return ((self.seat, len(state.hands[self.seat]) + self.count),)

    def seen_by(self, seat: int | None) -> Event | None:
        """Only who laid them knows which, and nobody in which order they lie."""
        if seat != self.seat:
            return msgspec.structs.replace(self, cards=())
        return msgspec.structs.replace(self, cards=tuple(sorted(self.cards, key=lambda card: card.code)))


class TookFaceDown(ChangesHands, frozen=True):
    """Reward: a player drew one of the cards that lie face down."""

    seat: int
    card: Card | None

    def apply(self, state: GameState) -> None:
        """The first of them goes to the hand."""
        first, *rest = state.zones[SPREAD]
        state.give(self.seat, (first,))
        state.zones = {**without(state, SPREAD), **({SPREAD: tuple(rest)} if rest else {})}

    def seen_by(self, seat: int | None) -> Event | None:
        """Only who drew it sees it."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)

    @property
    def filled(self) -> tuple[int, ...]:
        """Whoever drew it."""
        return (self.seat,)
