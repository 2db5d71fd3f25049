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


_HANDS = frozenset(map(str, range(3, 12)))
"""The numbers of cards that can be dealt, as they are typed (X9)."""


@dataclass(frozen=True, slots=True)
class HandSize:
    """The option `cards`: 3 to 11 cards are dealt (5, 7 or 9 by the source), or `auto`: fewer to more players (X3, X9)."""

    name: str = "cards"
    default: int = 0
    about: str = "Cards dealt to each player, 3 to 11; auto: fewer to more players (X3, X9)."

    def read(self, text: str) -> Value:
        """Return the typed number, 0 for `auto`; raise BadTable for anything else."""
        if text == "auto":
            return 0
        if text not in _HANDS:
            raise BadTable("wants-number", option=self.name, low=3, high=11, said=text)
        return int(text)

    def write(self, value: Value) -> str:
        """Return the value as it is typed: `7`, or `auto` for 0."""
        return str(value or "auto")


class ExtendedSettings(msgspec.Struct, frozen=True):
    """How many cards are dealt, and which."""

    cards: Annotated[int, HandSize()]
    dropped: Annotated[
        bool, YesNo("dropped", False, "Whether one of each card that the source has dropped is added.")
    ]
