"""The format of IRC: lines, made harmless; what a server says of itself; which names are the same; masks."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache
from typing import Final, TypeVar

from irc.client import NickMask
from irc.message import Tag

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
_LONGEST: Final = 120
_NAME: Final = re.compile(r"[^\s!@*?,:#&]+")


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
_H = TypeVar("_H", bound=Callable[..., None])


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
    if len(name) > _LONGEST or not _NAME.fullmatch(name) or not name.isprintable():
        raise ValueError('expected the name of a services account, such as "ann": never a nick or a mask')
    return ACCOUNT + name


def whole_mask(said: str) -> str | None:
    """Return a mask as `nick!user@host`, of which parts may be left out; None for a name. Raises ValueError."""
    if len(said) > _LONGEST or not said.isprintable() or re.search(r"\s", said) or not said:
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
