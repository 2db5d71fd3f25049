"""The logged-in account: what all parts of the adapter share."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from unobot.adapter import Network, Shelf, Unread
from unobot.adapter import Room as RoomName
from unobot.clock import Clock
from unobot_matrix.directs import Directs, Doors, Upgrades
from unobot_matrix.room import Room
from unobot_matrix.settings import Settings
from unobot_matrix.wire import Json, Patience, Wire

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
    """Whether the first sync has been taken in, so that the rooms are known."""
    heard: OrderedDict[str, str] = field(default_factory=OrderedDict)
    """Who said what we heard lately, by its id."""
    threads: dict[str, str] = field(default_factory=dict)
    """For recent messages that stood in a thread, by their id: the event that the thread hangs on."""

    # The sync loop must not wait for these, and the parts that do them know the account: so they are set later on.
    go_in: Callable[[str, str], None] = lambda _room, _by: None
    """Start to enter a room that replaces another; called with the room and who says that it does."""
    go_out: Callable[[str], None] = lambda _room: None
    """Start to leave a room in which we have nothing to do any more."""
    came: Callable[[str], None] = lambda _room: None
    """Called with a direct room when its player has come in."""
    say_again: Callable[[str], None] = lambda _room: None
    """Repeat the last message in a direct room in two seconds, for a client that could not read it."""
    may_speak: Callable[[RoomName], None] = lambda _room: None
    """Called when the power levels of a room have changed."""
    not_read: Callable[[Unread], None] = lambda _unread: None
    """Start to ask for a message that could not be read, unless its key comes soon."""
    show_read: Callable[[], None] = lambda: None
    """Start to send read receipts for what the bot has dealt with."""

    def opened(self, room: str, source: Json) -> Json | None:
        """A room's event in readable form: itself if it is not encrypted, else what is inside; None if that fails."""
        if source.get("type") != "m.room.encrypted":
            return source
        return self.crypt.decrypt(room, source) if self.crypt is not None else None
