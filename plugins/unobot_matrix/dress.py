"""Writing a document for Matrix: a plain text that says everything, and HTML with the cards in colour."""

import json
from collections.abc import Mapping
from html import escape
from urllib.parse import quote

from unobot.document import SQUARES, Document, Face, Name, Span, Strong, Style, Text, Tint, Typed, plain
from unobot_matrix.wire import Json

COLOURS: dict[Tint, tuple[str, str]] = {
    "red": ("#c62828", "#ffffff"),
    "yellow": ("#ffd54f", "#000000"),
    "green": ("#1b7a2e", "#ffffff"),
    "blue": ("#1565c0", "#ffffff"),
    "pink": ("#ad1457", "#ffffff"),
    "teal": ("#00695c", "#ffffff"),
    "orange": ("#ef8a17", "#000000"),
    "purple": ("#6a1b9a", "#ffffff"),
    "black": ("#212121", "#ffffff"),
}
"""Behind and on a card; every pair has a contrast above 4.5 to 1."""

LONGEST = 9_000
"""Bytes that the text of one event may have in JSON, and the HTML again.

A homeserver takes 64 KiB; encryption makes a third more of them, and an edit holds everything twice.
"""


def content(document: Document, style: Style, mention: str | None = None, *, rings: bool = False) -> Json:
    """The content of a message event, mentioning nobody but `mention`: a text if it `rings`, else a notice."""
    # the default push rules look at the type first: a notice never rings, whoever it mentions
    kind = "m.text" if rings else "m.notice"
    message: Json = {"msgtype": kind, "body": shortened(body(document, style))}
    tints = {span.code: span.tint for span in document if isinstance(span, Face)}
    html = "".join(_html(span, style, mention, tints) for span in document)
    if style != "plain" and size(html) <= LONGEST:
        message |= {"format": "org.matrix.custom.html", "formatted_body": html}
    # empty, not absent: without it, clients would look for names in the text and ring
    message["m.mentions"] = {"user_ids": [mention]} if mention else {}
    return message


def body(document: Document, style: Style) -> str:
    """The plain text; in the style `emoji` with a coloured square before each card.

    >>> body((Text("on "), Face("r5", "red")), "emoji")
    'on 🟥[r5]'
    """
    if style != "emoji":
        return plain(document)
    return "".join(
        SQUARES[span.tint] + plain((span,)) if isinstance(span, Face) else plain((span,)) for span in document
    )


def size(text: str) -> int:
    """How many bytes a text has in JSON."""
    return len(json.dumps(text))


def shortened(text: str) -> str:
    """As much of the text as fits into an event."""
    while size(text) > LONGEST:
        text = text[: int(len(text) * LONGEST / size(text)) - 1] + "…"
    return text


def _html(span: Span, style: Style, mention: str | None, tints: Mapping[str, Tint]) -> str:
    """One span as HTML; `tints` are the colours of the cards that the whole document shows, by their codes."""
    match span:
        case Face(code, tint):
            return (SQUARES[tint] if style == "emoji" else "") + _card(f"[{code}]", tint)
        case Typed(text):
            # of cards in the same line only: `w`, `d` or `ra` may also be words that can be typed
            words = (_card(word, tints[word]) if word in tints else _words(word) for word in text.split(" "))
            return " ".join(words)
        case Name(name, identity) if identity == mention:
            return f'<a href="https://matrix.to/#/{quote(identity, safe="@:")}">{_words(name)}</a>'
        case Strong(text):
            return f"<strong>{_words(text)}</strong>"
        case Name(text) | Text(text):
            return _words(text)


def _card(shown: str, tint: Tint) -> str:
    behind, ink = COLOURS[tint]
    return f'<span data-mx-bg-color="{behind}" data-mx-color="{ink}">{_words(shown)}</span>'


def _words(text: str) -> str:
    return escape(text).replace("\n", "<br>")
