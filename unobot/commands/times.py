"""The times that a room's operators can set: how they are read, and how they are told."""

from contextlib import suppress

from uno_engine import BadTable, Duration
from unobot.commands.request import Request
from unobot.config import LEAST_PAUSE, LEAST_TURN, MOST_PAUSE

_TIME = Duration("turn-timeout", 180_000, "")
_PAUSE = Duration("pause-limit", 3_600_000, "")
_CUP_WAIT = Duration("cup-wait", 300_000, "")
_AUTOSTART = Duration("autostart", 0, "")

_LEAST_AUTOSTART = 10
"""Seconds in which others can still come when the cards are dealt by themselves."""


def long_enough(patience: int) -> None:
    """Raise BadTable if players had less time for a turn than is possible on a network; 0 is as long as they like."""
    if 0 < patience < LEAST_TURN * 1000:
        raise BadTable(
            "wants-longer-time", option=_TIME.name, least=f"{LEAST_TURN}s", said=_TIME.write(patience)
        )


def read_turn_timeout(_request: Request, said: str) -> str:
    """What is kept of the time for a turn: seconds. Raises BadTable if it is no time, or too short."""
    # the store has seconds, as the configuration; the engine's reader counts milliseconds
    milliseconds = int(_TIME.read(said))
    long_enough(milliseconds)
    return str(milliseconds / 1000)


def read_pause_limit(_request: Request, said: str) -> str:
    """What is kept of how long a pause lasts at most: seconds. Raises BadTable if pauses cannot last so long."""
    return _as_a_pause(_PAUSE, said)


def read_cup_wait(_request: Request, said: str) -> str:
    """What is kept of how long a cup's table waits for its players: seconds. Raises BadTable as for a pause."""
    return _as_a_pause(_CUP_WAIT, said)


def _as_a_pause(time: Duration, said: str) -> str:
    with suppress(BadTable):
        milliseconds = int(time.read(said))
        if LEAST_PAUSE * 1000 <= milliseconds <= MOST_PAUSE * 1000:
            return str(milliseconds / 1000)
    raise BadTable("wants-pause", option=time.name, said=said)


def read_autostart(_request: Request, said: str) -> str:
    """What is kept of the time until the first deal: seconds, 0 for never. Raises BadTable if it is no time, or too short."""
    milliseconds = int(_AUTOSTART.read(said))
    if 0 < milliseconds < _LEAST_AUTOSTART * 1000:
        raise BadTable("wants-longer-time", option=_AUTOSTART.name, least=f"{_LEAST_AUTOSTART}s", said=said)
    return str(milliseconds / 1000)


def turn_timeout(request: Request) -> str:
    """The time for a turn in the room, as it would be typed."""
    seconds = int(request.place.settings.turn_timeout)
    return f"{seconds}s" if seconds else "off"


def cup_wait(request: Request) -> str:
    """How long a cup's table waits for its players there, as it would be typed."""
    return _CUP_WAIT.write(int(request.place.settings.cup_wait * 1000))


def pause_limit(request: Request) -> str:
    """How long a pause lasts there at most, as it would be typed."""
    return _PAUSE.write(int(request.place.settings.pause_limit * 1000))


def autostart(request: Request) -> str:
    """How long after the second player came the cards are dealt there, as it would be typed."""
    return _AUTOSTART.write(int((request.place.settings.autostart or 0) * 1000))
