"""Events that plugins bring, told by messages that they bring too.

An event `HandLost(seat=1, cards=…)` is told by the message `event-hand-lost` as what followed from the act before it.
Its fields are the message's arguments: a seat (`seat`, `by`, `of`, `to`) is a player, a card a card.
"""

import re

from uno_engine import Card, Color, Event, View
from unobot.document import Document
from unobot.speech.voice import Voice, faces
from unobot.texts import Value

SEATS = frozenset({"seat", "by", "of", "to"})
"""Fields that hold a seat."""

_WORD = re.compile(r"(?<!^)(?=[A-Z])")


def unknown_event(voice: Voice, view: View, event: Event) -> Document:
    """The message for that event; nothing if there is none."""
    id_ = f"event-{_WORD.sub('-', type(event).__name__).lower()}"
    if not voice.has(id_):
        return ()
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    return voice.say(id_, **{name: _told(voice, view, name, value) for name, value in fields.items()})


def _told(voice: Voice, view: View, name: str, value: object) -> Value:
    if isinstance(value, int) and name in SEATS:
        return voice.name(view.names, value)
    if isinstance(value, Color):
        return voice.color(value)
    if isinstance(value, int | str):
        return value
    cards = (value,) if isinstance(value, Card) else value if isinstance(value, tuple) else ()
    return faces(card for card in cards if isinstance(card, Card))
