"""What happens at a table. The state changes only by an event's `apply`, and the chat speaks only from events.

An event is in the past tense, frozen, and knows who may see how much of it: `seen_by` gives the form that one
seat (or None: the whole room) may know, or None if nothing. Rules of other decks and games bring their own.
"""

from typing import Literal, Self

import msgspec

from uno_engine.kernel.cards import Card, Color
from uno_engine.kernel.state import Effect, GameState, Seat


class Event(msgspec.Struct, frozen=True):
    """Something that happened."""

    def apply(self, state: GameState) -> None:
        """Make it true."""

    def seen_by(self, seat: int | None) -> "Event | None":
        """What that seat (None: everyone) may know of it."""
        del seat
        return self

    @property
    def refuses(self) -> bool:
        """Whether it is a refusal: what was tried does not happen, though the try has a price or is remembered."""
        return False

    @property
    def filled(self) -> tuple[int, ...]:
        """The seats that hold other cards because of it than what they did themselves tells: they are sent their hands."""
        return ()


def changed(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """The tuple with one place replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def seated(state: GameState, seat: int, status: Seat) -> None:
    """Set what a seat is."""
    state.seats = (*state.seats[:seat], status, *state.seats[seat + 1 :])


# --- seats -----------------------------------------------------------------------------------------------------------


class Joined(Event, frozen=True):
    """Somebody took a new seat; dealt to from the next deal on."""

    seat: int
    name: str

    def apply(self, state: GameState) -> None:
        """Append the seat."""
        state.names = (*state.names, self.name)
        state.seats = (*state.seats, Seat.WAITING)
        state.hands.append([])
        state.scores = (*state.scores, 0)
        state.effects = (*state.effects, ())
        state.idle = (*state.idle, 0)


class Renamed(Event, frozen=True):
    """A seat is called otherwise from now on."""

    seat: int
    name: str

    def apply(self, state: GameState) -> None:
        """Change the name."""
        state.names = (*state.names[: self.seat], self.name, *state.names[self.seat + 1 :])


class Left(Event, frozen=True):
    """A seat was given up; during a round its hand is kept until the round ends (M9)."""

    seat: int
    why: Literal["left", "idle"] = "left"

    def apply(self, state: GameState) -> None:
        """Keep the hand of a player who was in, else the seat is simply empty."""
        seated(state, self.seat, Seat.LEFT if state.seats[self.seat] is Seat.IN else Seat.GONE)
        state.idle = changed(state.idle, self.seat, 0)


class Returned(Event, frozen=True):
    """Who left came back: to the kept hand if the round still runs (M9), else to be dealt in next time."""

    seat: int

    def apply(self, state: GameState) -> None:
        """Take the seat again."""
        back = state.seats[self.seat] is Seat.LEFT and state.ended is None
        seated(state, self.seat, Seat.IN if back else Seat.WAITING)


class Reminded(Event, frozen=True):
    """Half of the time to answer is over (M10)."""

    seat: int


class TimedOut(Event, frozen=True):
    """Somebody did not answer in time; the default of the question is taken for them (M10)."""

    seat: int

    def apply(self, state: GameState) -> None:
        """Count it."""
        state.idle = changed(state.idle, self.seat, state.idle[self.seat] + 1)


class Rescued(Event, frozen=True):
    """A rule failed so that time alone could not go on; the turn was begun again and passed on without it.

    `rule` is whose defect it is, `error` the name of the exception.
    """

    rule: str
    error: str


class TimerSet(Event, frozen=True):
    """A rule will be told (`TimerFired`) when the clock reaches `due` milliseconds."""

    due: int
    name: str

    def apply(self, state: GameState) -> None:
        """Set it; a timer of that name set before is forgotten."""
        others = (timer for timer in state.timers if timer[1] != self.name)
        state.timers = tuple(sorted((*others, (self.due, self.name))))

    def seen_by(self, seat: int | None) -> None:
        """Nobody is told."""


class TimerFired(Event, frozen=True):
    """The clock has reached a timer."""

    name: str

    def apply(self, state: GameState) -> None:
        """It fires once."""
        state.timers = tuple(timer for timer in state.timers if timer[1] != self.name)

    def seen_by(self, seat: int | None) -> None:
        """Nobody is told; what the rule does about it is an event of its own."""


class PhaseBegan(Event, frozen=True):
    """The spine of the game goes on with another phase."""

    phase: str

    def apply(self, state: GameState) -> None:
        """The next script is that phase's."""
        state.phase = self.phase

    def seen_by(self, seat: int | None) -> None:
        """Nobody is told; what happens in it is."""


# --- a round ---------------------------------------------------------------------------------------------------------


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
        state.effects = tuple(() for _ in state.seats)
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
        del seat
        return msgspec.structs.replace(self, pile=())


class Dealt(Event, frozen=True):
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
        del seat
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
        del seat
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
        seated(state, self.seat, Seat.OUT)

    def seen_by(self, seat: int | None) -> None:
        """What led to it is told."""


class RoundOver(Event, frozen=True):
    """The round has ended; `points` is what each seat's hand counts (B30), all seats in joining order."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    why: str = "out"
    """`out`, `stalled` (B16), `alone` (M9), or what a match rule calls it (`time`)."""
    gained: tuple[int, ...] = ()
    """What each seat scores where the base rule has its own way to score (X9); else empty."""

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


# --- a turn ----------------------------------------------------------------------------------------------------------


class TurnGoesTo(Event, frozen=True):
    """Whose turn it is next."""

    seat: int

    def apply(self, state: GameState) -> None:
        """Pass the turn."""
        state.turn = self.seat

    def seen_by(self, seat: int | None) -> None:
        """The open question tells it."""


class Played(Event, frozen=True):
    """A player laid a card from the hand on the discard pile; `drawn` if it had just been drawn."""

    seat: int
    card: Card
    drawn: bool = False

    def apply(self, state: GameState) -> None:
        """It becomes the card to match; a black one leaves no colour in force until one is named."""
        card = self.card
        hand = state.hands[self.seat][:]
        hand.remove(card)
        state.hands[self.seat] = hand
        state.discard.append(card)
        state.top = card
        state.color = card.color


class TakenBack(Event, frozen=True):
    """The card just played went back to its player's hand; what was in force before it is again."""

    seat: int
    card: Card
    top: Card
    color: Color | None

    def apply(self, state: GameState) -> None:
        """Undo the laying; nothing else."""
        state.discard.pop()
        state.hands[self.seat] = [*state.hands[self.seat], self.card]
        state.top = self.top
        state.color = self.color


class Drew(Event, frozen=True):
    """A player drew cards from the draw pile; `why` is `turn`, or what made them draw.

    What is drawn is taken from the pile's top. A rule may let fewer be drawn (`fewer`).
    """

    seat: int
    cards: tuple[Card, ...]
    why: str = "turn"
    count: int = 0
    """How many; the only thing that others know."""

    def apply(self, state: GameState) -> None:
        """From the pile into the hand."""
        cards = self.cards
        del state.draw[len(state.draw) - len(cards) :]
        state.hands[self.seat] = [*state.hands[self.seat], *cards]

    def seen_by(self, seat: int | None) -> Event | None:
        """Who drew sees the cards; everyone, how many."""
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())

    def fewer(self, count: int) -> Self | None:
        """The same event with only the first `count` of its cards; None if there are none."""
        return msgspec.structs.replace(self, cards=self.cards[:count], count=count) if count > 0 else None


