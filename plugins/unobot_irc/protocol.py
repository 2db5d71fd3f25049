"""The format of IRC: lines, made harmless; what a server says of itself; masks; how a document looks in lines."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import lru_cache
from typing import Final, TypeVar

import msgspec
from irc.client import NickMask
from irc.message import Tag

from unobot.adapter import Identity, Importance, Outgoing
from unobot.document import (
    DYES,
    SQUARES,
    Document,
    Dye,
    Face,
    Item,
    Name,
    Span,
    Strong,
    Style,
    Text,
    Typed,
    split_lines,
)
from unobot.parsing.masks import is_mask, names_somebody

_FORMATTING = re.compile(
    r"\x03(?:\d{1,2}(?:,\d{1,2})?)?|\x04(?:[0-9A-Fa-f]{6}(?:,[0-9A-Fa-f]{6})?)?|[\x02\x0f\x11\x12\x16\x1d-\x1f]"
)
_CONTROL = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]"
)
_RFC1459 = str.maketrans("[\\]^", "{|}~")
_STRICT = str.maketrans("[\\]", "{|}")
_ASCII = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz")
_ESCAPED = re.compile(r"\\x([0-9A-Fa-f]{2})")
ACCOUNT: Final = "account:"
"""What the mask of an account begins with, as its identity does."""
_LONGEST_TYPED: Final = 120
_NAME: Final = re.compile(r"[^\s!@*?,:#&]+")
_H = TypeVar("_H", bound=Callable[..., None])
PAIRS: dict[Dye, str] = {
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
BREAK: Final = "\u200c"
"""Stands inside a name that calls nobody, so that no client finds its user's nick there.

