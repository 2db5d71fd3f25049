"""One kind of damage done to one store, and what the bot makes of it."""

import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Literal

from tests.damage.harm import CRASHED, STOPPED
from tests.damage.stores import NAME, Stores, contents, copy, restored
from unobot.store import Damaged, Store

Outcome = Literal["noticed", "harmless", "missed", "written"]
"""Harmless: all that a bot restores is as before. Missed: it is not. Written: it was noticed, but the files are not as before."""


@dataclass(frozen=True)
class Trial:
    """What was done, and what came of it."""

    kind: str
    seed: int
    outcome: Outcome
    words: str


async def trials(stores: Stores, seeds: range, folder: Path) -> "list[Trial]":
    """Every kind of damage with every seed."""
    return [await _tried(stores, kind, seed, folder) for kind in (*STOPPED, *CRASHED) for seed in seeds]


async def _tried(stores: Stores, kind: str, seed: int, folder: Path) -> Trial:
    place = folder / "tried"
    source = stores.stopped if kind in STOPPED else stores.crashed
    whole = await _whole(source, folder)
    copy(source, place)
    try:
        (STOPPED | CRASHED)[kind](place, Random(f"{kind} {seed}"), stores)
        outcome, words = await _opened(place / NAME, whole)
        return Trial(kind, seed, outcome, words)
    finally:
        shutil.rmtree(place)


_WHOLE: dict[Path, object] = {}


async def _whole(source: Path, folder: Path) -> object:
    """What is restored from a store that is not damaged."""
    if source not in _WHOLE:
        copy(source, folder / "whole")
        async with await Store.open(str(folder / "whole" / NAME)) as store:
            _WHOLE[source] = await store.read(restored)
        shutil.rmtree(folder / "whole")
    return _WHOLE[source]


async def _opened(store: Path, whole: object) -> tuple[Outcome, str]:
    before = contents(store)
    try:
        async with await Store.open(str(store)) as opened:
            return ("harmless" if await opened.read(restored) == whole else "missed"), ""
    except Damaged as damaged:
        return ("noticed" if contents(store) == before else "written"), str(damaged)


def by_kind(found: "list[Trial]") -> Iterator[tuple[str, dict[str, int]]]:
    """How many of each outcome there are, by kind."""
    for kind in dict.fromkeys(trial.kind for trial in found):
        outcomes = [trial.outcome for trial in found if trial.kind == kind]
        yield kind, {outcome: outcomes.count(outcome) for outcome in dict.fromkeys(outcomes)}
