"""The reference lists what a class has, with types as they are written."""

from collections import Counter

from tests.docs.blocks import ROOT
from tests.docs.class_members import class_members
from uno_engine import Calls, Ctx, Drew, Event, GameState, Rule, Seat

PUBLIC = frozenset({Event, Rule})


def test_fields_have_their_types_and_the_sentence_below_them() -> None:
    members = {member.name: member for member in class_members(GameState, PUBLIC)}

    assert members["hands"].written == "hands: list[list[Card]] = []"
    assert members["names"].about == "How each seat is called in commands; unique, without spaces."


def test_methods_have_what_they_take_without_self() -> None:
    written = [member.written for member in class_members(Calls, PUBLIC)]

    assert "judge(ctx: Ctx, seats: Sequence[int]) -> None" in written  # of a base that is not public


def test_properties_are_no_methods_and_internal_things_are_left_out() -> None:
    members = {member.name: member.written for member in class_members(Ctx, PUBLIC)}

    assert members["colors"] == "colors: tuple[Color, ...]"
    assert "most_events" not in members


def test_what_a_public_base_has_is_not_told_again() -> None:
    assert "seen_by" not in [member.name for member in class_members(Drew, PUBLIC)]


def test_the_values_of_an_enum_are_members() -> None:
    assert "OUT = 1" in [member.written for member in class_members(Seat, PUBLIC)]


def test_the_page_has_them() -> None:
    page = (ROOT / "docs/plugins/reference/api.md").read_text(encoding="utf-8")

    assert (
        "| `take(seat: int, cards: Iterable[Card]) -> None` | Take cards out of a hand, which is replaced, too. |"
        in page
    )


def test_no_paragraph_stands_twice_below_a_name() -> None:
    page = (ROOT / "docs/plugins/reference/api.md").read_text(encoding="utf-8")
    twice = [
        line
        for entry in page.split("\n### ")
        for line, times in Counter(entry.split("\n\n")).items()
        if times > 1
    ]

    assert twice == []
