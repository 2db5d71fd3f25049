"""What a room is told after the end of a round: achievements of its players, and that a season is over."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from unobot.adapter import Importance
from unobot.commands.set import switch
from unobot.store import PERSON, RoundId, StoredSetting
from unobot.store.change import Executor
from unobot.tables.lines import Lines
from unobot.tables.place import Place
from unobot.tables.signals import ChangeStored, RoundStored, TableRestored
from unobot_records.boards import best
from unobot_records.career import Earned
from unobot_records.command import make_name, tell_wins
from unobot_records.counting import season
from unobot_records.results import count_round

_SEASON: Final = "season"
"""The setting of a room that tells in which season a round was last played there."""
_FIRST: Final = 3
"""So many of the best are named when a season is over."""


@dataclass(frozen=True, slots=True)
class RecordSettings:
    """The settings of this feature that an operator can give for a room."""

    achievements: bool = True
    """Whether rooms are told of players' achievements."""


ACHIEVEMENTS: Final = switch(
    "achievements", lambda request: request.place.settings.of(RecordSettings).achievements
)
"""Whether the room is told of achievements."""


@dataclass(slots=True)
class _Ended:
    """A round that ends, the sides of the table that are told of it, and the achievements that it brings."""

    sides: tuple[Place, ...]
    earned: tuple[Earned, ...] = ()

    def count(self, round_: RoundId, on: Executor) -> None:
        """Count it, in the transaction that stores it."""
        self.earned = count_round(on, round_)


class AchievementAnnouncer:
    """Has the rounds counted that end in a room, and tells what comes of it."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._ended: _Ended | None = None
        place.signals.listen(RoundStored, self._count)

    def _count(self, signal: RoundStored) -> None:
        # before the end of a match parts the sides
        ended = _Ended(self._place.audience)
        signal.writes.append(partial(ended.count, signal.finished.id))
        if self._ended is None:
            self._place.signals.listen(ChangeStored, self._stored)
            self._place.signals.listen(TableRestored, self._undone)
        self._ended = ended

    def _stored(self, _signal: ChangeStored) -> None:
        assert self._ended is not None
        self._place.in_turn(partial(self._tell, self._ended))
        self._undone()

    def _undone(self, _signal: TableRestored | None = None) -> None:
        """Tell nothing more: it was told, or the round was not stored."""
        self._ended = None
        self._place.signals.stop(ChangeStored, self._stored)
        self._place.signals.stop(TableRestored, self._undone)

    async def _tell(self, ended: _Ended, lines: Lines) -> None:
        """Tell it, and keep in which season was played. Raises `StoreError`."""
        place = self._place
        for side in ended.sides:
            if ended.earned and side.settings.of(RecordSettings).achievements:
                voice = side.voice()
                listed = [
                    voice.say(
                        "achieved-by", player=make_name(each.name), badge=voice.say(f"badge-{each.badge}")
                    )
                    for each in ended.earned
                ]
                told = voice.say("achieved", list=voice.together("list-comma", listed))
                side.on(lines).room(told, Importance.TURN)
        room, now = place.room or "", season(place.date).name
        known = place.services.preferences.of(place.network, "room", room).get(_SEASON)
        if known != now:
            lines.settings.append(StoredSetting(place.network, "room", room, _SEASON, now))
            if known is not None:
                winners = await place.services.store.read(best, place.board, PERSON, known)
                # nothing is said of a season in which nobody won
                if winners:
                    voice = place.voice()
                    first = [tell_wins(voice, *each) for each in enumerate(winners[:_FIRST], 1)]
                    told = voice.say("season-closed", season=known, list=voice.together("list-comma", first))
                    lines.room(told, Importance.TURN)
