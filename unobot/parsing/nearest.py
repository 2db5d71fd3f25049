"""Which known words somebody probably meant who mistyped one."""

from collections.abc import Iterable
from enum import IntEnum
from math import dist

FURTHEST = 2
"""With more slips than these it is another word."""

LONG = 6
"""A shorter word may have one slip only."""

_ROWS = (("1234567890", 0.0), ("qwertyuiop", 0.5), ("asdfghjkl", 0.75), ("zxcvbnm", 1.25))
_KEYS = {key: (at + shift, y) for y, (row, shift) in enumerate(_ROWS) for at, key in enumerate(row)}
_BESIDE = 1.3
"""Keys whose middles are at most so many keys apart touch each other."""

_VOWELS = frozenset("aeiouy")


class Mistake(IntEnum):
    """How one word became another by slips of typing; the lesser mistake is the likelier one."""

    EXCHANGED = 0
    """The same letters in another order."""
    FINGER = 1
    """A letter left out or doubled, or the key beside it hit."""
    MORE = 2
    """A letter too many, or a vowel in place of another."""
    OTHER = 3


def nearest(word: str, known: Iterable[str], *, most: int = 1) -> list[str]:
    """Return the known words most like `word`, at most `most` of them; none if nothing is similar.

    A slip is a letter changed, added, left out, or exchanged with the next. Words with equally few slips are told
    apart by how likely the slip is on a keyboard, then by length, then by the first letter; those still equal are all
    returned, in the order of `known`.

    >>> nearest("prot", ["host", "port", "pork"]), nearest("style", ["host", "port"]), nearest("hnd", ["end", "hand"])
    (['port'], [], ['hand'])
    """
    limit = slips_allowed(word)
    length = len(word)
    nearby = ((unlikeness(word, form), form) for form in known if abs(len(form) - length) <= limit)
    near = [(rank, form) for rank, form in nearby if rank[0] <= limit]
    best = min((rank for rank, _ in near), default=None)
    return [form for rank, form in near if rank == best][:most]


def slips_allowed(word: str) -> int:
    """Return with how many slips a word of that length is still taken for another."""
    return min(FURTHEST if len(word) >= LONG else 1, len(word) - 1)


def unlikeness(word: str, form: str) -> tuple[int, Mistake, int, bool]:
    """Return how unlike a word the form is: how many slips, how likely they are, and what else tells forms apart."""
    distance = count_slips(word, form)
    # most known words are far from the one that was typed: what kind of slip it is does not matter then
    mistake = mistake_of(word, form) if distance <= FURTHEST else Mistake.OTHER
    return distance, mistake, abs(len(form) - len(word)), form[:1] != word[:1]


def count_slips(word: str, form: str, most: int = FURTHEST) -> int:
    """Return how many letters changed, added, left out or exchanged with the next make one word of the other; `most` + 1 if more.

    >>> count_slips("jion", "join"), count_slips("hnd", "hand"), count_slips("draw", "pass")
    (1, 1, 3)
    """
    # each letter that the other word has not takes a slip of its own: most words end here
    if len({*word} - {*form}) > most or len({*form} - {*word}) > most:
        return most + 1
    same = next((at for at, pair in enumerate(zip(word, form, strict=False)) if pair[0] != pair[1]), None)
    if same is None or not most:
        return min(abs(len(word) - len(form)) if same is None else 1, most + 1)
    word, form = word[same:], form[same:]
    rests = [(word[1:], form[1:]), (word[1:], form), (word, form[1:])]
    if word[:2] == form[1::-1]:
        rests.append((word[2:], form[2:]))
    return 1 + min(count_slips(*rest, most - 1) for rest in rests)


def mistake_of(word: str, form: str) -> Mistake:
    """Return how the word probably came about, if it should have been the form.

    >>> mistake_of("jion", "join").name, mistake_of("hnd", "hand").name, mistake_of("drqw", "draw").name, mistake_of("nick", "pick").name
    ('EXCHANGED', 'FINGER', 'FINGER', 'OTHER')
    """
    if len(word) == len(form):
        if sorted(word) == sorted(form):
            return Mistake.EXCHANGED
        wrong = [(typed, meant) for typed, meant in zip(word, form, strict=True) if typed != meant]
        if len(wrong) == 1 and _touch(*wrong[0]):
            return Mistake.FINGER
        return Mistake.MORE if len(wrong) == 1 and _VOWELS.issuperset(wrong[0]) else Mistake.OTHER
    if len(word) + 1 == len(form):
        return Mistake.FINGER if _without_one(form, word) else Mistake.OTHER
    extra = _without_one(word, form) if len(word) == len(form) + 1 else None
    if extra is None:
        return Mistake.OTHER
    beside = word[max(extra - 1, 0) : extra] + word[extra + 1 : extra + 2]
    return Mistake.FINGER if any(_touch(word[extra], key) for key in beside) else Mistake.MORE


def _without_one(longer: str, shorter: str) -> int | None:
    """The place of the letter without which the longer word is the shorter one."""
    return next((at for at in range(len(longer)) if longer[:at] + longer[at + 1 :] == shorter), None)


def _touch(key: str, other: str) -> bool:
    """Whether these are the same key or two that lie side by side."""
    if key not in _KEYS or other not in _KEYS:
        return key == other
    return dist(_KEYS[key], _KEYS[other]) <= _BESIDE
