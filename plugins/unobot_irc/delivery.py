"""What the bot says, on its way to the server: how it looks on IRC, in which lines, to whom, and what if it is refused."""

import re
import unicodedata
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from unobot.adapter import Heard, Identity, Importance, NotNow, Outgoing, Undeliverable, Unheard, Unreached
from unobot.clock import Clock
from unobot.document import SQUARES, Document, Face, Name, Strong, Style, Text, Tint, Typed
from unobot_irc.housekeeping import BackgroundQueue, Channel, OwnUser, Stage
from unobot_irc.people import Person, Tracker
from unobot_irc.protocol import Line, harmless, on
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
_LINE = 510
"""Bytes of a line without CR LF. The `irc` package checks this without the prefix that the server adds when relaying."""
_LONGEST_MASK = 1 + 30 + 1 + 11 + 1 + 63 + 1
"""What `:nick!user@host ` may come to where we have not seen our own yet."""
_JOINED = 400
"""Two room lines are joined only into one that is no longer than this, so that it never has to be cut again."""
_QUIET = "\x0f"
"""Stands before a line that begins with somebody's name, but does not call them."""
_REFUSED = ("404", "408", "477", "486", "493", "531", "716")
"""The server did not pass on what we said: to a channel, for its colours, to a person."""
_WAITS = 0.1
"""Seconds until a private message is tried again that waits for the server's answer."""
_REMEMBERED = 200
"""So many coloured lines are remembered that the server may still refuse."""


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
    """Return the line without the codes that rendering put there."""
    return _CODES.sub("", line)


def render(document: Document, style: Style, budget: int) -> list[str]:
    """Write a document as lines of at most `budget` bytes, cut between words, never inside a character.

    If the first line begins with `[#room] `, the others do too; else they begin with `… `.
    """
    return list(_render(document, style, budget))


@lru_cache(maxsize=64)  # the outbox asks several times how many lines a message takes before it is sent
def _render(document: Document, style: Style, budget: int) -> tuple[str, ...]:
    pieces = list(_pieces(document, style))
    whole = "".join([f"{piece.before}{piece.text}{piece.after}" for piece in pieces]).strip(" ")
    # a blank at the edge of what has a colour or is bold belongs outside of it, and two are one
    if "  " not in whole and all(not each.before or each.text.strip(" ") == each.text for each in pieces):
        whole = _tidy(whole)
        if whole == whole.strip() and strip_codes(whole).strip() and len(whole.encode()) <= budget:
            return (whole,)  # nearly always
    return cut(document, style, budget)


def cut(document: Document, style: Style, budget: int) -> tuple[str, ...]:
    """Write a document as `render` does where it does not fit into one line."""
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


def _tidy(line: str) -> str:
    """Put one pair of bold codes around several words, instead of a pair around each."""
    return line.replace("\x02 \x02", " ").replace("\x02\x02", "")


def _pieces(document: Document, style: Style) -> Iterator[_Piece]:
    for span in document:
        before = after = ""
        match span:
            case Face(code, tint):
                text = f"[{harmless(code)}]"
                if style == "emoji":
                    text = SQUARES[tint] + text
                elif style == "colour":
                    before, after = f"\x03{PAIRS[tint]}", "\x0f"
            case Strong(words):
                text = harmless(words)
                if style == "colour":
                    before = after = "\x02"
            case Text(words) | Typed(words) | Name(words):
                text = harmless(words)
        # bold codes around nothing would hide that blanks stand on both sides
        if text:
            yield _Piece(text, before, after)


def _words(document: Document, style: Style) -> Iterator[_Word]:
    word: list[_Piece] = []
    spaced = False
    for piece in _pieces(document, style):
        for text in _PART.findall(piece.text):
            blank = text.startswith(" ")
            # a line may end behind a stop though no space is there
            if word and (blank or (_STOPPED.search(word[-1].text) and text[0] not in _CLOSING)):
                yield _Word(tuple(word), spaced)
                word, spaced = [], False
            if blank:
                spaced = True
            else:
                word.append(_Piece(text, piece.before, piece.after))
    if word:
        yield _Word(tuple(word), spaced)


def _fitting(words: Iterator[_Word], budget: int) -> Iterator[_Word]:
    """Yield the words; one that is too long for any line comes in pieces."""
    for word in words:
        if len(str(word).encode()) <= budget:
            yield word
            continue
        spaced = word.spaced
        for piece in word.pieces:
            for part in _chop(piece.text, budget - len((piece.before + piece.after).encode())):
                yield _Word((_Piece(part, piece.before, piece.after),), spaced)
                spaced = False


def _chop(text: str, budget: int) -> Iterator[str]:
    while len(text.encode()) > budget:
        # errors="ignore" drops the half character that the cut may leave at the end
        cut = len(text.encode()[:budget].decode(errors="ignore"))
        # no cut parts a character from its accents, or tears an emoji of several characters
        while cut > 1 and (
            unicodedata.combining(text[cut]) or text[cut] in _JOINERS or text[cut - 1] == "\u200d"
        ):
            cut -= 1
        yield text[:cut]
        text = text[cut:]
    yield text


