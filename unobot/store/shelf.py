"""An adapter's shelf, kept in the store."""

from unobot.adapter import Bookmark, Network
from unobot.clock import Clock
from unobot.store.change import Change, Handled, Shelved
from unobot.store.read import position, shelved
from unobot.store.store import Store

POSITION = "position"
"""The key under which an adapter finds its last bookmark."""


class StoreShelf:
    """The `Shelf` of one network. Its texts are read once and then at hand."""

    def __init__(self, store: Store, network: Network, texts: dict[str, str], clock: Clock) -> None:
        self._store = store
        self._network = network
        self._texts = texts
        self._clock = clock

    @classmethod
    async def load(cls, store: Store, network: Network, clock: Clock) -> "StoreShelf":
        """The network's shelf with what was put on it before."""
        texts = await store.read(shelved, network)
        if (settled := await store.read(position, network)) is not None:
            texts[POSITION] = settled
        return cls(store, network, texts, clock)

    def get(self, key: str, /) -> str | None:
        """The text kept under `key`, or None."""
        return self._texts.get(key)

    async def settle(self, bookmark: Bookmark) -> None:
        """Keep the network's bookmark, durably. Raises `StoreError`."""
        handled = Handled(bookmark.network, position=bookmark.position)
        await self._store.commit(Change(self._clock.now(), handled=handled))
        self.settled(bookmark)

    def settled(self, bookmark: Bookmark) -> None:
        """The network's bookmark was committed, with something else."""
        self._texts[POSITION] = bookmark.position

    async def put(self, key: str, text: str | None, /) -> None:
        """Keep `text` under `key` durably; None forgets it. Raises `StoreError`."""
        await self._store.commit(Change(at=self._clock.now(), shelved=(Shelved(self._network, key, text),)))
        if text is None:
            self._texts.pop(key, None)
        else:
            self._texts[key] = text
