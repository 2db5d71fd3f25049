"""Reads what the bot says to one player in its plain style, in English, so that tests can play by it.

`[#uno] Your cards: [r5] [w] (playable: r5 w) · bob 3, cid 1 (reversed)`, or a prompt `[#uno] … (words: one two)`, or a remark such
as a refusal. Cards are kept as their codes; `unobot.parsing` knows what they mean.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

_CONTROL = re.compile(r"\x03(?:\d{1,2}(?:,\d{1,2})?)?|[\x00-\x08\x0a-\x1f\x7f]")
_PRIVATE = re.compile(r"\[(?P<room>[#&][^\s\]]*)\] (?P<rest>.*)")
_OTHERS = re.compile(r" · (?P<others>[^()]*)(?: \([^()]*\))?$")
_AGAIN = " (again)"
"""Behind a line that may have been said before, when the bot was ended in the middle of saying it."""
_REMARK = " | "
"""Between a hand and what a newcomer is told with it."""
_ANSWERS = re.compile(r"\([^():]*: ?(?P<answers>[^()]*)\)[.?!]?\s*$")
_CHOICE = re.compile(
    r"(?P<none>none, )?(?:or )?(?:(?P<any>up to )|(?P<least>\d+) to )?(?P<most>\d+) of (?P<cards>[^,]+),?"
)
_CODES = re.compile(r"\[([0-9A-Za-z+#]+)\]")
_HAND = re.compile(r"(?:Your cards: |You have no cards\.)(?P<cards>[^(]*)")
_COUNT = re.compile(r"(?P<name>\S+) (?P<count>\d+)$")
_TAKING = frozenset({"play", "pick", "color", "colour", "catch"})
_FILLING = frozenset({"none", "nothing", "or", "and"})


@dataclass(frozen=True, slots=True)
class Hand:
    """The codes of one's cards; `answers` are what may be typed now, None if nothing is asked.

    `counts` are how many cards the others hold, if the line tells.
    """

    room: str
    cards: tuple[str, ...]
    answers: tuple[str, ...] | None
    counts: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Prompt:
    """Something is asked; `answers` are what may be typed."""

    room: str
    answers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Remark:
    """Anything else, mostly why a command was refused."""

    text: str


def bare(text: str) -> str:
    r"""Return a line without IRC's colours and control characters.

    >>> bare("ann plays \x0300,05[r5]\x0f.")
    'ann plays [r5].'
    """
    return _CONTROL.sub("", text)


def read_private(line: str) -> Hand | Prompt | Remark:
    """Return what a private line of the bot is."""
    if (found := _PRIVATE.fullmatch(bare(line).strip())) is None:
        return Remark(bare(line))
    once = found["rest"].removesuffix(_AGAIN)
    if _HAND.match(once):
        once = once.partition(_REMARK)[0]
    others = _OTHERS.search(once)
    rest = _OTHERS.sub("", once)
    listed = _ANSWERS.search(rest)
    answers = tuple(_answers(listed["answers"])) if listed else None
    if hand := _HAND.match(rest):
        counts = dict(_counts(others["others"])) if others else {}
        return Hand(found["room"], tuple(_CODES.findall(hand["cards"].lower())), answers, counts)
    return Prompt(found["room"], answers) if answers else Remark(rest)


def _counts(others: str) -> Iterator[tuple[str, int]]:
    for part in others.split(","):
        if found := _COUNT.search(part.strip()):
            yield found["name"], int(found["count"])


def _answers(listed: str) -> Iterator[str]:
    if choice := _CHOICE.match(listed):
        least = 1 if choice["any"] else int(choice["least"] or choice["most"])
        yield from _choices(least, int(choice["most"]), choice["cards"].split())
        listed = f"{choice['none'] or ''}{listed[choice.end() :]}"
    if "," in listed:
        yield from (part.strip() for part in listed.split(",") if part.strip())
        return
    words = (word.removeprefix("!") for word in listed.split())
    for word in words:
        if word.lower() in _TAKING:
            yield f"{word} {next(words, '')}".strip()
        elif word.lower() not in _FILLING and word.strip("-–—"):
            yield word


def _choices(least: int, most: int, cards: Sequence[str]) -> Iterator[str]:
    """Yield neighbours out of the cards that can be chosen, as many as possible first."""
    for count in range(most, least - 1, -1):
        for start in range(len(cards) - count + 1):
            yield f"pick {' '.join(cards[start : start + count])}"
