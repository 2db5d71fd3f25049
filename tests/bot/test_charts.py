"""Charts: what is drawn can be told from the paper, and read out."""

from xml.etree import ElementTree as ET

import pytest

from tests.bot.web.contrast import contrast
from unobot.messages.charts import BAR, INK, PAPER, Bars, picture

DARK = "#14171a"


def test_what_is_drawn_can_be_told_from_light_and_dark_paper() -> None:
    assert contrast(INK, PAPER) >= 7
    assert contrast(BAR, PAPER) >= 3
    assert contrast(BAR, DARK) >= 3


def test_each_bar_is_as_high_as_its_number() -> None:
    drawn = ET.fromstring(picture("wins", Bars(["ann", "bob", "cid"], [4, 2, 0], "player", "wins")))
    heights = [float(bar.get("height") or 0) for bar in drawn.iterfind(".//{*}g/{*}rect")]
    assert heights[0] == pytest.approx(2 * heights[1])
    assert heights[2] == 0


def test_a_chart_is_named_and_tells_its_numbers_to_who_cannot_see_it() -> None:
    drawn = ET.fromstring(picture("wins", Bars(["ann", "bob"], [4, 2], "player", "number"), key="one"))
    assert drawn.get("role") == "img"
    assert drawn.get("aria-labelledby") == "one-title one-desc"
    assert drawn.findtext("{*}title") == "wins"
    assert drawn.findtext("{*}desc") == "player: number. ann: 4; bob: 2."


def test_a_chart_needs_no_exception_from_a_strict_policy_and_names_are_words_in_it() -> None:
    attack = '</title><script>alert(1)</script>"\x00'
    text = picture(attack, Bars([attack], [1], attack, attack))
    drawn = ET.fromstring(text)
    assert drawn.findtext("{*}title") == attack.replace("\x00", "")
    assert "<script" not in text
    assert "style=" not in text


@pytest.mark.parametrize("counts", [[], [0], [1_000_000_000, 3]])
def test_any_numbers_can_be_drawn(counts: list[int]) -> None:
    drawn = ET.fromstring(picture("x", Bars([str(each) for each in counts], counts, "a", "b")))
    lines = drawn.findall(".//{*}path")
    assert 2 <= len(lines) <= 7
