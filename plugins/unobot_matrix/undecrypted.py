"""Encrypted messages whose key has not come yet: they are kept, over restarts too, and tried again when keys come."""

import json
from collections import OrderedDict
from collections.abc import Iterator

from unobot.adapter import Shelf
from unobot.clock import Clock
from unobot_matrix.events import read
from unobot_matrix.wire import Json

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
