"""The fair stream of chance: SHA-256 in counter mode, read byte by byte, unbiased.

Block `i` (from 0) of a 256-bit seed is SHA-256(seed ‖ i as 8 bytes, big-endian); the stream is all blocks in a row.
Anybody can recompute a shuffle from the seed and a position; engine/README.md works one example.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256
from itertools import chain, count, islice
from typing import TypeVar

__all__ = ["SEED_BYTES", "Chance", "Witness", "seed_from"]

T = TypeVar("T")

Witness = Callable[[int, int | Sequence[object], int | Sequence[object]], None]
"""Is told the position before, what chance was asked (a number below which, or what was shuffled), and what it gave."""

SEED_BYTES = 32
"""How many bytes a seed has."""
_BLOCK = 32
_TOGETHER = 8
_VALUES = 256
_PLACES = [(i, i + 1, _VALUES - _VALUES % (i + 1)) for i in range(_VALUES - 1, 0, -1)]
"""Each place of 256 cards but the first, from the last down, with the number of places up to it, and how many of the
256 values of a byte are used for a fair number below that."""


def seed_from(number: int) -> bytes:
    """Return a 256-bit seed from a small number, for tests and simulations: SHA-256 of its decimal digits."""
    return sha256(str(number).encode()).digest()


class Chance:
    """A reader at `position` (in bytes) of the stream of `seed`."""

    __slots__ = ("_block", "_number", "position", "seed")

    def __init__(self, seed: bytes, position: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.position = position
        self._number = -1
        self._block = b""

    def __repr__(self) -> str:
        """Return a text without the seed: who knows that knows every card."""
        return f"Chance(position={self.position})"

    def byte(self) -> int:
        """Return the next byte of the stream, 0 to 255."""
        number, offset = divmod(self.position, _BLOCK)
        self.position += 1
        return self._block_at(number)[offset]

    def take(self, count: int) -> bytes:
        """Return the next `count` bytes of the stream, as for the seed of another one."""
        number, offset = divmod(self.position, _BLOCK)
        self.position += count
        blocks = map(self._block_at, range(number, (self.position - 1) // _BLOCK + 1))
        return b"".join(blocks)[offset : offset + count]

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n-1, all equally likely.

        Reads as few bytes as can hold n-1 (at least one), big-endian; a value at or over the largest
        multiple of n is thrown away and read anew.
        """
        if n < 1:
            raise ValueError(f"below() wants a number of at least 1, not {n}")
        if n <= _VALUES:  # nearly always: each try reads one byte
            limit = _VALUES - _VALUES % n
            while True:
                value = self.byte()
                if value < limit:
                    return value % n
        size = max(1, ((n - 1).bit_length() + 7) // 8)
        limit = 256**size - 256**size % n
        while True:
            value = 0
            for _ in range(size):
                value = value * 256 + self.byte()
            if value < limit:  # else the low numbers would be a little likelier than the high ones
                return value % n

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in random order: Fisher–Yates from the last place down, `below(i + 1)` for place i."""
        cards = list(items)
        if len(cards) > _VALUES:
            for i in range(len(cards) - 1, 0, -1):
                j = self.below(i + 1)
                cards[i], cards[j] = cards[j], cards[i]
            return cards
        # The same with `below` written out for one byte: every deal waits for it.
        # the bytes of the stream from `position` on, without end; `position` is not moved
        number, offset = divmod(self.position, _BLOCK)
        stream = islice(chain.from_iterable(map(self._blocks, count(number, _TOGETHER))), offset, None)
        unused = 0
        for i, n, limit in _PLACES[_VALUES - len(cards) :]:
            for value in stream:
                if value < limit:
                    break
                unused += 1
            j = value % n
            cards[i], cards[j] = cards[j], cards[i]
        self.position += max(len(cards) - 1, 0) + unused
        return cards

    def _blocks(self, number: int) -> bytes:
        """Return the next `_TOGETHER` blocks from that one on: enough for most shuffles."""
        numbers = range(number, number + _TOGETHER)
        return b"".join([sha256(self.seed + i.to_bytes(8, "big")).digest() for i in numbers])

    def _block_at(self, number: int) -> bytes:
        if number != self._number:  # 32 bytes in a row are of the same block: it is kept
            self._block = sha256(self.seed + number.to_bytes(8, "big")).digest()
            self._number = number
        return self._block
