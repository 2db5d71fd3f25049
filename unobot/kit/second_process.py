"""Rounds that are played again in another process, where hashes have another seed: the order of a set is another one there."""

import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from hashlib import sha256
from importlib.metadata import EntryPoint
from itertools import zip_longest
from pathlib import Path
from typing import Final

import msgspec

import uno_engine as uno
from unobot.kit.rounds import seat_players
from unobot.plugins import Plugins, catalogue, load_plugins

_SEEDS: Final = ("1", "2")
_PATIENCE: Final = 600
"""Seconds for all rounds: many times as long as they took in the first process."""


_OTHERWISE: Final = "in another process it goes otherwise:"
_SORT: Final = "something hangs on the order of a set: write sorted(…) or dict.fromkeys(…)"
_TYPEABLE: Final = (
    "what cannot be typed cannot be stored either: write symbols of cards, words and verbs without spaces"
)


class RecordedRound(msgspec.Struct, frozen=True):
    """A round from its deal on: who gave each input, its text, and what it led to, as `outcome` has it."""

    line: str
    seed: str
    seats: int
    steps: Sequence[tuple[int | None, str, Sequence[str]]]


class _Task(msgspec.Struct, frozen=True):
    """What the second process is told: names and modules of the installed plugins, paths of the others, and the rounds."""

    installed: Sequence[tuple[str, str]]
    paths: Sequence[str]
    rounds: Sequence[RecordedRound]


def outcome(game: uno.Game, events: Sequence[uno.Event]) -> list[str]:
    """Return what has happened and what can be done now, each by its name and a checksum."""
    question = game.question
    found: list[tuple[str, object]] = [(type(event).__name__, event) for event in events]
    waiting = question.waiting() if question is not None else ()
    found += [(f"what seat {seat + 1} can do", game.options(seat)) for seat in waiting]
    return [f"{name}: {sha256(repr(value).encode()).hexdigest()[:12]}" for name, value in found]


def record(
    rules: uno.RuleSet, game: uno.Game, seats: int, done: Sequence[tuple[uno.Input, Sequence[str]]]
) -> RecordedRound:
    """Return a round in which these inputs were given, with what each led to."""
    text, names = uno.InputText(rules.deck.by_code), _names(len(game.state.names))
    steps = [(*text.write(given, names), led_to) for given, led_to in done]
    return RecordedRound(rules.line, game.seed.hex(), seats, steps)


def find_differences(rounds: Sequence[RecordedRound], plugins: Plugins) -> list[str]:
    """Play the rounds in another process; returns for each what goes otherwise there and what to do, or nothing if it goes the same."""
    if not rounds:
        return []
    installed = [(each.name, each.module) for each in plugins.loaded if not each.at_path]
    task = _Task(installed, [str(path) for path in plugins.paths], rounds)
    seed = next(seed for seed in _SEEDS if seed != os.environ.get("PYTHONHASHSEED"))
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    ended = subprocess.run(  # noqa: S603 - the same Python, and this file
        [sys.executable, "-m", __name__],
        input=msgspec.json.encode(task),
        env=environment,
        stdout=subprocess.PIPE,
        timeout=_PATIENCE,
        check=True,
    )
    return msgspec.json.decode(ended.stdout, type=list[str])


def _names(seats: int) -> tuple[str, ...]:
    return tuple(f"seat{number}" for number in range(1, seats + 1))


def play_again(played: RecordedRound, known: uno.Catalogue) -> str:
    """Play a recorded round again; returns what goes otherwise and what to do, or nothing if it goes the same."""
    number, given = 0, ""
    try:
        rules = known.compose(played.line)
        game, text = (
            seat_players(rules, bytes.fromhex(played.seed), played.seats),
            uno.InputText(rules.deck.by_code),
        )
        game.take_events()
        for number, (seat, given, wanted) in enumerate(played.steps, 1):
            game.take(text.read(seat, given, _names(played.seats)))
            pairs = zip_longest(wanted, outcome(game, game.take_events()), fillvalue="")
            if differs := next((there or here for there, here in pairs if there != here), ""):
                return f"{_OTHERWISE} {differs.partition(':')[0]} (input {number}); {_SORT}"
    except Exception as error:  # noqa: BLE001 - whatever a rule does, it did not do it in the first process
        if isinstance(error, uno.NotUnderstood):
            return f"the players' own input {number}, `{given}`, cannot be read again: {error}; {_TYPEABLE}"
        if isinstance(error, uno.EngineError) and not isinstance(error, uno.RuleFailed):
            return f"{_OTHERWISE} input {number}, `{given}`, is refused there: {error}; {_SORT}"
        return f"{_OTHERWISE} {type(error).__name__}: {error} (input {number}); {_SORT}"
    return ""


def main() -> None:
    """Read the task from standard input, and write the differences to standard output."""
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=_Task)
    with redirect_stdout(sys.stderr):  # a plugin may print
        installed = [EntryPoint(name, module, "unobot") for name, module in task.installed]
        known = catalogue(load_plugins(installed=installed, paths=map(Path, task.paths)))
        found = [play_again(played, known) for played in task.rounds]
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
