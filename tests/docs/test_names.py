"""What plugins may rely on is frozen: a line that would break somebody's plugin is noticed."""

import builtins
import collections.abc
import contextlib
import importlib
import re
import subprocess
import types
import typing
from collections.abc import Callable
from functools import cache
from itertools import count
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT
from tests.docs.names import FILE, OPAQUE, PART, PUBLIC, broken, names_of, promised
from unobot.plugins.hookspecs import API

FROZEN = FILE.read_text(encoding="utf-8")


@cache
def now() -> list[str]:
    """What the code promises now: seconds of work, which only the worker that runs these tests does."""
    return list(promised())


def test_every_promise_is_kept_and_what_is_new_is_promised() -> None:
    assert broken(FROZEN, now()) == [], "what is to go is deprecated first (docs/plugins/directory.md)"
    assert set(now()) <= set(FROZEN.splitlines()), "python -m tests.docs.names adds what is new"


def test_nothing_that_was_promised_was_taken_out_of_the_file() -> None:
    name = FILE.relative_to(ROOT).as_posix()
    tags = _git("tag", "--list", "v*", "--sort=-version:refname").split()
    first = _git("log", "--diff-filter=A", "--format=%H", "--", name).split()
    if not (since := [*tags, *first[-1:]][:1]):
        pytest.skip("the file of promises is not committed yet")
    before = subprocess.run(
        ["git", "show", f"{since[0]}:{name}"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    # a release that had an older API had another file
    if before.returncode == 0:
        assert broken(before.stdout, FROZEN.splitlines()) == []


def _git(*words: str) -> str:
    try:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"without git the promises cannot be compared with those of a release: {error}")


def test_types_in_signatures_are_promised_or_known_to_be_opaque() -> None:
    names = [line for line in now() if line.split()[0] not in {"text", "scenario", "step", "expect", "json"}]
    heads = [re.split(r"[(:]", line, maxsplit=1) for line in names]
    public = {head.split()[-1].rpartition(".")[2] for head, *_ in heads}
    # what is written as a type: behind a colon, an arrow, a bracket, a bar; a default behind `=` is a value
    typed = [
        re.sub(r"= [^,)]*", "", rest)
        for line, (head, *rests) in zip(names, heads, strict=True)
        for rest in rests
    ]
    used = {word for each in typed for word in re.findall(r"(?<![.\w])[A-Z]\w*[a-z]\w*(?![.\w])", each)}
    elsewhere = {
        *vars(builtins),
        *vars(typing),
        *vars(collections.abc),
        *vars(contextlib),
        *vars(types),
        "Path",
        "Random",
    }
    libraries = {"AfterValidator", "HookimplMarker", "HookspecMarker", "Interval", "MinLen", "Result"}
    assert sorted(used - public - elsewhere - libraries - OPAQUE) == []
    assert sorted(OPAQUE - used) == []


def test_the_version_is_that_of_the_file() -> None:
    assert FILE.name == f"api-{API}.txt"
    assert len(PUBLIC) > 10
    assert len(now()) > 2000


def test_whoever_is_handed_an_object_knows_the_type_of_each_member() -> None:
    members = [line for line in now() if re.match(rf" +[\w.]+\.({'|'.join(PART)})\.", line)]
    assert len(members) > 40
    assert [line for line in members if not re.search(r"[:(]", line)] == []


SHED = """
class Spade:
    depth: int = 3
    def dig(self, where: str, *, deep: int = 1) -> None: pass
    def _rest(self) -> None: pass

def paint(colour: str, coats: int = 2) -> str: pass

class Worker(Protocol):
    def work(self, hours: int) -> None: ...
"""


_NUMBERS = count()


@pytest.fixture
def shed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[str]]:
    """Return the lines of a module with that source; each time another module."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def shed(source: str) -> list[str]:
        name = f"unobot_shed{next(_NUMBERS)}"
        (tmp_path / f"{name}.py").write_text(f"from typing import Protocol\n{source}")
        importlib.invalidate_caches()
        return [line.replace(name, "unobot_shed") for line in names_of(importlib.import_module(name))]

    return shed


def test_names_are_told_with_what_they_take_and_return(shed: Callable[[str], list[str]]) -> None:
    assert shed(SHED) == [
        "class unobot_shed.Spade()",
        "    unobot_shed.Spade.depth: int = 3",
        "    unobot_shed.Spade.dig(where: str, *, deep: int = 1) -> None",
        "class unobot_shed.Worker",
        "    must unobot_shed.Worker.work(hours: int) -> None",
        "unobot_shed.paint(colour: str, coats: int = 2) -> str",
    ]


@pytest.mark.parametrize(
    ("now", "before"),
    [
        ("depth: int", "depth: float"),
        ("depth", "width"),
        ("where: str, ", "there: str, "),
        ("coats: int = 2", "coats: int"),
        (") -> str", ") -> int"),
        ("def paint", "def varnish"),
        ("def dig", "def _dig"),
        ("def work", "def rest(self) -> None: ...\n    def work"),
    ],
)
def test_a_change_that_breaks_a_plugin_is_found(
    shed: Callable[[str], list[str]], now: str, before: str
) -> None:
    assert broken("\n".join(shed(SHED)), shed(SHED.replace(now, before)))


@pytest.mark.parametrize(
    "more", ["\ndef sweep() -> None: pass\n", "\nclass Rake(Protocol):\n    def rake(self) -> None: ...\n"]
)
def test_a_new_name_breaks_nothing(shed: Callable[[str], list[str]], more: str) -> None:
    assert broken("\n".join(shed(SHED)), shed(SHED + more)) == []


def test_a_member_may_get_a_type_and_keeps_it() -> None:
    assert broken("Spade.depth", ["Spade.depth: int"]) == []
    assert broken("Spade.depth: int", ["Spade.depth"]) == ["Spade.depth: int"]


def test_a_class_may_take_more_that_need_not_be_given() -> None:
    assert broken("class Spade(depth, where=)", ["class Spade(depth, where=, deep=)"]) == []
    assert broken("class Spade()", ["class Spade(deep=)"]) == []
    for now in ("depth, where=, deep", "depth, deep=, where=", "depth", "depth, where=, *, deep="):
        assert broken("class Spade(depth, where=)", [f"class Spade({now})"])


def test_a_message_may_be_told_more_and_never_less() -> None:
    assert broken("text dug $depth", ["text dug $depth $who"]) == []
    assert broken("text dug $depth $who", ["text dug $depth"]) == ["text dug $depth $who"]
