"""Events and facts that are told by messages with their names.

An event `HandLost(seat=1, cards=…)` is told by the message `event-hand-lost` as what followed from the act before it; by
`and-hand-lost` as a part of the act before it, if that is of the same player; or by `with-hand-lost` together with the
act after it (the act is the argument `act`). Its fields are the other arguments: a seat (`seat`, `by`, `of`, `to`) is a
player, `teams` are players against players, `left` is a time in milliseconds, a card a card, a colour its word.
Several such events in a row that differ in nothing but `card` are told at once: `times` is how many, `card` are all cards.

Facts that rules publish about the table are told by the tellers that plugins bring for them, else by their fields and
by messages with their names (see `unobot.tellers`).
"""

import re
from collections.abc import Sequence
from functools import cache

import msgspec

from uno_engine import Card, Color, Event, Fact, View
from unobot.document import Document, Face, Text
from unobot.messages.voice import Voice, face, faces, tint
from unobot.texts import Value, quoted

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


def several_args(voice: Voice, view: View, event: Event, alike: Sequence[Event]) -> dict[str, Value]:
    """The arguments for that event and those alike, told at once."""
    args = event_args(voice, view, event)
    cards = [card for each in (event, *alike) if isinstance(card := getattr(each, "card", None), Card)]
    if cards:
        args["card"] = faces(cards)
    return {**args, "times": 1 + len(alike)}


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
        # A rule may use such a name for something else; a number that is no seat stays a number.
        known = name in SEATS and 0 <= value < len(view.names)
        return voice.name(view.names, value) if known else value
    if isinstance(value, tuple):
        return _several(voice, view, name, value)
    # it may be somebody's own words: a dare, the word of a charade
    return quoted(value) if isinstance(value, str) else faces([value] if isinstance(value, Card) else [])


def _several(voice: Voice, view: View, name: str, values: tuple[object, ...]) -> Value:
    if name == TEAMS:
        teams = [team for team in values if isinstance(team, tuple)]
        return voice.together("list-against", [voice.names(view.names, team) for team in teams])
    if values and all(isinstance(each, int) for each in values):
        return " ".join(map(str, values))
    return faces(card for card in values if isinstance(card, Card))


def varied(voice: Voice, view: View, *ids: str) -> str:
    """The first of these messages that there is, else the last; `ID-FACT` comes before `ID` while that fact is published."""
    facts = [word_of(fact) for fact in view.facts]
    return voice.first(*(form for id_ in ids for form in (*(f"{id_}-{fact}" for fact in facts), id_)))


def prompt_args(voice: Voice, view: View) -> dict[str, Value]:
    """What the facts tell the prompts: their fields, or what a teller makes of them, and that they are there."""
    args: dict[str, Value] = {}
    for fact in view.facts:
        teller = voice.tellers.prompts.get(type(fact))
        args[word_of(fact)] = "yes"
        # The fields come after it: the only field of a fact may have the fact's name (`Bid(bid)`).
        args |= fields_of(voice, view, fact) if teller is None else teller(voice, view, fact)
    return args


def top_sentences(voice: Voice, view: View) -> list[Document]:
    """What the facts add to the answer to `!top`."""
    return [sentence for fact in view.facts if (sentence := _top_sentence(voice, view, fact))]


def _top_sentence(voice: Voice, view: View, fact: Fact) -> Document:
    teller = voice.tellers.top.get(type(fact))
    if teller is not None:
        return teller(voice, view, fact)
    id_ = varied(voice, view, f"top-{word_of(fact)}")
    return voice.say(id_, **fields_of(voice, view, fact)) if voice.has(id_) else ()


def marks(voice: Voice, view: View, seat: int) -> list[Document]:
    """What the facts say of one player."""
    return [mark for fact in view.facts for mark in _marks(voice, view, fact, seat) if mark]


def _marks(voice: Voice, view: View, fact: Fact, seat: int) -> list[Document]:
    teller = voice.tellers.marks.get(type(fact))
    if teller is not None:
        return list(teller(voice, view, fact, seat))
    id_ = f"mark-{word_of(fact)}"
    about = getattr(fact, "seat", None) == seat and voice.has(id_)
    return [voice.say(id_, **fields_of(voice, view, fact))] if about else []


def top_number(voice: Voice, view: View) -> int | None:
    """The number of the top card: printed, or the one that it stands for."""
    if view.top is None or view.top.number is not None:
        return view.top.number if view.top is not None else None
    tellers = voice.tellers.top_number
    numbers = (tellers[type(fact)](fact) for fact in view.facts if type(fact) in tellers)
    return next((number for number in numbers if number is not None), None)


def top_face(voice: Voice, view: View) -> Face | Text:
    """The card to match, with the number that it stands for if that is not printed on it: `[ri=7]`."""
    top = view.top
    if top is None:
        return Text("")
    number = top_number(voice, view) if top.number is None else None
    return face(top) if number is None else Face(f"{top.code}={number}", tint(top))
