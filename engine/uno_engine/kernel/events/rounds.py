"""The course of a round and of a match: dealing, going out, scoring."""

import msgspec

from uno_engine.kernel.cards import Card
from uno_engine.kernel.events.event import ChangesHands, Event, changed
from uno_engine.kernel.state import GameState, Seat
from uno_engine.kernel.who_sees import seen_by_all


class PhaseBegan(Event, frozen=True):
    """The base rule went on to another phase: `deal`, `open`, `turn`, `score`, `waiting`, `over`."""

    phase: str

    def apply(self, state: GameState) -> None:
        """Set the phase; the runner begins it when the present one has ended."""
        state.phase = self.phase

    def seen_by(self, seat: int | None) -> None:
        """Nobody is told: what happens in the phase has events of its own."""


class DealerDrew(Event, frozen=True):
    """A player drew a card: who draws the highest number deals first (B3)."""

    seat: int
    card: Card

    reveals = True  # it lay face down, and is shuffled in again
    seen_by = seen_by_all


class RoundBegan(Event, frozen=True):
    """A round begins: all cards are gathered and shuffled, everybody who holds a seat is in."""

    round: int
    dealer: int
    pile: tuple[Card, ...]
    forgotten: tuple[str, ...] = ()
    """The rules that forget what they kept."""

    def apply(self, state: GameState) -> None:
        """Clear the table for a new round: everybody who holds a seat is in, with no cards yet."""
        # who left during the last round (LEFT) has given the seat up for good now that a new round begins (GONE)
        kept = {Seat.ELIMINATED: Seat.ELIMINATED, Seat.GONE: Seat.GONE, Seat.LEFT: Seat.GONE}
        state.seats = tuple(kept.get(status, Seat.IN) for status in state.seats)
        state.hands = [[] for _ in state.seats]
        for rule in self.forgotten:
            state.own.pop(rule, None)
        state.idle = tuple(
            0 if status is Seat.GONE else n for n, status in zip(state.idle, state.seats, strict=True)
        )
        state.zones = {}
        state.discard = []
        state.draw = list(self.pile)
        state.top = state.color = state.ended = None
        state.direction = 1
        state.acts = 0
        state.round = self.round
        state.dealer = self.dealer
        state.turn = state.after(self.dealer)

    def seen_by(self, seat: int | None) -> Event | None:
        """Everyone is told that it begins; nobody is told the order of the pile."""
        return msgspec.structs.replace(self, pile=())


class Dealt(ChangesHands, frozen=True):
    """Everyone in got so many cards, one at a time, beginning after the dealer."""

    cards: int

    def apply(self, state: GameState) -> None:
        """Deal from the top of the draw pile. Raises ValueError if there are too few cards."""
        order = state.order_from(state.dealer)
        rest = len(state.draw) - self.cards * len(order)
        if rest < 0:
            raise ValueError(
                f"{self.cards} cards for each of {len(order)} players, and only {len(state.draw)} in the draw pile"
            )
        dealt = state.draw[rest:][::-1]  # a pile's top is its end
        del state.draw[rest:]
        for place, seat in enumerate(order):
            state.hands[seat] = dealt[place :: len(order)]


class Flipped(Event, frozen=True):
    """The top card of the draw pile was turned up onto the discard pile (B4)."""

    card: Card

    seen_by = seen_by_all

    def apply(self, state: GameState) -> None:
        """Move the top card to the discard pile; it becomes the card to match."""
        state.draw.pop()
        state.discard.append(self.card)
        state.top = self.card
        state.color = self.card.color


class PutBack(Event, frozen=True):
    """A first card that may not start went back into the draw pile, which now lies in this order (B6)."""

    card: Card
    pile: tuple[Card, ...]

    def apply(self, state: GameState) -> None:
        """Take the card off the discard pile and set the draw pile; there is no card to match again."""
        state.discard.pop()
        state.top = state.color = None
        state.draw = list(self.pile)

    def seen_by(self, seat: int | None) -> Event | None:
        """Everyone saw the card that went back; nobody is told the order of the pile."""
        return msgspec.structs.replace(self, pile=())


class Reshuffled(Event, frozen=True):
    """The discard pile, all but its top card, became the new draw pile (B16)."""

    pile: tuple[Card, ...]

    def apply(self, state: GameState) -> None:
        """Put the new pile under what is left of the old one; only the top card stays on the discard pile."""
        state.draw = [*self.pile, *state.draw]
        del state.discard[:-1]

    def seen_by(self, seat: int | None) -> Event | None:
        """Everyone is told that it was shuffled; nobody is told the order."""
        return msgspec.structs.replace(self, pile=())


class WentOut(Event, frozen=True):
    """A player has no cards left (B28)."""

    seat: int


class RoundEnding(Event, frozen=True):
    """The round is about to end because this player went out; a rule that plays on (M7) cancels it."""

    winners: tuple[int, ...]

    def apply(self, state: GameState) -> None:
        """Mark the round as ended: from now on no question is asked, only last draws are made (B28)."""
        # `ended` is set before the phase changes: rules read it to know that a last card's effect must not ask
        state.ended = self.winners

    def seen_by(self, seat: int | None) -> None:
        """Nobody is told: `RoundOver` follows and says who won."""


class PutOut(Event, frozen=True):
    """A player has no more part in the round, as one who is done or beaten."""

    seat: int

    def apply(self, state: GameState) -> None:
        """Mark the seat as out: the turn passes it over from now on."""
        state.seats = changed(state.seats, self.seat, Seat.OUT)

    def seen_by(self, seat: int | None) -> None:
        """Nobody is told: the event that led to it is told instead."""


class RoundOver(Event, frozen=True):
    """The round has ended; `points` is what each seat's hand counts (B30), all seats in joining order."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    why: str = "out"
    """`out`, `stalled` (B16), `alone` (M9), or what a match rule calls it (`time`)."""
    places: tuple[int, ...] = ()
    """Each seat's place, 1 for the winners; 0 for who had no part in it (M7, M11)."""
    prizes: tuple[int, ...] = ()
    """What each seat scores, where a rule says otherwise than M1."""
    forfeits: tuple[int, ...] = ()
    """What counts against each seat beside the cards in hand, where own hands count (H10); empty: nothing."""
    bonus: int = 0
    """What a single winner scores beside the others' hands, where those are scored (H10.2)."""

    def apply(self, state: GameState) -> None:
        """End the round: the match rules count it in the phase `score`."""
        state.ended = self.winners
        state.phase = "score"


class Scored(Event, frozen=True):
    """Match points were given; `gained` and `scores` have one number for each seat."""

    gained: tuple[int, ...]
    scores: tuple[int, ...]

    def apply(self, state: GameState) -> None:
        """Set everybody's match points."""
        state.scores = self.scores


class MatchOver(Event, frozen=True):
    """The match has ended; nobody wins an unplayed one."""

    winners: tuple[int, ...]
    stopped: bool = False

    def apply(self, state: GameState) -> None:
        """Enter the phase `over`: nothing is asked any more."""
        state.phase = "over"
        if state.ended is None:
            state.ended = ()
