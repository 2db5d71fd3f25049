"""Which nicks and channel names there can be, and which of them are the same."""

import re
import string
from typing import Literal

CaseMapping = Literal["rfc1459", "ascii"]

NICK_LENGTH = 30
CHANNEL_LENGTH = 50

_NICK = re.compile(r"[A-Za-z\[\]\\`_^{|}][A-Za-z0-9\[\]\\`_^{|}-]*")
_CHANNEL = re.compile(r"[#&][^ ,:\x00-\x1f\x7f]*")
_TABLES = {
    "ascii": str.maketrans(string.ascii_uppercase, string.ascii_lowercase),
    "rfc1459": str.maketrans(string.ascii_uppercase + "[]\\~", string.ascii_lowercase + "{}|^"),
}


def fold(name: str, mapping: CaseMapping) -> str:
    r"""The form in which two names of the same person or channel are equal.

    >>> fold("Q[w]", "rfc1459"), fold("Q[w]", "ascii")
    ('q{w}', 'q[w]')
    """
    return name.translate(_TABLES[mapping])


def is_nick(name: str) -> bool:
    """Whether somebody may bear this nick."""
    return len(name) <= NICK_LENGTH and _NICK.fullmatch(name) is not None


def is_channel(name: str) -> bool:
    """Whether there may be a channel of this name."""
    return 1 < len(name) <= CHANNEL_LENGTH and _CHANNEL.fullmatch(name) is not None


def user_name(wanted: str) -> str:
    """The user part of somebody's address, made of what they asked for.

    >>> user_name("Ann Lee!"), user_name("  ")
    ('~AnnLee', '~user')
    """
    return "~" + (re.sub(r"[^A-Za-z0-9._-]", "", wanted)[:10] or "user")
