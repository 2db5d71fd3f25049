"""The contents of message events: how what the bot says is written, and how what people say is read."""

import html
import json
import re
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import quote, unquote

from unobot.document import SQUARES, Document, Face, Name, Span, Strong, Style, Text, Tint, Typed, plain
from unobot_matrix.room import visible
from unobot_matrix.wire import (
    Failure,
    Json,
    Patience,
    RoomEvent,
    Wire,
    objects,
    part,
    path,
    read,
    relation,
    text,
)

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
    written = "".join(_html(span, style, mention, tints) for span in document)
    if style != "plain" and size(written) <= LONGEST:
        message |= {"format": "org.matrix.custom.html", "formatted_body": written}
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
    return html.escape(text).replace("\n", "<br>")


def edited(content: Json, event: str) -> Json:
    """The content as an edit of an older message."""
    # outside stands what a client without edits shows; the star is the convention
    outer = {name: value for name, value in content.items() if name != "formatted_body"}
    outer["body"] = f"* {content['body']}"
    if "formatted_body" in content:
        outer["formatted_body"] = f"* {content['formatted_body']}"
    return {**outer, "m.new_content": content, "m.relates_to": {"rel_type": "m.replace", "event_id": event}}


def threaded(content: Json, root: str) -> Json:
    """The content as a message in a thread."""
    related = {
        "rel_type": "m.thread",
        "event_id": root,
        "is_falling_back": True,  # the reply is only for clients without threads
        "m.in_reply_to": {"event_id": root},
    }
    return {**content, "m.relates_to": related}


def in_thread(content: Json) -> bool:
    """Whether a message stands in a thread."""
    return text(content, "m.relates_to", "rel_type") == "m.thread"


LONGEST_COMMAND = 500
"""Characters that a command may have; what is longer is none."""

_PILL = re.compile(
    r'\s*(?:<mx-reply>.*?</mx-reply>)?\s*(?:<p>)?\s*<a href="https://matrix\.to/#/(?P<who>[^"?]+)[^"]*">(?P<label>[^<]*)</a>',
    re.DOTALL,
)
"""A mention at the beginning of a message's HTML."""
_LINK = re.compile(r"\[[^\]]*\]\(https://matrix\.to/#/(?P<who>[^)?]+)[^)]*\)")
"""A mention at the beginning of a message's plain text, as clients write it that use Markdown there."""


def words(event: RoomEvent) -> str | None:
    """What a person typed: the first line, made harmless, without a quotation; None if the event is no such thing.

    An edit is none: it comes as a message of its own, `* !play g2`; see `edit`.
    """
    if event.type != "m.room.message" or event.content.get("msgtype") != "m.text":
        return None
    related = relation(event)
    body = text(event.content, "body")
    if body is None or (related is not None and related[0] == "m.replace"):
        return None
    lines = [line for line in body.splitlines() if line.strip()]
    if text(event.content, "m.relates_to", "m.in_reply_to", "event_id") is not None:
        lines = [
            line for line in lines if not line.startswith("> ")
        ]  # clients quote what is replied to in the body
    line = visible(lines[0]) if lines else ""
    return line if 0 < len(line) <= LONGEST_COMMAND else None


def edit(event: RoomEvent) -> tuple[str, RoomEvent] | None:
    """The event that this one edits, and what it is to be from now on, as a message; None if this is no edit."""
    related = relation(event)
    if related is None or related[0] != "m.replace":
        return None
    new = {
        name: value
        for name, value in objects(event.content, "m.new_content").items()
        if name != "m.relates_to"
    }
    return related[1], replace(event, content=new)


def pills(event: RoomEvent, user: str) -> Iterator[str]:
    """What stands for a mention of `user` at the beginning of a message's plain text, in the forms that clients use."""
    body, written = text(event.content, "body") or "", text(event.content, "formatted_body") or ""
    # not longer than a command, as a search in somebody's huge text takes long
    pill, link = _PILL.match(written[: LONGEST_COMMAND * 4]), _LINK.match(body[:LONGEST_COMMAND])
    if pill is not None and unquote(pill["who"]) == user:
        yield visible(html.unescape(pill["label"]))
    if link is not None and unquote(link["who"]) == user:
        yield link[0]


