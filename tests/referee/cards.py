"""The decks: how faces are written, what they draw, what they score."""

from dataclasses import dataclass
from functools import cache

LIGHT = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
DARK = {"p": "pink", "t": "teal", "o": "orange", "u": "purple"}
COLOURS = {**LIGHT, **DARK}
NUMBERS = tuple("0123456789")

# The symbols of each deck, coloured ones and black ones: B1, N1, F1, A1.
COLOURED = {
    "classic": (*NUMBERS, "s", "r", "+2"),
    "no-mercy": (*NUMBERS, "s", "r", "+2", "+4", "se", "da"),
    "flip-light": (*NUMBERS[1:], "+1", "s", "r", "f"),
    "flip-dark": (*NUMBERS[1:], "+5", "se", "r", "f"),
    "attack": (*NUMBERS[1:], "r", "s", "h1", "h2", "da", "th"),
}
BLACK = {
    "classic": ("w", "wd4"),
    "no-mercy": ("wr4", "w6", "w10", "wcr"),
    "flip-light": ("w", "w2"),
    "flip-dark": ("dw", "wc"),
    "attack": ("w", "wa", "wc1", "wc2", "wc3", "wh4", "wah", "whf"),
}

# How many cards (in Attack: presses) a draw card makes the next player draw: B13, B15, N6, N8, F10, F11, A6.
DRAWS = {
    "+1": 1,
    "+2": 2,
    "+4": 4,
    "+5": 5,
    "wd4": 4,
    "wr4": 4,
    "w6": 6,
    "w10": 10,
    "w2": 2,
    "h1": 1,
    "h2": 2,
    "wh4": 4,
}

# The black cards that `wd4` is about: B15, F10, F12.
CHALLENGED = ("wd4", "w2", "wc")

OTHER_WORDS = {"d1": "+1", "d2": "+2", "d4": "+4", "d5": "+5", "skip": "s", "rev": "r", "reverse": "r"}
OTHER_BLACK = {
    "classic": {"w4": "wd4", "wd": "wd4", "+4": "wd4"},
    "no-mercy": {"wd6": "w6", "+6": "w6", "wd10": "w10", "+10": "w10"},
    "flip-light": {"wd2": "w2"},
    "flip-dark": {"w": "dw", "wdc": "wc"},
    "attack": {},
}


@dataclass(frozen=True)
class Face:
    """One face of a card: its colour (None: black) and its symbol."""

    colour: str | None
    symbol: str

    @property
    def is_number(self) -> bool:
        """Whether it is a number card."""
        return self.symbol in NUMBERS


@cache
def read_face(text: str, deck: str) -> Face | None:
    """Return the face that is written so in this deck, or None."""
    text = text.lower()
    text = OTHER_BLACK[deck].get(text, text)
    if text in BLACK[deck]:
        return Face(None, text)
    letters = DARK if deck == "flip-dark" else LIGHT
    if text[:1] in letters:
        symbol = OTHER_WORDS.get(text[1:], text[1:])
        if symbol in COLOURED[deck]:
            return Face(letters[text[0]], symbol)
    return None


def write_face(face: Face) -> str:
    """Return the canonical code of a face; purple is `u`, for `p` is pink (F2)."""
    if face.colour is None:
        return face.symbol
    return next(letter for letter, colour in COLOURS.items() if colour == face.colour) + face.symbol


def points(face: Face, deck: str) -> int:
    """Return what the face counts: B30, N15, F15, A12."""
    if face.is_number:
        return int(face.symbol)
    if deck.startswith("flip"):
        return {
            "+1": 10,
            "+5": 20,
            "s": 20,
            "r": 20,
            "f": 20,
            "se": 30,
            "w": 40,
            "dw": 40,
            "w2": 50,
            "wc": 60,
        }[face.symbol]
    if face.colour is None:
        return 50
    if deck == "attack" and face.symbol in ("da", "th"):
        return 30
    return 20
