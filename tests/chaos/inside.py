"""A plugin that lets the bot process die at a chosen point, or its clock jump, when a file in the bot's folder says so.

`doom` has a point and a number: `after-commit 3` ends the process at the third such point from now on.
`flaw` has the names of mistakes that the bot makes from its start on; whoever looks for mistakes must find them.
`clock` has the seconds by which the date is wrong; the monotonic clock never is. (Under libfaketime 0.9.10 Python's `time.sleep`
fails, and its threads wait without sleeping.)
To be loaded in a bot of its own only: it changes the bot's classes.
"""

import contextlib
import itertools
import os
import signal
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from uno_engine import Rule
from unobot.adapter import Importance, Outgoing
from unobot.outbox import Outbox
from unobot.plugins.hookspecs import hookimpl
from unobot.rooms.commit import TableStorage
from unobot.store.writer import Transactions, Writer

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


def _mortal_sending() -> None:
    alive = Outbox._send

    async def mortal(self: Outbox, message: Outgoing, parts: list[Outgoing]) -> None:
        _pass("before-send")
        if _tells(message):
            _pass("before-line")
        await alive(self, message, parts)
        _pass("after-send")

    Outbox._send = mortal  # type: ignore[method-assign]


def _tells(message: Outgoing) -> bool:
    """Whether it tells a room what has happened: such a line is never replaced by a later one."""
    return message.to is None and message.purpose is None and message.importance is Importance.TURN


def _mortal_transaction() -> None:
    alive = Transactions.begin

    @contextmanager
    def mortal(self: Transactions) -> Iterator[Any]:
        with alive(self) as opened:
            yield opened
            _pass("in-commit")

    Transactions.begin = mortal  # type: ignore[method-assign]


def _plant(flaws: Collection[str]) -> None:
    """Let every outbox lose (`swallow`) or double one line of thirty, or show one hand of three to its room (`leak`)."""
    whole, lines, hands = Outbox._was_sent, itertools.count(1), itertools.count(1)

    async def flawed(self: Outbox, message: Outgoing) -> bool:
        number = next(lines) % 30 if _tells(message) else 0
        if message.purpose is not None and message.purpose.startswith("hand ") and next(hands) % 3 == 0:
            if "leak" in flaws:
                await self._adapter.send(replace(message, to=None))
        elif number == 7 and "double" in flaws:
            await self._adapter.send(message)
        elif number == 14 and "swallow" in flaws:
            self._queue.next_room(message)
            self._settle(message.key)
            return True
        return await whole(self, message)

    Outbox._was_sent = flawed  # type: ignore[method-assign]


def _forget_restored() -> None:
    """Of what is restored one line of five is dropped, the newest first."""
    whole = Outbox.restore

    def flawed(
        self: Outbox,
        unsent: Iterable[tuple[Outgoing, float]],
        said_anyway: Callable[[Outgoing], bool] = lambda _message: False,
    ) -> None:
        kept = list(unsent)
        rooms = [entry for entry in kept if entry[0].to is None and entry[0].purpose is None]
        dropped = rooms[::-5]
        self._settle(*(message.key for message, _ in dropped))
        whole(self, [entry for entry in kept if entry not in dropped], said_anyway)

    Outbox.restore = flawed  # type: ignore[method-assign]


@hookimpl
def unobot_rules() -> Sequence[type[Rule]]:
    """Nothing; but a plugin without any hook would not be one."""
    return ()


_mortal(Writer, "_commit", "before-commit", "after-commit")
_mortal_transaction()
_mortal_sending()
_mortal(TableStorage, "restore", "", "restoring")
time.time = _time
if (_flaw := Path("flaw")).exists():
    _plant(_flaw.read_text().split())
    if "forget" in _flaw.read_text():
        _forget_restored()
