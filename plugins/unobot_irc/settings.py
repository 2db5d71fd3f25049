"""What an operator may set for one IRC network."""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Final

from annotated_types import Interval
from pydantic import AfterValidator

from unobot.config import Secret, Wrong, doubtful_rooms
from unobot.config.kinds import Expected, File, Line, Positive, matching
from unobot.parsing.nearest import nearest
from unobot.plugins.parts import SetupQuestion
from unobot_irc.protocol import whole_mask

_PLAIN: Final = 6667
_ENCRYPTED: Final = 6697
_word = matching(r"[^\s:\x00-\x1f@!][^\s\x00-\x1f@!]*")
_room = matching(r"[^\w\s,:\x00-\x1f][^\s,\x00-\x1f]*( [^\s,:\x00-\x1f]+)?")


def _mask(host: str) -> str:
    mask = whole_mask(host)
    if mask is None:
        raise ValueError('expected a mask such as "*!*@bridge.example.org"')
    return mask


def _one_line(secret: Secret) -> Secret:
    if set("\r\n\0") & set(secret.reveal()):
        raise ValueError("expected a text of one line")
    return secret


def _alone(host: str) -> str:
    found = re.fullmatch(r"(?:ircs?://)?([^/:]+)(?::(\d+))?/?", host)
    if found and found[0] != found[1]:
        port = f", and on a line of its own: port = {found[2]}" if found[2] else ""
        raise ValueError(f'expected the name alone: host = "{found[1]}"{port}')
    return host


_FORMS: Final = {
    "matterbridge": "[{PROTOCOL}] <{NICK}> ",
    "discord": "<{nick}> ",
    "telegram": "<{nick}> ",
    "matrix": "<{nick}> ",
}
"""How these bridges write by default who has said something."""
_PLACES: Final = {
    "nick": ("nick", "nopingnick", "$nickname", "$author", "$displayusername"),
    "id": ("userid",),
    "origin": ("protocol", "bridge", "label", "gateway", "channel", "$discordchannel"),
    "text": ("text", "$text", "message"),
}
"""What may stand in a form, in the words of the bridges' own configurations."""
_MEANING: Final = {word: place for place, words in _PLACES.items() for word in words}

_REPLY: Final = re.compile(r"(?P<text>.*?) \(re @(?P<to>[^:]+): .*\)")
"""How matterbridge writes an answer to somebody's line."""


@dataclass(frozen=True, slots=True)
class Relayed:
    """A line of a relay, taken apart: who has said what, and behind which bridge, if the line tells that."""

    nick: str
    text: str
    origin: str = ""
    id: str = ""
    answers: str = ""
    """To whose line it is an answer, if the bridge tells that."""


class RelayForm:
    """How a relay writes who has said something. Raises ValueError for a form by which nobody can tell.

    >>> RelayForm("<{nick}> ").read("<bob> !play r5")
    Relayed(nick='bob', text='!play r5', origin='', id='', answers='')
    >>> RelayForm("matterbridge").read("[discord] <bob> hello").origin
    'discord'

    Whoever is called `ann> !draw` would speak as ann: a line that can be read in two ways is nobody's.

    >>> RelayForm("discord").read("<ann> !draw> hello") is None
    True
    """

    def __init__(self, form: str) -> None:
        written = _FORMS.get(form.lower(), form).strip()
        parts = re.split(r"\{([^{}]*)\}", written)
        signs, words = parts[::2], [_MEANING.get(word.lower(), "") for word in parts[1::2]]
        if not words:
            near = nearest(form.lower(), _FORMS)
            cure = f"did you mean {near[0]}?" if near else f"expected {', '.join(_FORMS)}"
            puppets = "appservice" in form.lower()
            raise ValueError(
                "the people behind this bridge are IRC users of their own, and need no relay"
                if puppets
                else f'no bridge that is known; {cure}, or its own form, such as "<{{nick}}> "'
            )
        if "" in words:
            unknown = parts[1::2][words.index("")]
            raise ValueError(
                f"{{{unknown}}} is unknown; expected {{nick}}, and perhaps {{protocol}} or {{userid}}"
            )
        if words[-1:] == ["text"] and not signs[-1]:
            words, signs = words[:-1], signs[:-1]
        if words.count("nick") != 1 or "text" in words or len(set(words)) < len(words):
            raise ValueError("expected {nick} once, and what was said behind all else")
        if not all(sign.strip() for sign in signs[1:]):
            raise ValueError('expected a sign at the end of {nick}, such as > in "<{nick}> "')
        # between two signs a name is as short or as long as can be: where that differs, nobody knows who it was
        without = {"origin": "[^ ]"}
        self._readings = [
            re.compile(
                "".join(
                    f"{re.escape(sign)}(?P<{word}>{without.get(word, '.')}+{least})"
                    for sign, word in zip(signs, words, strict=False)
                )
                + f"{re.escape(signs[-1].rstrip())}(?: +(?P<text>.*)|$)"
            )
            for least in ("?", "")
        ]

    @classmethod
    def checked(cls, form: str) -> str:
        """Return the form. Raises ValueError, saying what was expected."""
        cls(form)
        return form

    def read(self, line: str) -> Relayed | None:
        """Return who has said what; None if the line has not this form, or can be read in two ways."""
        shortest, longest = (pattern.fullmatch(line) for pattern in self._readings)
        if shortest is None or longest is None or shortest.groupdict() != longest.groupdict():
            return None
        found = Relayed(**shortest.groupdict(""))
        # bridges put signs that nobody sees into names, so that nobody is rung by them
        nick = "".join(sign for sign in found.nick if unicodedata.category(sign) != "Cf")
        text, answers = found.text.strip(), ""
        if reply := _REPLY.fullmatch(text):
            text, answers = reply["text"], reply["to"]
        # an edited line is no second move
        if text.startswith("(edited) ") or text.endswith(" (edited)"):
            return None
        found = replace(found, nick=" ".join(nick.removeprefix("@").split()), text=text, answers=answers)
        return found if found.nick and found.text else None


