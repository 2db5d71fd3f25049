"""Events that plugins bring, told by messages that they bring too.

An event `HandLost(seat=1, cards=…)` is told by the message `event-hand-lost` as what followed from the act before it; or by
`with-hand-lost` together with the act after it, which is the argument `act`. Its fields are the other arguments: a seat
(`seat`, `by`, `of`, `to`) is a player, `teams` are players against players, `left` is a time in milliseconds, a card a card.
Several such events in a row that differ in nothing but `card` are told at once: `times` is how many, `card` are all cards.
"""

import re
from collections.abc import Sequence

from uno_engine import Card, Color, Event, View
from unobot.document import Document
from unobot.speech.voice import Voice, faces
from unobot.texts import Value

SEATS = frozenset({"seat", "by", "of", "to"})
"""Fields that hold a seat."""

TEAMS = "teams"
"""The field that holds teams, each a tuple of seats."""

TIME_LEFT = "left"
"""The field that holds a span of time in milliseconds."""

_WORD = re.compile(r"(?<!^)(?=[A-Z])")


def word_of(event: Event) -> str:
    """The event's name as message ids have it, `hand-lost`."""
    return _WORD.sub("-", type(event).__name__).lower()


def unknown_event(voice: Voice, view: View, event: Event, alike: Sequence[Event] = ()) -> Document:
    """The message for that event and those alike; nothing if there is none."""
    id_ = f"event-{word_of(event)}"
    if not voice.has(id_):
        return ()
    args = fields_of(voice, view, event)
    cards = [card for each in (event, *alike) if isinstance(card := getattr(each, "card", None), Card)]
    if cards:
        args["card"] = faces(cards)
    return voice.say(id_, **{**args, "times": 1 + len(alike)})


def fields_of(voice: Voice, view: View, event: Event) -> dict[str, Value]:
    """The event's fields as the arguments of its message."""
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    return {name: in_words(voice, view, name, value) for name, value in fields.items()}


def in_words(voice: Voice, view: View, name: str, value: object) -> Value:
    """A field of an event, or what a rule shows of the table, as the argument of a message."""
    if isinstance(value, Color):
        return voice.color(value)
    if isinstance(value, int):
        return _number(voice, view, name, value)
    if isinstance(value, tuple):
        return _several(voice, view, name, value)
    return value if isinstance(value, str) else faces([value] if isinstance(value, Card) else [])


def _number(voice: Voice, view: View, name: str, value: int) -> Value:
    if name in SEATS:
        return voice.name(view.names, value)
    return voice.time(value / 1000) if name == TIME_LEFT else value


def _several(voice: Voice, view: View, name: str, values: tuple[object, ...]) -> Value:
    if name == TEAMS:
        teams = [team for team in values if isinstance(team, tuple)]
        return voice.together("list-against", [voice.names(view.names, team) for team in teams])
    if values and all(isinstance(each, int) for each in values):
        return " ".join(map(str, values))
    return faces(card for card in values if isinstance(card, Card))
