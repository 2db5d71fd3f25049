"""What people are called: display names made harmless, and told apart where two look alike."""

import unicodedata

LONGEST = 32
INVISIBLE = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that nobody can see, though Unicode calls them letters or symbols."""


def clean(name: object, user: str) -> str:
    r"""A display name without anything that could break a line, hide, reorder or pile up; else the user id's first part.

    >>> clean("Bob\u202e \n  Builder", "@bob:example.org")
    'Bob Builder'
    >>> clean("\u200b", "@bob:example.org")
    'bob'
    """
    shown = visible(name) if isinstance(name, str) else ""
    # nobody may call themselves "bob (@bob:example.org)", which is how we tell two bobs apart
    shown = shown.split("(@")[0].strip()[:LONGEST].strip()
    return shown or visible(user.removeprefix("@").split(":")[0])[:LONGEST] or "somebody"


def told_apart(name: str, user: str) -> str:
    """The name with the user id after it, for somebody whose name looks like that of another person, who had it before."""
    return f"{name} ({user})"


def visible(text: str) -> str:
    r"""The part of a text that can be seen, in one line: no control or invisible characters, at most two accents a letter.

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
