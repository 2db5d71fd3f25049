"""How far the bot has come with what its networks delivered, and which positions may be stored."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from unobot.adapter import Bookmark, Incoming, Network, Said
from unobot.store import Handled


@dataclass(eq=False, slots=True)
class Mark:
    """A bookmark, and what came before it. `kept`: it, or a later one, is stored or about to be."""

    bookmark: Bookmark
    before: tuple[asyncio.Future[None], ...]
    kept: bool = False


@dataclass(slots=True)
class _Delivered:
    """One network's items that are not dealt with yet, and its bookmarks that are not stored yet, in order."""

    open: dict[asyncio.Future[None], Incoming] = field(default_factory=dict)
    dealt_with: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever one of them is dealt with."""
    marks: deque[Mark] = field(default_factory=deque)


class Positions:
    """What is delivered, until it is dealt with.

    A bookmark is stored in the transaction of the last command before it, so that there is never one without the other;
    by itself where no command came before it.
    """

    def __init__(self) -> None:
        self._by_network: defaultdict[Network, _Delivered] = defaultdict(_Delivered)

    def note(self, item: Incoming, done: asyncio.Future[None]) -> None:
        """An item is delivered, and dealt with once `done`."""
        delivered = self._by_network[item.network]
        delivered.open[done] = item

        def forget(_: asyncio.Future[None]) -> None:
            # a turn of the event loop after `done`, as asyncio runs all callbacks
            del delivered.open[done]
            delivered.dealt_with.set()

        done.add_done_callback(forget)

    async def less_than(self, most: int, network: Network) -> None:
        """Return when less than so many items of a network are not dealt with yet."""
        # not by `asyncio.wait` for the items: it would add a callback to each of them for each item that has to wait
        delivered = self._by_network[network]
        while len(delivered.open) >= most:
            delivered.dealt_with.clear()
            await delivered.dealt_with.wait()

    def everything(self) -> list[asyncio.Future[None]]:
        """What is not dealt with yet, on all networks."""
        return [done for delivered in self._by_network.values() for done in delivered.open]

    def mark(self, bookmark: Bookmark) -> Mark:
        """A bookmark stands behind all that has been delivered."""
        delivered = self._by_network[bookmark.network]
        # those that are open now and no later ones: they do not come before this bookmark
        mark = Mark(bookmark, tuple(delivered.open))
        delivered.marks.append(mark)
        return mark

    @contextmanager
    def carrying(self, message: Handled) -> Iterator[Bookmark | None]:
        """The bookmark to store together with what comes of a message: the last before which nothing else is open.

        If storing fails, it is left to whoever waits for all that came before it.
        """
        delivered = self._by_network[message.network]
        reached = [mark for mark in delivered.marks if self._reached(mark, delivered, message)]
        if not reached:
            yield None
            return
        self.keep(reached[-1])
        try:
            yield reached[-1].bookmark
        except BaseException:
            reached[-1].kept = False
            # back at its place: a later bookmark must not be stored before it
            delivered.marks.appendleft(reached[-1])
            raise

    def keep(self, mark: Mark) -> None:
        """Count a bookmark as stored, and with it all before it."""
        marks = self._by_network[mark.bookmark.network].marks
        while mark in marks:
            marks.popleft().kept = True

    def _reached(self, mark: Mark, delivered: _Delivered, message: Handled) -> bool:
        left = [delivered.open[done] for done in mark.before if not done.done()]
        # the message itself is still open while it is being stored
        return all(isinstance(item, Said) and item.id == message.id for item in left)
