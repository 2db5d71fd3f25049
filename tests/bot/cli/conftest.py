"""The real command line, in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PATHS = os.pathsep.join(str(ROOT / folder) for folder in (".", "engine", "plugins"))


@pytest.fixture
def unobot(tmp_path: Path) -> Callable[..., "subprocess.CompletedProcess[str]"]:
    """Run `unobot` with these arguments in an empty folder."""

    def unobot(*arguments: str) -> "subprocess.CompletedProcess[str]":
        environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{PATHS}", "COLUMNS": "100"}
        command = [sys.executable, "-W", "error", "-c", "from unobot.cli import main; main()", *arguments]
        return subprocess.run(
            command, cwd=tmp_path, env=environment, text=True, capture_output=True, timeout=60, check=False
        )

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
