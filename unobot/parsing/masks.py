"""Masks: texts in which `*` stands for anything and `?` for one sign, and nothing else means anything but itself."""

from typing import Final

WILD: Final = frozenset("*?")
"""The signs that make a text a mask: `*` stands for anything, `?` for one sign."""

_LEAST: Final = 3
"""So many letters and digits a mask must name: with fewer it fits nearly everybody."""


def is_mask(text: str) -> bool:
    """Whether a text with `*` and `?` fits more than one text."""
    return not WILD.isdisjoint(text)


def fits(mask: str, text: str) -> bool:
    """Whether the mask fits the whole text. Takes no longer than the product of both lengths, whatever the mask.

    Not `fnmatch`, for which `[ann]` is a set of letters: here it may be a name.

    >>> fits("*!*@*.example.org", "eve!e@shell.example.org"), fits("[ann]", "a"), fits("?ve", "eve")
    (True, False, True)
    """
    if "?" not in mask:
        # most masks fit nobody who is there, and that is seen at an end: five times as fast
        head, star, rest = mask.partition("*")
        if not star:
            return mask == text
        if not text.startswith(head) or not text.endswith(rest.rpartition("*")[2]):
            return False
    at = here = 0
    last: int | None = None
    tried = 0
    while here < len(text):
        if at < len(mask) and (mask[at] == "?" or (mask[at] == text[here] and mask[at] != "*")):
            at, here = at + 1, here + 1
        elif at < len(mask) and mask[at] == "*":
            last, at, tried = at, at + 1, here
        elif last is not None:
            # the last star takes one sign more
            tried += 1
            at, here = last + 1, tried
        else:
            return False
    return not mask[at:].strip("*")


def names_somebody(mask: str) -> bool:
    """Whether a mask says enough to mean some people, and not everybody.

    >>> names_somebody("*!*@*"), names_somebody("*!*@*.xy"), names_somebody("eve!*@*")
    (False, False, True)
    """
    return sum(sign.isalnum() for sign in mask) >= _LEAST
