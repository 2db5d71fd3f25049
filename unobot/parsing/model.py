"""What a line can be read as, who said it, and which players its names mean."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from uno_engine import Ahead, Game, Move, Seat, Stage
from unobot.parsing.nearest import nearest
from unobot.parsing.vocabulary import fold, strip_accents


@dataclass(frozen=True)
class Names:
    """The names of the people in some seats.

    `shown` is what their seats are called, `own` what they call themselves, if that is something else. `same` makes of
    a name what is equal for two that are the same on the network.
    """

    shown: Mapping[int, str] = field(default_factory=dict)
    own: Mapping[int, str] = field(default_factory=dict)
    same: Callable[[str], str] = fold
    _found: dict[str, int | None] = field(default_factory=dict, init=False, repr=False, compare=False)
    """What `whole` has said: every word of a line is asked for several times."""

    def beginning(self, said: str) -> Sequence[int]:
        """Return the seats of the players whose names, or the ids behind them, begin so."""
        wanted = fold(self.same(strip_address(said)))
        if not wanted:
            return ()
        found = [seat for seat, name in self._called.items() if name.startswith(wanted)]
        for id_ in (wanted, wanted.split(":")[0]):
            found = found or [seat for seat, name in self._called.items() if f"(@{id_}" in name]
        return found

    def whole(self, said: str) -> int | None:
        """Return the seat of the player whose whole name that is; without its accents if only one has it so.

        Exactly as it is written comes first: where `q[w` and `q{w` are two people, each is found.
        """
        if said not in self._found:
            exact = (
                seats[wanted]
                for form, *tables in self._forms
                for wanted in (form(said), form(strip_address(said)))
                for seats in tables
                if wanted in seats
            )
            nearly = self._plain.get(fold(strip_address(said)), ())
            self._found[said] = next(exact, nearly[0] if len(nearly) == 1 else None)
        return self._found[said]

    @cached_property
    def _called(self) -> Mapping[int, str]:
        return {seat: fold(self.same(name)) for seat, name in self.shown.items()}

    @cached_property
    def _forms(self) -> Sequence[tuple[Callable[[str], str], Mapping[str, int], Mapping[str, int]]]:
        """Return each way to compare names, with the first seat of each name that is shown, and of each that is somebody's own."""
        return [
            (form, _first_seats(form, self.shown), _first_seats(form, self.own))
            for form in (str, self.same, fold)
        ]

    @cached_property
    def _plain(self) -> Mapping[str, Sequence[int]]:
        """Return the seats by names without their accents."""
        found: dict[str, list[int]] = {}
        for seat, name in self.shown.items():
            if not name.isascii():
                found.setdefault(strip_accents(fold(name)), []).append(seat)
        return found


def _first_seats(form: Callable[[str], str], called: Mapping[int, str]) -> Mapping[str, int]:
    seats: dict[str, int] = {}
    for seat, name in called.items():
        seats.setdefault(form(name), seat)
    return seats


def strip_address(said: str) -> str:
    """Return a name without what stands around it when somebody is spoken to: `@bob:`."""
    return said.removeprefix("@").rstrip(",:.!?")


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
        """Return the words behind the command."""
        return tuple(self.rest.split())


@dataclass(frozen=True, slots=True)
class Slip:
    """Something was meant for the bot but not understood: the id of the message that helps, and its arguments.

    `suggestion` is what is done if the same person says yes to it with their next line. `bare`: it was said in a room
    without prefix, and is only nearly an answer: the same is not answered twice in a turn.
    """

    id: str
    args: Mapping[str, object] = field(default_factory=dict)
    suggestion: MoveRead | CommandRead | None = None
    bare: bool = field(default=False, kw_only=True, repr=False)


Read = MoveRead | CommandRead | Slip
"""What a line is read as, if it is meant for the bot."""


@dataclass(frozen=True)
class Speaker:
    """The speaker of a line, and the place where it was said.

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
    same: Callable[[str], str] = fold

    @property
    def mid_round(self) -> bool:
        """Whether a round is on the table here: dealt, and not yet scored."""
        return self.game is not None and self.game.state.stage is not Stage.SCORED

    @property
    def waited_for(self) -> bool:
        """Whether a round waits for the speaker."""
        question = self.game.question if self.game is not None else None
        return self.mid_round and question is not None and self.seat in question.waiting()

    @cached_property
    def names(self) -> Names:
        """Return the names of all seats that have not been given up for good."""
        if self.game is None:
            return Names()
        state = self.game.state
        there = [seat for seat, status in enumerate(state.seats) if status is not Seat.GONE]
        shown = {seat: state.names[seat] for seat in there}
        return Names(shown, {seat: self.own[seat] for seat in there if seat in self.own}, self.same)


def find_player(said: str, names: Names) -> int | Slip:
    """Return the seat of the player with that name, whatever its case, or whose name alone begins so.

    Where two people are called the same, the id behind the name, `Bob(@bob:example.org)`, is a name too.

    >>> find_player("BO", Names({0: "ann", 1: "bob"}))
    1
    >>> find_player("@rob:example.org", Names({0: "bob", 1: "bob(@rob:example.org)"}))
    1
    >>> find_player("b", Names({0: "bea", 1: "bob"}))
    Slip(id='slip-name-unclear', args={'said': 'b', 'candidates': ('bea', 'bob')}, suggestion=None)
    """
    named = names.whole(said)
    if named is not None:
        return named
    found = names.beginning(said)
    if len(found) == 1:
        return found[0]
    if found:
        candidates = tuple(names.shown[seat] for seat in found)
        return Slip("slip-name-unclear", {"said": said, "candidates": candidates})
    written = {fold(name): name for name in names.shown.values()}
    like = tuple(written[name] for name in nearest(fold(strip_address(said)), written, most=4))
    return (
        Slip("slip-name", {"said": said, "nearest": like})
        if like
        else Slip("slip-name-unknown", {"said": said})
    )
