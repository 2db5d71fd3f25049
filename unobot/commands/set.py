"""`!set [KEY VALUE]`: one's own settings in private, the room's by its operators."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import get_args

from uno_engine import BadTable, Duration, NotAllowed
from unobot.adapter import Adapter, PrivateForm
from unobot.commands.command import Command, Where
from unobot.commands.request import MOST_RECORDED, Request
from unobot.config import LEAST_PAUSE, LEAST_TURN, MOST_PAUSE
from unobot.document import Document, Style, Text
from unobot.messages import Highlight, Voice
from unobot.messages.texts import quoted
from unobot.parsing.vocabulary import Phrases, typed_words
from unobot.store import Scope, StoredSetting
from unobot.tables.preferences import ON_OFF, SORTS, Ring
from unobot.tables.services import Services

Reader = Callable[[Request, str], str]
"""Returns what is stored for what was typed. Raises BadTable, saying what is allowed."""


@dataclass(frozen=True, slots=True)
class Settable:
    """A setting that somebody can change with `!set`: how it is read, shown and stored.

    `kept` is its name in the store, `value` what it is now, as it would be typed, `allowed` what it takes, or examples.
    """

    kept: str
    read: Reader
    value: Callable[[Request], str]
    allowed: Callable[[Request], str]
    fits: Callable[[Adapter], bool] = lambda _adapter: True
    """Whether it means anything on a network."""


_TIME = Duration("turn-timeout", 180_000, "")
_PAUSE = Duration("pause-limit", 3_600_000, "")
_AUTOSTART = Duration("autostart", 0, "")

_LEAST_AUTOSTART = 10
"""Seconds in which others can still come when the cards are dealt by themselves."""


def long_enough(patience: int) -> None:
    """Raise BadTable if players had less time for a turn than is possible on a network; 0 is as long as they like."""
    if 0 < patience < LEAST_TURN * 1000:
        raise BadTable(
            "wants-longer-time", option=_TIME.name, least=f"{LEAST_TURN}s", said=_TIME.write(patience)
        )


def read_turn_timeout(_request: Request, said: str) -> str:
    """Return the time for a turn as it is stored, in seconds. Raises BadTable if it is no time, or too short."""
    # the store has seconds, as the configuration; the engine's reader counts milliseconds
    milliseconds = int(_TIME.read(said))
    long_enough(milliseconds)
    return str(milliseconds / 1000)


def read_pause_limit(_request: Request, said: str) -> str:
    """Return how long a pause lasts at most as it is stored, in seconds. Raises BadTable if pauses cannot last so long."""
    return as_a_pause(_PAUSE, said)


def as_a_pause(time: Duration, said: str) -> str:
    """Return a time as it is stored, in seconds. Raises BadTable if it is not as long as a pause may be."""
    with suppress(BadTable):
        milliseconds = int(time.read(said))
        if LEAST_PAUSE * 1000 <= milliseconds <= MOST_PAUSE * 1000:
            return str(milliseconds / 1000)
    raise BadTable("wants-pause", option=time.name, said=said)


def read_autostart(_request: Request, said: str) -> str:
    """Return the time until the first deal as it is stored: seconds, 0 for never. Raises BadTable if it is no time, or too short."""
    milliseconds = int(_AUTOSTART.read(said))
    if 0 < milliseconds < _LEAST_AUTOSTART * 1000:
        raise BadTable("wants-longer-time", option=_AUTOSTART.name, least=f"{_LEAST_AUTOSTART}s", said=said)
    return str(milliseconds / 1000)


def turn_timeout(request: Request) -> str:
    """The time for a turn in the room, as it would be typed."""
    seconds = int(request.place.settings.turn_timeout)
    return f"{seconds}s" if seconds else "off"


def pause_limit(request: Request) -> str:
    """How long a pause lasts there at most, as it would be typed."""
    return _PAUSE.write(int(request.place.settings.pause_limit * 1000))


def autostart(request: Request) -> str:
    """How long after the second player came the cards are dealt there, as it would be typed."""
    return _AUTOSTART.write(int((request.place.settings.autostart or 0) * 1000))


def switch(key: str, is_on: Callable[[Request], bool]) -> Settable:
    """Make a setting that is on or off; `is_on` tells which it is for who asks."""
    return _of(key, ON_OFF, lambda request: ON_OFF[not is_on(request)], yes="on", no="off")


def _of(key: str, words: Sequence[str], value: Callable[[Request], str], **also: str) -> Settable:
    """Make a setting that takes one of these words, and `also` other spellings of them."""

    def read(request: Request, said: str) -> str:
        word = also.get(said, said)
        if word not in words:
            allowed = ", ".join(setting_word(request, each) for each in words)
            raise BadTable("wants-word", option=setting_word(request, key), words=allowed, said=said)
        return word

    return Settable(key, read, value, lambda _request: ", ".join(words))


def such_as(*examples: str) -> Callable[[Request], str]:
    """Return the `allowed` of a setting that these are examples of."""
    return lambda _request: ", ".join(examples)


def _languages(request: Request) -> str:
    """List each language by its tag, with its name in itself: who looks for theirs may read no other."""
    texts = request.place.services.texts
    names = ((language, texts.names(language)[0]) for language in texts.languages)
    return ", ".join(tag if name == tag else f"{tag} ({name})" for tag, name in names)


def read_language(request: Request, said: str) -> str:
    """Return the tag of the language that was typed by its tag or name. Raises BadTable if there are no texts in it."""
    language = request.place.services.texts.called(said)
    if language is None:
        raise BadTable(
            "wants-word", option=setting_word(request, "language"), words=_languages(request), said=said
        )
    return language


def read_prefix(_request: Request, said: str) -> str:
    """Return the prefix that was typed. Raises BadTable unless it is one to three signs, no letters or digits."""
    if not 1 <= len(said) <= 3 or any(c.isalnum() or c.isspace() or not c.isprintable() for c in said):
        raise BadTable("wants-prefix", said=said)
    return said


def read_preset(request: Request, said: str) -> str:
    """Return the line that opens such a table. Raises BadTable if no table can be opened so."""
    named = request.place.reader(request.identity).rule_line(said)
    rules = request.place.services.catalogue.compose(request.place.signals.resolve(named))
    long_enough(rules.base.patience)
    return rules.line


_STYLES, _HIGHLIGHTS, _RINGS = get_args(Style), get_args(Highlight), get_args(Ring)

OWN: Mapping[str, Settable] = {
    "language": Settable(
        "language",
        read_language,
        lambda r: r.place.settings_of(r.identity).language,
        _languages,
    ),
    "style": _of(
        "style",
        _STYLES,
        lambda r: r.place.settings_of(r.identity).style,
        color="colour",
    ),
    "sort": _of("sort", SORTS, lambda r: r.place.settings_of(r.identity).sort, colour="color"),
    "ring": replace(
        _of("ring", _RINGS, lambda r: r.place.settings_of(r.identity).ring, on="direct"),
        fits=lambda adapter: adapter.private_rooms,
    ),
    "highlight": _of(
        "highlight", _HIGHLIGHTS, lambda r: r.place.settings_of(r.identity).highlight, on="turn"
    ),
    "hands": _of("hands", get_args(PrivateForm), lambda r: r.place.settings_of(r.identity).hands),
    "pictures": switch(
        "pictures",
        lambda r: r.place.settings_of(r.identity).pictures,
    ),
    "quiet": switch("quiet", lambda r: r.place.settings_of(r.identity).quiet),
}
"""What everybody can set for themselves."""

ROOM: Mapping[str, Settable] = {
    "language": Settable("language", read_language, lambda r: r.place.settings.language, _languages),
    "style": _of("style", _STYLES, lambda r: r.place.settings.style, color="colour"),
    "prefix": Settable(
        "prefixes", read_prefix, lambda r: " ".join(r.place.settings.prefixes), such_as("!", ".", "?")
    ),
    "turn-timeout": Settable("turn_timeout", read_turn_timeout, turn_timeout, such_as("90s", "3m", "off")),
    "pause-limit": Settable("pause_limit", read_pause_limit, pause_limit, such_as("10m", "1h", "24h")),
    "autostart": Settable("autostart", read_autostart, autostart, such_as("30s", "2m", "off")),
    "quiet": switch("quiet", lambda r: r.place.settings.quiet),
    "preset": Settable(
        "preset",
        read_preset,
        lambda r: r.voice.table_named(r.place.settings.preset),
        lambda r: ", ".join(map(r.voice.table_named, ("classic", "classic cards=9"))),
    ),
    "pictures": switch("pictures", lambda r: r.place.settings.pictures),
    "web": switch("web", lambda r: r.place.settings.web),
}
"""What its operators can set for a room; `kept` is a field of `TableSettings`."""


class Settables:
    """What can be set, by its name: the bot's own, and what features bring."""

    def __init__(self, _services: Services) -> None:
        self.own, self.of_rooms = dict(OWN), dict(ROOM)


