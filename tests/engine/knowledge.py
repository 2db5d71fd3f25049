"""Who may know which cards: what leaves the engine is walked through, and every card in it must be known anyway."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass

import msgspec

from uno_engine import (
    Card,
    DealerDrew,
    Discarded,
    Drew,
    Event,
    Flipped,
    Game,
    GameState,
    HandsMoved,
    Pending,
    Played,
    PutBack,
    Showed,
    TakenBack,
    seen,
    view,
)


def cards_in(value: object, codes: Mapping[str, Card]) -> Iterator[Card]:
    """Every card in a value, however deep; words that are a card's code count too."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, str):
        yield from (codes[word] for word in value.split() if word in codes)
    else:
        for part in parts_of(value):
            yield from cards_in(part, codes)


def parts_of(value: object) -> Iterable[object]:
    """What a value is made of; nothing for numbers."""
    if isinstance(value, Mapping):
        return (*value.keys(), *value.values())
    if isinstance(value, list | tuple | set | frozenset):
        return value
    if isinstance(value, msgspec.Struct):
        return [getattr(value, name) for name in value.__struct_fields__]
    if is_dataclass(value):
        return [getattr(value, field.name) for field in fields(value)]
    assert value is None or isinstance(value, int), f"cannot look into {type(value).__name__}"
    return ()


def laid_open(events: list[Event]) -> set[Card]:
    """The cards that these events put on the table for everyone to see."""
    found: set[Card] = set()
    for event in events:
        if isinstance(event, Discarded):
            found.update(event.cards)
        elif isinstance(event, DealerDrew | Flipped | Played | PutBack | TakenBack):
            found.add(event.card)
        if isinstance(event, Played):
            found.update(event.under)
        if isinstance(event, TakenBack):
            found.add(event.top)
    return found


def lying_open(state: GameState) -> set[Card]:
    """The played cards, and a card that hits somebody though the pile it lay on is shuffled meanwhile."""
    about = state.memory("penalty", Pending).card
    return {card for card in (*state.discard, state.top, about) if card is not None}


def known(before: GameState, events: list[Event], after: GameState, seat: int | None) -> set[Card]:
    """What a seat knows when these events have led from one state to the next."""
    cards = lying_open(before) | lying_open(after) | laid_open(events)
    if seat is None:
        return cards
    for state in (before, after):
        if seat < len(state.hands):
            cards.update(state.hands[seat])
    for event in events:
        if (isinstance(event, Drew) and event.seat == seat) or (
            isinstance(event, Showed) and event.to == seat
        ):
            cards.update(event.cards)
        elif isinstance(event, HandsMoved):
            cards.update(event.hands[seat])
    return cards


def assert_events_tell_no_secret(before: GameState, events: list[Event], game: Game) -> None:
    codes = game.rules.deck.by_code
    for seat in (None, *range(len(game.state.seats))):
        allowed = known(before, events, game.state, seat)
        for form in seen(events, seat):
            told = set(cards_in(form, codes))
            assert told <= allowed, f"{type(form).__name__} tells seat {seat} of {told - allowed}"


def assert_views_tell_no_secret(game: Game) -> None:
    codes = game.rules.deck.by_code
    state = game.state
    for seat in (None, *range(len(state.seats))):
        allowed = lying_open(state) | (set(state.hands[seat]) if seat is not None else set())
        told = set(cards_in(view(game, seat), codes))
        assert told <= allowed, f"the view of seat {seat} shows {told - allowed}"
