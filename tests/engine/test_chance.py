from collections import Counter
from hashlib import sha256

import pytest

from uno_engine import SEED_BYTES, Chance, seed_from

SEED = bytes(range(32))


def stream(seed: bytes, count: int) -> bytes:
    """The stream of chance as its definition says."""
    return b"".join(sha256(seed + i.to_bytes(8, "big")).digest() for i in range(count // 32 + 1))[:count]


def below_by_hand(seed: bytes, position: int, n: int) -> tuple[int, int]:
    """A number below n and the position after it, by the definition."""
    size = 1
    while 256**size < n:
        size += 1
    while True:
        value = int.from_bytes(stream(seed, position + size)[position:], "big")
        position += size
        if value < 256**size // n * n:
            return value % n, position


def test_the_first_bytes_of_a_known_seed_are_known() -> None:
    chance = Chance(SEED)

    read = bytes(chance.byte() for _ in range(40))

    assert read == stream(SEED, 40)
    assert read[:8].hex() == "a9d6e500293a88bd"
    assert chance.position == 40


@pytest.mark.parametrize("count", [0, 1, 31, 32, 33, 100])
@pytest.mark.parametrize("begin", [0, 5, 31, 32])
def test_bytes_that_are_taken_at_once_are_those_of_the_stream(count: int, begin: int) -> None:
    chance = Chance(SEED, begin)

    assert chance.take(count) == stream(SEED, begin + count)[begin:]
    assert chance.position == begin + count
    assert chance.byte() == stream(SEED, begin + count + 1)[-1]


def test_a_small_number_makes_a_known_seed() -> None:
    assert seed_from(1) == sha256(b"1").digest()
    assert len(seed_from(123456789)) == SEED_BYTES


@pytest.mark.parametrize("n", [1, 2, 3, 10, 108, 255, 256, 257, 1000, 65536, 65537])
def test_numbers_are_those_that_the_definition_gives(n: int) -> None:
    chance, position = Chance(SEED), 0

    for _ in range(40):
        expected, position = below_by_hand(SEED, position, n)
        assert chance.below(n) == expected
        assert chance.position == position


@pytest.mark.parametrize("count", [0, 1, 2, 3, 54, 108, 255, 256, 257, 300])
@pytest.mark.parametrize("begin", [0, 5, 31, 32])
def test_a_shuffle_is_fisher_and_yates_from_the_last_place_down(count: int, begin: int) -> None:
    expected, position = list(range(count)), begin
    for i in range(count - 1, 0, -1):
        j, position = below_by_hand(SEED, position, i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    chance = Chance(SEED, begin)

    assert chance.shuffled(range(count)) == expected
    assert chance.position == position


def test_reading_goes_on_where_another_reader_stopped() -> None:
    whole, part = Chance(SEED), Chance(SEED)
    first = [whole.below(100) for _ in range(50)]
    begun = [part.below(100) for _ in range(20)]

    rest = Chance(SEED, part.position)

    assert begun + [rest.below(100) for _ in range(30)] == first


@pytest.mark.parametrize("n", [3, 7, 10, 200, 300])
def test_all_numbers_are_about_equally_likely(n: int) -> None:
    chance, times = Chance(seed_from(7)), 200

    counts = Counter(chance.below(n) for _ in range(n * times))

    chi_square = sum((counts[value] - times) ** 2 / times for value in range(n))
    assert set(counts) == set(range(n))
    assert abs(chi_square - (n - 1)) < 5 * (2 * (n - 1)) ** 0.5


def test_every_card_is_about_equally_likely_in_every_place() -> None:
    chance, times = Chance(seed_from(8)), 3000

    places = Counter(place for _ in range(times) for place in enumerate(chance.shuffled("abcde")))

    assert len(places) == 25
    assert all(abs(count - times / 5) < 130 for count in places.values())


def test_a_seed_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 31"):
        Chance(bytes(31))


def test_a_number_below_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Chance(SEED).below(0)


def test_a_reader_does_not_show_its_seed() -> None:
    assert repr(Chance(SEED, 7)) == "Chance(position=7)"
