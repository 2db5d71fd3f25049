"""Reading a configuration file into typed settings, and telling what is wrong with it."""

import json
import os
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, field, fields, is_dataclass, make_dataclass, replace
from functools import cache
from pathlib import Path
from types import GenericAlias, UnionType
from typing import Annotated, Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from unobot.adapter import Network, Room
from unobot.config.config import (
    NO_FEATURES,
    BotSettings,
    Config,
    FeatureSettings,
    NetworkSettings,
    TableSettings,
    locate_problem,
)
from unobot.config.kinds import Secret, readable
from unobot.config.problem import ConfigError, KeyLines, Wrong
from unobot.config.syntax import parse
from unobot.parsing.nearest import nearest

Place = tuple[str | int, ...]
"""The path of a setting, with the numbers of items of lists, from 0: `("keys", 1, "password_env")`."""


def model_at(hint: Any, path: Place) -> Any:
    """Return the dataclass that describes the table at this path below `hint`, or None if there is none."""
    if isinstance(hint, type) and is_dataclass(hint):
        return model_at(_hints(hint).get(str(path[0])), path[1:]) if path else hint
    inside = [each for each in get_args(hint) if each is not Ellipsis]
    if get_origin(hint) in (Annotated, Union, UnionType):
        return next((model for each in inside if (model := model_at(each, path))), None)
    return model_at(inside[-1], path[1:]) if inside and path else None


def required_keys(model: Any) -> list[str]:
    """Return the settings of a dataclass that have no default."""
    return [each.name for each in fields(model) if each.default is each.default_factory is MISSING]


def secrets(model: Any) -> list[str]:
    """Return the settings of a dataclass that are secrets."""
    return [name for name, hint in _hints(model).items() if hint is Secret or Secret in _parts(hint)]


def keys(model: Any) -> list[str]:
    """Return every key that may be written for a dataclass."""
    ways = [f"{name}_{way}" for name in secrets(model) for way in ("env", "file")]
    return sorted([*_hints(model), *ways])


def _hints(model: Any) -> dict[str, Any]:
    return get_type_hints(model, include_extras=True)


def _parts(hint: Any) -> list[Any]:
    return [part for each in get_args(hint) for part in (each, *_parts(each))]


class Prepared:
    """A table with the text of every secret under the secret's own name, and None for what must be there and is not.

    `wrong` has, by its place, why a secret could not be had. `written` says under which key a secret really stands, where
    that is `…_env` or `…_file`. Tables inside are prepared, too, those in lists among them.
    """

    def __init__(self, model: Any, table: Mapping[str, object], folder: Path) -> None:
        self._model = model
        self._folder = folder
        self.wrong: dict[Place, str] = {}
        self.written: dict[Place, Place] = {}
        self.table = self._prepare_table(table, ())

    def _prepare(self, value: object, place: Place) -> object:
        if isinstance(value, Mapping):
            return self._prepare_table(value, place)
        if isinstance(value, list):
            return [self._prepare(item, (*place, at)) for at, item in enumerate(value)]
        return value

    def _prepare_table(self, table: Mapping[str, object], place: Place) -> dict[str, object]:
        settings = {key: self._prepare(value, (*place, key)) for key, value in table.items()}
        if model := model_at(self._model, place):
            for name in secrets(model):
                ways = (name, f"{name}_env", f"{name}_file")
                given = [key for key in ways if key in settings]
                for key in given[1:]:
                    self.wrong[*place, key] = f"{name} is given twice; expected one of {', '.join(ways)}"
                # the dataclass knows only `password`; the other spellings would be unknown keys
                values = {key: settings.pop(key) for key in given}
                if name in values:
                    settings[name] = values[name]
                elif given:
                    self.written[*place, name] = (*place, given[0])
                    try:
                        settings[name] = _found(given[0], values[given[0]], self._folder)
                    except ValueError as error:
                        self.wrong[*place, given[0]] = str(error)
                        settings[name] = "…"  # else it would be told as missing, too
            # pydantic would tell a missing key without a place; a None there is told like a wrong value
            settings = dict.fromkeys(required_keys(model)) | settings
        return settings


