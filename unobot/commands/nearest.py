"""What a slip of the fingers was probably meant to be."""

from collections.abc import Iterable

FURTHEST = 2
"""With more slips than these it is another word."""

LONG = 6
"""A shorter word may have one slip only."""


def slips(one: str, other: str) -> int:
    """How many letters must be changed, added, left out or exchanged with the next to make one word of the other.

    >>> slips("wdq", "wd4"), slips("plya", "play"), slips("darw", "drawn")
    (1, 1, 2)
    """
    rows = [list(range(len(other) + 1))]
    for i, a in enumerate(one, 1):
        above, row = rows[-1], [i]
        for j, b in enumerate(other, 1):
            best = min(above[j] + 1, row[-1] + 1, above[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and b == one[i - 2]:
                best = min(best, rows[-2][j - 2] + 1)
            row.append(best)
        rows.append(row)
    return rows[-1][-1]


def nearest(word: str, forms: Iterable[tuple[str, str]], most: int = 4) -> list[tuple[str, str]]:
    """Of (what is meant, how it is written), those written most like a word, of the same letters or length first."""
    limit = min(FURTHEST if len(word) >= LONG else 1, len(word) - 1)
    ranked = sorted(
        (
            distance,
            sorted(form) != sorted(word),
            abs(len(form) - len(word)),
            form[:1] != word[:1],
            place,
            meant,
            form,
        )
        for place, (meant, form) in enumerate(forms)
        if abs(len(form) - len(word)) <= limit and (distance := slips(word, form)) <= limit
    )
    best = [rank[:4] for rank in ranked[:1]]
    return [(rank[-2], rank[-1]) for rank in ranked if rank[:4] in best][:most]
