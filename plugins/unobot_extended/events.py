"""The events of Extended that several of its cards use."""

from collections.abc import Iterable

import msgspec

from uno_engine import Card, ChangesHands, Color, Event, GameState, seen_by_all
from unobot_extended.course import set_number

PACKET = "packet"
"""The zone of cards that were laid with a Transfer, until it acts."""
LAYING = "laying"
"""The zone of cards that will lie under last, until the next player has let them be: no shuffle reaches them there."""


def without(state: GameState, zone: str) -> dict[str, tuple[Card, ...]]:
    """Return the zones of the state without that one."""
    return {name: cards for name, cards in state.zones.items() if name != zone}


def _lay_aside(state: GameState, cards: tuple[Card, ...]) -> None:
    state.zones = {**state.zones, LAYING: (*state.zones.get(LAYING, ()), *cards)}


class CardsLost(ChangesHands, frozen=True):
    """Base of the events by which cards leave a hand otherwise than by playing: who has one left owes a call (X7)."""

    def held_before(self, state: GameState) -> Iterable[tuple[int, int]]:
        """Return who may have fewer cards now, each with how many they held before; `state` is the one after the event."""
        raise NotImplementedError


class PutUnder(Event, frozen=True):
    """A black card was turned up first, and went under the draw pile (X4)."""

    card: Card

    reveals = True
    seen_by = seen_by_all

    def apply(self, state: GameState) -> None:
        """Move the card from the top of the draw pile to its bottom."""
        state.draw.insert(0, state.draw.pop())


class LaidUnder(ChangesHands, frozen=True):
    """A player played a black card that does not become last; it will lie under that (X5)."""

    seat: int
    card: Card

    seen_by = seen_by_all

    def apply(self, state: GameState) -> None:
        """From the hand onto the table."""
        state.take(self.seat, (self.card,))
        _lay_aside(state, (self.card,))


class Added(ChangesHands, frozen=True):
    """A player laid further cards with the one just played, face up; they will lie under last and do nothing."""

    seat: int
    cards: tuple[Card, ...]

    seen_by = seen_by_all

    def apply(self, state: GameState) -> None:
        """From the hand onto the table."""
        state.take(self.seat, self.cards)
        _lay_aside(state, self.cards)


class LaidToRest(Event, frozen=True):
    """What was played stands: the cards that do not become last go under it. Nobody is told."""

    def apply(self, state: GameState) -> None:
        """Move the cards from the table to the discard pile, under its top card."""
        state.discard[-1:-1] = state.zones[LAYING]
        state.zones = without(state, LAYING)

    def seen_by(self, seat: int | None) -> None:
        """Tell nobody: they were seen when they were laid."""


class TargetNamed(Event, frozen=True):
    """The card just played is meant for this player."""

    seat: int
    to: int
    card: Card

    seen_by = seen_by_all


class GivenBack(ChangesHands, frozen=True):
    """Regret: a card went back to its player's hand, with what was laid with it; what was in force before is again.

    `cards` are those laid with it face up, `packet` those face down, which only their player sees.
    """

    seat: int
    by: int
    card: Card
    cards: tuple[Card, ...] = ()
    packet: tuple[Card, ...] = ()
    count: int = 0
    """How many cards the packet has."""
    top: Card | None = None
    color: Color | None = None
    number: int | None = None

    def apply(self, state: GameState) -> None:
        """Undo the laying of the card; it has not acted yet."""
        # of two alike one may have been laid aside with it, and the other is on the pile
        if state.zones.get(LAYING, ()).count(self.card) == self.cards.count(self.card):
            state.discard.pop()
        state.give(self.seat, [self.card, *self.cards, *self.packet])
        state.zones = {name: cards for name, cards in state.zones.items() if name not in {PACKET, LAYING}}
        state.top = self.top
        state.color = self.color
        set_number(state, self.number)

    def seen_by(self, seat: int | None) -> Event | None:
        """Return the event without the packet's cards for all but their player; `count` stays."""
        return self if seat == self.seat else msgspec.structs.replace(self, packet=())

    @property
    def filled(self) -> tuple[int, ...]:
        """The player who has the cards back."""
        return (self.seat,)


class Stopped(Event, frozen=True):
    """Widow: the card that `of` played against `seat` has no effect."""

    seat: int
    of: int
    card: Card

    seen_by = seen_by_all


class CardsTaken(CardsLost, frozen=True):
    """Pincer: a player took cards out of another's hand, unseen."""

    seat: int
    of: int
    cards: tuple[Card, ...]
    count: int

    def apply(self, state: GameState) -> None:
        """Move the cards from one hand to the other."""
        state.take(self.of, self.cards)
        state.give(self.seat, self.cards)

    def held_before(self, state: GameState) -> Iterable[tuple[int, int]]:
        """Return the one whose cards were taken."""
        return ((self.of, len(state.hands[self.of]) + self.count),)

    def seen_by(self, seat: int | None) -> Event | None:
        """Return the event without the cards for all but these two."""
        return self if seat in {self.seat, self.of} else msgspec.structs.replace(self, cards=())

    @property
    def filled(self) -> tuple[int, ...]:
        """The seats of both players, for both hands have changed."""
        return self.seat, self.of


class HandsSwapped(CardsLost, frozen=True):
    """Magic Hand: two players swapped hands."""

    seat: int
    of: int

    def apply(self, state: GameState) -> None:
        """Exchange the two hands."""
        hands = state.hands
        hands[self.seat], hands[self.of] = hands[self.of], hands[self.seat]

    def held_before(self, state: GameState) -> Iterable[tuple[int, int]]:
        """Return both: each held as many cards as the other holds now."""
        hands = state.hands
        return ((self.seat, len(hands[self.of])), (self.of, len(hands[self.seat])))

    @property
    def filled(self) -> tuple[int, ...]:
        """The seats of both players, for both hands have changed."""
        return self.seat, self.of
