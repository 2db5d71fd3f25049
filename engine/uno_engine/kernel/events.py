"""Everything that happens in a game, as events."""

from typing import Literal, Self, TypeVar

import msgspec

from uno_engine.kernel.cards import Card, Color
from uno_engine.kernel.state import GameState, Seat, hides_cards, says_nothing, seen_by_all

__all__ = [
    "CallInVain", "ChangesHands", "ColorNamed", "DealerDrew", "Dealt", "Discarded", "Drew", "DrewNothing",
    "Event", "Flipped", "HandsMoved", "Joined", "Left", "MatchOver", "Passed", "PhaseBegan", "Played",
    "PutBack", "PutOut", "Remembered", "Reminded", "Rescued", "Reshuffled", "Returned", "Reversed",
    "RoundBegan", "RoundEnding", "RoundOver", "Scored", "SeatRenamed", "Showed", "Skipped", "TakenBack",
    "TimedOut", "TimerFired", "TimerSet", "Tried", "TurnGoesTo", "WentOut", "changed",
]  # fmt: skip

T = TypeVar("T")


# gc=False: an event cannot be part of a circle of references, and there are very many of them, so the garbage collector
# need not look at them
class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened at a table. A frozen value: `apply` is what it changes, `seen_by` who may know of it."""

    def apply(self, state: GameState) -> None:
        """Change the state as the event says. Called once, by `Ctx.emit`; by default nothing changes."""

    @says_nothing
    def seen_by(self, seat: int | None) -> "Event | None":
        """Return the form of the event that this seat (None: the whole room) may know; None if it may know nothing.

        By default all of it, if no field can hold a card; else nothing, and a plugin with such an event is not loaded.
        What can hold cards says who sees them: `seen_by = seen_by_all` where they lie open, or else a method of its own.
        """
        return None if hides_cards(self.__class__) else self

    @property
    def reveals(self) -> bool:
        """Whether it is there to show cards that lay hidden, so that who sees it may know them (`unobot simulate` asks)."""
        return False

    @property
    def refuses(self) -> bool:
        """Whether it is a refusal: what was tried does not happen, though the try has a price or is remembered."""
        return False

    @property
    def noted(self) -> str:
        """What the account of a finished round adds to what the room was told, for an operator; mostly nothing."""
        return ""

    @property
    def filled(self) -> tuple[int, ...]:
        """The seats whose hands this event changed without their own doing; they are sent their new hands."""
        return ()


class ChangesHands(Event, frozen=True):
    """Base of the events that change what players hold: `@after(ChangesHands)` reacts to each of them."""


def changed(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """Return the tuple, which has one value for each seat, with that seat's replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


class Joined(Event, frozen=True):
    """Tells that a new seat was taken; its player gets cards from the next deal on."""

    seat: int
    name: str

    def apply(self, state: GameState) -> None:
        """Add the seat behind the others, with an empty hand and no points."""
        state.names = (*state.names, self.name)
        state.seats = (*state.seats, Seat.WAITING)
        state.hands.append([])
        state.scores = (*state.scores, 0)
        state.idle = (*state.idle, 0)


class SeatRenamed(Event, frozen=True):
    """A seat is called otherwise from now on; `old` is what it was called before."""

    seat: int
    name: str
    old: str = ""

    def apply(self, state: GameState) -> None:
        """Give the seat its new name."""
        state.names = changed(state.names, self.seat, self.name)


class Left(Event, frozen=True):
    """A seat was given up; during a round its hand is kept until the round ends (M9)."""

    seat: int
    why: Literal["left", "idle"] = "left"

    def apply(self, state: GameState) -> None:
        """Keep the hand of a player who was in, else the seat is simply empty. Who has left as idle stays so (M10).

        Who came back between two rounds and leaves again before the deal has left the last round, as before.
        """
        status = state.seats[self.seat]
        played = status is Seat.IN or (status is Seat.WAITING and state.ended is not None)
        state.seats = changed(state.seats, self.seat, Seat.LEFT if played else Seat.GONE)
        if self.why == "left":
            state.idle = changed(state.idle, self.seat, 0)


class Returned(Event, frozen=True):
    """A player who had left came back: to the kept hand if the round still runs (M9), else to be dealt in next time."""

    seat: int

    def apply(self, state: GameState) -> None:
        """Give the player the seat again: in the round if their hand was kept, else waiting for the next deal."""
        back = state.seats[self.seat] is Seat.LEFT and state.ended is None
        state.seats = changed(state.seats, self.seat, Seat.IN if back else Seat.WAITING)
        state.idle = changed(state.idle, self.seat, 0)


class Reminded(Event, frozen=True):
    """Half of the time to answer is over (M10)."""

    seat: int


class TimedOut(Event, frozen=True):
    """Somebody did not answer in time; the default of the question is taken for them (M10)."""

    seat: int

    def apply(self, state: GameState) -> None:
        """Count one more time-out in a row for that seat."""
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
        """Set the timer; an earlier timer with the same name is replaced."""
        others = (timer for timer in state.timers if timer[1] != self.name)
        state.timers = tuple(sorted((*others, (self.due, self.name))))

    def seen_by(self, seat: int | None) -> None:
        """Tell nobody of timers."""


