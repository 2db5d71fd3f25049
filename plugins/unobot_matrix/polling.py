"""Asking the homeserver for news: one sync answer after the other, and what an answer left out."""

import asyncio
import json
from functools import partial

import structlog

from unobot.adapter import Refused
from unobot_matrix.account import Account
from unobot_matrix.events import objects, read_all, text
from unobot_matrix.room import joins
from unobot_matrix.wire import Failure, Json, path

log = structlog.get_logger(__name__)

ANSWER = 30.0
"""Seconds that an answer may take beyond that; a silent loss of the connection is noticed so late."""

POLL = 30.0
"""Seconds that the homeserver may keep us waiting for news."""

FIRST = 300.0
"""Seconds that the first answer may take: it holds the state of all our rooms."""

PAGE = 100
PAGES = 100
"""A gap of more than ten thousand events is not filled further back."""

FILTER = json.dumps(
    {
        "presence": {"types": []},
        "account_data": {"types": ["m.direct"]},
        "room": {
            "ephemeral": {"types": []},
            "account_data": {"types": []},
            "timeline": {"limit": 50},
        },
    },
    separators=(",", ":"),
)
"""Leaves out what we do not use; typing notices and receipts alone would wake us all the time."""


class Polling:
    """Asks for one account. `since` is the position up to which everything has been told to the bot.

    nio's `sync_forever` is not used: it asks a failing server 2,000 times a second, ends at a truncated answer, and keeps
    its position before what came with it was dealt with, so that a crash loses events.
    """

    def __init__(self, account: Account) -> None:
        self._account = account
        self.since = account.shelf.get("position")
        self.lost = False
        """Whether the bot was told that the homeserver is out of reach: then the next answer is wanted without news, too."""
        self.asked = account.clock.played()
        """When, in seconds of play, the last answer was asked for."""
        self._hurry = asyncio.Event()

    def hurry(self) -> None:
        """Somebody must know now whether the homeserver is there: do not let it wait for news."""
        self._hurry.set()

    async def next(self, *, starting: bool) -> Json:
        """The next answer, at the latest after `POLL` seconds.

        Tries again while the homeserver is away. Raises `Refused` if it does not accept us any more.
        """
        while True:
            try:
                return await self._account.patience.persist(partial(self._poll, starting=starting))
            except Failure as problem:
                if self.since is None or problem.status != 400:
                    raise Refused(f"the homeserver will not sync: {problem}") from problem
                log.warning(
                    "the homeserver does not know our position; starting from now", problem=str(problem)
                )
                self.since = None

    async def _poll(self, *, starting: bool) -> Json:
        """An answer: with news, or after a while without; at once if somebody is in a hurry."""
        # asked anew at each try: the homeserver may be given up between two of them
        if starting or self.lost or self._hurry.is_set():
            answer = await self._ask(0.0, starting=starting)
        else:
            answer = await self._unless_hurried() or await self._ask(0.0, starting=False)
        self._hurry.clear()
        return answer

    async def _unless_hurried(self) -> Json | None:
        """An answer that may take its time; None if somebody gets into a hurry before it is there."""
        polling = asyncio.ensure_future(self._ask(POLL, starting=False))
        hurried = asyncio.ensure_future(self._hurry.wait())
        try:
            await asyncio.wait((polling, hurried), return_when=asyncio.FIRST_COMPLETED)
            return polling.result() if polling.done() else None
        finally:
            # given up on the way, it is lost with nothing: our position is still that before it
            polling.cancel()
            hurried.cancel()
            await asyncio.gather(polling, hurried, return_exceptions=True)

    async def _ask(self, wait: float, *, starting: bool) -> Json:
        query = {"filter": FILTER, "timeout": str(int(wait * 1000))}
        if starting:
            query["full_state"] = "true"  # without it nobody tells after a restart who is in our rooms
        if self.since is not None:
            query["since"] = self.since
        asked = self._account.clock.played()
        seconds = FIRST if starting else wait + ANSWER
        answer = await self._account.wire.call("GET", path("sync"), query=query, seconds=seconds)
        self.asked = asked
        return answer

    async def missed(self, room: str, info: Json) -> list[Json]:
        """The events that one joined room's part of a sync answer left out since the last answer, oldest first.

        Empty if they cannot be read.
        """
        try:
            return await self._account.patience.persist(partial(self._fill, room, info))
        except Failure as problem:
            log.warning("what was missed in a room cannot be read", room=room, problem=str(problem))
            return []

    async def _fill(self, room: str, info: Json) -> list[Json]:
        """Page back from the beginning of the timeline to `since`, or to where we came into the room."""
        timeline = objects(info, "timeline")
        start = text(timeline, "prev_batch")
        if self.since is None or start is None or timeline.get("limited") is not True:
            return []
        found: list[Json] = []
        for _ in range(PAGES):
            query = {"from": start, "to": self.since, "dir": "b", "limit": str(PAGE)}
            answer = await self._account.wire.call("GET", path("rooms", room, "messages"), query=query)
            chunk = answer.get("chunk")
            found += chunk if isinstance(chunk, list) else []
            start = text(answer, "end")
            if not chunk or start is None or any(joins(event, self._account.us) for event in read_all(chunk)):
                break
        found.reverse()
        return found
