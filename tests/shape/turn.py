"""The way of a turn through the engine: how many calls and changes of file, and how much code has to stay at hand."""

import sys
from collections import Counter
from types import CodeType, FrameType

from tests.bench.playing import PLAIN, engine_round
from tests.engine.tables import CATALOGUE
from tests.shape.measures import ROOT

_ENGINE = (*(f"{ROOT}/{folder}/" for folder in ("engine", "plugins")), "<made for a table ")
"""Where its code is; the last is what `Game.turn_code` makes."""
_HOT = 1 / 50
"""A function is hot if it is called in one of fifty turns at least."""


def turn(seeds: range = range(8)) -> dict[str, float]:
    """Every number of a turn of classic between two players, by the name of its limit.

    What is made once in a process is made before it is counted.
    """
    plays = engine_round(CATALOGUE.compose(PLAIN), 2)
    for seed in range(900, 920):
        plays(seed)
    calls: Counter[CodeType] = Counter()
    changes, last, turns = 0, "", 0

    def trace(frame: FrameType, event: str, _arg: object) -> None:
        nonlocal changes, last
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(_ENGINE):
            calls[code] += 1
            changes += code.co_filename != last
            last = code.co_filename

    for seed in seeds:
        sys.setprofile(trace)
        try:
            turns += plays(seed)
        finally:
            sys.setprofile(None)
    hot = [code for code, count in calls.items() if count >= _HOT * turns]
    return {
        "turn-calls": round(calls.total() / turns, 1),
        "turn-changes": round(changes / turns, 1),
        "turn-functions": len(hot),
        "turn-files": len({code.co_filename for code in hot}),
    }
