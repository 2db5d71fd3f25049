"""The course of a round and of a match: dealing, going out, scoring."""

import msgspec

from uno_engine.kernel.cards import Card
from uno_engine.kernel.events.event import ChangesHands, Event, changed
from uno_engine.kernel.state import GameState, Seat


class PhaseBegan(Event, frozen=True):
    """The spine of the game goes on with another phase."""

    phase: str

    def apply(self, state: GameState) -> None:
        """The next script is that phase's."""
        state.phase = self.phase

    def seen_by(self, seat: int | None) -> None:
        """Nobody is told; what happens in it is."""


class DealerDrew(Event, frozen=True):
    """A player drew a card for who deals first (B3)."""

    seat: int
    card: Card


class RoundBegan(Event, frozen=True):
    """A round begins: all cards are gathered and shuffled, everybody who holds a seat is in."""

    round: int
    dealer: int
    pile: tuple[Card, ...]
    forgotten: tuple[str, ...] = ()
    """The rules that forget what they kept."""

    def apply(self, state: GameState) -> None:
        """Lay out an empty table."""
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
        """Everyone knows that it begins, nobody the pile."""
        return msgspec.structs.replace(self, pile=())


class Dealt(ChangesHands, frozen=True):
    """Everyone in got so many cards, one at a time, beginning after the dealer."""

    cards: int

    def apply(self, state: GameState) -> None:
        """Deal from the top of the draw pile."""
        order = state.order_from(state.dealer)
        dealt: dict[int, list[Card]] = {seat: [] for seat in order}
        for _ in range(self.cards):
            for hand in dealt.values():
                hand.append(state.draw.pop())
        for seat, hand in dealt.items():
            state.hands[seat] = hand


class Flipped(Event, frozen=True):
    """The top card of the draw pile was turned up onto the discard pile (B4)."""

    card: Card

    def apply(self, state: GameState) -> None:
        """It becomes the card to match."""
        state.draw.pop()
        state.discard.append(self.card)
        state.top = self.card
        state.color = self.card.color


class PutBack(Event, frozen=True):
    """A first card that may not start went back into the draw pile, which now lies in this order (B6)."""

    card: Card
    pile: tuple[Card, ...]

    def apply(self, state: GameState) -> None:
        """The discard pile is empty again."""
        state.discard.pop()
        state.top = state.color = None
        state.draw = list(self.pile)

    def seen_by(self, seat: int | None) -> Event | None:
        """Everyone saw the card, nobody the pile."""
        return msgspec.structs.replace(self, pile=())


class Reshuffled(Event, frozen=True):
    """The discard pile, all but its top card, became the new draw pile (B16)."""

    pile: tuple[Card, ...]

    def apply(self, state: GameState) -> None:
        """The new pile lies under what is left of the old one."""
        state.draw = [*self.pile, *state.draw]
        del state.discard[:-1]

    def seen_by(self, seat: int | None) -> Event | None:
        """Everyone knows of it, nobody the order."""
        return msgspec.structs.replace(self, pile=())


class WentOut(Event, frozen=True):
    """A player has no cards left (B28)."""

    seat: int


class RoundEnding(Event, frozen=True):
    """The round is about to end because this player went out; a rule that plays on (M7) cancels it."""

    winners: tuple[int, ...]

    def apply(self, state: GameState) -> None:
        """From now on nothing is asked any more; last draws are made (B28)."""
        state.ended = self.winners

    def seen_by(self, seat: int | None) -> None:
        """`RoundOver` follows and says it."""


class PutOut(Event, frozen=True):
    """A player has no more part in the round, as one who is done or beaten."""

    seat: int

    def apply(self, state: GameState) -> None:
        """The seat is passed over from now on."""
        state.seats = changed(state.seats, self.seat, Seat.OUT)

    def seen_by(self, seat: int | None) -> None:
        """What led to it is told."""


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

    def apply(self, state: GameState) -> None:
        """No turn any more."""
        state.ended = self.winners
        state.phase = "score"


class Scored(Event, frozen=True):
    """Match points were given; `gained` and `scores` have one number for each seat."""

    gained: tuple[int, ...]
    scores: tuple[int, ...]

    def apply(self, state: GameState) -> None:
        """Set the standings."""
        state.scores = self.scores


class MatchOver(Event, frozen=True):
    """The match has ended; nobody wins an unplayed one."""

    winners: tuple[int, ...]
    stopped: bool = False

    def apply(self, state: GameState) -> None:
        """Nothing can be done any more."""
        state.phase = "over"
        if state.ended is None:
            state.ended = ()
