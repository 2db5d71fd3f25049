"""Tables while they are played, as everybody may see them: one frame for all who follow a table, and the newest wins."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Final

import msgspec
import structlog
from aiohttp import web

from uno_engine import EngineError, Game, Seat
from unobot.adapter import Network, Room
from unobot.document import Document
from unobot.messages import Snapshot, Voice, score, status_line, top
from unobot.pages import CardWords, markup
from unobot.store import StoredTable, StoreError, read
from unobot.store.glance import marks
from unobot.tables.storing import kept_game
from unobot.web.shown import ShownRooms
from unobot.web.site import Site

_EVERY: Final = 1.0
"""Seconds between two looks at the tables that somebody follows."""

Key = tuple[Network, Room]
Frames = Mapping[str, str]
"""How a table looks, by language."""

_log = structlog.get_logger(__name__)


@dataclass(slots=True)
class Followed:
    """A table that somebody follows: how it looks now (not at all, if it is not shown any more), and what is set when that is over."""

    readers: int = 0
    number: int = 0
    frames: Frames = field(default_factory=dict)
    passed: asyncio.Event = field(default_factory=asyncio.Event)
    first: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by who makes the first frame: all who come at once wait for that one."""

    def show(self, frames: Frames) -> None:
        """From now on it looks like this."""
        self.frames, passed = frames, self.passed
        self.number += 1
        self.passed = asyncio.Event()
        passed.set()


class Live:
    """Looks at the tables that somebody follows, and at no others."""

    def __init__(self, site: Site, shown: ShownRooms) -> None:
        self._site, self._shown = site, shown
        self._followed: dict[Key, Followed] = {}
        self._marks: dict[Key, tuple[object, ...] | None] = {}

    @property
    def readers(self) -> int:
        """How many follow some table."""
        return sum(followed.readers for followed in self._followed.values())

    @asynccontextmanager
    async def following(self, key: Key) -> AsyncIterator[Followed]:
        """Follow a table. Raises StoreError if it cannot be read."""
        followed = self._followed.setdefault(key, Followed())
        followed.readers += 1
        try:
            async with followed.first:
                if not followed.number:
                    followed.show(await self.frames(key))
            yield followed
        finally:
            followed.readers -= 1
            if not followed.readers:
                self._followed.pop(key, None)
                self._marks.pop(key, None)

    async def frames(self, key: Key) -> Frames:
        """How a table looks now. Raises StoreError."""
        found = await self._site.store.read(read.tables, *key)
        # a thread: to play the inputs since the checkpoint again may take some milliseconds
        return await asyncio.to_thread(self._frames, found)

    async def running(self, _app: web.Application) -> AsyncIterator[None]:
        """Look again and again, as long as the application runs."""
        looking = asyncio.create_task(self._look_on())
        yield
        looking.cancel()
        with suppress(asyncio.CancelledError):
            await looking

    async def _look_on(self) -> None:
        while True:
            await self._site.clock.sleep(_EVERY)
            if self._followed:
                try:
                    await self.look()
                except StoreError as trouble:
                    _log.warning("the tables cannot be read", reason=str(trouble))

    async def look(self) -> None:
        """Make a new frame for each followed table that has changed, and none of a room that is not shown any more. Raises StoreError."""
        now = await self._site.store.read(marks)
        for key, followed in list(self._followed.items()):
            if await self._shown.find(*key) is None:
                followed.show({})
            elif self._marks.get(key, ()) != now.get(key):
                self._marks[key] = now.get(key)
                frames = await self.frames(key)
                # something else of the table may have changed
                if frames != followed.frames:
                    followed.show(frames)

    def _frames(self, tables: Iterable[StoredTable]) -> Frames:
        game = next((self._game(stored) for stored in tables), None)
        return {language: self._frame(game, language) for language in self._site.texts.languages}

    def _game(self, stored: StoredTable) -> Game | None:
        try:
            return kept_game(stored, self._site.catalogue)
        except (EngineError, msgspec.MsgspecError):
            # rules that are not here: the bot says so
            return None

    def _frame(self, game: Game | None, language: str) -> str:
        values = {} if game is None else _told(game, self._site.voice(language))
        return self._site.pages.page(
            "_live.html", language, {"seats": [], "lines": [], "asked": "", **values}
        )


def _told(game: Game, voice: Voice) -> dict[str, object]:
    """What everybody may know of the game, as markup."""
    now = Snapshot(game)
    view, cards = now.view, CardWords(voice.texts, voice.language, game.rules.deck)

    def shown(document: Document) -> str:
        return markup(document, cards.words)

    asked = status_line(voice, view)
    lines = [top(voice, view), score(voice, now)]
    seats = [
        {"name": name, "cards": view.counts[seat], "points": view.scores[seat], "acts": seat in view.waiting}
        for seat, name in enumerate(view.names)
        if view.seats[seat] is not Seat.GONE
    ]
    told = {"lines": [shown(line) for line in lines], "seats": seats}
    return told if asked is None else {**told, "asked": shown(asked.document)}
