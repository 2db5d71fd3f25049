"""What one command has the bot say, collected until it is committed."""

from collections.abc import Awaitable, Callable
from typing import Any

from unobot.adapter import Identity, Importance, Network, Outgoing, Room
from unobot.document import Document, Shown, Style, Text, plain
from unobot.store import (
    Change,
    Deed,
    Handled,
    Messages,
    Record,
    StoredSetting,
    Write,
)
from unobot.tables.preferences import Preferences

Finish = Callable[[Document, str, Style], Document]
"""Makes of a document what can be read in a language and a style."""

BackgroundTask = Callable[["Lines"], Awaitable[None]]
"""A part of a command that takes time: it reads the store, or asks the network. What it has to say goes into the lines."""


class Lines:
    """The messages of one command, in order, each in the style of its receiver, and what it has the store keep.

    `reply_to` is the id of what they answer; where a table is somebody's own, its `owner` is told alone what is said to the room; `finished` makes of a document what can be read in a language and a style.
    That is done here and nowhere else.
    """

    def __init__(
        self,
        network: Network,
        room: Room | None,
        preferences: Preferences,
        finished: Finish,
        reply_to: str | None = None,
        *,
        owner: Identity | None = None,
    ) -> None:
        self._owner = owner
        self.network, self.at_room = network, room
        self._reply_to = reply_to
        self._preferences, self._finished = preferences, finished
        self.outgoing: list[Outgoing] = []
        self.settings: list[StoredSetting] = []
        self.passing: list[StoredSetting] = []
        """The settings of who has no account: they hold while that person is there, and are not stored."""
        self.records: list[Record] = []
        """What features keep."""
        self.deeds: list[Deed] = []
        self.background_tasks: list[BackgroundTask] = []
        """Run when all the rest is stored; the room does not wait for them."""
        self.writes: list[Write] = []
        """What features write besides, in the same transaction."""

    def at(self, network: Network, room: Room | None, finished: Finish, owner: Identity | None) -> "Lines":
        """Return lines for another room that share these lists; nothing said there is an answer."""
        there = Lines(network, room, self._preferences, finished, owner=owner)
        there.outgoing, there.settings, there.passing = self.outgoing, self.settings, self.passing
        there.records, there.deeds, there.background_tasks = self.records, self.deeds, self.background_tasks
        there.writes = self.writes
        return there

    def mark(self) -> tuple[int, ...]:
        """Return the lengths of all lists, for `back_to`."""
        return tuple(map(len, self._collected()))

    def back_to(self, mark: tuple[int, ...]) -> None:
        """Forget all that was added since that mark: what led to it is undone."""
        for collected, length in zip(self._collected(), mark, strict=True):
            del collected[length:]

    def _collected(self) -> tuple[list[Any], ...]:
        return (
            self.outgoing,
            self.settings,
            self.passing,
            self.records,
            self.deeds,
            self.background_tasks,
            self.writes,
        )

    def change(self, at: float, handled: Handled | None = None) -> Change:
        """Return everything that is to be stored, as a change of that time in seconds since the epoch."""
        return Change(
            at=at,
            settings=tuple(self.settings),
            records=tuple(self.records),
            deeds=tuple(self.deeds),
            handled=handled,
            messages=Messages(tuple(self.outgoing)),
            writes=tuple(self.writes),
        )

    def room(
        self,
        document: Document,
        importance: Importance = Importance.CHATTER,
        *,
        purpose: str | None = None,
        mention: Identity | None = None,
        answers: tuple[str, ...] = (),
        asked: Document = (),
        picture: Shown = (),
        rings: bool = False,
    ) -> None:
        """Say something in the room; `answers` are the commands of which one is expected now, `asked` its end that asks for one.

        `picture` is what a picture beside it would show.
        """
        if self._owner is not None:
            # as urgent as the hand, so that one does not overtake the other
            urgent = Importance.PRIVATE if importance is Importance.TURN else importance
            self.whisper(self._owner, document, purpose=purpose, importance=urgent, answers=answers)
            return
        # in private there is no room; commands for anywhere use `Request.answer`
        assert self.at_room is not None
        settings = self._preferences.room(self.network, self.at_room)
        style = settings.style
        document = self._finished(document, settings.language, style)
        asks = len(plain(self._finished(asked, settings.language, style))) if asked else 0
        here, reply = self.at_room, self._reply_to
        self.outgoing.append(
            Outgoing(
                0,
                self.network,
                here,
                None,
                document,
                importance,
                purpose,
                mention,
                style,
                answers,
                reply,
                picture,
                asks=asks,
                rings=rings,
            )
        )

    def whisper(
        self,
        to: Identity,
        document: Document,
        *,
        purpose: str | None = None,
        named: bool = True,
        importance: Importance = Importance.PRIVATE,
        answers: tuple[str, ...] = (),
        picture: Shown = (),
        rings: bool = False,
    ) -> None:
        """Say something to one person alone; `named` puts the room before it, so that someone in several games knows which.

        `answers` are what they can answer now; `picture` is what a picture would show; `rings`: it is to be noticed at once.
        """
        if named and self.at_room is not None and self._owner is None:
            title = self._preferences.title(self.network, self.at_room)
            document = (Text(f"[{title}] "), *document)
        wants = self._preferences.person(self.network, to, self.at_room)
        document = self._finished(document, wants.language, wants.style)
        here, reply = self.at_room, self._reply_to
        self.outgoing.append(
            Outgoing(
                0,
                self.network,
                here,
                to,
                document,
                importance,
                purpose,
                None,
                wants.style,
                answers,
                reply,
                picture,
                form=wants.hands,
                rings=rings,
            )
        )