class TimerFired(Event, frozen=True):
    """The clock reached a timer that a rule had set; the rule reacts to it with `@after(TimerFired)`."""

    name: str

    def apply(self, state: GameState) -> None:
        """Forget the timer: each one fires once."""
        state.timers = tuple(timer for timer in state.timers if timer[1] != self.name)

    def seen_by(self, seat: int | None) -> None:
        """Tell nobody: what the rule does about it is an event of its own."""


class PhaseBegan(Event, frozen=True):
    """The base rule went on to another phase: `deal`, `open`, `turn`, `score`, `waiting`, `over`."""

    phase: str

    def apply(self, state: GameState) -> None:
        """Set the phase; the runner begins it when the present one has ended."""
        state.phase = self.phase

    def seen_by(self, seat: int | None) -> None:
        """Tell nobody: what happens in the phase has events of its own."""


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
        """Tell everyone that it begins, and nobody the order of the pile."""
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
        """Tell everyone the card that went back, and nobody the order of the pile."""
        return msgspec.structs.replace(self, pile=())


class Reshuffled(Event, frozen=True):
    """The discard pile, all but its top card, became the new draw pile (B16)."""

    pile: tuple[Card, ...]

    def apply(self, state: GameState) -> None:
        """Put the new pile under what is left of the old one; only the top card stays on the discard pile."""
        state.draw = [*self.pile, *state.draw]
        del state.discard[:-1]

    def seen_by(self, seat: int | None) -> Event | None:
        """Tell everyone that it was shuffled, and nobody the order."""
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
        """Tell nobody: `RoundOver` follows and says who won."""


class PutOut(Event, frozen=True):
    """A player has no more part in the round, as one who is done or beaten."""

    seat: int

    def apply(self, state: GameState) -> None:
        """Mark the seat as out: the turn passes it over from now on."""
        state.seats = changed(state.seats, self.seat, Seat.OUT)

    def seen_by(self, seat: int | None) -> None:
        """Tell nobody: the event that led to it is told instead."""


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
        """End the round: the match rules count it in the phase `score`. Raises ValueError if it does not have a number for each seat."""
        seats = len(state.seats)
        for name in ("points", "places", "prizes", "forfeits"):
            if (numbers := getattr(self, name)) and len(numbers) != seats:
                raise ValueError(
                    f"RoundOver.{name} has {len(numbers)} numbers, and there are {seats} seats;"
                    " give one for each of `range(len(state.seats))`, those who have left among them"
                )
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


class TurnGoesTo(Event, frozen=True):
    """Passes the turn on to that seat."""

    seat: int

    def apply(self, state: GameState) -> None:
        """Make it that seat's turn."""
        state.turn = self.seat

    def seen_by(self, seat: int | None) -> None:
        """Tell nobody: the question that the turn begins with says whose turn it is."""


class Played(ChangesHands, frozen=True):
    """A player laid a card from the hand on the discard pile; `drawn` if it had just been drawn.

    `under` are the cards that were laid in the same play before it, in their order; `swept` those that the play took
    out of the hand without playing them, and that lie below all of these (N10).
    """

    seat: int
    card: Card
    drawn: bool = False
    under: tuple[Card, ...] = ()
    swept: tuple[Card, ...] = ()

    @property
    def laid(self) -> tuple[Card, ...]:
        """All the cards that left the hand, the lowest first."""
        return (*self.swept, *self.under, self.card)

    seen_by = seen_by_all

    def apply(self, state: GameState) -> None:
        """Make it the card to match; a black one leaves no colour in force until one is named."""
        card, discard = self.card, state.discard
        hand = state.hands[self.seat][:]  # a copy: copies of the state share the old list
        if self.under or self.swept:
            for laid in (*self.swept, *self.under):
                hand.remove(laid)
                discard.append(laid)
        hand.remove(card)
        discard.append(card)
        state.hands[self.seat] = hand
        state.top = card
        state.color = card.color


class TakenBack(ChangesHands, frozen=True):
    """The card just played went back to its player's hand; what was in force before it is again."""

    seat: int
    card: Card
    top: Card
    color: Color | None

    seen_by = seen_by_all

    def apply(self, state: GameState) -> None:
        """Put the card back in the hand, and what was to be matched before in its place; the card's effect is not undone."""
        state.discard.pop()
        state.give(self.seat, (self.card,))
        state.top = self.top
        state.color = self.color


