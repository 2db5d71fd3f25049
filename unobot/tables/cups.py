"""The cups that are played, as they are stored, and which room plays which of their tables."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import msgspec
import structlog

from uno_engine import Catalogue, EngineError
from unobot.adapter import Network, Renamed, Room
from unobot.cups.cup import Cup, CupId, Finished, PlayedHeat, Running
from unobot.cups.plan import Heat, TableResult
from unobot.store import CupEnded, CupKept, HeatDecided
from unobot.store.read import StoredCup

if TYPE_CHECKING:
    from unobot.tables.place import Place

_log = structlog.get_logger(__name__)


class Cups:
    """All cups of this process. They are changed by what is committed, and by nothing else.

    A cup is changed by its own room alone; what is decided at a table, by the room where it is played. `changed` is called
    with each room that has to look at what a cup wants of it now, `called` finds a room by what people call it.
    """

    def __init__(
        self, catalogue: Catalogue, stored: Iterable[StoredCup] = (), last: Iterable[CupEnded] = ()
    ) -> None:
        self.running: dict[CupId, Running] = {}
        """Those that are played, by their ids."""
        self._by_room: dict[tuple[Network, Room], Running] = {}
        self._last: dict[tuple[Network, Room], Finished] = {}
        self._played: dict[tuple[Network, Room], tuple[CupId, int]] = {}
        """Which table of which cup each room has at the moment."""
        self.changed: Callable[[Network, Room], None] = lambda _network, _room: None
        self.called: Callable[[Network, str], Place | None] = lambda _network, _said: None
        for kept, heats in stored:
            self._restore(kept, heats, catalogue)
        self._find_rooms()
        for ended in last:
            self._remember(ended)

    # --- looking -----------------------------------------------------------------------------------------------------

    def of(self, heat: PlayedHeat) -> Running | None:
        """The cup that a table belongs to; None if it is not played any more."""
        return self.running.get(heat.cup)

    def at(self, network: Network, room: Room | None) -> Running | None:
        """The cup of that room itself."""
        found = self.played_in(network, room)
        return found if found is not None and found.cup.room == room else None

    def played_in(self, network: Network, room: Room | None) -> Running | None:
        """The cup that is played in that room, its own or another's."""
        return None if room is None else self._by_room.get((network, room))

    def rooms_with(self, renamed: Renamed) -> list[Room]:
        """The rooms of the cups in which somebody takes part who has another identity now."""
        cups = [each.cup for each in self.running.values() if each.cup.network == renamed.network]
        return [cup.room for cup in cups if cup.number_of(renamed.old) is not None]

    def last(self, network: Network, room: Room) -> Finished | None:
        """The cup of that room that was over last."""
        return self._last.get((network, room))

    # --- who plays what ----------------------------------------------------------------------------------------------

    def next_heat(self, running: Running, room: Room) -> Heat | None:
        """The next table for that room: one that no other plays yet. The final is for the cup's own room."""
        if running.stage is not None and running.stage.final and room != running.cup.room:
            return None
        played = {number for cup, number in self._played.values() if cup == running.cup.id}
        return next((heat for heat in running.to_play() if heat.number not in played), None)

    def where(self, running: Running, number: int) -> Room | None:
        """The room that plays that table now."""
        wanted = (running.cup.id, number)
        return next((room for (_, room), played in self._played.items() if played == wanted), None)

    def plays(self, network: Network, room: Room, heat: PlayedHeat | None) -> None:
        """That room has this table of a cup now, or none. To be told at once, so that no other room takes it, too."""
        if heat is None:
            self._played.pop((network, room), None)
        else:
            self._played[network, room] = heat.cup, heat.number

    # --- what is committed -------------------------------------------------------------------------------------------

    def put(self, change: CupKept | HeatDecided | CupEnded) -> None:
        """From now on this is so."""
        id_ = CupId(change.cup if isinstance(change, HeatDecided) else change.id)
        before = self.running.get(id_)
        match change:
            case CupKept(payload=payload):
                cup = msgspec.json.decode(payload, type=Cup)
                self.running[id_] = Running(cup, {} if before is None else before.results)
            case HeatDecided(number=number) if before is not None:
                self.running[id_] = Running(before.cup, {**before.results, number: _result(change)})
                self._played = {at: heat for at, heat in self._played.items() if heat != (id_, number)}
            case CupEnded():
                self.running.pop(id_, None)
                self._remember(change)
        self._find_rooms()
        both = [each.cup for each in (before, self.running.get(id_)) if each is not None]
        for network, room in dict.fromkeys((cup.network, room) for cup in both for room in cup.everywhere):
            self.changed(network, room)

    def _find_rooms(self) -> None:
        """Note anew which cup is played in which room; each room's own comes before another's."""
        cups = self.running.values()
        further = {(each.cup.network, room): each for each in cups for room in each.cup.rooms}
        self._by_room = {**further, **{(each.cup.network, each.cup.room): each for each in cups}}

    def _restore(self, kept: CupKept, heats: Iterable[HeatDecided], catalogue: Catalogue) -> None:
        try:
            cup = msgspec.json.decode(kept.payload, type=Cup)
            catalogue.compose(cup.line)
            running = Running(cup, {heat.number: _result(heat) for heat in heats})
            sound = running.sound
        except (msgspec.MsgspecError, EngineError, LookupError) as error:
            _log_lost(kept, type(error).__name__)
            return
        if sound:
            self.running[cup.id] = running
        else:
            _log_lost(kept, "another draw")

    def _remember(self, ended: CupEnded) -> None:
        if ended.payload is None:
            return
        try:
            self._last[ended.network, ended.room] = msgspec.json.decode(ended.payload, type=Finished)
        except msgspec.MsgspecError as error:
            _log.error("a cup that is over cannot be read", cup=ended.id, error=type(error).__name__)


def _result(heat: HeatDecided) -> TableResult:
    return msgspec.json.decode(heat.payload, type=TableResult)


def _log_lost(kept: CupKept, error: str) -> None:
    # an upgrade has taken away what it needs; its tables are stopped, and another cup can be opened
    _log.error("this cup cannot go on", cup=kept.id, room=kept.room, error=error)
