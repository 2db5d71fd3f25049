"""What people call a language when they choose one, and how each is called in itself."""

import unicodedata
from collections.abc import Collection
from typing import Final

_OWN_NAMES: Final = {
    "en": "English",
    "zh-Hans": "简体中文",
    "zh-Hant": "繁體中文",
    "ja": "日本語",
    "vi": "Tiếng Việt",
}

_ALSO: Final = {
    "en": ("en-US", "en-GB", "eng", "英语", "英文", "英語", "tiếng Anh"),
    # plain `zh` and 中文 do not say which signs are meant: most who type them write the simplified ones
    "zh-Hans": ("zh", "zh-CN", "zh-SG", "cn", "chinese", "中文", "简体", "简中", "汉语"),
    "zh-Hant": ("zh-TW", "zh-HK", "zh-MO", "tw", "繁體", "繁体", "繁体中文", "繁中", "正體中文", "漢語"),
    "ja": ("ja-JP", "jp", "japanese", "日语", "日文", "にほんご"),
    "vi": ("vi-VN", "vn", "vietnamese", "tieng viet", "việt", "viet"),
}


def own_name(language: str) -> str:
    """How the language is called by those who speak it; its tag, if that is not known here."""
    return _OWN_NAMES.get(language, language)


def language_meant(said: str, spoken: Collection[str]) -> str | None:
    """The tag of the language that somebody means, of those that are `spoken`; None if it is none of them.

    >>> spoken = ("en", "zh-Hans", "zh-Hant", "vi", "de")
    >>> [language_meant(said, spoken) for said in ("zh-tw", "繁體中文", "TIENG VIET", "de-AT", "ja")]
    ['zh-Hant', 'zh-Hant', 'vi', 'de', None]
    """
    wanted = _folded(said)
    for language in spoken:
        if wanted in map(_folded, (language, own_name(language), *_ALSO.get(language, ()))):
            return language
    # a kind of a language that is not told apart here: `de-AT`
    base = wanted.partition("-")[0]
    return next((language for language in spoken if "-" in wanted and _folded(language) == base), None)


def listed(spoken: Collection[str]) -> str:
    """These languages by their tags, each with its own name.

    >>> listed(("en", "vi", "de"))
    'en (English), vi (Tiếng Việt), de'
    """
    names = ((language, own_name(language)) for language in spoken)
    return ", ".join(tag if name == tag else f"{tag} ({name})" for tag, name in names)


def _folded(said: str) -> str:
    """Without width, case, and the accents of Vietnamese, which many leave out when they type."""
    apart = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", said).casefold())
    # only Latin letters lose their marks: in Japanese ば and は are different letters
    kept = (c for c in apart if not ("\u0300" <= c <= "\u036f"))
    return " ".join("".join(kept).replace("_", "-").split())
