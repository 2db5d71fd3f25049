"""The sync loop: what happened on the homeserver is taken in batch by batch and told to the bot in order."""

from functools import partial

from unobot.adapter import Bookmark, Disconnected, Inbox
from unobot_matrix.account import Account
from unobot_matrix.events import RoomEvent, objects, read_all, text
from unobot_matrix.hearing import Hearing
from unobot_matrix.invitations import Invitations
from unobot_matrix.polling import Polling
from unobot_matrix.presence import Presence
from unobot_matrix.receipts import Receipts
from unobot_matrix.room import joins
from unobot_matrix.timeline import Told, merged
from unobot_matrix.undecrypted import Undecrypted
from unobot_matrix.wire import Json


class Sync:
    """One account's loop."""

    def __init__(
        self,
        account: Account,
        presence: Presence,
        hearing: Hearing,
        invitations: Invitations,
        undecrypted: Undecrypted,
        receipts: Receipts,
    ) -> None:
        self._account = account
        self._presence = presence
        self._hearing = hearing
        self._invitations = invitations
        self._undecrypted = undecrypted
        self._receipts = receipts
        self._polling = Polling(account)
        self._heard: dict[str, str] = {}
        """The last message heard in each room in the batch that is being taken in."""
        self._heard_until = account.clock.played()

    def heard_until(self, wanted: float) -> float:
        """Until when, in seconds of play, all was told that people said; asks anew if that is before `wanted`."""
        if self._heard_until < wanted:
            self._polling.hurry()
        return self._heard_until

    async def run(self, inbox: Inbox) -> None:
        """Tell what happens, until cancelled. Raises `Refused` if the homeserver does not accept us any more."""
        starting = True
        while True:
            quiet = self._polling.lost or starting
            self._account.patience.alarm = None if quiet else partial(self._lose, inbox)
            answer = await self._polling.next(starting=starting)
            # now, as the answer often comes with our own reply: what it replies to is settled
            self._account.show_read()
            asked = self._polling.asked
            await self._take(answer, inbox, starting=starting)
            self._heard_until = asked
            starting = False

    async def _take(self, answer: Json, inbox: Inbox, *, starting: bool) -> None:
        """Take in one sync answer and tell the bot of it, in one batch with its bookmark."""
        position = text(answer, "next_batch")
        if position is None or (position == self._polling.since and not (self._polling.lost or starting)):
            return
        joined = objects(answer, "rooms", "join")
        missed = {room: await self._polling.missed(room, objects(info)) for room, info in joined.items()}
        # keys before events: the key of a message comes in the same answer as the message, or in a later one
        keys_came = self._account.crypt is not None and self._account.crypt.receive(answer)
        self._listed(answer)
        for room, info in joined.items():
            self._replaced(room, _all_events(objects(info), missed[room]))
        lines = [self._presence.gone(objects(answer, "rooms", "leave"))]
        if self._polling.lost:
            lines.append(self._presence.again())
        lines += [
            await self._room(room, objects(joined[room]), missed[room], starting=starting) for room in joined
        ]
        if keys_came or starting:
            lines.append(await self._late(position))
        await self._prepare(answer, position)
        await inbox.put(*merged(lines), Bookmark(self._account.network, position))
        self._receipts.note(position, self._heard)
        self._heard = {}
        # only now: what raises before this is told again, from the old position
        self._polling.since, self._polling.lost, self._account.synced = position, False, True

    async def _room(self, room: str, info: Json, missed: list[Json], *, starting: bool) -> list[Told]:
        """What happened in one room: first what the answer left out, then what it holds."""
        state = read_all(objects(info, "state").get("events"))
        before, after = read_all(missed), read_all(objects(info, "timeline").get("events"))
        resumed = starting and self._polling.since is not None
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
        """Enter the new room if one of these events says that this room was replaced (a tombstone)."""
        for event in events:
            new = self._account.upgrades.expect(room, event)
            if new is not None and self._account.directs.partner(room) is None:
                self._account.go_in(new, event.sender)

    async def _said(self, room: str, event: RoomEvent) -> list[Told]:
        said = await self._hearing.hear(self._presence.chronicle(room), event)
        if said is None:
            return []
        self._heard[room] = event.id
        return [Told(event.time, said)]

    async def _late(self, position: str) -> list[Told]:
        """What was said in earlier messages that can be decrypted only now."""
        told: list[Told] = []
        for room, raw in self._undecrypted.waiting():
            for event in read_all([raw]):
                if room not in self._account.rooms or self._account.opened(room, raw) is None:
                    continue
                told += await self._said(room, event)
                self._undecrypted.done(event.id, position)
        return told

    async def _prepare(self, answer: Json, position: str) -> None:
        """Do what must be done before the bot hears of the batch, so that it can answer and a crash loses nothing."""
        crypt = self._account.crypt
        if crypt is not None:
            # who has just joined could not read an answer that is sent before their devices are known
            for room in self._account.rooms.values():
                if room.encrypted:
                    crypt.follow(room.people)
            await crypt.settle()
        await self._undecrypted.save(position)
        await self._account.upgrades.save()
        await self._invitations.take(objects(answer, "rooms", "invite"))

    def _listed(self, answer: Json) -> None:
        """Take over the account's list of direct rooms if it has changed: other clients of the account write it, too."""
        events = objects(answer, "account_data").get("events")
        for event in events if isinstance(events, list) else []:
            if text(event, "type") == "m.direct":
                self._account.directs.take(objects(event, "content"))

    async def _lose(self, inbox: Inbox) -> None:
        """Tell the bot that the homeserver is out of reach; the next answer tells it everything anew."""
        self._polling.lost = True
        await inbox.put(Disconnected(self._account.network))


def _all_events(info: Json, missed: list[Json]) -> list[RoomEvent]:
    """All events of one joined room in their order: its state, what was missed, its timeline."""
    raws = (objects(info, "state").get("events"), missed, objects(info, "timeline").get("events"))
    return [event for part in raws for event in read_all(part)]