def _wrong(place: Place, why: str) -> Wrong:
    """What is wrong there, by the key of the list if it is in one: then `why` begins with the number of the item."""
    at = next((at for at, part in enumerate(place) if isinstance(part, int)), len(place))
    inside = [f"item {part + 1}" if isinstance(part, int) else part for part in place[at:]]
    return Wrong(tuple(map(str, place[:at])), ": ".join([*inside, why]))


def _found(key: str, value: object, folder: Path) -> str:
    """Return the secret that an `…_env` or `…_file` points to. Raises ValueError, saying why, if it cannot be had."""
    if not isinstance(value, str) or not value.strip():
        raise ValueError("expected a text in quotes")
    if key.endswith("_env"):
        found, problem = os.environ.get(value), f"the environment variable {value} is not set"
    else:
        path = readable(Path(value), folder)
        found = path.read_text(encoding="utf-8", errors="replace").strip()
        problem = f"{path} is empty; expected a secret in it"
    if not found:
        raise ValueError(problem)
    return found


T = TypeVar("T")


def read(
    model: type[T], table: Mapping[str, object], folder: Path, *, beside: Sequence[str] = ()
) -> tuple[T | None, list[Wrong]]:
    """Read a table into a dataclass; return that, or None, and everything that is wrong.

    `beside` has the keys that may stand there too, but are read by somebody else.

    Unknown keys are wrong, and so is a value of another type than the dataclass says: no "5" for 5. Files are
    relative to `folder`. If the dataclass has a method `wrong`, it is asked at last for what does not go together.
    """
    prepared = Prepared(model, table, folder)
    # JSON, because strict pydantic turns lists into tuples and tables into dataclasses only there; a date or time,
    # which JSON does not have, becomes something that no setting is
    text = json.dumps([prepared.table], default=lambda moment: [[str(moment)]])
    wrong, settings = [_wrong(*each) for each in prepared.wrong.items()], None
    try:
        reader: TypeAdapter[Any] = _reader(model)  # type: ignore[arg-type]  # a class can be hashed
        settings = reader.validate_json(text, context=folder)[0]
    except ValidationError as invalid:
        errors = invalid.errors(include_url=False, include_input=False)
        told = (_told(error, model, prepared, beside) for error in errors)
        wrong += [_wrong(place, why) for place, why in told if place not in prepared.wrong]
    if settings is not None:
        wrong += getattr(settings, "wrong", list)()
    return (None if wrong else settings), wrong


@cache
def _reader(model: Hashable) -> TypeAdapter[Any]:
    # pydantic takes a configuration for a dataclass only through a type around it, here a list
    only: Any = GenericAlias(list, (model,))
    return TypeAdapter(only, config=ConfigDict(strict=True, extra="forbid"))


_TABLE: Final = "a table of settings"
_EXPECTED: Final = {
    "bool_type": "true or false",
    "dataclass_type": _TABLE,
    "dict_type": _TABLE,
    "float_type": "a number",
    "int_from_float": "a whole number",
    "int_type": "a whole number",
    "list_type": "a list",
    "mapping_type": _TABLE,
    "path_type": "a text in quotes",
    "string_type": "a text in quotes",
    "tuple_type": "a list",
}
"""What was expected, by pydantic's name of the error. Errors that are not here say it themselves."""

_ACCOUNTS: Final = 'accounts or user ids by network, such as { NETWORK = ["ann"] }'
_BY_NETWORK: Final = frozenset({"owners", "admins"})
"""Keys of the whole file that give accounts by network."""

_FITTING: Final[Mapping[str, Any]] = {
    "expected_str": str,
    "expected_int": int,
    "expected_float": int | float,
    "expected_tuple": list,
}
"""Values of the right type, by the name of the error that `Expected` makes."""

