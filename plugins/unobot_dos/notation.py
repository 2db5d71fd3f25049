"""How a match may be typed (S4, S5): `play r8`, `play 2 r5 g3`, `play 1=7 r7`, `play 1 r#=5 g3`."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from uno_engine import Card, GameState, NotAllowed
from unobot_dos.deck import DECK
from unobot_dos.moves import fitting, in_order, match, open_places
from unobot_dos.row import row
from unobot_dos.sums import matches

_PLACE = re.compile(r"(\d+)(?:=(\d+))?")
_CARD = re.compile(r"([^=]+)(?:=(\d+))?")


@dataclass(frozen=True, slots=True)
class Typed:
    """What was typed after `play`: a place (from 0), cards, and the numbers that they are said to be."""

    place: int | None
    cards: tuple[Card, ...]
    said: tuple[int | None, ...]
    """For the centre card, then for each card."""
    rest: tuple[str, ...]


def typed(words: Sequence[str]) -> Typed | None:
    """What the words after `play` mean; None if they are no match at all."""
    left = list(words)
    place, center = None, None
    if left and (found := _PLACE.fullmatch(left[0])):
        del left[0]
        place, center = int(found[1]) - 1, _number(found[2])
    cards: list[Card] = []
    said: list[int | None] = []
    while left:
        joined = left[0] == "with" and len(left) > 1 and bool(cards)
        found = _CARD.fullmatch(left[joined])
        if found is None or found[1] not in DECK.by_code:
            break
        del left[: joined + 1]
        cards.append(DECK.by_code[found[1]])
        said.append(_number(found[2]))
    return Typed(place, tuple(cards), (center, *said), tuple(left)) if cards else None


def _number(text: str | None) -> int | None:
    return None if text is None else int(text[:3])


def check_pairs(state: GameState, words: Sequence[str], *, either: bool) -> None:
    """Raise NotAllowed if several cards that are typed together are no pair that adds up (S4).

    Without this the first of them would be played as a single match, and the next be read as what is typed ahead.
    """
    left = words[1:] if words[:1] == ["play"] else ()
    while (found := typed(left)) is not None:
        cards, there = in_order(found.cards), open_places(state)
        places = there if found.place is None else [place for place in there if place == found.place]
        fits = any(place in places for place in fitting(state, cards, either=either))
        if len(cards) > 1 and places and not fits:
            raise NotAllowed("does-not-add-up")
        left = found.rest


def as_option(state: GameState, words: list[str], *, either: bool) -> list[str]:
    """The same match in the words of its option. Raises NotAllowed if the numbers said do not make it."""
    found = typed(words[1:]) if words[:1] == ["play"] else None
    if found is None:
        return words
    cards = in_order(found.cards)
    place = found.place
    if place is None:
        places = fitting(state, cards, either=either)
        place = places[0] if len(places) == 1 else None
    elif place not in open_places(state):
        return words
    if any(number is not None for number in found.said) and not (
        place is not None and matches(row(state)[place], found.cards, either=either, said=found.said)
    ):
        raise NotAllowed("does-not-add-up")
    return [*match(place, cards).id.split(), *found.rest]
