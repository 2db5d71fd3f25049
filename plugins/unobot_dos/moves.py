"""The matches that a player can make, as moves: `play 1 r8`, `play 2 g3 r5`, `play r8`, and `put r5` (S4, S5, S8)."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations

import msgspec

from uno_engine import Card, GameState, Move, Stands, by_color
from unobot_dos.row import matched, row
from unobot_dos.sums import matches, takes

MOST_LISTED = 100
"""So many matches are listed at most; any other can be made all the same."""


class Match(msgspec.Struct, frozen=True):
    """What a `play` of DOS says: a place of the row (from 0; None: whichever fits), cards, and numbers for `#` (S5).

    `said` is the number that was named for the centre card, then one for each card; None where none was.
    """

    place: int | None
    cards: tuple[Card, ...]
    said: tuple[int | None, ...]

    def fitting(self, state: GameState, *, either: bool) -> list[int]:
        """The open places of the row where this match can be made."""
        there = row(state)
        places = open_places(state)
        if self.place is not None:
            places = [self.place] if self.place in places else []
        if any(number is not None for number in self.said):
            return [p for p in places if matches(there[p], self.cards, either=either, said=self.said)]
        return [p for p in places if takes(there[p], self.cards, either=either)]


def read(move: Move) -> Match | None:
    """The match that a move is; None if it is none at all."""
    if move.verb != "play" or not move.args:
        return None
    first, *cards = move.args
    if isinstance(first, Card) or (isinstance(first, Stands) and isinstance(first.what, Card)):
        return _with_cards(None, None, move.args)
    if isinstance(first, Stands) and isinstance(first.what, int):
        return _with_cards(first.what - 1, first.number, cards)
    return _with_cards(first - 1, None, cards) if isinstance(first, int) else None


def _with_cards(place: int | None, center: int | None, args: Sequence[object]) -> Match | None:
    cards: list[Card] = []
    said: list[int | None] = [center]
    for arg in args:
        what, number = (arg.what, arg.number) if isinstance(arg, Stands) else (arg, None)
        if not isinstance(what, Card):
            return None
        cards.append(what)
        said.append(number)
    return Match(place, tuple(cards), tuple(said)) if cards else None


def held(state: GameState, seat: int, cards: Sequence[Card]) -> bool:
    """Whether the player holds all these cards."""
    hand = state.hands[seat]
    return all(cards.count(card) <= hand.count(card) for card in cards)


def can_make(state: GameState, seat: int, move: Move, *, either: bool) -> bool:
    """Whether that move is a match that the player can make now (S4)."""
    match_ = read(move)
    return (
        match_ is not None and held(state, seat, match_.cards) and bool(match_.fitting(state, either=either))
    )


def in_order(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of a match as it is listed."""
    return tuple(sorted(cards, key=by_color))


@cache
def match(place: int | None, cards: tuple[Card, ...]) -> Move:
    """Match the centre card at that place (None: to be asked) with these cards."""
    return Move("play", cards if place is None else (place + 1, *cards))


@cache
def put(card: Card) -> Move:
    """Put a card into the row or on the pile."""
    return Move("put", (card,))


def puts(state: GameState, seat: int) -> list[Move]:
    """Each card of the hand, put."""
    return [put(card) for card in dict.fromkeys(state.hands[seat])]


def open_places(state: GameState) -> list[int]:
    """The places of the row that have not been matched in this turn."""
    done = matched(state)
    return [place for place in range(len(row(state))) if place not in done]


def some_matches(state: GameState, seat: int, *, either: bool) -> Sequence[Move]:
    """The matches that a player can make now, of very many only some; with a choice of places also without naming one."""
    there = row(state)
    open_cards = tuple((place, there[place]) for place in open_places(state))
    return _matches(in_order(state.hands[seat]), open_cards, either=either)


@lru_cache(maxsize=256)  # several want to know it while a player is asked: who lists, who warns
def _matches(
    hand: tuple[Card, ...], open_cards: tuple[tuple[int, Card], ...], *, either: bool
) -> tuple[Move, ...]:
    listed: list[Move] = []
    for move in _list_matches(hand, open_cards, either=either):
        listed.append(move)
        if len(listed) == MOST_LISTED:
            break
    return tuple(listed)


def _list_matches(
    hand: Sequence[Card], open_cards: Sequence[tuple[int, Card]], *, either: bool
) -> Iterator[Move]:
    singles = [(card,) for card in dict.fromkeys(hand)]
    for cards in (*singles, *dict.fromkeys(combinations(hand, 2))):
        places = [place for place, center in open_cards if takes(center, cards, either=either)]
        for place in places:
            yield match(place, cards)
        if len(places) > 1:
            yield match(None, cards)
