"""What a hand as a picture costs: time beside the bare compression of its dots, and bytes."""

import zlib
from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import median
from typing import Final

from tests.bench.measuring import microseconds
from tests.plugins.built_in import all_rules, built_in
from unobot.document import Pictured
from unobot.messages import pictured
from unobot.messages.pictures import MOST_CARDS, Faces, Picture, joined

GOAL: Final = 10.0
"""Milliseconds for ten cards at most."""
_HANDS: Final = 5


def rows() -> Iterator[str]:
    """The lines of the report."""
    faces, chance = Faces(built_in().brought.figures), Random(1)
    cards = list(all_rules().compose("extended").deck.counts)
    for count, goal in ((10, f" (goal: {GOAL:.0f} ms)"), (MOST_CARDS, "")):
        hands = [tuple(pictured(card) for card in chance.sample(cards, count)) for _ in range(_HANDS)]
        pictures = [joined(faces, hand) for hand in hands]
        spent, times = median(_joining(faces, hand) for hand in hands), median(map(_deflating, pictures))
        size = median(len(picture.png) for picture in pictures) / 1000
        name = f"a hand of {count} as a picture"
        yield f"{name:44} {spent:9.1f} ms   {spent / times:5.2f} × zlib alone   {size:.1f} kB{goal}"


def _joining(faces: Faces, hand: Sequence[Pictured]) -> float:
    return _milliseconds(lambda: joined(faces, hand))


def _deflating(picture: Picture) -> float:
    """How long zlib takes for the same dots."""
    dots = _dots(picture.png)
    return _milliseconds(lambda: zlib.compress(dots, 6))


def _milliseconds(work: Callable[[], object]) -> float:
    return microseconds(work, times=10) / 1000


def _dots(png: bytes) -> bytes:
    """The dots of one of our own files: all in one part."""
    start = png.index(b"IDAT") + 4
    return zlib.decompress(png[start : start + int.from_bytes(png[start - 8 : start - 4])])
