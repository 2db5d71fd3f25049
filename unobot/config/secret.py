"""What must never be printed: passwords and tokens."""

from typing import Final


class Secret:
    """A text that shows itself only when asked to.

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
        """The text itself, to be handed to whoever asks for the password, and to nobody else."""
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