def budget(mask: str, command: str, target: str) -> int:
    """Return how many bytes of text reach the reader, given the prefix that the server will put before them.

    A line that is too long is cut by ngIRCd and InspIRCd, by InspIRCd in the middle of a character.
    """
    prefix = len(f":{mask} ".encode()) if mask else _LONGEST_MASK
    return _LINE - prefix - len(f"{command} {target} :".encode())


def format_message(message: Outgoing, mask: str, target: str, *, plain: bool = False) -> list[str]:
    """Return the lines, command and all, that carry a message to a nick or channel."""
    # A private PRIVMSG would open a window of its own. `NOTICE nick :[#room] …` is shown by irssi and WeeChat in the
    # room's window. Room lines are PRIVMSG: irssi never marks a NOTICE that begins with the reader's nick.
    command = "NOTICE" if message.to is not None else "PRIVMSG"
    style: Style = "plain" if plain and message.style == "colour" else message.style
    # irssi marks every line that begins with its user's bare nick, their own moves too
    about = message.to is None and isinstance(next(iter(message.document), None), Name) and not calls(message)
    quiet = _QUIET if style == "colour" and about else ""
    lines = render(message.document, style, budget(mask, command, f"{target}{quiet}"))
    return [f"{command} {target} :{'' if number else quiet}{line}" for number, line in enumerate(lines)]


def join_messages(first: Outgoing, second: Outgoing) -> Outgoing | None:
    """Return both as one message for one line, with the key of the second; None if they are too long or for different rooms.

    Private lines are never joined: scripts look for a hand at the beginning of a line. Nor is a line joined behind
    another if it begins with the nick of whom it calls: clients mark a line only where that nick stands first.
    """
    places = {(each.network, each.room, each.to, each.style) for each in (first, second)}
    if first.to is not None or len(places) > 1 or calls(second):
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


def calls(message: Outgoing) -> bool:
    """Whether the message begins with the name of whom it mentions and `: `, so that their client marks the line."""
    match message.document:
        case (Name(_, identity), Text(text), *_):
            return identity == message.mention and text.startswith(": ")
    return False


