"""What one command has the bot say, collected until it is committed."""

from unobot.adapter import Identity, Importance, Network, Outgoing, Room
from unobot.document import Document, Text
from unobot.hall.preferences import Preferences


class Lines:
    """The messages of one command, in order. Each is in the style of its receiver."""

    def __init__(self, network: Network, room: Room | None, preferences: Preferences) -> None:
        self.network, self.at_room = network, room
        self._preferences = preferences
        self.outgoing: list[Outgoing] = []

    def room(
        self,
        document: Document,
        importance: Importance = Importance.CHATTER,
        *,
        purpose: str | None = None,
        mention: Identity | None = None,
    ) -> None:
        """Say it in the room."""
        assert self.at_room is not None
        style = self._preferences.room(self.network, self.at_room).style
        self.outgoing.append(
            Outgoing(0, self.network, self.at_room, None, document, importance, purpose, mention, style)
        )

    def whisper(
        self, to: Identity, document: Document, *, purpose: str | None = None, named: bool = True
    ) -> None:
        """Say it to one person alone; `named` puts the room before it, so that someone in several games knows which."""
        if named and self.at_room is not None:
            document = (Text(f"[{self.at_room}] "), *document)
        style = self._preferences.style_of(self.network, to, self.at_room)
        self.outgoing.append(
            Outgoing(0, self.network, self.at_room, to, document, Importance.PRIVATE, purpose, None, style)
        )
