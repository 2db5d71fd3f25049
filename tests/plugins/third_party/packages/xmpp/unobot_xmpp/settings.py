"""What the operator may set in `[network.NAME]`."""

from dataclasses import dataclass
from typing import Annotated

from annotated_types import Interval
from pydantic import AfterValidator
from slixmpp import JID, InvalidJID

from unobot.config import Secret
from unobot.config.kinds import Expected, File, Line


def bare(text: str) -> str:
    """Return an address `NAME@SERVER` as servers compare it. Raises ValueError for anything else."""
    try:
        jid = JID(text)
    except InvalidJID:
        jid = JID()
    if not jid.user or jid.resource:
        raise ValueError("expected an address such as ann@example.org")
    return jid.bare


Address = Annotated[str, AfterValidator(bare)]


@dataclass(frozen=True)
class Settings:
    """An account on an XMPP server, and the rooms to play in."""

    jid: Address
    """The bot's account, such as `bot@example.org`."""
    password: Secret
    rooms: tuple[Address, ...] = ()
    """Rooms such as `uno@rooms.example.org`. They must show the bot who people are, to everybody or as a moderator."""
    nick: Line = "unobot"
    """What the bot is called in the rooms."""
    host: Line = ""
    """The machine to connect to; by default the one that the account's server names."""
    port: Annotated[int, Interval(ge=1, le=65535), Expected("a port, from 1 to 65535")] = 5222
    """The port at `host`, which must begin with STARTTLS."""
    ca_file: File | None = None
    """Who signs the server's certificate, if no one does whom this machine knows."""
