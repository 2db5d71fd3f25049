"""Which names look like one another, so that nobody is taken for somebody else."""

import unicodedata
from functools import lru_cache

# From Unicode's list of confusable characters (UTS 39): what looks like a letter or digit that people have in their
# names. No package with the whole list is kept well; what is missing here is only not noticed.
_LOOKS = {
    "a": "аɑα",
    "b": "ьЬƄ",
    "c": "сϲᴄ",
    "d": "ԁ",
    "e": "еҽ℮",
    "f": "ſẝ",
    "g": "ɡց",
    "h": "һհ",
    "i": "іıɩιӏ",
    "j": "јϳ",
    "k": "κкᴋ",
    "l": "1|ǀⅼ׀Ӏ",
    "m": "м",
    "n": "ոռ",
    "o": "0оοօσᴏ",
    "p": "рρϱ",
    "q": "ԛգ",
    "r": "гᴦ",
    "s": "ѕꜱ",
    "t": "тτ",
    "u": "υսᴜ",
    "v": "νѵᴠ",
    "w": "ѡԝա",
    "x": "хχ×",
    "y": "уүγ",
    "z": "ᴢ",
    "-": "‐‑‒–—―−ー一",
    "へ": "ヘ",
    "べ": "ベ",
    "ぺ": "ペ",
    "口": "ロ",
    "力": "カ",
    "夕": "タ",
    "工": "エ",
    "卜": "ト",
    "八": "ハ",
    "二": "ニ",
}
_CAPITALS = {"A": "ΑАᎪ", "B": "ΒВᏴ", "C": "СϹᏟ", "E": "ΕЕᎬ", "H": "ΗНᎻ", "I": "ΙІ", "J": "ЈᎫ", "K": "ΚКᏦ"}
_CAPITALS |= {
    "M": "ΜМᎷ",
    "N": "Ν",
    "O": "ΟО",
    "P": "ΡРᏢ",
    "S": "ЅᏚ",
    "T": "ΤТᎢ",
    "X": "ΧХ",
    "Y": "ΥҮ",
    "Z": "ΖᏃ",
}
_PLAIN = str.maketrans({sign: letter for letter, signs in (_LOOKS | _CAPITALS).items() for sign in signs})
_TOGETHER = (("rn", "m"), ("vv", "w"), ("cl", "d"))


@lru_cache(maxsize=2048)  # a room of a thousand is looked through whenever somebody sits down
def likenesses(name: str) -> frozenset[str]:
    """Two names look alike if these have one in common: as they are in small letters, and as they are written.

    A capital `I` is an `l` only where it is written as a capital, so that `Iris` is like `iris` and like `lris`.

    >>> bool(likenesses("Iris") & likenesses("lris")), bool(likenesses("iris") & likenesses("lris"))
    (True, False)
    >>> bool(likenesses("BOB") & likenesses("ｂ0ь")), bool(likenesses("Hoa") & likenesses("Hòa"))
    (True, False)
    """
    # twice: casefold undoes a normal form here and there
    shown = unicodedata.normalize("NFKC", name.translate(_PLAIN))
    small = unicodedata.normalize("NFKC", shown.casefold())
    return frozenset({_letters(small), _letters(shown.replace("I", "l").casefold())})


def _letters(text: str) -> str:
    """The text as its letters look."""
    text = text.translate(_PLAIN)
    for two, one in _TOGETHER:
        text = text.replace(two, one)
    return text


def alike(one: str, other: str) -> bool:
    """Whether a reader may take one of these names for the other."""
    return not likenesses(one).isdisjoint(likenesses(other))
