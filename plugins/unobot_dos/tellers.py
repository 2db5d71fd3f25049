"""How the centre row is shown: in prompts and in the answer to `!top`."""

from collections.abc import Mapping

from uno_engine import View
from unobot.document import Document, Face, Text
from unobot.messages import Voice, face, faces
from unobot.tellers import Tellers
from unobot.texts import Value
from unobot_dos.row import CentreRow


def row_shown(fact: CentreRow) -> Document:
    """Return the cards of the row; once some are matched, only the others, each with its place before it."""
    if not fact.matched:
        return faces(fact.row)
    spans: list[Text | Face] = []
    for place, card in enumerate(fact.row):
        if place not in fact.matched:
            spans += [Text(f"{' ' if spans else ''}{place + 1} "), face(card)]
    return tuple(spans)


def in_prompts(voice: Voice, view: View, fact: CentreRow) -> Mapping[str, Value]:
    """Return the argument `row` of prompts."""
    return {"row": row_shown(fact)}


def at_top(voice: Voice, view: View, fact: CentreRow) -> Document:
    """Return the row for `!top`; nothing between rounds."""
    return voice.say("top-centre-row", row=row_shown(fact)) if fact.row else ()


TELLERS = Tellers(prompts={CentreRow: in_prompts}, top={CentreRow: at_top})
