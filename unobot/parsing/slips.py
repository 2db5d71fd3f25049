"""What is answered to somebody whose words were not understood."""

from collections.abc import Sequence

from uno_engine import Takes
from unobot.parsing.meanings import Slip
from unobot.parsing.notation import Unclear, Unknown
from unobot.parsing.values import LONGEST, Values, find_player

_NOTHING = {
    Takes.CARD: "slip-card-what",
    Takes.COLOR: "slip-color-what",
    Takes.PLAYER: "slip-player-what",
    Takes.NUMBER: "slip-number-what",
}


def nothing_behind(kind: Takes) -> Slip:
    """A verb was typed without what it needs."""
    return Slip(_NOTHING.get(kind, "slip-pick-what"))


def misread(kind: Takes, words: Sequence[str], values: Values) -> Slip:
    """These words should have been a value of that kind, and are none."""
    if kind is Takes.PLAYER:
        found = find_player(words[0], values.names)
        return found if isinstance(found, Slip) else Slip("slip-unread", {"said": " ".join(words)})
    if kind is Takes.COLOR:
        return _color(words, values)
    if kind is Takes.CARD:
        return card_slip(" ".join(words[:LONGEST]), values)
    return Slip("slip-unread", {"said": " ".join(words)})


def _color(words: Sequence[str], values: Values) -> Slip:
    said = " ".join(words)
    meant = values.cards.colors.find("".join(words)) or values.cards.colors.find(words[0])
    if len(meant) > 1:
        return Slip("slip-unclear", {"said": said, "candidates": tuple(color.word for color in meant)})
    return Slip("slip-color", {"said": said})


def card_slip(said: str, values: Values) -> Slip:
    """The answer to what should have been a card."""
    read = values.cards.read(said)
    if isinstance(read, Unclear):
        return Slip("slip-unclear", {"said": read.said, "candidates": read.candidates})
    if isinstance(read, Unknown) and read.nearest:
        return Slip("slip-card", {"said": said, "nearest": read.nearest})
    return Slip("slip-card-unknown", {"said": said})
