"""A machine to follow the operator's page on: this one, but with copies of the folders that the page's commands write to."""

import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.docs.blocks import ROOT
from tests.docs.installed import install
from tests.servers.process import find_binary

_OWN = ("etc", "opt", "var/lib", "var/backups", "usr/local/bin", "root")
"""The folders of which the machine has its own; all else is this machine's, and cannot be written."""
_EMPTY = {"opt", "var/lib", "var/backups", "usr/local/bin", "root"}

_SOURCES, _VENV = "/run/unobot/sources", "/run/unobot/venv"
"""Where the machine has the sources, and the libraries of the tests."""

_SET_UP = """#!/bin/sh
# what it would do from the network: make the command
[ -d "$1" ] || {python} -m venv --without-pip "$1"
printf '%s\\n' '#!/bin/sh' 'export PYTHONPATH={path}' 'exec {python} -m unobot "$@"' >"$1/bin/unobot"
chmod 755 "$1/bin/unobot"
"""
_EDITOR = """#!/bin/sh
# the operator's hands
cat /root/edited >"$1"
"""
_APT = "#!/bin/sh\n"
_JOURNAL = "#!/bin/sh\ncat /root/log\n"
STAND_INS = {
    "apt-get": "it would need the network, and change this machine",
    "set-up": "it would need the network; .ci/run installs with it as the page says, tests/deploy/test_set_up.py runs it without",
    "editor": "it is a person's: the test's configuration is written instead",
    "systemctl": "systemd does not run here: what it would do with the unit is done by tests/docs/systemctl.py",
    "journalctl": "the same: what the bot has logged is printed",
}
"""Programs of the machine that are not the real ones, and why."""


class Machine:
    """A machine of its own in a folder. Needs root, and bubblewrap."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._bwrap = find_binary("UNOBOT_BWRAP", "bwrap")
        for name in _OWN:
            own = folder / name
            if name in _EMPTY:
                own.mkdir(parents=True)
            else:
                shutil.copytree(f"/{name}", own, symlinks=True, ignore_dangling_symlinks=True)
        site = folder / "root/site"
        site.mkdir()
        install(ROOT / "pyproject.toml", site)
        for readable in (folder, folder / "root"):
            readable.chmod(0o755)
        # Python may lie in one of these folders
        (folder / sys.base_prefix.lstrip("/")).mkdir(parents=True, exist_ok=True)
        self._stand_ins()

    def _stand_ins(self) -> None:
        binaries = self.folder / "usr/local/bin"
        path = f"/root/site:{_SOURCES}:{_SOURCES}/engine:{_SOURCES}/plugins"
        python = f"{_VENV}/bin/python"
        control = f'#!/bin/sh\nexec {python} {_SOURCES}/tests/docs/systemctl.py "$@"\n'
        texts = {
            "apt-get": _APT,
            "editor": _EDITOR,
            "journalctl": _JOURNAL,
            "systemctl": control,
            "set-up": _SET_UP.format(path=path, python=python),
        }
        for name, text in texts.items():
            (binaries / name).write_text(text)
            (binaries / name).chmod(0o755)

    def edit(self, text: str) -> None:
        """What the operator writes with the next `editor`."""
        (self.folder / "root/edited").write_text(text)

    def run(self, script: str) -> "subprocess.CompletedProcess[str]":
        """Run a block as root, in the folder of the sources; the first line that fails ends it."""
        prepared = script.replace("scripts/set-up ", "/usr/local/bin/set-up ")
        command = [*self._inside(), "bash", "-euxo", "pipefail", "-c", prepared]
        path = "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        variables: Mapping[str, str] = {"PATH": path, "HOME": "/root", "LANG": "C.UTF-8"}
        # a file: the bot that it starts goes on behind it, and would keep a pipe open
        with (self.folder / "said").open("w+") as out:
            done = subprocess.run(
                command,
                env=variables,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                timeout=100,
                check=False,
            )
            out.seek(0)
            return subprocess.CompletedProcess(command, done.returncode, out.read(), "")

    def _inside(self) -> list[str]:
        """What a command on the machine begins with."""
        binds = [("--bind", str(self.folder / name), f"/{name}") for name in _OWN]
        # the bot's user can read neither the folder of the tests nor the Python of root, where these are root's alone
        seen = {str(ROOT): _SOURCES, sys.prefix: _VENV, sys.base_prefix: sys.base_prefix}
        binds += [("--ro-bind", real, there) for real, there in seen.items()]
        # a folder before what lies in it, which it would hide: Python may be all of /usr
        own = [word for bind in sorted(binds, key=lambda bind: bind[2].count("/")) for word in bind]
        return [
            *(self._bwrap, "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--tmpfs", "/run"),
            # bubblewrap makes what is missing on the way for root alone
            *("--perms", "0755", "--dir", "/run/unobot", *own, "--chdir", _SOURCES),
        ]

    def end(self) -> None:
        """Leave nothing running."""
        if (self.folder / "root/pid").exists():
            self.run("systemctl stop unobot")
