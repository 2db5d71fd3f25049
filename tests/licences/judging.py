"""Whether a licence goes with ours (MIT), by the words in which a package names it."""

import re
from typing import Final

_GOES: Final = re.compile(
    r"\b(MIT|BSD|0BSD|Apache|ISC|ISCL|Internet Systems Consortium|Python Software Foundation|PSF|Unlicense|Zlib|CC0|HPND"
    r"|MPL|Mozilla Public License|LGPL|Lesser General Public License)\b",
    re.IGNORECASE,
)
"""Those that ask for no more than to be named; and those that only want their own files to stay free (MPL, LGPL)."""

READ: Final = {
    "peewee": "MIT License",  # its file LICENSE
    "resvg-py": "MIT License",  # its file LICENSE
    "tempora": "MIT License",  # the classifiers of its earlier versions
    "vodozemac": "MIT License",  # its file LICENSE
}
"""Packages whose metadata names no licence, and what was read of it elsewhere."""


def goes(told: str) -> bool:
    """Whether it does: of several joined by AND every one, of several joined by OR or a semicolon one.

    >>> goes("Apache-2.0 AND MIT"), goes("GPL-3.0-only OR MIT"), goes("MIT AND GPL-3.0-only"), goes("UNKNOWN")
    (True, True, False, False)
    """
    # some put the whole text there
    first = told.strip().partition("\n")[0]
    return all(any(map(_GOES.search, re.split(r" OR |;", each))) for each in first.split(" AND "))
