"""`unobot install`, with the real pip, in an environment of its own beside this one's packages."""

import os
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Callable, Mapping
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.docs.blocks import ROOT

COW = '''"""Plugin with a cow that wins."""

from uno_engine import Preset
from unobot.plugins.hookspecs import hookimpl

unobot_api = {api}


@hookimpl
def unobot_presets() -> list[Preset]:
    return [Preset("cow", "classic", "A short game for cows.", options={{"cards": "3"}})]
'''
POINTS = "[unobot]\ncow = unobot_cow\n"


def _wheel(folder: Path, name: str, files: Mapping[str, str], *, points: str = "", needs: str = "") -> Path:
    """Write a wheel, as `python -m build` does."""
    module = name.replace("-", "_")
    described = f"{module}-2.0.dist-info"
    said = f"Metadata-Version: 2.1\nName: {name}\nVersion: 2.0\nSummary: A {name}\nAuthor: ann\nLicense: MIT\n{needs}"
    inside = {
        **files,
        f"{described}/METADATA": said,
        f"{described}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{described}/entry_points.txt": points,
        f"{described}/RECORD": "",
    }
    wheel = folder / f"{module}-2.0-py3-none-any.whl"
    with ZipFile(wheel, "w") as file:
        for place, text in inside.items():
            file.writestr(place, text)
    return wheel


def _cow(folder: Path, source: str = COW.format(api=1), needs: str = "") -> Path:
    files = {"unobot_cow/__init__.py": source, "unobot_cow/texts/en.ftl": "", "unobot_cow/texts/ja.ftl": ""}
    return _wheel(folder, "unobot-cow", files, points=POINTS, needs=needs)


Installed = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def python(tmp_path: Path) -> Path:
    """The interpreter of a new environment, which finds this one's packages, too."""
    folder = tmp_path / "beside"
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    asked = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    site = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    here = sysconfig.get_path("purelib")
    (Path(site) / "here.pth").write_text(f"import site; site.addsitedir({here!r})\n")
    return python


@pytest.fixture
def install(python: Path, tmp_path: Path) -> Installed:
    """Run `unobot install` in that environment; packages are found in the test's folder, and nowhere else."""
    there = {**os.environ, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(tmp_path), "COLUMNS": "100"}

    def install(*words: str) -> "subprocess.CompletedProcess[str]":
        line = [str(python), "-m", "unobot", "install", *words]
        return subprocess.run(
            line, cwd=tmp_path, env=there, capture_output=True, text=True, timeout=60, check=False
        )

    return install


def test_a_plugin_is_installed_with_what_it_needs_after_all_was_shown(
    install: Installed, tmp_path: Path
) -> None:
    _wheel(tmp_path, "moo", {"moo.py": "LOUD = True\n"})
    _cow(tmp_path, needs="Requires-Dist: moo\n")
    asked = install("unobot-cow")
    assert asked.returncode == 1
    assert asked.stderr == "Type --yes to install it.\n"
    shown = (
        "unobot-cow 2.0: A unobot-cow\n"
        "  by ann, licence: MIT\n"
        "  plugin cow (unobot_cow), made for api 1\n"
        "  languages: en, ja\n"
        "  installs moo 2.0\n"
    )
    assert asked.stdout == shown
    assert not list((tmp_path / "beside").rglob("unobot_cow"))  # so far it was only looked at
    done = install("unobot-cow", "--yes")
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    assert done.stdout.startswith(shown)
    assert "cow 2.0 (unobot_cow, api 1): presets cow" in done.stdout


@pytest.mark.parametrize(
    ("source", "needs", "why"),
    [
        (COW.format(api=99), "", "cow was made for unobot_api 99; this bot has 1."),
        (COW.format(api=1), "Requires-Dist: nowhere\n", "No matching distribution found for nowhere"),
        ("raise RuntimeError('moo')\n", "", "cow: broken:"),
    ],
)
def test_a_plugin_that_cannot_run_is_refused(
    install: Installed, tmp_path: Path, source: str, needs: str, why: str
) -> None:
    done = install(str(_cow(tmp_path, source, needs)), "--yes")
    assert done.returncode == 1
    assert why in done.stderr
    assert "Traceback" not in done.stderr


def test_no_code_of_a_package_runs_before_it_is_agreed_to(install: Installed, tmp_path: Path) -> None:
    ran = tmp_path / "ran"
    _cow(tmp_path, f"unobot_api = 1\nopen({str(ran)!r}, 'w').close()\n")
    assert install("unobot-cow").stdout.startswith("unobot-cow 2.0")
    assert not ran.exists()


def test_what_is_no_plugin_is_refused(install: Installed, tmp_path: Path) -> None:
    wheel = _wheel(tmp_path, "moo", {"moo.py": ""})
    (tmp_path / "broken-1.0-py3-none-any.whl").write_text("no zip")
    assert install(str(wheel)).stderr == (
        "moo 2.0 is not a plugin of unobot: it has no entry point in the group unobot.\n"
    )
    assert install(".").stderr.startswith(".: is a folder. To play with it, type unobot dev .")
    assert "unobot-cow" in install("unobot-cow").stderr  # there is none in this folder
    assert install("broken-1.0-py3-none-any.whl").returncode == 1


def test_the_bot_itself_is_never_replaced(install: Installed, tmp_path: Path) -> None:
    _wheel(tmp_path, "unobot", {})
    done = install(str(_cow(tmp_path, needs="Requires-Dist: unobot>=1\n")), "--yes")
    assert done.returncode == 1
    assert done.stderr.startswith("unobot-cow needs unobot 2.0, and this is ")


def test_without_pip_it_says_what_to_type(tmp_path: Path) -> None:
    (tmp_path / "pip.py").write_text("raise SystemExit('No module named pip')\n")
    line = [sys.executable, "-m", "unobot", "install", "unobot-cow"]
    there = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)])}
    done = subprocess.run(line, env=there, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (
        1,
        "There is no pip beside this unobot. With pipx, type pipx inject unobot PACKAGE.\n",
    )


def test_a_wheel_without_the_texts_that_the_plugin_has_is_refused(install: Installed, tmp_path: Path) -> None:
    source = "unobot_api = 1\ndef unobot_texts():\n    return []\n"
    wheel = _wheel(tmp_path, "unobot-cow", {"unobot_cow/__init__.py": source}, points=POINTS)
    done = install(str(wheel), "--yes")

    assert (done.returncode, done.stderr) == (
        1, f"{wheel.name} lacks the texts of the plugin: there is no *.ftl in it. Tell its author.\n"
    )  # fmt: skip