def players_in(message: Outgoing) -> Iterator[Identity]:
    """Yield everyone the message is for or about: the bot needs to recognize them after a restart."""
    if message.importance >= Importance.ANSWER:
        return  # who plays is told more than that; a WHOIS for each stranger who asks would use up the pace
    if message.to is not None:
        yield message.to
    if message.mention is not None:
        yield message.mention
    yield from (Identity(span.identity) for span in message.document if isinstance(span, Name))


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
        own: OwnUser,
        speech: Speech,
        background: BackgroundQueue,
        receipts: Receipts,
        probes: Probes,
        clock: Clock,
        send: Callable[[str], None],
    ) -> None:
        self._tracker, self._own, self._speech = tracker, own, speech
        self._background, self._receipts, self._probes = background, receipts, probes
        self._clock, self._send = clock, send
        self._coloured: deque[_Coloured] = deque(maxlen=_REMEMBERED)
        self._refusals: dict[Channel, _Refusals] = {}

    def deliver(self, message: Outgoing) -> None:
        """Send one message. Raises `NotNow` or `Undeliverable`."""
        target, channel = self._target(message)
        if self._receipts.said_before(message.key):
            return
        if message.to is not None and not self._receipts.may_go_to_nick(message.key):
            raise NotNow(
                "the server is slow: who has that nick now is being asked", _WAITS, receiver_only=True
            )
        plain = channel is not None and channel.plain
        lines = format_message(self._with_nick(message), self._own.mask, target, plain=plain)
        self._background.spoke = self._clock.now()
        if message.mention is not None:
            self._background.turned = self._background.spoke
        self._receipts.expect(message.key, self._tracker.features.fold(target), len(lines))
        for line in lines:
            self._send_line(message.key, line, channel)

    def _target(self, message: Outgoing) -> tuple[str, Channel | None]:
        """Return the nick to send to and None, or a channel and what we know of it."""
        if message.to is not None:
            person = self.receiver(message.to, self._key(message))
            if person is None:
                raise Undeliverable("the receiver is not in sight")
            return person.nick, None
        channel = self._tracker.channels.find(message.room or "")
        if channel is None or (channel.stage is Stage.OUT and channel.refused):
            raise Undeliverable("the bot is not in that room")
        if channel.stage is not Stage.IN:
            raise NotNow("the room is being entered", 2.0)
        if channel.mute_until is not None:
            raise Undeliverable("the room does not let the bot speak")
        return channel.name, channel

    def receiver(self, identity: Identity, room: str = "") -> Person | None:
        """Return who would be sent what is for this identity, about a (folded) room; None if nobody is in sight."""
        strangers = [each for each in self._speech.strangers if each.identity == identity]
        return _nearest(self._tracker.roster.holders(identity) or strangers, room)

    def _key(self, message: Outgoing) -> str:
        return self._tracker.features.fold(message.room) if message.room else ""

    def _with_nick(self, message: Outgoing) -> Outgoing:
        """Let a line that begins with the name of whom it calls begin with their present nick instead.

        irssi and WeeChat look for the nick itself. They find it also in `lris.2`, which tells lris from Iris.
        """
        holders = self._tracker.roster.holders(message.mention) if message.mention and calls(message) else []
        person = _nearest(holders, self._key(message))
        if person is None:
            return message
        name, *rest = message.document
        if isinstance(name, Name) and name.name.startswith(f"{person.nick}."):
            return message
        return replace(message, document=(Name(person.nick, str(message.mention)), *rest))

    def _send_line(self, key: int, line: str, channel: Channel | None) -> None:
        tagged, label = self._receipts.labelled(key, line)
        self._send(tagged)
        if channel is not None and (plain := strip_codes(line)) != line:
            self._coloured.append(_Coloured(key, label, channel, plain))

    @on(*_REFUSED)
    def _refused(self, line: Line) -> None:
        """Send a line that the server did not pass on again plainly if that was for its colours, else tell the bot."""
        channel, receipts = self._tracker.channels.find(line[1]), self._receipts
        label = receipts.label_of(line)
        coloured = [
            each
            for each in self._coloured
            if each.channel is channel and receipts.under_way(each.key) and label in (None, each.label)
        ]
        if channel is not None and channel in self._refusals:
            self._refusals[channel].count += 1
        elif channel is not None and coloured:
            channel.plain = True
            if label is not None:
                self._say_plainly(coloured)
            else:
                # a 404 names the room, and not the line; how many there are up to the PONG tells which lines they mean
                receipts.doubt(each.key for each in coloured)
                self._refusals[channel] = _Refusals(coloured, receipts.ping(), line)
        elif line.command != "408":
            self._give_up(line)

    @on("PONG")
    def _pong(self, _line: Line) -> None:
        # it may be known now which lines a room has refused
        for channel, refusals in tuple(self._refusals.items()):
            if refusals.until > self._receipts.answered:
                continue
            del self._refusals[channel]
            if refusals.count > len(refusals.lines):
                # also lines without colours: the room refuses whatever we say
                self._give_up(refusals.first)
                continue
            # a room that refuses one refuses all that follow
            refused = refusals.lines[len(refusals.lines) - refusals.count :]
            for key in {each.key for each in refusals.lines} - {each.key for each in refused}:
                self._receipts.pass_on(key)
            self._say_plainly(refused)

    def _say_plainly(self, refused: list[_Coloured]) -> None:
        for each in refused:
            self._coloured.remove(each)
            self._receipts.sent_again(each.key)
            self._send_line(each.key, each.plain, each.channel)
            self._background.pace.spend(1, self._clock.now())

    @on("NOTICE", "PRIVMSG")
    def _echo(self, line: Line) -> None:
        # where lines are echoed, ours come back; a server that has swallowed one shows that only by leaving out its id
        target = self._tracker.features.fold(line[0])
        if self._own.is_nick(line.nick) and not self._receipts.note_echo(line, target):
            self._tell_refusal(line, target)

    def _give_up(self, line: Line) -> None:
        # 486 and 493 name nobody; only a label tells whom they are about
        named = line[1] if len(line.params) > 2 else ""
        self._tell_refusal(line, self._receipts.target_of(line) or self._tracker.features.fold(named))

    def _tell_refusal(self, line: Line, target: str) -> None:
        """Tell the bot that the server has refused what we said to a (folded) channel or nick."""
        tracker = self._tracker
        hit, channel = self._receipts.note_refusal(line, target), tracker.channels.by_name.get(target)
        reason = harmless(line[-1]) if line.command.isdecimal() else "swallowed without a word"
        if channel is not None and channel.stage is Stage.IN and channel.mute_until is None:
            # what was refused may have been refused as a whole, and not for its colours
            channel.plain = False
            channel.mute(self._clock.now())
            tracker.incoming.append(Unheard(tracker.network, channel.name, reason))
        person = tracker.roster.find(target)
        if hit and person is not None and person.identity is not None:
            self._probes.note_refusal(person)
            tracker.incoming.append(Unreached(tracker.network, person.identity, reason))

    @on("MODE")
    def _mode(self, line: Line) -> None:
        # perhaps the room lets us speak now
        if channel := self._tracker.channels.find(line[0]):
            self._try_to_speak(channel)

    def tick(self) -> None:
        """Try again to speak where it is time to."""
        for channel in self._tracker.channels.by_name.values():
            if channel.mute_until is not None and self._clock.now() >= channel.mute_until:
                self._try_to_speak(channel)

    def _try_to_speak(self, channel: Channel) -> None:
        if channel.stage is Stage.IN and channel.mute_until is not None:
            channel.mute_until = None
            self._tracker.incoming.append(Heard(self._tracker.network, channel.name))


def _nearest(people: list[Person], room: str) -> Person | None:
    """Return of several clients of one account the one in that (folded) room that spoke last."""
    return max(people, key=lambda person: (room in person.rooms, person.spoke), default=None)
