"""How what the bot says looks: HTML, and hands as pictures."""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

import structlog

from unobot.adapter import Outgoing
from unobot.clock import Clock
from unobot.document import SQUARES, Document, Face, Name, Span, Strong, Style, Text, Tint, Typed, plain
from unobot.pictures import MOST_CARDS, Faces, joined
from unobot_matrix.account import Account
from unobot_matrix.wire import Failure, Json, Unreachable, Wire

if TYPE_CHECKING:
    from unobot_matrix.crypt import Crypt


# --- Writing a document for Matrix: a plain text that says everything, and HTML with the cards in colour.


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


# --- Hands as pictures: each is drawn, uploaded and named in its event. Whatever goes wrong, the hand is told
# as a line.


log = structlog.get_logger(__name__)

FILE_NAME: Final = "hand.png"
"""The same for all: with a name that differs from the event's text, clients show that as the caption."""

SECONDS: Final = 5.0
"""How long an upload may take: what else is told to the same person waits for it."""
PAUSE: Final = 60.0
"""Seconds without pictures after an upload has failed, where the homeserver does not say how long to wait."""
KEPT: Final = 16
"""So many uploads are remembered, for messages that are sent again."""


class HandPictures:
    """The pictures of one account; `crypt` is None where encryption is off."""

    def __init__(self, wire: Wire, crypt: "Crypt | None", clock: Clock, faces: Faces) -> None:
        self._wire, self._crypt, self._clock = wire, crypt, clock
        self._faces = faces
        self._not_before = clock.now()
        self._uploaded: OrderedDict[tuple[int, bool], Json] = OrderedDict()

    async def image(self, message: Outgoing, *, encrypted: bool) -> Json:
        """What makes an image of a message's content, whose text is the caption then; nothing if it goes without. Never raises.

        A message that is tried again has the picture that was uploaded for it before.
        """
        key = message.key, encrypted
        if not 0 < len(message.hand) <= MOST_CARDS or self._clock.now() < self._not_before:
            return {}
        if key not in self._uploaded:
            try:
                self._uploaded[key] = await self._made(message, encrypted=encrypted)
            except (Failure, Unreachable) as problem:
                self._failed(problem)
                return {}
            if len(self._uploaded) > KEPT:
                self._uploaded.popitem(last=False)
        return self._uploaded[key]

    async def _made(self, message: Outgoing, *, encrypted: bool) -> Json:
        # joining takes some milliseconds, in which nobody else's game has to wait
        picture = await asyncio.to_thread(joined, self._faces, message.hand)
        kind = "image/png"
        info = {"mimetype": kind, "w": picture.width, "h": picture.height, "size": len(picture.png)}
        image: Json = {"msgtype": "m.image", "filename": FILE_NAME, "info": info}
        if not encrypted:
            return image | {"url": await self._wire.upload(picture.png, kind, SECONDS)}
        # with encryption off nothing is ever said in an encrypted room
        assert self._crypt is not None
        locked, keys = self._crypt.lock(picture.png)
        address = await self._wire.upload(locked, "application/octet-stream", SECONDS)
        return image | {"file": {**keys, "url": address}}

    def _failed(self, problem: Failure | Unreachable) -> None:
        """Leave the homeserver in peace for a while."""
        asked = problem.retry_after if isinstance(problem, Failure) else None
        self._not_before = self._clock.now() + (asked or PAUSE)
        log.warning(
            "hands are told without pictures for a while", problem=str(problem), seconds=asked or PAUSE
        )


async def hand_pictures(account: Account, faces: Faces) -> HandPictures:
    """The pictures of an account; the faces of all cards are ready then."""
    # what plugins of other people bring is drawn now, and beside the event loop: that takes a while
    await asyncio.to_thread(faces.prepare)
    return HandPictures(account.wire, account.crypt, account.clock, faces)
