"""Which known words somebody probably meant who mistyped one."""

from collections.abc import Iterable

from rapidfuzz.distance import OSA

FURTHEST = 2
"""With more slips than these it is another word."""

LONG = 6
"""A shorter word may have one slip only."""


def nearest(word: str, known: Iterable[str], *, most: int = 1) -> list[str]:
    """Return the known words most like `word`, at most so many; none if none is like it.

    A slip is a letter changed, added, left out, or exchanged with the next. Words with equally few slips are told
    apart by their letters, then by length, then by the first letter; those still equal are all returned, in the
    order of `known`.

    >>> nearest("prot", ["host", "port", "pork"]), nearest("style", ["host", "port"])
    (['port'], [])
    """
    limit = min(FURTHEST if len(word) >= LONG else 1, len(word) - 1)
    ranked = [(_unlikeness(word, form), form) for form in known]
    near = [(rank, form) for rank, form in ranked if rank[0] <= limit]
    best = min((rank for rank, _ in near), default=None)
    return [form for rank, form in near if rank == best][:most]


def _unlikeness(word: str, form: str) -> tuple[int, bool, int, bool]:
    """How unlike a word the form is; the less, the better."""
    return (
        OSA.distance(word, form),
        sorted(form) != sorted(word),
        abs(len(form) - len(word)),
        form[:1] != word[:1],
    )