LineSecret = Annotated[Secret, AfterValidator(_one_line)]


@dataclass(frozen=True, slots=True)
class Sasl:
    """The services account to log in with, by SASL PLAIN."""

    account: Line
    password: LineSecret


@dataclass(frozen=True, slots=True)
class IrcPace:
    """How fast the network lets us speak: so many lines at once, so many a second in the long run."""

    # InspIRCd's default lets 10 lines through at once and then exactly one a second; ngIRCd's is milder

    burst: Annotated[int, Interval(ge=1), Expected("a whole number of lines, 1 or more")] = 5
    per_second: Positive = 1.0


USUAL: Final = IrcPace()
"""The pace of a server that is not known: InspIRCd's default lets 11 lines through at once and then one a second."""
_KNOWN: Final = {
    "inspircd": IrcPace(8, 1.0),
    # takes three lines in each second, and the rest a second later; at two a second a move's answer hardly ever waits there
    "ngircd": IrcPace(5, 2.0),
    # its own example: client_flood_burst_max = 5, client_flood_message_num = 2
    "solanum": IrcPace(5, 2.0),
}
"""What these servers let a client send where nobody has configured them otherwise, by the beginning of their version (004)."""


def usual_pace(version: str) -> IrcPace:
    """Return the pace of a server whose limits are the default ones, by what it calls itself, as in `ngIRCd-26.1`."""
    return next((pace for name, pace in _KNOWN.items() if version.lower().startswith(name)), USUAL)


@dataclass(frozen=True, slots=True)
class IrcRelay:
    """A bridge whose one connection says in a channel what people elsewhere have said."""

    nick: Annotated[str, _word, Expected("the nick of the relay, one word")]
    form: Annotated[Line, AfterValidator(RelayForm.checked)]
    """What stands before the words of whoever has said them, or the name of a bridge whose lines are known."""
    mark: Annotated[str, matching(r"[^\s/]*"), Expected("one word, such as dc")] = ""
    """What stands behind the names of its people, `bob/dc`; empty: where they are, if the form tells it, else the relay's nick."""
    account: Line | None = None
    """The services account of the relay: whoever has its nick without that account is not the relay."""
    host: Annotated[str, AfterValidator(_mask)] | None = None
    """A mask that fits the relay alone."""
    private: Line | None = None
    """What stands before a private message to the relay, for `{nick}` behind it; None if the bridge carries none."""


