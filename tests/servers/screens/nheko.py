"""nheko on a screen that nobody looks at: what it shows, says to a screen reader, and rings for."""

import asyncio
import json
import os
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO

from PIL import Image

from tests.servers.synapse import Synapse
from unobot_matrix.wire import path

PROGRAMS = ("nheko", "Xvfb", "xdotool", "import", "tesseract", "dbus-daemon")
_DESKTOP = str(Path(__file__).parent / "desktop.py")
_WIDTH, _HEIGHT = 1300, 900


@dataclass
class Nheko:
    """A running nheko, and the desktop around it."""

    folder: Path
    environment: dict[str, str]

    def _run(self, *command: str) -> str:
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, check=False, timeout=30
        )
        return done.stdout

    def tree(self) -> list[tuple[str, str, list[int]]]:
        """What a screen reader finds: what each thing is, its name, and where."""
        lines = self._run("/usr/bin/python3", _DESKTOP, "tree").splitlines()
        return [tuple(json.loads(line)) for line in lines]

    def rings(self) -> list[tuple[str, str]]:
        """Every notification so far: its heading, and its text."""
        return [tuple(json.loads(line)) for line in (self.folder / "rings").read_text().splitlines()[1:]]

    async def click(self, name: str) -> None:
        """Click on what has this name, as soon as it is to be seen."""
        await self.until(lambda: self._press(name), f"something called {name}")

    async def look(self, room: str, wanted: Callable[[], bool], what: str) -> None:
        """Open a room until something is seen there: while its list is being sorted, a click opens another."""
        tries = count()

        def seen() -> bool:
            # a room that was just opened is drawn a moment later: it is looked at three times before the next click
            return bool((next(tries) % 3 or self._press(room)) and wanted())

        await self.until(seen, what)

    def _press(self, name: str) -> bool:
        places = [where for _, named, where in self.tree() if named == name and where[2] > 0]
        if places:
            x, y, width, height = places[0]
            self._run("xdotool", "mousemove", str(x + width // 2), str(y + height // 2), "click", "1")
        return bool(places)

    async def until(self, wanted: Callable[[], bool], what: str, seconds: float = 120) -> None:
        """Wait for something to be seen."""
        try:
            async with asyncio.timeout(seconds):
                while not await asyncio.to_thread(wanted):  # noqa: ASYNC110 - a screen has no event
                    await asyncio.sleep(0.5)
        except TimeoutError:
            seen = [name for _, name, _ in self.tree()]
            raise AssertionError(f"not seen: {what}; there are {seen}; read {self.read()}") from None

    def shot(self) -> Image.Image:
        """The screen."""
        file = self.folder / "screen.png"
        self._run("import", "-window", "root", str(file))
        with Image.open(file) as image:
            return image.convert("RGB")

    def read(self) -> str:
        """The words on the right side of the screen, as a program sees them that reads pictures."""
        file = self.folder / "room.png"
        room = self.shot().crop((279, 57, _WIDTH, _HEIGHT - 40))
        room.resize((room.width * 2, room.height * 2)).save(file)
        return self._run("tesseract", str(file), "-", "--psm", "6")

    async def open_window(self) -> None:
        """Make the window as large as the screen, and close what asks about encryption."""
        await self.until(lambda: bool(self._windows()), "its window")
        for window in self._windows():
            self._run("xdotool", "windowmove", window, "0", "0")
            self._run("xdotool", "windowsize", window, str(_WIDTH), str(_HEIGHT))
        await self.click("Cancel")

    def _windows(self) -> list[str]:
        return self._run("xdotool", "search", "--onlyvisible", "--name", "nheko").split()


@asynccontextmanager
async def nheko(server: Synapse, user: str, password: str, folder: Path) -> AsyncIterator[Nheko]:
    """Nheko, logged in as this user on a device of its own, until the block ends."""
    who = {"type": "m.id.user", "user": user}
    body = {"type": "m.login.password", "identifier": who, "password": password}
    login = server.ask("POST", path("login"), body)
    (folder / "config/nheko").mkdir(parents=True)
    (folder / "config/nheko/nheko.conf").write_text(
        "[General]\nrun_without_secure_secrets_service=true\n"
        f"[auth]\naccess_token={login['access_token']}\ndevice_id={login['device_id']}\n"
        f"home_server={server.url}\nuser_id={user}\n"
        "[user]\ntheme=light\ndesktop_notifications=true\n[window]\ntray=false\n"
    )
    environment = {
        **os.environ,
        "HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_CACHE_HOME": str(folder / "cache"),
        "LANG": "C.UTF-8",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "QT_QUICK_BACKEND": "software",
    }
    with ExitStack() as running:
        # Qt makes sockets there, whose paths may not be long; and one nheko finds another by them, and goes
        runtime = running.enter_context(TemporaryDirectory())
        environment |= {"XDG_RUNTIME_DIR": runtime, "TMPDIR": runtime}

        def start(*command: str, out: int | IO[str] = subprocess.DEVNULL) -> "subprocess.Popen[str]":
            process = subprocess.Popen(
                command, env=environment, stdout=out, stderr=subprocess.DEVNULL, text=True
            )
            running.callback(process.wait, 20)
            running.callback(process.terminate)
            return process

        def line(*command: str) -> str:
            process = start(*command, out=subprocess.PIPE)
            assert process.stdout is not None
            running.callback(process.stdout.close)
            return process.stdout.readline().strip()

        # -displayfd: it takes a number that nobody has, and says which
        screen = f"{_WIDTH}x{_HEIGHT}x24"
        environment["DISPLAY"] = f":{line('Xvfb', '-displayfd', '1', '-screen', '0', screen)}"
        environment["DBUS_SESSION_BUS_ADDRESS"] = line(
            "dbus-daemon", "--session", "--nofork", "--print-address"
        )
        out = running.enter_context((folder / "rings").open("w"))
        start("/usr/bin/python3", _DESKTOP, "rings", out=out)
        client = Nheko(folder, environment)
        # nheko asks once, at its start, whether there are a screen reader and somebody to be told: the question for the
        # tree starts the one, and the first line is that of the other
        client.tree()
        while not (folder / "rings").read_text():  # noqa: ASYNC110 - a file has no event
            await asyncio.sleep(0.1)
        start("nheko")
        yield client
