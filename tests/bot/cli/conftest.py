"""The real command line, in a process of its own."""

import multiprocessing
import os
import subprocess
import sys
import warnings
from collections.abc import Callable
from pathlib import Path

import pytest

from unobot.cli import main

PRELOADED = [
    "tests.bot.cli.warm",
    "unobot.cli.check",
    "unobot.cli.demo",
    "unobot.cli.rules",
    "unobot.cli.store",
]
"""What most verbs import: a second of each run of the command, here of all runs together."""

_processes = multiprocessing.get_context("forkserver")
_processes.set_forkserver_preload(PRELOADED)


def _main(arguments: tuple[str, ...], folder: Path, out: Path, err: Path) -> None:
    """Be `unobot` with these arguments in a folder, in a process of its own; its plugins may lie there."""
    for file, descriptor in ((out, 1), (err, 2)):
        os.dup2(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), descriptor)
    os.chdir(folder)
    os.environ["COLUMNS"] = "100"
    sys.path.insert(0, str(folder))
    sys.argv = ["unobot", *arguments]
    warnings.simplefilter("error")
    main()


@pytest.fixture
def unobot(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> Callable[..., "subprocess.CompletedProcess[str]"]:
    """Run `unobot` with these arguments in an empty folder."""
    said = tmp_path_factory.mktemp("said")

    def unobot(*arguments: str) -> "subprocess.CompletedProcess[str]":
        out, err = said / "out", said / "err"
        process = _processes.Process(target=_main, args=(arguments, tmp_path, out, err))
        process.start()
        process.join(60)
        assert process.exitcode is not None, f"{arguments} did not end"
        return subprocess.CompletedProcess(arguments, process.exitcode, out.read_text(), err.read_text())

    return unobot


@pytest.fixture
def third_party(tmp_path: Path) -> Callable[[str, str], None]:
    """Install a plugin with that name and that source, as somebody's distribution."""

    def third_party(name: str, source: str) -> None:
        (tmp_path / f"their_{name}.py").write_text(f"from unobot.plugins.hookspecs import hookimpl\n{source}")
        described = tmp_path / f"their_{name}-3.1.dist-info"
        described.mkdir()
        (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: their_{name}\nVersion: 3.1\n")
        (described / "entry_points.txt").write_text(f"[unobot]\n{name} = their_{name}\n")

    return third_party
