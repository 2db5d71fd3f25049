"""A plugin that lets the bot process die at a chosen point, or its clock jump, when a file in the bot's folder says so.

`doom` has a point and a number: `after-commit 3` ends the process at the third such point from now on.
`clock` has the seconds by which the date is wrong; the monotonic clock never is. (Under libfaketime 0.9.10 Python's `time.sleep`
fails, and its threads wait without sleeping.)
To be loaded in a bot of its own only: it changes the bot's classes.
"""

import contextlib
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from uno_engine import Rule
from unobot.hookspecs import hookimpl
from unobot.outbox.outbox import Outbox
from unobot.rooms.keeping import TableKeeper
from unobot.store.database import Database
from unobot.store.writer import Writer

_DOOM: Final = "doom"
_CLOCK: Final = "clock"


_doom: list[Any] = ["", 0]
"""The point at which to die, and how often it is still passed before."""


def _pass(point: str) -> None:
    """Die here, if that was asked for."""
    if os.path.exists(_DOOM):  # noqa: PTH110 - several times a command: it must cost nothing
        with contextlib.suppress(FileNotFoundError):  # the other thread was first
            wanted, count = Path(_DOOM).read_text().split()
            Path(_DOOM).unlink()
            _doom[:] = wanted, int(count)
    if point and point == _doom[0]:
        _doom[1] -= 1
        if _doom[1] < 1:
            os.kill(os.getpid(), signal.SIGKILL)


_true_time = time.time


def _time() -> float:
    try:
        with open(_CLOCK) as file:  # noqa: PTH123 - as above
            return _true_time() + int(file.read())
    except OSError:
        return _true_time()


def _mortal(owner: Any, name: str, before: str = "", behind: str = "") -> None:
    """Let a method pass points before and after it does what it does."""
    alive: Callable[..., Any] = getattr(owner, name)

    def mortal(*args: Any, **kwargs: Any) -> Any:
        _pass(before)
        done = alive(*args, **kwargs)
        _pass(behind)
        return done

    setattr(owner, name, mortal)


def _mortal_waiting(owner: Any, name: str, before: str = "", behind: str = "") -> None:
    """The same for a method that waits."""
    alive: Callable[..., Any] = getattr(owner, name)

    async def mortal(*args: Any, **kwargs: Any) -> Any:
        _pass(before)
        done = await alive(*args, **kwargs)
        _pass(behind)
        return done

    setattr(owner, name, mortal)


def _mortal_transaction() -> None:
    alive = Database.transaction

    @contextmanager
    def mortal(self: Database) -> Iterator[Any]:
        with alive(self) as opened:
            yield opened
            _pass("in-commit")

    Database.transaction = mortal  # type: ignore[method-assign]


@hookimpl
def unobot_rules() -> Sequence[type[Rule]]:
    """Nothing; but a plugin without any hook would not be one."""
    return ()


_mortal(Writer, "_commit", "before-commit", "after-commit")
_mortal_transaction()
_mortal_waiting(Outbox, "_send_next", "before-send", "after-send")
_mortal(TableKeeper, "restore", "", "restoring")
time.time = _time
