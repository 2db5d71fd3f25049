"""Lines that were refused a moment ago: who corrects one by an edit has given the command that the edit makes of it."""

from typing import NamedTuple

from unobot.adapter import Identity, Network, Room, Said

IN_TIME = 120.0
"""So many seconds after it was refused a line may be corrected."""


class _Refused(NamedTuple):
    sender: Identity
    room: Room | None
    at: float


class Corrections:
    """The refused lines of all networks. An edit of any other line is no command: it may have been carried out.

    They are not kept over a restart, after which no edit counts of what was said before it. Times are play time.
    """

    def __init__(self) -> None:
        self._refused: dict[tuple[Network, str], _Refused] = {}

    def counts(self, said: Said, now: float) -> bool:
        """Whether a line is to be dealt with: one that corrects another only if its sender was refused that one."""
        if said.corrects is None:
            return True
        first = self._refused.get((said.network, said.corrects))
        if first is None or now - first.at > IN_TIME:
            return False
        return (first.sender, first.room) == (said.sender.identity, said.room)

    def dealt_with(self, said: Said, now: float, *, refused: bool) -> None:
        """Note what became of a line that was dealt with for the first time."""
        first = (said.network, said.corrects or said.id)
        if not refused:
            self._refused.pop(first, None)
        # the two minutes begin with the first refusal
        elif said.corrects is None:
            self._refused = {key: one for key, one in self._refused.items() if now - one.at <= IN_TIME}
            self._refused[first] = _Refused(said.sender.identity, said.room, now)
