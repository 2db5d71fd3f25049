"""Types of settings: what a dataclass of settings may use as annotations, beside plain types.

`bool`, `int`, `float`, `str`, `Literal`, `tuple[..., ...]`, dataclasses inside and all that pydantic knows work too.
"""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

from annotated_types import Interval
from pydantic import AfterValidator, GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema


@dataclass(frozen=True, slots=True)
class Expected:
    """Says in the operator's words what a value should be, instead of pydantic's own message.

    `Annotated[int, Interval(ge=1), Expected("a whole number from 1")]`
    """

    text: str

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Put this text in place of every error of the annotations before it, with the innermost type's name."""
        schema: Any = handler(source)
        innermost = schema
        while inside := innermost.get("schema") or innermost.get("choices"):
            innermost = inside[0] if isinstance(inside, list) else inside
        kind = f"expected_{innermost['type']}"
        return core_schema.custom_error_schema(schema, kind, custom_error_message=self.text)


def matching(pattern: str) -> AfterValidator:
    """Let only texts pass that the regular expression matches as a whole."""
    compiled = re.compile(pattern)

    def check(text: str) -> str:
        if not compiled.fullmatch(text):
            raise ValueError(f"expected a text that matches {pattern}")
        return text

    return AfterValidator(check)


@dataclass(frozen=True, slots=True)
class OrNone:
    """Lets one of these values stand for None, which TOML does not have: `Annotated[int | None, OrNone(("off",))]`."""

    values: tuple[str | bool, ...]

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Read the type, or else one of the values."""

        # not a BeforeValidator: below one, strict pydantic would take no list for a tuple
        def none(value: object) -> None:
            if not any(value is each or (value == each and isinstance(each, str)) for each in self.values):
                # 0 ends here, too, where False would do: they are equal
                raise ValueError(f"expected {' or '.join(map(json.dumps, self.values))}")

        return core_schema.union_schema([handler(source), core_schema.no_info_plain_validator_function(none)])


Off = OrNone(("off", False))
"""Lets `"off"` and `false` stand for None: `Annotated[int | None, Off]`."""

_UNITS: Final = {"d": 86400, "h": 3600, "m": 60, "s": 1}
_DURATION: Final = re.compile(r"(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?")


def seconds(text: str) -> float:
    """Read a duration as people write it, in seconds. Raises ValueError for anything else, and for none at all.

    >>> seconds("3m"), seconds("1h30m")
    (180.0, 5400.0)
    """
    found = _DURATION.fullmatch(text.strip().lower())
    parts = found.groups() if found else ()
    total = sum(int(part or 0) * unit for part, unit in zip(parts, _UNITS.values(), strict=False))
    if not total:
        raise ValueError("no duration")
    return float(total)


class _Written:
    """Lets a number of seconds be read from a text."""

    def __get_pydantic_core_schema__(self, _source: Any, _handler: GetCoreSchemaHandler) -> CoreSchema:
        """Read a text, not a float."""
        return core_schema.no_info_after_validator_function(seconds, core_schema.str_schema())


def readable(file: Path, folder: Path) -> Path:
    """Return the absolute path of a file that can be read. Raises ValueError, saying why, if it cannot."""
    # an absolute file stays what it is: `/` drops the folder then
    path = (folder / file.expanduser()).absolute()
    try:
        path.open("rb").close()
    except OSError as error:
        raise ValueError(f"{path} cannot be read: {error.strerror}") from None
    return path


LEAST_TURN: Final = 15
"""So many seconds at least a player has on a network: with less the bot would talk on by itself all the time."""

LEAST_PAUSE: Final = 60
"""The shortest time after which a pause ends by itself that an operator can set, in seconds."""
MOST_PAUSE: Final = 86_400
"""The longest such time, in seconds."""

Text = Annotated[str, matching(r"(?s).*\S.*"), Expected("a text in quotes")]
"""A text that is not blank."""
Accounts = Annotated[tuple[Text, ...], Expected('a list of accounts or user ids, such as ["ann"]')]
"""Accounts at a network's services, or user ids. Which ones there can be, only the adapter knows."""
Line = Annotated[str, matching(r"[^\r\n\0]+"), Expected("a text of one line")]
"""A text of one line that is not empty."""
Duration = Annotated[float, _Written(), Expected('a duration such as "90s" or "3m"')]
"""Seconds, written with units."""
TurnTimeout = Annotated[
    float,
    _Written(),
    Interval(ge=LEAST_TURN),
    Expected(f'a duration such as "90s" or "3m", at least "{LEAST_TURN}s"'),
]
"""A duration for a turn, in seconds: at least `LEAST_TURN`."""
DurationOrOff = Annotated[
    Annotated[float, _Written()] | None,
    Off,
    Expected('a duration such as "90s" or "3m", or "off"'),
]
"""A duration in seconds, or None for `"off"` and `false`."""
DurationOrForever = Annotated[
    Annotated[float, _Written()] | None,
    OrNone(("forever",)),
    Expected('a duration such as "365d", or "forever"'),
]
"""A duration in seconds, or None for `"forever"`."""
PauseLimit = Annotated[
    float,
    _Written(),
    Interval(ge=LEAST_PAUSE, le=MOST_PAUSE),
    Expected('a duration such as "30m" or "1h", at least "1m" and at most "1d"'),
]
"""A duration in seconds, from `LEAST_PAUSE` to `MOST_PAUSE`."""
Positive = Annotated[float, Interval(gt=0), Expected("a number above 0")]
"""A number above 0, with or without a point."""
Language = Annotated[
    str,
    matching(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*"),
    Expected('a language such as "en" or "zh-Hans"'),
]
"""The tag of a language; whether the bot has texts in it is not looked at here."""
WebAddress = Annotated[
    str,
    matching(r"https?://[A-Za-z0-9.:\[\]-]+(/[A-Za-z0-9._~-]+)*/?"),
    AfterValidator(lambda address: address.rstrip("/")),
    Expected('an address such as "https://uno.example.org" or "https://example.org/uno"'),
]
"""The address of a page, without a slash at its end."""
File = Annotated[Path, AfterValidator(lambda path, info: readable(path, info.context))]
"""A file that can be read, relative to the configuration's folder; becomes an absolute path."""


class Secret:
    """A text that shows itself only when asked to.

    If it is the type of a setting `password`, the operator may write `password`, `password_env` or `password_file`. The
    second is the name of an environment variable, the third a file relative to the configuration's folder.

    >>> password = Secret("hunter2")
    >>> password, f"{password}"
    (Secret('…'), '…')
    >>> password.reveal()
    'hunter2'
    """

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text: Final = text

    def reveal(self) -> str:
        """Return the text itself, to be handed to whoever asks for the password, and to nobody else."""
        return self._text

    def __repr__(self) -> str:
        return "Secret('…')"

    def __str__(self) -> str:
        return "…"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and other._text == self._text

    def __hash__(self) -> int:
        return hash(self._text)

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a secret is not saved")

    @classmethod
    def __get_pydantic_core_schema__(cls, _source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """Read a text that is not blank; `References` has put it in place of `…_env` and `…_file`."""
        return core_schema.no_info_after_validator_function(cls, handler.generate_schema(Text))
