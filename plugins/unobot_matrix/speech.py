"""Taking what somebody said out of an event: words, a reaction, the thread it stands in."""

from unobot_matrix import names
from unobot_matrix.events import RoomEvent, relation, text

LONGEST = 500
"""Characters that a command may have; what is longer is none."""


def words(event: RoomEvent) -> str | None:
    """What a person typed: the first line, made harmless, without a quotation; None if the event is no such thing.

    An edit is none: it comes as a message of its own, `* !play g2`, and would be a second command.
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
