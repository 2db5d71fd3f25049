"""The matches that a player can make, as options: `play 1 r8`, `play 2 g3 r5`, and `put r5` (S4, S8)."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement

from uno_engine import Card, GameState, Option
from unobot_dos.deck import DECK
from unobot_dos.row import matched, row
from unobot_dos.sums import matches

_ORDER = {card: place for place, card in enumerate(DECK.counts)}


def in_order(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of a match as its option names them."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


@cache
def match(place: int | None, cards: tuple[Card, ...]) -> Option:
    """The option to match the centre card at that place (None: to be asked) with these cards."""
    where = "" if place is None else f"{place + 1} "
    codes = " ".join(card.code for card in cards)
    return Option(
        f"play {where}{codes}",
        "play",
        card=cards[0],
        cards=cards,
        value="" if place is None else str(place),
    )


@cache
def put(card: Card) -> Option:
    """The option to put a card into the row or on the pile."""
    return Option(f"put {card.code}", "put", card=card, aliases=(f"discard {card.code}", f"pick {card.code}"))


def puts(state: GameState, seat: int) -> list[Option]:
    """Each card of the hand, put."""
    return [put(card) for card in dict.fromkeys(state.hands[seat])]


def open_places(state: GameState) -> list[int]:
    """The places of the row that have not been matched in this turn."""
    done = matched(state)
    return [place for place in range(len(row(state))) if place not in done]


@cache
def takes(center: Card, *, either: bool) -> frozenset[tuple[Card, ...]]:
    """All that may be laid on that centre card: each card, and each two in the order of an option."""
    faces = list(DECK.counts)
    laid = (*((card,) for card in faces), *combinations_with_replacement(faces, 2))
    return frozenset(cards for cards in laid if matches(center, cards, either=either))


def fitting(state: GameState, cards: tuple[Card, ...], *, either: bool) -> list[int]:
    """The open places on which these cards may be laid."""
    there = row(state)
    return [place for place in open_places(state) if cards in takes(there[place], either=either)]


def all_matches(state: GameState, seat: int, *, either: bool) -> Sequence[Option]:
    """Every match that a player can make now; with a choice of places also without naming one."""
    there = row(state)
    open_cards = tuple((place, there[place]) for place in open_places(state))
    return _matches(tuple(state.hands[seat]), open_cards, either=either)


@lru_cache(maxsize=256)
def _matches(
    hand: tuple[Card, ...], open_cards: tuple[tuple[int, Card], ...], *, either: bool
) -> tuple[Option, ...]:
    """Kept for a while, for several want to know it while a player is asked: who lists, who warns, who checks."""
    return tuple(_list_matches(sorted(hand, key=_ORDER.__getitem__), open_cards, either=either))


def _list_matches(
    hand: Sequence[Card], open_cards: Sequence[tuple[int, Card]], *, either: bool
) -> Iterator[Option]:
    taking = [(place, takes(center, either=either)) for place, center in open_cards]
    singles = [(card,) for card in dict.fromkeys(hand)]
    for cards in (*singles, *dict.fromkeys(combinations(hand, 2))):
        places = [place for place, taken in taking if cards in taken]
        for place in places:
            yield match(place, cards)
        if len(places) > 1:
            yield match(None, cards)
