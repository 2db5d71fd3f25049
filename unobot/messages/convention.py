"""Events and facts that are told by messages with their names.

An event `HandLost(seat=1, cards=…)` is told by the message `event-hand-lost` as what followed from the act before it; by
`and-hand-lost` as a part of the act before it, if that is of the same player; or by `with-hand-lost` together with the
act after it (the act is the argument `act`). Its fields are the other arguments: a seat (`seat`, `by`, `of`, `to`) is a
player, `teams` are players against players, `left` is a time in milliseconds, a card a card, a colour its word.
Several such events in a row that differ in nothing but `card` are told at once: `times` is how many, `card` are all cards.
"""

import re
from collections.abc import Sequence
from functools import cache

import msgspec

from uno_engine import Card, Color, Event, View
from unobot.document import Document
from unobot.messages.voice import Voice, faces
from unobot.texts import Value

SEATS = frozenset({"seat", "by", "of", "to"})
"""Fields that hold a seat."""

TEAMS = "teams"
"""The field that holds teams, each a tuple of seats."""

TIME_LEFT = "left"
"""The field of an event that holds a span of time in milliseconds."""

_WORD = re.compile(r"(?<!^)(?=[A-Z])")


def word_of(happened: msgspec.Struct) -> str:
    """The name of an event or a fact as message ids have it, `hand-lost`."""
    return _word(type(happened))


@cache
def _word(kind: type) -> str:
    return _WORD.sub("-", kind.__name__).lower()


def event_told(voice: Voice, view: View, event: Event, alike: Sequence[Event] = ()) -> Document:
    """The message for that event and those alike; nothing if there is none."""
    id_ = f"event-{word_of(event)}"
    if not voice.has(id_):
        return ()
    args = event_args(voice, view, event)
    cards = [card for each in (event, *alike) if isinstance(card := getattr(each, "card", None), Card)]
    if cards:
        args["card"] = faces(cards)
    return voice.say(id_, **{**args, "times": 1 + len(alike)})


def event_args(voice: Voice, view: View, event: Event) -> dict[str, Value]:
    """The event's fields as the arguments of its message."""
    args = fields_of(voice, view, event)
    if isinstance(left := args.get(TIME_LEFT), int):
        args[TIME_LEFT] = voice.time(left / 1000)
    return args


def fields_of(voice: Voice, view: View, published: msgspec.Struct) -> dict[str, Value]:
    """The fields of an event or a fact as arguments of a message."""
    fields = {name: getattr(published, name) for name in published.__struct_fields__}
    return {name: _in_words(voice, view, name, value) for name, value in fields.items()}


def _in_words(voice: Voice, view: View, name: str, value: object) -> Value:
    if isinstance(value, Color):
        return voice.color(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        known = name in SEATS and 0 <= value < len(view.names)
        return voice.name(view.names, value) if known else value
    if isinstance(value, tuple):
        return _several(voice, view, name, value)
    return value if isinstance(value, str) else faces([value] if isinstance(value, Card) else [])


def _several(voice: Voice, view: View, name: str, values: tuple[object, ...]) -> Value:
    if name == TEAMS:
        teams = [team for team in values if isinstance(team, tuple)]
        return voice.together("list-against", [voice.names(view.names, team) for team in teams])
    if values and all(isinstance(each, int) for each in values):
        return " ".join(map(str, values))
    return faces(card for card in values if isinstance(card, Card))
