"""What must never be printed: passwords and tokens."""

from typing import Any, Final

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from unobot.config.kinds import Text


class Secret:
    """A text that shows itself only when asked to.

    As the type of a setting `password` it lets the operator write `password`, `password_env` (the name of an
    environment variable) or `password_file` (a file relative to the configuration's folder).

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
