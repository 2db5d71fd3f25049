"""What one command has the bot say, collected until it is committed."""

from dataclasses import replace

from unobot.adapter import Identity, Importance, Network, Outgoing, Room
from unobot.document import Document, Text
from unobot.tables.preferences import Preferences


class Lines:
    """The messages of one command, in order, each in the style of its receiver. `reply_to` is the id of what they answer."""

    def __init__(
        self, network: Network, room: Room | None, preferences: Preferences, reply_to: str | None = None
    ) -> None:
        self.network, self.at_room = network, room
        self._reply_to = reply_to
        self._preferences = preferences
        self.outgoing: list[Outgoing] = []

    def room(
        self,
        document: Document,
        importance: Importance = Importance.CHATTER,
        *,
        purpose: str | None = None,
        mention: Identity | None = None,
        answers: tuple[str, ...] = (),
    ) -> None:
        """Say it in the room; `answers` are the commands of which one is expected now."""
        # in private there is no room; commands for anywhere use `Request.answer`
        assert self.at_room is not None
        style = self._preferences.room(self.network, self.at_room).style
        self._add(
            Outgoing(
                0, self.network, self.at_room, None, document, importance, purpose, mention, style, answers
            )
        )

    def whisper(
        self,
        to: Identity,
        document: Document,
        *,
        purpose: str | None = None,
        named: bool = True,
        importance: Importance = Importance.PRIVATE,
    ) -> None:
        """Say it to one person alone; `named` puts the room before it, so that someone in several games knows which."""
        if named and self.at_room is not None:
            title = self._preferences.title(self.network, self.at_room)
            document = (Text(f"[{title}] "), *document)
        style = self._preferences.style_of(self.network, to, self.at_room)
        self._add(Outgoing(0, self.network, self.at_room, to, document, importance, purpose, None, style))

    def _add(self, message: Outgoing) -> None:
        self.outgoing.append(replace(message, reply_to=self._reply_to))
