"""User text that can do nothing but be read: no control characters, no hidden direction, no loud mention."""

import re
import unicodedata
from functools import lru_cache

LONGEST = 300
"""How much of a user's text is shown."""

LONGEST_QUOTED = 40
"""How much of what somebody typed is repeated when it was not understood."""

_JOINERS = frozenset("\u200c\u200d")
_REMOVED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_LOUD = re.compile(r"@(?=room\b|everyone\b|here\b|channel\b|all\b)", re.IGNORECASE)
# Signs that lines of our own begin with, also in the languages of East Asia, and that no bot uses as a prefix.
_ONE_SIGN = frozenset("[]{}()_<>\"'«»“”‘’…—–#「」『』【】（）《》〈〉→←★")


def harmless(text: str) -> str:
    r"""The text on one line, without what a client would obey instead of show.

    >>> harmless("a\x02nn\x0304\r\nQUIT \u202e@room")
    'ann04 QUIT ＠room'
    """
    return _harmless(text) if len(text) <= LONGEST else _made_harmless(text)


def _made_harmless(text: str) -> str:
    kept = (
        " " if sign in "\t\n\r\u2028\u2029" else sign
        for sign in text
        if sign in "\t\n\r\u2028\u2029" or sign in _JOINERS or unicodedata.category(sign) not in _REMOVED
    )
    shown = _LOUD.sub("＠", " ".join("".join(kept).split()))
    return shown if len(shown) <= LONGEST else shown[: LONGEST - 1] + "…"


def quoted(text: str) -> str:
    """What somebody typed, harmless and not long, to be repeated in an answer.

    >>> quoted("x" * 100) == "x" * 39 + "…"
    True
    """
    shown = harmless(text)
    return shown if len(shown) <= LONGEST_QUOTED else shown[: LONGEST_QUOTED - 1] + "…"


_harmless = lru_cache(maxsize=1024)(_made_harmless)
"""The same for texts that are not long: the same few names are said in every line."""


def looks_like_command(text: str, prefixes: tuple[str, ...] = ()) -> bool:
    """Whether some bot or client may take a line that begins like this as a command: it begins with a sign.

    >>> looks_like_command("!draw"), looks_like_command("/quit"), looks_like_command("ann"), looks_like_command("[#uno]")
    (True, True, False, False)
    """
    if not text:
        return False
    if any(text.startswith(prefix) for prefix in prefixes):
        return True
    return not text[0].isalnum() and text[0] not in _ONE_SIGN and unicodedata.category(text[0])[0] in "PSZ"
