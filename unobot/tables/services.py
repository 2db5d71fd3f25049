"""What tables, commands and rooms need of the rest of the bot."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from uno_engine import Catalogue
from unobot.adapter import Adapter, Network
from unobot.clock import Clock
from unobot.parsing import Readers
from unobot.parts import FinishedRound, Tellers
from unobot.store import Store
from unobot.tables.preferences import Preferences
from unobot.tables.randomness import Randomness
from unobot.texts import Texts


@dataclass(frozen=True, slots=True)
class Services:
    """One for the whole bot. `round_finished` tells the plugins that listen of a round that is stored."""

    store: Store
    clock: Clock
    chance: Randomness
    catalogue: Catalogue
    preferences: Preferences
    texts: Texts
    tellers: Tellers
    readers: Readers
    adapters: Mapping[Network, Adapter]
    round_finished: Callable[[FinishedRound], None]
