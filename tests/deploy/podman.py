"""Podman, as the operator's page calls it, with what a machine without the usual rights or network needs besides."""

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from tests.docs.blocks import ROOT

BASE = "docker.io/library/debian:bookworm-slim"


class Podman:
    """Podman with images and containers of its own, in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        missing = [name for name in ("podman", "buildah", "runc", "mmdebstrap") if not shutil.which(name)]
        if missing:
            raise SystemExit(f"apt-get install --no-install-recommends {' '.join(missing)}")
        storage = ("--root", str(folder / "storage"), "--runroot", str(folder / "run"))
        # not crun: it does not go with both kinds of control groups at once
        self._podman = ("podman", *storage, "--runtime", "runc", "--cgroup-manager", "cgroupfs")

    def have_base(self) -> None:
        """Get Debian slim: from its registry, or else made from Debian's packages, as it is made itself."""
        if self._call("pull", "--quiet", BASE).returncode == 0:
            return
        sys.stdout.write("the registry cannot be reached: the base image is made by mmdebstrap\n")
        archive = self._folder / "base.tar"
        # slim is without these, also for what is installed later
        without = [f"--dpkgopt=path-exclude=/usr/share/{each}/*" for each in ("doc", "info", "locale", "man")]
        make = ["mmdebstrap", "--quiet", "--variant=minbase", *without, "bookworm", str(archive)]
        subprocess.run(make, check=True)
        self._call("import", str(archive), BASE, check=True)
        archive.unlink()

    def line(self, line: str) -> "subprocess.CompletedProcess[str]":
        """Run a line of the page; raises if it fails."""
        program, verb, *more = shlex.split(line)
        if program != "podman":
            return subprocess.run(shlex.split(line), capture_output=True, text=True, check=True)
        lent = {"build": self._for_build, "run": self._for_run}.get(verb, tuple)()
        return self._call(verb, *lent, *more, check=True)

    def _for_build(self) -> tuple[str, ...]:
        """Without a container's rights, from this machine's package sources."""
        settings = self._folder / "pip.conf"
        settings.write_text("[global]\ncert = /machine/ca-certificates.crt\n")
        lent = {
            "/etc/apt/sources.list.d": "/etc/apt/sources.list.d",
            "/etc/ssl/certs": "/machine",
            str(settings): "/etc/pip.conf",
        }
        volumes = [each for here, there in lent.items() for each in ("--volume", f"{here}:{there}:ro")]
        return ("--isolation", "chroot", "--network", "host", "--pull=never", *volumes)

    def _for_run(self) -> tuple[str, ...]:
        """With the network of this machine, on which the test's servers are, and without raising its limits."""
        return ("--network", "host", "--ulimit", "nofile=1024:1024", "--ulimit", "nproc=1000:1000")

    def _call(self, *words: str, check: bool = False) -> "subprocess.CompletedProcess[str]":
        done = subprocess.run(
            [*self._podman, *words],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=900,
            check=False,
        )
        if check and done.returncode != 0:
            raise SystemExit(f"podman {shlex.join(words)}: {done.returncode}\n{done.stdout[-4000:]}")
        return done

    def remove(self) -> None:
        """End and forget all containers."""
        self._call("rm", "--all", "--force")
        self._call("rmi", "--all", "--force")
