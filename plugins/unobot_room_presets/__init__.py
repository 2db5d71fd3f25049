"""Plugin with `!preset`: a room has presets of its own, under names that its operators have given."""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from uno_engine import BadTable, NotAllowed
from unobot.commands import Command
from unobot.commands.feature import Feature
from unobot.commands.opening import LONGEST_LINE, add_words, compose_asked
from unobot.commands.request import MOST_RECORDED, Request
from unobot.document import Text
from unobot.messages import shown_line
from unobot.plugins.hookspecs import hookimpl
from unobot.tables.place import Place
from unobot.tables.signals import RulesSaid

unobot_api = 1

MOST: Final = 12
"""So many presets a room has at most."""

_KEY: Final = "preset "
"""Under this and its name a preset is stored among the settings of its room."""

_WORDS: Final = ("save", "list", "remove")

_NAME: Final = re.compile(r"[^\W\d_][\w-]{1,19}")


def attach(place: Place) -> None:
    """Listen to the names of presets."""

    def resolve(signal: RulesSaid) -> None:
        """Put what the room's preset stands for in its place, if the line names one. Raises NotAllowed if that is gone."""
        own, words = room_presets(place), signal.line.split()
        named = next((word for word in words if word.lower() in own), None)
        if named is None:
            return
        words.remove(named)
        catalogue, name = place.services.catalogue, named.lower()
        try:
            catalogue.compose(own[name])
        except BadTable as trouble:
            missing = trouble.args_.get("said") or trouble.args_.get("rule") or own[name]
            raise NotAllowed("preset-gone", name=name, missing=str(missing)) from trouble
        signal.line = add_words(catalogue, own[name], " ".join(words))

    place.signals.listen(RulesSaid, resolve)


def room_presets(place: Place) -> Mapping[str, str]:
    """The presets of the room by their names, each as the line that it stands for; in private there are none."""
    if place.room is None:
        return {}
    chosen = place.services.preferences.of(place.network, "room", place.room)
    return {key.removeprefix(_KEY): line for key, line in chosen.items() if key.startswith(_KEY)}


def preset(request: Request) -> None:
    """`!preset save NAME [RULES]`, `!preset remove NAME`, `!preset list`. Raises NotAllowed or BadTable."""
    args = request.args
    found = (
        request.place.reader(request.identity).vocabulary.behind("preset", _WORDS).find(args[0])
        if args
        else ("list",)
    )
    doing = found[0] if found else ""
    if doing == "list":
        saved = room_presets(request.place)
        entries = [(Text(f"{name} ({_shown(request, line)})"),) for name, line in sorted(saved.items())]
        listed = request.voice.together("list-comma", entries)
        request.answer(request.say("preset-list", list=listed) if saved else request.say("preset-list-none"))
    elif doing == "save" and len(args) > 1:
        _save(request, args[1].lower(), " ".join(args[2:]))
    elif doing == "remove" and len(args) > 1:
        request.require_operator()
        if (name := args[1].lower()) not in room_presets(request.place):
            raise NotAllowed("preset-unknown", said=name)
        request.set("room", request.room, f"{_KEY}{name}", None)
        request.record(f"preset remove {name}")
        request.answer(request.say("preset-removed", name=name))
    else:
        raise NotAllowed("preset-what")


def _shown(request: Request, line: str) -> str:
    """The line with little of words of somebody's own; as it is if a rule of it is gone."""
    with suppress(BadTable):
        line = shown_line(request.place.services.catalogue.compose(line), line)
    return request.voice.table_named(line)


def _save(request: Request, name: str, behind: str) -> None:
    """Keep what was typed, or else the rules of the table that is there."""
    request.require_operator()
    services = request.place.services
    catalogue = services.catalogue
    if not _NAME.fullmatch(name):
        raise NotAllowed("preset-name", said=name)
    options = {setting.name for rule in catalogue.rules.values() for setting in rule.settings}
    if name in catalogue.presets or name in catalogue.rules or name in options:
        raise NotAllowed("preset-taken", name=name)
    for language in services.texts.languages:
        reader = services.readers.of(None, language)
        words = reader.vocabulary
        known = (
            words.commands.find(name) or words.verbs.find(name) or words.behind("preset", _WORDS).find(name)
        )
        if known or reader.rule_line(name) != name:
            raise NotAllowed("preset-taken", name=name)
    saved = room_presets(request.place)
    if name not in saved and len(saved) >= MOST:
        raise NotAllowed("preset-too-many", most=MOST)
    line = compose_asked(request, behind)[1] if behind else request.table.title
    if len(line) > LONGEST_LINE:
        raise NotAllowed("line-too-long", most=LONGEST_LINE)
    request.set("room", request.room, f"{_KEY}{name}", line)
    request.record(f"preset save {name} {line}"[:MOST_RECORDED])
    request.answer(request.say("preset-saved", name=name, line=_shown(request, line)))


PRESET = Command("preset", preset, theme="rules")


@hookimpl
def unobot_commands() -> Sequence[Command]:
    """Return the command."""
    return (PRESET,)


@hookimpl
def unobot_features() -> Sequence[Feature]:
    """Return what knows the names of a room's presets."""
    return (Feature("room-presets", attach),)


@hookimpl
def unobot_texts() -> Sequence[Path]:
    """Return the folder with its texts."""
    return (Path(__file__).parent / "texts",)
