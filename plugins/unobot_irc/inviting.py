"""Asking somebody into a channel (INVITE), and what the server says to it."""

import asyncio
import re
from collections.abc import Callable, Mapping

from unobot.adapter import NotNow, Undeliverable
from unobot_irc.chores import Chores
from unobot_irc.features import Features
from unobot_irc.line import Line, harmless

_REFUSALS = ("401", "403", "437", "442", "443", "482", "518", "520", "531", "671", "716")
"""No such nick, no such channel, not in it, there already, for operators alone; the others are of single servers."""

_NICK = re.compile(r"[^\s!@*?,:#&+~%$]{1,40}")


def nick_of(said: str) -> str:
    """The text itself. Raises ValueError if nobody can have it as a nick."""
    if not _NICK.fullmatch(said) or not said.isprintable():
        raise ValueError("expected a nick")
    return said


class Invitations:
    """The invitations of one connection that the server has not answered yet."""

    def __init__(self, features: Features, chores: Chores) -> None:
        self._features, self._chores = features, chores
        self._open: dict[tuple[str, str], asyncio.Future[None]] = {}
        self.hears: Mapping[str, Callable[[Line], None]] = {
            "341": self._invited,
            **dict.fromkeys(_REFUSALS, self._refused),
        }

    def invite(self, nick: str, channel: str) -> asyncio.Future[None]:
        """Ask them in. The future ends when the server has; it raises `Undeliverable` with the server's words.

        Raises `NotNow` if too much waits to be sent.
        """
        key = (self._features.fold(nick), self._features.fold(channel))
        if key not in self._open:
            if not self._chores.add(f"INVITE {nick} {channel}", 1):
                raise NotNow("too much waits to be sent")
            self._open[key] = asyncio.get_running_loop().create_future()
            self._open[key].add_done_callback(lambda _: self._open.pop(key, None))
        return self._open[key]

    def close(self) -> None:
        """The connection has ended: nobody learns whether they were asked."""
        for found in tuple(self._open.values()):
            found.set_exception(NotNow("the connection has ended"))

    def _invited(self, line: Line) -> None:
        if found := self._find(line):
            found.set_result(None)

    def _refused(self, line: Line) -> None:
        if found := self._find(line):
            found.set_exception(Undeliverable(harmless(line[-1])))

    def _find(self, line: Line) -> asyncio.Future[None] | None:
        """The oldest invitation that is still open of all whom, or whose channel, the line names."""
        # servers name both in either order, or only one of them
        named = {self._features.fold(word) for word in line.params[1:]}
        found = (each for key, each in self._open.items() if named & {*key} and not each.done())
        return next(found, None)
