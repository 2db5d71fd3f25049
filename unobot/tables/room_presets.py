"""A room's own presets: what tables are opened with there, under a name that its operators have given."""

import shlex
from collections.abc import Mapping
from typing import Final

from uno_engine import BadTable, Catalogue, NotAllowed
from unobot.tables.place import Place

_KEY: Final = "preset "
"""Under this and its name a preset is stored among the settings of its room."""


def setting_for(name: str) -> str:
    """What the setting of that preset is called in the store."""
    return f"{_KEY}{name}"


def room_presets(place: Place) -> Mapping[str, str]:
    """The presets of the room by their names, each as the line that it stands for; in private there are none."""
    if place.room is None:
        return {}
    chosen = place.services.preferences.of(place.network, "room", place.room)
    return {key.removeprefix(_KEY): line for key, line in chosen.items() if key.startswith(_KEY)}


def resolved(place: Place, said: str) -> str:
    """The line with what the room's preset stands for in its place, if it names one. Raises NotAllowed if that is gone."""
    own, words = room_presets(place), said.split()
    named = next((word for word in words if word.lower() in own), None)
    if named is None:
        return said
    words.remove(named)
    catalogue, name = place.services.catalogue, named.lower()
    try:
        catalogue.compose(own[name])
    except BadTable as trouble:
        missing = trouble.args_.get("said") or trouble.args_.get("rule") or own[name]
        raise NotAllowed("preset-gone", name=name, missing=str(missing)) from trouble
    return added(catalogue, own[name], " ".join(words))


def added(catalogue: Catalogue, line: str, more: str) -> str:
    """The line with more words added to it.

    They may take a rule of the line away (`-jump-in`), and a kind of match takes the place of the line's.
    """
    words = more.lower().split()
    matches = {name for name, rule in catalogue.rules.items() if rule.role == "match"}
    away = {word[1:] for word in words if word.startswith("-")}
    if matches & {_named(word) for word in words}:
        away |= matches
    kept = (shlex.quote(word) for word in shlex.split(line) if _named(word) not in away)
    return " ".join([*kept, more]).strip()


def _named(word: str) -> str:
    """The rule or option that a word is about: `+stack=any` is about `stack`."""
    return word.lstrip("+-").partition("=")[0]