def reaction(event: RoomEvent) -> tuple[str, str] | None:
    """The event that somebody reacted to, and with which sign; None if the event is no reaction."""
    related = relation(event)
    sign = text(event.content, "m.relates_to", "key")
    if event.type != "m.reaction" or related is None or related[0] != "m.annotation" or sign is None:
        return None
    return related[1], sign


def thread(event: RoomEvent) -> str | None:
    """The event on which the thread hangs that this one stands in, or None if it stands in none."""
    related = relation(event)
    return related[1] if related is not None and related[0] == "m.thread" else None


COLORS: Final[Mapping[str, Tint]] = {
    "r": "red", "y": "yellow", "g": "green", "b": "blue", "p": "pink", "t": "teal", "o": "orange", "u": "purple",
}  # fmt: skip
"""The colours that can be clicked, by their letters."""

ANSWERS = {
    "👍": "accept",
    "👎": "refuse",
    **{SQUARES[tint]: f"color {letter}" for letter, tint in COLORS.items()},
}
"""What a reaction says, as a player would type it."""

ONLY = "▶"
"""The reaction that gives the only answer there is."""

SIGNS = {said: sign for sign, said in ANSWERS.items()}
PLAIN = str.maketrans("", "", "\ufe0e\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff[]")
"""Takes away skin tones and presentation selectors, so that every thumb is a thumb, and the brackets around a card."""


def meant(sign: str, allowed: Sequence[str]) -> str | None:
    """What a reaction says to a prompt that allows these answers, or None if it says nothing.

    >>> meant("👍🏽", ("accept", "refuse")), meant("R5", ("r5", "w")), meant("▶️", ("r5",))
    ('accept', 'r5', 'r5')
    >>> meant("▶️", ("r5", "w"))
    """
    bare = sign.translate(PLAIN).strip()
    if bare == ONLY:
        return allowed[0] if len(allowed) == 1 else None
    said = ANSWERS.get(bare, bare.casefold())
    return said if said in allowed else None


def offered(answers: Iterable[str]) -> list[str]:
    """The reactions to put below a prompt that allows these answers; those without a sign are only typed."""
    return [SIGNS[answer] for answer in answers if answer in SIGNS]


def offered_cards(codes: Sequence[str]) -> list[str]:
    """The reactions to put below a hand of which these cards can be played."""
    return [ONLY] if len(codes) == 1 else list(codes)


MARK = "unobot.prompt"
"""The field of a message's content in which a prompt says what may be answered, so that it is known after a restart."""

KEPT = 1000
"""So many of our messages are remembered; others are asked of the homeserver when somebody reacts to them."""

Decrypt = Callable[[str, Json], Json | None]
"""Returns a room's event in readable form: itself if it is not encrypted, else what is inside; None if that fails."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """What may be answered, and the room it is about (None: where it stands)."""

    answers: tuple[str, ...]
    about: str | None

    def meaning(self, sign: str) -> str | None:
        """What a reaction with this sign answers, as typed, or None if it answers nothing."""
        return meant(sign, self.answers)


class Prompts:
    """The prompts of one account."""

    def __init__(self, wire: Wire, us: str, patience: Patience) -> None:
        self._wire = wire
        self._us = us
        self._patience = patience
        self._known: OrderedDict[str, Prompt | None] = OrderedDict()

    def asked(self, event: str, prompt: Prompt) -> None:
        """Remember that an event of ours is a prompt."""
        self._remember(event, prompt)

    async def find(self, room: str, event: str, decrypt: Decrypt) -> Prompt | None:
        """The prompt with this event id, or None if it is none of ours. Waits while the homeserver is away."""
        if event not in self._known:
            try:
                where = path("rooms", room, "event", event)
                raw = await self._patience.persist(lambda: self._wire.call("GET", where))
            except Failure:
                return None
            self._remember(event, self._read(room, raw, decrypt))
        return self._known[event]

    def _remember(self, event: str, prompt: Prompt | None) -> None:
        self._known[event] = prompt
        self._known.move_to_end(event)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)

    def _read(self, room: str, raw: Json, decrypt: Decrypt) -> Prompt | None:
        event = read(raw)
        if event is None or event.sender != self._us:
            return None  # anybody can write our mark into a message
        mark = objects(decrypt(room, raw), "content", MARK)
        answers = part(mark, "answers")
        if not isinstance(answers, list):
            return None
        return Prompt(tuple(map(str, answers)), text(mark, "about"))
