"""Live tables: how each that somebody looks at stands, and what has just happened there."""

import asyncio
import threading
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Final

import msgspec
from aiohttp import web
from markupsafe import Markup

from uno_engine import EngineError, Event, Game, load_state, save_state
from unobot.adapter import Network, Room
from unobot.messages import Snapshot, room_lines, score, status_line, top
from unobot.messages.pages import markup, table_values
from unobot.rooms.commit import kept_game
from unobot.store import StoredRound, StoredTable, read
from unobot.store.read import table_versions
from unobot.store.store import repeat_work
from unobot.tables.journal import give_again
from unobot.web.site import ShownRooms, Site

_EVERY: Final = 1.0
"""Seconds between two looks at the tables that somebody follows."""

_TOLD: Final = 3
"""So many inputs are told, the last of them first."""
_KEPT: Final = 200
"""So many tables are kept as they were when somebody looked at them last, to be played on from there."""
_MOST_INPUTS: Final = 2_000
"""A round that has more is looked at from its checkpoint on."""

Key = tuple[Network, Room]
Frames = Mapping[str, str]
"""How a table looks, by language."""


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
        """Make this the frame that followers see from now on."""
        self.frames, passed = frames, self.passed
        self.number += 1
        self.passed = asyncio.Event()
        passed.set()


@dataclass(slots=True)
class _Watched:
    """A game as it stood when somebody looked at it last: after how many inputs of the round, with the events of the last one.

    `told` is what the room was told of the last inputs, by language, the newest first.
    """

    round: str
    game: Game
    inputs: int = 0
    events: Sequence[Event] = ()
    told: deque[Mapping[str, Markup]] = field(default_factory=lambda: deque(maxlen=_TOLD))


class Live:
    """Looks at the tables that somebody follows, and at no others."""

    def __init__(self, site: Site, shown: ShownRooms) -> None:
        self._site, self._shown = site, shown
        self._followed: dict[Key, Followed] = {}
        self._marks: dict[Key, tuple[object, ...] | None] = {}
        self._tables: OrderedDict[Key, _Watched] = OrderedDict()
        self._one = threading.Lock()

    @property
    def readers(self) -> int:
        """How many people follow some table."""
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
        """Return how a table looks now, in each language. Raises StoreError."""
        tables = await self._site.store.read(read.tables, *key)
        stored = next(iter(tables), None)
        running = stored.round if stored is not None else None
        if running is not None and running.covers + len(running.inputs) <= _MOST_INPUTS:
            # from its opening on: the checkpoint does not tell what has just happened
            running = await self._site.store.read(read.round_of, running.id)
        # a thread: to play inputs again may take some milliseconds
        return await asyncio.to_thread(self._frames, key, stored, running)

    async def running(self, _app: web.Application) -> AsyncIterator[None]:
        """Look again and again, as long as the application runs."""
        looking = asyncio.create_task(
            repeat_work(_EVERY, self._site.clock, self.look, "the tables cannot be read")
        )
        yield
        looking.cancel()
        with suppress(asyncio.CancelledError):
            await looking

    async def look(self) -> None:
        """Make a new frame for each followed table that has changed, and none of a room that is not shown any more. Raises StoreError."""
        if not self._followed:
            return
        now = await self._site.store.read(table_versions)
        for key, followed in list(self._followed.items()):
            if await self._shown.find(*key) is None:
                followed.show({})
            elif self._marks.get(key, ()) != now.get(key):
                self._marks[key] = now.get(key)
                frames = await self.frames(key)
                # something else of the table may have changed
                if frames != followed.frames:
                    followed.show(frames)

    def _frames(self, key: Key, stored: StoredTable | None, running: StoredRound | None) -> Frames:
        # what is made for several readers at once may be the same table
        with self._one:
            watched = self._watched(key, stored, running)
            frames: dict[str, str] = {}
            for language in self._site.texts.languages:
                values: dict[str, object] = {"table": None}
                if watched is not None:
                    rules, now = watched.game.rules, Snapshot(watched.game)
                    voice = self._site.voice(language).of(rules)
                    cards = self._site.cards(language, rules.deck)
                    told = [told[language] for told in watched.told]
                    if not told and (line := status_line(voice, now.view)) is not None:
                        told = [markup(line.document, cards.words)]
                    lines = [markup(line, cards.words) for line in (top(voice, now.view), score(voice, now))]
                    table = table_values(voice, now, cards, watched.events)
                    values = {"table": table, "told": told, "lines": lines}
                frames[language] = self._site.pages.page("_live.html", language, values)
            return frames

    def _watched(
        self, key: Key, stored: StoredTable | None, running: StoredRound | None
    ) -> "_Watched | None":
        """The game of a table as it stands; None if there is none, or if its rules are not here, which the bot says itself.

        After an upgrade that plays the old inputs another way, it stands as it did at its checkpoint, and nothing is told.
        """
        known = self._tables.pop(key, None)
        if stored is None:
            return None
        with suppress(EngineError, ValueError, msgspec.MsgspecError):
            if running is not None and running is not stored.round:
                known = self._play_on(known, running)
                checkpoint = stored.round
                if (
                    checkpoint is None
                    or known.inputs != checkpoint.covers
                    or save_state(known.game.checkpoint) == checkpoint.state
                ):
                    self._tables[key] = known
                    if len(self._tables) > _KEPT:
                        self._tables.popitem(last=False)
                    return known
        with suppress(EngineError, ValueError, msgspec.MsgspecError):
            game = kept_game(stored, self._site.catalogue)
            return None if game is None else _Watched("", game)
        return None

    def _play_on(self, known: "_Watched | None", running: StoredRound) -> "_Watched":
        """Play the inputs that a table has had since it was looked at, or all. Raises what the game raises, and ValueError."""
        if known is None or known.round != running.id or known.inputs > len(running.inputs):
            rules = self._site.catalogue.compose(running.preset)
            seed = bytes.fromhex(running.seed)
            known = _Watched(running.id, Game(rules, seed, state=load_state(running.state, rules)))
        for given in running.inputs[known.inputs :]:
            before = known.game.question
            give_again(known.game, given)
            known.inputs += 1
            known.events = known.game.take_events()
            if len(running.inputs) - known.inputs < _TOLD:
                now, told = Snapshot(known.game, before), dict[str, Markup]()
                for language in self._site.texts.languages:
                    cards = self._site.cards(language, known.game.rules.deck)
                    voice = self._site.voice(language).of(known.game.rules)
                    lines = room_lines(voice, known.events, now)
                    told[language] = Markup(" ").join(markup(line.document, cards.words) for line in lines)
                if any(told.values()):
                    known.told.appendleft(told)
        return known
