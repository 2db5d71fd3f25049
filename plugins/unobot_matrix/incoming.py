"""What people say, as far as it can be read; what cannot be read yet is kept, and asked for."""

import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace

from unobot.adapter import Identity, Incoming, Said, Shelf, Unread
from unobot.adapter import Room as RoomName
from unobot.addressing import after_name
from unobot.clock import Clock
from unobot_matrix.formatting import Prompts, edit, pills, reaction, thread, words
from unobot_matrix.room import Chronicle, Room
from unobot_matrix.session import Account
from unobot_matrix.wire import Json, RoomEvent, read, text

KEPT = 200
"""So many are kept; of more the oldest are dropped."""
LARGEST = 8192
"""Characters of an event; no encrypted command is longer."""
AGE = 24 * 3600.0
"""Seconds after which a message that nobody could read is given up."""


class Undecrypted:
    """The unreadable messages of one account, oldest first.

    One that was read at last stays on the shelf until the position after it is settled: were it forgotten at once, a
    crash before the bot has dealt with it would lose it. (Told twice, the bot drops it by its id.)
    """

    def __init__(self, shelf: Shelf, clock: Clock) -> None:
        self._shelf = shelf
        self._clock = clock
        self._kept: OrderedDict[str, tuple[str, Json]] = OrderedDict()
        self._read: dict[str, str] = {}
        self._positions: list[str] = []
        for room, raw in json.loads(shelf.get("undecrypted") or "[]"):
            self._kept[raw["event_id"]] = (room, raw)
        self._changed = False

    def keep(self, room: str, event_id: str, raw: Json) -> bool:
        """Keep one that cannot be read yet; returns whether it is new, and no too large one."""
        if event_id in self._kept or len(json.dumps(raw)) > LARGEST:
            return False
        self._kept[event_id] = (room, raw)
        self._changed = True
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return True

    def give_up(self, sender: str) -> bool:
        """Forget what this person said that cannot be read yet; returns whether there was anything."""
        theirs = [
            key for key, (_, raw) in self._kept.items() if raw["sender"] == sender and key not in self._read
        ]
        for event_id in theirs:
            self._forget(event_id)
        return bool(theirs)

    def waiting(self) -> Iterator[tuple[str, Json]]:
        """Room and event of each that nobody could read yet and that is not too old; older ones are forgotten."""
        for event_id, (room, raw) in list(self._kept.items()):
            event = read(raw)
            if event is None or event.time < self._clock.now() - AGE:
                self._forget(event_id)
            elif event_id not in self._read:
                yield room, raw

    def done(self, event_id: str, position: str) -> None:
        """Note that one was read, and is told to the bot before `position`; it is forgotten once that is settled."""
        if event_id in self._kept:
            self._read[event_id] = position

    async def save(self, position: str) -> None:
        """Keep them over a restart; to be called before the bot is told `position`."""
        self._positions = [*self._positions[-100:], position]
        settled = self._shelf.get("position")
        if self._read and settled in self._positions:
            before = set(self._positions[: self._positions.index(settled) + 1])
            for event_id, told in list(self._read.items()):
                if told in before:
                    self._forget(event_id)
        if self._changed:
            await self._shelf.put(
                "undecrypted", json.dumps(list(self._kept.values())) if self._kept else None
            )
            self._changed = False

    def _forget(self, event_id: str) -> None:
        self._read.pop(event_id, None)
        self._changed = self._kept.pop(event_id, None) is not None or self._changed


GRACE = 10.0
"""Seconds in which a key may come after its message; until then nobody is asked."""

AGAIN = 3600.0
"""Seconds until the same person is asked once more."""

OLD = 300.0
"""What was sent longer ago than so many seconds, and comes after an outage, is not asked for any more."""


class Unreadable:
    """Whom we could not read, and when; `tell` takes what the bot is to be told. It is not kept over a restart."""

    def __init__(
        self, clock: Clock, undecrypted: Undecrypted, tell: Callable[[Incoming], Awaitable[None]]
    ) -> None:
        self._clock, self._undecrypted, self._tell = clock, undecrypted, tell
        self._asked: dict[Identity, float] = {}

    def news(self, sender: Identity, time: float) -> bool:
        """Whether something must be done about a message of that time; if so, `ask` is to be called."""
        now = self._clock.now()
        self._asked = {who: at for who, at in self._asked.items() if now - at < AGAIN}
        if sender in self._asked or time < now - OLD:
            return False
        self._asked[sender] = now
        return True

    async def ask(self, unread: Unread) -> None:
        """Tell the bot, unless the keys come in time."""
        await self._clock.sleep(GRACE)
        sender = unread.sender.identity
        # forgotten, as it is said again now: with a key that comes later it would be done twice
        if self._undecrypted.give_up(sender):
            await self._tell(unread)
        else:
            self._asked.pop(sender, None)


