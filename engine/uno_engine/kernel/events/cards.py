"""Cards that move or are shown otherwise than by playing and drawing, and what rules remember."""

import msgspec

from uno_engine.kernel.cards import Card
from uno_engine.kernel.events.event import ChangesHands, Event
from uno_engine.kernel.state import GameState
from uno_engine.kernel.who_sees import seen_by_all


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
        """Nobody is told: what a rule remembers may be a secret, and what is public of it is a fact of the rule."""


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
        """Each player sees only the own new hand; everyone sees how many cards each seat holds."""
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
        """The one who is shown the cards sees which; all others see only that somebody was shown cards."""
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
        """Only the player who tried is told which cards; the draw that follows is an event of its own."""
        return self if seat == self.seat else None


class CallInVain(Event, frozen=True):
    """A call typed with a play was not possible; the play was done all the same (B25).

    `reason` is the refusal's code, `about` what it speaks of. It is told to its player alone.
    """

    seat: int
    reason: str
    about: dict[str, object]

    def seen_by(self, seat: int | None) -> Event | None:
        """Only the player who typed the call is told."""
        return self if seat == self.seat else None
