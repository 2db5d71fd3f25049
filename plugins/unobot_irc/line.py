"""Taking apart one line as the server sent it, and making text harmless.

The `irc` package's own parser raises on a line of one blank, a QUIT without argument and more; see `connection`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from irc.client import NickMask
from irc.message import Tag

_FORMATTING = re.compile(
    r"\x03(?:\d{1,2}(?:,\d{1,2})?)?|\x04(?:[0-9A-Fa-f]{6}(?:,[0-9A-Fa-f]{6})?)?|[\x02\x0f\x11\x12\x16\x1d-\x1f]"
)
_CONTROL = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]"
)


@dataclass(frozen=True, slots=True)
class Line:
    """A command or numeric with its parameters, and who it is from; `nick`, `user`, `host` are empty if not told."""

    command: str
    params: tuple[str, ...] = ()
    nick: str = ""
    user: str = ""
    host: str = ""
    tags: Mapping[str, str] = field(default_factory=dict)

    def __getitem__(self, index: int) -> str:
        """A parameter, or the empty text if the line has no such one: servers leave out more than the RFC allows."""
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


def decode(raw: bytes) -> str:
    """The bytes as UTF-8, or if they are none, as cp1252, which old Windows clients send. Never raises."""
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw.decode("cp1252", errors="replace")


def parse(text: str) -> Line | None:
    """The parts of a line, or None if there is no command in it.

    >>> parse(":ann!a@host PRIVMSG #uno :!play r5").params
    ('#uno', '!play r5')
    """
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
    r"""The text without formatting codes and without any control character; line breaks and tabs become a blank.

    Also applied to what we send: CTCP quoting turns `\x10r` in what somebody said into a real CR, and ngIRCd would run
    what follows it as a command of ours.

    >>> harmless("!play\x0304 r5\r\nQUIT")
    '!play r5 QUIT'
    """
    if text.isprintable():  # nearly always, and none of these is
        return text
    spaced = re.sub(r"[\r\n\t\u2028\u2029]+", " ", _FORMATTING.sub("", text))
    return _CONTROL.sub("", spaced)
