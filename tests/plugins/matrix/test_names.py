"""Names that people give themselves."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unobot_matrix import formatting as names


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Bob", "Bob"),
        ("  Bob \n\t Builder ", "Bob Builder"),
        ("B\u200bo\u202eb\u2066", "Bob"),
        ("\u3164\u2800\u00ad", "bob"),
        ("Bob (@ann:example.org)", "Bob"),
        ("(@ann:example.org)", "bob"),
        ("x" * 500, "x" * 32),
        ("Z\u0351\u0352\u0350\u0357algo", "Z\u0351\u0352algo"),
        ("王小明", "王小明"),
        (None, "bob"),
        (5, "bob"),
        ("", "bob"),
    ],
)
def test_a_display_name_is_made_harmless(given_name: object, shown: str) -> None:
    assert names.clean(given_name, "@bob:example.org") == shown


@given(st.text(max_size=200))
def test_no_display_name_can_break_a_line_hide_or_reorder(name: str) -> None:
    shown = names.clean(name, "@bob:example.org")
    assert 0 < len(shown) <= names.LONGEST_NAME
    assert shown == shown.strip()
    assert not [sign for sign in shown if unicodedata.category(sign)[0] == "C" or sign in "\n\r\u2028\u2029"]


@given(st.text(max_size=50))
def test_not_even_a_user_id_without_a_name_leaves_somebody_nameless(name: str) -> None:
    assert names.clean("", f"@{name}:example.org")