class DrewNothing(Event, frozen=True):
    """A player was to draw, but there was nothing left to draw (B16)."""

    seat: int


class Passed(Event, frozen=True):
    """A player ended the turn without playing."""

    seat: int


class Skipped(Event, frozen=True):
    """A player loses the turn (B11)."""

    seat: int


class Reversed(Event, frozen=True):
    """The direction changed (B12)."""

    direction: int

    def apply(self, state: GameState) -> None:
        """Turn round."""
        state.direction = self.direction


class ColorNamed(Event, frozen=True):
    """A player named the colour to be followed (B14)."""

    seat: int
    color: Color

    def apply(self, state: GameState) -> None:
        """It is in force."""
        state.color = self.color


class Remembered(Event, frozen=True):
    """A rule keeps something in its own memory. Nobody is told."""

    rule: str
    memory: msgspec.Struct | None

    def apply(self, state: GameState) -> None:
        """Replace what it kept before; None forgets it."""
        if self.memory is None:
            state.own.pop(self.rule, None)
        else:
            state.own[self.rule] = self.memory

    def seen_by(self, seat: int | None) -> None:
        """Nobody."""


class Discarded(Event, frozen=True):
    """A player laid cards of the hand aside, under the card to match; they do nothing."""

    seat: int
    cards: tuple[Card, ...]

    def apply(self, state: GameState) -> None:
        """From the hand to the discard pile, under its top."""
        hand = state.hands[self.seat][:]
        for card in self.cards:
            hand.remove(card)
        state.hands[self.seat] = hand
        state.discard[-1:-1] = self.cards


class HandsMoved(Event, frozen=True):
    """Cards went from hand to hand; `hands` is what each seat holds after it."""

    hands: tuple[tuple[Card, ...], ...]
    why: str
    counts: tuple[int, ...] = ()

    def apply(self, state: GameState) -> None:
        """Everybody holds what they now hold."""
        state.hands = [list(hand) for hand in self.hands]

    def seen_by(self, seat: int | None) -> Event | None:
        """Each sees the own new hand; everyone, how many cards each has."""
        shown = tuple(hand if i == seat else () for i, hand in enumerate(self.hands))
        return msgspec.structs.replace(self, hands=shown, counts=tuple(len(hand) for hand in self.hands))


class EffectsChanged(Event, frozen=True):
    """What sits on a player changed. Others see the names and numbers, never the cards in it."""

    seat: int
    effects: tuple[Effect, ...]

    def apply(self, state: GameState) -> None:
        """Replace them."""
        state.effects = (*state.effects[: self.seat], self.effects, *state.effects[self.seat + 1 :])

    def seen_by(self, seat: int | None) -> Event | None:
        """Without the cards."""
        del seat
        bare = tuple(msgspec.structs.replace(effect, cards=()) for effect in self.effects)
        return msgspec.structs.replace(self, effects=bare)


class Showed(Event, frozen=True):
    """One player alone is shown cards of another's hand."""

    to: int
    of: int
    cards: tuple[Card, ...]
    why: str

    def seen_by(self, seat: int | None) -> Event | None:
        """Only who is shown them sees which; the others, that they were shown."""
        return self if seat == self.to else msgspec.structs.replace(self, cards=())


class Tried(Event, frozen=True):
    """A player tried a card from the hand that may not be played, where that costs cards (B31, H7).

    `reason` is the refusal's code, `fine` how many cards it costs. Kept from the room: which card it was.
    """

    seat: int
    card: Card
    reason: str
    fine: int

    @property
    def refuses(self) -> bool:
        """The card stays in hand."""
        return True

    def seen_by(self, seat: int | None) -> Event | None:
        """The penalty that follows is seen by all; the try only by who tried."""
        return self if seat == self.seat else None
