"""The way of one line through the code: `python -m tests.bench.journey` prints which files `!play r5` visits.

The bot plays on a fake network, with its store in memory, and somebody says `!play r5` in the middle of a round. From
there until the answers are said every call of the project's own functions is written down; what libraries do is left
out, and so is the fake network. So is what the test itself calls to wait for the answers: after the line was put into the
inbox, all that runs in the test's own task. The look whether the database answers, at every tenth of a second of the
machine's time, would come in between by chance, and is not made. A change of file is a call of a function in another
file than the last call's.
"""

import asyncio
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from unittest.mock import patch

from tests.plugins.built_in import built_in
from uno_engine import view
from unobot.kit.testing import FakeRoom, fake_room
from unobot.store import Store

CARD = "r5"
LINE = f"!play {CARD}"
SEED = 2
"""With these cards somebody can play the red 5 in the middle of the round."""
STORE = "unobot store"
"""The name of the thread that writes to the store."""

_ROOT = Path(__file__).parents[2]
_OURS = tuple(f"{_ROOT}/{folder}/" for folder in ("engine/uno_engine", "unobot", "plugins"))
_FAKE = f"{_ROOT}/unobot/kit/testing/"


@dataclass
class Journey:
    """What was visited in one thread: the files in the order of their first visit, how often the file changed, and the calls."""

    files: list[str] = field(default_factory=list)
    changes: int = 0
    calls: int = 0
    last: str = ""

    def visit(self, file: str) -> None:
        """A function of that file was called."""
        self.calls += 1
        if file != self.last:
            self.changes += 1
            self.last = file
        if file not in self.files:
            self.files.append(file)


@dataclass
class Answered:
    """What the bot said to the line, and the way of it: on the event loop, and in the store's thread."""

    said: list[str]
    loop: Journey
    store: Journey

    @property
    def files(self) -> list[str]:
        """All files that were visited, those of the store's thread last."""
        return list(dict.fromkeys([*self.loop.files, *self.store.files]))

    @property
    def changes(self) -> int:
        """How often the file changed, in both."""
        return self.loop.changes + self.store.changes

    @property
    def calls(self) -> int:
        """How many functions of ours were called, in both."""
        return self.loop.calls + self.store.calls


class _Tracer:
    """Writes down calls while it is on. The store's thread must begin after it was set up."""

    def __init__(self) -> None:
        self.on = False
        self.waiting: asyncio.Task[None] | None = None
        """The task of the test, once it only waits: what is called in it is left out."""
        self.ways: dict[str, Journey] = {}
        self._names: dict[CodeType, str] = {}

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        """For `sys.setprofile`."""
        if self.on and event == "call" and (file := self._file(frame.f_code)) and not self._waits():
            self.ways.setdefault(threading.current_thread().name, Journey()).visit(file)

    def _waits(self) -> bool:
        if self.waiting is None or threading.current_thread() is not threading.main_thread():
            return False
        return asyncio.current_task() is self.waiting

    def _file(self, code: CodeType) -> str:
        """The file that a function stands in; empty if it is none of ours."""
        name = self._names.get(code)
        if name is None:
            path = code.co_filename
            ours = path.startswith(_OURS) and not path.startswith(_FAKE)
            name = self._names[code] = str(Path(path).relative_to(_ROOT)) if ours else ""
        return name


@contextmanager
def _tracing() -> Iterator[_Tracer]:
    tracer = _Tracer()
    threading.setprofile(tracer)
    sys.setprofile(tracer)
    try:
        yield tracer
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


async def _until_it_can_be_said(room: FakeRoom) -> str:
    """Play on until somebody can play the card; returns who. Raises LookupError if the round ends before."""
    for _ in range(60):
        game = room.table().game
        assert game.question is not None
        seat, why = game.question.asked[0], game.question.why
        name, codes = game.state.names[seat], [card.code for card in view(game, seat).playable]
        if why == "turn" and CARD in codes:
            return name
        plain = [code for code in codes if not code.startswith("w")]
        await room.say(name, f"!play {plain[0]}" if plain else "!draw" if why == "turn" else "!pass")
    raise LookupError(CARD)


async def _never(_store: Store) -> None:
    await asyncio.Event().wait()


async def _answered(seed: int) -> Answered:
    with _tracing() as tracer, patch.object(Store, "hangs", _never):
        async with fake_room("ann", "bob", seed=seed, plugins=built_in()) as room:
            await room.say("ann", "!uno")
            await room.say("bob", "!join")
            await room.say("ann", "!deal")
            who = await _until_it_can_be_said(room)
            tracer.on = True
            await room.network.say(who, LINE)
            tracer.waiting = asyncio.current_task()
            said = await room.heard()
            tracer.on = False
    return Answered(said, tracer.ways["MainThread"], tracer.ways[STORE])


def answered(seed: int = SEED) -> Answered:
    """Follow the line on its way. To be called in a fresh process: what is cached already is not visited again."""
    return asyncio.run(_answered(seed))


@cache
def followed() -> Answered:
    """The same, followed in a process of its own."""
    told = subprocess.run(
        [sys.executable, "-m", "tests.bench.journey"], cwd=_ROOT, check=True, capture_output=True, text=True
    )
    found = json.loads(told.stdout)
    return Answered(found["said"], Journey(**found["loop"]), Journey(**found["store"]))


def line() -> dict[str, float]:
    """Every number of it, by the name of its limit (`tests.shape`)."""
    way = followed()
    return {"line-files": len(way.files), "line-changes": way.changes, "line-calls": way.calls}


if __name__ == "__main__":
    json.dump(asdict(answered()), sys.stdout, indent=1)
