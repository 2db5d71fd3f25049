"""What the bot says, on its way to the server: to whom, in which form, and what to do if colours are refused."""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import replace

from unobot.adapter import Heard, Identity, Importance, NotNow, Outgoing, Undeliverable, Unheard, Unreached
from unobot.document import Name, Style, Text
from unobot_irc.chores import Chores
from unobot_irc.line import Line, harmless
from unobot_irc.people import Person
from unobot_irc.reach import Reach
from unobot_irc.receipts import Receipts
from unobot_irc.rendering import rendered, undressed
from unobot_irc.rooms import Stage, WantedRoom
from unobot_irc.sight import Sight
from unobot_irc.speech import Speech

_LINE = 510
"""Bytes of a line without CR LF. The `irc` package checks this without the prefix that the server adds when relaying."""
_LONGEST_MASK = 1 + 30 + 1 + 11 + 1 + 63 + 1
"""What `:nick!user@host ` may come to where we have not seen our own yet."""
_JOINED = 400
"""Two room lines are joined only into one that is no longer than this, so that it never has to be cut again."""
_QUIET = "\x0f"
"""Before a line that begins with a name: irssi marks every line that begins with its user's bare nick, their own moves too."""
_RECENT = 5.0
"""Seconds in which a server refuses a line because of its colours, if it does."""


class Delivery:
    """Sends the bot's messages over one connection; `send` sends a line at once."""

    def __init__(
        self,
        sight: Sight,
        speech: Speech,
        chores: Chores,
        receipts: Receipts,
        reach: Reach,
        send: Callable[[str], None],
    ) -> None:
        self._receipts, self._reach = receipts, reach
        self._sight = sight
        self._speech = speech
        self._chores = chores
        self._send = send
        self._colours = Colours(sight)

    def deliver(self, message: Outgoing, mask: str, now: float) -> None:
        """Send one message; `mask` is our own address, which shortens lines. Raises `NotNow` or `Undeliverable`."""
        target, place = self._target(message)
        if self._receipts.said_before(message.key):
            return
        message = self._with_nick(message)
        plain = place is not None and place.plain
        lines = dressed(message, mask, target, plain=plain)
        # counted before sending: if the pace is used up, either all lines of a message go out or none
        self._chores.spoken(len(lines), now)
        self._receipts.expect(message.key, self._sight.features.fold(target), len(lines), now)
        for line in lines:
            self._send(self._receipts.labelled(message.key, line))
            if place is not None:
                self._colours.sent(place, line, message.key, now)

    def refused(self, line: Line, now: float) -> None:
        """The server did not pass a line of ours on: send it again plainly if that was for its colours, else tell the bot."""
        again = self._colours.refused(line, now)
        if again is not None:
            key, text = again
            self._send(self._receipts.labelled(key, text))
            self._chores.count(1, now)
        elif line.command != "408":
            # 486 and 493 name nobody; only a label tells whom they are about
            told = line[1] if len(line.params) > 2 else ""
            self._lost(line, self._receipts.target_of(line) or self._sight.features.fold(told), now)

    def echoed(self, line: Line, now: float) -> None:
        """A line of ours has come back; a server that has swallowed it shows that only by leaving out its id."""
        if not self._receipts.echoed(line):
            self._lost(line, self._sight.features.fold(line[0]), now)

    def _lost(self, line: Line, target: str, now: float) -> None:
        """The server has refused what we said to a (folded) channel or nick."""
        hit, place = self._receipts.refused(line, target), self._sight.rooms.places.get(target)
        reason = harmless(line[-1]) if line.command.isdecimal() else "swallowed without a word"
        if place is not None and place.stage is Stage.IN and place.mute_until is None:
            # what was refused may have been refused as a whole, and not for its colours
            place.plain = False
            place.mute(now)
            self._sight.news.append(Unheard(self._sight.network, place.name, reason))
        person = self._sight.roster.find(target)
        if hit and person is not None and person.identity is not None:
            self._reach.lost(person)
            self._sight.news.append(Unreached(self._sight.network, person.identity, reason))

    def mode_changed(self, line: Line) -> None:
        """The modes of a room have changed: perhaps it lets us speak now."""
        place = self._sight.rooms.find(line[0])
        if place is not None:
            self._try_to_speak(place)

    def tick(self, now: float) -> None:
        """Try again to speak where it is time to."""
        for place in self._sight.rooms.places.values():
            if place.mute_until is not None and now >= place.mute_until:
                self._try_to_speak(place)

    def _try_to_speak(self, place: WantedRoom) -> None:
        if place.stage is Stage.IN and place.mute_until is not None:
            place.mute_until = None
            self._sight.news.append(Heard(self._sight.network, place.name))

    def _with_nick(self, message: Outgoing) -> Outgoing:
        """A line that begins with the name of whom it calls begins with their present nick instead.

        irssi and WeeChat look for the nick itself. They find it also in `lris.2`, which tells lris from Iris.
        """
        holders = self._sight.roster.holders(message.mention) if message.mention and calls(message) else []
        if not holders:
            return message
        nick = _nearest(holders, self._key(message)).nick
        name, *rest = message.document
        if isinstance(name, Name) and name.name.startswith(f"{nick}."):
            return message
        return replace(message, document=(Name(nick, str(message.mention)), *rest))

    def _key(self, message: Outgoing) -> str:
        return self._sight.features.fold(message.room) if message.room else ""

    def _target(self, message: Outgoing) -> tuple[str, WantedRoom | None]:
        """The nick to send to and None, or a channel and what we know of it."""
        if message.to is not None:
            return _nearest(self._receivers(message.to), self._key(message)).nick, None
        place = self._sight.rooms.find(message.room or "")
        if place is None or (place.stage is Stage.OUT and place.refused):
            raise Undeliverable("the bot is not in that room")
        if place.stage is not Stage.IN:
            raise NotNow("the room is being entered", 2.0)
        if place.mute_until is not None:
            raise Undeliverable("the room does not let the bot speak")
        return place.name, place

    def receiver(self, identity: Identity) -> Person | None:
        """Who would be sent what is for this identity; None if nobody in sight."""
        try:
            return _nearest(self._receivers(identity), "")
        except Undeliverable:
            return None

    def _receivers(self, identity: Identity) -> list[Person]:
        """Everyone in sight of this identity. Raises `Undeliverable` if there is nobody."""
        strangers = (each for each in self._speech.strangers if each.identity == identity)
        found = self._sight.roster.holders(identity) or list(strangers)
        if not found:
            raise Undeliverable("the receiver is not in sight")
        return found