def set_(request: Request) -> None:
    """Change a setting; without a key list all with their values, without a value say what is allowed."""
    can, adapter = (
        request.place.services.of(Settables),
        request.place.services.adapters[request.place.network],
    )
    named = setting_words(request)
    key, *behind = named.first_named(request.args) or [""]
    key, said = key.lower(), " ".join(behind).lower()
    if len(value := named.first_named(behind)) == 1:
        said = value[0].lower()
    own = {name: setting for name, setting in can.own.items() if setting.fits(adapter)}
    if not key:
        # `own` is said in a room: which settings a person has beside those of the room
        known = own if request.private else can.of_rooms
        values = [
            (Text(f"{setting_word(request, name)} {setting_word(request, setting.value(request))}"),)
            for name, setting in known.items()
        ]
        id_ = "set-keys" if request.private else "set-keys-room"
        listed = request.voice.together("list-comma", values)
        mine = ", ".join(setting_word(request, name) for name in own)
        request.answer(request.say(id_, list=listed, own=mine), named=False)
    elif key in own and (request.private or key not in can.of_rooms):
        # what a room does not have is one's own wherever it is said: there is nothing to confuse it with
        _set_own(request, key, said)
    elif key in can.of_rooms and not request.private:
        _set_room(request, key, said)
    else:
        keys = own if request.private else {**can.of_rooms, **own}
        raise NotAllowed(
            "set-unknown",
            key=request.args[0],
            keys=", ".join(setting_word(request, name) for name in keys),
        )


