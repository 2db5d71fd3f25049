"""Matches: which cards go on which (S4-S7), and the moves that make them (`play 1 r8`, `play 2 g3 r5`, `put r5`; S4, S5, S8)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, compress, product
from operator import not_

import msgspec

import uno_engine as uno
from unobot_dos.row import matched_places, row

ANY_NUMBER = range(1, 11)
"""The numbers that a # may stand for (S5)."""
MOST_CARDS = 2
"""So many cards can be laid on one centre card (S4)."""


def numbers(card: uno.Card, said: int | None = None) -> Sequence[int]:
    """Return the numbers that a card may stand for; if a number was said, only that one, if the card can be it."""
    could = ANY_NUMBER if card.number is None else (card.number,)
    if said is None:
        return could
    return (said,) if said in could else ()


@cache
def in_color(center: uno.Card, cards: tuple[uno.Card, ...]) -> bool:
    """Whether all are of the centre card's colour; a Wild DOS is of whichever colour helps (S5)."""
    return len({card.color for card in (center, *cards)} - {None}) <= 1


def matches(
    center: uno.Card,
    cards: tuple[uno.Card, ...],
    *,
    either: bool,
    said: tuple[int | None, ...] = (None, None, None),
) -> bool:
    """Whether one card, or two as a sum, may be laid on the centre card (S4); never more than two.

    `either`: for one card the same colour is enough too. `said` are the numbers that were named for the centre card
    and for the cards.
    """
    center_can = numbers(center, said[0])
    can = [numbers(card, value) for card, value in zip(cards, said[1:], strict=False)]
    # A number was said that the card cannot be, or a third card was named: no match.
    if not center_can or not all(can) or len(cards) > MOST_CARDS:
        return False
    if len(cards) == 1:
        return (either and in_color(center, cards)) or any(n in center_can for n in can[0])
    return any(n + m in center_can for n in can[0] for m in can[1])


class Match(msgspec.Struct, frozen=True):
    """A `play` of DOS: a place of the row (from 0; None: whichever fits), cards, and numbers for `#` (S5).

    `said` is the number that was named for the centre card, then one for each card; None where none was.
    """

    place: int | None
    cards: tuple[uno.Card, ...]
    said: tuple[int | None, ...]

    def why_not(self, state: uno.GameState, *, either: bool) -> uno.NotAllowed:
        """Return why it cannot be made; each reason has `card`, by which the possible matches are told with it."""
        cards = self.cards
        centers = tuple(card for place, card in open_cards(state).items() if self.place in {None, place})
        if self.place is not None and not centers:
            code = "no-such-place" if self.place >= len(row(state)) else "matched-before"
            return uno.NotAllowed(code, card=cards[0])
        if len(cards) > MOST_CARDS:
            return uno.NotAllowed("three-cards", card=cards[0])
        for card, said in zip((centers[0], *cards), self.said, strict=True):
            # Only a # can be another number than its own; of the row a number is said together with its place.
            if said is not None and not numbers(card, said):
                return uno.NotAllowed("cannot-be", card=card, named=said)
        if len(cards) == 1:
            return uno.NotAllowed(
                "no-match", card=cards[0], row=centers, match="either" if either else "number"
            )
        values = [card.number or said or 0 for card, said in zip(cards, self.said[1:], strict=True)]
        # 0 if a # is among them whose number was not said
        total = sum(values) if all(values) else 0
        return uno.NotAllowed("does-not-add-up", card=cards[0], cards=cards, row=centers, sum=total)


@lru_cache(maxsize=4096)  # a move is judged, and then made
def read(move: uno.Move) -> Match | None:
    """Return the match that a `play` means; None if it is not a match."""
    if move.verb != "play" or not move.args:
        return None
    first, *rest = move.args
    what, named = (first.what, first.number) if isinstance(first, uno.Stands) else (first, None)
    # A number is a place in the row; without one, whichever place fits is meant.
    place, center, args = (what - 1, named, rest) if isinstance(what, int) else (None, None, move.args)
    cards: list[uno.Card] = []
    said: list[int | None] = [center]
    for arg in args:
        card, number = (arg.what, arg.number) if isinstance(arg, uno.Stands) else (arg, None)
        if not isinstance(card, uno.Card):
            return None
        cards.append(card)
        said.append(number)
    return Match(place, tuple(cards), tuple(said)) if cards else None


@lru_cache(maxsize=4096)
def count_laid(move: uno.Move) -> int:
    """Return how many cards leave the hand by a move of DOS."""
    return len(move.cards) if move.verb in {"play", "put"} else 0


