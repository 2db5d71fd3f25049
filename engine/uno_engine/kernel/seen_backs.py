"""What one player knows of the other sides of two-faced cards: the others' and the draw pile's, but not those of the own hand."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from uno_engine.kernel.backs import backs_of, hand_backs
from uno_engine.kernel.cards import Card, by_color
from uno_engine.kernel.events import Drew, Event
from uno_engine.kernel.state import GameState


class HandBacks(msgspec.Struct, frozen=True):
    """The backs of another player's hand at the beginning of the phase, `laid` those of the cards that have left it since.

    Both are sorted: which face belongs to which back is not known.
    """

    laid: tuple[Card, ...]
    others: tuple[Card, ...]


class SeenBacks(msgspec.Struct, frozen=True):
    """What a seat knows of the backs at the beginning of the phase.

    `hands` has an entry for each other seat that holds cards; `pile` is the draw pile from its top, None where the back is
    not known; `unseen` are all other backs, sorted: of the own hand, the pile, the discard pile and the zones. `under` cards
    lie under the top of the discard pile: they were turned over with it, so that their faces are not known either.
    """

    hands: dict[int, HandBacks]
    pile: tuple[Card | None, ...]
    unseen: tuple[Card, ...]
    under: int


def seen_backs(before: GameState, now: GameState, seat: int, events: Sequence[Event]) -> SeenBacks:
    """What that seat knows of the backs as they were `before` these events, which it has seen."""
    hands = {
        other: _hand(hand_backs(before, other), hand_backs(now, other))
        for other, hand in enumerate(before.hands)
        if other != seat and hand
    }
    known = _seen_of_pile(seat, events)
    pile = tuple(card.back if place in known else None for place, card in enumerate(reversed(before.draw)))
    everywhere = Counter(backs_of([*before.hands[seat], *before.draw, *before.discard]))
    everywhere.update(back for cards in before.zones.values() for back in backs_of(cards))
    everywhere.subtract(back for back in pile if back is not None)
    return SeenBacks(hands, pile, _sorted(everywhere.elements()), max(0, len(before.discard) - 1))


def _hand(before: Sequence[Card], now: Sequence[Card]) -> HandBacks:
    laid = Counter(before) - Counter(now)
    return HandBacks(_sorted(laid.elements()), _sorted((Counter(before) - laid).elements()))


def _seen_of_pile(seat: int, events: Iterable[Event]) -> set[int]:
    """The places in the pile, from its top, of which the backs were seen: those of its top card, first and now, and what others drew."""
    drawn, seen = 0, {0}
    for event in events:
        if isinstance(event, Drew):
            count = event.count or len(event.cards)
            if event.seat != seat:
                seen.update(range(drawn, drawn + count))
            drawn += count
            seen.add(drawn)
    return seen


def _sorted(cards: Iterable[Card]) -> tuple[Card, ...]:
    # the order in which they were counted would tell where they lie
    return tuple(sorted(cards, key=by_color))