_FOUND: Final[Sequence[tuple[Any, str]]] = (
    (bool, "true or false"),
    (int, "a number"),
    (float, "a number with a point"),
    (str, "a text"),
    (Mapping, "a table"),
    (list | tuple, "a list"),
    (object, "a date or time"),
)


def _told(error: ErrorDetails, model: Any, prepared: Prepared, beside: Sequence[str]) -> tuple[Place, str]:
    """The place of the error, with what was expected and what was found.

    Never with the value: it may be a password in the wrong place.
    """
    value: Any = prepared.table
    place: Place = ()
    for part in error["loc"][1:]:
        # after the key pydantic may name a member of a union
        if part not in (
            range(len(value)) if isinstance(value, list) else value if isinstance(value, Mapping) else ()
        ):
            break
        place, value = (*place, part), value[part]
    last = error["loc"][-1]
    if error["type"] == "missing":  # in a table of several kinds; elsewhere None stands for what is missing
        why = f"{last} is missing"
    elif error["type"] == "unexpected_keyword_argument":
        if place[-1] != last:
            why = f"{last} is unknown"
        else:
            known = keys(model_at(model, place[:-1]))
            why = _unknown(str(last), known, [*known, *(beside if len(place) == 1 else ())])
    elif error["type"] == "value_error":
        why = str(error["ctx"]["error"])
    else:
        said = error["msg"]
        if not error["type"].startswith("expected_"):
            said = said.removeprefix("Input should be ").replace("'", '"')
        by_network = error["type"] == "dict_type" and last in _BY_NETWORK
        expected = _ACCOUNTS if by_network else _EXPECTED.get(error["type"], said)
        if value is None and last in secrets(model_at(model, place[:-1])):
            expected = f'it in quotes, or {last}_env = "VARIABLE", or {last}_file = "FILE"'
        found = "missing; expected" if value is None else "expected"
        why = f"{found} {expected}" + ("" if value is None else f", not {_described(value, error['type'])}")
    return prepared.written.get(place, place), why


_MEANT: Final = {
    "channel": "rooms",
    "channels": "rooms",
    "database": "data",
    "db": "data",
    "hostname": "host",
    "lang": "language",
    "nickname": "nick",
    "pass": "password",
    "server": "host",
    "ssl": "tls",
    "timeout": "turn_timeout",
    "token": "access_token",
}
"""What other programs call what."""


def _unknown(key: str, known: list[str], near: list[str]) -> str:
    """What to write instead of the key: `known` are all there are, `near` those it may be a slip of."""
    word = key.lower().replace("-", "_")
    meant = [each for each in (word, _MEANT.get(word)) if each in near] or nearest(word, near)
    if meant:
        return f"unknown; did you mean {meant[0]}?"
    if key in keys(BotSettings):
        return "unknown here; move it above the first line that begins with ["
    return f"unknown; expected one of {', '.join(known)}" if known else "unknown; expected nothing here"


def _described(value: object, error: str) -> str:
    """What kind of value it is: "a number", or "this number" if another number would do."""
    if isinstance(value, str) and not value.strip():
        return "an empty text"
    found = next(name for kind, name in _FOUND if isinstance(value, kind))
    fits = isinstance(value, _FITTING.get(error, ())) or not error.startswith("expected_")
    return found.replace("a ", "this ", 1) if fits and not error.endswith("_type") else found


Placed = tuple[Wrong, tuple[str, ...]]
"""What is wrong, and the table that its key is relative to."""