@cache
def match(place: int | None, cards: tuple[uno.Card, ...]) -> uno.Move:
    """Return the move that matches the centre card at that place (None: it is asked for) with these cards."""
    return uno.Move("play", cards if place is None else (place + 1, *cards))


@lru_cache(maxsize=16384)  # for a deck of some forty different cards, and rows of two
def matches_at(cards: tuple[uno.Card, ...], places: tuple[int, ...]) -> tuple[uno.Move, ...]:
    """Return the moves that match the centre cards at these places with these cards; of several, also that with no place."""
    moves = tuple(match(place, cards) for place in places)
    return (*moves, match(None, cards)) if len(places) > 1 else moves


@cache
def put(card: uno.Card) -> uno.Move:
    """Return the move that puts a card into the row or on the pile."""
    return uno.Move("put", (card,))


def puts(state: uno.GameState, seat: int) -> list[uno.Move]:
    """Return the moves that put a card of the hand, one for each different card."""
    return [put(card) for card in dict.fromkeys(state.hands[seat])]


def puts_or_pass(state: uno.GameState, seat: int) -> list[uno.Move]:
    """Return the same, and keeping all cards."""
    return [*puts(state, seat), uno.PASS]


def open_cards(state: uno.GameState) -> dict[int, uno.Card]:
    """Return the cards of the row that have not been matched in this turn, by their places, from 0."""
    there = dict(enumerate(row(state)))
    for place in matched_places(state):
        there.pop(place, None)
    return there


MOST_LISTED = 100
"""So many matches are listed at most, for a large hand has thousands; the others can be made all the same."""


class MatchTable(dict[tuple[uno.Card, ...], frozenset[uno.Card]]):
    """For one card, or two, the centre cards of a deck that they match, no number being named (S4).

    An entry is made when it is first asked for; from then on it is a plain look-up, which is made for all cards of a hand in
    every turn. A deck has some forty different cards, so it stays small. `either`: as for `matches`.
    """

    def __init__(self, deck: uno.Deck, *, either: bool) -> None:
        super().__init__()
        self.either = either
        self._centers = frozenset(deck.counts)
        self._with_number = {
            n: frozenset(center for center in deck.counts if n in numbers(center)) for n in ANY_NUMBER
        }
        self._by_numbers: dict[tuple[int | None, ...], frozenset[uno.Card]] = {}

    def __missing__(self, cards: tuple[uno.Card, ...]) -> frozenset[uno.Card]:
        printed = tuple([card.number for card in cards])
        found = self._by_numbers.get(printed)
        if found is None:
            sums = {sum(each) for each in product(*map(numbers, cards))}
            found = frozenset(center for n in sums for center in self._with_number.get(n, ()))
            self._by_numbers[printed] = found
        if self.either and len(cards) == 1:
            found |= {center for center in self._centers if in_color(center, cards)}
        self[cards] = found
        return found

    def moves(self, state: uno.GameState, seat: int) -> list[uno.Move]:
        """Return the matches that a player can make now, at most `MOST_LISTED`; where two places fit, also without a place."""
        hand = sorted(state.hands[seat], key=uno.by_color)
        there = open_cards(state)
        places, centers = tuple(there), tuple(there.values())
        chosen = [*combinations(hand, 1), *combinations(hand, MOST_CARDS)]
        # all of them looked up together, for most match nothing
        idle = map(set(centers).isdisjoint, map(self.__getitem__, chosen))
        found: list[uno.Move] = []
        for cards in dict.fromkeys(
            compress(chosen, map(not_, idle))
        ):  # each once: a hand may have equal cards
            found += matches_at(cards, tuple(compress(places, map(self[cards].__contains__, centers))))
            if len(found) >= MOST_LISTED:
                return found[:MOST_LISTED]
        return found

    def allows(self, state: uno.GameState, seat: int, move: uno.Move) -> bool:
        """Whether that move is a match that the player can make now (S4), be it listed or not."""
        made, hand = read(move), state.hands[seat]
        if made is None or any(made.cards.count(card) > hand.count(card) for card in made.cards):
            return False
        return bool(self.fitting(state, made))

    def fitting(self, state: uno.GameState, made: Match) -> list[int]:
        """Return the places of the row, from 0, that are not matched yet and where this match can be made."""
        cards, said = made.cards, made.said
        there = [(at, center) for at, center in open_cards(state).items() if made.place in {None, at}]
        if len(cards) > MOST_CARDS or any(number is not None for number in said):
            return [at for at, center in there if matches(center, cards, either=self.either, said=said)]
        return [at for at, center in there if center in self[cards]]
