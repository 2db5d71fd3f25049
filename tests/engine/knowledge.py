"""Who may know which cards: what leaves the engine is walked through, and every card in it must be known anyway."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from uno_engine import (
    Card,
    Color,
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
    Seat,
    Showed,
    TakenBack,
    backs_of,
    seen,
    view,
)

NAMES = {"of"}
_BETWEEN_WORDS = bytes.maketrans(b'"', b" ")


def cards_in(value: object, codes: Mapping[str, Card]) -> set[Card]:
    """Every card in a value, however deep; words that are a card's code count too, names of fields included.

    The value is written out as JSON, which walks through it at the speed of C and stops at what it does not know: at
    each card, which is noted, and at what nobody can look into.
    """
    found: set[Card] = set()

    def note(part: object) -> object:
        if isinstance(part, Card):
            found.add(part)
            return ""
        if isinstance(part, Color):
            return part.value
        assert isinstance(part, Mapping), f"cannot look into {type(part).__name__}"
        return list(part.items())

    written = msgspec.json.encode(value, enc_hook=note).translate(_BETWEEN_WORDS)
    for word in set(written.decode().split()):
        if word in codes:
            found.add(codes[word])
    return found


def codes_of(game: Game) -> Mapping[str, Card]:
    """The cards by their codes, but for those whose codes are names of fields, too."""
    return {code: card for code, card in game.rules.deck.by_code.items() if code not in NAMES}


def laid_open(events: list[Event]) -> set[Card]:
    """The cards that these events put on the table for everyone to see."""
    found: set[Card] = set()
    for event in events:
        if isinstance(event, Discarded):
            found.update(event.cards)
        elif isinstance(event, DealerDrew | Flipped | Played | PutBack | TakenBack):
            found.add(event.card)
        elif isinstance(event, Drew) and event.openly:
            found.update(event.cards)
        if isinstance(event, Played):
            found.update(event.laid)
        if isinstance(event, TakenBack):
            found.add(event.top)
    return found


def lying_open(state: GameState) -> set[Card]:
    """The played cards, and a card that hits somebody though the pile it lay on is shuffled meanwhile."""
    about = state.memory("penalty", Pending).card
    return {card for card in (*state.discard, state.top, about) if card is not None}


def known_to(seat: int, before: GameState, events: list[Event], after: GameState) -> set[Card]:
    """What a seat alone knows when these events have led from one state to the next."""
    cards: set[Card] = set()
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


def backs_seen(game: Game, seat: int) -> set[Card]:
    """What is on the backs that a player sees: those of the others, and of the draw pile's top; nothing who is out."""
    state = game.state
    others = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    seen_by = state.seats[seat] is Seat.IN
    return set(backs_of([*others, *state.draw[-1:]])) if seen_by else set()


def as_faces(cards: Iterable[Card]) -> set[Card]:
    """The faces in play of these cards: nothing else of two-faced cards may be told."""
    return {card.face for card in cards}


def assert_events_tell_no_secret(before: GameState, events: list[Event], game: Game) -> None:
    codes, state = codes_of(game), game.state
    everyone = as_faces(lying_open(before) | lying_open(state) | laid_open(events))
    public = seen(events, None)
    for form in public:
        told = cards_in(form, codes)
        assert told <= everyone, f"{type(form).__name__} tells seat None of {told - everyone}"
    for seat in range(len(state.seats)):
        for own in private_part(seen(events, seat), public):
            allowed = everyone | as_faces(known_to(seat, before, events, state))
            told = cards_in(own, codes)
            assert told <= allowed, f"{type(own).__name__} tells seat {seat} of {told - allowed}"


def private_part(mine: Sequence[object], public: Sequence[object]) -> list[object]:
    """What one player is told beyond what everyone is told, which is looked at once for all."""
    if len(mine) != len(public):
        return list(mine)
    return [each for each, shared in zip(mine, public, strict=True) if each is not shared and each != shared]


def assert_views_tell_no_secret(game: Game) -> None:
    codes, state = codes_of(game), game.state
    everyone = as_faces(lying_open(state))
    public = msgspec.structs.astuple(view(game, None))
    told = cards_in(public, codes)
    assert told <= everyone, f"the view of seat None shows {told - everyone}"
    for seat in range(len(state.seats)):
        told = cards_in(private_part(msgspec.structs.astuple(view(game, seat)), public), codes)
        allowed = everyone | as_faces(state.hands[seat]) | backs_seen(game, seat)
        assert told <= allowed, f"the view of seat {seat} shows {told - allowed}"
