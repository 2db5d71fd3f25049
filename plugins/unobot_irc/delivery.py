"""Delivering what the bot says: its looks on IRC, split into lines, sent, and known to have come."""

import re
import unicodedata
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from unobot.adapter import Heard, Identity, Importance, NotNow, Outgoing, Undeliverable, Unheard, Unreached
from unobot.document import SQUARES, Document, Face, Name, Span, Strong, Style, Text, Tint, Typed
from unobot_irc.housekeeping import BackgroundQueue, Channel, Stage
from unobot_irc.people import Person, Tracker
from unobot_irc.protocol import Line, harmless
from unobot_irc.receipts import Probes, Receipts
from unobot_irc.speech import Speech

PAIRS: dict[Tint, str] = {
    "red": "00,05",
    "green": "01,09",
    "blue": "00,02",
    "yellow": "01,08",
    "pink": "01,13",
    "teal": "01,10",
    "orange": "01,07",
    "purple": "00,06",
    "black": "00,01",
}
r"""Foreground and background of a card; each has a contrast of at least 5:1 in every client.

Both are always given: a foreground alone cannot be read on some reader's background. Always two digits each: in
`\x0345` the client would take the card's own digit for a part of the colour.
"""

_CODES = re.compile(r"\x03\d\d,\d\d|[\x02\x0f]")
_JOINERS = {"\u200d", "\ufe0e", "\ufe0f"}
_STOPS = "、。，；）"
"""Signs that a line may end with though no space follows."""
_CLOSING = f"{_STOPS}．：！？」』】》”’…"
"""Signs that no line may begin with."""
_PART = re.compile(f" +|[^ {_STOPS}]*[{_STOPS}][{_CLOSING}]*|[^ {_STOPS}]+")
_STOPPED = re.compile(f"[{_STOPS}][{_CLOSING}]*$")


@dataclass(frozen=True, slots=True)
class _Piece:
    """Characters with the codes that stand before and after them."""

    text: str
    before: str = ""
    after: str = ""

    def __str__(self) -> str:
        return f"{self.before}{self.text}{self.after}"


@dataclass(frozen=True, slots=True)
class _Word:
    """What stays on one line if it fits there, and whether a space stands before it."""

    pieces: tuple[_Piece, ...]
    spaced: bool

    def __str__(self) -> str:
        return "".join(map(str, self.pieces))


def strip_codes(line: str) -> str:
    """The line without the codes that rendering put there."""
    return _CODES.sub("", line)


def render(document: Document, style: Style, budget: int) -> list[str]:
    """The document as lines of at most `budget` bytes, cut between words, never inside a character.

    If the first line begins with `[#room] `, the others do too; else they begin with `… `.
    """
    return list(_render(document, style, budget))


@lru_cache(maxsize=64)  # the outbox asks several times how many lines a message takes before it is sent
def _render(document: Document, style: Style, budget: int) -> tuple[str, ...]:
    whole = _whole(document, style)
    if whole is None or len(whole.encode()) > budget:  # hardly ever
        return cut(document, style, budget)
    return (whole,)


def cut(document: Document, style: Style, budget: int) -> tuple[str, ...]:
    """The document as `rendered` gives it where it does not fit into one line."""
    room = re.match(r"\[[^\s\]]+\] ", strip_codes("".join(map(str, _pieces(document, "plain")))))
    again = room[0] if room else "… "
    lines: list[str] = []
    current = ""
    empty = True
    for word in _fitting(_words(document, style), budget - len(again.encode())):
        longer = f"{current}{' ' if word.spaced and not empty else ''}{word}"
        if not empty and len(longer.encode()) > budget:
            lines.append(current)
            longer = f"{again}{word}"
        current, empty = longer, False
    return tuple(_tidy(line) for line in [*lines, current] if strip_codes(line).strip())


def _whole(document: Document, style: Style) -> str | None:
    """The document as one line, as cutting would leave it; None if its blanks or its emptiness need a closer look."""
    pieces = list(_pieces(document, style))
    line = "".join([f"{piece.before}{piece.text}{piece.after}" for piece in pieces]).strip(" ")
    # a blank at the edge of what has a colour or is bold belongs outside of it, and two are one
    if "  " in line or any(piece.before and piece.text.strip(" ") != piece.text for piece in pieces):
        return None
    tidied = _tidy(line)
    return tidied if tidied == tidied.strip() and strip_codes(tidied).strip() else None


def _tidy(line: str) -> str:
    """The line with one pair of bold codes around several words, instead of a pair around each."""
    return line.replace("\x02 \x02", " ").replace("\x02\x02", "")


