"""A program for a test: `unobot` without what Python does not have on Windows.

python -m tests.bot.windows.absent COMMAND… -- COMMAND…: one command after the other, until one does not end with status 0.
"""

import asyncio
import asyncio.unix_events
import errno
import faulthandler
import fcntl
import itertools
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

_really_open, _really_fsync = os.open, os.fsync

_MODULES = ("fcntl", "grp", "pwd", "resource", "syslog", "termios", "tty")
_NAMES: dict[Any, tuple[str, ...]] = {
    os: (
        *(
            "chown",
            "fchmod",
            "fchown",
            "fork",
            "getegid",
            "geteuid",
            "getgid",
            "getuid",
            "killpg",
            "mkfifo",
            "nice",
            "pread",
            "pwrite",
        ),
        *("setsid", "statvfs", "sync", "sysconf", "ttyname", "uname", "wait", "waitid", "WNOHANG"),
    ),
    signal: (
        *("ITIMER_REAL", "SIGALRM", "SIGCHLD", "SIGHUP", "SIGUSR1", "SIGWINCH", "SIGXCPU"),
        *("alarm", "getitimer", "pthread_sigmask", "setitimer", "siginterrupt", "sigwait"),
    ),
    faulthandler: ("register", "unregister"),
}


def _open(path: Any, flags: int, mode: int = 0o777, *, dir_fd: int | None = None) -> int:
    if Path(path).is_dir():
        raise PermissionError(errno.EACCES, "Permission denied", str(path))
    return _really_open(path, flags, mode, dir_fd=dir_fd)


def _fsync(fd: Any) -> None:
    number = fd if isinstance(fd, int) else fd.fileno()
    if fcntl.fcntl(number, fcntl.F_GETFL) & os.O_ACCMODE == os.O_RDONLY:
        raise OSError(errno.EBADF, "Bad file descriptor")
    _really_fsync(fd)


def _not_there(*_: object) -> NoReturn:
    raise NotImplementedError


def hide() -> None:
    """Take away what is not there."""
    for hidden in _MODULES:
        sys.modules[hidden] = None  # type: ignore[assignment]  # so that to import it is an ImportError
    for owner, names in _NAMES.items():
        for name in names:
            delattr(owner, name)
    os.open, os.fsync = _open, _fsync
    for name in ("add_signal_handler", "remove_signal_handler"):
        setattr(asyncio.unix_events._UnixSelectorEventLoop, name, _not_there)


def commands(words: list[str]) -> Iterator[list[str]]:
    """The words, divided where `--` stands."""
    for divides, some in itertools.groupby(words, key=lambda word: word == "--"):
        if not divides:
            yield list(some)


if __name__ == "__main__":
    hide()
    from unobot.cli import main

    for command in commands(sys.argv[1:]):
        sys.argv[1:] = command
        try:
            main()
        except SystemExit as end:
            if end.code:
                raise
