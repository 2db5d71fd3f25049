"""Plugin with corrections: who edits a line that was refused has given the command that the edit makes of it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from unobot.adapter import Identity, Network, Room
from unobot.commands.feature import Feature
from unobot.plugins.hookspecs import hookimpl
from unobot.tables.place import Place
from unobot.tables.services import Services
from unobot.tables.signals import LineDone, LineEdited

unobot_api = 1

_IN_TIME: Final = 120.0
"""So many seconds after it was refused a line may be corrected."""


class _Refused(NamedTuple):
    sender: Identity
    room: Room | None
    at: float


class Corrections:
    """The refused lines of all networks. An edit of any other line is no command: it may have been carried out.

    They are not kept over a restart, after which no edit counts of what was said before it.
    """

    def __init__(self, services: Services) -> None:
        self._clock = services.clock
        self._refused: dict[tuple[Network, str], _Refused] = {}

    def look_at(self, signal: LineEdited) -> None:
        """Let an edit count whose sender was refused the line that it corrects."""
        said = signal.said
        first = self._refused.get((said.network, said.edit_of or ""))
        if first is not None and self._clock.played() - first.at <= _IN_TIME:
            signal.counts = (first.sender, first.room) == (said.sender.identity, said.room)

    def note(self, signal: LineDone) -> None:
        """Note what became of a line that was dealt with for the first time."""
        said, now = signal.said, self._clock.played()
        first = (said.network, said.edit_of or said.id)
        if not signal.refused:
            self._refused.pop(first, None)
        # the two minutes begin with the first refusal
        elif said.edit_of is None:
            self._refused = {key: one for key, one in self._refused.items() if now - one.at <= _IN_TIME}
            self._refused[first] = _Refused(said.sender.identity, said.room, now)


def attach(place: Place) -> None:
    """Listen to edits and refusals at that place. What is said in private may be refused in the room that it is about."""
    known = place.services.of(Corrections)
    place.signals.listen(LineEdited, known.look_at)
    place.signals.listen(LineDone, known.note)


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what lets edits count."""
    return (Feature("corrections", attach),)
