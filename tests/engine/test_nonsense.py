"""Whatever is typed behind an option, a table is opened as its option allows, or the reason is given."""

import pytest

from tests.engine.tables import CATALOGUE, SETTINGS
from uno_engine import BadTable, Number, Setting

NONSENSE = (
    "",
    "=",
    "==",
    "=b",
    "0",
    "00000000000",
    "000000005999999",
    "-1",
    "+1",
    "1.5",
    "1e9",
    "٣",
    "²",
    "½",
    "five",
    "off",
    "never",
    "9" * 400,
    "1" + "0" * 400 + "m",
    "1h1h",
    "yes yes",
    "%s%n",
    "{}",
    "$(reboot)",
    "\\",
    "'",
    '"',
    "\x00",
    "\u202eabc",
    "🟥" * 100,
    "a" * 400,
    ",",
    "all,all",
)


@pytest.mark.parametrize("setting", SETTINGS.values(), ids=SETTINGS.keys())
def test_an_option_takes_what_it_allows_and_refuses_all_else(setting: Setting) -> None:
    for said in NONSENSE:
        try:
            value = setting.read(said)
        except BadTable:
            continue
        assert setting.read(setting.write(value)) == value
        if isinstance(setting, Number):
            assert value == 0 or setting.low <= int(value) <= setting.high


@pytest.mark.parametrize(
    "name", ["", "+", "-", "cards", "turn-timeout", "+stack", "-stack", "rounds", "nonsense"]
)
def test_a_line_with_nonsense_opens_a_table_or_says_why_not(name: str) -> None:
    opened = 0
    for said in NONSENSE:
        for line in (f"{name}={said}", f"classic {name}={said}", f"{name} = {said}", f"{name}{said}"):
            try:
                opened += bool(CATALOGUE.compose(line).line)
            except BadTable:
                continue
    # some of it is no nonsense where a time or a word is expected
    assert opened or name not in {"turn-timeout", "rounds"}


@pytest.mark.parametrize("line", ["=", "=b", "classic =", "classic =b"])
def test_an_equals_sign_alone_is_no_word(line: str) -> None:
    with pytest.raises(BadTable, match="unknown-word"):
        CATALOGUE.compose(line)
