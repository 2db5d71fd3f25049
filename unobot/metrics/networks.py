"""Which networks are connected, as far as can be seen by what they deliver."""

from collections.abc import Iterable

from unobot.adapter import Disconnected, Incoming, Network


class Networks:
    """A network is connected from the first thing that it delivers until it is `Disconnected`."""

    def __init__(self, names: Iterable[Network]) -> None:
        self.connected = dict.fromkeys(names, False)
        self.reconnects = dict.fromkeys(names, 0)
        """How often each was back after it had been lost."""
        self._lost: set[Network] = set()

    def heard(self, item: Incoming) -> None:
        """A network has delivered this."""
        if isinstance(item, Disconnected):
            if self.connected[item.network]:
                self._lost.add(item.network)
            self.connected[item.network] = False
        elif not self.connected[item.network]:
            self.connected[item.network] = True
            if item.network in self._lost:
                self._lost.discard(item.network)
                self.reconnects[item.network] += 1
