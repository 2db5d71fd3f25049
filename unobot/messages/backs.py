"""What is on the backs of the cards of others, for one player alone."""

from uno_engine import View
from unobot.document import Document
from unobot.messages.voice import Voice, face, faces


def backs(voice: Voice, view: View, of: int | None = None) -> Document:
    """The backs of everybody's cards, whoever plays next first, and of the draw pile's top card; or those of one seat."""
    own = view.seat or 0
    order = [(own + step * view.direction) % len(view.seats) for step in range(1, len(view.seats))]
    told = [_of(voice, view, seat) for seat in (order if of is None else [of]) if view.backs[seat]]
    if of is None and view.pile_back is not None:
        told.append(voice.say("backs-pile", card=face(view.pile_back)))
    return voice.say("backs", list=voice.together("list-comma", told)) if told else voice.say("backs-empty")


def _of(voice: Voice, view: View, seat: int) -> Document:
    return voice.say("backs-of", player=voice.name(view.names, seat), cards=faces(view.backs[seat]))
