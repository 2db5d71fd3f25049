"""What people say, as far as it can be read; what cannot be read yet is kept, and asked for."""

import json
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import replace

from unobot.adapter import Identity, Inbox, Said, Shelf, Unread
from unobot.adapter import Room as RoomName
from unobot.clock import Clock
from unobot.parsing.addressing import after_name
from unobot_matrix.events import Json, RoomEvent, get_text, read
from unobot_matrix.formatting import read_edit, read_mentions, read_thread, read_words
from unobot_matrix.room import Chronicle
from unobot_matrix.session import Account

KEPT = 200
"""So many are kept; of more the oldest are dropped."""
LARGEST = 8192
"""Characters of an event; no encrypted command is longer."""
AGE = 24 * 3600.0
"""Seconds after which a message that nobody could read is given up."""

GRACE = 10.0
"""Seconds in which a key may come after its message; until then nobody is asked."""

AGAIN = 3600.0
"""Seconds until the same person is asked once more."""

OLD = 300.0
"""What was sent longer ago than so many seconds, and comes after an outage, is not asked for any more."""

REMEMBERED = 10_000
"""So many event ids are kept, to hear nothing twice, and so many threads."""


class Undecrypted:
    """The messages of one account that cannot be read yet, oldest first; and whom we have asked to send theirs again.

    One that was read at last stays on the shelf until the position after it is settled: were it forgotten at once, a
    crash before the bot has dealt with it would lose it. (Told twice, the bot drops it by its id.) Who was asked is not
    kept over a restart.
    """

    def __init__(self, shelf: Shelf, clock: Clock, inbox: Inbox) -> None:
        self._shelf = shelf
        self._clock = clock
        self._inbox = inbox
        self._kept: OrderedDict[str, tuple[str, Json]] = OrderedDict()
        self._read: dict[str, str] = {}
        """The position after each that was read at last."""
        self._asked_at: dict[Identity, float] = {}
        self._positions: list[str] = []
        for room, raw in json.loads(shelf.get("undecrypted") or "[]"):
            self._kept[raw["event_id"]] = (room, raw)
        self._changed = False

    def keep(self, room: str, event_id: str, raw: Json) -> bool:
        """Keep one that cannot be read yet; return whether it is new, and not too large."""
        if event_id in self._kept or len(json.dumps(raw)) > LARGEST:
            return False
        self._kept[event_id] = (room, raw)
        self._changed = True
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return True

    def waiting(self) -> Iterator[tuple[str, Json]]:
        """Yield room and event of each that nobody could read yet; those that are too old are forgotten."""
        for event_id, (room, raw) in list(self._kept.items()):
            event = read(raw)
            if event is None or event.time < self._clock.now() - AGE:
                self._forget(event_id)
            elif event_id not in self._read:
                yield room, raw

    def note_read(self, event_id: str, position: str) -> None:
        """Note that one was read, and is told to the bot before `position`; it is forgotten once that is settled."""
        if event_id in self._kept:
            self._read[event_id] = position

    async def save(self, position: str) -> None:
        """Keep them over a restart; to be called before the bot is told `position`."""
        self._positions = [*self._positions[-100:], position]
        settled = self._shelf.get("position")
        if self._read and settled in self._positions:
            before = set(self._positions[: self._positions.index(settled) + 1])
            for event_id in [event_id for event_id, end in self._read.items() if end in before]:
                self._forget(event_id)
        if self._changed:
            kept = list(self._kept.values())
            await self._shelf.put("undecrypted", json.dumps(kept) if kept else None)
            self._changed = False

    def _forget(self, event_id: str) -> None:
        self._read.pop(event_id, None)
        self._changed = self._kept.pop(event_id, None) is not None or self._changed

    def must_ask(self, sender: Identity, time: float) -> bool:
        """Whether the sender of a message of that time must be asked to send it again; if so, call `ask`."""
        now = self._clock.now()
        self._asked_at = {who: at for who, at in self._asked_at.items() if now - at < AGAIN}
        if sender in self._asked_at or time < now - OLD:
            return False
        self._asked_at[sender] = now
        return True

    async def ask(self, unread: Unread) -> None:
        """Tell the bot of what nobody here can read, unless the keys come in time."""
        await self._clock.sleep(GRACE)
        sender = unread.sender.identity
        unreadable = [
            event_id
            for event_id, (_, raw) in self._kept.items()
            if raw["sender"] == sender and event_id not in self._read
        ]
        if not unreadable:
            self._asked_at.pop(sender, None)
            return
        # forgotten, as it is said again now: with a key that comes later it would be done twice
        for event_id in unreadable:
            self._forget(event_id)
        await self._inbox.put(unread)


