"""Whom a text means for longer than now: an account, or `nick!user@host` with `*` and `?`."""

import re
from typing import Final

from unobot.masks import is_mask, names_somebody
from unobot_irc.people import Person

ACCOUNT: Final = "account:"
"""What the mask of an account begins with, as its identity does."""

_LONGEST: Final = 120
_NAME: Final = re.compile(r"[^\s!@*?,:#&]+")
_EXPECTED: Final = "expected a nick, an account, or a mask such as *!*@host.example.org"


def of_account(name: str) -> str:
    """The mask of an account. Raises ValueError for what is no name of one."""
    if len(name) > _LONGEST or not _NAME.fullmatch(name) or not name.isprintable():
        raise ValueError('expected the name of a services account, such as "ann": never a nick or a mask')
    return ACCOUNT + name


def whole_mask(said: str) -> str | None:
    """The mask as `nick!user@host`, of which parts may be left out; None for a name. Raises ValueError."""
    if len(said) > _LONGEST or not said.isprintable() or re.search(r"\s", said) or not said:
        raise ValueError(_EXPECTED)
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


def of_person(person: Person) -> tuple[str, ...]:
    """Masks that fit somebody also under another nick: the account, and where they come from."""
    account = [ACCOUNT + person.account] if person.account else []
    where = [f"*!{person.user}@{person.host}"] if person.user and person.host else []
    return (*account, *where)