def wrong_groups(config: Config) -> Iterator[Placed]:
    """Yield each group that is named like another network, has several adapters, or serves a room twice."""
    for group in dict.fromkeys(each.group for each in config.networks.values() if each.group is not None):
        members = [each for each in config.networks.values() if each.group == group]
        same = config.networks.get(Network(group))
        if same is not None and same.group != group:
            why = f'"{group}" is a network that is not of this group; expected another name, or the group there, too'
            yield Wrong(("group",), why), ("network", members[0].name)
        first, *others = members
        for each in others:
            if each.adapter != first.adapter:
                why = f'[network.{first.name}] of this group has the adapter "{first.adapter}"; expected the same'
                yield Wrong(("group",), why), ("network", each.name)
        # a room has one table, and one connection that serves it
        servers: dict[str, Network] = {}
        for each in members:
            for room in each.rooms:
                server = servers.setdefault(_same_room(room), each.name)
                if server != each.name:
                    why = f"[network.{server}] of the same group is in {room.split(' ')[0]}; one of them must leave it out"
                    yield Wrong(("rooms",), why), ("network", each.name)


def _same_room(written: str) -> str:
    """The room as it is compared: upper and lower case are the same, and what follows the name is its key."""
    name = written.split(" ", maxsplit=1)[0]
    # ids of Matrix are random letters, of which upper and lower case are different
    return name if name.startswith("!") else name.casefold()


_OURS: Final = ("adapter", "rooms", "group", "admins", "tables", "room")


def plugins_named(path: Path) -> tuple[str, ...] | None:
    """Return the plugins that a configuration names, None for all that are installed: what else may be written there, they say.

    Also None where that cannot be read: `load` says why. Raises `ConfigError` if the file is no TOML.
    """
    given, _ = read(BotSettings, {"plugins": parse(path)[1].get("plugins", "all")}, path.absolute().parent)
    return None if given is None else given.plugins


def load(path: Path, declared: FeatureSettings = NO_FEATURES) -> Config:
    """Return the configuration in a TOML file. Raises `ConfigError` with everything that is wrong in it.

    `declared` are the settings of features. What only an adapter can judge, the keys of its own, is not judged here.
    """
    text, table = parse(path)
    lines = KeyLines(text)
    # leave out the keys of each network that only its adapter knows; let a store's default be read like any
    # value
    whole = {**table}
    nameless = False
    if isinstance(networks := table.get("network"), dict):
        nameless = any(not isinstance(own, dict) for own in networks.values())
        whole["network"] = {
            name: {"name": name, **{key: own[key] for key in _OURS if key in own}}
            for name, own in networks.items()
            if isinstance(own, dict)
        }
    if not {"data", "data_env", "data_file"} & table.keys():
        whole["data"] = BotSettings().data.reveal()
    folder = path.absolute().parent
    own, wrong_own = _plugin_settings(declared.bot, whole.pop("plugin", {}), folder)
    given, wrong = read(_file_model(declared.tables), whole, folder)
    wrong += wrong_own
    # only where there is none at all: a value of another type is told by the reader
    if table.get("network", {}) == {}:
        wrong.append(Wrong(("network",), "missing; expected at least one table [network.NAME]"))
    if nameless:
        wrong.append(Wrong(("network",), "expected a name of your own in each: [network.NAME]"))
    wrong += _spelled_twice(table)
    if given is None or wrong:
        raise ConfigError(locate_problem(each, (), path, lines) for each in wrong)
    config = _config(given, table, path, lines, own)
    if unmeant := [config.problem(each, *within) for each, within in wrong_groups(config)]:
        raise ConfigError(unmeant)
    return config


def _spelled_twice(table: Mapping[str, Any]) -> Iterator[Wrong]:
    """Rooms that stand there twice, in different spellings: only one of them would hold."""
    networks = table.get("network")
    for name, network in networks.items() if isinstance(networks, dict) else ():
        own = network if isinstance(network, dict) else {}
        tuned, rooms = own.get("room", {}), own.get("rooms", [])
        for one, other in _alike(tuned if isinstance(tuned, dict) else ()):
            why = f'the same room as "{one}", in another spelling; expected one table for it'
            yield Wrong(("network", name, "room", other), why)
        for one, other in _alike(rooms if isinstance(rooms, list) else ()):
            yield Wrong(("network", name, "rooms"), f'"{other}" is the same room as "{one}"; leave one out')


