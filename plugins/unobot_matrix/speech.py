"""Taking what somebody said out of an event: words, a reaction, the thread it stands in."""

import html
import re
from collections.abc import Iterator
from dataclasses import replace
from urllib.parse import unquote

from unobot_matrix import names
from unobot_matrix.events import RoomEvent, objects, relation, text

LONGEST = 500
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
    line = names.visible(lines[0]) if lines else ""
    return line if 0 < len(line) <= LONGEST else None


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
    pill, link = _PILL.match(written[: LONGEST * 4]), _LINK.match(body[:LONGEST])
    if pill is not None and unquote(pill["who"]) == user:
        yield names.visible(html.unescape(pill["label"]))
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
