"""Edits and threads: which message of ours a new one replaces, and which thread a room's game is played in."""

import json

from unobot.adapter import Shelf
from unobot.clock import Clock
from unobot_matrix.events import text
from unobot_matrix.wire import Json

QUIET = 3600.0
"""Seconds of silence after which a room's thread is over and the next answer starts another."""


class StatusPosts:
    """The status message and the thread of each room, kept over restarts."""

    def __init__(self, shelf: Shelf, clock: Clock) -> None:
        self._shelf = shelf
        self._clock = clock
        self._status: dict[str, list[str]] = json.loads(shelf.get("status") or "{}")
        self._threads: dict[str, tuple[str, float]] = {}
        for room, (root, time) in json.loads(shelf.get("threads") or "{}").items():
            self._threads[room] = (root, time)

    def status(self, room: str, purpose: str) -> str | None:
        """The message in the room that was sent last with this purpose, or None."""
        known = self._status.get(room)
        return known[1] if known is not None and known[0] == purpose else None

    async def stands(self, room: str, purpose: str | None, event: str) -> None:
        """Remember that this message stands last in the room, with this purpose; with none, it is never edited."""
        now = None if purpose is None else [purpose, event]
        if self._status.get(room) == now:
            return
        if now is None:
            del self._status[room]
        else:
            self._status[room] = now
        await self._shelf.put("status", json.dumps(self._status))

    async def thread(self, room: str, reply_to: str | None, root: str | None) -> str | None:
        """The event on which the room's thread hangs; None if there is no thread.

        `root` is the thread of the message that is answered, if it stood in one: it is used then. All else goes on in
        the room's present thread; if there is none, an answer starts one below the message that it answers.
        """
        now = self._clock.now()
        kept, time = self._threads.get(room, (None, 0.0))
        if time < now - QUIET:
            kept = None
        chosen = root or kept or reply_to
        if chosen is not None:
            fresh = chosen != kept or time < now - QUIET / 4  # not stored with every line
            self._threads[room] = (chosen, now)
            if fresh:
                await self._shelf.put("threads", json.dumps(self._threads))
        return chosen

    async def give_up_thread(self, room: str) -> None:
        """The room's thread cannot be gone on with: the next answer starts another."""
        if self._threads.pop(room, None) is not None:
            await self._shelf.put("threads", json.dumps(self._threads))


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
