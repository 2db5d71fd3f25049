"""What the bot says, on its way to the server: to whom, in which dress, and what to do if colours are refused."""

from collections import deque
from collections.abc import Iterator
from dataclasses import replace

from unobot.adapter import Identity, Outgoing, Undeliverable
from unobot.document import Name, Style, Text
from unobot_irc.line import Line
from unobot_irc.people import Person
from unobot_irc.rendering import rendered, undressed
from unobot_irc.rooms import WantedRoom
from unobot_irc.sight import Sight

_LINE = 510
_LONGEST_MASK = 1 + 30 + 1 + 11 + 1 + 63 + 1
"""What `:nick!user@host ` may come to where we have not seen our own yet."""
_JOINED = 400
_RECENT = 5.0


def budget(mask: str, command: str, target: str) -> int:
    """How many bytes of text reach the reader, given the prefix that the server will put before them."""
    prefix = len(f":{mask} ".encode()) if mask else _LONGEST_MASK
    return _LINE - prefix - len(f"{command} {target} :".encode())


def dressed(message: Outgoing, mask: str, target: str, *, plain: bool = False) -> list[str]:
    """The lines, command and all, that carry a message to a nick or channel."""
    command = "NOTICE" if message.to is not None else "PRIVMSG"
    style: Style = "plain" if plain and message.style == "colour" else message.style
    lines = rendered(message.document, style, budget(mask, command, target))
    return [f"{command} {target} :{line}" for line in lines]


def joined(first: Outgoing, second: Outgoing) -> Outgoing | None:
    """Both as one message for one line, if they are short and for the same room; with the key of the second.

    Private lines stay as they are: a hand is looked for at the beginning of a line.
    """
    if (first.network, first.room, first.to, first.style) != (
        second.network,
        second.room,
        second.to,
        second.style,
    ):
        return None
    if first.to is not None:
        return None
    document = (*first.document, Text(" | "), *second.document)
    if len(rendered(document, second.style, _JOINED)) != 1:
        return None
    return replace(
        second,
        document=document,
        importance=min(first.importance, second.importance),
        purpose=second.purpose if second.purpose == first.purpose else None,
        mention=second.mention or first.mention,
    )


def players(message: Outgoing) -> Iterator[Identity]:
    """Everyone the message is about: their presence matters to the bot."""
    if message.to is not None:
        yield message.to
    if message.mention is not None:
        yield message.mention
    yield from (Identity(span.identity) for span in message.document if isinstance(span, Name))


def receiver(message: Outgoing, sight: Sight, strangers: list[Person]) -> Person:
    """Whoever bears the identity now; of several clients of one account, the one last heard in that room.

    Raises `Undeliverable` if nobody in sight does.
    """
    assert message.to is not None
    holders = sight.roster.holders(message.to) or [each for each in strangers if each.identity == message.to]
    if not holders:
        raise Undeliverable("the receiver is not in sight")
    room = sight.features.fold(message.room) if message.room else ""
    return max(holders, key=lambda person: (room in person.rooms, person.spoke))


class Colours:
    """Remembers coloured lines for a moment, to say them again plainly in a room that refuses colours."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self._recent: deque[tuple[float, WantedRoom, str]] = deque(maxlen=20)

    def sent(self, place: WantedRoom, line: str, now: float) -> None:
        """A line has gone to a room."""
        if undressed(line) != line:
            self._recent.append((now, place, undressed(line)))

    def refused(self, line: Line, now: float) -> str | None:
        """The line to send instead, if this 404 or 408 is about colours; from now on that room is spoken to plainly."""
        place = self._sight.rooms.find(line[1])
        for each in tuple(self._recent):
            sent, where, again = each
            if now - sent > _RECENT:
                self._recent.remove(each)
            elif where is place:
                self._recent.remove(each)
                where.plain = True
                return again
        return None
