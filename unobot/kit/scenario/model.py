"""What a scenario file says, its schema, and a scenario as a file."""

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from uno_engine import DEAL, EngineError, Game, Input, InputText, MakeMove
from unobot.parsing import MoveRead, Reader

Code = str
"""A card as typed, `r+2`; several of them stand in one text, with spaces between."""


class Expectation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How the game must stand. What is not named is not looked at; what goes by seat, only for the seats named."""

    turn: tuple[str, ...] | None = None
    """Whoever must act now; empty after the round."""
    top: Code | None = None
    color: str | None = None
    direction: Literal["cw", "ccw"] | None = None
    penalty: int | None = None
    hands: dict[str, str] | None = None
    counts: dict[str, int] | None = None
    row: tuple[Code, ...] | None = None
    out: tuple[str, ...] | None = None
    scores: dict[str, int] | None = None
    round_over: bool | None = None
    match_over: bool | None = None
    winners: tuple[str, ...] | None = None
    effects: dict[str, tuple[str, ...]] | None = None
    told: dict[str, str] | None = None
    """Cards that were shown to that seat alone since the last check."""
    side: str | None = None
    """The side of two-faced cards that is in play."""
    backs: dict[str, str] | None = None
    """What is on the backs of the cards that a seat holds."""
    pile_back: Code | None = None
    offers: dict[str, tuple[str, ...]] | None = None
    denied: dict[str, tuple[str, ...]] | None = None

    def named(self) -> dict[str, Any]:
        """The expectations that the file gives, by their keys."""
        found = {key: getattr(self, key) for key in self.__struct_fields__}
        return {key: value for key, value in found.items() if value is not None}

    def seats(self) -> set[str]:
        """The seats that it speaks of."""
        by_seat = (
            *(self.hands, self.counts, self.scores, self.effects),
            *(self.told, self.backs, self.offers, self.denied),
        )
        listed = (self.turn, self.out, self.winners)
        return {seat for seats in (*by_seat, *listed) for seat in seats or ()}


class TypedCommand(msgspec.Struct, frozen=True):
    """A seat types something: `ann: play r5`."""

    seat: str
    text: str

    def __str__(self) -> str:
        return f"{self.seat}: {self.text}"


class GivenInput(msgspec.Struct, frozen=True):
    """An input as journals and replays write it, `{ input = "ann: /skip" }`: nothing of it is looked up in texts."""

    seat: str
    text: str

    def __str__(self) -> str:
        return f"input {self.seat}: {self.text}"


class Deal(msgspec.Struct, frozen=True):
    """The next round is dealt: `deal`."""

    def __str__(self) -> str:
        return "deal"


class Wait(msgspec.Struct, frozen=True):
    """Time passes: `time: 3m`."""

    milliseconds: int

    def __str__(self) -> str:
        return f"time: {self.milliseconds / 1000:g}s"


class RefusedCommand(msgspec.Struct, frozen=True):
    """A command that must be refused: `{ refused = "bob: play y1" }`, or with the reason `{ refused = { "bob: play y1" = "not-your-turn" } }`."""

    command: TypedCommand
    why: str | None = None

    def __str__(self) -> str:
        return f"refused {self.command}"


class Look(msgspec.Struct, frozen=True):
    """A look in between: `{ check = … }`; the last one is the scenario's `expect`."""

    wanted: Expectation

    def __str__(self) -> str:
        return "check"


Step = TypedCommand | GivenInput | Deal | Wait | RefusedCommand | Look


class WrittenScenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One case as its table has it: how the cards are laid out, what happens, and what must then be true."""

    name: str
    clauses: tuple[str, ...]
    table: str
    seats: tuple[str, ...]
    steps: tuple[str | dict[str, Any], ...]
    expect: Expectation
    dealer: str | None = None
    turn: str | None = None
    hands: dict[str, str] = {}
    top: Code | None = None
    flip: Code | None = None
    row: tuple[Code, ...] | None = None
    draw: str = ""
    seed: int | str = 1
    """A number, or the 64 hexadecimal digits that a round was played with."""
    color: str | None = None
    direction: Literal["cw", "ccw"] = "cw"
    side: str | None = None
    under: str = ""
    bottom: str = ""
    laid_out: bool = True
    """Whether cards lie on the table at the beginning; else the first step is `deal`, and they come by the seed."""
    strict: bool = False
    """Whether all is looked at after every step that `unobot simulate --strict` looks at."""


class Scenario(WrittenScenario, frozen=True, kw_only=True):
    """A case whose steps have been read."""

    steps: tuple[Step, ...]  # type: ignore[assignment]  # a file has other steps than a scenario that was read
    wrong: str = ""
    """Why it cannot be read, if so; it then fails with that."""
    keys: dict[str, Any] = {}
    """What else it begins with: keys that only the rules of its table know (`Rule.scenario_keys`)."""
    where: str = ""
    """The file and line where it stands, if it was read from a file."""
    key_lines: dict[str, int] = {}
    """The lines of its keys, if it was read from a file."""
    lines: tuple[int, ...] = ()
    """The lines of its steps and, behind them, of `expect`, if it was read from a file."""

    def named_seats(self) -> set[str]:
        """The seats that it speaks of anywhere, those in its list of seats or not."""
        named = {seat for seat in (self.dealer, self.turn, *self.hands) if seat is not None}
        for step in (*self.steps, Look(self.expect)):
            match step:
                case (
                    TypedCommand(seat=seat)
                    | GivenInput(seat=seat)
                    | RefusedCommand(command=TypedCommand(seat=seat))
                ):
                    named.add(seat)
                case Look(wanted=wanted):
                    named |= wanted.seats()
        return named

    def place(self, step: int) -> str:
        """The file and line of a step, counted from 0 (behind the last one: of `expect`); empty without a file."""
        file, _, _ = self.where.rpartition(":")
        return f"{file}:{self.lines[step]}" if file and self.lines else self.where

    def place_of(self, wrong: str) -> str:
        """The file and line of the key with which an error begins, else of the scenario; empty without a file."""
        file, _, _ = self.where.rpartition(":")
        line = self.key_lines.get(re.split(r"[^\w-]", wrong, maxsplit=1)[0])
        return f"{file}:{line}" if file and line is not None else self.where


_HEAD = """\
# Played again by: unobot scenario {file}
[[scenario]]
name = {name}
clauses = []
table = {table}
seats = {seats}
seed = "{seed}"
laid_out = false
strict = true
steps = [
{steps}
]
expect = {{}}
"""


def write_scenario(file: str, name: str, game: Game, inputs: Sequence[Input], reader: Reader) -> str:
    """The text of a file with one strict scenario: `game` before its first deal, and the inputs that follow.

    A move stands there as it is typed in English; what cannot be typed so, as an `input`. The game is played on.
    """
    steps = (f"    {step}," for step in _steps(game, inputs, reader))
    return _HEAD.format(
        file=file,
        name=_text(name),
        table=_text(game.rules.line),
        seats=json.dumps(list(game.state.names), ensure_ascii=False),
        seed=game.seed.hex(),
        steps="\n".join(steps),
    )


def _steps(game: Game, inputs: Sequence[Input], reader: Reader) -> Iterator[str]:
    texts = InputText(game.rules.deck.by_code)
    on_the_way = True
    for given in inputs:
        seat, text = texts.write(given, game.state.names)
        line = _text(f"{game.state.names[seat or 0]}: {text}")
        if isinstance(given, MakeMove) and given.move == DEAL:
            yield _text("deal")
        else:
            typed = False
            if on_the_way and isinstance(given, MakeMove):
                read = reader.read_move(text, game, given.seat)
                typed = isinstance(read, MoveRead) and (read.move, tuple(read.ahead)) == (
                    given.move,
                    given.ahead,
                )
            yield line if typed else f"{{ input = {line} }}"
        # the last input may fail again, and any of them if the rules are not the same any more
        try:
            if on_the_way:
                game.take(given)
        except EngineError:
            on_the_way = False


def _text(text: str) -> str:
    """Quote a text as TOML has it."""
    return json.dumps(text, ensure_ascii=False)
