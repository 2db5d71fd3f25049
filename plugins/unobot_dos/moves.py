"""Matches: which cards go on which (S4-S7), and the moves that make them (`play 1 r8`, `play 2 g3 r5`, `put r5`; S4, S5, S8)."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache, reduce
from itertools import combinations, islice
from operator import or_

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


# Where no number was named, numbers are the bits of an integer: every listing asks about all pairs.


@cache
def could_be(number: int | None) -> int:
    """Return the numbers that a card may stand for as bits of an integer; `number` None is a #."""
    return sum(1 << n for n in (ANY_NUMBER if number is None else (number,)))


@cache
def could_add_up_to(one: int | None, other: int | None) -> int:
    """Return the possible sums of two cards as bits of an integer; None is a #."""
    first, second = could_be(one), could_be(other)
    return reduce(or_, (second << n for n in range(first.bit_length()) if first >> n & 1), 0)


def takes(center: uno.Card, cards: tuple[uno.Card, ...], *, either: bool) -> bool:
    """Whether these cards may be laid on that centre card, no number being named."""
    wanted = could_be(center.number)
    if len(cards) == MOST_CARDS:
        return bool(could_add_up_to(cards[0].number, cards[1].number) & wanted)
    if len(cards) > MOST_CARDS:
        return False
    return bool(could_be(cards[0].number) & wanted) or (either and in_color(center, cards))


MOST_LISTED = 100
"""So many matches are listed at most, for a large hand has thousands; the others can be made all the same."""


class Match(msgspec.Struct, frozen=True):
    """A `play` of DOS: a place of the row (from 0; None: whichever fits), cards, and numbers for `#` (S5).

    `said` is the number that was named for the centre card, then one for each card; None where none was.
    """

    place: int | None
    cards: tuple[uno.Card, ...]
    said: tuple[int | None, ...]

    def fitting(self, state: uno.GameState, *, either: bool) -> list[int]:
        """Return the places of the row, from 0, that are not matched yet and where this match can be made."""
        there = row(state)
        places = open_places(state)
        if self.place is not None:
            places = [self.place] if self.place in places else []
        if any(number is not None for number in self.said):
            return [p for p in places if matches(there[p], self.cards, either=either, said=self.said)]
        return [p for p in places if takes(there[p], self.cards, either=either)]

    def why_not(self, state: uno.GameState, *, either: bool) -> uno.NotAllowed:
        """Return why it cannot be made; each reason has `card`, by which the possible matches are told with it."""
        cards, there = self.cards, row(state)
        if self.place is not None and self.place not in open_places(state):
            code = "no-such-place" if self.place >= len(there) else "matched-before"
            return uno.NotAllowed(code, card=cards[0])
        if len(cards) > MOST_CARDS:
            return uno.NotAllowed("three-cards", card=cards[0])
        places = open_places(state) if self.place is None else [self.place]
        centers = tuple(there[place] for place in places)
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


def can_make(state: uno.GameState, seat: int, move: uno.Move, *, either: bool) -> bool:
    """Whether that move is a match that the player can make now (S4)."""
    made, hand = read(move), state.hands[seat]
    if made is None or any(made.cards.count(card) > hand.count(card) for card in made.cards):
        return False
    return bool(made.fitting(state, either=either))


@cache
def match(place: int | None, cards: tuple[uno.Card, ...]) -> uno.Move:
    """Return the move that matches the centre card at that place (None: it is asked for) with these cards."""
    return uno.Move("play", cards if place is None else (place + 1, *cards))


@cache
def put(card: uno.Card) -> uno.Move:
    """Return the move that puts a card into the row or on the pile."""
    return uno.Move("put", (card,))


def puts(state: uno.GameState, seat: int) -> list[uno.Move]:
    """Return the moves that put a card of the hand, one for each different card."""
    return [put(card) for card in dict.fromkeys(state.hands[seat])]


def open_places(state: uno.GameState) -> list[int]:
    """Return the places of the row, from 0, that have not been matched in this turn."""
    done = matched_places(state)
    return [place for place in range(len(row(state))) if place not in done]


def some_matches(state: uno.GameState, seat: int, *, either: bool) -> Sequence[uno.Move]:
    """Return the matches that a player can make now, at most `MOST_LISTED`; where two places fit, also without a place."""
    there = row(state)
    open_cards = tuple((place, there[place]) for place in open_places(state))
    return _matches(tuple(sorted(state.hands[seat], key=uno.by_color)), open_cards, either=either)


@lru_cache(maxsize=256)  # listed for the hand line, a prompt, a computer player, while one player is asked
def _matches(
    hand: tuple[uno.Card, ...], open_cards: tuple[tuple[int, uno.Card], ...], *, either: bool
) -> tuple[uno.Move, ...]:
    def every() -> Iterator[uno.Move]:
        singles = [(card,) for card in dict.fromkeys(hand)]
        for cards in (*singles, *dict.fromkeys(combinations(hand, 2))):
            places = [place for place, center in open_cards if takes(center, cards, either=either)]
            for place in places:
                yield match(place, cards)
            if len(places) > 1:
                yield match(None, cards)

    return tuple(islice(every(), MOST_LISTED))
