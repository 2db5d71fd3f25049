"""What every room needs of the rest of the bot."""

from collections.abc import Callable
from dataclasses import dataclass

from uno_engine import Catalogue
from unobot.adapter import Outgoing
from unobot.clock import Clock
from unobot.hall.chance import Chance
from unobot.hall.preferences import Preferences
from unobot.plugins import Plugins
from unobot.store import Store
from unobot.texts import Texts


@dataclass(frozen=True, slots=True)
class Shared:
    """Handed to each room when it is first looked after.

    `send` gives a committed message to its network's outbox.
    """

    store: Store
    clock: Clock
    chance: Chance
    catalogue: Catalogue
    preferences: Preferences
    texts: Texts
    plugins: Plugins
    send: Callable[[Outgoing], None]
