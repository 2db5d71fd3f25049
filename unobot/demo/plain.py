"""What the bot says in its plain style, read by a program.

Privately: `[#uno] Your cards: [r5] [w] (playable: r5 w) · bob 3`, or a prompt `[#uno] … (words: one two)`, or a remark such as
a refusal. In the room: `ann plays [r+2] — bob draws 2 and is skipped. cid, your turn on [r+2].`, where cards may be in
the colour style as well.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from unobot.demo.cards import COLOURS, PrintedCard, any_card, read_card

_PAINTED = re.compile(r"\x03\d{1,2}(?:,\d{1,2})?\s*([^\x03\x0f]*?)\s*(?:\x0f|\x03(?!\d))")
_CONTROL = re.compile(r"\x03(?:\d{1,2}(?:,\d{1,2})?)?|[\x00-\x08\x0a-\x1f\x7f]")
_PRIVATE = re.compile(r"\[(?P<room>[#&][^\s\]]*)\] (?P<rest>.*)")
_ANSWERS = re.compile(r"\([^():]*: ?(?P<answers>[^()]*)\)(?: · .*|[.?!]?\s*)$")
_CHOICE = re.compile(r"(?P<none>none, )?[\w ]*?(?P<most>\d+) of (?P<cards>[^,]+),?")
_CODES = re.compile(r"\[([^\[\]]+)\]")
_CODE = re.compile(r"[0-9A-Za-z+#]+")
_HAND = re.compile(r"(?:Your cards: |You have no cards\.)(?P<cards>[^(]*)")
_TURN = re.compile(r"(?:^|\s)(?P<name>\S+), your turn\b")
_OVER = re.compile(
    r"\b(?:wins?|won|ends?) the (?:round|match|game)\b|\b(?:round|match|game) (?:is |was )?(?:over|stopped|ended|ends)\b",
    re.IGNORECASE,
)
_OPENED = re.compile(r"\S+ opens a table\b")
_CALL = re.compile(r"(?<![#\w])uno\b", re.IGNORECASE)
_TAKING = frozenset({"play", "pick", "color", "colour", "catch"})
_FILLING = frozenset({"none", "nothing", "or", "and"})


@dataclass(frozen=True, slots=True)
class Hand:
    """One's cards; `answers` are what may be typed now, None if nothing is asked."""

    room: str
    cards: tuple[PrintedCard, ...]
    answers: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class DemoPrompt:
    """Something is asked; `answers` are what may be typed."""

    room: str
    answers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Remark:
    """Anything else, mostly why a command was refused."""

    text: str


def bare(text: str) -> str:
    r"""A line without colours and control characters, cards in square brackets whatever the style.

    >>> bare("ann plays \x0300,05R5\x0f.")
    'ann plays [r5].'
    """
    return _CONTROL.sub("", _PAINTED.sub(_bracket, text))


def _bracket(painted: re.Match[str]) -> str:
    inner = painted[1].strip("[] ")
    return f"[{inner.lower()}]" if read_card(inner) else painted[1]


def read_private(line: str) -> Hand | DemoPrompt | Remark:
    """What a private line of the bot is."""
    if (found := _PRIVATE.fullmatch(bare(line).strip())) is None:
        return Remark(bare(line))
    rest = found["rest"]
    listed = _ANSWERS.search(rest)
    # "nothing fits: !draw" names a command, with its prefix; all other answers are listed without one.
    answers = tuple(word.removeprefix("!") for word in _answers(listed["answers"])) if listed else None
    if hand := _HAND.match(rest):
        cards = tuple(any_card(code) for code in _CODES.findall(hand["cards"]) if _CODE.fullmatch(code))
        return Hand(found["room"], cards, answers)
    return DemoPrompt(found["room"], answers) if answers else Remark(rest)


def _answers(listed: str) -> Iterator[str]:
    if choice := _CHOICE.match(listed):
        yield from _choices(int(choice["most"]), choice["cards"].split())
        listed = f"{choice['none'] or ''}{listed[choice.end() :]}"
    if "," in listed:
        yield from (part.strip() for part in listed.split(",") if part.strip())
        return
    words = iter(listed.split())
    for word in words:
        if word.lower() in _TAKING:
            yield f"{word} {next(words, '')}".strip()
        elif word.lower() not in _FILLING and word.strip("-–—"):
            yield word


def _choices(most: int, cards: Sequence[str]) -> Iterator[str]:
    """Neighbours out of the cards that can be chosen, as many as possible first."""
    for count in range(most, 0, -1):
        for start in range(len(cards) - count + 1):
            yield f"pick {' '.join(cards[start : start + count])}"


def cards_in(text: str) -> Iterator[PrintedCard]:
    """The cards in square brackets, in their order."""
    for code in _CODES.findall(text):
        if card := read_card(code):
            yield card


def whose_turn(line: str) -> str | None:
    """Whose turn a line of the room announces."""
    found = _TURN.search(line)
    return found["name"] if found else None


def colour_in_force(line: str) -> str | None:
    """The letter of the colour that must be followed after this line; None if the line does not tell."""
    cards = list(cards_in(line))
    if not cards:
        return None
    if cards[-1].colour:
        return cards[-1].colour
    named = [
        letter for letter, word in COLOURS.items() for _ in re.findall(rf"\b{word}\b", line, re.IGNORECASE)
    ]
    return named[-1] if named else None


def is_over(line: str) -> bool:
    """Whether the line tells the end of a round or a match."""
    return _OVER.search(line) is not None


def is_opened(line: str) -> bool:
    """Whether the line tells that a table was opened."""
    return _OPENED.match(line) is not None


def is_called(line: str) -> bool:
    """Whether the line speaks of an UNO call (the channel's name does not count)."""
    return _CALL.search(line) is not None


def words_of(line: str, names: Sequence[str]) -> list[str]:
    """The words of a line without the punctuation around them; names are kept as they are."""
    return [word if word in names else word.strip(",.:;!?()—'\"") for word in line.split()]