REMEMBERED = 10_000
"""So many event ids are kept, to hear nothing twice, and so many threads."""


class Hearing:
    """Makes a `Said` of every message, once."""

    def __init__(
        self, account: Account, prompts: Prompts, undecrypted: Undecrypted, unreadable: Unreadable
    ) -> None:
        self._account = account
        self._prompts = prompts
        self._undecrypted = undecrypted
        self._unreadable = unreadable

    async def hear(self, chronicle: Chronicle, event: RoomEvent) -> Said | None:
        """What was said with this event; None if nothing was, or by us, or if it was heard before."""
        if event.sender == self._account.us or event.state_key is not None or event.id in self._account.heard:
            return None
        inner = self._account.opened(chronicle.room.id, event.source)
        if inner is None:
            self._not_read(chronicle, event)
            return None
        self._remember(event)
        content, kind = inner.get("content"), text(inner, "type")
        if not isinstance(content, dict) or kind is None or not self._listens(chronicle, event):
            return None
        return await self._understand(chronicle, replace(event, type=kind, content=content))

    def _not_read(self, chronicle: Chronicle, event: RoomEvent) -> None:
        """The key often comes after the message: it is tried again then. If none comes the sender is asked."""
        encrypts = self._account.crypt is not None
        if not encrypts or not self._undecrypted.keep(chronicle.room.id, event.id, event.source):
            return
        # nothing from before the first sync: who waits for an answer has long sent it again
        news = self._account.synced and self._listens(chronicle, event)
        if news and self._unreadable.news(Identity(event.sender), event.time):
            sender = chronicle.sender(event.sender)
            self._account.not_read(Unread(self._account.network, self._place(chronicle), sender))

    def _listens(self, chronicle: Chronicle, event: RoomEvent) -> bool:
        """Whether what this person says there may be for us."""
        # a direct room into which a third person came is no private place any more, nor a room to play in
        partner = self._account.directs.partner(chronicle.room.id)
        alone = event.sender == partner and chronicle.room.holds_only(self._account.us, event.sender)
        return partner is None or alone

    def _place(self, chronicle: Chronicle) -> RoomName | None:
        """The room in which something was said; None for a direct room."""
        return chronicle.name if self._account.directs.partner(chronicle.room.id) is None else None

    async def _understand(self, chronicle: Chronicle, event: RoomEvent) -> Said | None:
        room, sender = chronicle.room, chronicle.sender(event.sender)
        said = Said(self._account.network, self._place(chronicle), sender, "", event.id, event.time)
        edited = edit(event)
        if edited is not None:
            said, event = replace(said, corrects=edited[0]), edited[1]
        line = words(event)
        if line is not None:
            self._follow(event, said.corrects)
            return self._called(replace(said, text=line), room, event)
        return await self._answer(said, room.id, event)

    def _called(self, said: Said, room: Room, event: RoomEvent) -> Said:
        """The same, without our name if it begins with that: then it is surely meant for us."""
        us = self._account.us
        ours = (room.present.get(us, ""), us.removeprefix("@").partition(":")[0])
        to_us = after_name(said.text, ours, [*pills(event, us), us])
        return said if to_us is None else replace(said, text=to_us, addressed=True)

    async def _answer(self, said: Said, room: str, event: RoomEvent) -> Said | None:
        """What a reaction to one of our prompts says; None if it says nothing."""
        tapped = reaction(event)
        if tapped is None:
            return None
        prompt = await self._prompts.find(room, tapped[0], self._account.opened)
        meant = prompt.meaning(tapped[1]) if prompt is not None else None
        if prompt is None or meant is None:
            return None
        about = RoomName(prompt.about) if prompt.about is not None and said.room is None else None
        return replace(said, text=meant, addressed=True, about=about)

    def _follow(self, event: RoomEvent, corrects: str | None) -> None:
        """Remember the thread that a message, or the one it edits, stands in, so that its answer can stand there, too."""
        root = thread(event) or self._account.threads.get(corrects or "")
        threads = self._account.threads
        if root is not None:
            threads[event.id] = root
            if len(threads) > REMEMBERED:
                del threads[next(iter(threads))]

    def _remember(self, event: RoomEvent) -> None:
        heard = self._account.heard
        heard[event.id] = event.sender
        if len(heard) > REMEMBERED:
            heard.popitem(last=False)
