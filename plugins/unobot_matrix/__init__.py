"""The Matrix adapter: the same game in Matrix rooms, encrypted ones included.

Here is what the operator may set; the adapter itself is loaded only where it is needed.
"""

import importlib.util
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from mimetypes import guess_type
from pathlib import Path
from pkgutil import resolve_name
from typing import Annotated, Any, Final

from annotated_types import Interval
from pydantic import AfterValidator

from unobot.adapter import Adapter, Network
from unobot.config import Secret, Wrong, doubtful_rooms
from unobot.config.kinds import Expected, File, Positive, matching
from unobot.plugins.hookspecs import hookimpl
from unobot.plugins.parts import AdapterFactory, Means, SetupQuestion
from unobot_matrix.registration import read_token

__all__ = ["MatrixSettings", "open_adapter", "unobot_adapters", "unobot_texts"]
unobot_api = 1


AVATAR: Final = Path(__file__).parent / "avatar.png"
"""The picture of an account that has none."""


def encryption_installed() -> bool:
    """Whether the libraries for encryption are there (the extra `e2e`)."""
    return all(importlib.util.find_spec(name) for name in ("nio", "vodozemac", "peewee"))


def valid_room(name: str) -> str:
    """Return a room's id or alias. Raises ValueError if it is neither."""
    if len(name) < 2 or name[0] not in "#!" or (name[0] == "#" and ":" not in name):
        raise ValueError(f"expected aliases (#uno:example.org) and room ids (!…), not {name!r}")
    return name


BRIDGED = (
    "@_*:*",
    *(
        f"@{network}_*:*"
        for network in (
            "bifrost", "discord", "facebook", "gmessages", "googlechat", "imessage", "instagram", "irc", "linkedin",
            "meta", "signal", "slack", "telegram", "twitter", "whatsapp", "xmpp",
        )
    ),
)  # fmt: skip
"""How bridges call the accounts of those who use them."""


@dataclass(frozen=True, slots=True)
class MatrixPace:
    """How fast the homeserver lets us speak: so many messages at once, so many a second in the long run."""

    burst: Annotated[int, Interval(ge=1), Expected("a whole number from 1")] = 10
    per_second: Positive = 0.2