def setting_word(request: Request, name: str) -> str:
    """Return a setting, or a value of one, in the word for it that is typed in the speaker's language."""
    return request.place.reader(request.identity).vocabulary.shown("word-set", name)


def allowed_words(request: Request, setting: Settable) -> str:
    """Return what a setting takes, in the words of the speaker's language."""
    return ", ".join(setting_word(request, word) for word in setting.allowed(request).split(", "))


def setting_words(request: Request) -> Phrases[str]:
    """Return the words that are typed for settings and for what they can be."""
    can, texts = request.place.services.of(Settables), request.place.services.texts
    vocabulary = request.place.reader(request.identity).vocabulary
    return vocabulary.behind("set", [*can.own, *can.of_rooms, *ON_OFF, *texts.languages])


def _done(request: Request, voice: Voice, key: str, value: str) -> Document:
    """Say what a setting is now, in the words of the language that is spoken from now on."""
    texts = request.place.services.texts
    if key == "language":
        voice = replace(voice, language=value)
    name, shown = (
        next(iter(typed_words(texts, voice.language, f"word-set-{each}")), quoted(each))
        for each in (key, value)
    )
    if key == "language":
        shown = texts.names(value)[0]
    elif key == "preset":
        shown = quoted(voice.table_named(value))
    return voice.say("set-done", key=name, value=shown)


def _change(request: Request, scope: Scope, subject: str, setting: Settable, key: str, said: str) -> str:
    """Set what was typed; return the value that holds then. Raises NotAllowed or BadTable, each with what is allowed."""
    if not said:
        raise NotAllowed(
            "set-what",
            key=setting_word(request, key),
            value=setting_word(request, setting.value(request)),
            allowed=allowed_words(request, setting),
        )
    stored = setting.read(request, said)
    request.set(scope, subject, setting.kept, stored)
    kept = StoredSetting(request.place.network, scope, subject, setting.kept, stored)
    with request.place.services.preferences.as_if(kept):
        return setting.value(request)


def _set_own(request: Request, key: str, said: str) -> None:
    setting = request.place.services.of(Settables).own[key]
    value = _change(request, "person", request.identity, setting, key, said)
    request.lines.whisper(
        request.identity,
        _done(request, request.own_voice, key, value),
        purpose=f"set {key}",
        named=False,
        importance=request.place.importance_for(request.identity),
    )


def _set_room(request: Request, key: str, said: str) -> None:
    if not request.is_operator:
        own = request.place.services.of(Settables).own
        raise NotAllowed("set-privately" if key in own else "set-operators", key=setting_word(request, key))
    setting = request.place.services.of(Settables).of_rooms[key]
    value = _change(request, "room", request.room, setting, key, said)
    request.record(f"set {key} {said}"[:MOST_RECORDED])
    request.answer(_done(request, request.voice, key, value), named=False)


SET = Command("set", set_, where=Where.ANYWHERE, theme="settings")
