"""Long lines in narrow terminals."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unobot.demo.wrapping import columns, wrapped


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("", [""]),
        ("one two", ["one two"]),
        ("cards: 🟥[r2] 🟥[duelc] 🟨[y1]", ["cards: 🟥[r2]", "    🟥[duelc]", "    🟨[y1]"]),
        ("你的手牌：[r5] [g1] [w]（可出：r5 w）", ["你的手牌：[r5]", "    [g1] [w]（可", "    出：r5 w）"]),
        ("\x02bold\x02 \x0300,05[r5]\x0f ends.", ["\x02bold\x02 \x0300,05[r5]\x0f", "    ends."]),
        ("unobreakable-word-of-its-own", ["unobreakable-word-of-its-own"]),
    ],
)
def test_a_line_is_cut_between_words_and_between_chinese_signs(line: str, parts: list[str]) -> None:
    assert list(wrapped(line, 16 if "你" in line else 14)) == parts


@given(st.text(st.sampled_from("ab 中国。，[r5]🟥\x02")), st.integers(12, 60))
def test_nothing_is_lost_and_no_part_is_too_wide(line: str, width: int) -> None:
    parts = list(wrapped(line, width))
    assert "".join(parts).replace(" ", "") == line.replace(" ", "")
    longest = max((columns(word) for word in line.split()), default=0)
    assert all(columns(part) <= max(width, longest + 4) for part in parts)
