"""What every room needs of the rest of the bot."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import count

from uno_engine import Catalogue
from unobot.adapter import Adapter, Network, Outgoing
from unobot.clock import Clock
from unobot.commands.registry import Registry
from unobot.parsing import Readers
from unobot.plugins import Plugins
from unobot.rooms.positions import Positions
from unobot.rooms.whereabouts import Whereabouts
from unobot.store import Store, StoreShelf
from unobot.tables.chance import Chance
from unobot.tables.preferences import Preferences
from unobot.texts import Texts


@dataclass(frozen=True, slots=True)
class Services:
    """Handed to each room when it is first looked after.

    `send` gives a committed message to its network's outbox.
    """

    store: Store
    clock: Clock
    chance: Chance
    catalogue: Catalogue
    preferences: Preferences
    texts: Texts
    shelves: Mapping[Network, StoreShelf]
    adapters: Mapping[Network, Adapter]
    plugins: Plugins
    commands: Registry
    readers: Readers
    send: Callable[[Outgoing], None]
    positions: Positions = field(default_factory=Positions)
    whereabouts: Whereabouts = field(default_factory=Whereabouts)
    _unkept: Iterator[int] = field(default_factory=count)

    def send_unkept(self, message: Outgoing) -> None:
        """Say something that cannot be committed: that committing fails. Its key is none that the store ever gives."""
        key = -1 - int(self.clock.now() * 1000) * 1000 - next(self._unkept) % 1000
        self.send(replace(message, key=key))