No client shows this sign (ZERO WIDTH NON-JOINER), no line may end at it, and a name with it is read aloud as it was: speech
synthesizers spell a name with U+200B or U+2060 in it, and some terminals show U+00AD.
"""
_NICKS = re.compile(r"[\w\[\]\\^{}|`-]+")
"""A nick, as the servers that we know allow it."""
_FOUND = re.compile(r"[\w|-]{2,}")
"""What WeeChat finds inside of another nick, too: it finds `ann` in `ann[away]`. No sign can stand inside a single letter."""


@dataclass(frozen=True, slots=True)
class Line:
    """A command or numeric with its parameters, and its source; `nick`, `user`, `host` are empty if it has none."""

    command: str
    params: tuple[str, ...] = ()
    nick: str = ""
    user: str = ""
    host: str = ""
    tags: Mapping[str, str] = field(default_factory=dict)

    def __getitem__(self, index: int) -> str:
        """Return a parameter, or the empty text if there is none: servers leave out more than the RFC allows."""
        try:
            return self.params[index]
        except IndexError:
            return ""

    @property
    def time(self) -> float | None:
        """When it happened, if the server says so (server-time), in seconds since the epoch."""
        try:
            return datetime.fromisoformat(self.tags["time"]).timestamp()
        except (KeyError, ValueError):
            return None


Handler = Callable[[Line], None]


def on(*commands: str) -> Callable[[_H], _H]:
    """Mark a method as the handler of these commands and numerics."""

    def mark(method: _H) -> _H:
        method.__dict__["commands"] = commands
        return method

    return mark


def handlers(*parts: object) -> dict[str, list[Handler]]:
    """Return the marked methods of these objects by command, in the order of the objects."""
    table: dict[str, list[Handler]] = {}
    for part in parts:
        for name, method in vars(type(part)).items():
            for command in getattr(method, "commands", ()):
                table.setdefault(command, []).append(getattr(part, name))
    return table


def decode(raw: bytes) -> str:
    """Return the bytes as UTF-8, or if they are none, as cp1252, which old Windows clients send. Never raises."""
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw.decode("cp1252", errors="replace")


def parse(text: str) -> Line | None:
    """Return the parts of a line, or None if there is no command in it.

    >>> parse(":ann!a@host PRIVMSG #uno :!play r5").params
    ('#uno', '!play r5')
    """
    # the `irc` package's own parser raises on a line of one blank, a QUIT without argument and more
    tags: dict[str, str] = {}
    source = ""
    rest = text.strip("\r\n").lstrip(" ")
    if rest.startswith("@"):
        head, _, rest = rest[1:].partition(" ")
        pairs = (Tag.parse(item) for item in head.split(";") if item)
        tags = {pair["key"]: pair["value"] or "" for pair in pairs}
    rest = rest.lstrip(" ")
    if rest.startswith(":"):
        source, _, rest = rest[1:].partition(" ")
    # the blank before it: the trailing parameter may also be the only one, or stand right behind the command
    middle, colon, trailing = (" " + rest).partition(" :")
    words = [word for word in middle.split(" ") if word]
    if not words:
        return None
    mask = NickMask(source)
    params = (*words[1:], trailing) if colon else tuple(words[1:])
    return Line(words[0].upper(), params, mask.nick, mask.user or "", mask.host or "", tags)


def harmless(text: str) -> str:
    r"""Return the text without formatting codes and control characters; line breaks and tabs become a blank.

    Also applied to what we send: CTCP quoting turns `\x10r` in what somebody said into a real CR, and ngIRCd would run
    what follows it as a command of ours.

    >>> harmless("!play\x0304 r5\r\nQUIT")
    '!play r5 QUIT'
    """
    if text.isprintable():  # nearly always, and none of these is
        return text
    spaced = re.sub(r"[\r\n\t\u2028\u2029]+", " ", _FORMATTING.sub("", text))
    return _CONTROL.sub("", spaced)


class Features:
    """The tokens of ISUPPORT (005). For a token that the server did not send, the value is that of RFC 1459."""

    def __init__(self) -> None:
        self._tokens: dict[str, str] = {}

    def load(self, tokens: Iterable[str]) -> None:
        """Take in tokens such as `CASEMAPPING=ascii`, `WHOX`, `-WHOX`; unknown and odd ones do no harm."""
        for token in tokens:
            name, _, value = token.partition("=")
            if name.startswith("-"):
                self._tokens.pop(name[1:].upper(), None)
            else:
                self._tokens[name.upper()] = _ESCAPED.sub(lambda found: chr(int(found[1], 16)), value)

    def __contains__(self, name: str) -> bool:
        return name in self._tokens

    def fold(self, name: str) -> str:
        """Return the form of a nick, account or channel that decides whether two are the same on this network.

        >>> features = Features()
        >>> features.fold("Q[w") == features.fold("q{W")
        True
        >>> features.load(["CASEMAPPING=ascii"])
        >>> features.fold("q[w") == features.fold("q{w")
        False
        """
        return _fold(name, self._tokens.get("CASEMAPPING", "rfc1459"))

    def same(self, one: str, other: str) -> bool:
        """Whether these are the same nick, account or channel."""
        return self.fold(one) == self.fold(other)

    def is_room(self, target: str) -> bool:
        """Whether a message's target is a channel (not a nick, nor the operators of a channel)."""
        return target[:1] != "" and target[0] in self._tokens.get("CHANTYPES", "#&")

    @property
    def ranks(self) -> dict[str, str]:
        """Symbols before nicks and the modes they stand for, highest first: `{"@": "o", "+": "v"}`."""
        modes, _, symbols = self._tokens.get("PREFIX", "(ov)@+").removeprefix("(").partition(")")
        return dict(zip(symbols, modes, strict=False))

    @property
    def operator_modes(self) -> frozenset[str]:
        """The modes of channel operators: `o` and all that rank above it."""
        modes = "".join(self.ranks.values())
        return frozenset(modes[: modes.index("o") + 1] if "o" in modes else "o")

    def takes_argument(self, mode: str, *, setting: bool) -> bool:
        """Whether this letter in a channel's MODE line has a parameter of its own."""
        # CHANMODES=A,B,C,D: A lists and B always take one, C only when set, D never; PREFIX modes always
        kinds = [*self._tokens.get("CHANMODES", "b,k,l,").split(","), "", "", ""]
        always = kinds[0] + kinds[1] + "".join(self.ranks.values())
        return mode in always or (setting and mode in kinds[2])

    @property
    def nick_length(self) -> int | None:
        """The longest nick allowed, if the server says so."""
        value = self._tokens.get("NICKLEN", "")
        return int(value) if value.isascii() and value.isdigit() and int(value) else None

    @property
    def bot_mode(self) -> str | None:
        """The user mode by which a bot marks itself."""
        letter = self._tokens.get("BOT", "")
        return letter if len(letter) == 1 and letter.isalpha() else None


@lru_cache(maxsize=4096)  # each line of each person is compared with every ban
def _fold(name: str, mapping: str) -> str:
    # never str.lower() where the server folds ascii only: it would join names that the server keeps apart
    mapping = mapping.lower()
    folded = name.lower() if mapping.startswith("rfc7613") else name.translate(_ASCII)
    if mapping == "rfc1459":
        return folded.translate(_RFC1459)
    return folded.translate(_STRICT) if mapping == "strict-rfc1459" else folded


def fold_all(name: str) -> str:
    """Fold a name so strongly that names which are the same on any network come out the same, and some more do.

    It is the key of an index that is read before the server has told its own rule; matches are checked again by `fold`.

    >>> fold_all("Q[w") == fold_all("q{W")
    True
    """
    return name.translate(_RFC1459).lower()


def account_mask(name: str) -> str:
    """Return the mask of an account. Raises ValueError for what is no name of one."""
    if len(name) > _LONGEST_TYPED or not _NAME.fullmatch(name) or not name.isprintable():
        raise ValueError('expected the name of a services account, such as "ann": never a nick or a mask')
    return ACCOUNT + name