class Drew(ChangesHands, frozen=True):
    """A player drew cards from the draw pile; `why` is `turn`, or what made them draw.

    The cards come from the pile's top. A rule may reduce their number (`fewer`).
    """

    seat: int
    cards: tuple[Card, ...]
    why: str = "turn"
    count: int = 0
    """How many; the only thing that others know."""
    openly: bool = False
    """Whether they were turned up for all to see before they came into the hand (N9)."""

    @property
    def reveals(self) -> bool:
        """Whether cards from the pile are shown to others than who draws them."""
        return self.openly

    def apply(self, state: GameState) -> None:
        """Move the cards from the draw pile's top into the hand."""
        cards = self.cards
        # not `[-len(cards):]`: with no cards that would be the whole pile
        del state.draw[len(state.draw) - len(cards) :]
        state.hands[self.seat] = [*state.hands[self.seat], *cards]

    def seen_by(self, seat: int | None) -> Event | None:
        """Show the cards to the player who drew; to all others only how many they were, unless they were drawn openly."""
        return self if seat == self.seat or self.openly else msgspec.structs.replace(self, cards=())

    def fewer(self, count: int) -> Self | None:
        """Return the event with only the first `count` of its cards; None if there are none."""
        return msgspec.structs.replace(self, cards=self.cards[:count], count=count) if count > 0 else None


class DrewNothing(Event, frozen=True):
    """A player was to draw, but there was nothing left to draw (B16)."""

    seat: int


class Passed(Event, frozen=True):
    """Tells that a player ended the turn without laying a card."""

    seat: int


class Skipped(Event, frozen=True):
    """A player loses the turn (B11); `hit`: because of a draw card that was turned up first, and not of a Skip."""

    seat: int
    hit: bool = False


class Reversed(Event, frozen=True):
    """The direction of play changed (B12); 1 is clockwise, -1 counter-clockwise."""

    direction: int

    def apply(self, state: GameState) -> None:
        """Set the direction of play."""
        state.direction = self.direction


class ColorNamed(Event, frozen=True):
    """A player named the colour to be followed (B14)."""

    seat: int
    color: Color

    def apply(self, state: GameState) -> None:
        """Make it the colour in force."""
        state.color = self.color


class Remembered(Event, frozen=True):
    """A rule keeps something in its own memory. Nobody is told."""

    rule: str
    memory: msgspec.Struct | None

    def apply(self, state: GameState) -> None:
        """Put the new memory in the place of the old one; None removes it."""
        if self.memory is None:
            state.own.pop(self.rule, None)
        else:
            state.own[self.rule] = self.memory

    def seen_by(self, seat: int | None) -> None:
        """Tell nobody: what a rule remembers may be a secret, and what is public of it is a fact of the rule."""


class Discarded(ChangesHands, frozen=True):
    """A player laid cards of the hand aside, under the card to match; they do nothing."""

    seat: int
    cards: tuple[Card, ...]

    seen_by = seen_by_all

    def apply(self, state: GameState) -> None:
        """Take the cards from the hand and put them on the discard pile, under its top card."""
        state.take(self.seat, self.cards)
        # under the top: the card that must be matched stays the same
        state.discard[-1:-1] = self.cards


class HandsMoved(ChangesHands, frozen=True):
    """Cards went from hand to hand; `hands` is what each seat holds after it."""

    hands: tuple[tuple[Card, ...], ...]
    why: str
    among: tuple[int, ...] = ()
    """The seats that gave and took; empty: all."""
    counts: tuple[int, ...] = ()

    def apply(self, state: GameState) -> None:
        """Give every seat its new hand."""
        state.hands = [list(hand) for hand in self.hands]

    def seen_by(self, seat: int | None) -> Event | None:
        """Show each player only the own new hand, and everyone how many cards each seat holds."""
        shown = tuple(hand if i == seat else () for i, hand in enumerate(self.hands))
        return msgspec.structs.replace(self, hands=shown, counts=tuple(len(hand) for hand in self.hands))

    @property
    def filled(self) -> tuple[int, ...]:
        """The seats that gave and took cards; all seats if `among` is empty."""
        return self.among or tuple(range(len(self.hands)))


class Showed(Event, frozen=True):
    """One player alone is shown cards of another's hand."""

    reveals = True
    to: int
    of: int
    cards: tuple[Card, ...]
    why: str

    def seen_by(self, seat: int | None) -> Event | None:
        """Show the cards to the one who may look at them; to all others only that somebody was shown cards."""
        return self if seat == self.to else msgspec.structs.replace(self, cards=())


class Tried(Event, frozen=True):
    """A player tried cards from the hand that may not be played, where that costs cards (B31, H7).

    `reason` is the refusal's code, `fine` how many cards it costs. Kept from the room: which cards they were.
    """

    seat: int
    cards: tuple[Card, ...]
    reason: str
    fine: int

    @property
    def refuses(self) -> bool:
        """Always: the cards stay in hand."""
        return True

    def seen_by(self, seat: int | None) -> Event | None:
        """Show the cards to the player who tried them alone; the draw that follows is an event of its own."""
        return self if seat == self.seat else None


class CallInVain(Event, frozen=True):
    """A call typed with a play was not possible; the play was done all the same (B25).

    `reason` is the refusal's code, `about` what it speaks of. It is told to its player alone.
    """

    seat: int
    reason: str
    about: dict[str, object]

    def seen_by(self, seat: int | None) -> Event | None:
        """Tell only the player who typed the call."""
        return self if seat == self.seat else None
