"""How lines look: colours, emphasis, and where long ones are cut."""

from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unobot.document import TINTS, Face, Name, Strong, Style, Text, Typed, plain
from unobot_terminal.screen import columns, paint, wrap

R5 = Face("r5", "red")
RED = "\x1b[0;38;5;231;48;5;88m[r5]\x1b[0m"


@pytest.mark.parametrize(
    ("style", "shown"), [("colour", RED), ("plain", "[r5]"), ("emoji", "🟥[r5]"), ("words", "[r5]")]
)
def test_a_card_looks_as_its_reader_wants(style: Style, shown: str) -> None:
    assert paint((Text("top: "), R5, Text(".")), style) == f"top: {shown}."


def test_without_colours_nothing_but_the_words_is_left() -> None:
    line = (Name("ann", "ann"), Text(" plays "), R5, Strong(" now "), Typed("!top"))
    assert paint(line, coloured=False) == "ann plays [r5] now !top" == plain(line)


def test_what_is_strong_is_bold() -> None:
    assert paint((Text("<"), Strong("ann"), Text("> hi"))) == "<\x1b[0;1mann\x1b[0m> hi"


@pytest.mark.parametrize("tint", TINTS)
def test_every_colour_of_a_card_is_shown(tint: str) -> None:
    assert "48;5;" in paint((Face("x", tint),))  # type: ignore[arg-type]  # one of the literals


@given(st.text(), st.sampled_from([Text, Strong, Typed]))
def test_no_line_brings_an_escape_of_its_own(text: str, kind: type[Text | Strong | Typed]) -> None:
    painted = paint((kind(text), Name(text, ""), Face(text, "red")), coloured=False)
    assert not any(category(sign) == "Cc" for sign in painted)


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("", [""]),
        ("one two", ["one two"]),
        ("cards: 🟥[r2] 🟥[duelc] 🟨[y1]", ["cards: 🟥[r2]", "    🟥[duelc]", "    🟨[y1]"]),
        ("你的手牌：[r5] [g1] [w]（可出：r5 w）", ["你的手牌：[r5]", "    [g1] [w]（可", "    出：r5 w）"]),
        (f"\x1b[0;1mbold\x1b[0m {RED} ends.", [f"\x1b[0;1mbold\x1b[0m {RED}", "    ends."]),
        (f"出しました今{RED}。次", ["出しました今", f"    {RED}。次"]),
        ("unobreakable-word-of-its-own", ["unobreakable-word-of-its-own"]),
    ],
)
def test_a_line_is_cut_between_words_and_between_chinese_signs(line: str, parts: list[str]) -> None:
    assert list(wrap(line, 16 if "你" in line else 14)) == parts


@given(st.text(st.sampled_from("ab 中国。，[r5]🟥")), st.integers(12, 60))
def test_nothing_is_lost_and_no_part_is_too_wide(line: str, width: int) -> None:
    parts = list(wrap(line, width))
    assert "".join(parts).replace(" ", "") == line.replace(" ", "")
    longest = max((columns(word) for word in line.split()), default=0)
    assert all(columns(part) <= max(width, longest + 4) for part in parts)
