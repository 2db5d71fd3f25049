"""The command line as it is after an installation, in a folder of its own."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.docs.blocks import ROOT

_PATHS = [str(ROOT / folder) for folder in (".", "engine", "plugins")]


def install(project: Path, folder: Path) -> None:
    """Do what `pip install --editable` does: write down which entry points a pyproject.toml has."""
    told = tomllib.loads(project.read_text(encoding="utf-8"))["project"]
    # ours is made of git's tags
    release = told.get("version", "0.1.0")
    described = folder / f"{told['name'].replace('-', '_')}-{release}.dist-info"
    described.mkdir(exist_ok=True)
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {told['name']}\nVersion: {release}\n")
    (described / "entry_points.txt").write_text(
        "".join(
            f"[{group}]\n" + "".join(f"{name} = {module}\n" for name, module in points.items())
            for group, points in told["entry-points"].items()
        )
    )


def environment(site: Path, *more: Path) -> dict[str, str]:
    """Variables for a process that finds unobot, its entry points in `site`, and `more` folders."""
    install(ROOT / "pyproject.toml", site)
    binaries = site / "bin"
    binaries.mkdir(exist_ok=True)
    script = binaries / "unobot"
    # guarded, as pip writes it: a process that is spawned reads the script again
    begin = 'if __name__ == "__main__":\n    main()\n'
    script.write_text(f"#!{sys.executable}\nfrom unobot.cli import main\n\n{begin}")
    script.chmod(0o755)
    path = [str(binaries), str(Path(sys.executable).parent), os.environ["PATH"]]
    folders = [str(folder) for folder in (site, *more)]
    return {
        **os.environ,
        "PATH": os.pathsep.join(path),
        "PYTHONPATH": os.pathsep.join([*folders, *_PATHS]),
        "COLUMNS": "100",
    }


def run(command: str, folder: Path, variables: dict[str, str]) -> "subprocess.CompletedProcess[str]":
    """Run a command line there, as somebody would who types it."""
    return subprocess.run(
        ["/bin/sh", "-c", command],
        cwd=folder,
        env=variables,
        stdin=subprocess.DEVNULL,
        text=True,
        capture_output=True,
        timeout=100,
        check=False,
    )
