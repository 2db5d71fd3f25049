"""Real servers as processes of the tests: found, started in a folder of their own, waited for, ended."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import pytest


def find_binary(variable: str, *names: str) -> str:
    """The program named by an environment variable, else found in the usual places; skips the test without one."""
    places = f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin"
    for name in (os.environ.get(variable, ""), *names):
        found = shutil.which(name, path=places) if name else None
        if found:
            return found
    return pytest.skip(f"{names[-1]} is not installed (or set {variable} to the program)")


def free_port() -> int:
    """A port of the loopback interface that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def account() -> tuple[str, int, int] | None:
    """The user to run servers as that will not run as root; None if we are not root."""
    if os.geteuid() != 0:
        return None
    for name in ("irc", "nobody"):
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        return name, entry.pw_uid, entry.pw_gid
    return None


def open_folder() -> Path:
    """A new folder that the servers' user may write to."""
    folder = Path(tempfile.mkdtemp(prefix="unobot-server-"))
    give_away(folder)
    return folder


def give_away(path: Path) -> None:
    """Let the servers' user own and everybody read this path."""
    path.chmod(0o755 if path.is_dir() else 0o644)
    if (user := account()) is not None:
        os.chown(path, user[1], user[2])


class Server:
    """A server process; `port` takes plain connections on 127.0.0.1, `tls_port` encrypted ones."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.tls_port = free_port()
        self.ca_file = ""
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """The command line, its configuration having been written."""
        raise NotImplementedError

    def start(self) -> None:
        """Start the server and return when it takes connections."""
        with (self.folder / "output").open("ab") as output:
            self._process = subprocess.Popen(self.command(), stdout=output, stderr=output, cwd=self.folder)
        self.wait_until_listening()

    def wait_until_listening(self) -> None:
        """Return when a connection is accepted; fails with the server's output if none is in 20 seconds."""
        assert self._process is not None
        until = time.monotonic() + 20
        while time.monotonic() < until and self._process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
            except OSError:
                time.sleep(0.02)
            else:
                return
        pytest.fail(
            f"the server did not start:\n{(self.folder / 'output').read_text(errors='replace')[-2000:]}"
        )

    def kill(self) -> None:
        """End it at once, as a crash would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """End it and remove its folder."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