def _alike(names: Iterable[object]) -> Iterator[tuple[str, str]]:
    """Each name of a room that is another spelling of an earlier one, or the same, with that one; both without their keys."""
    first: dict[str, str] = {}
    for written in names:
        if isinstance(written, str):
            name, key = written.split(" ")[0], _same_room(written)
            if key in first:
                yield first[key], name
            first.setdefault(key, name)


def _plugin_settings(
    declared: Mapping[str, type], given: object, folder: Path
) -> tuple[dict[str, Any], list[Wrong]]:
    """Read each `[plugin.NAME]` into what that feature declares; return these by name, and everything that is wrong."""
    if not isinstance(given, Mapping):
        return {}, [
            Wrong(("plugin",), "expected tables [plugin.NAME]; which plugins to load is said by plugins")
        ]
    found: dict[str, Any] = {}
    wrong: list[Wrong] = []
    for name, own in given.items():
        if name not in declared:
            known = sorted(declared)
            wrong.append(Wrong(("plugin", name), _unknown(name, known, known)))
        elif not isinstance(own, Mapping):
            wrong.append(Wrong(("plugin", name), f"expected {_TABLE}, as in [plugin.{name}]"))
        else:
            found[name], flaws = read(declared[name], own, folder)
            wrong += (replace(each, key=("plugin", name, *each.key)) for each in flaws)
    return found, wrong


@cache
def _file_model(declared: tuple[type, ...]) -> Any:
    """The dataclass of a whole file with the settings of features for tables, and without the keys that are an adapter's."""
    tables = _joined(TableSettings, declared)
    network = _joined(NetworkSettings, (), tables=tables, room=GenericAlias(dict, (Room, tables)))
    return _joined(
        make_dataclass(
            "File", [("network", GenericAlias(dict, (str, network)), field(default_factory=dict))]
        ),
        (BotSettings,),
        tables=tables,
    )


def _joined(model: type, more: Sequence[type], **types: Any) -> type:
    """A dataclass with the settings of several; those in `types` are of another type."""
    found: dict[str, tuple[str, Any, Any]] = {}
    for each in (model, *more):
        for one in fields(each):
            if one.name in types:
                kind, factory = types[one.name], get_origin(types[one.name]) or types[one.name]
                found[one.name] = (one.name, kind, field(default_factory=factory))
            elif one.name != "features":
                default = field(default=one.default, default_factory=one.default_factory)
                found[one.name] = (one.name, _hints(each)[one.name], default)
    return make_dataclass(model.__name__, found.values(), frozen=True, kw_only=True)


def _config(
    given: Any, table: Mapping[str, Any], path: Path, lines: KeyLines, plugin: Mapping[str, Any]
) -> Config:
    """Let a network's tables be as everywhere where it says nothing else, and its rooms' tables as its own."""

    def over(around: Any, own: Any, said: Mapping[str, object]) -> Any:
        return replace(around, **{name: getattr(own, name) for name in said})

    def tables(settings: Any) -> TableSettings:
        names = {each.name for each in fields(TableSettings)}
        own = {name: value for name, value in vars(settings).items() if name in names}
        others = {name: value for name, value in vars(settings).items() if name not in names}
        return TableSettings(**own, features=others)

    usual = over(type(given.tables)(language=given.language), given.tables, table.get("tables", {}))
    whole = vars(given) | {
        "tables": tables(usual),
        "networks": {},
        "plugin": plugin,
        "file": path,
        "lines": lines,
    }
    for name, network in whole.pop("network").items():
        said = table["network"][name]
        within, rooms = over(usual, network.tables, said.get("tables", {})), said.get("room", {})
        whole["networks"][name] = NetworkSettings(
            **vars(network)
            | {
                "settings": {key: said[key] for key in said if key == "rooms" or key not in _OURS},
                "tables": tables(within),
                "room": {
                    room.casefold(): tables(over(within, own, rooms[room]))
                    for room, own in network.room.items()
                },
            }
        )
    return Config(**whole)
