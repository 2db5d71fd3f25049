"""Hands and lists of the best as pictures: the faces of cards, which were drawn when the bot was built, joined to a PNG by the standard library; and faces as SVG."""

from unobot.messages.pictures.faces import Faces, Sprite
from unobot.messages.pictures.figures import (
    DRAW,
    OWN_FIGURES,
    REVERSE,
    SKIP,
    WILD,
    Figure,
    figure_name,
    named,
)
from unobot.messages.pictures.joining import MOST_CARDS, Picture, joined
from unobot.messages.pictures.listing import draw_picture, list_picture

__all__ = [
    "DRAW",
    "MOST_CARDS",
    "OWN_FIGURES",
    "REVERSE",
    "SKIP",
    "WILD",
    "Faces",
    "Figure",
    "Picture",
    "Sprite",
    "draw_picture",
    "figure_name",
    "joined",
    "list_picture",
    "named",
]
