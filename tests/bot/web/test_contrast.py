"""The colours of the pages, in the light and in the dark."""

import re

import pytest

from tests.bot.web.contrast import contrast
from unobot.messages.pages import asset

STYLE = asset("style.css").text
LIGHT, DARK = (
    dict(re.findall(r"--([a-z]+): (#[0-9a-f]{6})", part))
    # what is printed is black on white
    for part in re.findall(r":root \{(.*?)\}", STYLE.partition("@media print")[0], re.DOTALL)
)


@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
def test_words_can_be_read_on_what_is_behind_them(colors: dict[str, str]) -> None:
    for paper in ("paper", "soft"):
        for ink in ("ink", "link", "quiet"):
            assert contrast(colors[ink], colors[paper]) >= 4.5, (ink, paper)
    assert contrast(colors["line"], colors["paper"]) >= 3
    for felt in ("felt", "rim"):
        assert contrast(colors["cream"], colors[felt]) >= 7
        assert contrast(colors["turn"], colors[felt]) >= 3


@pytest.mark.parametrize(
    "tint", ["red", "yellow", "green", "blue", "pink", "teal", "orange", "purple", "black"]
)
def test_a_card_can_be_read_and_told_from_the_paper(tint: str) -> None:
    found = re.search(rf"\.card\.{tint} \{{ background: (#\w+); color: (#\w+);", STYLE)
    assert found is not None
    assert contrast(found[1], found[2]) >= 4.5
    # its letters say all; the ground is only beside them
    assert len({found[1] for found in re.finditer(r"\.card\.\w+ \{ background: (#\w+)", STYLE)}) == 9