@dataclass(frozen=True, slots=True)
class IrcSettings:
    """One IRC network. Times are in seconds."""

    host: Annotated[str, _word, Expected("the server's host name, one word"), AfterValidator(_alone)]
    nick: Annotated[str, _word, Expected("the bot's nickname, one word")]
    port: Annotated[int, Interval(ge=1, le=65535), Expected("a number from 1 to 65535")] = _ENCRYPTED
    tls: bool = True
    """Whether the connection is encrypted and the server's certificate verified."""
    ca_file: File | None = None
    """The certificates that are trusted, if the server's is not from a public authority."""
    username: Annotated[str, _word, Expected("a name, one word")] = "unobot"
    realname: Line = "UNO"
    rooms: tuple[
        Annotated[str, _room, Expected('a channel such as "#uno" or, with its key, "#uno key"')], ...
    ] = ()
    sasl: Sasl | None = None
    password: LineSecret | None = None
    """The password of the server itself."""
    trust_hosts: bool = False
    """Whether who comes back with the same nick and host is taken for the same person."""
    pace: IrcPace | None = None
    """None: as the server lets everybody speak who is known to us, else the pace of InspIRCd, which is the strictest."""
    relays: tuple[IrcRelay, ...] = ()
    """The bridges whose one connection says what many people say."""
    connect_timeout: Positive = 30.0
    """How long a connection may take to come about."""
    ping_after: Positive = 60.0
    """After so much silence the server is asked whether it is still there."""
    ping_timeout: Positive = 30.0
    """How long its answer may take."""

    @property
    def logs_in_as(self) -> str:
        """The nick and the server: no two networks of the configuration may log in as the same one."""
        return f"{self.nick} on {self.host}"

    def wrong(self) -> Iterator[Wrong]:
        """Yield what does not go together."""
        nicks, marks = set[str](), set[str]()
        for number, relay in enumerate(self.relays, start=1):
            nick, mark = relay.nick.casefold(), (relay.mark or relay.nick).casefold()
            why = ""
            if nick == self.nick.casefold():
                why = "nick: is the bot's own; expected the nick of the relay"
            elif nick in nicks or mark in marks:
                what = "nick" if nick in nicks else "mark"
                why = f"{what}: another relay has it; expected one of its own"
            elif relay.private is not None and "{nick}" not in relay.private:
                why = 'private: expected {nick} in it, such as "msg {nick} "'
            elif relay.private is not None and relay.account is None and relay.host is None:
                why = (
                    "private: hands would go to whoever has that nick; expected account or host of the relay"
                )
            nicks.add(nick)
            marks.add(mark)
            if why:
                yield Wrong(("relays",), f"item {number}: {why}")

    def doubts(self, tuned: Sequence[str]) -> Iterator[Wrong]:
        """Yield what is valid, but probably not what you want; `tuned` are the rooms with settings of their own."""
        if self.tls and self.port == _PLAIN:
            yield Wrong(
                ("port",), f"{_PLAIN} is the port without encryption; expected {_ENCRYPTED}, or tls = false"
            )
        if not self.tls and self.port == _ENCRYPTED:
            yield Wrong(
                ("port",),
                f"{_ENCRYPTED} is the port with encryption; expected tls = true, or port = {_PLAIN}",
            )
        # a channel's key follows its name
        yield from doubtful_rooms([room.split(" ")[0] for room in self.rooms], tuned)


def _server(address: str, _secret: str) -> Mapping[str, object]:
    """Read `HOST`, `HOST:PORT`, `ircs://HOST` or, without encryption, `irc://HOST`."""
    found = re.fullmatch(r"(?:(ircs?)://)?([^/:]+)(?::(\d{1,5}))?/?", address)
    if found is None:
        return {"host": address}
    plain = found[1] == "irc" or (not found[1] and found[3] == str(_PLAIN))
    return {"host": found[2], "port": int(found[3] or (_PLAIN if plain else _ENCRYPTED)), "tls": not plain}


QUESTIONS: Final = (
    SetupQuestion(
        "host",
        "The server, such as irc.libera.chat (irc://HOST:PORT if it has no encryption)",
        _server,
        "The server. The connection is encrypted and the certificate verified, unless tls = false.",
    ),
    SetupQuestion("nick", "The bot's nick", lambda nick, _: {"nick": nick}, "The bot's nick.", "unobot"),
    SetupQuestion(
        "room",
        "The channel, such as #uno (several: with commas)",
        lambda rooms, _: {"rooms": [room.strip() for room in rooms.split(",")]},
        'The channels where people play. The key of a channel follows its name: "#secret key".',
    ),
    SetupQuestion(
        "account",
        "The bot's account with the network's services (empty: none)",
        lambda account, secret: {"sasl": {"account": account, "password_file": secret}} if account else {},
        "The account that the bot logs in to, and the file with its password. If the login fails, the bot does not connect.",
        "",
        "password",
    ),
)
"""What `unobot init` asks about an IRC network."""
