r"""What the server says about itself in 005 (ISUPPORT), and when two names are the same there.

The `irc` package cannot be used for it: it drops tokens without `=`, does not unescape `\x20`, raises on odd tokens,
and folds names by rfc1459 on every network. On an ascii network `q[w` and `q{w` are two people, of whom one would then
get the other's hand.
"""

import re
from collections.abc import Iterable
from functools import lru_cache

_RFC1459 = str.maketrans("[\\]^", "{|}~")
_STRICT = str.maketrans("[\\]", "{|}")
_ASCII = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz")
_ESCAPED = re.compile(r"\\x([0-9A-Fa-f]{2})")


class Features:
    """The tokens of ISUPPORT. For a token that the server did not send, the value is that of RFC 1459."""

    def __init__(self) -> None:
        self._tokens: dict[str, str] = {}

    def load(self, tokens: Iterable[str]) -> None:
        """Take in tokens such as `CASEMAPPING=ascii`, `WHOX`, `-WHOX`; unknown and odd ones do no harm."""
        for token in tokens:
            name, _, value = token.partition("=")
            if name.startswith("-"):
                self._tokens.pop(name[1:].upper(), None)
            else:
                self._tokens[name.upper()] = _ESCAPED.sub(lambda found: chr(int(found[1], 16)), value)

    def __contains__(self, name: str) -> bool:
        return name in self._tokens

    def fold(self, name: str) -> str:
        """The form of a nick, account or channel that decides whether two are the same on this network.

        >>> features = Features()
        >>> features.fold("Q[w") == features.fold("q{W")
        True
        >>> features.load(["CASEMAPPING=ascii"])
        >>> features.fold("q[w") == features.fold("q{w")
        False
        """
        return _folded(name, self._tokens.get("CASEMAPPING", "rfc1459"))

    def is_room(self, target: str) -> bool:
        """Whether a message's target is a channel (not a nick, nor the operators of a channel)."""
        return target[:1] != "" and target[0] in self._tokens.get("CHANTYPES", "#&")

    @property
    def ranks(self) -> dict[str, str]:
        """Symbols before nicks and the modes they stand for, highest first: `{"@": "o", "+": "v"}`."""
        modes, _, symbols = self._tokens.get("PREFIX", "(ov)@+").removeprefix("(").partition(")")
        return dict(zip(symbols, modes, strict=False))

    @property
    def operator_modes(self) -> frozenset[str]:
        """The modes of channel operators: `o` and all that rank above it."""
        modes = "".join(self.ranks.values())
        return frozenset(modes[: modes.index("o") + 1] if "o" in modes else "o")

    def takes_argument(self, mode: str, *, setting: bool) -> bool:
        """Whether this letter in a channel's MODE line has a parameter of its own."""
        # CHANMODES=A,B,C,D: A lists and B always take one, C only when set, D never; PREFIX modes always
        kinds = [*self._tokens.get("CHANMODES", "b,k,l,").split(","), "", "", ""]
        always = kinds[0] + kinds[1] + "".join(self.ranks.values())
        return mode in always or (setting and mode in kinds[2])

    @property
    def nick_length(self) -> int | None:
        """The longest nick allowed, if the server told."""
        told = self._tokens.get("NICKLEN", "")
        return int(told) if told.isascii() and told.isdigit() and int(told) else None

    @property
    def bot_mode(self) -> str | None:
        """The user mode by which a bot marks itself."""
        letter = self._tokens.get("BOT", "")
        return letter if len(letter) == 1 and letter.isalpha() else None


@lru_cache(maxsize=4096)  # each line of each person is compared with every ban
def _folded(name: str, mapping: str) -> str:
    # never str.lower() where the server folds ascii only: it would join names that the server keeps apart
    mapping = mapping.lower()
    folded = name.lower() if mapping.startswith("rfc7613") else name.translate(_ASCII)
    if mapping == "rfc1459":
        return folded.translate(_RFC1459)
    return folded.translate(_STRICT) if mapping == "strict-rfc1459" else folded


def fold_all(name: str) -> str:
    """The name folded so strongly that names which are the same on any network come out the same, and some more do.

    Used as the key of an index that is read before the server has told its own rule; matches are checked again by `fold`.

    >>> fold_all("Q[w") == fold_all("q{W")
    True
    """
    return name.translate(_RFC1459).lower()
