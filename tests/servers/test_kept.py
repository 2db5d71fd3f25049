"""That what was told is rightly held against what is stored."""

import pytest

from tests.servers.kept import check_order

PLAYS = [("ann", "r1"), ("bob", "r2"), ("ann", "r3"), ("bob", "r2"), ("ann", "r4")]


def told(text: str) -> list[tuple[str, str, bool]]:
    """`a1 b2+` for what ann and bob play in red, told again where a plus stands."""
    names = {"a": "ann", "b": "bob"}
    return [(names[each[0]], f"r{each[1]}", each.endswith("+")) for each in text.split()]


@pytest.mark.parametrize(
    "text",
    ["a1 b2 a3 b2 a4", "a1 b2 a1+ b2+ a3 b2 a4", "a1 b2 a3 a1+ b2+ a3+ b2 a4", "a1 b2 a3 a1+ b2+ a3+ b2+ a4"],
)
def test_what_is_told_in_order_or_marked_is_right(text: str) -> None:
    check_order(told(text), PLAYS)


@pytest.mark.parametrize(
    "text", ["a1 b2 a3 b2", "a1 a3 b2 a4", "a1 b2 b2 a3 b2 a4", "a1 b2 a3 b2 a4 a4", "a1 b2 a3+ a4+ b2 a4"]
)
def test_what_is_lost_told_twice_or_out_of_order_is_found(text: str) -> None:
    with pytest.raises(AssertionError):
        check_order(told(text), PLAYS)