def _pieces(document: Document, style: Style) -> Iterator[_Piece]:
    for span in document:
        # bold codes around nothing would hide that blanks stand on both sides
        if (piece := _dressed(span, style)).text:
            yield piece


def _dressed(span: Span, style: Style) -> _Piece:
    match span:
        case Face(code, tint):
            card = f"[{harmless(code)}]"
            if style == "emoji":
                return _Piece(SQUARES[tint] + card)
            return _Piece(card, f"\x03{PAIRS[tint]}", "\x0f") if style == "colour" else _Piece(card)
        case Strong(text):
            return _Piece(harmless(text), "\x02", "\x02") if style == "colour" else _Piece(harmless(text))
        case Text(text) | Typed(text):
            return _Piece(harmless(text))
        case Name(name):
            return _Piece(harmless(name))


def _words(document: Document, style: Style) -> Iterator[_Word]:
    word: list[_Piece] = []
    spaced = False
    for piece in _pieces(document, style):
        for text in _PART.findall(piece.text):
            blank = text.startswith(" ")
            if word and (blank or _may_part(word[-1].text, text)):
                yield _Word(tuple(word), spaced)
                word, spaced = [], False
            if blank:
                spaced = True
            else:
                word.append(_Piece(text, piece.before, piece.after))
    if word:
        yield _Word(tuple(word), spaced)


def _may_part(before: str, after: str) -> bool:
    """Whether a line may end between these two though no space is there."""
    return bool(_STOPPED.search(before)) and after[0] not in _CLOSING


def _fitting(words: Iterator[_Word], budget: int) -> Iterator[_Word]:
    """The words; one that is too long for any line comes in pieces."""
    for word in words:
        if len(str(word).encode()) <= budget:
            yield word
            continue
        spaced = word.spaced
        for piece in word.pieces:
            room = budget - len((piece.before + piece.after).encode())
            for part in _chopped(piece.text, room):
                yield _Word((_Piece(part, piece.before, piece.after),), spaced)
                spaced = False


def _chopped(text: str, budget: int) -> Iterator[str]:
    while len(text.encode()) > budget:
        # errors="ignore" drops the half character that the cut may leave at the end
        cut = len(text.encode()[:budget].decode(errors="ignore"))
        while cut > 1 and _joined(text, cut):
            cut -= 1
        yield text[:cut]
        text = text[cut:]
    yield text


def _joined(text: str, cut: int) -> bool:
    """Whether a cut there would part a character from its accents, or tear an emoji of several characters."""
    return bool(unicodedata.combining(text[cut])) or text[cut] in _JOINERS or text[cut - 1] == "\u200d"


_LINE = 510
"""Bytes of a line without CR LF. The `irc` package checks this without the prefix that the server adds when relaying."""
_LONGEST_MASK = 1 + 30 + 1 + 11 + 1 + 63 + 1
"""What `:nick!user@host ` may come to where we have not seen our own yet."""
_JOINED = 400
"""Two room lines are joined only into one that is no longer than this, so that it never has to be cut again."""
_QUIET = "\x0f"
"""Before a line that begins with a name: irssi marks every line that begins with its user's bare nick, their own moves too."""


def budget(mask: str, command: str, target: str) -> int:
    """How many bytes of text reach the reader, given the prefix that the server will put before them.

    A line that is too long is cut by ngIRCd and InspIRCd, by InspIRCd in the middle of a character.
    """
    prefix = len(f":{mask} ".encode()) if mask else _LONGEST_MASK
    return _LINE - prefix - len(f"{command} {target} :".encode())


def format_message(message: Outgoing, mask: str, target: str, *, plain: bool = False) -> list[str]:
    """The lines, command and all, that carry a message to a nick or channel."""
    # A private PRIVMSG would open a window of its own. `NOTICE nick :[#room] …` is shown by irssi and WeeChat in the
    # room's window. Room lines are PRIVMSG: irssi never marks a NOTICE that begins with the reader's nick.
    command = "NOTICE" if message.to is not None else "PRIVMSG"
    style: Style = "plain" if plain and message.style == "colour" else message.style
    quiet = _QUIET if style == "colour" and _only_tells(message) else ""
    lines = render(message.document, style, budget(mask, command, f"{target}{quiet}"))
    return [f"{command} {target} :{'' if number else quiet}{line}" for number, line in enumerate(lines)]


