"""Looking into dataclasses of settings: which keys a table may have."""

from collections.abc import Sequence
from dataclasses import MISSING, fields, is_dataclass
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from unobot.config.secret import Secret


def model_at(hint: Any, path: Sequence[str]) -> Any:
    """Return the dataclass that describes the table at this path below `hint`, or None if there is none."""
    if is_dataclass(hint):
        return model_at(_hints(hint).get(path[0]), path[1:]) if path else hint
    inside = get_args(hint)
    if get_origin(hint) in (Annotated, Union, UnionType):
        return next((model for each in inside if (model := model_at(each, path))), None)
    return model_at(inside[-1], path[1:]) if inside and path else None


def required(model: Any) -> list[str]:
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
