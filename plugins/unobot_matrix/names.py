"""What people are called: display names made harmless, and told apart where two are alike."""

import unicodedata

LONGEST = 32
INVISIBLE = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters by their category that nobody can see."""


def clean(name: object, user: str) -> str:
    r"""A display name without anything that could break a line, hide, reorder or pile up; else the user id's first part.

    >>> clean("Bob\u202e \n  Builder", "@bob:example.org")
    'Bob Builder'
    >>> clean("\u200b", "@bob:example.org")
    'bob'
    """
    shown = visible(name) if isinstance(name, str) else ""
    shown = shown.split("(@")[0].strip()[:LONGEST].strip()
    return shown or visible(user.removeprefix("@").split(":")[0])[:LONGEST] or "somebody"


def likeness(name: str) -> str:
    """Equal for names that a reader takes for the same.

    >>> likeness("BOB") == likeness("ｂｏｂ")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def told_apart(name: str, user: str) -> str:
    """The name with the user id after it, for one who shares it with somebody else in the room."""
    return f"{name} ({user})"


def visible(text: str) -> str:
    r"""What can be seen of a text, in one line: no control, invisible or broken character, no pile of accents.

    >>> visible("!play\u202e r5\ud800")
    '!play r5'
    """
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text[: LONGEST * 20]):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if kind.startswith("Z") or sign in "\t\n\r\v\f":
            kept.append(" ")
        elif not kind.startswith("C") and sign not in INVISIBLE and marks <= 2:
            kept.append(sign)
    return " ".join("".join(kept).split())
