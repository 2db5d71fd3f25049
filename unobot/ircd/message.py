"""One line of the IRC protocol: read from text, written as at most 512 bytes."""

from dataclasses import dataclass
from typing import Self

LINE_BYTES = 512
"""The longest line on the wire, CR LF included."""

_SPEECH = frozenset({"PRIVMSG", "NOTICE", "TOPIC", "KICK", "PART", "QUIT", "ERROR"})
_FORBIDDEN = dict.fromkeys(map(ord, "\r\n\0"))


class Malformed(ValueError):
    """The line holds no command."""


@dataclass(frozen=True, slots=True)
class Message:
    """A command (or a three-digit reply) with its parameters; `source` is who it comes from, if that is told.

    >>> Message.parse(":ann!a@h PRIVMSG #uno :play r5")
    Message(verb='PRIVMSG', params=('#uno', 'play r5'), source='ann!a@h')
    """

    verb: str
    params: tuple[str, ...] = ()
    source: str = ""

    @property
    def nick(self) -> str:
        """The nick (or server) the message comes from."""
        return self.source.partition("!")[0]

    @classmethod
    def parse(cls, line: str) -> Self:
        """Read a line without its CR LF; message tags are skipped. Raises `Malformed` if there is no command."""
        rest = line.lstrip(" ")
        source = ""
        if rest.startswith("@"):  # IRCv3 message tags
            rest = rest.partition(" ")[2].lstrip(" ")
        if rest.startswith(":"):
            source, _, rest = rest[1:].partition(" ")
        head, colon, trailing = f" {rest}".partition(" :")
        words = [word for word in head.split(" ") if word]
        if not words:
            raise Malformed("the line holds no command")
        return cls(words[0].upper(), (*words[1:], trailing) if colon else tuple(words[1:]), source)

    def wire(self) -> bytes:
        """The line with CR LF, cut to 512 bytes between two characters; CR, LF and NUL are left out.

        A parameter other than the last becomes one word, so that it cannot shift the others.
        """
        words = [f":{self.source}"] if self.source else []
        words.append(self.verb)
        if self.params:
            *middle, last = self.params
            # always a colon before what was said, though one word needs none: many bots look for " :" to find it
            free = self.verb in _SPEECH or not last or " " in last or last.startswith(":")
            words += [*map(_word, middle), f":{last}" if free else last]
        return _cut(" ".join(words).translate(_FORBIDDEN).encode("utf-8", "surrogateescape")) + b"\r\n"


def text_of(raw: bytes) -> str:
    """Bytes from the wire as text; what is not UTF-8 is kept, and goes out again as it came."""
    return raw.decode("utf-8", "surrogateescape")


def _word(param: str) -> str:
    return param.lstrip(":").partition(" ")[0] or "*"


def _cut(raw: bytes, limit: int = LINE_BYTES - 2) -> bytes:
    if len(raw) <= limit:
        return raw
    end = limit
    while end > limit - 3 and raw[end] & 0xC0 == 0x80:  # a byte inside a UTF-8 character, of at most four
        end -= 1
    return raw[:end]
