"""How many cards are dealt (X3)."""

from dataclasses import dataclass

from uno_engine import BadTable, Value


@dataclass(frozen=True, slots=True)
class HandSize:
    """5, 7 or 9; else `auto`, by the number of players."""

    name: str = "cards"
    default: int = 0
    about: str = "Cards dealt to each player: 5, 7 or 9; auto: fewer to more players (X3)."

    def read(self, text: str) -> Value:
        """The number; 0 for `auto`."""
        if text not in {"5", "7", "9", "auto"}:
            raise BadTable("wants-word", option=self.name, words="5, 7, 9, auto", said=text)
        return 0 if text == "auto" else int(text)

    def write(self, value: Value) -> str:
        """As typed."""
        return str(value or "auto")
