"""Reading the scenario files and the rulebook's clause ids, to check the ones against the others."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
RULEBOOK = ROOT / "docs/reference/rulebook"
CLAUSE = re.compile(r"^- \*\*((?:[A-Z]\d+(?:\.\d+)?)|X-[^*]+)\*\*", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario as written, with the file it stands in."""

    file: str
    table: dict[str, Any]

    @property
    def name(self) -> str:
        return str(self.table.get("name", "(no name)"))

    @property
    def seats(self) -> list[str]:
        return [str(seat) for seat in self.table.get("seats", [])]

    @property
    def checks(self) -> list[dict[str, Any]]:
        """Every look at the game: those between the steps, and the one at the end."""
        between = [s["check"] for s in self.table.get("steps", []) if isinstance(s, dict) and "check" in s]
        return [*between, self.table.get("expect", {})]

    @property
    def commands(self) -> list[str]:
        """Every step that is typed or done, refused ones included."""
        commands: list[str] = []
        for step in self.table.get("steps", []):
            typed = step if isinstance(step, str) else step.get("refused", ())
            # a refusal with its reason is a table of one command
            commands += [typed] if isinstance(typed, str) else typed
        return commands


def clauses(chapter: str) -> list[str]:
    """Return the ids of all clauses of a rulebook file, in their order."""
    return CLAUSE.findall((RULEBOOK / chapter).read_text(encoding="utf-8"))


def all_clauses() -> set[str]:
    return {clause for chapter in RULEBOOK.glob("*.md") for clause in clauses(chapter.name)}


def scenarios() -> Iterator[Scenario]:
    """Read every scenario of every folder beside this file, by file name."""
    for path in sorted(HERE.glob("*/**/*.toml")):
        for table in tomllib.loads(path.read_text(encoding="utf-8")).get("scenario", []):
            yield Scenario(path.relative_to(HERE).as_posix(), table)


def cited_by_tests() -> dict[str, list[str]]:
    """Clauses shown by tests of their own: clause id to `file::test` names."""
    told = tomllib.loads((HERE / "cited_by_tests.toml").read_text(encoding="utf-8"))
    return {clause: [tests] if isinstance(tests, str) else tests for clause, tests in told.items()}
