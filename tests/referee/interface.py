"""What the harness gives to the referee and asks of it."""

from dataclasses import dataclass
from typing import Protocol


class Refused(Exception):
    """The command is not allowed now. The message holds the clause and the reason; nothing has changed."""


class Fined(Refused):
    """The command is refused and costs cards (B31, H7.1), or was a warning (B25: `cards` is 0).

    The fine is already paid when this is raised.
    """

    def __init__(self, reason: str, cards: int) -> None:
        """Keep the number of cards (in Attack: presses)."""
        super().__init__(reason)
        self.cards = cards


class Unclear(Exception):
    """The rulebook does not decide this, or it is not modelled. The round is of no more use after it."""


class Chance(Protocol):
    """Everything that luck decides. The harness provides it."""

    def shuffle(self, cards: list[str]) -> list[str]:
        """Return these cards, which come in any order, as a new pile, top card first."""
        ...

    def number(self, what: str, low: int, high: int) -> int:
        """Return a number from `low` to `high`, such as the cards of one press of the launcher ("launcher", 0, 8)."""
        ...


@dataclass(frozen=True)
class Setup:
    """A round just after the deal.

    `options` and `rules` come on top of the preset's; a rule with a leading "-" takes one of the preset's away.
    Kinds of match ("negative", "places") are rules, too. Exactly one of `flip` and `top` is given: `flip` is turned
    up with its effect, `top` lies without effect. Flip! cards are pairs such as "r5/u2". `draw` is the whole pile, top
    first. In DOS `top` holds the row, "r8 g5"; `flip` is the same.
    """

    preset: str
    options: dict[str, str]
    rules: frozenset[str]
    seats: tuple[str, ...]
    dealer: str
    hands: dict[str, list[str]]
    draw: list[str]
    flip: str | None
    top: str | None
    scores: dict[str, int]


class Round(Protocol):
    """One round of one game, which the harness drives and looks at."""

    def do(self, seat: str, command: str) -> None:
        """Carry out the command of this seat, or raise Refused and change nothing (but see Fined)."""
        ...

    def lawful(self, seat: str) -> set[str]:
        """Return every complete command that this seat may give now to its turn or to a question put to it.

        Words that mean the same are all in it ("draw", "accept"). Plays come with their colour and target
        ("play w red", "play r7 bob"); the short forms, which lead to a question, are accepted by `do` but not listed.
        """
        ...

    def accuses(self, seat: str) -> set[str]:
        """Return the catches, calls, jump-ins and challenges out of turn that would be accepted now."""
        ...

    def accepts(self, seat: str, command: str) -> bool:
        """Return whether the command would be taken now; nothing changes."""
        ...

    def look(self) -> dict[str, object]:
        """Return what a scenario can check, without the keys that mean nothing in this game."""
        ...
