"""What a sync answer left out of a room's timeline, fetched page by page."""

from unobot_matrix.events import objects, read_all, text
from unobot_matrix.room import joins
from unobot_matrix.wire import Json, Wire, path

PAGE = 100
PAGES = 100
"""A gap of more than ten thousand events is not filled further back."""


async def fill(wire: Wire, room: str, info: Json, since: str | None, us: str) -> list[Json]:
    """The events between `since` and the timeline of one joined room's part of a sync answer, oldest first.

    Nothing from before we came into the room. Raises `Failure` or `Unreachable`.
    """
    timeline = objects(info, "timeline")
    start = text(timeline, "prev_batch")
    if since is None or start is None or timeline.get("limited") is not True:
        return []
    found: list[Json] = []
    for _ in range(PAGES):
        query = {"from": start, "to": since, "dir": "b", "limit": str(PAGE)}
        answer = await wire.call("GET", path("rooms", room, "messages"), query=query)
        chunk = answer.get("chunk")
        found += chunk if isinstance(chunk, list) else []
        start = text(answer, "end")
        if not chunk or start is None or any(joins(event, us) for event in read_all(chunk)):
            break
    found.reverse()
    return found
