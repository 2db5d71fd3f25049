"""What is answered to somebody whose words were not understood."""

import re
from collections.abc import Sequence

from uno_engine import Ahead, Arg, Card, Color, Move, Stands, Takes
from unobot.parsing.meanings import Slip, find_player
from unobot.parsing.notation import Unclear
from unobot.parsing.values import LONGEST, Values

_MOST_CANDIDATES = 8
"""So many cards are asked about at once."""

_NOTHING = {
    Takes.CARD: "slip-card-what",
    Takes.PLAYER: "slip-player-what",
    Takes.NUMBER: "slip-number-what",
}

_LIKE_A_CODE = re.compile(r"[rygb](?:[0-9]{2}|[+d][0-9]?)|w(?:d[a-z0-9]|[+d]?[0-9]{1,2})")
"""What nobody types for another reason than to name a card."""


def nothing_behind(kind: Takes, values: Values) -> Slip:
    """A verb was typed without what it needs."""
    if kind is Takes.COLOR:
        return Slip("slip-color-what", {"colors": values.cards.palette})
    return Slip(_NOTHING.get(kind, "slip-pick-what"))


def misread(kind: Takes, words: Sequence[str], values: Values) -> Slip:
    """These words should have been a value of that kind, and are none."""
    if kind is Takes.PLAYER:
        found = find_player(words[0], values.names)
        return found if isinstance(found, Slip) else Slip("slip-unread", {"said": " ".join(words)})
    if kind is Takes.COLOR:
        return color_slip(words, values)
    if kind is Takes.CARD:
        return card_slip(" ".join(words[:LONGEST]), values)
    return Slip("slip-unread", {"said": " ".join(words)})


def color_slip(words: Sequence[str], values: Values) -> Slip:
    """The answer to what should have been a colour."""
    said = " ".join(words)
    meant = values.cards.colors.find("".join(words)) or values.cards.colors.find(words[0])
    if len(meant) > 1:
        return Slip("slip-unclear", {"said": said, "candidates": tuple(color.word for color in meant)})
    return Slip("slip-color", {"said": said, "colors": values.cards.palette})


def card_slip(said: str, values: Values) -> Slip:
    """The answer to what should have been a card. Of cards that are written equally alike, those that are held."""
    cards, held = values.cards, values.held or ()
    read = cards.exact(said) or cards.beginning(said)
    if isinstance(read, Unclear):
        mine = tuple(one.text for one in read.written if one.card in held)
        return Slip(
            "slip-unclear", {"said": read.said, "candidates": mine if len(mine) > 1 else read.candidates}
        )
    # a colour without a symbol is no slip in the name of some card
    nearest = () if cards.colors.find(said) else cards.most_like(said)
    mine = tuple(code for code in nearest if code in {card.code for card in held})
    if nearest:
        return Slip("slip-card", {"said": said, "nearest": mine or nearest})
    return Slip("slip-card-unknown", {"said": said})


def looks_like_card(word: str) -> bool:
    """Whether a word that is no card can only be a slip in the code of one: `r11`, `wd5`."""
    return _LIKE_A_CODE.fullmatch(word.casefold()) is not None


def which_of(said: str, readings: Sequence[tuple[Move, Ahead]]) -> Slip:
    """Several cards can be meant, all of them held."""
    texts = dict.fromkeys(" ".join(map(_typed, (*move.args, *ahead))) for move, ahead in readings)
    return Slip("slip-unclear", {"said": said, "candidates": tuple(texts)[:_MOST_CANDIDATES]})


def _typed(value: Arg | Move) -> str:
    match value:
        case Card():
            return value.code
        case Color():
            return value.word
        case Move():
            return value.verb
        case Stands():
            return f"{_typed(value.what)}={value.number}"
    return str(value)
