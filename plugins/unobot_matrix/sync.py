"""The sync loop: what happened since the settled position, told to the bot in order."""

import json
from functools import partial

import structlog

from unobot.adapter import Bookmark, Disconnected, Inbox, Refused
from unobot_matrix import gaps
from unobot_matrix.account import Account
from unobot_matrix.events import RoomEvent, objects, read_all, text
from unobot_matrix.hearing import Hearing
from unobot_matrix.invitations import Invitations
from unobot_matrix.presence import Presence
from unobot_matrix.room import joins
from unobot_matrix.timeline import Told, merged
from unobot_matrix.undecrypted import Undecrypted
from unobot_matrix.wire import Failure, Json, path

log = structlog.get_logger(__name__)

POLL = 30.0
"""Seconds that the homeserver may keep us waiting for news."""

FIRST = 300.0
"""Seconds that the first answer may take, which holds the state of all our rooms."""

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


class Sync:
    """One account's loop. `since` is our own: nio and the homeserver are never asked to remember it."""

    def __init__(
        self,
        account: Account,
        presence: Presence,
        hearing: Hearing,
        invitations: Invitations,
        undecrypted: Undecrypted,
    ) -> None:
        self._account = account
        self._presence = presence
        self._hearing = hearing
        self._invitations = invitations
        self._undecrypted = undecrypted
        self._since = account.shelf.get("position")
        self._lost = False

    async def run(self, inbox: Inbox) -> None:
        """Tell what happens, for ever. Raises `Refused` if the homeserver does not accept us any more."""
        starting = True
        while True:
            self._account.patience.alarm = None if self._lost or starting else partial(self._lose, inbox)
            answer = await self._ask(starting=starting)
            await self._take(answer, inbox, starting=starting)
            starting = False

    async def _ask(self, *, starting: bool) -> Json:
        while True:
            try:
                return await self._account.patience.persist(partial(self._poll, starting=starting))
            except Failure as problem:
                if self._since is None or problem.status != 400:
                    raise Refused(f"the homeserver will not sync: {problem}") from problem
                log.warning(
                    "the homeserver does not know our position; starting from now", problem=str(problem)
                )
                self._since = None

    async def _poll(self, *, starting: bool) -> Json:
        wait = 0.0 if starting or self._lost else POLL
        query = {"filter": FILTER, "timeout": str(int(wait * 1000))}
        if starting:
            query["full_state"] = "true"
        if self._since is not None:
            query["since"] = self._since
        seconds = FIRST if starting else POLL + 30
        return await self._account.wire.call("GET", path("sync"), query=query, seconds=seconds)

    async def _take(self, answer: Json, inbox: Inbox, *, starting: bool) -> None:
        position = text(answer, "next_batch")
        if position is None or (position == self._since and not (self._lost or starting)):
            return
        joined = objects(answer, "rooms", "join")
        missed = {room: await self._fill(room, objects(info)) for room, info in joined.items()}
        keys_came = self._account.crypt is not None and self._account.crypt.receive(answer)
        self._listed(answer)
        for room, info in joined.items():
            self._replaced(
                room,
                [
                    *read_all(objects(info, "state").get("events")),
                    *read_all(missed[room]),
                    *read_all(objects(info, "timeline").get("events")),
                ],
            )
        lines = [self._presence.gone(objects(answer, "rooms", "leave"))]
        if self._lost:
            lines.append(self._presence.again())
        lines += [
            await self._room(room, objects(joined[room]), missed[room], starting=starting) for room in joined
        ]
        if keys_came or starting:
            lines.append(await self._late(position))
        await self._prepare(answer, position)
        await inbox.put(*merged(lines), Bookmark(self._account.network, position))
        self._since, self._lost, self._account.synced = position, False, True

    async def _room(self, room: str, info: Json, missed: list[Json], *, starting: bool) -> list[Told]:
        """What happened in one room: first what the answer left out, then what it holds."""
        state = read_all(objects(info, "state").get("events"))
        before, after = read_all(missed), read_all(objects(info, "timeline").get("events"))
        resumed = starting and self._since is not None
        told, rest = self._presence.enter(room, state, before, after, resumed=resumed)
        for event, is_news in rest:
            partner = self._account.directs.partner(room)
            if partner is not None and joins(event, partner):
                self._account.came(room)
            if is_news:
                told += self._presence.apply(room, event)
            told += await self._said(room, event)
        return told + self._presence.settle(room)

    def _replaced(self, room: str, events: list[RoomEvent]) -> None:
        """Go along if a room is replaced by another."""
        for event in events:
            new = self._account.upgrades.expect(room, event)
            if new is not None and self._account.directs.partner(room) is None:
                self._account.go_in(new, event.sender)

    async def _said(self, room: str, event: RoomEvent) -> list[Told]:
        said = await self._hearing.hear(self._presence.chronicle(room), event)
        return [Told(event.time, said)] if said is not None else []

    async def _late(self, position: str) -> list[Told]:
        told: list[Told] = []
        for room, raw in self._undecrypted.waiting():
            for event in read_all([raw]):
                if room not in self._account.rooms or self._account.opened(room, raw) is None:
                    continue
                told += await self._said(room, event)
                self._undecrypted.done(event.id, position)
        return told

    async def _prepare(self, answer: Json, position: str) -> None:
        """What must be done before the bot hears of the batch, so that it can answer it and nothing can be lost."""
        crypt = self._account.crypt
        if crypt is not None:
            for room in self._account.rooms.values():
                if room.encrypted:
                    crypt.follow(room.people)
            await crypt.settle()
        await self._undecrypted.save(position)
        await self._account.upgrades.save()
        await self._invitations.take(objects(answer, "rooms", "invite"))

    async def _fill(self, room: str, info: Json) -> list[Json]:
        try:
            return await self._account.patience.persist(
                partial(gaps.fill, self._account.wire, room, info, self._since, self._account.us)
            )
        except Failure as problem:
            log.warning("what was missed in a room cannot be read", room=room, problem=str(problem))
            return []

    def _listed(self, answer: Json) -> None:
        events = objects(answer, "account_data").get("events")
        for event in events if isinstance(events, list) else []:
            if text(event, "type") == "m.direct":
                self._account.directs.take(objects(event, "content"))

    async def _lose(self, inbox: Inbox) -> None:
        self._lost = True
        await inbox.put(Disconnected(self._account.network))
