"""scripts/set-up installs nothing that has another hash than constraints.txt says."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import version
from pathlib import Path

import pip
import pytest

from tests.docs.blocks import ROOT

BACKEND = """
import zipfile

def build_wheel(folder, config_settings=None, metadata_directory=None):
    with zipfile.ZipFile(f"{folder}/unobot-1-py3-none-any.whl", "w") as wheel:
        wheel.writestr("unobot.py", "")
        wheel.writestr("unobot-1.dist-info/METADATA", "Metadata-Version: 2.1\\nName: unobot\\nVersion: 1\\nRequires-Dist: tiny>=1\\n")
        wheel.writestr("unobot-1.dist-info/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        wheel.writestr("unobot-1.dist-info/RECORD", "")
    return "unobot-1-py3-none-any.whl"

build_editable = build_wheel
"""
PROJECT = """
[build-system]
requires = ["backend"]
build-backend = "backend"
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project named unobot that depends on `tiny` and is built by `backend`, and a virtual environment with pip."""
    here = tmp_path / "project"
    (here / "scripts").mkdir(parents=True)
    shutil.copy(ROOT / "scripts/set-up", here / "scripts")
    (here / "pyproject.toml").write_text(PROJECT)
    wheels = [_wheel(tmp_path, "backend", BACKEND), _wheel(tmp_path, "tiny", "")]
    pins = [f"{each.name.partition('-')[0]}==1 --hash=sha256:{_digest(each)}" for each in wheels]
    # installed already, so that nothing is downloaded
    pins.append(f"pip=={version('pip')} \\\n    --hash=sha256:{'0' * 64}")
    (here / "constraints.txt").write_text("\n".join(pins) + "\n")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", here / "venv"], check=True)
    (site,) = (here / "venv").glob("lib/python*/site-packages")
    installed = Path(pip.__file__).parent
    for folder in (installed, *installed.parent.glob("pip-*.dist-info")):
        shutil.copytree(folder, site / folder.name)
    return here


def _wheel(folder: Path, name: str, text: str) -> Path:
    path = folder / f"{name}-1-py3-none-any.whl"
    about = f"{name}-1.dist-info"
    with zipfile.ZipFile(path, "w") as wheel:
        wheel.writestr(f"{name}.py", text)
        wheel.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
        wheel.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{about}/RECORD", "")
    return path


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _set_up(project: Path, kind: str) -> "subprocess.CompletedProcess[str]":
    """Run the script with no other packages than those of the test."""
    variables = {
        "PATH": os.environ["PATH"],
        "PYTHON": sys.executable,
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": str(project.parent),
    }
    return subprocess.run(
        [project / "scripts/set-up", project / "venv", kind],
        env=variables,
        capture_output=True,
        text=True,
        check=False,
    )


def _installed(project: Path) -> set[str]:
    return {path.name for path in project.glob("venv/lib/python*/site-packages/*-1.dist-info")}


@pytest.mark.parametrize("kind", ["run", "unobot"])
def test_what_has_the_hash_that_is_written_down_is_installed(project: Path, kind: str) -> None:
    done = _set_up(project, kind)

    assert done.returncode == 0, done.stderr
    assert _installed(project) == {"tiny-1.dist-info", "unobot-1.dist-info"}


@pytest.mark.parametrize(("package", "kind"), [("tiny", "run"), ("backend", "unobot")])
def test_a_package_with_another_hash_is_named_and_not_installed(
    project: Path, package: str, kind: str
) -> None:
    with zipfile.ZipFile(project.parent / f"{package}-1-py3-none-any.whl", "a") as wheel:
        wheel.writestr("more.py", "")
    done = _set_up(project, kind)

    assert done.returncode != 0
    assert "THESE PACKAGES DO NOT MATCH THE HASHES" in done.stderr
    assert re.search(rf"{package}==1 .*\n\s+Expected sha256 \w+\n\s+Got +\w+", done.stderr), done.stderr
    assert "tiny-1.dist-info" not in _installed(project)


def test_a_package_that_is_not_listed_is_not_installed(project: Path) -> None:
    pins = (project / "constraints.txt").read_text()
    (project / "constraints.txt").write_text(re.sub("tiny==.*\n", "", pins))
    done = _set_up(project, "run")

    assert done.returncode != 0
    assert "all requirements must have their versions pinned" in done.stderr
    assert "tiny-1.dist-info" not in _installed(project)


def test_a_pip_with_another_hash_is_not_installed(project: Path) -> None:
    _wheel(project.parent, "pip", "")
    pins = (project / "constraints.txt").read_text()
    (project / "constraints.txt").write_text(re.sub("pip==.* ", "pip==1 ", pins))
    done = _set_up(project, "run")

    assert done.returncode != 0
    assert "THESE PACKAGES DO NOT MATCH THE HASHES" in done.stderr


def test_every_pin_has_hashes_and_no_address() -> None:
    text = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    pins = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", "").splitlines()

    assert len(pins) > 100
    assert [
        pin for pin in pins if not re.fullmatch(r"[a-z0-9-]+==\S+( ; [^#]+?)?( +--hash=sha256:\w{64})+", pin)
    ] == []