def join_messages(first: Outgoing, second: Outgoing) -> Outgoing | None:
    """Both as one message for one line, with the key of the second; None if they are too long or for different rooms.

    Private lines are never joined: scripts look for a hand at the beginning of a line. Nor is a line joined behind
    another if it begins with the nick of whom it calls: clients mark a line only where that nick stands first.
    """
    if first.to is not None or _destination(first) != _destination(second) or calls(second):
        return None
    document = (*first.document, Text(" | "), *second.document)
    if len(render(document, second.style, _JOINED)) != 1:
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
    if message.importance >= Importance.ANSWER:
        return  # who plays is told more than that; a WHOIS for each stranger who asks would use up the pace
    if message.to is not None:
        yield message.to
    if message.mention is not None:
        yield message.mention
    yield from (Identity(span.identity) for span in message.document if isinstance(span, Name))


_WAITS = 0.1
"""Seconds until a private message is tried again that waits for the server's answer."""
_REMEMBERED = 200
"""So many coloured lines are remembered that the server may still refuse."""


@dataclass(frozen=True, slots=True)
class _Coloured:
    """A line with colours that the server may still refuse; `plain` is the same line without them."""

    key: int
    label: str | None
    channel: Channel
    plain: str


@dataclass(slots=True)
class _Refusals:
    """Which of a room's coloured lines, counted from the last, were refused: known when the server answers a PING."""

    lines: list[_Coloured]
    until: int
    first: Line
    count: int = 1


