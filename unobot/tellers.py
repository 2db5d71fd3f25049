"""How what happens at a table, and what its rules publish, is told. Plugins bring tellers by the hook `unobot_tellers`.

Most needs none, for there are conventions. An event `HandLost` is told by the message `event-hand-lost` if there is one
(see `unobot.messages.convention` for the other forms); a fact `PenaltyPending` by `top-penalty-pending`, a sentence of
the answer to `!top`, and, if it has a `seat`, by `mark-penalty-pending` in the list of players. The fields of all facts
are arguments of the prompts, and so is each fact's own name (`answerable`), which is `yes` while it is published.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any

from uno_engine import Card, Event, Fact, View
from unobot.document import Document
from unobot.texts import Value

if TYPE_CHECKING:
    from unobot.messages.narrator import Narrator
    from unobot.messages.voice import Voice

EventTeller = Callable[["Narrator", Any], None]
"""Adds an event of its class to what is told; it may take further events that belong to it."""

PromptTeller = Callable[["Voice", View, Any], Mapping[str, Value]]
"""Arguments for the prompts (`prompt-WHY`), made of a fact, in the place of its fields."""

TopTeller = Callable[["Voice", View, Any], Document]
"""A sentence for the answer to `!top`, made of a fact."""

MarkTeller = Callable[["Voice", View, Any, int], Iterable[Document]]
"""What a fact adds to one seat in the list of players: the last argument is the seat."""

NumberTeller = Callable[[Any], int | None]
"""The number that the top card stands for because of a fact; None if it has none but its own."""

CardsTeller = Callable[[Any], Mapping[int, Card]]
"""The cards on the table that a picture of a hand shows above it, by the number that is typed for each."""


@dataclass(frozen=True, slots=True)
class Tellers:
    """How events and facts are told, each by its class."""

    events: Mapping[type[Event], EventTeller] = field(default_factory=dict)
    prompts: Mapping[type[Fact], PromptTeller] = field(default_factory=dict)
    top: Mapping[type[Fact], TopTeller] = field(default_factory=dict)
    marks: Mapping[type[Fact], MarkTeller] = field(default_factory=dict)
    top_number: Mapping[type[Fact], NumberTeller] = field(default_factory=dict)
    cards: Mapping[type[Fact], CardsTeller] = field(default_factory=dict)

    def plus(self, other: "Tellers") -> "Tellers":
        """What these and the others tell; of a class that both tell, the others' way counts."""
        return Tellers(
            *({**mine, **theirs} for mine, theirs in zip(self.tables(), other.tables(), strict=True))
        )

    def clash(self, other: "Tellers") -> str | None:
        """The name of the first class that both tell in the same way; None if there is none."""
        pairs = zip(self.tables(), other.tables(), strict=True)
        return next((kind.__name__ for mine, theirs in pairs for kind in mine if kind in theirs), None)

    def __iter__(self) -> Iterator[str]:
        """The names of the classes that are told."""
        return iter(dict.fromkeys(kind.__name__ for table in self.tables() for kind in table))

    def tables(self) -> tuple[Mapping[type, Any], ...]:
        """The tables, in the order of the fields."""
        return tuple(getattr(self, each.name) for each in fields(self))
