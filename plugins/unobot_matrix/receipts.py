"""Read receipts: players see which of their messages the bot has dealt with."""

from collections.abc import Mapping

import structlog

from unobot.adapter import Shelf
from unobot_matrix.wire import Failure, Unreachable, Wire, path

log = structlog.get_logger(__name__)

KEPT = 100
"""So many batches may wait until they are settled; of older ones no receipt is sent."""


class Receipts:
    """The last message heard in each room, batch by batch, until the bot has dealt with the batch."""

    def __init__(self, wire: Wire, shelf: Shelf) -> None:
        self._wire = wire
        self._shelf = shelf
        self._waiting: list[tuple[str, Mapping[str, str]]] = []

    def note(self, position: str, heard: Mapping[str, str]) -> None:
        """Note a batch that ends at `position`, with the last message heard in it, by room."""
        self._waiting = [*self._waiting, (position, heard)][-KEPT:]

    async def send(self) -> None:
        """Send a receipt for what is settled: a crash may not lose it any more. Never raises."""
        positions = [position for position, _ in self._waiting]
        settled = self._shelf.get("position")
        if settled not in positions:
            return
        count = positions.index(settled) + 1
        done, self._waiting = self._waiting[:count], self._waiting[count:]
        last: dict[str, str] = {}
        for _, heard in done:
            last |= heard
        for room, event in last.items():
            await self._send(room, event)

    async def _send(self, room: str, event: str) -> None:
        try:
            # without a thread id it covers the room's threads, too; receipts do not count for the rate limit
            await self._wire.call("POST", path("rooms", room, "receipt", "m.read", event), {})
        except (Failure, Unreachable) as problem:
            log.info("a read receipt could not be sent", room=room, problem=str(problem))
