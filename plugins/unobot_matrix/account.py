"""What the parts of the adapter share while one account is logged in."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from unobot.adapter import Network, Shelf
from unobot.clock import Clock
from unobot_matrix.directs import Directs
from unobot_matrix.doors import Doors
from unobot_matrix.retry import Patience
from unobot_matrix.room import Room
from unobot_matrix.settings import Settings
from unobot_matrix.upgrades import Upgrades
from unobot_matrix.wire import Json, Wire

if TYPE_CHECKING:
    from unobot_matrix.crypt import Crypt


@dataclass
class Account:
    """One logged-in account; `crypt` is None where encryption is off."""

    network: Network
    us: str
    settings: Settings
    wire: Wire
    shelf: Shelf
    clock: Clock
    patience: Patience
    crypt: "Crypt | None"
    rooms: dict[str, Room]
    directs: Directs
    doors: Doors
    upgrades: Upgrades
    synced: bool = False
    """Whether the rooms are known, that is, whether the first sync has been taken in."""
    threads: dict[str, str] = field(default_factory=dict)
    """On which event the thread hangs that a message of late stood in, by the message's id."""

    go_in: Callable[[str, str], None] = lambda _room, _by: None
    """Called with a room that takes the place of another, and who says so."""
    go_out: Callable[[str], None] = lambda _room: None
    """Called with a room in which we have nothing to do any more."""
    came: Callable[[str], None] = lambda _room: None
    """Called with a direct room when its player comes in."""
    say_again: Callable[[str], None] = lambda _room: None
    """Called with a direct room where something will have to be said again, soon."""

    def opened(self, room: str, source: Json) -> Json | None:
        """A room's event made readable: itself if it is plain, what is inside if it is encrypted, else None."""
        if source.get("type") != "m.room.encrypted":
            return source
        return self.crypt.decrypt(room, source) if self.crypt is not None else None