class Delivery:
    """Sends the bot's messages over one connection; `send` sends a line at once."""

    def __init__(
        self,
        tracker: Tracker,
        speech: Speech,
        background: BackgroundQueue,
        receipts: Receipts,
        probes: Probes,
        send: Callable[[str], None],
    ) -> None:
        self._receipts, self._probes = receipts, probes
        self._tracker = tracker
        self._speech = speech
        self._background = background
        self._send = send
        self._coloured: deque[_Coloured] = deque(maxlen=_REMEMBERED)
        self._refusals: dict[Channel, _Refusals] = {}

    def deliver(self, message: Outgoing, mask: str, now: float) -> None:
        """Send one message; `mask` is our own address, which shortens lines. Raises `NotNow` or `Undeliverable`."""
        target, channel = self._target(message)
        if self._receipts.said_before(message.key):
            return
        if message.to is not None and not self._receipts.may_be_told(message.key, now):
            raise NotNow(
                "the server is slow: who has that nick now is being asked", _WAITS, receiver_only=True
            )
        message = self._with_nick(message)
        plain = channel is not None and channel.plain
        lines = format_message(message, mask, target, plain=plain)
        self._background.spoke = now
        if message.mention is not None:
            self._background.turned = now
        self._receipts.expect(message.key, self._tracker.features.fold(target), len(lines), now)
        for line in lines:
            self._send_line(message.key, line, channel)

    def _send_line(self, key: int, line: str, channel: Channel | None) -> None:
        tagged, label = self._receipts.labelled(key, line)
        self._send(tagged)
        if channel is not None and (plain := strip_codes(line)) != line:
            self._coloured.append(_Coloured(key, label, channel, plain))

    def refused(self, line: Line, now: float) -> None:
        """The server did not pass a line of ours on: send it again plainly if that was for its colours, else tell the bot."""
        channel = self._tracker.channels.find(line[1])
        coloured = [each for each in self._coloured if each.channel is channel and self._may_be_refused(each)]
        label = self._receipts.label_of(line)
        if label is not None:
            coloured = [each for each in coloured if each.label == label]
        if channel is not None and channel in self._refusals:
            self._refusals[channel].count += 1
        elif channel is not None and coloured:
            channel.plain = True
            if label is not None:
                self._say_plainly(coloured, now)
            else:
                # a 404 names the room, and not the line; how many there are up to the PONG tells which lines they mean
                self._receipts.doubt(each.key for each in coloured)
                self._refusals[channel] = _Refusals(coloured, self._receipts.ask(now), line)
        elif line.command != "408":
            self._refused_for_good(line, now)

    def _refused_for_good(self, line: Line, now: float) -> None:
        # 486 and 493 name nobody; only a label tells whom they are about
        told = line[1] if len(line.params) > 2 else ""
        self._lost(line, self._receipts.target_of(line) or self._tracker.features.fold(told), now)

    def _may_be_refused(self, coloured: _Coloured) -> bool:
        return self._receipts.under_way(coloured.key)

    def answered(self, now: float) -> None:
        """A PING was answered: it may be known now which lines a room has refused."""
        for channel, refusals in tuple(self._refusals.items()):
            if refusals.until > self._receipts.answered:
                continue
            del self._refusals[channel]
            if refusals.count > len(refusals.lines):
                # also lines without colours: the room refuses whatever we say
                self._refused_for_good(refusals.first, now)
                continue
            # a room that refuses one refuses all that follow
            refused = refusals.lines[len(refusals.lines) - refusals.count :]
            for key in {each.key for each in refusals.lines} - {each.key for each in refused}:
                self._receipts.pass_on(key)
            self._say_plainly(refused, now)

    def _say_plainly(self, refused: list[_Coloured], now: float) -> None:
        for each in refused:
            self._coloured.remove(each)
            self._receipts.sent_again(each.key)
            self._send_line(each.key, each.plain, each.channel)
            self._background.pace.spend(1, now)

    def echoed(self, line: Line, now: float) -> None:
        """A line of ours has come back; a server that has swallowed it shows that only by leaving out its id."""
        target = self._tracker.features.fold(line[0])
        if not self._receipts.echoed(line, target):
            self._lost(line, target, now)

    def _lost(self, line: Line, target: str, now: float) -> None:
        """The server has refused what we said to a (folded) channel or nick."""
        hit, channel = self._receipts.refused(line, target), self._tracker.channels.by_name.get(target)
        reason = harmless(line[-1]) if line.command.isdecimal() else "swallowed without a word"
        if channel is not None and channel.stage is Stage.IN and channel.mute_until is None:
            # what was refused may have been refused as a whole, and not for its colours
            channel.plain = False
            channel.mute(now)
            self._tracker.incoming.append(Unheard(self._tracker.network, channel.name, reason))
        person = self._tracker.roster.find(target)
        if hit and person is not None and person.identity is not None:
            self._probes.lost(person)
            self._tracker.incoming.append(Unreached(self._tracker.network, person.identity, reason))

    def mode_changed(self, line: Line) -> None:
        """The modes of a room have changed: perhaps it lets us speak now."""
        channel = self._tracker.channels.find(line[0])
        if channel is not None:
            self._try_to_speak(channel)

    def tick(self, now: float) -> None:
        """Try again to speak where it is time to."""
        for channel in self._tracker.channels.by_name.values():
            if channel.mute_until is not None and now >= channel.mute_until:
                self._try_to_speak(channel)

    def _try_to_speak(self, channel: Channel) -> None:
        if channel.stage is Stage.IN and channel.mute_until is not None:
            channel.mute_until = None
            self._tracker.incoming.append(Heard(self._tracker.network, channel.name))

    def _with_nick(self, message: Outgoing) -> Outgoing:
        """A line that begins with the name of whom it calls begins with their present nick instead.

        irssi and WeeChat look for the nick itself. They find it also in `lris.2`, which tells lris from Iris.
        """
        holders = self._tracker.roster.holders(message.mention) if message.mention and calls(message) else []
        if not holders:
            return message
        nick = _nearest(holders, self._key(message)).nick
        name, *rest = message.document
        if isinstance(name, Name) and name.name.startswith(f"{nick}."):
            return message
        return replace(message, document=(Name(nick, str(message.mention)), *rest))

    def _key(self, message: Outgoing) -> str:
        return self._tracker.features.fold(message.room) if message.room else ""

    def _target(self, message: Outgoing) -> tuple[str, Channel | None]:
        """The nick to send to and None, or a channel and what we know of it."""
        if message.to is not None:
            return _nearest(self._receivers(message.to), self._key(message)).nick, None
        channel = self._tracker.channels.find(message.room or "")
        if channel is None or (channel.stage is Stage.OUT and channel.refused):
            raise Undeliverable("the bot is not in that room")
        if channel.stage is not Stage.IN:
            raise NotNow("the room is being entered", 2.0)
        if channel.mute_until is not None:
            raise Undeliverable("the room does not let the bot speak")
        return channel.name, channel

    def receiver(self, identity: Identity) -> Person | None:
        """Who would be sent what is for this identity; None if nobody in sight."""
        try:
            return _nearest(self._receivers(identity), "")
        except Undeliverable:
            return None

    def _receivers(self, identity: Identity) -> list[Person]:
        """Everyone in sight of this identity. Raises `Undeliverable` if there is nobody."""
        strangers = (each for each in self._speech.strangers if each.identity == identity)
        found = self._tracker.roster.holders(identity) or list(strangers)
        if not found:
            raise Undeliverable("the receiver is not in sight")
        return found


def _nearest(people: list[Person], room: str) -> Person:
    """Of several clients of one account the one in that (folded) room that spoke last."""
    return max(people, key=lambda person: (room in person.rooms, person.spoke))
