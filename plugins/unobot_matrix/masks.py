"""Whom a text means: a user id, or one with `*` and `?`."""

import re
from typing import Final

from unobot.masks import fits, names_somebody

_LONGEST: Final = 255
_USER: Final = re.compile(r"@[^\s:@*?]+:[^\s@*?]+")
_MASK: Final = re.compile(r"@[^\s:@]+:[^\s@]+")


def of_account(user: str) -> str:
    """The user id itself. Raises ValueError for what is none."""
    if len(user) > _LONGEST or not _USER.fullmatch(user):
        raise ValueError('expected a whole user id, such as "@ann:example.org"')
    return user


def mask(said: str) -> str:
    """The text itself. Raises ValueError if it fits nobody, or nearly everybody."""
    if len(said) > _LONGEST or not said.isprintable() or not _MASK.fullmatch(said):
        raise ValueError("expected somebody here, a user id such as @eve:example.org, or @*:example.org")
    if not names_somebody(said):
        raise ValueError("expected a mask that fits some people only, such as @*:example.org")
    return said


def fits_user(text: str, user: str) -> bool:
    """Whether the mask fits that user; upper and lower case are the same."""
    return fits(text.casefold(), user.casefold())