def budget(mask: str, command: str, target: str) -> int:
    """How many bytes of text reach the reader, given the prefix that the server will put before them.

    A line that is too long is cut by ngIRCd and InspIRCd, by InspIRCd in the middle of a character.
    """
    prefix = len(f":{mask} ".encode()) if mask else _LONGEST_MASK
    return _LINE - prefix - len(f"{command} {target} :".encode())


def dressed(message: Outgoing, mask: str, target: str, *, plain: bool = False) -> list[str]:
    """The lines, command and all, that carry a message to a nick or channel."""
    # A private PRIVMSG would open a window of its own. `NOTICE nick :[#room] …` is shown by irssi and WeeChat in the
    # room's window. Room lines are PRIVMSG: irssi never marks a NOTICE that begins with the reader's nick.
    command = "NOTICE" if message.to is not None else "PRIVMSG"
    style: Style = "plain" if plain and message.style == "colour" else message.style
    quiet = _QUIET if style == "colour" and _only_tells(message) else ""
    lines = rendered(message.document, style, budget(mask, command, f"{target}{quiet}"))
    return [f"{command} {target} :{'' if number else quiet}{line}" for number, line in enumerate(lines)]


def joined(first: Outgoing, second: Outgoing) -> Outgoing | None:
    """Both as one message for one line, with the key of the second; None if they are too long or for different rooms.

    Private lines are never joined: scripts look for a hand at the beginning of a line. Nor is a line joined behind
    another if it begins with the nick of whom it calls: clients mark a line only where that nick stands first.
    """
    if first.to is not None or _destination(first) != _destination(second) or calls(second):
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


def _destination(message: Outgoing) -> tuple[object, ...]:
    return message.network, message.room, message.to, message.style


def calls(message: Outgoing) -> bool:
    """Whether the message begins with the name of whom it mentions and `: `, so that their client marks the line."""
    match message.document:
        case (Name(_, identity), Text(text), *_):
            return identity == message.mention and text.startswith(": ")
    return False


def _only_tells(message: Outgoing) -> bool:
    """Whether it is a room line that begins with somebody's name, but does not call them."""
    return message.to is None and isinstance(next(iter(message.document), None), Name) and not calls(message)


def players(message: Outgoing) -> Iterator[Identity]:
    """Everyone the message is for or about: the bot needs to recognize them after a restart."""
    if message.importance is Importance.CHATTER:
        return  # who plays is told more than that; a WHOIS for each stranger who asks would use up the pace
    if message.to is not None:
        yield message.to
    if message.mention is not None:
        yield message.mention
    yield from (Identity(span.identity) for span in message.document if isinstance(span, Name))


def _nearest(people: list[Person], room: str) -> Person:
    """Of several clients of one account the one in that (folded) room that spoke last."""
    return max(people, key=lambda person: (room in person.rooms, person.spoke))


class Colours:
    """Remembers coloured lines for some seconds, to send them again plainly to a room that refuses colours."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self._recent: deque[tuple[float, WantedRoom, int, str]] = deque(maxlen=20)

    def sent(self, place: WantedRoom, line: str, key: int, now: float) -> None:
        """Remember a line that was sent to a room, if it has colours."""
        if undressed(line) != line:
            self._recent.append((now, place, key, undressed(line)))

    def refused(self, line: Line, now: float) -> tuple[int, str] | None:
        """The line to send instead, and the key of its message, or None if a 404 or 408 is not about colours. That room gets no more colours."""
        # 404 names only the room, not the line; the oldest recent one is meant, as servers answer in order
        place = self._sight.rooms.find(line[1])
        for each in tuple(self._recent):
            sent, where, key, again = each
            if now - sent > _RECENT:
                self._recent.remove(each)
            elif where is place:
                self._recent.remove(each)
                where.plain = True
                return key, again
        return None
