"""Chance comes in through this door, so that tests can hold it."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Randomness(Protocol):
    """Where seeds and tokens come from: `random.SystemRandom`, or in tests a `random.Random` with a seed."""

    def randbytes(self, n: int, /) -> bytes:
        """So many random bytes."""
        ...

    def choice(self, seq: Sequence[T], /) -> T:
        """One of the items."""
        ...
