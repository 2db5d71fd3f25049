"""`!set`: one's own settings in private, the room's by its operators."""

from collections.abc import Callable, Mapping
from typing import get_args

from uno_engine import BadTable, Duration, NotAllowed
from unobot.commands.command import Command, Where
from unobot.commands.request import Request
from unobot.document import Style

_TIME = Duration("turn-timeout", 180_000, "")


def _style(request: Request, value: str) -> str:
    style = {"color": "colour"}.get(value, value)
    if style not in get_args(Style):
        raise BadTable("wants-word", option="style", words=", ".join(get_args(Style)), said=value)
    return style


def _sort(request: Request, value: str) -> str:
    sort = {"colour": "color"}.get(value, value)
    if sort not in {"color", "value"}:
        raise BadTable("wants-word", option="sort", words="color, value", said=value)
    return sort


def _language(request: Request, value: str) -> str:
    known = {language.casefold(): language for language in request.place.services.texts.languages}
    if value.casefold() not in known:
        raise BadTable("wants-word", option="language", words=", ".join(sorted(known.values())), said=value)
    return known[value.casefold()]


def _prefix(request: Request, value: str) -> str:
    if not 1 <= len(value) <= 3 or any(c.isalnum() or c.isspace() or not c.isprintable() for c in value):
        raise BadTable("wants-prefix", said=value)
    return value


def _timeout(request: Request, value: str) -> str:
    return str(int(_TIME.read(value)) / 1000)


def _preset(request: Request, value: str) -> str:
    return request.place.services.catalogue.compose(value).line


Reader = Callable[[Request, str], str]

OWN: Mapping[str, Reader] = {"style": _style, "sort": _sort, "language": _language}
ROOM: Mapping[str, tuple[str, Reader]] = {
    "style": ("style", _style),
    "language": ("language", _language),
    "prefix": ("prefixes", _prefix),
    "turn-timeout": ("turn_timeout", _timeout),
    "preset": ("preset", _preset),
}
"""What can be set, with the name under which it is kept and how it is read."""


def set_(request: Request) -> None:
    """`!set KEY VALUE`: change a setting; `!set` alone shows what can be set."""
    key = request.args[0].lower() if request.args else ""
    value = " ".join(request.args[1:]).lower()
    known: Mapping[str, object] = OWN if request.private else ROOM
    if not key:
        request.answer(request.say("set-keys", list=", ".join(known)), named=False)
        return
    if key not in known:
        raise NotAllowed("set-unknown", key=key, keys=", ".join(known))
    if not value:
        raise NotAllowed("set-what", key=key)
    if request.private:
        request.set("person", request.identity, key, OWN[key](request, value))
    else:
        _set_room(request, key, value)
    request.answer(request.say("set-done", key=key, value=value), named=False)


def _set_room(request: Request, key: str, value: str) -> None:
    if not request.is_operator:
        raise NotAllowed("set-operators")
    name, reader = ROOM[key]
    request.set("room", request.room, name, reader(request, value))


SET = Command("set", set_, where=Where.ANYWHERE)
