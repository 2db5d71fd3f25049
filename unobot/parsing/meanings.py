"""What a typed line is read as, and what must be known of its speaker to read it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from uno_engine import Ahead, Game, Move, Seat, Stage
from unobot.parsing.called import Names
from unobot.parsing.typed import folded


@dataclass(frozen=True, slots=True)
class MoveRead:
    """A move in a game, and what was typed beyond it. The engine judges it. `room` is named in private only."""

    move: Move
    ahead: Ahead = ()
    room: str | None = None


@dataclass(frozen=True, slots=True)
class CommandRead:
    """A command of the bot by its name, and what was typed behind it, as it was typed.

    `room` is named in private only. `bare`: it was said in a room without prefix; who cannot give it means nothing by it.
    """

    command: str
    rest: str = ""
    room: str | None = None
    bare: bool = False

    @property
    def args(self) -> tuple[str, ...]:
        """The words behind the command."""
        return tuple(self.rest.split())


@dataclass(frozen=True, slots=True)
class Slip:
    """Something was meant for the bot but not understood: the id of the message that helps, and its arguments.

    `suggestion` is what is done if the same person says yes to it with their next line.
    """

    id: str
    args: Mapping[str, object] = field(default_factory=dict)
    suggestion: MoveRead | CommandRead | None = None


Read = MoveRead | CommandRead | Slip
"""What a line is read as, if it is meant for the bot."""


@dataclass(frozen=True, slots=True)
class Speaker:
    """Who said a line, and where.

    `game` is the one at the table there, `seat` the seat that the speaker holds. `private`: said to the bot alone, or
    with its name before it, so that no prefix is needed. `bare`: the room lets some words be said without prefix.
    `suggestion` is that of the `Slip` which their last line was answered with. `own` are the names that the players of the
    seats gave themselves, `same` makes of a name what decides on the network whether two are the same.
    """

    game: Game | None = None
    seat: int | None = None
    private: bool = False
    prefixes: tuple[str, ...] = ("!",)
    bare: bool = True
    suggestion: MoveRead | CommandRead | None = None
    own: Mapping[int, str] = field(default_factory=dict)
    same: Callable[[str], str] = folded

    @property
    def mid_round(self) -> bool:
        """Whether a round is on the table here: dealt, and not yet scored."""
        return self.game is not None and self.game.state.stage is not Stage.SCORED

    @property
    def waited_for(self) -> bool:
        """Whether a round waits for the speaker."""
        question = self.game.question if self.game is not None else None
        return self.mid_round and question is not None and self.seat in question.waiting()

    @property
    def names(self) -> Names:
        """The names of all seats that have not been given up for good."""
        if self.game is None:
            return Names()
        state = self.game.state
        there = [seat for seat, status in enumerate(state.seats) if status is not Seat.GONE]
        shown = {seat: state.names[seat] for seat in there}
        return Names(shown, {seat: self.own[seat] for seat in there if seat in self.own}, self.same)
