"""The options of a table: the values of its rules' settings, and the structs in which a rule declares and reads them."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from uno_engine.kernel.settings import Setting, Value, Word

S = TypeVar("S", bound=msgspec.Struct)


class Options(Mapping[str, Value]):
    """The values of a table's options, by name.

    A rule reads its own with `read`, as a struct; `number`, `flag` and `word` are for a single one, of any rule.
    """

    def __init__(self, values: Mapping[str, Value]) -> None:
        self._values = dict(values)

    def __getitem__(self, name: str) -> Value:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __repr__(self) -> str:
        return f"Options({self._values!r})"

    def read(self, kind: type[S]) -> S:
        """The values of the settings that a struct declares (`settings_of`); the default of one that the table has not.

        Raises TypeError if a field declares no setting, or one of another type.
        """
        fields = _declared(kind)
        return kind(**{field: self._values.get(one.name, one.default) for field, one in fields.items()})

    def number(self, name: str) -> int:
        """A number or a duration in milliseconds; 0 if no rule at this table has it."""
        return int(self._values.get(name, 0))

    def flag(self, name: str) -> bool:
        """A switch; off if no rule at this table has it."""
        return bool(self._values.get(name, False))

    def word(self, name: str) -> str:
        """A word; empty if no rule at this table has it."""
        return str(self._values.get(name, ""))


def settings_of(kind: type[msgspec.Struct]) -> tuple[Setting, ...]:
    """The settings that a struct declares, a field each, as `rounds: Annotated[int, Number("rounds", 3, 1, 9, "How many.")]`.

    A rule gives them as its `settings`, and has their values from `Options.read`. The field of a `Word` is a `str`, or a
    `Literal` of its words. Raises TypeError if a field declares no setting, or one of another type.
    """
    return tuple(_declared(kind).values())


@cache
def _declared(kind: type[msgspec.Struct]) -> Mapping[str, Setting]:
    """The setting of each field, by the field's name."""
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        raise TypeError(
            f"{kind!r} declares no settings; write class Settings(msgspec.Struct, frozen=True), and give that"
        )
    hints = get_type_hints(kind, include_extras=True)
    return {field: _setting(f"{kind.__name__}.{field}", hints[field]) for field in kind.__struct_fields__}


def _setting(field: str, hint: object) -> Setting:
    """The setting that a field is annotated with. Raises TypeError if there is none, or its values are of another type."""
    held, *extras = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    found = [extra for extra in extras if isinstance(extra, Setting)]
    if len(found) != 1:
        raise TypeError(
            f"{field} declares {len(found) or 'no'} settings; write Annotated[int, Number(…)], Annotated[bool, YesNo(…)], …"
        )
    (one,) = found
    if not _fits(held, one):
        kind = type(one).__name__
        wanted = f"Literal{list(one.words)}" if isinstance(one, Word) else type(one.default).__name__
        raise TypeError(f"{field} is no type for what {kind} gives; write Annotated[{wanted}, {kind}(…)]")
    return one


def _fits(held: object, one: Setting) -> bool:
    """Whether a field of that type can hold what a setting gives."""
    if isinstance(one, Word) and get_origin(held) is Literal:
        return set(get_args(held)) == set(one.words)
    return held is type(one.default)
