"""That the benchmark of a turn plays turns at all: nothing else runs it."""

from tests.bench.lines import waits


def test_turns_are_played_over_the_ends_of_rounds() -> None:
    middle, late, used = waits(20)

    assert 0 < middle <= late
    assert used > 0
