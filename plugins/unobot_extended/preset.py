"""The preset `extended` (P4), and the options of its base rule (X3)."""

from dataclasses import dataclass
from typing import Annotated

import msgspec

from uno_engine import BadTable, Preset, Value, YesNo

EXTENDED = Preset(
    "extended",
    base="extended-game",
    about="Extended 5.2: 152 cards of 24 kinds, effects, reactions, and games that take over the table.",
    options={"rounds": "5"},
    match=("rounds",),
)
"""Five rounds of Extended 5.2; going out scores by X9."""


@dataclass(frozen=True, slots=True)
class HandSize:
    """The option `cards`: 5, 7 or 9 cards are dealt, or `auto`: fewer to more players (X3)."""

    name: str = "cards"
    default: int = 0
    about: str = "Cards dealt to each player: 5, 7 or 9; auto: fewer to more players (X3)."

    def read(self, text: str) -> Value:
        """Return the typed number, 0 for `auto`; raise BadTable for anything else."""
        if text not in {"5", "7", "9", "auto"}:
            raise BadTable("wants-word", option=self.name, words="5, 7, 9, auto", said=text)
        return 0 if text == "auto" else int(text)

    def write(self, value: Value) -> str:
        """Return the value as it is typed: `7`, or `auto` for 0."""
        return str(value or "auto")


class ExtendedSettings(msgspec.Struct, frozen=True):
    """How many cards are dealt, and which."""

    cards: Annotated[int, HandSize()]
    dropped: Annotated[
        bool, YesNo("dropped", False, "Whether one of each card that the source has dropped is added.")
    ]