def whole_mask(said: str) -> str | None:
    """Return a mask as `nick!user@host`, of which parts may be left out; None for a name. Raises ValueError."""
    if len(said) > _LONGEST_TYPED or not said.isprintable() or re.search(r"\s", said) or not said:
        raise ValueError("expected a nick, an account, or a mask such as *!*@host.example.org")
    if not is_mask(said) and "@" not in said and "!" not in said:
        return None
    nick, bang, rest = said.partition("!")
    if not bang:
        nick, rest = ("*", said) if "@" in said else (said, "")
    user, _, host = rest.partition("@")
    mask = f"{nick or '*'}!{user or '*'}@{host or '*'}"
    if not names_somebody(mask) or mask.count("!") + mask.count("@") > 2:
        raise ValueError("expected a mask that fits some people only, such as *!*@host.example.org")
    return mask


_JOINED = 400
"""Two room lines are joined only into one that is no longer than this, so that it never has to be cut again."""


class _Piece(msgspec.Struct, frozen=True, gc=False):
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

    If the first line begins with `[#room] `, the others do too; else they begin with `… `. Items on lines of their own begin with neither.
    """
    if len(parts := split_lines(document)) > 1:
        return [line for part in parts for line in render(part, style, budget)]
    whole = _whole(document, style)
    if whole and len(whole.encode()) <= budget:
        return [whole]  # nearly always
    return cut(document, style, budget)


@lru_cache(maxsize=64)  # the outbox asks how many lines a message takes before it is sent
def _whole(document: Document, style: Style) -> str:
    """Write a document as one line, however long; empty if its blanks do not stand as they should."""
    pieces = list(_pieces(document, style))
    whole = "".join([f"{piece.before}{piece.text}{piece.after}" for piece in pieces]).strip(" ")
    # a blank at the edge of what has a colour or is bold belongs outside of it, and two are one
    if "  " in whole or [each for each in pieces if each.before and each.text.strip(" ") != each.text]:
        return ""
    whole = _tidy(whole)
    return whole if whole == whole.strip() and strip_codes(whole).strip() else ""


def cut(document: Document, style: Style, budget: int) -> list[str]:
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
    return [_tidy(line) for line in [*lines, current] if strip_codes(line).strip()]


def _tidy(line: str) -> str:
    """Put one pair of bold codes around several words, instead of a pair around each."""
    return line.replace("\x02 \x02", " ").replace("\x02\x02", "")


def _pieces(document: Document, style: Style) -> Iterator[_Piece]:
    for span in document:
        before = after = ""
        match span:
            case Text(words) | Typed(words) | Name(words) | Item(words):
                text = harmless(words)
            case Face(code, tint):
                text = f"[{harmless(code)}]"
                if style == "emoji":
                    text = SQUARES[tint] + text
                elif style == "colour":
                    before, after = f"\x03{PAIRS[DYES[tint]]}", "\x0f"
            case Strong(words):
                text = harmless(words)
                if style == "colour":
                    before = after = "\x02"
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


def format_message(
    message: Outgoing,
    mask: str,
    target: str,
    *,
    plain: bool = False,
    present: Callable[[str], bool] = lambda _nick: False,
) -> list[str]:
    """Return the lines, command and all, that carry a message to a nick or channel; `present` tells whether a nick is there."""
    # A private PRIVMSG opens a window of its own, which is for who wants that. `NOTICE nick :[#room] …` is shown by irssi
    # and WeeChat in the room's window. Room lines are PRIVMSG: irssi never marks a NOTICE that begins with the reader's nick.
    command = "NOTICE" if message.to is not None and message.form != "message" else "PRIVMSG"
    style: Style = "plain" if plain and message.style == "colour" else message.style
    document = message.document if message.to is not None else tuple(_without_rings(message, present))
    if message.to is None and Item("\n") in document:
        # as messages are joined: a room is told in one line what fits into one
        joined = tuple(Text(" | ") if span == Item("\n") else span for span in document)
        document = joined if len(render(joined, style, _JOINED)) == 1 else document
    return [f"{command} {target} :{line}" for line in render(document, style, budget(mask, command, target))]


def _without_rings(message: Outgoing, present: Callable[[str], bool]) -> Iterator[Span]:
    """Yield the spans of a message with each name broken that calls nobody: clients mark their user's nick wherever it stands."""

    def broken(found: re.Match[str]) -> str:
        word = found[0]
        middle = len(word) // 2
        places = sorted(range(1, len(word)), key=lambda at: abs(at - middle))
        for at in places:
            # no part of it may be somebody else's nick
            if not (present(word[:at]) or present(word[at:]) or unicodedata.combining(word[at])):
                break
        else:
            at = middle
        return f"{word[:at]}{BREAK}{word[at:]}" if at else word

    def broken_where_present(found: re.Match[str]) -> str:
        word = found[0]
        if present(word):
            return broken_name(word)
        return _FOUND.sub(lambda part: broken(part) if present(part[0]) else part[0], word)

    def broken_name(name: str) -> str:
        return _FOUND.sub(broken, name) if _FOUND.search(name) else re.sub(".+", broken, name)

    called = calls(message)
    for number, span in enumerate(message.document):
        match span:
            case Name(name) if not (span.called or (called and not number)):
                yield Name(broken_name(name), span.identity)
            case Text(text) | Strong(text) | Typed(text):
                yield type(span)(_NICKS.sub(broken_where_present, text))
            case _:
                yield span


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
