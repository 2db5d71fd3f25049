"""How a document looks on Matrix."""

import unicodedata
from html.parser import HTMLParser
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from unobot.document import DYES, SQUARES, TINTS, Document, Face, Item, Name, Strong, Style, Text, Tint, Typed
from unobot_matrix import formatting


def luminance(colour: str) -> float:
    """Relative luminance as the web content accessibility guidelines define it."""
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted(map(luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


ELEMENT, NHEKO = "#15191e", "#202228"
"""The ground of clients in the dark."""


@pytest.mark.parametrize("tint", TINTS)
def test_a_card_can_be_read_with_its_paper_and_without_by_day_and_by_night(tint: Tint) -> None:
    ink = formatting.INKS[DYES[tint]]
    assert contrast(ink, formatting.PAPER) >= 4.5
    assert min(contrast(ink, ground) for ground in ("#ffffff", ELEMENT, NHEKO)) >= 3


def test_no_two_colours_have_the_same_sign_and_each_sign_is_one_that_fonts_have() -> None:
    assert len(set(SQUARES.values())) == len(TINTS) == len(SQUARES)
    wide = {
        tint: sign for tint, sign in SQUARES.items() if tint not in {"hearts", "diamonds", "clubs", "spades"}
    }
    assert all(unicodedata.east_asian_width(sign) == "W" for sign in wide.values())


@pytest.mark.parametrize("style", get_args(Style))
def test_the_letters_of_a_card_are_always_there(style: Style) -> None:
    content = formatting.message_content((Face("r+2", "red"),), style)
    assert "r+2" in content["body"]
    assert "r+2" in content.get("formatted_body", "r+2")


def test_a_card_is_a_square_and_its_code_in_a_colour_that_old_clients_know_too() -> None:
    content = formatting.message_content((Text("on "), Face("r5", "red")), "colour")
    red = formatting.INKS["red"]
    assert content["body"] == "on 🟥r5"
    assert content["formatted_body"] == (
        f'on 🟥<font color="{red}"><span data-mx-color="{red}" data-mx-bg-color="#ffffff">r5</span></font>'
    )


def test_a_list_is_one_in_html_and_its_items_are_lines_in_the_text() -> None:
    document = (Text("To play:"), Item(), Typed("!play r5"), Item("\n"), Typed("!draw"))
    content = formatting.message_content(document, "colour")
    assert content["body"] == "To play:\n• !play r5\n• !draw"
    assert content["formatted_body"] == (
        "To play:<ul><li><code>!play r5</code></li><li><code>!draw</code></li></ul>"
    )


def test_the_plain_style_is_without_decoration() -> None:
    content = formatting.message_content((Text("[#room] Your cards: "), Face("r5", "red")), "plain")
    assert content == {"msgtype": "m.notice", "body": "[#room] Your cards: [r5]", "m.mentions": {}}


def test_the_cards_that_can_be_typed_are_in_colour_too() -> None:
    hand = (Text("Your cards: "), Face("r5", "red"), Face("w", "black"), Text(" (playable: "))
    html = formatting.message_content((*hand, Typed("r5 ra"), Text(")")), "colour")["formatted_body"]
    red = formatting.INKS["red"]
    inked = f'<font color="{red}"><span data-mx-color="{red}" data-mx-bg-color="#ffffff">r5</span></font>'
    assert html.endswith(f"(playable: <code>{inked} ra</code>)")
    assert f"🟥{inked}" in html


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
        self.attributes: set[tuple[str, str]] = set()
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.links += [value or "" for name, value in attrs if name == "href"]
        self.attributes |= {(tag, name) for name, _ in attrs}
        self.text += "\n• " if tag == "li" else "\n" if tag == "br" else ""

    def handle_data(self, data: str) -> None:
        self.text += data


ALLOWED = {
    ("font", "color"), ("span", "data-mx-color"), ("span", "data-mx-bg-color"), ("a", "href"),
}  # fmt: skip
"""What the specification lets stand in tags, and `font`, which it once had."""
SPANS = st.one_of(
    st.builds(Text, st.text(max_size=20)),
    st.builds(Strong, st.text(max_size=20)),
    st.builds(Typed, st.text(max_size=20)),
    st.builds(Face, st.text("rgb57+", min_size=1, max_size=4), st.sampled_from(TINTS)),
    st.builds(Name, st.text(max_size=20), st.just("@ann:x")),
    st.just(Item("\n")),
)


@given(st.lists(SPANS, max_size=12).map(tuple), st.sampled_from(["colour", "emoji", "words"]))
def test_the_text_and_the_html_of_an_event_say_the_same(document: Document, style: Style) -> None:
    content = formatting.message_content(document, style, "@ann:x")
    tags = Tags()
    tags.feed(content["formatted_body"])
    tags.close()
    assert tags.attributes <= ALLOWED
    # HTML has no carriage return
    said, shown = content["body"].replace("\r", "\n"), tags.text.replace("\r", "\n")
    assert said.split() == shown.split()


@given(st.text(max_size=80), st.text(max_size=80))
def test_no_text_and_no_name_becomes_html(text: str, name: str) -> None:
    document = (Text(text), Strong(text), Name(name, name), Face(text, "red"))
    tags = Tags()
    tags.feed(formatting.message_content(document, "colour", name)["formatted_body"])
    assert tags.tags <= {"strong", "a", "font", "span", "br"}
    assert all(link.startswith("https://matrix.to/#/") for link in tags.links)


@given(st.text(min_size=1, max_size=30), st.integers(1, 60_000))
def test_whatever_is_said_fits_into_an_event(text: str, times: int) -> None:
    content = formatting.message_content((Text(text * (times // len(text) + 1)),), "colour")
    assert formatting.json_size(content["body"]) <= formatting.LONGEST
    assert formatting.json_size(content.get("formatted_body", "")) <= formatting.LONGEST
