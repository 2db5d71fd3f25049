"""`unobot run` as a process with the chaos plugins inside."""

import faulthandler
import json
import os
import signal
import sys
import time
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, Final

from tests.servers.whole_bot import declare_plugins
from unobot.cli import main
from unobot.store import Store

_SERVER: Final = get_context("forkserver")
# most of a start is importing, reading and compiling; a process that has done so is copied for each start
_SERVER.set_forkserver_preload(["tests.chaos.warm"])
_ENDS: Final = 30.0
"""Seconds that an end may take."""


def run(folder: str) -> None:
    """`unobot run` in a folder; its log goes to the file `log`."""
    os.chdir(folder)
    sys.path.insert(0, folder)
    log = os.open("log", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(log, 1)
    os.dup2(log, 2)
    faulthandler.register(signal.SIGUSR1)  # for whoever wants to know what it does
    sys.argv = ["unobot", "run", "--json-log", "--config", "config.toml"]
    main()


class Process:
    """The bot of a configuration. It may be killed and started again; the store stays."""

    def __init__(self, folder: Path, configuration: str) -> None:
        self.folder = folder
        self.log = folder / "log"
        (folder / "config.toml").write_text(configuration)
        declare_plugins(folder)
        with (folder / "unobot-0.dist-info" / "entry_points.txt").open("a") as file:
            file.write("chaos = tests.chaos.inside\nchaos-trap = tests.chaos.trap\n")
        self._process: ForkServerProcess | None = None

    @property
    def status(self) -> int | None:
        """What it has ended with, for a signal its negative number; None while it runs."""
        return self._process.exitcode if self._process is not None else None

    def start(self) -> None:
        """Start it; it needs a moment to be in its rooms."""
        self._process = _SERVER.Process(target=run, args=(str(self.folder),))
        self._process.start()

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self.end(signal.SIGKILL)

    def send(self, number: signal.Signals) -> None:
        """Send it a signal, if it runs."""
        if self._process is not None and self._process.pid is not None and self.status is None:
            os.kill(self._process.pid, number)

    def end(self, number: signal.Signals = signal.SIGTERM) -> int | None:
        """End it by a signal; its exit status, None if it does not end."""
        self.send(number)
        until = time.monotonic() + _ENDS
        while self.status is None and time.monotonic() < until:
            time.sleep(0.005)
        return self.status

    def close(self) -> None:
        """Leave nothing running."""
        if self._process is not None:
            self.kill()

    def tell(self, file: str, words: str) -> None:
        """Tell the plugins inside what to do."""
        whole = self.folder / f"{file}.new"
        whole.write_text(words)
        whole.rename(self.folder / file)  # it may look at any moment

    def told(self, file: str) -> bool:
        """Whether they have not done yet what they were told."""
        return (self.folder / file).exists()

    def forget(self, file: str) -> None:
        """Let them not do it any more."""
        (self.folder / file).unlink(missing_ok=True)

    def defects(self) -> list[str]:
        """What its log has that no fault explains: lines that are none, such as a traceback of Python's own, asyncio's complaints, and plugins left out."""
        return [
            line for line in self.log.read_text(errors="replace").splitlines() if line and _is_defect(line)
        ]


def _is_defect(line: str) -> bool:
    try:
        entry: dict[str, Any] = json.loads(line)
        # a plugin of ours that cannot be loaded commits no fault, and finds nothing
        left_out = entry["event"] == "this plugin is left out"
        return left_out or (entry["logger"] == "asyncio" and entry["level"] in {"error", "critical"})
    except (ValueError, TypeError, KeyError):
        return True


async def made(location: str) -> None:
    """Make the store's tables, so that something can be added to them."""
    await (await Store.open(location)).close()
