"""Which language is meant by a tag or a name: `zh-TW`, `ja_JP`, `Tiếng Việt`."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping

# Chinese is written in two ways, and tags mostly name a country instead of the script.
_WRITTEN = {
    "zh": "zh-Hans",
    "zh-cn": "zh-Hans",
    "zh-sg": "zh-Hans",
    "zh-my": "zh-Hans",
    "zh-tw": "zh-Hant",
    "zh-hk": "zh-Hant",
    "zh-mo": "zh-Hant",
}


def closest(tag: str, there: Iterable[str]) -> Iterator[str]:
    """Those of the languages there that serve a tag, the closest first: itself, then what it is a kind of.

    >>> list(closest("zh_TW", ["en", "zh-Hans", "zh-Hant"])), list(closest("de-AT", ["en", "de"])), list(closest("ja", ["en"]))
    (['zh-Hant', 'zh-Hans'], ['de'], [])
    """
    by_tag = {language.casefold(): language for language in there}
    parts = tag.replace("_", "-").casefold().split("-")
    for length in range(len(parts), 0, -1):
        shorter = "-".join(parts[:length])
        meant = _WRITTEN.get(shorter, shorter).casefold()
        if meant in by_tag:
            yield by_tag.pop(meant)


def called(said: str, names: Mapping[str, Iterable[str]]) -> str | None:
    """The language that somebody calls so, by its tag or one of its names; None if there is none.

    >>> names = {"en": ["English"], "vi": ["Tiếng Việt"], "zh-Hant": ["繁體中文", "繁體"]}
    >>> [called(said, names) for said in ("english", "tieng viet", "繁體", "zh-TW", "EN-gb", "klingon", "e")]
    ['en', 'vi', 'zh-Hant', 'zh-Hant', 'en', None, None]
    """
    wanted = _folded(said)
    for language, words in names.items():
        if wanted in map(_folded, words):
            return language
    return next(closest(said.strip(), names), None)


def _folded(name: str) -> str:
    """A name without case, width, accents and doubled spaces; the Vietnamese đ is a d to those who have no such key."""
    signs = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name).casefold().replace("đ", "d"))
    return " ".join("".join(sign for sign in signs if unicodedata.category(sign) != "Mn").split())
