"""Hands as pictures: the faces of cards, which were drawn when the bot was built, joined to a PNG by the standard library."""

from unobot.pictures.faces import Faces
from unobot.pictures.figures import OWN_FIGURES, Figure, figure_name, named
from unobot.pictures.joining import MOST_CARDS, Picture, joined

__all__ = ["MOST_CARDS", "OWN_FIGURES", "Faces", "Figure", "Picture", "figure_name", "joined", "named"]
