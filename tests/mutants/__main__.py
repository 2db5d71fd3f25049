"""`python -m tests.mutants [--seed N] [--sample N]`: how many small faults in the bot's core do the tests notice?

A sample of all mutants is tried, each with the tests that enter the changed function, up to so many seconds of tests. The same
seed gives the same sample as long as the code at those places stays. Which test enters what is found out in the first run (a
quarter of an hour), kept in `.mutants`, and after that anew for test files that have changed; `--learn` begins from nothing.
The exit status is 1 if a mutant survived.
"""

import argparse
import sys
import tempfile
import time
import tomllib
from collections.abc import Sequence
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Final

import msgspec

from tests.mutants.changes import Mutant, mutants
from tests.mutants.entering import Entered, Seen
from tests.mutants.trying import Copy

CORE: Final = (
    "unobot/tables",
    "unobot/rooms",
    "unobot/store",
    "unobot/outbox",
    "unobot/commands",
    "plugins/unobot_irc",
    "plugins/unobot_matrix",
)
TESTS: Final = ("tests/bot", "tests/plugins", "tests/servers")
KEPT: Final = ".mutants"
EQUIVALENT: Final = "tests/mutants/equivalent.toml"


def main(arguments: Sequence[str] | None = None) -> int:
    """Try a sample and report; returns 1 if a mutant survived."""
    chosen = _parser().parse_args(arguments)
    root: Path = chosen.root.resolve()
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(root, Path(folder))
        entered = learn(copy, Path(folder), chosen.tests, root / KEPT, anew=chosen.learn)
        every = every_mutant(Path(folder), chosen.code)
        wanted = [each for each in every if not chosen.only or any(text in each.name for text in chosen.only)]
        # by hashes, so that a seed's mutants stay when others come and go
        wanted.sort(key=lambda each: sha256(f"{chosen.seed} {each.name}".encode()).digest())
        return report(root, wanted[: chosen.sample], len(every), Trial(copy, entered, chosen.seconds))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--sample", type=int, default=20, help="how many mutants")
    parser.add_argument(
        "--seconds", type=float, default=60.0, help="how long the tests of one mutant may take together"
    )
    parser.add_argument("--only", nargs="*", default=[], help="only mutants whose name contains one of these")
    parser.add_argument("--learn", action="store_true", help="find out anew which test enters what")
    parser.add_argument("--code", nargs="*", default=CORE, help="folders of the code that is changed")
    parser.add_argument("--tests", nargs="*", default=TESTS, help="folders of the tests that are run")
    parser.add_argument("--root", type=Path, default=Path(), help="the project's folder")
    return parser


def every_mutant(root: Path, folders: Sequence[str]) -> list[Mutant]:
    """All mutants of these folders; the steps of a database's structure are never changed again, so they are left out."""
    files = [file for folder in folders for file in sorted((root / folder).rglob("*.py"))]
    return [
        mutant
        for file in files
        if "migrations" not in file.parts
        for mutant in mutants(str(file.relative_to(root)), file.read_bytes())
    ]


def learn(copy: Copy, folder: Path, parts: Sequence[str], kept: Path, *, anew: bool) -> Entered:
    """Which test enters what; test files that are new or have changed are run for it."""
    known = kept.exists() and not anew
    entered = msgspec.json.decode(kept.read_bytes(), type=Entered) if known else Entered()
    entered.forget(folder)
    files = [
        str(file.relative_to(folder)) for part in parts for file in sorted((folder / part).rglob("test_*.py"))
    ]
    for part, changed in groupby(entered.changed(folder, files), lambda file: file.rpartition("/")[0]):
        _say(f"finding out what the tests in {part} enter")
        copy.watch(list(changed), entered)
        # after each folder, for all of them take a long time
        kept.write_bytes(msgspec.json.encode(entered))
    return entered


def equivalents(root: Path) -> dict[str, str]:
    """The mutants that were judged, by name, and why nothing notices them."""
    file = root / EQUIVALENT
    listed = tomllib.loads(file.read_text(encoding="utf-8")).get("mutant", []) if file.exists() else []
    return {each["name"]: each["why"] for each in listed}


class Trial:
    """What a mutant is tried with."""

    def __init__(self, copy: Copy, entered: Entered, seconds: float) -> None:
        self._copy, self._entered, self._seconds = copy, entered, seconds

    def result(self, mutant: Mutant) -> tuple[bool, str]:
        """Whether some test noticed the mutant, and what is told of it."""
        tests = self._entered.choose(mutant.file, mutant.function)
        affordable = self._affordable(tests)
        since = time.monotonic()
        verdict = self._copy.judge(mutant, affordable)
        told = f"{time.monotonic() - since:.0f} s, {verdict.run} of {len(tests)} tests"
        return bool(verdict.by), f"{told}, {verdict.by}" if verdict.by else told

    def _affordable(self, tests: Sequence[tuple[str, Seen]]) -> list[tuple[str, Seen]]:
        affordable: list[tuple[str, Seen]] = []
        seconds = 0.0
        for test in tests:
            seconds += test[1].seconds
            if not affordable or seconds <= self._seconds:
                affordable.append(test)
        return affordable


def report(root: Path, sample: Sequence[Mutant], of: int, trial: Trial) -> int:
    """Try each, and say what became of it; at the end the share, and the survivors once more."""
    judged, survivors, equivalent = equivalents(root), [], 0
    for mutant in sample:
        if mutant.name in judged:
            equivalent += 1
            _say(f"equivalent  {_place(mutant)}  ({judged[mutant.name]})")
            continue
        noticed, told = trial.result(mutant)
        _say(f"{'killed    ' if noticed else 'SURVIVED  '}  {_place(mutant)}  ({told})")
        survivors += [] if noticed else [mutant]
    killed = len(sample) - equivalent - len(survivors)
    _say(
        f"{len(sample)} of {of} mutants: {killed} killed, {len(survivors)} survived, {equivalent} equivalent"
    )
    _say(f"killed of those that can be noticed: {killed / max(1, len(sample) - equivalent):.0%}")
    for mutant in survivors:
        _say(f"survivor: {_place(mutant)}")
    return 1 if survivors else 0


def _place(mutant: Mutant) -> str:
    file, _, change = mutant.name.partition(" ")
    return f"{file}:{mutant.line} {change}"


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