@dataclass(frozen=True, slots=True)
class MatrixSettings:
    """One account on one homeserver, with one of `password`, `access_token` and `registration`."""

    homeserver: Annotated[
        str, matching("https?://.*"), Expected("its address, like https://matrix.example.org")
    ]
    user: Annotated[str, matching("@.*:.*"), Expected("a whole user id, like @unobot:example.org")] = ""
    """Empty only with an access token, which says who it belongs to."""
    password: Secret | None = None
    access_token: Secret | None = None
    registration: Secret | None = None
    """What `unobot matrix-appservice` has written and the homeserver has read: it sets no limit to what we send."""
    rooms: tuple[Annotated[str, AfterValidator(valid_room)], ...] = ()
    """The rooms we are in, by alias or by id."""
    invites_from: tuple[str, ...] = ()
    """Whose invitations into rooms are accepted: user ids, `*` standing for anything (`@*:example.org`)."""
    bridged: tuple[str, ...] = BRIDGED
    """Who uses another network over a bridge: user ids, `*` standing for anything.

    Where such a bridge does not bring in whom we invite into a direct room, they can see no cards, and are told so.
    """
    encryption: bool = field(default_factory=encryption_installed)
    """Whether end-to-end encryption is spoken and understood."""
    encrypt_direct: bool = True
    """Whether direct rooms that we make are encrypted (only with `encryption`)."""
    threads: bool = False
    """Whether a room's game is played in a thread."""
    edits: bool = False
    """Whether the line that says whose turn it is edits the one before, if nobody has said anything since, instead of standing below."""
    reactions: bool = True
    """Whether we put the possible answers as reactions below a prompt. Reactions are understood in any case."""
    hand_reactions: bool = False
    """Whether we put all answers (cards, draw, pass) as reactions below a hand, in direct rooms without encryption.

    Each of them is an event, for which a homeserver lets us wait five seconds by default; and reactions are never
    encrypted, so in an encrypted room they would tell the homeserver the cards.
    """
    display_name: Annotated[str, matching(r"[^\r\n\0]*"), Expected("a name of one line")] = ""
    """What the account is to be called; empty: as it is."""
    avatar: File | None = None
    """The image to be the account's picture; it is uploaded only when it has changed."""
    default_avatar: bool = True
    """Whether the account gets the bot's own picture while it has none, and `avatar` names none."""
    pace: MatrixPace = MatrixPace()
    device_name: Annotated[str, AfterValidator(lambda name: name or "unobot")] = "unobot"
    """What our session is called in the list of the account's devices."""
    ca_file: File | None = None
    """The certificates that are trusted, if the homeserver's is not from a public authority."""

    @property
    def speaks_at(self) -> MatrixPace:
        """How fast we speak: as set; an application service for which nothing is set is not limited by its homeserver."""
        usual = self.pace == MatrixPace()
        return MatrixPace(100, 10.0) if usual and self.registration is not None else self.pace

    @property
    def logs_in_as(self) -> str | None:
        """The account of the bot, if it is set; two bots on one account would answer twice."""
        return f"{self.user} on {self.homeserver}" if self.user else None

    def doubts(self, tuned: Sequence[str]) -> Iterator[Wrong]:
        """Yield what is valid, but probably not what you want; `tuned` are the rooms with settings of their own."""
        # into which rooms it will be invited nobody knows
        if not self.invites_from:
            yield from doubtful_rooms(self.rooms, tuned)

    def wrong(self) -> Iterator[Wrong]:
        """Yield what does not go together."""
        ways = ("password", "access_token", "registration")
        given = [name for name in ways if getattr(self, name) is not None]
        for name in given[1:]:
            yield Wrong((name,), f"{given[0]} is given, too; expected only one of them")
        if not given:
            yield Wrong(("password",), "missing; expected it, or else a registration or an access_token")
        if self.registration is not None:
            try:
                read_token(self.registration.reveal())
            except ValueError as problem:
                yield Wrong(("registration",), str(problem))
        if not self.user and self.access_token is None:
            yield Wrong(("user",), "missing; expected a whole user id, like @unobot:example.org")
        if self.encryption and not encryption_installed():
            why = "its libraries are not installed; expected false, or pip install 'unobot[e2e]'"
            yield Wrong(("encryption",), why)
        if self.avatar is not None and not (guess_type(self.avatar.name)[0] or "").startswith("image/"):
            yield Wrong(("avatar",), "not the name of an image; expected one like picture.png")


def open_adapter(network: Network, settings: MatrixSettings, means: Means) -> Adapter:
    """Return the adapter for one homeserver, not yet connected.

    It is imported only here: aiohttp and nio take long to load, and a bot that is on IRC alone does not need them.
    """
    adapter: Adapter = resolve_name("unobot_matrix.adapter:MatrixAdapter")(network, settings, means)
    return adapter


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Bring what is said on Matrix alone."""
    return (Path(__file__).parent / "texts",)


@hookimpl
def unobot_adapters() -> Mapping[str, AdapterFactory[MatrixSettings]]:
    """Bring the adapter `matrix`."""

    def renew(adapter: Any, settings: MatrixSettings) -> None:
        adapter.renew(settings)  # the class is not imported here

    at_once, when_connecting = frozenset({"pace"}), frozenset({"password"})
    questions = (
        SetupQuestion(
            "user",
            "The bot's whole user id, such as @unobot:example.org",
            lambda user, secret: {"user": user, "password_file": secret},
            "The bot's account, and the file with its password.",
            None,
            "password",
        ),
        SetupQuestion(
            "host",
            "The homeserver's address, such as https://matrix.example.org",
            lambda host, _: {"homeserver": host if "://" in host else f"https://{host}"},
            "The homeserver's address, as clients use it.",
        ),
        SetupQuestion(
            "room",
            "The room, such as #uno:example.org (several: with commas)",
            lambda rooms, _: {"rooms": [room.strip() for room in rooms.split(",")]},
            "The rooms where people play, by alias or by id. Invite the bot where a room is private.",
        ),
    )
    return {
        "matrix": AdapterFactory(MatrixSettings, open_adapter, renew, at_once, when_connecting, questions)
    }