class Hearing:
    """Makes a `Said` of every message that may be for the bot, once."""

    def __init__(self, account: Account, undecrypted: Undecrypted) -> None:
        self._account = account
        self._undecrypted = undecrypted

    async def hear(self, chronicle: Chronicle, event: RoomEvent) -> Said | None:
        """Return what was said with this event; None if nothing was, or by us, or if it was heard before."""
        account, room = self._account, chronicle.room.id
        if event.sender == account.us or event.state_key is not None or event.id in account.senders:
            return None
        inner = account.decrypt(room, event.source)
        if inner is None:
            # the key often comes after the message: it is tried again then; if none comes the sender is asked
            new = account.crypt is not None and self._undecrypted.keep(room, event.id, event.source)
            # nothing from before the first sync: who waits for an answer has long sent it again
            ask = new and account.synced and self._may_be_for_us(chronicle, event)
            if ask and self._undecrypted.must_ask(Identity(event.sender), event.time):
                unread = Unread(account.network, self._place(chronicle), chronicle.sender(event.sender))
                account.chores.start(self._undecrypted.ask(unread))
            return None
        account.senders[event.id] = event.sender
        if len(account.senders) > REMEMBERED:
            account.senders.popitem(last=False)
        content, kind = inner.get("content"), get_text(inner, "type")
        if not isinstance(content, dict) or kind is None or not self._may_be_for_us(chronicle, event):
            return None
        return await self._understand(chronicle, replace(event, type=kind, content=content))

    def _may_be_for_us(self, chronicle: Chronicle, event: RoomEvent) -> bool:
        # a direct room into which a third person came is no private place any more, nor a room to play in
        partner = self._account.direct_rooms.partner(chronicle.room.id)
        alone = event.sender == partner and chronicle.room.holds_only(self._account.us, event.sender)
        return partner is None or alone

    def _place(self, chronicle: Chronicle) -> RoomName | None:
        """Return the room in which something was said; None for a direct room."""
        return chronicle.name if self._account.direct_rooms.partner(chronicle.room.id) is None else None

    async def _understand(self, chronicle: Chronicle, event: RoomEvent) -> Said | None:
        account, room, sender = self._account, chronicle.room, chronicle.sender(event.sender)
        said = Said(account.network, self._place(chronicle), sender, "", event.id, event.time)
        edit = read_edit(event)
        if edit is not None:
            said, event = replace(said, edit_of=edit[0]), edit[1]
        line = read_words(event)
        if line is None:
            answer = await account.prompts.read_answer(room.id, event, account.decrypt)
            if answer is None:
                return None
            about = RoomName(answer[1]) if answer[1] is not None and said.room is None else None
            return replace(said, text=answer[0], addressed=True, about=about)
        # its answer can stand in its thread, too
        root = read_thread(event) or account.threads.get(said.edit_of or "")
        if root is not None:
            account.threads[event.id] = root
            if len(account.threads) > REMEMBERED:
                del account.threads[next(iter(account.threads))]
        # what begins with our name is surely meant for us
        names = room.present.get(account.us, ""), account.us.removeprefix("@").partition(":")[0]
        rest = after_name(line, names, [*read_mentions(event, account.us), account.us])
        return replace(said, text=line) if rest is None else replace(said, text=rest, addressed=True)
