"""How a document looks on Matrix."""

from html.parser import HTMLParser
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unobot.document import Face, Name, Strong, Style, Text, Tint, Typed
from unobot_matrix import formatting


def luminance(colour: str) -> float:
    """Relative luminance as the web content accessibility guidelines define it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("tint", get_args(Tint))
def test_a_card_can_be_read_on_its_colour(tint: Tint) -> None:
    light, dark = sorted(map(luminance, formatting.COLOURS[tint]), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5


@pytest.mark.parametrize("style", get_args(Style))
def test_the_letters_of_a_card_are_always_there(style: Style) -> None:
    content = formatting.message_content((Face("r+2", "red"),), style)
    assert "[r+2]" in content["body"]
    assert "[r+2]" in content.get("formatted_body", "[r+2]")


def test_the_plain_style_is_without_decoration() -> None:
    content = formatting.message_content((Text("[#room] Your cards: "), Face("r5", "red")), "plain")
    assert content == {"msgtype": "m.notice", "body": "[#room] Your cards: [r5]", "m.mentions": {}}


def test_the_cards_that_can_be_typed_are_in_colour_too() -> None:
    hand = (Text("Your cards: "), Face("r5", "red"), Face("w", "black"), Text(" (playable: "))
    html = formatting.message_content((*hand, Typed("r5 ra"), Text(")")), "colour")["formatted_body"]
    red, white = formatting.COLOURS["red"]
    assert html.endswith(f'(playable: <span data-mx-bg-color="{red}" data-mx-color="{white}">r5</span> ra)')
    assert "[r5]" in html


def test_a_line_that_rings_is_a_text_and_all_others_are_notices() -> None:
    line = (Name("ann", "@ann:x"), Text(", your turn"))
    assert formatting.message_content(line, "plain", "@ann:x", rings=True)["msgtype"] == "m.text"
    assert formatting.message_content(line, "plain", "@ann:x")["msgtype"] == "m.notice"


def test_a_mention_in_private_is_none_at_all() -> None:
    assert formatting.message_content((Name("ann", "@ann:x"),), "colour", None)["m.mentions"] == {}


class Tags(HTMLParser):
    """Collects the tags that a client would see."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.links += [value or "" for name, value in attrs if name == "href"]


@given(st.text(max_size=80), st.text(max_size=80))
def test_no_text_and_no_name_becomes_html(text: str, name: str) -> None:
    document = (Text(text), Strong(text), Name(name, name), Face(text, "red"))
    tags = Tags()
    tags.feed(formatting.message_content(document, "colour", name)["formatted_body"])
    assert tags.tags <= {"strong", "a", "span", "br"}
    assert all(link.startswith("https://matrix.to/#/") for link in tags.links)


@given(st.text(min_size=1, max_size=30), st.integers(1, 60_000))
def test_whatever_is_said_fits_into_an_event(text: str, times: int) -> None:
    content = formatting.message_content((Text(text * (times // len(text) + 1)),), "colour")
    assert formatting.json_size(content["body"]) <= formatting.LONGEST
    assert formatting.json_size(content.get("formatted_body", "")) <= formatting.LONGEST
