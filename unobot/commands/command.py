"""What a line is read as, and what must be known to read it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from uno_engine import Seat, View
from unobot.commands.known import Entry
from unobot.commands.notation import Notation

TableIs = Literal["none", "waiting", "running"]
"""Whether a room has no table, one that waits for the deal, or one at which a round is played."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command that somebody gave.

    `text` is what the engine is to be told (`play w red uno`) if the command is one of the game, and the card's code
    for `moves`. `rest` is what was typed behind the command's word, as it was typed. `room` is named in private only.
    """

    name: str
    text: str = ""
    rest: str = ""
    room: str | None = None
    entry: Entry | None = None

    @property
    def args(self) -> tuple[str, ...]:
        """The words behind the command's own."""
        return tuple(self.rest.split())


@dataclass(frozen=True, slots=True)
class Slip:
    """A command that was meant but not understood: the message that helps, and its arguments."""

    id: str
    args: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Context:
    """Where a line was said and by whom.

    `options` are the ids of what the speaker can do now, `waited` whether the table waits for the speaker. `names` are
    those of the seats. `suffixes` are the words that may end a play. `positions`: a leading number is a place (DOS).
    `more` are commands that plugins brought, by the words typed for them.
    """

    prefixes: tuple[str, ...] = ("!",)
    bare: bool = True
    private: bool = False
    table: TableIs = "none"
    seated: bool = False
    waited: bool = False
    options: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    notation: Notation | None = None
    suffixes: frozenset[str] = frozenset()
    positions: bool = False
    more: Mapping[str, Entry] = field(default_factory=dict)


def at_table(
    view: View,
    notation: Notation,
    *,
    suffixes: frozenset[str] = frozenset(),
    prefixes: tuple[str, ...] = ("!",),
    bare: bool = True,
    private: bool = False,
    more: Mapping[str, Entry] | None = None,
) -> Context:
    """The context of a line at a table, from the view of whoever said it (of everyone, if they have no seat)."""
    seated = view.seat is not None and view.seats[view.seat] not in {Seat.GONE, Seat.LEFT}
    return Context(
        prefixes=prefixes,
        bare=bare,
        private=private,
        table="waiting" if view.phase in {"waiting", "score", "over"} else "running",
        seated=seated,
        waited=seated and view.seat in view.waiting and view.why != "deal",
        options=tuple(option.id for option in view.options),
        names=tuple(name for name, seat in zip(view.names, view.seats, strict=True) if seat is not Seat.GONE),
        notation=notation,
        suffixes=suffixes,
        positions="row" in view.shown,
        more=more or {},
    )
