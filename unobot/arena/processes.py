"""The deals of contests played on all cores: each process loads the plugins once, and is handed deals."""

import signal
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path

from uno_engine import RuleSet
from unobot.arena.contest import Contest, DealPlayed, play_deal
from unobot.arena.rlcard_rule import RlcardRule
from unobot.catalogue import catalogue
from unobot.parts import LEVELS, PlayerFactory
from unobot.plugins import Plugins, load_plugins

_AT_ONCE = 4
"""So many deals are handed to a process at once, for handing costs time, too."""


def played(contest: Contest, processes: int, plugins: Plugins) -> Iterator[DealPlayed]:
    """Play all deals of a contest; they come in the order of their numbers."""
    numbers = range(contest.deals)
    if processes < 2:
        rules, kinds = catalogue(plugins).compose(contest.table), factories(plugins)
        yield from (play_deal(contest, number, rules, kinds) for number in numbers)
        return
    names = [loaded.name for loaded in plugins.loaded]
    # spawn: a fork would copy whatever threads hold at this moment
    with ProcessPoolExecutor(processes, get_context("spawn"), _begin, (names, plugins.paths)) as pool:
        yield from pool.map(_play, *_arguments(contest, numbers), chunksize=_AT_ONCE)


def _arguments(contest: Contest, numbers: Sequence[int]) -> tuple[Iterable[Contest], Iterable[int]]:
    return [contest] * len(numbers), numbers


def factories(plugins: Plugins) -> Mapping[str, PlayerFactory]:
    """All kinds of players, by their own names and by the levels' names, and the arena's own opponent."""
    kinds = plugins.brought.players
    levels = {level: kinds[kind] for level, kind in LEVELS.items() if kind in kinds}
    return {"rlcard-rule": RlcardRule, **kinds, **levels}


_PLUGINS: list[Plugins] = []
"""The plugins of this process; set before its first deal."""


def _begin(names: Sequence[str], paths: Sequence[Path]) -> None:
    # Ctrl-C reaches all processes of a terminal; the first one ends the others
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _PLUGINS.append(load_plugins(names, paths=paths))


def _play(contest: Contest, number: int) -> DealPlayed:
    return play_deal(contest, number, _rules(contest.table), factories(_PLUGINS[0]))


@cache
def _rules(table: str) -> RuleSet:
    return catalogue(_PLUGINS[0]).compose(table)
