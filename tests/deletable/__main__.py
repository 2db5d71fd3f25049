"""`make deletable`: without the folder of any one feature and its line in pyproject.toml, every other test passes.

`python -m tests.deletable [--together] [--features bans cups] [PYTEST'S ARGUMENTS]`. Each feature is taken out of a copy of
the work tree, or all of them at once, and the tests are run there that are not its own; those with real servers only if a
path under tests/servers is named.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.plugins.test_deletable import FEATURES

ROOT: Final = Path(__file__).parents[2]
_TESTS: Final = ("tests/bot", "tests/engine", "tests/plugins", "tests/texts")
_OF_ALL: Final = "tests/plugins/test_deletable.py"
"""It holds every feature against its folder, as tests/docs does against what is written of it: one that is gone is missed, as it should be."""


def without(features: Sequence[str], tree: Path) -> None:
    """Make a copy of the work tree in which the features never were."""
    files = _run("git", "ls-files", "--cached", "--others", "--exclude-standard").splitlines()
    for name in filter(lambda name: (ROOT / name).is_file(), files):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tree / name)
    project = tree / "pyproject.toml"
    text = project.read_text()
    for feature in features:
        package = f"unobot_{feature.replace('-', '_')}"
        shutil.rmtree(tree / "plugins" / package)
        shutil.rmtree(tree / "tests" / "plugins" / package.removeprefix("unobot_"), ignore_errors=True)
        text = re.sub(rf'^[\w-]+ = "{package}"\n|, "{package}"', "", text, flags=re.MULTILINE)
        assert package not in text
    project.write_text(text)


def _run(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def environment(tree: Path) -> Path:
    """Make an environment in which that tree is installed, beside the packages of this one. Return its interpreter."""
    folder = tree / ".venv"
    venv.create(folder, symlinks=True)
    (site,) = folder.glob("lib/python*/site-packages")
    beside = sysconfig.get_paths()["purelib"]
    # a folder that a .pth names is searched, but its own .pth files, which name the work tree, are not read
    paths = [str(tree), str(tree / "engine"), str(tree / "plugins"), beside]
    (site / "tree.pth").write_text("\n".join(paths) + "\n")
    (installed,) = Path(beside).glob("unobot-*.dist-info")
    shutil.copytree(installed, site / installed.name)
    points = tomllib.loads((tree / "pyproject.toml").read_text())["project"]["entry-points"]["unobot"]
    before, _, _ = (installed / "entry_points.txt").read_text().partition("[unobot]")
    lines = [f"{name} = {module}" for name, module in points.items()]
    (site / installed.name / "entry_points.txt").write_text("\n".join([f"{before}[unobot]", *lines, ""]))
    scripts = Path(beside).parents[2] / "bin"
    for script in scripts.iterdir():
        if not (folder / "bin" / script.name).exists():
            (folder / "bin" / script.name).symlink_to(script)
    unobot = folder / "bin" / "unobot"
    unobot.unlink()
    unobot.write_text(f"#!{folder}/bin/python\nfrom unobot.cli import main\n\nmain()\n")
    unobot.chmod(0o755)
    return folder / "bin" / "python"


def passes(features: Sequence[str], arguments: Sequence[str]) -> bool:
    """Whether every other test passes without the features; what fails is printed."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        without(features, tree)
        python = environment(tree)
        chosen = [each for each in arguments if each.startswith("tests/")] or list(_TESTS)
        more = [each for each in arguments if not each.startswith("tests/")]
        command = [
            str(python),
            "-m",
            "pytest",
            *chosen,
            f"--ignore={_OF_ALL}",
            "-q",
            "-p",
            "no:cacheprovider",
            *more,
        ]
        path = f"{python.parent}{os.pathsep}{os.environ['PATH']}"
        done = subprocess.run(
            command, cwd=tree, env={**os.environ, "PATH": path}, check=False, capture_output=True, text=True
        )
    lines = done.stdout.splitlines()
    failed = [line for line in lines if line.startswith(("FAILED", "ERROR"))]
    told = [f"without {', '.join(features)}: {lines[-1] if lines else done.stderr[-2_000:]}", *failed]
    sys.stdout.write("".join(f"{line}\n" for line in told))
    sys.stdout.flush()
    return done.returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.deletable", description=__doc__)
    parser.add_argument("--features", nargs="+", choices=sorted(FEATURES), default=sorted(FEATURES))
    parser.add_argument("--together", action="store_true")
    asked, arguments = parser.parse_known_args()
    tries = [asked.features] if asked.together else [[feature] for feature in asked.features]
    return sum(not passes(features, arguments) for features in tries)


if __name__ == "__main__":
    sys.exit(main())
